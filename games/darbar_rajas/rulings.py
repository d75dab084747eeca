"""What players agree on, and where the rulebook can be read in two ways or is silent: the readings, and the defaults.

R1 to R21 are the questions with two readings that can be played; they are settings below. What the rulebook leaves no
second answer to is no setting:

- a die of the port says how far the boat may go at most, so a boat is never asked to go farther than the last space;
- a colour that is out cannot be taken: dice of a fixed colour are missing, those of any colour are of another;
- markets are sold for as much as possible, because more money is never worse;
- whoever goes to the quarry or to the Master Builder must be able to pay for a tile and to lay it;
- taking an income tile is never compulsory, and a river tile never lies on the last space.
"""

from typing import Annotated, Literal

from darbar import Choice, Options, Rulings

EXPERT = "Whether player {} plays the handicap of mixed groups; with the Navaratnas everybody is an expert anyway."


class RajasOptions(Options):
    """Modules of the rulebook."""

    navaratnas: Annotated[
        bool,
        Choice("The Navaratnas: six workers, eight dice, and income tiles in the slots of the provinces.", rule="11.1"),
    ] = False
    ganges: Annotated[bool, Choice("The Ganges module: river tiles on some spaces of the river.", rule="13.1")] = False
    expert_1: Annotated[bool, Choice(EXPERT.format(1), rule="12.1")] = False
    expert_2: Annotated[bool, Choice(EXPERT.format(2), rule="12.1")] = False
    expert_3: Annotated[bool, Choice(EXPERT.format(3), rule="12.1")] = False
    expert_4: Annotated[bool, Choice(EXPERT.format(4), rule="12.1")] = False


