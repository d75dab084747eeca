"""6 Guilds: one or two actions and one payment, services, titles, favours, and dishonour without a main action."""

import pytest
from alrashid_positions import (
    GREEN,
    RED,
    YELLOW,
    dishonour,
    drive,
    family,
    garrison,
    goods,
    hand,
    has,
    pawns,
    refusal,
    resolving,
    table_of,
    titles,
    told,
)
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Sector, Title
from darbar_alrashid.espionage import operate
from darbar_alrashid.events import GoodsGained
from darbar_alrashid.phases.guilds import in_turns

ONE_EACH = "wood metal pottery spice silk"
ELSEWHERE = {"nilus-valley": "red merchant", "mare-internum": "red pasha"}


def visiting(guild, green, *answers, crowd="green pasha", **words):
    """A match in which Green, alone or first, visits a guild and has given some answers."""
    where = {guild: crowd, **ELSEWHERE, **words.pop("pawns", {})}
    return resolving(guild, *answers, pawns=where, green=green, red=words.pop("red", has()), **words)


# 6.1 and 6.2 Actions


@rule("alrashid", "6.1")
def test_a_visitor_chooses_among_service_titles_and_favour():
    match = visiting("military", has(goods="wood metal"))
    assert offered(match, "Green") == ["serve", "acquire negotiator", "request general", "enough"]


@rule("alrashid", "6.1")
def test_two_actions_are_the_most():
    match = visiting("military", has(goods=ONE_EACH), "serve")
    assert refusal(match, "serve") == "refusal-one-service"
    play(match, "acquire raider")
    assert match.ask.prompt.key == "pay"


@rule("alrashid", "6.1", "R9")
def test_one_title_is_the_most():
    match = visiting("military", has(goods=ONE_EACH), "acquire negotiator")
    assert refusal(match, "acquire recruiter") == "refusal-one-title-a-visit"
    assert offered(match, "Green") == ["serve", "request general", "enough"]


@rule("alrashid", "6.1")
def test_titles_and_leaders_of_other_palaces_are_refused():
    match = visiting("military", has(goods=ONE_EACH))
    assert refusal(match, "acquire smuggler") == "refusal-other-palace"
    assert refusal(match, "request qadi") == "refusal-other-leader"
    assert refusal(match, "imitate qadi") == "refusal-other-leader"


@pytest.mark.parametrize(
    ("answers", "tokens"),
    [
        (("enough",), 1),
        (("request general", "give wood", "draw red"), 1),
        (("serve", "draw red", "draw red", "draw red"), 0),
        (("acquire negotiator", "enough"), 0),
    ],
)
@rule("alrashid", "6.2", "3.6")
def test_without_a_main_action_there_is_a_dishonour(answers, tokens):
    match = visiting("military", has(goods="wood metal"), *answers[:1])
    if answers[0] == "request general":
        play(match, "enough")
    if answers[0] == "serve":
        play(match, "enough")
    play(match, *answers[1:])
    assert dishonour(match, GREEN) == tokens


@pytest.mark.parametrize(("reading", "tokens"), [("dishonour", 1), ("favour-only", 0)])
@rule("alrashid", "6.2", "R8")
def test_doing_nothing_at_all_is_read_in_two_ways(reading, tokens):
    match = visiting("military", has(goods="wood"), "enough", rulings={"idle-guild": reading})
    assert dishonour(match, GREEN) == tokens


@pytest.mark.parametrize("reading", ["dishonour", "favour-only"])
@rule("alrashid", "6.2", "R8")
def test_a_favour_alone_is_a_dishonour_in_both_readings(reading):
    match = visiting("traditions", has(goods="wood metal"), "request scholar", rulings={"idle-guild": reading})
    assert dishonour(match, GREEN) == 1


@rule("alrashid", "6.2", "R8")
def test_who_can_afford_nothing_is_dishonoured_and_the_fourth_is_not():
    crowd = "green pasha, red merchant, yellow sage, blue sage"
    where = {"politics": crowd, **ELSEWHERE}
    match = resolving("politics", pawns=where, green=has(), red=has(), yellow=has(), blue=has())
    assert [dishonour(match, seat) for seat in range(4)] == [1, 1, 1, 0]


# 6.3 Payment


