"""What players can decide."""

from darbar import Move, Pass

from .components import Card, City


class Play(Move):
    """Play the {card} card."""

    card: Card


class Change(Move):
    """Play the {card} card together with the colour change."""

    card: Card


class Add(Move):
    """Add the {card} card."""

    card: Card


class Enough(Pass):
    """Add no other card."""


class Withdraw(Move):
    """Withdraw from this visit."""


class Build(Move):
    """Build a palace in {city}."""

    city: City


class Crown(Move):
    """Build the royal palace in {city}."""

    city: City


class Take(Move):
    """Take the {card} card from the display."""

    card: Card


ALL = (Play, Change, Add, Enough, Withdraw, Build, Crown, Take)

PLAYS = tuple([Play(card) for card in Card])
CHANGES = tuple([Change(card) for card in Card])
ADDS = tuple([Add(card) for card in Card])
TAKES = tuple([Take(card) for card in Card])
BUILDS = tuple([Build(city) for city in City])
CROWNS = tuple([Crown(city) for city in City])
WITHDRAW, ENOUGH = Withdraw(), Enough()
