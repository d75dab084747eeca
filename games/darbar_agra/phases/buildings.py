"""5.2.3, 5.2.4, 5.3, 6.2.2.2 and 6.2.2.3 Production, transformation and those who follow, and new buildings."""

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ..anytime import freely
from ..components import GUILD_NAMED, NONE, Bonus, Good, Notable, Space, Tile
from ..events import BonusTaken, Built, BuiltByBuilder, Dyed, Followed, Produced, Transformed
from ..farm import production
from ..favours import may_tile, spend_tile
from ..influence import rise
from ..journeys import move_builder
from ..markers import PASS, gain_favours, gain_good, gain_rupees, move_good
from ..moves import DYE, FOLLOW, MAKE, PRODUCE, TAKE_BONUS, TRANSFORM, USE, Dye, Make, Produce, TakeBonus
from ..state import Agra
from ..workers import enter
from .characters import botanist

GOODS, SPACES = list(Good), list(Space)
"""The members of an enum by their numbers, without a call."""

MOST_TRANSFORMED = 3
MOST_PRODUCED = len(PRODUCE) - 1
DYERS_PRICE, DYERS_VALUE = 2, 2
GROWN = {Good.SANDSTONE: Notable.MAHOUT, Good.WOOD: Notable.MAHOUT,
         Good.TURMERIC: Notable.KHATIB, Good.COTTON: Notable.KHATIB}  # fmt: skip
"""Whose contract brings one more of each basic good."""

# Production


def produce(table: Table[Agra], seat: Seat, good: Good) -> Flow[None]:
    """6.2.2.2 As many basic goods as the farm yields, or fewer; with Mahout, Khatib and Dyer."""
    state = table.state

    def offer() -> list[Produce]:
        return PRODUCE[: harvest(state, seat, good) + 1]

    prompt = text("produce", good=good)
    match (yield from freely(table, seat, prompt, offer, lambda move: why_not_produce(state, seat, good, move))):
        case Produce(count):
            table.tell(Produced, seat, good, count)
            dyes = state.holders[Notable.DYER] == seat
            got = yield from gain_good(table, seat, good, count, fresh=dyes, told=True)
            if dyes and got >= DYERS_PRICE:
                yield from visit_dyer(table, seat, good)


def harvest(state: Agra, seat: Seat, good: Good) -> int:
    """5.2.3 What the farm yields; one more with the Mahout's or the Khatib's contract."""
    yielded = production(state.box, state.players[seat], good)
    return min(yielded + (state.holders[GROWN[good]] == seat), MOST_PRODUCED)


def visit_dyer(table: Table[Agra], seat: Seat, good: Good) -> Flow[None]:
    """Annex I, 7: two of the goods just produced for another good of their colour that is worth 2 now."""
    state, player = table.state, table.state.players[seat]
    colour = range(good + 1, good + 4)
    offer: list[Move] = [DYE[made] for made in colour if state.values[made] == DYERS_VALUE]
    if not offer:
        return
    match (yield table.ask(seat, "dyer", [*offer, PASS])):
        case Dye(made):
            player.goods[good] -= DYERS_PRICE
            player.goods[made] += 1
            player.supply += DYERS_PRICE - 1
            table.tell(Dyed, seat, made)


# Transformation


