"""6.2.2.1 The Architect: one step of influence, or a building.

A building is paid with sandstone, cement, wood and planks. Their construction values add up, with one more for two
kinds of material and one more for the Takshaka's contract; nothing superfluous is paid. It takes a second worker.
"""

from collections.abc import Sequence
from itertools import chain, product, repeat

from darbar import Flow, Move, Seat, Table, Text, text

from ...anytime import freely
from ...components import NONE, Notable, Site
from ...influence import rise, rises
from ...markers import PASS
from ...moves import BUILD, Build, Rise
from ...payment import Payment, awaited_goods, choose_payment, give_all, missed
from ...state import Agra
from .. import buildings


def visit_architect(table: Table[Agra], seat: Seat) -> Flow[None]:
    """6.2.2.1 What the Architect does; the worker is already there."""
    state = table.state
    match (
        yield from freely(
            table,
            seat,
            "architect",
            lambda: [*rises(state, seat), *sites(state, seat), PASS],
            lambda move: why_not_architect(state, seat, move),
        )
    ):
        case Rise(guild):
            yield from rise(table, seat, guild)
        case Build(site):
            yield from pay_materials(table, seat, site)
            yield from buildings.construct(table, seat, buildings.SPACES[site])


def pay_materials(table: Table[Agra], seat: Seat, site: Site) -> Flow[None]:
    """5.3.2 Materials to the cost of the site, in one payment."""
    state = table.state
    state.now.site = site
    whole, single = [text(key, site=site, cost=state.box.costs[site]) for key in ("materials", "material")]
    payment = yield from choose_payment(table, seat, whole, single, payments_for(state, seat, site))
    state.now.site = NONE
    give_all(table, seat, payment)


# Questions


def sites(state: Agra, seat: Seat) -> list[Move]:
    """5.3 The sites that could be paid, if a worker is left for them."""
    player, built, costs = state.players[seat], state.built, state.box.costs
    if not player.workers:
        return []
    worth = total(state, seat, [player.goods[material] for material in state.box.materials])
    return [move for site, move in BUILD.items() if costs[site] <= worth and not built[site]]


def total(state: Agra, seat: Seat, counts: Sequence[int]) -> int:
    """5.3.1 What so many of each material are worth: one more for two kinds, and one more with the Takshaka."""
    box = state.box
    worth = sum([box.construction[good] * count for good, count in zip(box.materials, counts, strict=True)])
    several = len(counts) - counts.count(0) > 1
    return worth + several + takshaka_saves(state, seat)


def takshaka_saves(state: Agra, seat: Seat) -> bool:
    """Annex I, 3: whether a building costs one less."""
    return state.holders[Notable.TAKSHAKA] == seat


def payments_for(state: Agra, seat: Seat, site: Site) -> list[Payment]:
    """5.3.2 Every way to pay for a site from which nothing could be left out: what is least missed first."""
    goods, cost, materials = state.players[seat].goods, state.box.costs[site], state.box.materials
    ranges = [range(min(goods[material], cost) + 1) for material in materials]
    found = [counts for counts in product(*ranges) if just_pays(state, seat, counts, cost)]
    ways: list[Payment] = [tuple(chain(*map(repeat, materials, counts))) for counts in found]
    if len(ways) > 1:
        awaited = awaited_goods(state)
        ways.sort(key=lambda way: (*missed(state, seat, way, awaited), worth_of(state, seat, way), way))
    return ways


def just_pays(state: Agra, seat: Seat, counts: Sequence[int], cost: int) -> bool:
    """5.3.2 Whether materials reach a cost, and do not without any one of them."""
    if total(state, seat, counts) < cost:
        return False
    return all(total(state, seat, less) < cost for less in one_less(counts))


def one_less(counts: Sequence[int]) -> list[list[int]]:
    """So many of each material, without one of them."""
    return [[*counts[:at], count - 1, *counts[at + 1 :]] for at, count in enumerate(counts) if count]


def worth_of(state: Agra, seat: Seat, payment: Payment) -> int:
    """5.3.1 What a payment is worth for building."""
    return total(state, seat, [payment.count(material) for material in state.box.materials])


def why_not_architect(state: Agra, seat: Seat, move: Move) -> Text | None:
    """Why the Architect cannot raise influence, or build there."""
    match move:
        case Rise(guild):
            return text("refusal-top", guild=guild)
        case Build(site) if state.built[site]:
            return text("refusal-built", site=site)
        case Build() if not state.players[seat].workers:
            return text("refusal-second-worker")
        case Build(site):
            return text("refusal-materials", site=site, cost=state.box.costs[site])
    return None
