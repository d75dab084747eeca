"""The lobby: matches that are open, running and finished, and those of whoever asks."""

from contextlib import suppress
from time import time
from typing import Any

from darbar import DarbarError
from darbar.plugins import plugins
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ..server import Server
from ..speech import Speech
from ..tables import Listing, listed
from ..visits import place, seats_in
from .rendering import page

STATES = ("open", "running", "finished")


def lobby(request: Request) -> Response:
    """Everything that is for everyone."""
    server: Server = request.app.state.server
    found, speech = server.hall.lobby(), Speech(request.state.language)
    told = {state: [row(one, speech) for one in found if one.state == state] for state in STATES}
    return page(request, "lobby.html", matches=told, mine=mine(request))


def next_turn(request: Request) -> Response:
    """The match in which it has been one's turn for longest; where there is none, the start."""
    waiting = [one for one in mine(request) if one["yours"]]
    longest = max(waiting, key=lambda one: int(one["ago"]), default=None)
    return RedirectResponse("/" if longest is None else longest["link"], 303)


def row(listing: Listing, speech: Speech) -> dict[str, Any]:
    """What is shown of a match."""
    names = [speech.player(seat, name) for seat, name in enumerate(listing.names)]
    return {
        "id": listing.id,
        "game": title_of(listing.game),
        "title": listing.title,
        "names": names,
        "state": listing.state,
        "turn": listing.turn,
        "ago": int(max(0.0, time() - listing.when)),
        "free": [(seat + 1, names[seat]) for seat in listing.free],
        "won": [names[seat] for seat in listing.won],
        "yours": listing.seat is not None and listing.seat in listing.waiting and listing.state != "finished",
        "link": place(listing.id, listing.seat),
    }


def title_of(game: str) -> str:
    """What a game is called; one that is not installed any more keeps its name."""
    try:
        return plugins().game(game).title
    except DarbarError:
        return game


def mine(request: Request) -> list[dict[str, Any]]:
    """The matches in which this browser, or the account, has a seat, the one that is asked; the latest first."""
    server: Server = request.app.state.server
    found: dict[str, Listing] = {}
    for id, seat in reversed(seats_in(request)):
        with suppress(DarbarError):
            if id not in found and (filed := server.hall.store.find(id)) is not None:
                found[id] = replace(listed(filed, server.hall.store.seats(id)), seat=seat)
            if id in found and seat in found[id].waiting:
                found[id] = replace(found[id], seat=seat)
    if request.state.account:
        found |= {one.id: one for one in server.hall.matches_of(request.state.account)}
    speech = Speech(request.state.language)
    return [row(one, speech) for one in sorted(found.values(), key=lambda one: -one.when)]
