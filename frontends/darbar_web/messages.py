"""Messages: what programs send to a server as JSON, and what they get for it; `docs/web-api.md` tells all of it."""

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer: the number of the question, and a move as its notation says."""

    number: int
    move: str


class Saying(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to say."""

    text: str


class At(Struct, frozen=True, forbid_unknown_fields=True):
    """Which version of the table somebody saw who takes something back; without one, whatever it is."""

    version: int | None = None


class Sitting(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays the seat from now on: a bot by its name, or with nothing the program itself."""

    bot: str = ""


class Begun(Struct, frozen=True):
    """A table that has begun: where it is, and the secrets of its seats, null for bots. They are told only here."""

    id: str
    tokens: tuple[str | None, ...]
    links: tuple[str | None, ...]
    watch: str


# Requests and answers


def told(what: object, status: int = 200) -> Response:
    """Something as JSON."""
    return Response(msgspec.json.encode(what), status, media_type="application/json")


def since(request: Request) -> int:
    """From which event on somebody wants to hear."""
    given = request.query_params.get("since", "")
    return int(given) if given.isascii() and given.isdigit() and len(given) < 9 else 0