@rule("alrashid", "6.3", "E13")
def test_everything_is_paid_at_once():
    """A service for 8 and a title for 7 are 15 together: five different goods."""
    match = visiting("trade", has(goods=ONE_EACH), "serve", "acquire trader")
    assert (goods(match, GREEN), titles(match, GREEN)) == ("", "trader")
    assert family(match, GREEN) == "pasha merchant merchant sage"


@rule("alrashid", "6.3", "R7")
def test_goods_that_actions_bring_cannot_pay_for_them():
    """Seven gold, which the Vizier could make ten, are not enough for a merchant at eight."""
    match = visiting("trade", has(goods="wood wood metal pottery"))
    assert refusal(match, "serve") == "refusal-gold"
    play(match, "request vizier", "give wood", "take silk")
    assert (goods(match, GREEN), family(match, GREEN)) == ("wood metal pottery silk", "pasha merchant sage")


@rule("alrashid", "6.3", "R7")
def test_by_another_reading_an_exchange_comes_before_the_payment():
    match = visiting(
        "trade",
        has(goods="wood wood metal pottery"),
        "request vizier",
        "give wood",
        "take silk",
        rulings={"exchanges": "before-payment"},
    )
    assert "serve" in offered(match, "Green")
    play(match, "serve")
    assert (goods(match, GREEN), family(match, GREEN)) == ("", "pasha merchant merchant sage")


@rule("alrashid", "6.3", "R7")
def test_an_exchange_before_the_payment_leaves_enough_to_pay_with():
    """Without the wood, only a spice makes the goods worth eight gold again."""
    match = visiting(
        "trade",
        has(goods="wood metal pottery silk"),
        "serve",
        "request vizier",
        "give wood",
        rulings={"exchanges": "before-payment"},
    )
    assert [event.good.name for event in match.events if isinstance(event, GoodsGained)] == ["SPICE"]
    assert (goods(match, GREEN), family(match, GREEN)) == ("", "pasha merchant merchant sage")


@rule("alrashid", "6.3", "R7")
def test_a_good_for_an_exchange_must_be_left_after_paying():
    match = visiting("military", has(goods="wood metal"), "acquire negotiator")
    assert refusal(match, "request general") == "refusal-keep-a-good"
    match = visiting("military", has(goods="wood metal pottery"), "acquire negotiator", "request general")
    assert match.ask.prompt.key == "pay"
    play(match, "give wood")
    assert offered(match, "Green") == ["give metal", "give pottery"]
    assert refusal(match, "give silk") == "refusal-no-good"
    play(match, "give metal")
    assert (goods(match, GREEN), match.ask.prompt) == ("", "draw")


@rule("alrashid", "6.3", "8.9")
def test_where_there_is_only_one_way_to_pay_nobody_is_asked():
    """Seven gold, a note of three, and goods worth four."""
    match = visiting("trade", has(goods="wood metal metal", notes=1), "acquire trader")
    assert (titles(match, GREEN), match.state.players[GREEN].notes, goods(match, GREEN)) == ("trader", 0, "")
    assert match.ask.seat == RED


@rule("alrashid", "6.3", "8.9")
def test_where_all_goods_or_a_note_will_pay_single_goods_are_not_given():
    match = visiting("trade", has(goods="wood wood metal pottery", notes=1), "acquire trader", "enough")
    assert offered(match, "Green") == ["pay", "use-note"]
    assert refusal(match, "give wood") == "refusal-all-needed"
    assert refusal(match, "give silk") == "refusal-no-good"


@rule("alrashid", "6.3")
def test_the_suggested_payment_leaves_most():
    match = visiting("traditions", has(goods="wood wood metal pottery silk"), "serve", "enough")
    assert offered(match, "Green")[0] == "pay"
    assert [good.name for good in match.ask.prompt.args["goods"]] == ["WOOD", "METAL", "POTTERY"]
    play(match, "pay")
    assert goods(match, GREEN) == "wood silk"


@rule("alrashid", "6.3", "3.2")
def test_goods_can_be_given_one_by_one_until_the_price_is_reached():
    match = visiting(
        "traditions", has(goods="wood wood metal pottery silk"), "serve", "enough", "give silk", "give wood"
    )
    assert match.ask.prompt.args == {"gold": 2}
    play(match, "give wood", "give metal")
    assert goods(match, GREEN) == "pottery"
    assert family(match, GREEN) == "pasha merchant sage sage"


