"""Darbar: a table at which any rulebook can sit.

What is offered here stands in `darbar.api`, and is imported when the first of these names is used: a command that only
lists what is installed does not load the kernel. Little is imported here: until `darbar.entry` is, Ctrl-C is not quiet.
"""

from .version import VERSION as __version__

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .api import *

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Analysis",
    "Ask",
    "Bot",
    "BotKind",
    "Box",
    "Card",
    "Chair",
    "Choice",
    "Clock",
    "ClockState",
    "Clocks",
    "Components",
    "Control",
    "DarbarError",
    "Dice",
    "Event",
    "Flow",
    "Game",
    "Goal",
    "Guide",
    "Kept",
    "Lesson",
    "Match",
    "Move",
    "NotInLesson",
    "OnlyMovePlayed",
    "Option",
    "Options",
    "Outcome",
    "Pass",
    "Piece",
    "Player",
    "PluginError",
    "Pool",
    "Question",
    "Record",
    "RecordError",
    "Remark",
    "Row",
    "RuleViolation",
    "Rulings",
    "Score",
    "Seat",
    "Session",
    "StaleAnswer",
    "Standing",
    "State",
    "Table",
    "Text",
    "Thinker",
    "Thought",
    "TurnBegan",
    "UndoRefused",
    "Way",
    "Words",
    "__version__",
    "as_data",
    "changes",
    "choose",
    "diff",
    "everyone",
    "find_rules",
    "games",
    "glossary",
    "hookimpl",
    "hookspec",
    "installed_bots",
    "learn",
    "lessons",
    "load",
    "look",
    "looks",
    "new",
    "pick",
    "player",
    "render",
    "resume",
    "scene",
    "simulate",
    "simulate_many",
    "table",
    "text",
]


def __getattr__(name: str) -> "Any":
    if name not in __all__:
        raise AttributeError(f"module 'darbar' has no attribute {name!r}")
    from importlib import import_module

    value = globals()[name] = getattr(import_module("darbar.api"), name)
    return value


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
