"""Programs: what one that plays a seat from elsewhere is told, in the messages of `darbar bot-protocol`."""

from typing import Any

from darbar.bots.messages import PROTOCOL, AskMessage, Bye, Hello, Offer, Place, View
from darbar.core.data import as_data
from starlette.requests import Request
from starlette.responses import Response

from .bearers import visit
from .messages import since, told
from .visits import Visit


def bot(request: Request) -> Response:
    """What a program that plays is sent, in the messages of `darbar bot-protocol`: those that are due now."""
    come, first = visit(request), since(request)
    seat, words = come.seated, come.session.words(language="en")
    with come.session.still():
        chair, question = come.session.chair(seat), come.session.question(seat)
        events, view, game = chair.events, chair.view, chair.game
        names = list(chair.names)
        hello = Hello(PROTOCOL, game.name, game.title, seat, names, chair.options, chair.rulings)
        heard = [as_data(one) | {"words": words.event(one)} for one in events[first:]]
        ask = None if question is None else asked(come, question.number)
        over = come.session.asked is None
        bye = Bye([_place(one) for one in chair.standings()]) if over else None
        version = come.table.version(seat)
    return told(
        {
            "hello": hello,
            "view": View(as_data(view), heard),
            "ask": ask,
            "bye": bye,
            "told": len(events),
            "version": version,
        }
    )


def asked(come: Visit, number: int) -> AskMessage:
    """The open question, as programs are asked."""
    seat, words = come.seated, come.session.words(language="en")
    chair = come.session.chair(seat)
    ask, view = chair.ask, chair.view
    assert ask is not None
    offers = [Offer(str(move), words.move(move, view)) for move in ask.moves]
    left = next((clock.left for clock in come.session.clocks if clock.seat == seat), 10.0)
    return AskMessage(number, words.prompt(ask), offers, max(0.0, round(left, 1)))


def _place(one: Any) -> Place:
    return Place(one.seat, one.place, one.points, one.lines, one.side, one.won, list(one.unknown))
