"""The manual: its pages, and the blocks of code on them."""

from .pages import PAGES, ROOT, Block, Page
from .reader import Reader

__all__ = ["PAGES", "ROOT", "Block", "Page", "Reader"]
