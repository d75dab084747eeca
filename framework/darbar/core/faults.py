"""Faults: what goes wrong in the code of a plugin is told with the name of its owner, and where it stands.

A plugin may raise anything, and what it raises may fail to say why, or say it at any length: `in_words` copes. Only an
interrupt is no fault. It is the person's, wherever one can arrive; and so is being asked to end.
"""

from pathlib import Path
from traceback import walk_tb
from typing import Any, Final

from ..errors import PluginError, cut, spelt
from ..signals import Ended

LONGEST: Final = 400
"""So many signs of what somebody else's code says stand in a sentence."""

DEEPEST: Final = 10
"""So many causes of an error are looked at."""

KERNEL: Final = Path(__file__).parents[1]


def fault(game: Any, function: str, error: BaseException, where: str = "") -> PluginError:
    """The error to raise when a function of a game fails: the game, the function, the line, and where the match was."""
    return fault_of(f"game {game.name!r}", function, error, where)


def bot_fault(bot: object, function: str, error: BaseException) -> PluginError:
    """The error to raise when a function of a bot fails."""
    return fault_of(f"bot {type(bot).__name__!r} of {type(bot).__module__}", function, error)


def fault_of(owner: str, function: str, error: BaseException, where: str = "") -> PluginError:
    """The same for any owner. What the kernel has told already, naming another, stays as it is."""
    if isinstance(error, PluginError) and _is_told_here(error):
        return error
    place = f", {where}" if where else ""
    return PluginError(f"{owner} failed in its {function}{_line(error)}{place}: {in_words(error)}")


def in_words(error: BaseException) -> str:
    """What somebody else's code raised, in one short line; an interrupt by the person is raised again."""
    if (ended := _end_in(error)) is not None:
        raise ended
    kind, said = short(type(error).__name__), _said(error)
    return said if type(error) is PluginError else f"{kind}: {said}" if said else kind


def _end_in(error: BaseException) -> BaseException | None:
    """The interrupt or the end that an error is, or comes from: Python itself makes others of them in some places."""
    for _ in range(DEEPEST):
        if isinstance(error, Ended) or (isinstance(error, KeyboardInterrupt) and _hears_interrupts()):
            return error
        if error.__cause__ is None:
            return None
        error = error.__cause__
    return None


def _said(error: BaseException) -> str:
    try:
        return short(str(error))
    except BaseException as worse:
        return f"asked what is wrong, it raises {type(worse).__name__}"


def shown(value: object, most: int = 60) -> str:
    """A value that somebody else's code gave, for a sentence."""
    try:
        return short(repr(value), most)
    except BaseException:
        return f"a {short(type(value).__name__)}"


def written(value: object) -> str:
    """The same as it is written, if it can be."""
    try:
        return short(str(value))
    except BaseException:
        return shown(value)


def short(said: str, most: int = LONGEST) -> str:
    """Words on one line, with what cannot be seen spelt out, and without their middle where they are too many."""
    return cut(spelt(" ".join(cut(said, 4 * most).split())), most)


def _hears_interrupts() -> bool:
    """Whether Ctrl-C can arrive here: in the main thread, unless it is ignored or blocked."""
    import signal
    import threading

    if threading.current_thread() is not threading.main_thread() or signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        return False
    return not hasattr(signal, "pthread_sigmask") or signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


def _is_told_here(error: BaseException) -> bool:
    """Whether the kernel itself raised an error, not somebody else's code that it called."""
    frames = [frame for frame, _ in walk_tb(error.__traceback__)]
    return not frames or KERNEL in Path(frames[-1].f_code.co_filename).parents


def _line(error: BaseException) -> str:
    """The last line of code outside the kernel that the error came through."""
    for frame, line in reversed(list(walk_tb(error.__traceback__))):
        path = Path(frame.f_code.co_filename)
        if KERNEL not in path.parents and path.suffix == ".py":
            return f" ({path.name}, line {line})"
    return ""
