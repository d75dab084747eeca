"""5.3.2 and 6.2.2.1 Several goods are paid in one answer: the ways to pay, their order, and what is not offered."""

import darbar
import pytest
from agra_positions import TURQUOISE, acting, complete, drive, goods, has, refusal, state_of, table_of
from darbar import RecordError
from darbar.core.moves import word
from darbar.testing import offered, play, rule
from darbar.ui.scene import Item
from darbar_agra.components import Good, Site
from darbar_agra.game import AGRA
from darbar_agra.moves import GIVE, MOST_WAYS, Pay
from darbar_agra.payment import least_missed, value_of
from darbar_agra.phases.characters.architect import payments_for, visit_architect, worth_of
from darbar_agra.phases.characters.sailor import visit_sailor
from hypothesis import given, settings
from hypothesis import strategies as some

FEW = "cement cement wood wood wood wood"
MANY = "sandstone sandstone cement cement wood wood wood wood planks"


def in_words(payment):
    """A payment as tests write it: `1 cement 1 wood`."""
    return " ".join(f"{payment.count(good)} {word(Good(good))}" for good in dict.fromkeys(payment))


def ways(stock, site=Site.PAPER_MILL, **position):
    state = state_of(**{"turquoise": has(goods=stock), "violet": has()} | position)
    return [in_words(way) for way in payments_for(state, TURQUOISE, site)]


def building(stock=FEW, site="paper-mill", **position):
    match = acting(**{"turquoise": has(goods=stock), "violet": has()} | position)
    play(match, "place architect", f"build {site}")
    return match


def said(match, language="en"):
    """What the offered moves say to whoever is asked."""
    words, view = match.words(language), match.chair(match.ask.seat).view
    return [words.move(move, view) for move in match.ask.moves]


# Buildings


@rule("agra", "5.3.2", "F15")
def test_a_building_is_paid_with_one_answer():
    match = building()
    assert offered(match) == ["pay 1", "pay 2", "pay 3"]
    play(match, "pay 2")
    assert goods(match, TURQUOISE) == "cement cement"
    assert str(match.ask.prompt) == "bonus"
    assert complete(match)


@rule("agra", "5.3.2", "F15")
def test_a_payment_that_is_the_only_one_is_not_asked_for():
    table = table_of(built="oil-press", turquoise=has(goods="cement wood wood"), violet=has())
    asked, _ = drive(visit_architect(table, TURQUOISE), "build paper-mill", "take-bonus favour-two", "make 0")
    assert asked == ["architect", "bonus", "make"]
    assert goods(table, TURQUOISE) == "wood"


@rule("agra", "5.3.2", "F15")
def test_payments_say_what_is_given_and_what_it_is_worth():
    assert said(building()) == [
        "Pay cement, wood, and 1 for two kinds, in all 4.",
        "Pay wood\u00a0×4, in all 4.",
        "Pay cement\u00a0×2, in all 4.",
    ]
    assert said(building(), "fr")[0] == "Payer ciment, bois et 1 pour deux sortes, en tout 4."
    assert said(building(), "ru")[0] == "Заплатить: цемент, дерево и 1 за два вида, всего 4."


@rule("agra", "5.3.2", "N3")
def test_the_takshakas_help_is_part_of_what_a_payment_is_worth():
    saving = has(goods="planks wood wood wood", contracts="takshaka")
    assert said(building(turquoise=saving)) == [
        "Pay wood\u00a0×3 and 1 by the Takshaka, in all 4.",
        "Pay wood, planks, 1 for two kinds, and 1 by the Takshaka, in all 5.",
    ]


def test_outside_of_its_question_a_payment_has_a_number_only():
    match = acting(turquoise=has(goods=FEW), violet=has())
    words, view = match.words(), match.chair(0).view
    assert words.move(Pay(1), view) == "Pay as suggested, way 1."
    assert words.move(match.parse("pay-sailor 3"), AGRA.view(state_of(turquoise=has(), violet=has()), TURQUOISE)) == (
        "Pay the Sailor goods worth 3."
    )


