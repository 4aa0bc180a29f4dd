"""The statements of Poker 21 as the decree has it, in the project's own words."""

from typing import Final, Literal

from msgspec import Struct

from trainer.wording.language import N_

Origin = Literal["source", "default", "mixed", "house"]
"""Whether the source says it, is silent (then it is the default here), says a part of it, or the house made it."""


class Statement(Struct, frozen=True):
    """One statement. `text` is to be put through `Language.text`; `article` is the source's, where it has one."""

    id: str
    text: str
    article: str | None = None
    origin: Origin = "source"


POKER21: Final = (
    Statement("P21-1", N_("Each of the seven places has two cells on the felt: one for POK, one for “21”."), "3"),
    Statement(
        "P21-2",
        N_(
            "Play is with six packs of 52 cards, three packs of each of two back colours, "
            "dealt from a shoe; burnt cards go into a receptacle."
        ),
        "3",
    ),
    Statement("P21-3", N_("The cards may be mixed by a shuffling machine."), "4"),
    Statement(
        "P21-4",
        N_("Cards from 2 to 10 count their number, jack, queen and king count 10, an ace counts 1 or 11."),
        "5",
    ),
    Statement(
        "P21-5",
        N_("Seven players at most sit facing the croupier; one of them may play further boxes that are free."),
        "6",
    ),
    Statement(
        "P21-6",
        N_(
            "Two standing players at most may join each seated player, with his consent and within the hand's "
            "maximum. They give no advice and are bound by what he decides."
        ),
        "6",
    ),
    Statement(
        "P21-7",
        N_(
            "A standing player need not stake on POK, nor follow a double or a split. "
            "A stake that does not follow a split stays on the hand played first."
        ),
        origin="default",
    ),
    Statement("P21-8", N_("On opening, the six packs are spread face up, counted and checked."), "7"),
    Statement("P21-9", N_("The cards are turned face down and parted into several piles."), "7"),
    Statement("P21-10", N_("Each pile is shuffled, then cut twice."), "7"),
    Statement("P21-11", N_("The croupier cuts the whole; a player makes the last cut."), "7"),
    Statement("P21-12", N_("The red card is placed so that about one pack at least stays behind it."), "7"),
    Statement("P21-13", N_("The cards are put into the shoe."), "7"),
    Statement(
        "P21-14", N_("Before the first deal five cards are burnt, into the receptacle at the croupier's right."), "7"
    ),
    Statement(
        "P21-15",
        N_(
            "When the red card comes out the round is finished. The rest of the shoe is then put in two parts into "
            "the burnt pile, and all is shuffled again from the piles on."
        ),
        "14",
    ),
    Statement(
        "P21-16",
        N_("Should the shoe run out within a round, play stops and the table chief is called."),
        origin="default",
    ),
    Statement(
        "P21-17",
        N_("A seated player stakes on POK, then on “21”. He must do both: one without the other is refused."),
        "8",
    ),
    Statement(
        "P21-18",
        N_("Stakes are chips and plaques in plain sight, between minimum and maximum, put down before the deal."),
        "9",
    ),
    Statement("P21-19", N_("The minimum is set when the session starts, and shown."), "9"),
    Statement("P21-20", N_("The POK maximum is shown; it is ten times the minimum at most."), "9"),
    Statement("P21-21", N_("The “21” maximum is shown; it is 20, 50, 100 or 200 times the minimum."), "9"),
    Statement(
        "P21-22",
        N_(
            "The maximum holds for one hand, over the first stakes of seated and standing players together. "
            "Doubles, splits and further boxes may carry a player past it."
        ),
        "9",
    ),
    Statement(
        "P21-23",
        N_(
            "All cards are dealt face up from the croupier's left: one to each box and one to the bank, "
            "then a second to each box and none to the bank."
        ),
        "10",
    ),
    Statement(
        "P21-24",
        N_(
            "Unless the bank shows an ace, a player may surrender before any third card is dealt: half of every "
            "“21” stake is taken and half given back. POK stays in play, and a natural cannot surrender."
        ),
        "10",
        "mixed",
    ),
    Statement(
        "P21-25",
        N_("Cards are given one by one until the player is content or bust. At 21 no card may be drawn."),
        "10",
    ),
    Statement(
        "P21-26",
        N_("A hand over 21 loses its cards and “21” stakes at once, before the next hand. Its POK stays in play."),
        "10",
        "mixed",
    ),
    Statement(
        "P21-27",
        N_("On the first two cards, below 21, the “21” stake may be doubled; exactly one card follows."),
        "11",
    ),
    Statement(
        "P21-28",
        N_(
            "A hand whose first two cards have the same value may be split, a king with a ten as well; "
            "the player adds a stake equal to the first."
        ),
        "12",
    ),
    Statement(
        "P21-29",
        N_("A box may be split three times, into four hands. Split hands may be split again, but not split aces."),
        "12",
        "mixed",
    ),
    Statement(
        "P21-30",
        N_(
            "Split hands are played one after the other from the player's right, the croupier's left. "
            "Each takes its second card when its turn comes."
        ),
        "12",
        "mixed",
    ),
    Statement("P21-31", N_("A split hand cannot be doubled."), origin="default"),
    Statement("P21-32", N_("Each split ace takes one card only; nothing more is offered."), "12"),
    Statement(
        "P21-33",
        N_("A split ace or ten-value card that makes 21 with its next card counts 21 and is no natural."),
        "12",
    ),
    Statement(
        "P21-34",
        N_("When every hand is decided the bank plays: it draws at 16 or less and stands at 17 or more."),
        "13",
    ),
    Statement(
        "P21-35",
        N_(
            "The bank counts an ace 11 whenever that makes 17 to 21: "
            "it stands on ace and six, and draws on ace and five."
        ),
        "13",
    ),
    Statement(
        "P21-36",
        N_(
            "With no live hand left the bank draws nothing at Blackjack; "
            "at Poker 21 it draws all the same, because POK needs its cards."
        ),
        origin="default",
    ),
    Statement(
        "P21-37",
        N_("Scores are announced; then losing stakes are collected and winners paid, from right to left."),
        "15",
    ),
    Statement(
        "P21-38",
        N_(
            "Settlement takes two passes from right to left: first every loser, then every winner and every tie. "
            "Of a split box the last hand comes first."
        ),
        origin="default",
    ),
    Statement(
        "P21-39",
        N_(
            "A hand with more points than the bank is paid 1 to 1, and so is every live hand when the bank is bust. "
            "On a tie the stake is given back."
        ),
        "15",
    ),
    Statement(
        "P21-40",
        N_("A natural, 21 in the first two cards of an unsplit hand, is paid 3 to 2, against a drawn 21 as well."),
        "15",
    ),
    Statement(
        "P21-41",
        N_(
            "A bank natural takes every “21” stake, doubled and split ones whole, except those on naturals, "
            "which are given back."
        ),
        "15",
    ),
    Statement(
        "P21-42",
        N_("After the payments the players' cards are taken in one go and laid face down on the burnt cards."),
        "15",
    ),
    Statement("P21-43", N_("Amounts are exact to the cent; nothing is rounded."), origin="default"),
    Statement(
        "P21-44",
        N_(
            "After the “21” payments the bank completes its hand to five cards, or burns those beyond the fifth. "
            "The POK hand is its first five cards, and never changes the “21” result."
        ),
        "16",
    ),
    Statement(
        "P21-45",
        N_("One hand settles everybody's POK, from right to left: all stakes are collected, or all are paid."),
        "16",
    ),
    Statement(
        "P21-46",
        N_(
            "POK pays a pair of jacks or better 1, two pair 2, three of a kind 3, straight 4, flush 5, full house 7, "
            "four of a kind 20, straight flush 50, five of a kind 70, royal flush 100, five flush 150."
        ),
        "16",
    ),
    Statement(
        "P21-47",
        N_(
            "The ace is low in A-2-3-4-5 and high in 10-J-Q-K-A; a five flush is five cards of one rank and suit. "
            "A hand that is several things counts as the best paid."
        ),
        origin="default",
    ),
    Statement("P21-48", N_("The bank's own cards are burnt last."), "15"),
)
