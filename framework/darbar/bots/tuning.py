"""Tuning: what a search can be told about how to think."""

from typing import Annotated

from msgspec import Meta, Struct

SHORT = 60
"""A game that ends within so many random answers is played to its end, where no network judges."""


class Tuning(Struct, frozen=True):
    """How a search thinks: in how many worlds, how many turns past its own, how curious, which games are short.

    Without a horizon, it is the game's; with a network, no game is short unless that is said. After so many `plans` the
    best of them are played on, whatever is left to try.
    """

    worlds: Annotated[int, Meta(ge=1, le=100)] = 4
    horizon: Annotated[int, Meta(ge=0, le=100)] | None = None
    explore: Annotated[float, Meta(ge=0, le=1000)] | None = None
    heat: Annotated[float, Meta(ge=0.001, le=1000)] = 0.5
    short: Annotated[int, Meta(ge=0, le=10_000)] | None = None
    plans: Annotated[int, Meta(ge=1, le=10_000_000)] | None = None
