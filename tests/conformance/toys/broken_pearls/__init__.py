"""Pearls and Oysters, broken on purpose: one game for each thing that the conformance kit must catch."""

from . import answers, choices, matches, scenes, secrets
from .breaking import BROKEN, Broken

__all__ = ["BROKEN", "Broken", "answers", "choices", "matches", "scenes", "secrets"]
