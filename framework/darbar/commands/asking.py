"""Asking: a yes or a no from whoever sits at the terminal, in their language."""

import click

from ..core.texts import Text, text
from ..ui.keyboards import folded
from ..ui.words import message


def agreed(question: Text, language: str, default: bool) -> bool:
    """Whether somebody says yes, in their language or in English; no word at all is the usual answer."""
    yes, no = (message(text(f"notation-{answer}"), language) for answer in ("yes", "no"))
    shown = f"{yes.upper()}/{no}" if default else f"{yes}/{no.upper()}"
    typed = click.prompt(f"{message(question, language)} [{shown}]", default="", show_default=False).strip()
    return folded(typed)[:1] in (folded(yes)[0], "y") if typed else default
