"""6.2.2.1 The Botanist: two different ones of meditating, removing a cover, and moving farmers."""

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ...anytime import freely
from ...components import Good, Lesson
from ...events import Enlightened, Learned
from ...farm import covers, uncover, walk, walks
from ...markers import pay_good
from ...moves import ENOUGH, LEARN, Learn, Uncover, Walk
from ...state import Agra, Player

MOST_LESSONS = 2
FARMER_STEPS = 2


def visit_botanist(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 What the Botanist does; the worker is already there."""
    learned: list[Lesson] = []
    while len(learned) < MOST_LESSONS:
        match (yield from ask_botanist(table, seat, learned)):
            case Learn(lesson):
                learned.append(lesson)
                table.tell(Learned, seat, lesson)
                yield from learn(table, seat, lesson)
            case _:
                return


def ask_botanist(table: Table[Agra], seat: Seat, learned: list[Lesson]) -> Flow[Move]:
    """Each lesson at most once, in any order."""
    state = table.state

    def offer() -> list[Move]:
        return [*(LEARN[one] for one in Lesson if one not in learned and teachable(state, seat, one)), ENOUGH]

    return freely(table, seat, "botanist", offer, lambda move: why_not_learn(state, seat, move, learned))


def learn(table: Table[Agra], seat: Seat, lesson: Lesson) -> Flow[None]:
    """6.2.2.1 One of the three."""
    match lesson:
        case Lesson.MEDITATE:
            meditate(table, seat)
        case Lesson.UNCOVER:
            yield from remove_cover(table, seat)
        case Lesson.FARMERS:
            yield from move_farmers(table, seat, FARMER_STEPS)


def meditate(table: Table[Agra], seat: Seat) -> None:
    """6.2.2.1 Pay the goods before the next space of the meditation track, and go there."""
    player = table.state.players[seat]
    for good in table.state.box.enlightenment[player.meditation + 1]:
        pay_good(table, seat, good)
    advance(table, seat)


def advance(table: Table[Agra], seat: Seat) -> None:
    """The meditation counter goes one space on, for nothing: Sufi, MEDITATION tile, and the Botanist after payment."""
    player = table.state.players[seat]
    if player.meditation < table.state.box.last_space:
        player.meditation += 1
        table.tell(Enlightened, seat, player.meditation)


def remove_cover(table: Table[Agra], seat: Seat) -> Flow[None]:
    """Choose a cover and remove it: Botanist, wheel, COVER tile, bonus tile. Nothing happens when none lies."""
    if offer := covers(table.state, seat):
        match (yield from pick(table, seat, "cover", offer)):
            case Uncover(cover):
                uncover(table, seat, cover)


def move_farmers(table: Table[Agra], seat: Seat, steps: int) -> Flow[int]:
    """Up to so many steps of any farmers: Botanist and FARMERS tile (2), wheel (1); how many were taken.

    Whoever has come so far takes the first step; the others can be left out.
    """
    for taken in range(steps):
        offer = walks(table.state, seat)
        if not offer:
            return taken
        match (yield table.ask(seat, "farmers", [*offer, ENOUGH] if taken else offer)):
            case Walk(side, direction):
                walk(table, seat, side, direction)
            case _:
                return taken
    return steps


# Questions


def teachable(state: Agra, seat: Seat, lesson: int) -> bool:
    """Whether a lesson would change anything."""
    player = state.players[seat]
    if lesson == Lesson.MEDITATE:
        return player.meditation < state.box.last_space and not missing_goods(state, player)
    return player.covers > 0 if lesson == Lesson.UNCOVER else bool(walks(state, seat))


def missing_goods(state: Agra, player: Player) -> list[Good]:
    """The goods before the next space that the player lacks; none on the last space."""
    cost = state.box.enlightenment[player.meditation + 1] if player.meditation < state.box.last_space else ()
    return [good for good in dict.fromkeys(cost) if player.goods[good] < cost.count(good)]


def why_not_learn(state: Agra, seat: Seat, move: Move, learned: list[Lesson]) -> Text | None:
    """Why the Botanist does not teach that."""
    match move:
        case Learn(lesson) if lesson in learned:
            return text("refusal-learned")
        case Learn(Lesson.MEDITATE):
            missing = missing_goods(state, state.players[seat])
            return text("refusal-meditation-goods", goods=missing) if missing else text("refusal-last-space")
        case Learn(Lesson.UNCOVER):
            return text("refusal-no-cover")
        case Learn(Lesson.FARMERS):
            return text("refusal-no-walk")
    return None
