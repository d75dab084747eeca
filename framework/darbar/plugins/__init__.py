"""The doors for strangers: what plugins may bring, and how they are found and loaded."""

from .hookspecs import Card, hookimpl, hookspec
from .manager import plugins

__all__ = ["Card", "hookimpl", "hookspec", "plugins"]
