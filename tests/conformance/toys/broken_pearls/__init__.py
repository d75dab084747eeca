"""Pearls, broken on purpose: one game for each thing that the conformance kit must catch."""

from . import choices, matches, secrets
from .breaking import BROKEN, Broken

__all__ = ["BROKEN", "Broken", "choices", "matches", "secrets"]