# 6.4 and 6.5 Espionage


@rule("alrashid", "6.4", "E14")
def test_operations_go_first_second_third_first_second_first():
    assert in_turns([GREEN, RED, YELLOW], [3, 2, 1]) == [GREEN, RED, YELLOW, GREEN, RED, GREEN]


@rule("alrashid", "6.4", "E14")
def test_when_the_second_declines_the_others_keep_their_places():
    assert in_turns([GREEN, RED, YELLOW], [3, 0, 1]) == [GREEN, YELLOW, GREEN, GREEN]


@rule("alrashid", "6.4")
def test_operations_wait_until_everybody_has_acted_in_the_palace():
    where = {"intrigue": "green pasha, red merchant, yellow sage", "sanmatia": "red sage", "trade": "green sage"}
    spied = {"garrisons": {"silk-road": "red 3"}}
    match = resolving("intrigue", pawns=where, green=has(), red=has(), yellow=has(), **spied)
    play(match, "serve", "serve", "serve")
    asked = []
    while match.phase == "espionage":
        asked.append(match.ask.seat)
        play(match, "pass")
    assert asked == [GREEN, RED, YELLOW, GREEN, RED, GREEN]


@rule("alrashid", "6.5", "R12")
def test_looking_at_a_country_is_private():
    match = visiting("intrigue", has(), "serve", garrisons={"silk-road": "red 3 2 blue 4", "sanmatia": "red 2"})
    assert {"spy silk-road", "spy sanmatia"} <= set(offered(match, "Green"))
    play(match, "spy silk-road")
    assert match.view(GREEN).garrisons[Sector.SILK_ROAD] == [[3, 2], [4]]
    assert match.view(RED).garrisons[Sector.SILK_ROAD] == [[-1, -1], [-1]]
    assert match.view(None).garrisons[Sector.SILK_ROAD] == [[-1, -1], [-1]]
    assert refusal(match, "spy silk-road") == "refusal-nothing-to-spy"


@rule("alrashid", "6.5")
def test_a_pawn_is_moved_to_a_country_that_is_not_resolved():
    match = visiting(
        "intrigue",
        has(),
        "serve",
        "lift 2 merchant nilus-valley",
        resolved="sanmatia silk-road",
    )
    where = [one.removeprefix("settle ") for one in offered(match, "Green")]
    assert where == ["spice-road", "mare-indianum", "abbasid-caliphate"]
    play(match, "settle spice-road")
    assert pawns(match, "spice-road", RED) == "merchant"


@rule("alrashid", "6.5", "R12")
def test_by_another_reading_only_own_pawns_are_moved():
    words = {"pawns": {"sanmatia": "green sage"}, "rulings": {"espionage": "own-pawns"}}
    match = visiting("intrigue", has(), "serve", **words)
    assert offered(match, "Green") == ["lift 1 sage sanmatia", "pass"]
    assert refusal(match, "lift 2 pasha mare-internum") == "refusal-own-pawns"


@rule("alrashid", "6.5")
def test_a_pawn_in_a_palace_or_that_is_not_there_is_not_moved():
    match = visiting("intrigue", has(), "serve", pawns={"trade": "red sage"})
    assert refusal(match, "lift 2 sage trade") == "refusal-only-countries"
    assert refusal(match, "lift 1 sage sanmatia") == "refusal-nobody-to-move"
    assert refusal(match, "lift 3 sage sanmatia") == "refusal-nobody-to-move"


@rule("alrashid", "6.5", "R12")
def test_what_a_spy_cannot_move_is_refused_in_the_name_of_its_family():
    crowd = {"sanmatia": "red merchant", "nilus-valley": "red pasha", "silk-road": "green pasha"}
    match = visiting("intrigue", has(), "serve", pawns=crowd)
    assert "Red has no sage on the Silk Road. [Al-Rashid R12]" in match.why("lift 2 sage silk-road")
    play(match, "lift 2 merchant sanmatia")
    assert "settle silk-road" in offered(match)
    assert "Red already has a pasha or a merchant in the Nilus Valley." in match.why("settle nilus-valley")
    assert "Red a déjà un pacha ou un marchand dans la Vallée du Nil." in match.why("settle nilus-valley", "fr")


