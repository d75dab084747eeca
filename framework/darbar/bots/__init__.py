"""The bots that come with Darbar."""

from ..plugins.hookspecs import Card, hookimpl


@hookimpl
def darbar_bots() -> list[Card]:
    """From one that knows nothing to one that thinks."""
    return [
        Card("easy", "darbar.bots.levels:EasyBot", "looks for a good move, and now and then does not"),
        Card(
            "medium",
            "darbar.bots.levels:medium",
            "plays what looks best; where it can, by what was learned from matches",
        ),
        Card("hard", "darbar.bots.levels:hard", "thinks for a moment; hard:1s thinks longer"),
        Card("random", "darbar.bots.random:RandomBot", "plays any offered move"),
        Card("greedy", "darbar.bots.greedy:GreedyBot", "plays what looks best at the end of its turn"),
        Card("learned", "darbar.bots.learned:LearnedBot", "greedy with a learned value; learned:FILE brings its own"),
        Card(
            "swift",
            "darbar.bots.swift:SwiftBot",
            "plans its turn once: for many matches; swift:FILE asks a network",
        ),
        Card(
            "steady",
            "darbar.bots.steady:SteadyBot",
            "greedy in one world for each turn: for many matches; steady:FILE asks a network",
        ),
        Card("mcts", "darbar.bots.mcts:MctsBot", "searches a tree of moves; mcts:0.5s or mcts:400 sets its budget"),
        Card("program", "darbar.bots.outside:Program", "another program: program:COMMAND (see darbar bot-protocol)"),
    ]