@pytest.mark.parametrize(("language", "written"), [("en", "pay 2"), ("fr", "payer 2"), ("ru", "заплатить 2")])
def test_a_payment_can_be_typed_in_three_languages(language, written):
    match = building()
    assert match.words(language).notation(Pay(2)) == written


def test_a_payment_points_at_its_goods_and_the_site_and_costs_the_goods():
    match = building()
    assert match.targets(TURQUOISE)[Pay(1)] == ("space-paper-mill", "goods-0/good-cement", "goods-0/good-wood")
    view = match.chair(TURQUOISE).view
    assert AGRA.priced(view, Pay(1)) == (Item("good-cement", 1), Item("good-wood", 1))
    assert AGRA.priced(view, Pay(2)) == (Item("good-wood", 4),)
    assert AGRA.priced(view, Pay(4)) == ()


# What comes first


@rule("agra", "5.3.2")
def test_what_is_worth_less_comes_first():
    assert ways(FEW) == ["1 cement 1 wood", "4 wood", "2 cement"]
    dear_wood = {"second": "wood low"}
    assert ways(FEW, tokens=dear_wood) == ["1 cement 1 wood", "2 cement", "4 wood"]


NO_ORDERS = (6, 6, 6)


@rule("agra", "5.3.2")
def test_simple_goods_come_before_fine_ones_of_the_same_worth():
    """Two sandstone and a wood are worth 3, and so is a cement with one of them."""
    assert ways("sandstone sandstone sandstone cement cement wood", order_markers=NO_ORDERS) == [
        "2 sandstone 1 wood",
        "1 sandstone 1 cement",
        "1 cement 1 wood",
        "2 cement",
    ]


@pytest.mark.parametrize(
    "waiting", [{"order_markers": (6, 6, 0)}, {"order_markers": NO_ORDERS, "river": {"mahout": "violet -"}}]
)
@rule("agra", "5.3.2")
def test_a_last_good_for_which_an_order_or_a_notable_waits_is_spared(waiting):
    """The wood: the first order of the scholars wants it, and so does the Mahout."""
    assert ways("sandstone sandstone sandstone cement cement wood", **waiting)[0] == "1 sandstone 1 cement"


@rule("agra", "5.3.2")
def test_a_last_good_for_which_akbar_waits_is_spared():
    stock = "sandstone wood cement planks planks"
    assert ways(stock, order_markers=NO_ORDERS)[0] == "1 sandstone 1 planks"
    assert ways(stock, order_markers=NO_ORDERS, akbar={"cement": "violet"})[0] == "1 sandstone 1 cement"


@rule("agra", "5.3.2", "F15")
def test_where_there_are_many_payments_the_first_five_are_listed_and_goods_can_be_chosen_one_by_one():
    match = building(MANY)
    assert offered(match) == ["pay 1", "pay 2", "pay 3", "pay 4", "pay 5", "choose"]
    play(match, "choose")
    assert offered(match) == ["give sandstone", "give cement", "give wood", "give planks"]
    play(match, "give wood", "give wood", "give wood")
    assert str(match.ask.prompt) == "bonus"
    assert goods(match, TURQUOISE) == "sandstone sandstone cement cement planks"


@rule("agra", "5.3.2", "F15")
def test_every_payment_can_be_chosen_one_by_one():
    found = payments_for(state_of(turquoise=has(goods=MANY), violet=has()), TURQUOISE, Site.PAPER_MILL)
    assert len(found) > MOST_WAYS
    for way in found:
        match = building(MANY)
        play(match, "choose")
        left = list(way)
        while str(match.ask.prompt) == "material":
            match.play(GIVE[left.pop()])
        given = [
            had - has_now for had, has_now in zip(stock_of(MANY), match.state.players[TURQUOISE].goods, strict=True)
        ]
        assert given == stock_of(" ".join(word(Good(good)) for good in way))


