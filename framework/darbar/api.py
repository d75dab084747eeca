"""Everything that `import darbar` offers, imported when the first of its names is used."""

from .asks import Ask, Flow, choose
from .box import Box, Choice, Components, Options, Row, Rulings
from .chair import Chair
from .dice import Dice
from .door import games, load, new, simulate
from .errors import DarbarError, PluginError, RecordError, RuleViolation, UndoRefused
from .events import Event, TurnBegan
from .game import Game, Score, Standing
from .hookspecs import Card, hookimpl, hookspec
from .match import Match
from .moves import Move, Pass
from .record import Record
from .seats import EVERYONE, NOBODY, Seat
from .session import Bot, Session
from .state import Piece, State
from .table import Table
from .texts import Text, text
from .version import VERSION as __version__
from .words import Words