@rule("alrashid", "6.5", "R5")
def test_a_pawn_that_could_go_nowhere_is_not_moved():
    """All other countries but one are resolved, and there Red has a pasha already."""
    resolved = "silk-road spice-road sanmatia mare-indianum abbasid-caliphate"
    match = visiting("intrigue", has(), "serve", pawns={"nilus-valley": "red merchant sage"}, resolved=resolved)
    assert offered(match, "Green") == ["lift 2 sage nilus-valley", "pass"]
    assert refusal(match, "lift 2 merchant nilus-valley") == "refusal-nowhere-to-go"


# 6.6 and 6.7 Services


@pytest.mark.parametrize(("crowd", "count"), [("green pasha", 3), ("red pasha, green sage", 2)])
@rule("alrashid", "6.6")
def test_the_military_guild_gives_mercenaries_by_place(crowd, count):
    match = visiting("military", has(), crowd=crowd)
    if match.ask.seat == RED:
        play(match, "enough")
    play(match, "serve", *["draw red"] * (count - 1), "draw blue")
    assert [len(pile) for pile in match.state.players[GREEN].hand] == [count - 1, 1]


@rule("alrashid", "6.6")
def test_the_third_draws_one_mercenary():
    where = {"military": "green pasha, red merchant, yellow sage", **ELSEWHERE}
    match = resolving("military", "enough", "enough", "serve", "draw blue", pawns=where,
                      green=has(goods="wood"), red=has(goods="wood"), yellow=has())  # fmt: skip
    assert [len(pile) for pile in match.state.players[YELLOW].hand] == [0, 1]


@pytest.mark.parametrize(
    ("guild", "prices", "rank"),
    [("traditions", (5, 7, 9), "sage"), ("trade", (8, 10, 12), "merchant"), ("politics", (11, 13, 15), "pasha")],
)
@rule("alrashid", "6.7")
def test_three_guilds_sell_pawns_at_prices_by_place(guild, prices, rank):
    rich = has(goods=f"{ONE_EACH} {ONE_EACH}", family="pasha merchant sage")
    where = {guild: "green pasha, red merchant, yellow sage", **ELSEWHERE}
    match = resolving(guild, pawns=where, green=rich, red=rich, yellow=rich)
    for price in prices:
        play(match, "serve", "enough")
        assert match.ask.prompt.args["gold"] == price
        play(match, "pay")
    assert [family(match, seat).split().count(rank) for seat in (GREEN, RED, YELLOW)] == [2, 2, 2]


# 6.8 Titles


@rule("alrashid", "6.8")
def test_a_title_is_granted_for_its_price_and_leaves_the_palace():
    match = visiting("intrigue", has(goods="wood metal"), "acquire smuggler", "enough")
    assert (titles(match, GREEN), goods(match, GREEN)) == ("smuggler", "")
    assert match.state.titles[Title.SMUGGLER] == 0


@rule("alrashid", "6.8")
def test_a_title_that_is_gone_or_too_dear_is_refused():
    match = visiting("intrigue", has(goods="wood metal"), left={"smuggler": 0})
    assert refusal(match, "acquire smuggler") == "refusal-title-gone"
    assert refusal(match, "acquire impostor") == "refusal-gold"


@pytest.mark.parametrize(("reading", "reason"), [("allowed", None), ("forbidden", "refusal-same-title")])
@rule("alrashid", "6.8", "R9")
def test_both_copies_of_a_title_for_one_player_are_read_in_two_ways(reading, reason):
    words = {"yellow": has(), "blue": has(), "rulings": {"same-title": reading}}
    match = visiting("intrigue", has(goods=ONE_EACH, titles="smuggler"), **words)
    assert refusal(match, "acquire smuggler") == reason


# 6.9 to 6.13 Favours


@rule("alrashid", "6.9")
def test_the_favorite_copies_another_favour_for_one_gold_and_its_price():
    match = visiting("intrigue", has(goods="wood metal"), "imitate scholar", "enough")
    assert (goods(match, GREEN), match.state.players[GREEN].notes) == ("", 1)
    match = visiting("intrigue", has(goods="wood"))
    assert refusal(match, "imitate qadi") == "refusal-gold"


