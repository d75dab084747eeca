"""6.2.2.1 The Architect: one step of influence, or a building.

A building is paid with sandstone, cement, wood and planks. Their construction values add up, with one more for two
kinds of material and one more for the Takshaka's contract; nothing superfluous is paid. It takes a second worker.
"""

from itertools import product
from typing import TypeAlias

from darbar import Flow, Move, Seat, Table, Text, pick, text

from ...anytime import freely
from ...components import Notable, Site
from ...influence import rise, rises
from ...markers import PASS, pay_good
from ...moves import BUILD, GIVE, Build, Rise
from ...state import Agra
from .. import buildings

Payment: TypeAlias = tuple[int, ...]
"""How many of each material of the box, in its order."""


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
    """5.3.2 Materials to the cost of the site; asked one by one, as long as there is a choice."""
    materials = table.state.box.materials
    prompt = text("materials", site=site, cost=table.state.box.costs[site])
    payments, given = payments_for(table.state, seat, site), [0] * len(materials)
    while len(payments) > 1:
        useful = [at for at in range(len(materials)) if any(payment[at] > given[at] for payment in payments)]
        move = yield from pick(table, seat, prompt, [GIVE[materials[at]] for at in useful])
        at = materials.index(move.good)
        given[at] += 1
        payments = [payment for payment in payments if payment[at] >= given[at]]
    for material, count in zip(materials, payments[0], strict=True):
        if count:
            pay_good(table, seat, material, count)


# Questions


def sites(state: Agra, seat: Seat) -> list[Move]:
    """5.3 The sites that could be paid, if a worker is left for them."""
    player, built, costs = state.players[seat], state.built, state.box.costs
    if not player.workers:
        return []
    worth = total(state, seat, tuple(player.goods[material] for material in state.box.materials))
    return [move for site, move in BUILD.items() if costs[site] <= worth and not built[site]]


def total(state: Agra, seat: Seat, payment: Payment) -> int:
    """5.3.1 What materials are worth for building: one more for two kinds, and one more with the Takshaka."""
    box = state.box
    worth = sum(box.construction[good] * count for good, count in zip(box.materials, payment, strict=True))
    several = len(payment) - payment.count(0) > 1
    return worth + several + takshaka_saves(state, seat)


def takshaka_saves(state: Agra, seat: Seat) -> bool:
    """Annex I, 3: whether a building costs one less."""
    return state.holders[Notable.TAKSHAKA] == seat


def payments_for(state: Agra, seat: Seat, site: Site) -> list[Payment]:
    """5.3.2 Every way to pay for a site from which nothing could be left out."""
    goods, cost = state.players[seat].goods, state.box.costs[site]
    counts = [range(min(goods[material], cost) + 1) for material in state.box.materials]
    enough = [payment for payment in product(*counts) if total(state, seat, payment) >= cost]
    return [payment for payment in enough if all(total(state, seat, less) < cost for less in one_less(payment))]


def one_less(payment: Payment) -> list[Payment]:
    """The payment without one of its materials."""
    return [(*payment[:at], count - 1, *payment[at + 1 :]) for at, count in enumerate(payment) if count]


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
