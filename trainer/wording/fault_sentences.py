"""The sentences of faults: for every code what is wrong and, where the hint does not say it, what would be right.

`{text}` is the offending text as it stands in the file.
"""

from collections.abc import Mapping
from typing import Final

from trainer.wording.language import N_

SENTENCES: Final[Mapping[str, str]] = {
    "absent": N_("There is no such file."),
    "unreadable": N_("The file cannot be read: {reason}."),
    "no-files": N_("The folder holds no .toml file."),
    "too-large": N_("The file is larger than {most} MB, and is not read. Divide it into several."),
    "not-utf-8": N_("Byte {byte} at this place is not UTF-8. Save the file as UTF-8."),
    "empty": N_("The file states nothing. It needs format, title, rules, [limits] and [[rounds]]."),
    "too-nested": N_("Brackets in brackets, or a key of countless parts. A scenario is four tables deep at most."),
    "more-faults": N_("The file has more than {most} faults; from here on it was not read."),
    "unknown-key": N_("`{text}` is no key of this table."),
    "missing-key": N_("This table lacks `{key}`. Add `{example}`."),
    "wrong-type": N_("This is {found}. Right would be {expected}."),
    "unknown-format": N_("There is no such format of scenario files. Write `format = 1`."),
    "control-character": N_("The text holds the control character U+{number}, which is shown to nobody. Take it out."),
    "text-too-long": N_("The text is too long. It may have {most} letters."),
    "no-rounds": N_("The file has no rounds. Each begins with a line `[[rounds]]`."),
    "no-boxes": N_("The round has no boxes. Each begins with a line `[[rounds.boxes]]`."),
    "money-places": N_("An amount has at most two decimals."),
    "money-negative": N_("An amount cannot be negative."),
    "money-infinite": N_("An amount is a number that ends."),
    "money-absurd": N_("No table knows such an amount."),
    "money-zero": N_("`{text}` is no amount here. Write one above zero."),
    "unknown-rules": N_("No rules are called `{text}`."),
    "rules-outside": N_(
        "A rules file lies beside the scenario or in a folder below it. Write a relative path without `..`."
    ),
    "rules-absent": N_("There is no such rules file beside the scenario."),
    "rules-not-scenario": N_("This is a house's rules file. A scenario names it in `rules` and has rounds of its own."),
    "rules-unknown-key": N_("`{text}` is no option of the rules."),
    "rules-missing-key": N_('The rules lack `{key}`. Add it, or begin with `base = "{base}"`.'),
    "rules-wrong-value": N_("`{text}` is no value that this option can have."),
    "rules-unknown-base": N_("`base` names none of the rules that can be built upon."),
    "pok-maximum-too-high": N_("The POK maximum is at most {times} times the minimum, {ceiling}."),
    "maximum-not-multiple": N_("The “21” maximum is a fixed multiple of the minimum. Right would be {allowed}."),
    "maximum-below-minimum": N_("A maximum below the minimum, {minimum}, allows no stake."),
    "pok-not-played": N_("The rules `{rules}` play no POK. Take `{text}` out."),
    "insurance-not-played": N_("The rules `{rules}` know no insurance. Take `{text}` out."),
    "insurance-no-ace": N_("Insurance is taken only against an ace, and the bank's card is {card}."),
    "insurance-too-much": N_("Insurance is at most half the stake, {ceiling}."),
    "below-minimum": N_("{amount} is below the minimum, {minimum}."),
    "above-maximum": N_("The stakes on {bet} here come to {total}, above the maximum, {maximum}."),
    "bet-above-maximum": N_("{amount} is above the maximum for this bet, {maximum}."),
    "too-many-standing": N_("At most {most} standing players stake with a seated one."),
    "nothing-refused": N_(
        "Nothing in this first offer is refused. Let it break a limit or lack a stake, or take it out."
    ),
    "no-offered-bet-refused": N_(
        "Nothing in this first offer is refused. Let a bet break a limit, lie off the felt or lack a main bet, "
        "or take the offer out."
    ),
    "natural-not-cents": N_("A natural pays {ratio}, and on {amount} that is not whole cents. Choose another stake."),
    "half-not-cents": N_("Surrender gives half back, and half of {amount} is not whole cents. Choose another stake."),
    "natural-not-in-chips": N_(
        "The natural earns {amount}, which the house cannot pay: its chips make multiples of {smallest}."
    ),
    "half-not-in-chips": N_(
        "Surrender gives {amount} back, which the house cannot pay: its chips make multiples of {smallest}."
    ),
    "box-outside": N_("Boxes are numbered from 1 to {seats}."),
    "box-twice": N_("Box {box} is in this round already."),
    "unknown-card": N_("`{word}` is no card."),
    "unknown-word": N_(
        "`{word}` is neither a card nor what a player can ask: `stand`, `hit`, `double`, `split`, `surrender`."
    ),
    "joker-not-in-pack": N_("The packs of this game have no joker."),
    "too-many-copies": N_("{card} is on the table more often than the {packs} packs hold it."),
    "too-many-in-pack": N_("The pack holds {card} once, and it is drawn a second time."),
    "too-many-jokers": N_("More jokers are drawn than the pack holds, {held}."),
    "bank-empty": N_("The bank has no card. Write all that it takes, POK's included."),
    "bank-too-few-to-stand": N_("The bank has {score} and draws up to 17. Write the cards that are missing."),
    "bank-too-few": N_("The bank takes {due} cards in this round, POK's included. Write those that are missing."),
    "bank-too-many": N_("The bank takes {due} cards in this round and no more. Take `{text}` out."),
    "bank-one-card": N_("The bank takes one card in this round and no more. Take `{text}` out."),
    "two-cards": N_("A hand begins with two cards, as in `Ts 6c hit 4d stand`."),
    "card-after-end": N_("Take `{text}` out; if the player asks, write `{request}` without a card."),
    "card-after-end-unasked": N_("Take `{text}` out."),
    "card-after-refused": N_("Write `{request}` without a card, and go on with the hand."),
    "brackets-after-refused": N_("Write `{request}` without brackets, and go on with the hand."),
    "card-without-request": N_("`{text}` comes without being asked for. Write `hit {text}` or `double {text}`."),
    "missing-card": N_("`{request}` is granted here, and its card is missing. Write it after the word."),
    "stray-bracket": N_("This bracket belongs to no split."),
    "missing-brackets": N_(
        "{cards} may be split. Write the two hands after the word, in the order played, each in brackets."
    ),
    "unclosed-bracket": N_("This bracket is not closed."),
    "not-of-pair": N_("A hand in brackets begins with its card of the pair. Still to come: {cards}."),
    "missing-second-card": N_("The hand of {card} lacks its second card. Each hand of a split gets one."),
    "unfinished-hand": N_("The hand {cards} counts {score} and is unfinished. Write what the player asks, or `stand`."),
    "stand-after-end": N_("Take `stand` out."),
    "surrender-not-first": N_("`surrender` is asked before anything else, or not at all."),
    "limit-not-the-rules": N_("The rules `{rules}` fix this limit. Write {amount}."),
    "three-cards": N_(
        "A round has three cards, as in `7h joker 7d`; these are {count}. The burnt card is not written."
    ),
    "three-cards-more": N_("A round has three cards and no more. Take `{text}` out; the burnt card is not written."),
    "no-players": N_("The round has no players. Each begins with a line `[[rounds.players]]`."),
    "player-outside": N_("Players are numbered from 1 to {seats}."),
    "player-twice": N_("Player {player} is in this round already."),
    "no-bets": N_("The player stakes nothing. Give him a main bet, or take him out."),
    "bet-not-on-felt": N_("The felt has no bet `{text}`."),
    "bet-twice": N_("This player has a stake on {bet} already. Write both as one."),
    "nothing-to-settle": N_(
        "Nothing is left to settle in this round. Let a stake reach the end of it, or leave the round out."
    ),
    "duplicate-round": N_("This round is the same as round {number}. Change it, or leave it out."),
    "duplicate-rounds": N_("This and other rounds, {count} in all, are the same as rounds before them."),
    "no-main-bet": N_("All these bets are optional. Add a main bet on the first card's colour or value."),
}
PROBLEMS: Final[Mapping[str, str]] = {
    "twice": N_("This is stated a second time. Keep one of the two."),
    "unclosed": N_("This is not TOML: a bracket or a quotation mark before this place is not closed."),
    "string": N_("This is not TOML: a text cannot hold this sign. Write a backslash as two."),
    "equals": N_("This is not TOML: after a key come `=` and its value."),
    "key": N_("This is not TOML: a line begins with a key, with a table's header in brackets, or with `#`."),
    "line": N_("This is not TOML: nothing more may stand on this line."),
    "value": N_("This is not TOML: a value is a number, a text in quotation marks, true or false, or in brackets."),
    "quotes": N_('This is not TOML: such quotation marks are for print. Write straight ones, "…".'),
    "comma": N_("This is not TOML: decimals have a point. Write 2.5 for two and a half."),
}
"""What is wrong with the TOML itself, by the problem that the reader makes out."""
KINDS: Final[Mapping[str, str]] = {
    "boolean": N_("true or false"),
    "integer": N_("a whole number"),
    "decimal": N_("a decimal number"),
    "string": N_("a text in quotation marks"),
    "array": N_("an array in brackets"),
    "table": N_("a table"),
    "date": N_("a date"),
    "money": N_("an amount such as 50 or 2.5, without quotation marks"),
    "tables": N_("an array of tables, each with its header in double brackets"),
}
"""The kinds of value a file can have, and those that are expected of it."""
ENDED: Final[Mapping[str, str]] = {
    "natural": N_("The hand is a natural, finished as dealt."),
    "21": N_("The hand is 21 after {last}: the player may draw no card."),
    "bust": N_("The hand is bust after {last}."),
    "stood": N_("The player has stood on {score}."),
    "doubled": N_("The hand was doubled and has its one card, {last}."),
    "surrendered": N_("The hand is surrendered."),
    "split": N_("The hand is split, and what is asked of its parts stands in their brackets."),
    "split-ace": N_("A split ace takes one card, {last}, and no more."),
}
"""Why a hand has ended, by `ended`, or by its score where the cards alone end it."""
EXAMPLES: Final[Mapping[str, str]] = {
    "format": "format = 1",
    "title": 'title = "…"',
    "rules": 'rules = "poker21"',
    "limits": "[limits]",
    "minimum": "minimum = 10",
    "maximum": "maximum = 500",
    "pok_maximum": "pok_maximum = 100",
    "bank": 'bank = "9s 8h …"',
    "boxes": "[[rounds.boxes]]",
    "box": "box = 1",
    "stake": "stake = 50",
    "pok": "pok = 10",
    "hand": 'hand = "Ts 7c stand"',
    "cards": 'cards = "7h joker 7d"',
    "players": "[[rounds.players]]",
    "player": "player = 1",
    "bets": 'bets = [{ on = "red", stake = 5 }]',
    "on": 'on = "red"',
}
"""How a key that is missing would be written."""
