"""A guide: who leads one seat of a session through a lesson. The others answer as the lesson says."""

from typing import TYPE_CHECKING, Any

from ..core.asks import Ask
from ..core.moves import Move
from ..core.seats import Seat, seats
from ..core.texts import Text, text
from ..errors import DarbarError, NotInLesson, PluginError, RecordError, quoted
from ..match.chair import Chair
from ..match.game import Game
from ..match.match import Match
from ..match.record import Record
from ..matches import load
from ..ui.pointing import meant, places
from ..ui.words import Words, message_keys
from .lessons import OTHERWISE, Lesson, Part, Place, Step, laid, lesson_of, lessons_in
from .players import usual_bot

if TYPE_CHECKING:
    from .session import Session


class Scripted:
    """Sits where the lesson answers. It is asked only by a frontend that does not wait until the learner reads on."""

    def __init__(self, guide: "Guide") -> None:
        self._guide = guide

    def choose(self, chair: Chair[Any]) -> Move:
        """What the lesson answers next."""
        ask = chair.ask
        assert ask is not None
        notation = self._guide.next_of_others()
        return next((move for move in ask.moves if str(move) == notation), ask.moves[0])


class Guide:
    """Where a lesson is: what the present step says, what to look at, and which moves are meant.

    While it is `reading`, the learner reads, and `go_on` comes next. Otherwise a decision is awaited. Whoever leaves a
    lesson plays on freely, and may come `back` to where it was.
    """

    def __init__(self, session: "Session", lesson: Lesson) -> None:
        self._session = session
        self.lesson = lesson
        self.left = False
        self.over = False
        self.fault = ""
        self._part = 0
        self._at = 0
        self._laid = 0
        self._before = len(session._match.moves)
        self._left_at: Record | None = None

    @classmethod
    def taken_up(cls, session: "Session", place: Place) -> "Guide":
        """Go on with a lesson at a place in it; one that is no longer there is a `RecordError`."""
        lesson = next((one for one in lessons_in(session._match.game.package) if one.id == place.lesson), None)
        if lesson is None or not 0 <= place.part < len(lesson.parts):
            raise RecordError(f"the lesson {quoted(place.lesson)} does not go on: it has no part {place.part + 1}")
        guide = cls(session, lesson)
        if not 0 <= place.step < len(lesson.parts[place.part].steps):
            raise RecordError(f"the lesson {quoted(place.lesson)} does not go on: it has no step {place.step + 1}")
        guide.stand_at(place)
        return guide

    def stand_at(self, place: Place) -> None:
        """Be at a place of the lesson, whose match is laid already."""
        self._part, self._at, self.left, self.over = place.part, place.step, place.left, place.over
        self._before = len(laid(self._session._match.game, self.part).moves)
        if not self.free:
            self._seat_script()

    # Looking

    @property
    def at(self) -> Place:
        """Where it is, for those who go on another time."""
        return Place(self.lesson.id, self._part, self._at, self.left, self.over)

    @property
    def part(self) -> Part:
        """The present part."""
        return self.lesson.parts[self._part]

    @property
    def seat(self) -> Seat:
        """Who learns."""
        return Seat(self.part.seat)

    @property
    def step(self) -> Step:
        """The present step."""
        return self.part.steps[self._at]

    @property
    def number(self) -> int:
        """Which of the steps of the lesson it is, counted from 1."""
        return sum(len(part.steps) for part in self.lesson.parts[: self._part]) + self._at + 1

    @property
    def free(self) -> bool:
        """Whether everybody plays as they like, because the lesson was left, or is over."""
        return self.left or self.over

    @property
    def reading(self) -> bool:
        """Whether there is something to read, and nothing to decide."""
        return not self.free and not self.step.moves

    @property
    def moves(self) -> list[Move]:
        """The offered moves that are meant."""
        with self._session.still():
            ask = None if self.free else self._session._match.asked(self.seat)
            return [] if ask is None else [move for move in ask.moves if str(move) in self.step.moves]

    @property
    def look(self) -> tuple[str, ...]:
        """The keys of what to look at, in the scene of the learner."""
        if self.free or not self.step.look:
            return ()
        with self._session.still():
            found, seat = places(self._session.scene(self.seat)), self.seat
            return tuple(dict.fromkeys(key for id in self.step.look for key in meant(found.get(id, ()), seat)))

    def title(self, words: Words) -> str:
        """What the lesson is called."""
        return words.say(self.lesson.title)

    def says(self, words: Words) -> str:
        """What the present step says, a paragraph on each line; nothing where it says nothing."""
        if self.free:
            return words.say("lesson-over" if self.over else "lesson-left")
        if not self.step.id:
            return ""
        return _in_paragraphs(words.say(text(self.lesson.key(self.step), you=words.player(self.seat))))

    # Going on

    def begin(self) -> None:
        """Sit down at the table of the first part. A lesson that is faulty at once is refused."""
        with self._session.still():
            self._seat_script()
            self._session._keep()
        if self.fault:
            raise PluginError(f"{self._session._match.game.package}: {self.fault}")

    def go_on(self) -> None:
        """What there was to read is read."""
        with self._session.still():
            if not self.reading:
                return
            if self._at + 1 < len(self.part.steps):
                self._at += 1
            elif self._part + 1 < len(self.lesson.parts):
                self._begin_next_part()
            else:
                self._end()
            self._session._keep()

    def _begin_next_part(self) -> None:
        try:
            match = laid(self._session._match.game, self.lesson.parts[self._part + 1])
        except DarbarError as error:
            return self._give_up(error)
        self._part, self._at = self._part + 1, 0
        self._before = len(match.moves)
        return self._lay(match)

    def _give_up(self, error: DarbarError) -> None:
        """A faulty lesson is left, with a remark, and the match goes on."""
        self.fault, self.left = f"lessons/{self.lesson.id}.toml: {self._here()}: {error}", True
        self._seat_bots()
        self._session._note(PluginError(f"{self._session._match.game.package}: {self.fault}"))

    def _end(self) -> None:
        """Nothing more is told, of this part or of the whole lesson: everybody plays freely."""
        self.over = self._part + 1 == len(self.lesson.parts)
        self.left, self._left_at = not self.over, self._session._match.record
        self._seat_bots()

    def leave(self) -> None:
        """Play on freely from here, with bots for the others."""
        with self._session.still():
            if not self.free:
                self.left, self._left_at = True, self._session._match.record
                self._seat_bots()
                self._session._keep()

    def back(self) -> None:
        """Go back to where the lesson was left; what was played since is taken back."""
        with self._session.still():
            if self.left and self._left_at is not None and not self.over and not self.fault:
                self._lay(load(self._left_at, game=self._session._match.game))
                self.left = False
                self._session._keep()

    def _lay(self, match: Match[Any]) -> None:
        self._laid += 1
        self._session._lay(match)
        self._seat_script()

    def _seat_script(self) -> None:
        self._session.bots.clear()
        for seat in self._others():
            self._session._seat(seat, Scripted(self))

    def _seat_bots(self) -> None:
        for seat in self._others():
            self._session._seat(seat, usual_bot())

    def _others(self) -> list[Seat]:
        return [seat for seat in seats(self._session._match.seats) if seat != self.seat]

    # What the session tells

    @property
    def place(self) -> tuple[int, int, int, bool]:
        """Where it is, for those who look whether something has changed."""
        return self._laid, self._part, self._at, self.free

    def check(self, move: Move, seat: Seat | None) -> None:
        """Lead back kindly whoever plays something that is allowed, but not meant."""
        ask = None if self.free or seat != self.seat else self._session._match.asked(self.seat)
        if ask is None or not _is_offered(ask, move):
            return None  # the rules say why
        steps = self.part.steps
        at = next((place for place in range(self._at, len(steps)) if steps[place].moves), None)
        if at is None and self._part + 1 < len(self.lesson.parts):
            raise self._not_in_lesson(text("lesson-read-on"))
        if at is None:
            return self._end()
        if str(move) not in steps[at].moves:
            raise self._not_in_lesson(self._otherwise(steps[at], move, ask))
        self._at = at
        return None

    def _otherwise(self, step: Step, move: Move, ask: Ask) -> Text:
        own = self.lesson.key(step) + OTHERWISE
        is_told = step.id and own in message_keys(self._session._match.game.package, "en")
        meant = [one for one in ask.moves if str(one) in step.moves]
        tried = str(move).replace(" ", "-")
        return text(own if is_told else "lesson-otherwise", move=move, tried=tried, meant=meant)

    def _not_in_lesson(self, reason: Text) -> NotInLesson:
        return NotInLesson(self._session.words().say(reason), seat=self.seat, reason=reason)

    def follow(self) -> None:
        """Something was played or taken back: find the step, and let the others answer. A faulty lesson is left."""
        if self.free:
            return None
        if self._answers > self.part.spans[-1][2]:
            return self._end()  # somebody did not wait
        try:
            self._find_step()
            while self._answers < self.part.spans[self._at][1]:
                self._answer(self.next_of_others())
            self._check_meant()
        except DarbarError as error:
            self._give_up(error)
        return None

    @property
    def _answers(self) -> int:
        """How many answers the part has had."""
        return len(self._session._match.moves) - self._before

    def _find_step(self) -> None:
        """The step that the answers have led to: further on, or further back after an undo."""
        spans, answers = self.part.spans, self._answers
        while answers > spans[self._at][2] or (answers == spans[self._at][2] and self.step.moves):
            self._at += 1
        if answers < spans[self._at][0]:
            self._at = next(at for at, (_, _, over) in enumerate(spans) if over > answers)

    def next_of_others(self) -> str:
        """What the others answer next; nothing where the learner is to decide first."""
        answers = self._answers
        for (begins, told, _), step in list(zip(self.part.spans, self.part.steps, strict=True))[self._at :]:
            if begins <= answers < told:
                return step.others[answers - begins]
        return ""

    def _answer(self, notation: str) -> None:
        """Answer for whoever of the others is asked."""
        match = self._session._match
        asked = next((ask.seat for ask in match.asks if ask.seat != self.seat), None)
        if asked is None:
            raise DarbarError(f"none of the others is asked who could answer {notation!r}")
        match.play(match.game.vocabulary.parse(notation), asked)

    def _check_meant(self) -> None:
        if self.step.moves and not self.moves:
            raise DarbarError(f"none of the moves that are meant is offered: {', '.join(self.step.moves)}")

    def _here(self) -> str:
        name = f" ({self.step.id!r})" if self.step.id else ""
        return f"part {self._part + 1}, step {self._at + 1}{name}"


def learn(game: str | Game[Any], lesson: str | None = None, *, language: str = "en") -> "Session":
    """Begin a lesson of an installed game, or of the given one: its first, or the one with this name.

    The session has a `guide`. It is saved nowhere, and everything may be taken back.
    """
    from ..plugins import plugins
    from .session import Session

    played = plugins().game(game) if isinstance(game, str) else game
    session = Session(laid(played, (chosen := lesson_of(played, lesson)).parts[0]), language=language, practice=True)
    session.guide = Guide(session, chosen)
    session.guide.begin()
    return session


def _is_offered(ask: Ask, move: Move) -> bool:
    try:
        return ask.offered(move) is not None
    except Exception:  # something in it cannot be compared
        return False


def _in_paragraphs(told: str) -> str:
    """A message as paragraphs, each on one line."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in told.split("\n\n"))
