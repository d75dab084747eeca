"""Darbar: a table at which any rulebook can sit."""

from .asks import Ask, Flow, choose
from .box import Box, Choice, Components, Options, Row, Rulings
from .chair import Chair
from .dice import Dice
from .door import games, load, new
from .errors import DarbarError, PluginError, RecordError, RuleViolation, UndoRefused
from .events import Event, TurnBegan
from .game import Game, Score, Standing
from .hookspecs import Card, hookimpl, hookspec
from .match import Match
from .moves import Move, Pass
from .record import Record
from .seats import EVERYONE, NOBODY, Seat
from .session import Bot, Session
from .simulation import simulate
from .state import Piece, State
from .table import Table
from .text import Text, text
from .version import VERSION as __version__
from .words import Words

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Ask",
    "Bot",
    "Box",
    "Card",
    "Chair",
    "Choice",
    "Components",
    "DarbarError",
    "Dice",
    "Event",
    "Flow",
    "Game",
    "Match",
    "Move",
    "Options",
    "Pass",
    "Piece",
    "PluginError",
    "Record",
    "RecordError",
    "Row",
    "RuleViolation",
    "Rulings",
    "Score",
    "Seat",
    "Session",
    "Standing",
    "State",
    "Table",
    "Text",
    "TurnBegan",
    "UndoRefused",
    "Words",
    "__version__",
    "choose",
    "games",
    "hookimpl",
    "hookspec",
    "load",
    "new",
    "simulate",
    "text",
]
