"""6.2 Actions: where workers may go, peonage, the Merchant, the Builder, and the second action of a statue."""

import pytest
from agra_positions import TURQUOISE, VIOLET, acting, complete, goods, has, member, position, refusal
from darbar import RuleViolation
from darbar.testing import offered, play, rule
from darbar_agra.components import NONE, Space
from darbar_agra.state import Stage

OPEN = "quarry sawmill turmeric-field cotton-field architect sailor trader botanist"
ALL_BUT_ONE = (
    "cement-works carpentry curry-kitchen oil-press brickworks paper-mill dye-works weaving-mill sculptor bindery "
    "painting-studio"
)
TEN = "quarry sawmill turmeric-field cotton-field architect sailor trader botanist paper-mill oil-press"


def places(match):
    return sorted(notation.split()[1] for notation in offered(match) if notation.startswith("place"))


def of(match, seat=TURQUOISE):
    return match.state.players[seat]


def there(match, space):
    """Whose worker is there, and whether it lies."""
    at = member(Space, space)
    return match.state.occupants[at], match.state.lying[at]


def over(match):
    """Whether Turquoise's main actions are over."""
    return match.phase not in ("action", "extra") or match.state.turn_seat == VIOLET


def all_ten(colour, pose=""):
    return {space: f"{colour} {pose}".strip() for space in TEN.split()}


# Where workers may go


@rule("agra", "4.1.2", "5.1", "6.2", "6.2.1", "F18", "F48")
def test_a_worker_goes_to_a_character_a_building_or_the_builders_site_and_nobody_may_pass():
    match = acting(built="paper-mill", builder="oil-press", turquoise=has(), violet=has())
    assert places(match) == sorted([*OPEN.split(), "paper-mill", "oil-press"])
    assert "pass" not in offered(match)
    assert refusal(match, "place tailor") == "refusal-not-built"
    with pytest.raises(RuleViolation):
        play(match, "place tailor")
    assert places(match) == sorted([*OPEN.split(), "paper-mill", "oil-press"])


@rule("agra", "4.1", "6.0", "F1")
def test_a_turn_is_meditation_action_perhaps_a_second_action_and_orders():
    match = position(
        Stage.OPENING, workers={"quarry": "turquoise"}, turquoise=has(goods="statue statue oil"), violet=has()
    )
    phases = [match.phase]
    for move in ("enough", "present statue", "place sawmill", "produce 2", "place cotton-field", "produce 2", "pass"):
        play(match, move)
        phases.append(match.phase)
    assert phases == ["meditation", *["action"] * 3, *["extra"] * 2, "orders", "action"]
    assert (match.state.turn_seat, match.state.first) == (VIOLET, TURQUOISE)


@rule("agra", "6.2.1.1")
def test_a_worker_on_an_empty_space_stands_there_and_acts():
    match = acting(turquoise=has(), violet=has())
    play(match, "place sawmill", "produce 2")
    assert (there(match, "sawmill"), of(match).workers, goods(match, TURQUOISE)) == ((0, False), 9, "wood wood")


@pytest.mark.parametrize(
    ("pose", "meditation", "favours"), [("violet lying", 1, 0), ("violet", 3, 1), ("violet", 4, 2)]
)
@rule("agra", "6.2.1.2", "F18")
def test_another_players_worker_has_to_leave_before_the_action(pose, meditation, favours):
    match = acting(workers={"sawmill": pose}, turquoise=has(), violet=has(meditation=meditation))
    play(match, "place sawmill")
    assert (of(match, VIOLET).workers, of(match, VIOLET).favours) == (10, favours)
    assert offered(match, "Turquoise") == ["produce 0", "produce 1", "produce 2"]
    assert complete(match)


@rule("agra", "6.2.2")
@pytest.mark.parametrize(
    ("space", "prompt"),
    [
        ("architect", "architect"),
        ("trader", "trader"),
        ("botanist", "botanist"),
        ("quarry", "produce"),
        ("paper-mill", "make"),
        ("cement-works", "make"),
    ],
)
def test_every_kind_of_space_has_its_own_action(space, prompt):
    match = acting(built="paper-mill", turquoise=has(goods="wood sandstone"), violet=has())
    play(match, f"place {space}")
    assert str(match.ask.prompt) == prompt


