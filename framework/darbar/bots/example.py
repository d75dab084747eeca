"""An example of a program that plays over standard input and output: it needs Python, and not Darbar.

It prefers the longest notation, which is as good a taste as any. Copy it with `darbar bot-protocol --example > bot.py`.
"""

import json
import sys


def say(**message: object) -> None:
    """One line to the table."""
    print(json.dumps(message), flush=True)


def main() -> None:
    """Answer until the table says goodbye."""
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            say(type="hello", name="longest")
        elif heard["type"] == "ask":
            moves = [offer["move"] for offer in heard["moves"]]
            say(type="move", number=heard["number"], move=max(moves, key=len))
        elif heard["type"] == "bye":
            return


if __name__ == "__main__":
    main()