@rule("alrashid", "6.9", "R13")
def test_a_favour_is_copied_whether_or_not_anybody_is_in_that_guild():
    match = visiting("intrigue", has(goods="wood metal"))
    assert [one for one in offered(match, "Green") if one.startswith("imitate")] == [
        "imitate general",
        "imitate scholar",
        "imitate vizier",
        "imitate qadi",
    ]


@rule("alrashid", "6.10")
def test_the_general_exchanges_a_good_for_a_mercenary():
    match = visiting("military", has(goods="wood silk"), "request general", "enough", "give wood", piles={"blue": "4"})
    play(match, "draw blue")
    assert (goods(match, GREEN), hand(match, GREEN)) == ("silk", "blue 4")


@rule("alrashid", "6.10", "6.12")
def test_without_a_good_there_is_no_exchange():
    assert refusal(visiting("military", has()), "request general") == "refusal-nothing-to-exchange"


@rule("alrashid", "6.11")
def test_the_scholar_gives_a_credit_note_for_two_gold():
    match = visiting("traditions", has(goods="wood wood"), "request scholar")
    assert (goods(match, GREEN), match.state.players[GREEN].notes) == ("", 1)


@rule("alrashid", "6.12")
def test_the_vizier_exchanges_a_good_for_another_kind():
    match = visiting("trade", has(goods="wood metal"), "request vizier", "give wood")
    assert offered(match, "Green") == ["take metal", "take pottery", "take spice", "take silk"]
    play(match, "take silk")
    assert goods(match, GREEN) == "metal silk"


@rule("alrashid", "6.12")
def test_what_is_given_cannot_be_taken_nor_what_is_not_there_be_given():
    match = visiting("trade", has(goods="wood metal"), "request vizier")
    assert refusal(match, "give silk") == "refusal-no-good"
    play(match, "give wood")
    assert refusal(match, "take wood") == "refusal-same-kind"


@rule("alrashid", "6.3", "R7")
def test_an_exchange_before_the_payment_that_would_leave_too_little_is_refused():
    """A title for seven: two kinds of goods and one more of either are not worth it, three kinds are."""
    match = visiting(
        "trade",
        has(goods="wood metal metal pottery"),
        "acquire trader",
        "request vizier",
        "give pottery",
        rulings={"exchanges": "before-payment"},
    )
    assert offered(match, "Green") == ["take spice", "take silk"]
    assert refusal(match, "take wood") == "refusal-gold"
    assert refusal(match, "take pottery") == "refusal-same-kind"


@rule("alrashid", "6.13", "3.5")
def test_the_qadi_gives_influence_for_one_gold():
    match = visiting("politics", has(goods="wood"), "request qadi")
    assert (goods(match, GREEN), match.state.players[GREEN].influence) == ("", 1)


# 8.9 Credit notes


@pytest.mark.parametrize(("own", "gold"), [("", 4), ("banker", 2)])
@rule("alrashid", "8.9", "9.12", "E20")
def test_a_credit_note_makes_a_title_cheaper_and_a_second_one_does_not(own, gold):
    match = visiting("trade", has(goods=ONE_EACH, notes=2, titles=own), "acquire trader", "enough", "use-note")
    assert match.ask.prompt.args["gold"] == gold
    assert refusal(match, "use-note") == "refusal-one-note"
    assert match.state.players[GREEN].notes == 1


@rule("alrashid", "8.9")
def test_a_credit_note_pays_for_no_service_and_no_favour():
    match = visiting("traditions", has(goods="wood metal", notes=3))
    assert refusal(match, "serve") == "refusal-gold"
    match = visiting("traditions", has(goods="wood wood metal metal pottery silk", notes=1), "serve", "request scholar")
    assert refusal(match, "use-note") == "refusal-notes-for-titles"


@rule("alrashid", "8.9")
def test_a_title_that_needs_the_note_takes_it():
    match = visiting("intrigue", has(notes=1), "acquire smuggler", "enough")
    assert (titles(match, GREEN), match.state.players[GREEN].notes) == ("smuggler", 0)
    assert "NoteUsed" in told(match)


@rule("alrashid", "6.5")
def test_an_operation_with_nothing_to_do_is_passed_over():
    table = table_of(pawns={"intrigue": "green pasha", "trade": "red sage"}, green=has(), red=has())
    assert drive(operate(table, GREEN)) == ([], None)
    assert garrison(table, "silk-road") == ""