@rule("agra", "6.2.2", "6.2.2.1")
def test_the_sailor_sails_before_the_turn_goes_on():
    match = acting(river={"mahout": ""}, turquoise=has(goods="wood cement"), violet=has())
    play(match, "place sailor", "pass")
    assert (match.phase, match.ask.seat, over(match)) == ("sailing", TURQUOISE, True)
    assert "deliver mahout" in offered(match)


@rule("agra", "6.2", "F38")
def test_an_action_may_be_empty_but_its_worker_is_placed():
    """A farm that yields nothing, a building without goods for it, an Architect who is only visited."""
    nothing = acting(merchant="sawmill", turquoise=has(farmers=(2, 3, 3, 4)), violet=has())
    play(nothing, "place quarry")
    idle = acting(built="paper-mill", turquoise=has(), violet=has())
    play(idle, "place paper-mill")
    polite = acting(turquoise=has(), violet=has())
    play(polite, "place architect", "pass")
    for match, space in ((nothing, "quarry"), (idle, "paper-mill"), (polite, "architect")):
        assert (match.state.turn_seat, there(match, space), goods(match, TURQUOISE)) == (VIOLET, (0, False), "")


# Peonage


@pytest.mark.parametrize("pose", ["turquoise", "turquoise lying"])
@rule("agra", "6.2.1.2", "F19")
def test_peonage_costs_two_rupees_and_the_worker_there_stands_up_and_works_again(pose):
    match = acting(workers={"sawmill": pose}, turquoise=has(rupees=3), violet=has())
    assert "place sawmill" not in offered(match)
    assert refusal(match, "place sawmill") == "refusal-your-worker"
    play(match, "peonage sawmill", "produce 2")
    assert (there(match, "sawmill"), of(match).rupees, of(match).workers) == ((0, False), 1, 9)
    assert (of(match).favours, goods(match, TURQUOISE)) == (0, "wood wood")
    assert complete(match)


@rule("agra", "6.2.1.2", "F19")
def test_who_cannot_pay_for_peonage_goes_elsewhere():
    match = acting(workers={"sawmill": "turquoise", "quarry": "violet"}, turquoise=has(rupees=1), violet=has())
    assert [move for move in offered(match) if move.startswith("peonage")] == []
    assert refusal(match, "peonage sawmill") == "refusal-peonage-price"
    assert refusal(match, "peonage quarry") == "refusal-not-your-worker"
    assert "place quarry" in offered(match)


@rule("agra", "N12")
def test_the_calligrapher_makes_peonage_cheaper():
    match = acting(workers={"sawmill": "turquoise"}, turquoise=has(rupees=1, contracts="calligrapher"), violet=has())
    play(match, "peonage sawmill", "produce 0")
    assert of(match).rupees == 0


@rule("agra", "annex III", "T14", "F19")
def test_a_favour_tile_pays_for_peonage_once():
    match = acting(workers={"sawmill": "turquoise"}, turquoise=has(rupees=0, favours=3, tiles="peonage"), violet=has())
    assert "peonage sawmill" not in offered(match)
    play(match, "use peonage")
    assert "peonage sawmill" in offered(match)
    play(match, "peonage sawmill", "produce 2")
    assert (of(match).rupees, of(match).favours) == (0, 0)


@rule("agra", "annex III", "T14")
def test_the_tile_for_peonage_pays_once_and_only_while_a_space_is_being_chosen():
    match = acting(
        workers={"sawmill": "turquoise", "cotton-field": "turquoise"},
        turquoise=has(rupees=1, favours=3, tiles="peonage", goods="statue"),
        violet=has(),
    )
    play(match, "present statue", "use peonage", "peonage sawmill", "produce 2")
    assert refusal(match, "peonage cotton-field") == "refusal-peonage-price"
    late = acting(turquoise=has(favours=3, tiles="peonage"), violet=has(), workers={"sawmill": "turquoise"})
    assert "use peonage" in offered(late)
    play(late, "place quarry")
    assert "use peonage" not in offered(late)


