"""Speech: what the server itself says, where no game is played, in the language of whoever reads it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from darbar import DarbarError, PluginError, RuleViolation, Text
from darbar.errors import NotKept, RecordError, UnknownName
from darbar.ui.saying import given_name
from darbar.ui.words import LANGUAGES, Words, formatted, said
from starlette.requests import Request
from starlette.responses import PlainTextResponse

PACKAGES: Final = ("darbar_web", "darbar")
COOKIE: Final = "language"
Say = Callable[..., str]


class Speech:
    """All that the server says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, key: str, **args: Any) -> str:
        """A message in words; what this language lacks is said in English."""
        given = tuple((name, self._said(value)) for name, value in args.items())
        return formatted(PACKAGES, self.language, key, given)[0] or key

    def _said(self, value: Any) -> Any:
        """A message inside another one, in words."""
        return self.say(value.key, **value.args) if isinstance(value, Text) else value

    def bot(self, name: str) -> str:
        """What a bot is called."""
        return formatted(PACKAGES, self.language, f"called-{name}", ())[0] or name

    def player(self, seat: int, name: str) -> str:
        """What somebody at a seat is called; who has no name of their own has one in this language."""
        return given_name(seat, name, lambda key: formatted(PACKAGES, self.language, key, ())[0])

    def error(self, error: DarbarError, words: Words | None = None) -> str:
        """What an error says, in this language where there are words for it."""
        reason = getattr(error, "reason", None)
        if isinstance(reason, Text) and words is not None:
            return words.reason(reason)
        told = reason if isinstance(reason, Text) and self._knows(reason, error) else said(error)
        if isinstance(told, Text):
            return self.say(told.key, **told.args)
        return self._of_its_kind(error)

    def _knows(self, reason: Text, error: DarbarError) -> bool:
        """Whether a reason can be said here; those of a game need its words, and the names at its table."""
        if not isinstance(error, RuleViolation):
            return True
        return "seat" not in reason.args and formatted(PACKAGES, self.language, reason.key, ())[0] is not None

    def _of_its_kind(self, error: DarbarError) -> str:
        """What an error says that has no message of its own; why nothing could be stored is for whoever serves."""
        match error:
            case NotKept():
                return self.say("web-not-stored")
            case PluginError():
                return self.say("web-broken", why=str(error))
            case RecordError() if self.language != "en":
                return self.say("web-bad-record", why=str(error))
            case UnknownName() if self.language != "en":
                return self.say("web-unknown", name=error.name)
        return str(error)


def refused(request: Request, key: str, status: int, headers: Mapping[str, str] | None = None) -> PlainTextResponse:
    """What a guard answers whoever does not pass: one sentence, in their language."""
    return PlainTextResponse(Speech(language_of(request)).say(key), status, headers)


def language_of(request: Request, usual: str = "") -> str:
    """The language that was chosen here, or else the first that the browser asks for and Darbar speaks."""
    for chosen in (request.query_params.get(COOKIE), request.cookies.get(COOKIE)):
        if chosen in LANGUAGES:
            return chosen
    return asked_for(request.headers.get("accept-language", "")) or usual or "en"


def asked_for(header: str) -> str | None:
    """The best of the languages in a header such as `fr-CH, fr;q=0.9, en;q=0.8`, if Darbar speaks one of them."""
    wanted = [(_weight(one), one.strip()[:2].lower()) for one in header.split(",")[:20]]
    spoken = [(weight, language) for weight, language in wanted if language in LANGUAGES and weight > 0]
    return max(spoken, key=lambda one: one[0])[1] if spoken else None


def _weight(wanted: str) -> float:
    _, found, weight = wanted.partition(";q=")
    try:
        return float(weight) if found else 1.0
    except ValueError:
        return 0.0
