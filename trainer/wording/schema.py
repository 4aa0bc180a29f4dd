"""What an editor says of a file's keys: a title and a description each."""

from collections.abc import Mapping
from typing import Final

from trainer.rules import HOUSE, PRESETS, any_preset
from trainer.wording import rules, statements
from trainer.wording.language import N_, Language

_SCENARIO: Final[Mapping[str, tuple[str, str]]] = {
    "scenario": (N_("Scenario"), N_("Rounds at the table: stakes, cards in the order they came, what players asked.")),
    "format": (N_("Format"), N_("The format of scenario files; there is one.")),
    "title": (N_("Title"), N_("What the scenario or the lesson is called.")),
    "aim": (N_("Aim"), N_("What the lesson is for.")),
    "rules": (
        N_("Rules"),
        N_("A preset's name, or the path of a house's rules file beside this one or in a folder below it."),
    ),
    "text": (N_("Both languages"), N_("Title and aim in English and in French.")),
    "limits": (N_("Limits"), N_("The limits shown at the table, in euros: 2.5 is two and a half.")),
    "limits.minimum": (N_("Minimum"), N_("Of every stake.")),
    "limits.maximum": (
        N_("“21” maximum"),
        N_("Of all “21” stakes on one hand together: a multiple of the minimum that the rules allow."),
    ),
    "limits.pok_maximum": (N_("POK maximum"), N_("Of all POK stakes on one hand together.")),
    "limits.main_maximum": (N_("Maximum of main bets"), N_("Pair'e Poker: of every bet on the first card.")),
    "limits.optional_maximum": (N_("Maximum of optional bets"), N_("Pair'e Poker: of every other bet.")),
    "rounds": (N_("Rounds"), N_("Each begins with a line [[rounds]].")),
    "note": (N_("Note"), N_("What the trainee is told of the round; a table of `fr` and `en` for both languages.")),
    "bank": (N_("Bank"), N_("Every card the bank takes, POK's included, in order: 9s 5h 7d 2c Kd.")),
    "red_card": (N_("Red card"), N_("Whether the red card came out during this round.")),
    "boxes": (N_("Boxes"), N_("Each begins with a line [[rounds.boxes]].")),
    "box": (N_("Box"), N_("1 to 7, from the croupier's left.")),
    "pok": (N_("POK stake"), N_("The seated player's; compulsory where the rules play POK.")),
    "stake": (N_("“21” stake"), N_("The seated player's.")),
    "hand": (
        N_("Hand"),
        N_(
            "Two cards, then what the player asks: stand, hit CARD, double CARD, surrender, split (…) (…). "
            "What the rules refuse is written without a card: Ts 6c hit 5d hit."
        ),
    ),
    "insurance": (N_("Insurance"), N_("At most half the stake, against an ace of the bank, where the rules insure.")),
    "standing": (N_("Standing players"), N_("Those who stake on this hand from behind the seat.")),
    "standing.stake": (N_("“21” stake"), N_("The standing player's.")),
    "follows": (N_("Follows"), N_("Whether the standing player follows doubles and splits.")),
    "standing.pok": (N_("POK stake"), N_("The standing player's, if he has one.")),
    "first_offer": (N_("First offer"), N_("What was first put down, and has to be refused.")),
    "offer.stake": (N_("“21” stake"), N_("The one first put down.")),
    "offer.pok": (N_("POK stake"), N_("The one first put down.")),
    "cards": (
        N_("Cards"),
        N_("Pair'e Poker: the first, second and third card, without the burnt one: 7h joker 7d."),
    ),
    "players": (N_("Players"), N_("Pair'e Poker: each begins with a line [[rounds.players]].")),
    "player": (N_("Player"), N_("1 to 5.")),
    "bets": (N_("Bets"), N_("What lies on the felt, in the order placed; a main bet among it.")),
    "bet": (
        N_("Bet"),
        N_("red, black, a value, values joined by “-” as they lie on the felt, pair 7, any pair, poker hand."),
    ),
    "bet.stake": (N_("Stake"), N_("What is staked on the bet.")),
    "offered-bets": (N_("First offer"), N_("All that the player first put down, bets to be refused among it.")),
    "offered-bet": (N_("Bet"), N_("One of the felt, or one to be refused.")),
}
_RULES_FILE: Final[Mapping[str, tuple[str, str]]] = {
    "rules-file": (N_("House rules"), N_("A preset in `base`, and below it only the lines that differ.")),
    "base": (N_("Base"), N_("The preset that fills in all that is not said here.")),
    "game": (N_("Game"), N_("Only where there is no base: then every option of the game is said.")),
    "statements": (N_("Statements"), N_("The statement that each option rests on, as feedback cites it.")),
}


def scenario_words(name: str, language: Language) -> tuple[str, str]:
    """The title and the description of a scenario file's key."""
    title, description = _SCENARIO[name]
    return language.text(title), language.text(description)


def rules_words(name: str, language: Language) -> tuple[str, str]:
    """The title and the description of a rules file's key: an option is explained by the statement it rests on."""
    if name in _RULES_FILE:
        title, description = _RULES_FILE[name]
        return language.text(title), language.text(description)
    cited = next(found for preset in PRESETS if (found := any_preset(preset).statements.get(name)) not in (None, HOUSE))
    return rules.name(name, language), statements.words(cited, language)
