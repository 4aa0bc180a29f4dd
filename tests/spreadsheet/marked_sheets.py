"""One sheet for every kind of fault that its cells can have, each marked."""

from sheets import FIRST, GOOD, HEAD, PAIRE_FIRST, PAIRE_GOOD, PAIRE_HEAD, ROW, paire_row, row

MARKED = {
    # of sheets alone
    "an unknown column": row(**{"⟦unknown-column:stakes⟧": "5"}),
    "a column twice, in the other language": f"{HEAD};⟦column-twice:Mise⟧\n{FIRST};50\n",
    "a column without a heading": f"{HEAD};\n{FIRST};⟦column-unnamed:5⟧\n{ROW};6\n",
    "cells beyond the headings": f"{HEAD}\n{FIRST};⟦column-unnamed:odd⟧\n",
    "a column of the other game": f"{HEAD};⟦column-of-other-game:player⟧\n{FIRST};1\n",
    "no known heading": "⟦no-headings:colour⟧;shape\nred;round\n",
    "no row below the headings": HEAD.replace("title", "⟦no-rows:title⟧"),
    "columns missing": f"{HEAD.replace(';box', '').replace(';hand', '')};⟦missing-column:⟧⟦missing-column:⟧\n"
    + FIRST.replace(";1;10;50;Ts 7c stand", ";10;50"),
    "a column missing that the rules want": f"{HEAD.replace(';pok;', ';')};⟦missing-column:⟧\n"
    + FIRST.replace(";1;10;50", ";1;50"),
    "a cell missing": f"{HEAD}\n{FIRST}\n{ROW.replace(';3;', ';⟦missing-cell:⟧;')}\n",
    "no round in the first row": row(round="⟦missing-cell:⟧"),
    "a round without a bank": row(bank="⟦missing-cell:⟧"),
    "a round without a box": f"{HEAD}\nM;poker21;10;500;100;1;9s 5h 7d 2c Kd;⟦missing-cell:⟧;;;\n",
    "no amount": row(stake="⟦not-amount:fifty⟧"),
    "an amount of two readings": row(stake="⟦not-amount:1.250⟧"),
    "a spreadsheet's error": row(stake="⟦not-amount:#REF!⟧"),
    "no whole number": row(box="⟦not-whole:1.5⟧"),
    "a round that is no number": row(round="⟦not-whole:one⟧"),
    "neither yes nor no": row(red_card="⟦not-flag:perhaps⟧"),
    "a bank said otherwise": f"{HEAD}\n{FIRST}\n{ROW.replace(';1;;3', ';1;⟦said-otherwise:9s 5h⟧;3')}\n",
    "rules said otherwise in another round": f"{HEAD}\n{FIRST}\n"
    + FIRST.replace(";1;9s", ";2;9s")
    .replace("Marked;poker21", "Marked;⟦said-otherwise:blackjack⟧")
    .replace(";50;", ";60;"),
    "a note in one language and in both": row(note="⟦note-twice:tie⟧", note_fr="égalité"),
    "a date": paire_row(bet="⟦looks-like-date:02/08/2026⟧"),
    "a date in words": paire_row(offer_bet="⟦looks-like-date:2-août⟧", offer_stake="5"),
    # of scenarios, told by cell
    "a control character": row(title="M⟦control-character:\x1b⟧d"),
    "after an apostrophe": row(title="'=M⟦control-character:\x1b⟧d"),
    "a title too long": row(title=f"⟦text-too-long:{'x' * 120}⟧{'x' * 100}"),
    "rules that nobody knows": row(rules="⟦unknown-rules:poker12⟧"),
    "rules by a climbing path": row(rules="⟦rules-outside:../house.toml⟧"),
    "rules that are not there": row(rules="⟦rules-absent:house.toml⟧"),
    "P21-20 POK maximum": row(pok_maximum="⟦pok-maximum-too-high:101⟧"),
    "P21-21 maximum": row(maximum="⟦maximum-not-multiple:510⟧"),
    "a limit of nothing": row(minimum="⟦money-zero:0⟧"),
    "negative money": row(stake="⟦money-negative:-5⟧"),
    "below the minimum": row(stake="⟦below-minimum:9,50⟧"),
    "above the maximum": row(pok="⟦above-maximum:110⟧"),
    "above the maximum with a standing player": row(stake="490", standing_1="⟦above-maximum:20⟧"),
    "a third standing player": row(standing_1="10", debout_2="10", standing_3="⟦too-many-standing:10⟧"),
    "a standing player without a stake": row(standing_1="⟦missing-cell:⟧", standing_1_pok="10"),
    "a standing player whose stakes have no column": row(standing_1_pok="10").replace(
        "1 pok\n", "1 pok;⟦missing-column:⟧\n"
    ),
    "only the second standing player, below the minimum": row(standing_1="", standing_2="⟦below-minimum:5⟧"),
    "an offer in which nothing is refused": row(offer_pok="⟦nothing-refused:10⟧", offer_stake="50"),
    "POK where none is played": f"{HEAD}\n{FIRST}\n".replace("poker21", "blackjack")
    .replace("9s 5h 7d", "9s 5h 7d⟦bank-too-many:")
    .replace("⟦bank-too-many: 2c Kd", " ⟦bank-too-many:2c Kd⟧")
    .replace(";100;", ";⟦pok-not-played:100⟧;")
    .replace(";1;10;", ";1;⟦pok-not-played:10⟧;"),
    "insurance where there is none": row(insurance="⟦insurance-not-played:25⟧"),
    "box 8": row(box="⟦box-outside:8⟧"),
    "a box twice": f"{HEAD}\n{FIRST}\n{ROW.replace(';3;', ';⟦box-twice:1⟧;')}\n",
    "unknown card": row(hand="Ts ⟦unknown-card:Xx⟧ stand"),
    "unknown card of the bank": row(bank="9s 5h ⟦unknown-card:Rd⟧ 2c Kd"),
    "unknown word": row(hand="Ts 7c ⟦unknown-word:stnad⟧"),
    "P21-25 a card after 21": row(hand="Ts 6c hit 5d hit ⟦card-after-end:2c⟧"),
    "an unfinished hand": row(hand=" Ts 6c hit ⟦unfinished-hand:4d⟧"),
    "P21-44 the bank short of five": row(bank="9s 8h 7d ⟦bank-too-few:2c⟧"),
    "P21-2 seven of one card": row(bank="9s 8h 9s 9s 9s", hand="9s 9s hit ⟦too-many-copies:9s⟧"),
    "P21-43 a natural the chips cannot pay": row(hand="Ts As", stake="⟦natural-not-in-chips:50,50⟧"),
    "a round twice": f"{GOOD}{FIRST.replace(';1;9s', ';⟦duplicate-round:7⟧;9s')}\n{ROW.replace(';1;', ';7;')}\n",
    "nothing left to settle": "title;rules;minimum;maximum;round;bank;box;stake;hand\n"
    "M;blackjack;10;500;⟦nothing-to-settle:4⟧;9s;1;50;Ts 7c surrender\n",
    # of Pair'e Poker
    "no player": paire_row(player="⟦missing-cell:⟧"),
    "player 6": paire_row(player="⟦player-outside:6⟧"),
    "a player without a bet": f"{PAIRE_GOOD};;;;;;;3;⟦no-bets:⟧;;;\n",
    "a stake without a bet": paire_row(bet="⟦missing-cell:⟧"),
    "a bet without a stake": paire_row(stake="⟦missing-cell:⟧"),
    "a bet that is not on the felt": paire_row(bet="⟦bet-not-on-felt:7-8⟧"),
    "a bet twice": f"{PAIRE_HEAD}\n{PAIRE_FIRST}\n;;;;;;;;⟦bet-twice:red⟧;2;;\n",
    "optional bets alone": paire_row(bet="⟦no-main-bet:any pair⟧", stake="2"),
    "a main bet above the maximum": paire_row(stake="⟦above-maximum:11⟧"),
    "an offer of which all is taken": paire_row(offer_bet="⟦nothing-refused:red⟧", offer_stake="2"),
    "three cards": paire_row(cards="7h joker 7d ⟦three-cards:2c⟧"),
    "a limit that the rules fix": paire_row(main_maximum="⟦limit-not-the-rules:20⟧"),
    "a column of twenty-one": f"{PAIRE_HEAD};⟦column-of-other-game:hand⟧\n{PAIRE_FIRST};Ts 7c\n",
}