def stock_of(words):
    return [words.split().count(word(good)) for good in Good]


# What is not offered


@rule("agra", "5.3.2", "F15")
def test_a_payment_that_is_not_offered_says_why():
    few, many = building(), building(MANY)
    assert refusal(few, "pay 4") == refusal(many, "pay 6") == "refusal-no-such-payment"
    assert refusal(few, "give wood") == refusal(few, "choose") == "refusal-all-payments"
    assert refusal(few, "give sandstone") == "refusal-no-good"
    assert refusal(many, "give wood") == "refusal-choose-first"
    before = goods(few, TURQUOISE)
    with pytest.raises(darbar.RuleViolation, match="the list has 3 payments"):
        play(few, "pay 4")
    assert (goods(few, TURQUOISE), offered(few)) == (before, ["pay 1", "pay 2", "pay 3"])


@rule("agra", "5.3.2", "F15")
def test_a_good_that_a_payment_does_not_need_says_why():
    match = building(MANY + " curry")
    play(match, "choose")
    assert refusal(match, "give curry") == "refusal-superfluous"
    assert refusal(match, "give oil") == "refusal-no-good"
    play(match, "give planks")
    assert refusal(match, "give planks") == "refusal-no-good"


# Every payment there can be

stocks = some.lists(some.sampled_from(["sandstone", "cement", "wood", "planks"]), min_size=1, max_size=14).map(" ".join)


@given(stocks, some.sampled_from(list(Site)), some.booleans())
@settings(max_examples=150, deadline=None)
def test_every_payment_covers_the_cost_and_wastes_no_good(stock, site, saving):
    own = has(goods=stock, contracts="takshaka" if saving else "")
    state = state_of(turquoise=own, violet=has())
    found, cost = payments_for(state, TURQUOISE, site), state.box.costs[site]
    assert len(found) == len(set(found))
    for way in found:
        assert worth_of(state, TURQUOISE, way) >= cost
        assert all(way.count(good) <= state.players[TURQUOISE].goods[good] for good in way)
        for at in range(len(way)):
            assert worth_of(state, TURQUOISE, way[:at] + way[at + 1 :]) < cost
    everything = tuple(good for good in Good for _ in range(state.players[TURQUOISE].goods[good]))
    assert bool(found) == (worth_of(state, TURQUOISE, everything) >= cost)


# The Sailor and the Portuguese Trader


def sailing(stock="wood wood turmeric turmeric curry", contracts="portuguese-trader", **position):
    match = acting(turquoise=has(goods=stock, contracts=contracts), violet=has(), **position)
    play(match, "place sailor")
    return match


@rule("agra", "N1", "E25")
def test_with_the_portuguese_trader_several_goods_are_paid_to_the_sailor_in_one_answer():
    match = sailing("wood wood turmeric turmeric oil", river={"cook": ""})
    assert offered(match)[:4] == ["pay-sailor 2", "pay-sailor 3", "pay-sailor 4", "give wood"]
    play(match, "pay-sailor 4")
    assert (match.state.now.deliveries, match.state.now.paid, goods(match, TURQUOISE)) == (5, 4, "oil")
    assert complete(match)


@rule("agra", "N1")
def test_what_is_paid_to_the_sailor_is_said_with_its_worth_and_points_at_the_goods():
    match = sailing("wood wood wood wood curry")
    assert said(match)[:2] == [
        "Pay the Sailor wood\u00a0×2, in all 2.",
        "Pay the Sailor wood\u00a0×3, in all 3.",
    ]
    assert match.targets(TURQUOISE)[match.parse("pay-sailor 2")] == ("space-sailor", "goods-0/good-wood")
    assert AGRA.priced(match.chair(TURQUOISE).view, match.parse("pay-sailor 2")) == (Item("good-wood", 2),)


