"""The variant `night`: only what is in fashion is sold, for three coins."""

import darbar
import pytest
from bazaar_positions import ANA, asked, coins, evening, goods, has, refused
from darbar.errors import UnknownName
from darbar.testing import offered, play, rule
from darbar_bazaar.game import BAZAAR
from darbar_bazaar.night import night_market
from darbar_bazaar.state import Stage

NIGHT = night_market(BAZAAR)


@rule("bazaar", "4.2")
def test_the_good_in_fashion_sells_for_three_coins():
    match = evening(game=NIGHT, fashion="spice", ana=has(goods="silk spice spice"), ben=has())
    assert offered(match) == ["sell spice", "pass"]
    play(match, "sell spice")
    assert coins(match)[ANA] == 6


@rule("bazaar", "4.2")
def test_nobody_buys_the_others():
    match = evening(game=NIGHT, fashion="spice", ana=has(goods="silk spice"), ben=has())
    assert refused(match, "sell silk") == "nobody buys silk tonight. [Bazaar: the night market 4.2]"
    assert refused(match, "sell tea") == "you have no tea. [Bazaar: the night market 4.2]"


@rule("bazaar", "4.2")
def test_without_the_good_in_fashion_nobody_is_asked():
    match = evening(game=NIGHT, fashion="spice", ana=has(goods="silk tea"), ben=has(goods="spice"))
    assert asked(match) == "Ben: sell"
    assert goods(match, ANA) == "silk tea"


def test_only_the_selling_is_replaced():
    assert {name for name in BAZAAR.phases if BAZAAR.phases[name] is not NIGHT.phases[name]} == {"selling"}
    assert NIGHT.title == "Bazaar: the night market"


def first_sale(match):
    """Gather goods until somebody may sell, and say what is offered."""
    while match.state.stage is not Stage.SELLING:
        play(match, next(move for move in offered(match) if move.startswith(("place", "take", "buy", "pass"))))
    return offered(match)


def test_the_variant_is_chosen_by_its_name():
    match = darbar.new("bazaar", seats=2, seed=3, variants=["night"])
    assert match.game.title == "Bazaar: the night market"
    assert first_sale(match) == [f"sell {['silk', 'spice', 'tea'][match.state.fashion]}", "pass"]
    assert len(first_sale(darbar.new("bazaar", seats=2, seed=3))) > 2


def test_a_record_names_the_variant_and_replays_with_it():
    match = darbar.new("bazaar", seats=2, seed=3, variants=["night"])
    play(match, first_sale(match)[0])
    again = darbar.load(match.record.dumps())
    assert again.game.title == match.game.title
    assert again.state == match.state


def test_a_misspelt_variant_brings_its_neighbour():
    with pytest.raises(UnknownName, match="night"):
        darbar.new("bazaar", variants=["nigth"])
