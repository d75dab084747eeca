"""Every installed game conforms, with all its variants, seat counts, options and rulings."""

from functools import lru_cache

import darbar
import pytest
from darbar.testing import CHECKS, Finding, check_game


@lru_cache
def findings(game: str) -> dict[str, Finding]:
    return {finding.check: finding for finding in check_game(game)}


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in darbar.games()])
def test_every_game(game: str, check: str):
    found = findings(game)[check]

    assert found.ok, found.what


def test_there_are_games_to_examine():
    assert {"bazaar", "tictactoe", "connectfour"} <= set(darbar.games())