@rule("agra", "N1")
def test_a_single_good_that_is_missed_less_is_given_by_itself():
    """The wood is the last one, and an order waits for it; there are two curry."""
    match = sailing("wood turmeric curry curry")
    assert offered(match)[:3] == ["pay-sailor 3", "pay-sailor 4", "give wood"]
    assert "pay-sailor 2" in offered(sailing("wood turmeric curry curry", order_markers=NO_ORDERS))
    assert refusal(match, "pay-sailor 2") == "refusal-no-goods-worth"


@rule("agra", "N1", "6.2.2.1")
def test_several_goods_that_the_sailor_does_not_take_at_once_say_why():
    assert refusal(sailing(contracts=""), "pay-sailor 2") == "refusal-one-good"
    assert refusal(sailing("curry wood"), "pay-sailor 4") == "refusal-no-goods-worth"
    begun = sailing()
    play(begun, "give wood")
    assert "pay-sailor 2" not in offered(begun)
    assert refusal(begun, "pay-sailor 2") == "refusal-sailor-begun"
    afloat = sailing(river={"cook": ""}, stock="wood wood oil")
    play(afloat, "pay-sailor 2")
    assert refusal(afloat, "pay-sailor 2") == "refusal-sailor-first"


@rule("agra", "N1")
def test_goods_can_still_be_given_to_the_sailor_one_after_the_other():
    table = table_of(turquoise=has(goods="wood wood", contracts="portuguese-trader"), violet=has())
    drive(visit_sailor(table, TURQUOISE), "give wood", "enough")
    assert (table.state.now.paid, goods(table, TURQUOISE)) == (1, "wood")


any_goods = some.lists(some.sampled_from([word(good) for good in Good]), min_size=1, max_size=12).map(" ".join)


@given(any_goods)
@settings(max_examples=100, deadline=None)
def test_every_payment_to_the_sailor_has_its_value_and_is_there(stock):
    state = state_of(turquoise=has(goods=stock), violet=has())
    best = least_missed(state, TURQUOISE, 4)
    own = state.players[TURQUOISE].goods
    for worth, way in best.items():
        assert worth == value_of(state, way) <= 4
        assert all(way.count(good) <= own[good] for good in way)
    singles = {state.values[good] for good in Good if own[good]}
    assert singles - {value for value in singles if value > 4} <= set(best)


# Matches of former rules


def recorded(*moves):
    """A match in which a building was paid for, as the rules before these wrote it down."""
    match = darbar.new(
        AGRA, names=["Ana", "Ben"], seed=1, position=acting(turquoise=has(goods=FEW), violet=has()).state
    )
    play(match, "place architect", "build paper-mill", "pay 1")
    record = match.record.dumps()
    assert f'rules "{AGRA.version}"' in record and record.count("1 pay 1") == 1
    former = record.replace(f'rules "{AGRA.version}"', 'rules "2"').replace("1 pay 1", "\n".join(moves))
    return former.replace("end 3", f"end {2 + len(moves)}")


def test_a_record_of_former_rules_in_which_materials_were_given_says_where_it_departs():
    with pytest.raises(RecordError) as refused:
        darbar.load(recorded("1 give cement"))
    told = str(refused.value)
    assert told.startswith(
        "move 3 of 3 departs from the rules (recorded under rules 2, these are rules 3): 'give cement'"
    )
    assert "the goods are given together" in told and "Offered: pay 1, pay 2, pay 3" in told


def test_a_record_of_former_rules_without_such_a_payment_loads():
    state = acting(turquoise=has(goods="wood wood", contracts="portuguese-trader"), violet=has()).state
    match = darbar.new(AGRA, names=["Ana", "Ben"], seed=1, position=state)
    play(match, "place sailor", "give wood", "enough")
    former = match.record.dumps().replace(f'rules "{AGRA.version}"', 'rules "2"')
    assert goods(darbar.load(former), TURQUOISE) == "wood"
