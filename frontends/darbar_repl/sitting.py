"""Sitting: what is typed after `sit`: whose seat it is, and which bot plays there, or a person again."""

from darbar import Words, installed_bots
from darbar.sessions.players import BOT, YOU, usual_bot
from darbar.ui.keyboards import folded


def names(words: Words) -> list[str]:
    """Who can sit there, in the player's language: a person, or a bot that needs nothing else."""
    return [called(who, words) for who in (YOU, *_bots())]


def called(who: str, words: Words) -> str:
    """A person or a bot in the player's language."""
    return words.say("repl-name-you") if who == YOU else words.called(f"called-{who}")


def _bots() -> list[str]:
    return [kind.name for kind in installed_bots() if not kind.needs_setting]


def named(rest: str, words: Words) -> tuple[str, str]:
    """The player in a line, and the bot, which comes last, in English or in the player's language; or no bot."""
    line = " ".join(rest.split())
    known = {
        folded(spelt): who
        for who in (YOU, BOT, *_bots())
        for spelt in (called(who, words), words.called(f"bot-{who}"), who)
    }
    for spelt in sorted(known, key=len, reverse=True):
        if folded(line).endswith(f" {spelt}"):
            return line[: -len(spelt)].strip(), known[spelt]
    name, _, bot = line.rpartition(" ")
    return (name, bot) if name and ":" in bot else (line, "")


def chosen(bot: str, by_bot: bool) -> str | None:
    """Who plays from now on, None for a person: where none is named, a bot for a person, and a person for a bot."""
    if bot == YOU or (not bot and by_bot):
        return None
    return usual_bot() if bot in ("", BOT) else bot
