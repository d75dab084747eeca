"""The rules: a game on one page, its numbered rules, and what things are for."""

from darbar import Words, find_rules
from darbar.plugins import plugins
from darbar.ui.rulebook import Rule
from darbar.ui.rulebook import rules as rules_of
from starlette.requests import Request
from starlette.responses import Response

from .rendering import page

LONGEST_SEARCH = 100


def rules(request: Request) -> Response:
    """The goal first, then every rule; what somebody looks for comes before both."""
    game = plugins().game(request.path_params["game"])
    words = Words(game, request.state.language, packages=["darbar_web"])
    wanted = request.query_params.get("find", "").strip()[:LONGEST_SEARCH]
    return page(
        request,
        "rules.html",
        game=game.title,
        chapters=words.overview(),
        rules=[told(words, rule) for rule in rules_of(game.package)],
        wanted=wanted,
        found=found(words, game.package, wanted) if wanted else [],
        things=sorted(((words.called(id), words.about(id) or "") for id in words.explained()), key=lambda one: one[0]),
    )


def told(words: Words, rule: Rule) -> tuple[str, str]:
    """A rule with its number."""
    return words.rule_number(rule.number), words.rule_says(rule)


def found(words: Words, package: str, wanted: str) -> list[tuple[str, str]]:
    """The rules that are about something."""
    return [told(words, rule) for rule in find_rules(rules_of(package), words, wanted)]
