"""One file for every kind of fault that a scenario of Pair'e Poker can have, its token marked."""

HEAD = """\
format = 1
title = "Marked"
rules = "paire-poker"
[limits]
minimum = 2
main_maximum = 10
optional_maximum = 2
"""
CARDS = 'cards = "7h joker 7d"\n'
PLAYER = """\
[[rounds.players]]
player = 2
bets = [{ on = "red", stake = 5 }, { on = "pair 7", stake = 2 }]
"""
GOOD = f"{HEAD}[[rounds]]\n{CARDS}{PLAYER}"


def changed(*changes: str) -> str:
    """A good file in which each of `changes` is replaced by the one after it."""
    text = GOOD
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new)
    return text


def cards(text: str) -> str:
    return changed("7h joker 7d", text)


def bets(*written: str) -> str:
    return changed('{ on = "red", stake = 5 }, { on = "pair 7", stake = 2 }', ", ".join(written))


def offer(*written: str) -> str:
    return f"{GOOD}first_offer = [{', '.join(written)}]\n"


MARKED = {
    "PP a key of another game": changed("main_maximum", "⟦unknown-key:maximum⟧", "[limits]", "⟦missing-key:[limits]⟧"),
    "PP a round of boxes": changed(
        "[[rounds]]", "⟦missing-key:[[rounds]]⟧", "[[rounds.players]]", "[[rounds.⟦unknown-key:boxes⟧]]"
    ),
    "PP a round without cards": changed("[[rounds]]\n" + CARDS, "⟦missing-key:[[rounds]]⟧\n"),
    "PP a player without bets": changed(
        "[[rounds.players]]\n", "⟦missing-key:[[rounds.players]]⟧\n", "bets", "⟦unknown-key:bet⟧"
    ),
    "PP a bet without a stake": bets('⟦missing-key:{ on = "red" }⟧'),
    "PP a bet on nothing": bets("⟦missing-key:{ stake = 5 }⟧"),
    "PP a bet with a key too many": bets('{ on = "red", stake = 5, ⟦unknown-key:box⟧ = 1 }'),
    "PP a bet that is a text": bets('⟦wrong-type:"red"⟧'),
    "PP a bet on a number": bets("{ on = ⟦wrong-type:7⟧, stake = 2 }"),
    "PP a bet with a name without end": bets(f'{{ on = ⟦text-too-long:"{"x" * 41}"⟧, stake = 2 }}'),
    "PP a bet that steers a terminal": offer(r'{ on = "a⟦control-character:\u001b⟧[31m", stake = 2 }'),
    "PP players that are a table": changed("[[rounds.players]]", "⟦wrong-type:[rounds.players]⟧"),
    "PP a player that is a text": changed("player = 2", 'player = ⟦wrong-type:"2"⟧'),
    "PP no players": changed(PLAYER, "players = ⟦no-players:[]⟧\n"),
    "PP negative money": bets('{ on = "red", stake = ⟦money-negative:-5⟧ }'),
    "PP three decimals": bets('{ on = "red", stake = ⟦money-places:5.001⟧ }'),
    "PP infinite money": bets('{ on = "red", stake = ⟦money-infinite:inf⟧ }'),
    "PP absurd money": offer('{ on = "red", stake = ⟦money-absurd:1e12⟧ }'),
    "PP a limit of nothing": changed("minimum = 2", "minimum = ⟦money-zero:0⟧"),
    "PP-10 another minimum": changed("minimum = 2\nmain", "minimum = ⟦limit-not-the-rules:1⟧\nmain"),
    "PP-10 another maximum of main bets": changed("= 10", "= ⟦limit-not-the-rules:20⟧"),
    "PP-10 another maximum of optional bets": changed(
        "optional_maximum = 2", "optional_maximum = ⟦limit-not-the-rules:5⟧"
    ),
    "PP-1 two cards": changed('"7h joker 7d"', '⟦three-cards:"7h joker"⟧'),
    "PP-1 no cards": changed('"7h joker 7d"', '⟦three-cards:""⟧'),
    "PP-5 the burnt card written": cards("Ts 7h joker ⟦three-cards:7d⟧"),
    "PP-1 five cards": cards("7h joker 7d ⟦three-cards:8s 9s⟧"),
    "PP-1 one card twice": cards("7h joker ⟦too-many-copies:7h⟧"),
    "PP-1 a third joker": cards("joker joker ⟦too-many-copies:joker⟧"),
    "PP an unknown card": cards("7h ⟦unknown-card:jkr⟧ 7d"),
    "PP two unknown cards": cards("⟦unknown-card:Rh⟧ joker ⟦unknown-card:7x⟧"),
    "PP-1 a sixth player": changed("player = 2", "player = ⟦player-outside:6⟧"),
    "PP-1 no first player": changed("player = 2", "player = ⟦player-outside:0⟧"),
    "PP a player twice": GOOD + PLAYER.replace("player = 2", "player = ⟦player-twice:2⟧"),
    "PP-3 a player who stakes nothing": changed(
        '[{ on = "red", stake = 5 }, { on = "pair 7", stake = 2 }]', "⟦no-bets:[]⟧"
    ),
    "PP-3 optional bets alone": bets(
        '{ on = ⟦no-main-bet:"any pair"⟧, stake = 2 }', '{ on = "poker hand", stake = 2 }'
    ),
    "PP-4 a cheval across the corner": bets('{ on = ⟦bet-not-on-felt:"7-8"⟧, stake = 2 }'),
    "PP-4 a transversale of the lower row": bets('{ on = ⟦bet-not-on-felt:"J-Q-K"⟧, stake = 2 }'),
    "PP-4 every bet off the felt": bets(
        '{ on = ⟦bet-not-on-felt:"rouge"⟧, stake = 2 }',
        "{ on = ⟦bet-not-on-felt:'2-3-8'⟧, stake = ⟦money-negative:-2⟧ }",
    ),
    "a bet twice": bets(
        '{ on = "2-8", stake = 2 }', '{ on = "red", stake = 2 }', '{ on = ⟦bet-twice:"8-2"⟧, stake = 2 }'
    ),
    "a bet twice in an offer": offer('{ on = "7-8", stake = 2 }', '{ on = ⟦bet-twice:"8-7"⟧, stake = 2 }'),
    "PP-10 a main bet below the minimum": bets('{ on = "red", stake = ⟦below-minimum:1.99⟧ }'),
    "PP-10 a stake of nothing": bets('{ on = "red", stake = ⟦below-minimum:0⟧ }'),
    "PP-10 a main bet above its maximum": bets('{ on = "7-K-joker", stake = ⟦above-maximum:10.01⟧ }'),
    "PP-10 an optional bet above its maximum": bets(
        '{ on = "7", stake = 10 }', '{ on = "pair 7", stake = ⟦above-maximum:3⟧ }'
    ),
    "PP an offer that may stand": GOOD + 'first_offer = ⟦nothing-refused:[{ on = "red", stake = 5 }]⟧\n',
    "PP an empty offer": GOOD + "first_offer = ⟦nothing-refused:[]⟧\n",
}