@pytest.mark.parametrize(
    ("rupees", "contract", "left"), [(5, "", 3), (2, "", 0), (1, "", 0), (0, "", 0), (3, "calligrapher", 2)]
)
@rule("agra", "6.2.1.2", "E33", "C14", "F19")
def test_without_workers_one_must_use_peonage_and_pays_what_there_is(rupees, contract, left):
    match = acting(
        built="paper-mill oil-press",
        workers=all_ten("turquoise", "lying"),
        turquoise=has(rupees=rupees, contracts=contract),
        violet=has(),
    )
    assert sorted(offered(match)) == sorted(f"peonage {space}" for space in TEN.split())
    assert refusal(match, "place cement-works") == "refusal-no-worker"
    play(match, "peonage sawmill", "produce 2")
    assert (of(match).rupees, there(match, "sawmill")) == (left, (0, False))


@rule("agra", "6.2.1.2", "E33", "F15")
def test_without_a_second_worker_the_architect_cannot_build():
    match = acting(
        built="paper-mill oil-press",
        workers=all_ten("turquoise"),
        turquoise=has(rupees=2, goods="wood cement cement"),
        violet=has(),
    )
    play(match, "peonage architect")
    assert offered(match) == ["rise artisans", "rise merchants", "rise scholars", "pass"]
    assert refusal(match, "build cement-works") == "refusal-second-worker"


@rule("agra", "6.2.1.2", "F19")
def test_workers_with_the_cook_are_not_in_the_supply():
    workers = dict.fromkeys(OPEN.split(), "turquoise")
    match = acting(workers=workers, turquoise=has(rupees=2, contracts="cook", cooked=2), violet=has())
    assert sorted(offered(match)) == sorted(f"peonage {space}" for space in OPEN.split())


@rule("agra", "6.2.1.2", "C14")
def test_with_the_other_reading_peonage_must_be_paid_in_full_or_there_is_no_main_action():
    words = {
        "rulings": {"forced-peonage": "full-price"},
        "built": "paper-mill oil-press",
        "workers": all_ten("turquoise"),
        "violet": has(),
    }
    assert "peonage quarry" in offered(acting(turquoise=has(rupees=2), **words))
    poor = acting(turquoise=has(rupees=1), **words)
    assert (poor.state.turn_seat, of(poor).rupees) == (VIOLET, 1)
    dressed = acting(turquoise=has(rupees=0, goods="clothes"), **words)
    assert offered(dressed) == ["pass", "present clothes"]
    play(dressed, "present clothes", "peonage quarry", "produce 2")
    assert of(dressed).rupees == 1


@rule("agra", "6.2.1.2", "C14")
def test_with_the_other_reading_the_end_comes_when_nobody_can_act_any_more():
    """All twenty spaces are taken, nobody has a worker left, and nobody has two rupees."""
    spaces = [space.name.lower().replace("_", "-") for space in Space]
    words = {
        "rulings": {"forced-peonage": "full-price"},
        "built": " ".join(spaces),
        "builder": None,
        "workers": {space: ("turquoise", "violet")[at % 2] for at, space in enumerate(spaces)},
    }
    for rupees in (1, 2):
        match = acting(turquoise=has(rupees=1), violet=has(rupees=rupees), **words)
        assert (match.state.turn_seat, match.state.ending.triggered) == (VIOLET, rupees == 1)


# Rupees on buildings


@pytest.mark.parametrize(("workers", "move", "rupees"), [({}, "place", 5), ({"sawmill": "turquoise"}, "peonage", 3)])
@rule("agra", "6.2.1.3", "F14")
def test_whoever_works_in_a_building_first_takes_the_rupees_there(workers, move, rupees):
    match = acting(coins={"sawmill": 3}, workers=workers, turquoise=has(rupees=2), violet=has())
    play(match, f"{move} sawmill")
    assert (of(match).rupees, match.state.coins[Space.SAWMILL]) == (rupees, 0)
    assert str(match.ask.prompt) == "produce"


