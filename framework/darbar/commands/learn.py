"""`darbar learn`: an explained match, at any frontend."""

import click

from ..errors import DarbarError
from ..matches import games
from ..sessions import guides
from ..sessions.lessons import lessons
from ..ui.words import Words
from .choices import frontend_options, language_option
from .play import frontend_called
from .printing import complain, mention_faults


@click.command()
@click.argument("game", required=False)
@click.argument("lesson", required=False)
@frontend_options
@language_option
def learn(game: str | None, lesson: str | None, frontend: str | None, language: str) -> None:
    """Begin the first LESSON of GAME, or the one with this name; without a game, list them all.

    The others answer as the lesson says, and the match is saved nowhere.
    """
    mention_faults()
    if game is None:
        _print_all(language)
    else:
        run = frontend_called(frontend)
        run(guides.learn(game, lesson, language=language))


def _print_all(language: str) -> None:
    """Each game that has lessons, with their names and titles."""
    for game in games().values():
        try:
            words = Words(game, language)
            found = [(lesson.id, words.say(lesson.title)) for lesson in lessons(game)]
        except DarbarError as error:
            complain(error)
            continue
        for name, title in found:
            click.echo(words.titled(f"{game.name} {name}", f"{game.title}, {title}"))
