"""Where the rulebook can be read in two ways or is silent: the readings, and the defaults.

R1 to R5 are the questions with two readings that can be played; they are settings below. What the rulebook leaves no
second answer to is no setting:

- only those who are still in the visit are compared, each majority is one's own alone, and needs a symbol at least;
- palaces are placed, not offered: whoever wins a prize builds, and there is always a city for it;
- goods on bonus tiles count for a province token that is won in the same withdrawal, and not the other way round,
  because points are counted in this order;
- a pair of influence tokens must be exchanged, also by whoever holds its special card already;
- where neither deck nor discards are left, a draw brings nothing, and players take what lies in the display;
- equals share the victory.
"""

from typing import Annotated, Literal

from darbar import Choice, Rulings


class TajRulings(Rulings):
    """Open questions of the rulebook."""

    first_change: Annotated[
        Literal["sets", "free"],
        Choice(
            "Whether a first colour card that is played with the colour change sets the colour of the visit.",
            rule="R1",
            reason="The rulebook speaks of the very first card of the visit, and excepts later ones alone.",
            sets="yes: the colour change has no effect",
            free="no: the next colour card without it does",
        ),
    ] = "sets"
    palace_order: Annotated[
        Literal["any", "royal-last"],
        Choice(
            "In which order one builds several palaces when withdrawing.",
            rule="R2",
            reason="The rulebook tells of the persons before it tells of the Grand Mogul, but asks for no order.",
            **{"any": "as one likes", "royal-last": "the royal palace after all others"},
        ),
    ] = "any"
    royal_neighbour: Annotated[
        Literal["anyone", "others"],
        Choice(
            "Whether the royal palace and another palace of the same player may stand in one city.",
            rule="R3",
            reason="The royal palace may stand where a palace stands already, whoever owns that.",
            anyone="yes",
            others="no, as long as there is another city for it: a palace beside it is another player's",
        ),
    ] = "anyone"
    reshuffle: Annotated[
        Literal["when-needed", "at-once"],
        Choice(
            "When the discards become the new deck.",
            rule="R4",
            reason="Nobody misses the deck before a card is to be drawn from it.",
            **{"when-needed": "when a card is to be drawn and none is left", "at-once": "with the last card drawn"},
        ),
    ] = "when-needed"
    last_pairs: Annotated[
        Literal["exchanged", "left"],
        Choice(
            "Whether pairs of influence tokens are exchanged after the last visit, too.",
            rule="R5",
            reason="The exchange belongs to the end of every visit, and special cards in hand are points.",
            exchanged="yes",
            left="no: the match is over",
        ),
    ] = "exchanged"