def work(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.2.3 Up to three goods along the arrow into a transformation building, then followers.

    `seat` has its worker there: the active player, or the winner of the Mujtahida.
    """
    state, target = table.state, GOODS[space]
    goods, source = state.players[seat].goods, state.box.made_from[target]

    def offer() -> list[Make]:
        return MAKE[: min(goods[source], MOST_TRANSFORMED) + 1]

    prompt = text("make", good=target)
    match (yield from freely(table, seat, prompt, offer, lambda move: why_not_make(GOODS[source], move))):
        case Make(count) if count:
            transform(table, seat, target, count)
            yield from one_more(table, seat, target)
            yield from follow(table, seat, target)


def transform(table: Table[Agra], seat: Seat, target: Good, count: int = 1) -> None:
    """5.2.4 Goods go along the arrow."""
    source = GOODS[table.state.box.made_from[target]]
    move_good(table, seat, source, target, count)
    table.tell(Transformed, seat, source, target, count)


def transform_one(table: Table[Agra], seat: Seat, target: Good) -> Flow[None]:
    """5.2.4 One good along the arrow into `target`, by wheel or favour; then `one_more`, and followers if ruled."""
    transform(table, seat, target)
    yield from one_more(table, seat, target)
    if table.state.box.rulings.followers == "any":  # ruling followers
        yield from follow(table, seat, target)


def one_more(table: Table[Agra], seat: Seat, target: Good, following: bool = False) -> Flow[int]:
    """The tile ONE_MORE after a transformation into `target`: another good; how many.

    The additional good belongs to the transformation it goes with, so nobody follows it by itself.
    """
    state = table.state
    if not may_tile(state, state.players[seat], Tile.ONE_MORE):
        return 0
    goods = further(state, seat, target, following)
    if not goods or (yield table.ask(seat, "one-more", [USE[Tile.ONE_MORE], PASS])) == PASS:
        return 0
    yield from spend_tile(table, seat, Tile.ONE_MORE)
    chosen = yield from pick(table, seat, "transform", [TRANSFORM[good] for good in goods])
    transform(table, seat, chosen.good)
    return 1


def follow(table: Table[Agra], seat: Seat, target: Good) -> Flow[None]:
    """5.2.4 Everybody else, clockwise from `seat`, may transform one good too; `seat` gets the favours."""
    players, source = table.state.players, table.state.box.made_from[target]
    for step in range(1, len(players)):
        other = Seat((seat + step) % len(players))
        if players[other].goods[source]:
            prompt = text("follow", source=GOODS[source], good=target)
            if (yield table.ask(other, prompt, [FOLLOW, PASS])) == FOLLOW:
                yield from follow_one(table, seat, other, target)


def follow_one(table: Table[Agra], seat: Seat, follower: Seat, target: Good) -> Flow[None]:
    """6.2.2.3 The follower's good, one more with the tile, and a favour for whoever was followed."""
    table.tell(Followed, follower)
    transform(table, follower, target)
    more = yield from one_more(table, follower, target, following=True)
    # ruling follower-favour
    yield from gain_favours(table, seat, 1 + more if table.state.box.rulings.follower_favour == "good" else 1)


def transformable(state: Agra, seat: Seat) -> list[Good]:
    """Every good that could be made of what the seat has."""
    made_into = state.box.made_into
    return [made for good, count in enumerate(state.players[seat].goods) if count for made in made_into[good]]


def further(state: Agra, seat: Seat, target: Good, following: bool) -> list[Good]:
    """T2: what one more good can become, beside a transformation into `target`."""
    goods = transformable(state, seat)
    if following or state.box.rulings.one_more_arrow == "same":  # ruling one-more-arrow
        return [target] if target in goods else []
    return goods


# New buildings


def construct(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """5.3 Build without paying: bonus tile, Takshaka's rupee, a worker from the supply if there is one, `work`.

    If the Builder stood there he moves on, after the transformation. For Architect (already paid) and Mujtahida.
    """
    state = table.state
    state.built[space] = True
    table.tell(Built, seat, space)
    pay_takshaka(table, seat)
    yield from take_bonus(table, seat, state.box.levels[space])
    if state.players[seat].workers:
        yield from enter(table, seat, space)
        yield from work(table, seat, space)
    release_builder(table, space)


def visit_builder(table: Table[Agra], seat: Seat, space: Space) -> Flow[None]:
    """6.2.1.4 Build the Builder's site for nothing, without bonus; the worker is there; `work`, then he moves on."""
    table.state.built[space] = True
    table.tell(BuiltByBuilder, space)
    if table.state.box.rulings.takshaka == "always":  # ruling takshaka
        pay_takshaka(table, seat)
    yield from work(table, seat, space)
    release_builder(table, space)


def release_builder(table: Table[Agra], space: Space) -> None:
    """6.2.1.4 The Builder moves on from what is built, unless an event has moved him in the meantime."""
    if table.state.builder == space:
        move_builder(table)


def pay_takshaka(table: Table[Agra], seat: Seat) -> None:
    """Annex I, 3: a rupee for each building."""
    if table.state.holders[Notable.TAKSHAKA] == seat:
        gain_rupees(table, seat, 1)


def take_bonus(table: Table[Agra], seat: Seat, level: int) -> Flow[None]:
    """Annex II: choose one of the bonus tiles left of this level, and use it."""
    state = table.state
    rows, owners = state.box.components.bonuses, state.bonuses
    offer: list[Move] = [TAKE_BONUS[bonus] for bonus in Bonus if rows[bonus].level == level and owners[bonus] == NONE]
    if offer:
        match (yield table.ask(seat, "bonus", offer)):
            case TakeBonus(bonus):
                owners[bonus] = seat
                table.tell(BonusTaken, seat, bonus)
                yield from use_bonus(table, seat, bonus)


def use_bonus(table: Table[Agra], seat: Seat, bonus: Bonus) -> Flow[None]:
    """Annex II: rupees, and a step of influence, a cover or a favour."""
    row = table.state.box.components.bonuses[bonus]
    gain_rupees(table, seat, row.rupees)
    if row.guild is not None:
        yield from rise(table, seat, GUILD_NAMED[row.guild])
    if row.covers:
        yield from botanist.remove_cover(table, seat)
    if row.favours:
        yield from gain_favours(table, seat, row.favours)


# Questions


def why_not_produce(state: Agra, seat: Seat, good: Good, move: Move) -> Text | None:
    """Why so many cannot be produced."""
    if isinstance(move, Produce):
        return text("refusal-harvest", good=good, count=harvest(state, seat, good))
    return None


def why_not_make(source: Good, move: Move) -> Text | None:
    """Why so many cannot be transformed."""
    return text("refusal-too-few", good=source) if isinstance(move, Make) else None
