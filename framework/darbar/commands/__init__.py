"""The commands that come with Darbar."""

from ..plugins.hookspecs import Card, hookimpl


@hookimpl
def darbar_commands() -> list[Card]:
    """One module for each command."""
    return [
        Card("games", "darbar.commands.games:games", "List the installed games, with their variants and options."),
        Card("plugins", "darbar.commands.plugins:plugins", "List what is installed, where it comes from, and faults."),
        Card("play", "darbar.commands.play:play", "Play a game against people and bots, or go on with a saved one."),
        Card("learn", "darbar.commands.learn:learn", "Learn a game in an explained match."),
        Card("replay", "darbar.commands.replay:replay", "Tell a saved match, move by move, with its standings."),
        Card("saves", "darbar.commands.saves:saves", "List the saved matches, or delete one."),
        Card("analyse", "darbar.commands.analyse:analyse", "Tell what a bot thinks of a question in a saved match."),
        Card("check", "darbar.commands.check:check", "Run the conformance kit over games."),
        Card("components", "darbar.commands.components:components", "Print what is in a game's box, with sources."),
        Card("rulings", "darbar.commands.rulings:rulings", "Print the open questions of a rulebook and our answers."),
        Card(
            "rules", "darbar.commands.rules:rules", "Print the numbered rules of a game and the tests that prove them."
        ),
        Card(
            "bot-protocol",
            "darbar.commands.bot_protocol:bot_protocol",
            "Tell how a program in any language plays, and try one out.",
        ),
        Card("arena", "darbar.commands.arena:arena", "Let bots play many matches, and tell how well they do."),
        Card("study", "darbar.commands.study:study", "Tell what is used in a game, and by winners how much more."),
        Card("train", "darbar.commands.train:train", "Learn a value for a game from matches, for bots to play with."),
        Card("simulate", "darbar.commands.simulate:simulate", "Play many random matches, and tell how they went."),
        Card("new", "darbar.commands.new:new", "Begin a project: a game or a frontend of your own."),
    ]