class RajasRulings(Rulings):
    """Open questions of the rulebook."""

    placing: Annotated[
        Literal["compulsory", "optional"],
        Choice(
            "Whether a worker must be placed as long as there is a space for it.",
            rule="R1",
            reason="A round ends when nobody can place a worker, says the rulebook, not when nobody wants to.",
            compulsory="yes; who finds no space is asked again in the next phase",
            optional="no: who passes places no more workers in this round",
        ),
    ] = "compulsory"
    idle_spaces: Annotated[
        Literal["allowed", "refused"],
        Choice(
            "Whether a worker may go where nothing is to be had: a market without markets, a die that is not there.",
            rule="R2",
            reason="The rulebook asks for nothing but the costs of a space.",
            allowed="yes, if the costs can be paid",
            refused="no",
        ),
    ] = "allowed"
    naming: Annotated[
        Literal["all-first", "one-by-one"],
        Choice(
            "When the colours of several dice of choice are named.",
            rule="R3",
            reason="The dice are taken, and then rolled.",
            **{
                "all-first": "all of them before any is rolled",
                "one-by-one": "each die is rolled before the next colour is named",
            },
        ),
    ] = "all-first"
    overpaying: Annotated[
        Literal["any", "needed"],
        Choice(
            "Whether more dice may be given for a tile when it is paid for already.",
            rule="R4",
            reason="The rulebook allows paying more than is needed.",
            any="yes",
            needed="no: the payment ends with the die that reaches the price",
        ),
    ] = "any"
    flips: Annotated[
        Literal["several", "one"],
        Choice(
            "How many dice of one payment karma may turn over.",
            rule="R5",
            reason="The rulebook speaks of levels of karma that a player uses, one for each die.",
            several="as many as there are levels of karma",
            one="one",
        ),
    ] = "several"
    tile_gains: Annotated[
        Literal["together", "fame-first"],
        Choice(
            "When bonuses come that the fame and the money of a tile reach.",
            rule="R6",
            reason="A tile brings both at once.",
            **{
                "together": "after both markers have moved: those of fame, then those of money",
                "fame-first": "fame and its bonuses, then money and its bonuses",
            },
        ),
    ] = "together"
    yield_order: Annotated[
        Literal["player", "printed"],
        Choice(
            "In which order special incomes are collected that a tile reaches together.",
            rule="R7",
            reason="The rulebook names no order.",
            player="as the player likes",
            printed="from the top round to the left, the right and the bottom, as the board lists them",
        ),
    ] = "player"
    reveal: Annotated[
        Literal["at-once", "turn-end"],
        Choice(
            "When the next tile of a stack is on offer.",
            rule="R8",
            reason="The stacks lie face up, so that the next tile is seen as soon as the one above it is gone.",
            **{
                "at-once": "at once: a Master Builder later in the same turn may take it",
                "turn-end": "when the turn is over",
            },
        ),
    ] = "at-once"
    new_upgrades: Annotated[
        Literal["scoring", "bonus-only"],
        Choice(
            "Which upgrades count from the next turn on only, for a second tile that is laid in the same turn.",
            rule="R9",
            reason="The rulebook says so of the bonus of fame, which a tile that is being scored has reached.",
            **{
                "scoring": "those that come after a tile was laid in this turn, and the bonus of fame",
                "bonus-only": "the bonus of fame alone",
            },
        ),
    ] = "scoring"
    raja_order: Annotated[
        Literal["player", "upgrade-first"],
        Choice(
            "In which order an upgrade and money that come together are taken.",
            rule="R10",
            reason="The rulebook names both and no order.",
            **{"player": "as the player likes", "upgrade-first": "the upgrade, then the money"},
        ),
    ] = "player"
    covered_yields: Annotated[
        Literal["spent", "kept"],
        Choice(
            "What becomes of a special income that a tile of the Master Builder is the first to reach.",
            rule="R11",
            reason="It is connected now, and who covers a tile gets no special income.",
            spent="it is connected without reward, and can no longer be collected",
            kept="it waits for another tile that reaches it from another cell",
        ),
    ] = "spent"
    portuguese: Annotated[
        Literal["exact", "stop"],
        Choice(
            "Whether the Portuguese sails with fewer than six free spaces ahead.",
            rule="R12",
            reason="The boat goes exactly six free spaces.",
            exact="no",
            stop="yes, unless the boat is on one of the last six spaces; it stops on the last one",
        ),
    ] = "exact"
    palace_action: Annotated[
        Literal["may", "must"],
        Choice(
            "Whether an action of the palace that the river gives may be declined.",
            rule="R13",
            reason="Nobody is forced to spend the dice of the Master Builder.",
            may="yes",
            must="no, if any of them is possible",
        ),
    ] = "may"
    chains: Annotated[
        Literal["depth-first", "in-turn"],
        Choice(
            "When the bonuses of a track come that a gain has reached.",
            rule="R14",
            reason="A bonus comes at once.",
            **{
                "depth-first": "at once, each with all that follows from it, before the next",
                "in-turn": "after all that has been waiting already",
            },
        ),
    ] = "depth-first"
    stalemate: Annotated[
        Literal["stop", "go-on"],
        Choice(
            "What happens when all stacks are empty and no marker moves for a whole round.",
            rule="R15",
            reason="The rulebook does not think of it, and bots would never end.",
            **{"stop": "the match is over", "go-on": "it goes on"},
        ),
    ] = "stop"
    late_slots: Annotated[
        Literal["closed", "paid"],
        Choice(
            "Whether an income tile may be put onto a slot that a road has reached already.",
            rule="R16",
            reason="An income tile pays when it is connected, and this slot was before the tile came.",
            closed="no",
            paid="yes, and it pays at once",
        ),
    ] = "closed"
    catch_up: Annotated[
        Literal["every-phase", "twice"],
        Choice(
            "How many income tiles a round brings a player who has three workers fewer than another.",
            rule="R17",
            reason="What the rulebook says of one worker and of two goes on in the same way.",
            **{"every-phase": "one in every phase without a worker: three", "twice": "two at most"},
        ),
    ] = "every-phase"
    own_tile: Annotated[
        Literal["counted", "others"],
        Choice(
            "Whether the brown tile that counts connected income tiles counts itself.",
            rule="R18",
            reason="It is connected when it pays.",
            counted="yes",
            others="no",
        ),
    ] = "counted"
    sail_tile: Annotated[
        Literal["may", "must"],
        Choice(
            "Whether the boat may stay where the river tile lets it sail on.",
            rule="R19",
            reason="A reward that can be worse than nothing may be left.",
            may="yes",
            must="no, unless it is on the last space",
        ),
    ] = "may"
    low_ranks: Annotated[
        Literal["shared", "fame"],
        Choice(
            "Who is ahead among players whose markers have not met and are as far apart.",
            rule="R20",
            reason="The rulebook breaks ties only between those whose markers have met.",
            shared="nobody: they share the rank",
            fame="whoever has more fame",
        ),
    ] = "shared"
    returned: Annotated[
        Literal["at-once", "later"],
        Choice(
            "When a die that was returned to make room can be taken again.",
            rule="R21",
            reason="It goes back to the supply before new dice are taken.",
            **{"at-once": "at once, also for the dice that it makes room for", "later": "after these dice were rolled"},
        ),
    ] = "at-once"
