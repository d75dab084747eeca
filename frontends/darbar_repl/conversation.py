"""The conversation of a match, whoever shows it."""

from collections.abc import Generator
from contextlib import suppress
from typing import Any

from darbar import Move, NotInLesson, Seat, StaleAnswer, Text, text
from darbar.bots.asking import thinks

from . import finding, pages
from .answers import Command, Entry, as_typed, command_in, nonsense, parsed, understand
from .commands import Commands
from .news import paragraph, turns
from .requests import Read, Talk, Think

LATER = ("quit", "hint", "why", "load", "replay", "restart", "learn", "leave", "back")
"""Commands that wait until somebody is asked."""

TAKE_BACK = ("undo", "undo!")


class Conversation(Commands):
    """One session at one keyboard, as a conversation: it yields requests, and is sent what comes of them."""

    def talk(self) -> Talk:
        """Ask until nobody is asked any more; after that, people may still look around, or take back."""
        while True:
            while (asked := self.session.asked) is not None or self.reading:
                self.mention_remarks()
                if self.reading or asked is None:
                    yield from self.lesson_turn()
                elif asked in self.session.bots:
                    yield from self.bot_turn(asked)
                elif asked != self.viewer:
                    yield from self.pass_keyboard(asked)
                else:
                    yield from self.person_turn(asked)
            self.mention_remarks()
            if self.home is None:
                yield from self.ending()
            else:
                self.come_home()

    def lesson_turn(self) -> Talk:
        """There is something to read; an empty line reads on."""
        self.pose(None)
        line = yield from self.line(Read("lesson", self.viewer))
        if line:
            yield from self.enter(line)
        elif self.reading:
            self.read_on()

    def bot_turn(self, seat: Seat) -> Talk:
        """A bot thinks and answers."""
        self.pose(None)
        with suppress(StaleAnswer):  # its time was over, or somebody else sits there
            thought = yield Think(seat, self.session.think, slow=thinks(self.session.bots[seat]))
            self.session.check_clocks()
            self.session.play(thought.move, thought.seat, thought.number)
        self.renew()

    def pass_keyboard(self, seat: Seat) -> Talk:
        """Between two people nothing is on the screen. Until the next one sits there, the one before may take back."""
        self.pose(None)
        self.face.clear()
        while self.session.asked == seat != self.viewer:
            line = yield from self.line(Read("cover", seat))
            match command_in(line, self.words):
                case Command("quit", ""):
                    raise EOFError
                case Command("undo", "") if self.viewer is not None:
                    self.undo(self.viewer)
                case Command("language", code):
                    self.language(code)
                case Command("pause" | "resume" as command, ""):
                    self.pause(command)
                case _:
                    self.viewer = seat
        self.renew()

    def person_turn(self, seat: Seat) -> Talk:
        """A person is asked, and does something; the question comes back until it is answered."""
        question = self.session.question(seat)
        assert question is not None
        self.number, ask = question.number, question.ask
        if self.ask is None or (ask.prompt, ask.moves) != (self.ask.prompt, self.ask.moves):
            self.pose(ask)
        line = yield from self.line(Read("question", seat))
        self.session.check_clocks()
        if not self.overtaken(seat):
            yield from self.enter(line)
            return
        self.held = None
        if line:
            self.write(text("refusal-stale"))
        self.renew()

    def overtaken(self, seat: Seat) -> bool:
        """Whether the question that a person looks at is no longer open: their time was over."""
        question = self.session.question(seat)
        return seat in self.session.bots or question is None or question.number != self.number

    def ending(self) -> Talk:
        """The match is over: the scores lie open, and everybody may look at everything."""
        self.pose(None)
        self.face.show(pages.ending(self.session, self.viewer))
        while self.session.asked is None and not self.reading:
            line = yield from self.line(Read("end", self.viewer))
            yield from self.enter(line)

    def line(self, request: Read) -> Generator[Read, Any, str]:
        """What somebody types; an interrupt does no harm."""
        while True:
            try:
                return str((yield request)).strip()
            except KeyboardInterrupt:
                self.say("interrupted")

    def enter(self, line: str) -> Talk:
        """Do what a line says, or tell what is wrong with it; an empty one plays what is held."""
        held, self.held = self.held, None
        if held is not None and not line:
            return self.play(held)
        match understand(line, self.offered, self.panels, self.short, self.words, self.listed):
            case Command(name, rest):
                yield from self.obey(name, rest)
            case Entry() as begun:
                self.pose(self.ask, begun.line)
            case Text() as wrong:
                self.write(wrong)
            case Move() as move:
                self.hold(move, held)
            case None if line:
                self.refuse(line)
            case None if self.begun:
                self.pose(self.ask)

    def hold(self, move: Move, held: Move | None) -> None:
        """Play a move; one that cannot be taken back waits until it is said again, or Enter is pressed."""
        seat = self.viewer
        if seat is None or move == held or not self.confirms or not self.face.waits or self.guide is not None:
            return self.play(move)
        caution = self.session.caution(seat, move)
        if caution is None:
            return self.play(move)
        self.held = move
        *_, (_, done) = [(None, []), *turns(self.session.events(seat))]
        if self.session.told(seat) and done:
            self.write(text("repl-turn-so-far", told="".join(said for _, said in paragraph(done, self.words))))
        return self.write(text("repl-held", move=self.words.notation(move), why=caution))

    def play(self, move: Move) -> None:
        """Play an offered move; when it ends the viewer's turn, remember what the table looked like."""
        turn, seat, told = self.session.turn, self.viewer, self.session.told(self.viewer)
        try:
            self.session.play(move)
        except NotInLesson as kindly:
            return self.face.say(" ".join(self.words.say(kindly.reason or str(kindly)).split()))
        self.heard[seat] = told
        if self.session.asked != seat or self.session.turn != turn:
            self.before[seat] = self.session.scene(seat)
        return self.renew()

    def meanwhile(self, line: str) -> bool:
        """Do what a line says while a bot thinks; False for what has to wait."""
        match understand(line, {}, self.panels, {}, self.words, []):
            case Command(name, rest) if name not in LATER:
                self.do(name, rest)
                self.mention_remarks()
                if name in TAKE_BACK:
                    self.session.stop_thinking()
                return True
        return False

    def refuse(self, line: str) -> None:
        """Show the panels that are called like that, say why a move is not offered, or that there is no such move."""
        if panels := finding.panels_like(line, self.scene, self.words):
            return self.face.show(pages.panels(panels, self.draw))
        move = parsed(line, self.words)
        if move is None:
            return self.write(nonsense(line, [*self.offered, *self.short], self.words))
        if self.reading:
            return self.say("lesson-enter")
        if self.ask is None:
            return self.write(text("refusal-over"))
        return self.face.say(self.words.refusal(self.ask, move, as_typed(line, move, self.words)))

    def mention_remarks(self) -> None:
        """Tell what went wrong with a bot or a file."""
        for remark in self.session.remarks[self.remarked :]:
            self.write(remark.text)
        self.remarked = len(self.session.remarks)