@pytest.mark.parametrize(("workers", "move", "left"), [({}, "place", 0), ({"sawmill": "turquoise"}, "peonage", 3)])
@rule("agra", "6.2.1.2", "F14")
def test_where_peonage_is_no_placing_the_rupees_wait_for_a_worker_that_comes(workers, move, left):
    rulings = {"peonage-rupees": "stay"}
    match = acting(rulings=rulings, coins={"sawmill": 3}, workers=workers, turquoise=has(), violet=has())
    play(match, f"{move} sawmill")
    assert match.state.coins[Space.SAWMILL] == left


@rule("agra", "F14", "F19")
def test_the_rupees_in_a_building_do_not_pay_for_peonage_there():
    match = acting(coins={"sawmill": 3}, workers={"sawmill": "turquoise"}, turquoise=has(rupees=1), violet=has())
    assert "peonage sawmill" not in offered(match)


# The Merchant


@pytest.mark.parametrize(("workers", "move"), [({}, "place"), ({"quarry": "turquoise lying"}, "peonage")])
@rule("agra", "6.2.1.3", "F12")
def test_where_the_merchant_is_the_action_comes_first_then_two_favours_then_he_moves(workers, move):
    match = acting(dice=(3,), merchant="quarry", workers=workers, turquoise=has(), violet=has())
    play(match, f"{move} quarry")
    assert (of(match).favours, match.state.merchant) == (0, Space.QUARRY)
    play(match, "produce 2")
    assert (of(match).favours, match.state.merchant) == (2, Space.COTTON_FIELD)
    assert [match.state.coins[space] for space in (0, 4, 8, 12)] == [0, 1, 1, 0]


@rule("agra", "6.2.1.3", "F12")
def test_elsewhere_the_merchant_stays():
    match = acting(merchant="quarry", turquoise=has(), violet=has())
    play(match, "place sawmill", "produce 2")
    assert (of(match).favours, match.state.merchant) == (0, Space.QUARRY)


@rule("agra", "6.2.1.3", "F12")
def test_the_merchant_passes_transformation_buildings_too_and_others_may_follow_before_he_goes():
    match = acting(
        dice=(2,), built="paper-mill", merchant="paper-mill", turquoise=has(goods="wood"), violet=has(goods="wood")
    )
    play(match, "place paper-mill", "make 1", "follow")
    assert (of(match).favours, match.state.merchant) == (1 + 2, Space.SAWMILL)
    assert match.state.coins[Space.QUARRY] == 1


# The Builder


@rule("agra", "6.2.1.4", "F13", "F37")
def test_the_builders_site_is_built_for_nothing_and_without_bonus_then_he_moves_on():
    match = acting(dice=(2,), builder="paper-mill", built="dye-works", turquoise=has(goods="wood wood"), violet=has())
    play(match, "place paper-mill", "make 2")
    assert match.state.built[Space.PAPER_MILL]
    assert (there(match, "paper-mill"), goods(match, TURQUOISE)) == ((0, False), "paper paper")
    assert (of(match).rupees, set(match.state.bonuses)) == (2, {NONE})
    assert match.state.builder == Space.SCULPTOR
    assert "BuiltByBuilder" in [type(event).__name__ for event in match.events]
    assert complete(match)


@rule("agra", "6.2.1.4", "F13")
def test_the_builder_stays_until_the_goods_are_transformed():
    match = acting(builder="paper-mill", turquoise=has(goods="wood"), violet=has())
    play(match, "place paper-mill")
    assert (match.state.builder, match.state.built[Space.PAPER_MILL]) == (Space.PAPER_MILL, True)
    play(match, "make 0")
    assert match.state.builder != Space.PAPER_MILL


