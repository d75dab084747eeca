"""Commands: what players can type besides moves, and what comes back."""

from collections.abc import Callable

from darbar import DarbarError, RuleViolation, Seat, Text, text
from darbar.ui.glossary import look_up
from darbar.ui.keyboards import readings
from darbar.ui.words import LANGUAGES

from . import confirming, finding, pages, rulebook, sitting
from .answers import Entry, ambiguous, as_typed, begun, in_full, nonsense, parsed, quoted
from .keeping import Keeping
from .requests import Talk, Think
from .times import in_words


class Commands(Keeping):
    """A hot seat that obeys."""

    def obey(self, command: str, rest: str) -> Talk:
        """Do what a command says."""
        match command:
            case "quit":
                raise EOFError
            case "hint":
                yield from self.hint()
            case "replay":
                yield from self.replay(rest)
            case _:
                self.do(command, rest)

    def do(self, command: str, rest: str) -> None:
        """Do what a command says that is done at once."""
        match command:
            case "why" | "undo" | "undo!" | "restart":
                self.act(command, rest)
            case "sit":
                self.sit(rest)
            case "pause" | "resume":
                self.pause(command)
            case _:
                self.tell(command, rest)

    def act(self, command: str, rest: str) -> None:
        """Do what a command says that only somebody who plays can say."""
        seat = self.viewer
        if seat is None:
            return self.say("spectator")
        if command == "why":
            return self.why(seat, rest)
        if command == "restart":
            return self.take_back(lambda: self.session.restart_turn(seat))
        return self.undo(seat, force=command == "undo!")

    def tell(self, command: str, rest: str) -> None:
        """Do what a command says that changes nothing in the match."""
        match command:
            case "board":
                self.face.board()
            case "panel":
                self.face.show(pages.panels(self.panels()[rest], self.draw))
            case "player":
                self.player(rest)
            case "goal":
                self.goal()
            case "learn":
                self.learn(rest)
            case "leave":
                self.leave()
            case "back":
                self.back()
            case "confirm":
                self.confirm(rest)
            case "what":
                self.what(rest)
            case "rules":
                self.rules(rest)
            case "log":
                self.face.show(pages.log(self.session.events(self.viewer)))
            case "find":
                self.face.find(rest)
            case "score":
                self.face.show(pages.score(self.session, self.viewer))
            case "save":
                self.save(rest)
            case "load":
                self.load(rest)
            case "again":
                self.play_again(rest)
            case "delete":
                self.delete(rest)
            case "language":
                self.language(rest)
            case "help":
                self.face.show(pages.HELP)

    def player(self, name: str) -> None:
        """Show what a player owns; without a name, the viewer's own."""
        seat = finding.player(name, self.words, self.session.names) if name else self.viewer
        owned = [panel for panel in self.scene.panels if panel.owner == seat is not None]
        if owned:
            return self.face.show(pages.panels(owned, self.draw))
        return self.say("no-player", given=quoted(name), players=self.words.join(self.words.names))

    def what(self, name: str) -> None:
        """Explain a component, and show where it stands."""
        if not name:
            return self.say("what-what")
        answers = [look_up(self.words, self.scene, typed) for typed in readings(name, self.words.language)]
        found, several, near = next((one for one in answers if one.things or one.several), answers[0])
        if found:
            return self.face.show(pages.what(found, self.scene, self.face.draw))
        if several:
            return self.say("several-things", given=quoted(name), several=", ".join(several))
        return self.say("no-thing" if near else "no-things", given=quoted(name), near=", ".join(near))

    def confirm(self, wanted: str) -> None:
        """Hold moves that cannot be taken back, or do not; alone, the other way round."""
        on = {confirming.ON: True, confirming.OFF: False}
        on |= {self.words.say("repl-switch-on"): True, self.words.say("repl-switch-off"): False}
        self.confirms = on.get(wanted.lower(), not self.confirms)
        confirming.remember(self.confirms)
        self.say("confirming" if self.confirms else "not-confirming")

    def goal(self) -> None:
        """Show how one wins, what a turn is, what ends it, and some hints."""
        if self.words.overview():
            return self.face.show(rulebook.goal())
        return self.say("no-goal", title=self.session.title)

    def rules(self, wanted: str) -> None:
        """Show all rules after the goal, or those with a number or a word."""
        answers = [finding.rules(typed, self.session, self.words) for typed in readings(wanted, self.words.language)]
        found, near = next((one for one in answers if one[0]), answers[0])
        if not wanted:
            return self.face.show(rulebook.all_rules(found))
        if found:
            return self.face.show(rulebook.some_rules(found))
        return self.say("no-rule" if near else "no-rules", given=quoted(wanted), near=", ".join(near))

    def why(self, seat: Seat, line: str) -> None:
        """Say why a move is not offered, or that it is; without one, show all that is not possible."""
        if not line:
            refused = self.session.refusals(seat)
            return self.face.show(pages.refused(refused)) if refused else self.say("nothing-refused")
        found = in_full(line, self.offered, self.short, self.words) or begun(
            line, self.offered, self.words, self.listed
        )
        if isinstance(found, Text):
            return self.write(found)
        if isinstance(found, Entry):
            return self.write(ambiguous(line, [self.words.notation(move) for move in found.moves]))
        move = found or parsed(line, self.words)
        if move is None:
            return self.write(nonsense(line, [*self.offered, *self.short], self.words))
        typed = as_typed(line, move, self.words)
        reason = self.session.chair(seat).why(move, self.session.language)
        if reason is None:
            key = next((entry.key for entry in self.listed if move in entry.moves), "")
            return self.say("offered", move=typed, number=key)
        return self.face.say(self.words.say(text("scene-titled", title=typed, what=reason)))

    def hint(self) -> Talk:
        """Let a strong bot think for the viewer, and show what it would do, and why."""
        if (seat := self.viewer) is None or self.ask is None:
            return self.say("spectator")
        try:
            analysis = yield Think(seat, lambda: self.session.hint(seat), slow=True, hint=True)
        except DarbarError as error:
            return self.face.say(str(error))
        return self.face.show(pages.hint(analysis, self.view))

    def undo(self, seat: Seat, force: bool = False) -> None:
        """Take back the seat's last decision; in a lesson whatever has come of it."""
        force = force or self.guide is not None
        self.take_back(lambda: self.session.undo(seat, force=force), further=self.session.practice and not force)

    def take_back(self, go_back: Callable[[], None], further: bool = False) -> None:
        """Take back, or say why not, and whether more can be done about it."""
        try:
            go_back()
        except RuleViolation as refused:
            self.face.say(self.words.say(refused.reason) if refused.reason else str(refused))
            return self.say("undo-further") if further else None
        for places in (self.heard, self.told):
            places.update({viewer: min(place, self.session.told(viewer)) for viewer, place in places.items()})
        self.renew()
        return self.say("taken-back")

    def sit(self, rest: str) -> None:
        """Let a bot play for somebody, or a person again; who plays now, where nobody is named."""
        name, bot = sitting.named(rest, self.words)
        seat = finding.player(name, self.words, self.session.names) if name else None
        if seat is None:
            players = self.words.join([self._player(one.seat) for one in self.session.players])
            return self.say("sit-who", players=players, bots=", ".join(sitting.names(self.words)))
        if self.guide is not None:
            return self.say("lesson-first")
        try:
            self.session.sit(seat, sitting.chosen(bot, seat in self.session.bots))
        except DarbarError as error:
            return self.face.say(str(error))
        if self.viewer not in self.session.people:
            self.viewer = None
            self.face.clear()
        return self.renew()

    def pause(self, command: str) -> None:
        """Let the clocks stand still, or run again. Who sits at this keyboard speaks for all who do."""
        people = self.session.people
        if not self.session.clocks:
            return self.say("no-clocks")
        for seat in sorted(people, key=lambda one: one != self.viewer):
            self.session.pause(seat) if command == "pause" else self.session.go_on(seat)
        return self.face.say(in_words(self.session, self.words)) if people else self.say("spectator")

    def language(self, wanted: str) -> None:
        """Speak another language from now on."""
        if wanted.lower() not in LANGUAGES:
            return self.say("languages", languages=", ".join(LANGUAGES))
        self.session.language = wanted.lower()
        self.words = self.session.words(__package__)
        self.pose(self.ask)
        return self.say("language-changed")