@rule("agra", "6.2.1.4", "F13")
def test_with_the_last_site_the_builder_leaves():
    match = acting(builder="tailor", built=ALL_BUT_ONE, turquoise=has(goods="cloth"), violet=has())
    play(match, "place tailor", "make 1")
    assert (match.state.builder, all(match.state.built)) == (NONE, True)


@pytest.mark.parametrize(("reading", "rupees"), [("without-builder", 2), ("always", 3)])
@rule("agra", "N3", "C5")
def test_the_takshaka_pays_at_the_builders_site_only_in_the_french_reading(reading, rupees):
    match = acting(
        rulings={"takshaka": reading}, builder="paper-mill", turquoise=has(contracts="takshaka"), violet=has()
    )
    play(match, "place paper-mill")
    assert of(match).rupees == rupees


# The second main action of a statue


@rule("agra", "luxury goods", "F20")
def test_a_statue_buys_a_second_main_action_after_the_first():
    match = acting(turquoise=has(goods="statue"), violet=has())
    play(match, "present statue", "place sawmill", "produce 2")
    assert (match.phase, str(match.ask.prompt)) == ("extra", "extra")
    assert {"place sawmill", "present statue"}.isdisjoint(offered(match))
    play(match, "place quarry", "produce 2")
    assert goods(match, TURQUOISE) == "sandstone sandstone wood wood"
    assert (over(match), of(match).workers) == (True, 8)
    assert complete(match)


@rule("agra", "luxury goods", "F20")
def test_a_statue_made_in_the_action_can_still_buy_the_second_one_and_peonage_works_in_the_same_space():
    match = acting(built="sculptor", turquoise=has(goods="bricks bricks", rupees=2), violet=has())
    play(match, "place sculptor", "make 1")
    assert offered(match) == ["serve bricks", "serve statue", "pass", "present statue"]
    assert refusal(match, "place quarry") == "refusal-no-statue"
    play(match, "present statue", "peonage sculptor", "make 1")
    assert (goods(match, TURQUOISE), of(match).rupees) == ("statue", 0)
    assert over(match)


@pytest.mark.parametrize("presented", [True, False])
@rule("agra", "luxury goods", "F20", "F38")
def test_the_second_action_is_optional_and_so_is_the_statue(presented):
    match = acting(turquoise=has(goods="statue"), violet=has())
    play(match, *(["present statue"] if presented else []), "place sawmill", "produce 2", "pass")
    assert (over(match), there(match, "quarry")) == (True, (NONE, False))
    assert ("statue" in goods(match, TURQUOISE)) is not presented


@rule("agra", "luxury goods", "F20")
def test_there_is_one_second_action_in_a_turn_and_none_without_a_statue():
    match = position(Stage.EXTRA, turquoise=has(goods="statue statue"), violet=has())
    play(match, "present statue", "place quarry", "produce 2")
    assert (over(match), goods(match, TURQUOISE).count("statue")) == (True, 1)
    plain = acting(turquoise=has(favours=2), violet=has())
    play(plain, "place sawmill", "produce 2")
    assert (plain.phase, offered(plain, "Turquoise")) == ("orders", ["pass", "spend basic-good"])


@rule("agra", "6.2.1.3", "F12", "F20")
def test_the_second_action_can_visit_the_merchant():
    match = acting(dice=(1,), merchant="quarry", turquoise=has(goods="statue"), violet=has())
    play(match, "present statue", "place sawmill", "produce 2", "place quarry", "produce 2")
    assert (of(match).favours, match.state.merchant) == (2, Space.SAWMILL)


@rule("agra", "luxury goods", "F20")
def test_the_second_action_can_be_the_sailors_and_there_is_no_third():
    match = acting(turquoise=has(goods="statue statue oil"), violet=has())
    play(match, "present statue", "place sawmill", "produce 2", "place sailor", "pass")
    while match.phase == "sailing":
        play(match, "enough")
    assert (match.phase, match.ask.seat) == ("orders", TURQUOISE)


@rule("agra", "6.2.1.2", "F20")
def test_declining_the_second_action_never_brings_the_end():
    """Nobody could pay for peonage, but a main action is still forced on everyone in turn."""
    spaces = [space.name.lower().replace("_", "-") for space in Space]
    workers = {space: ("turquoise lying", "violet lying")[at % 2] for at, space in enumerate(spaces)}
    match = position(
        Stage.EXTRA,
        built=" ".join(spaces),
        builder=None,
        workers=workers,
        turquoise=has(rupees=0, goods="statue"),
        violet=has(rupees=0),
    )
    play(match, "present statue", "pass")
    assert (match.state.turn_seat, match.state.ending.triggered) == (VIOLET, False)
    assert all(move.startswith("peonage") for move in offered(match, "Violet"))


@rule("agra", "6.2.1.2", "luxury goods", "F19", "F20")
def test_without_workers_the_second_action_too_is_peonage_for_what_there_is():
    match = position(
        Stage.EXTRA,
        built="paper-mill oil-press",
        workers=all_ten("turquoise", "lying"),
        turquoise=has(rupees=1, goods="statue"),
        violet=has(),
    )
    play(match, "present statue")
    assert sorted(offered(match)) == sorted(["pass", *(f"peonage {space}" for space in TEN.split())])
    play(match, "peonage sawmill", "produce 2")
    assert (goods(match, TURQUOISE), of(match).rupees) == ("wood wood", 0)


@pytest.mark.parametrize(
    ("own", "tokens", "answers"),
    [
        (has(favours=3, goods="bricks"), {}, ["spend transformation"]),
        (has(favours=2, goods="book", tiles="trade"), {}, ["use trade", "receive statue"]),
        (has(contracts="english-trader", goods="book"), {}, ["invoke english-trader", "receive statue"]),
        (has(favours=4, tiles="manufactured"), {"second": "statue low"}, ["use manufactured", "receive statue"]),
        (
            has(favours=3, goods="bricks", tiles="value-two"),
            {"first": "bricks low", "second": "statue low"},
            ["use value-two"],
        ),
    ],
)
@rule("agra", "4.2", "luxury goods", "F2", "F20")
def test_a_statue_may_be_got_by_a_secondary_action_between_the_action_and_the_orders(own, tokens, answers):
    match = position(Stage.EXTRA, tokens=tokens, turquoise=own, violet=has())
    play(match, *answers, "present statue", "place sawmill", "produce 2")
    assert "wood wood" in goods(match, TURQUOISE)
    assert complete(match)


@pytest.mark.parametrize(
    ("own", "answers"),
    [
        (has(favours=5, goods="paper", tiles="trade"), ["use trade", "receive bricks", "spend transformation"]),
        (
            has(favours=3, goods="paper", contracts="english-trader"),
            ["invoke english-trader", "receive bricks", "spend transformation"],
        ),
        (
            has(favours=7, tiles="value-two"),
            ["spend basic-good", "receive sandstone", "use value-two", "transform bricks", "spend transformation"],
        ),
    ],
)
@rule("agra", "4.2", "luxury goods", "F20")
def test_a_statue_may_take_several_secondary_actions_between_the_action_and_the_orders(own, answers):
    match = acting(turquoise=own, violet=has())
    play(match, "place cotton-field", "produce 0", *answers, "present statue", "place sawmill", "produce 2")
    assert "wood wood" in goods(match, TURQUOISE)
    assert (match.phase, complete(match)) == ("action", True)


@rule("agra", "luxury goods", "F20", "6.3")
def test_after_the_order_it_is_too_late_for_a_statue():
    match = acting(turquoise=has(goods="statue curry oil"), workers={"sawmill": "turquoise lying"}, violet=has())
    play(match, "place quarry", "produce 0", "serve curry")
    assert refusal(match, "present statue") == "refusal-statue-too-late"


@rule("agra", "luxury goods", "F20")
def test_nobody_is_asked_for_a_second_action_where_no_statue_can_come_from():
    match = position(Stage.EXTRA, turquoise=has(favours=4, goods="planks", tiles="manufactured"), violet=has())
    assert match.phase == "orders"
