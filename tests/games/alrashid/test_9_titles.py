"""9 Titles: every one of the thirty-two, gained, used, and refused where it cannot be."""

from collections import Counter

import pytest
from alrashid_positions import (
    GREEN,
    RED,
    beginning_resolution,
    beginning_the_year,
    country,
    dishonour,
    ending_the_year,
    family,
    garrison,
    goods,
    hand,
    has,
    lines,
    member,
    order,
    pawns,
    position,
    refusal,
    resolving,
    state_of,
    titles,
    told,
)
from darbar import Table
from darbar.core.moves import word
from darbar.testing import begin_from, offered, play, rule
from darbar_alrashid.components import Colour, Good, Rank, Sector, Title
from darbar_alrashid.events import MercenaryRemoved, Paid
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.mercenaries import draw, drawable
from darbar_alrashid.state import OPEN

ONE_OF_EACH = "wood metal pottery spice silk"
PLENTY = " ".join([ONE_OF_EACH] * 3)
ELSEWHERE = {"politics": "red pasha", "mare-internum": "red merchant"}
"""Two sectors of Red's, so that Red has to choose when Green's turn is over."""


def asked(match):
    """The key of the present question."""
    prompt = match.ask.prompt
    return prompt if isinstance(prompt, str) else prompt.key


def gaining(title, green=None, *, where=None, **words):
    """A match in which Green has just bought a title in its palace, and nothing else; and the gold that was paid."""
    palace = word(ALRASHID.pack().title_palaces[member(Title, title)])
    crowd = {**ELSEWHERE, palace: "green pasha", **(where or {})}
    match = resolving(palace, f"acquire {title}", pawns=crowd, green=green or has(goods=PLENTY), red=has(), **words)
    while asked(match) in ("guild", "court", "pay"):
        play(match, "pay" if asked(match) == "pay" else "enough")
    return match


def owning(green, **words):
    """A match in which it is Green's turn, with a pawn at the Trade Guild."""
    crowd = {**ELSEWHERE, "trade": "green sage", **words.pop("where", {})}
    return position(pawns=crowd, green=green, red=has(), **words)


def paid(match):
    """The gold of each payment."""
    return [event.gold for event in match.events if isinstance(event, Paid)]


def activations(match):
    """The titles that are offered."""
    return [move.removeprefix("activate ") for move in offered(match) if move.startswith("activate")]


def gained(match, before=PLENTY, seat=GREEN):
    """What a player has gained and what it has given, good by good."""
    change = Counter(goods(match, seat).split())
    change.subtract(before.split())
    return {good: count for good, count in change.items() if count}


def influence(match, seat=GREEN):
    return match.state.players[seat].influence


def notes(match, seat=GREEN):
    return match.state.players[seat].notes


# 9.0 Kinds of titles


@rule("alrashid", "9.0", "5.4")
def test_an_activated_title_works_once_a_year():
    match = owning(has(titles="metal-importer"), where={"sanmatia": "green merchant"})
    play(match, "activate metal-importer")
    assert (goods(match, GREEN), activations(match)) == ("metal", [])
    assert refusal(match, "activate metal-importer") == "refusal-one-title"
    play(match, "resolve trade", "enough", "resolve politics")
    assert offered(match, "Green") == ["resolve sanmatia", "resolve mare-internum"]
    assert refusal(match, "activate metal-importer") == "refusal-title-used"


@rule("alrashid", "9.0", "10.2")
def test_used_titles_are_ready_again_in_the_next_year():
    match = ending_the_year(green=has(titles="smuggler", used="smuggler"), red=has(titles="trader", used="trader"))
    assert [player.used for player in match.state.players] == [[], []]
    assert match.state.year == 2


@rule("alrashid", "9.0")
def test_only_activated_titles_of_ones_own_are_activated():
    match = owning(has(titles="banker smuggler"))
    assert refusal(match, "activate banker") == "refusal-not-activated"
    assert refusal(match, "activate recruiter") == "refusal-no-title"
    assert refusal(match, "activate smuggler") == "refusal-title-idle"


@rule("alrashid", "R9", "6.8")
def test_both_copies_of_a_title_work_when_one_player_may_have_both():
    match = position(
        pawns={**ELSEWHERE, "trade": "green pasha", "sanmatia": "green sage"},
        left={"metal-importer": 1},
        green=has(titles="metal-importer", goods="wood metal pottery silk"),
        red=has(),
    )
    play(match, "resolve trade", "acquire metal-importer")
    assert (titles(match, GREEN), goods(match, GREEN)) == ("metal-importer metal-importer", "")
    play(match, "activate metal-importer", "resolve politics", "activate metal-importer")
    assert (goods(match, GREEN), activations(match)) == ("metal metal", [])


@rule("alrashid", "R9")
def test_by_another_reading_nobody_has_a_title_twice():
    words = {"pawns": {**ELSEWHERE, "trade": "green pasha"}, "left": {"trader": 1}}
    twice = {**words, "green": has(titles="trader", goods=PLENTY), "red": has()}
    assert "acquire trader" in offered(resolving("trade", **twice))
    match = resolving("trade", rulings={"same-title": "forbidden"}, **twice)
    assert "acquire trader" not in offered(match)
    assert refusal(match, "acquire trader") == "refusal-same-title"


@rule("alrashid", "6.8", "R9")
def test_a_title_is_bought_once_a_visit_in_its_own_palace_while_there_is_one():
    words = {"pawns": {**ELSEWHERE, "trade": "green pasha"}, "green": has(goods=PLENTY), "red": has()}
    match = resolving("trade", left={"trader": 0}, **words)
    assert refusal(match, "acquire trader") == "refusal-title-gone"
    assert refusal(match, "acquire banker") == "refusal-other-palace"
    play(match, "acquire metal-importer")
    assert refusal(match, "acquire hardwood-importer") == "refusal-one-title-a-visit"


@rule("alrashid", "6.8", "R7")
def test_a_title_that_is_chosen_can_still_be_paid_when_an_exchange_comes_first():
    """Seven gold for a title at six: only the second wood can be given to the General."""
    match = resolving(
        "military",
        "acquire recruiter",
        "request general",
        "draw red",
        pawns={**ELSEWHERE, "military": "green pasha"},
        green=has(goods="wood wood metal pottery"),
        red=has(),
        rulings={"exchanges": "before-payment"},
    )
    assert (titles(match, GREEN), goods(match, GREEN), paid(match)) == ("recruiter", "", [6])


# 9.1 to 9.4 Intrigue


@rule("alrashid", "9.1")
def test_the_smuggler_exchanges_a_good_for_another_kind():
    match = owning(has(titles="smuggler", goods="wood wood"))
    play(match, "activate smuggler")
    assert offered(match) == ["take metal", "take pottery", "take spice", "take silk"]
    play(match, "take silk")
    assert goods(match, GREEN) == "wood silk"


@rule("alrashid", "9.2", "5.6")
def test_the_plotter_moves_an_own_pawn_from_palace_to_palace():
    match = beginning_resolution(
        pawns={**ELSEWHERE, "trade": "green merchant", "sanmatia": "green sage"}, green=has(titles="plotter"), red=has()
    )
    assert offered(match, "Green") == ["lift 1 merchant trade", "pass"]
    play(match, "lift 1 merchant trade")
    assert offered(match) == ["settle intrigue", "settle military", "settle traditions", "settle politics"]
    play(match, "settle politics")
    assert (pawns(match, "trade", GREEN), pawns(match, "politics", GREEN)) == ("", "merchant")
    assert asked(match) == "turn"


@rule("alrashid", "R5", "2.2")
def test_a_pawn_that_is_moved_keeps_the_limits_of_stacks_and_arrives_last():
    match = beginning_resolution(
        pawns={"trade": "green pasha", "politics": "green pasha, red pasha", "military": "red pasha"},
        green=has(titles="plotter"),
        red=has(),
    )
    play(match, "lift 1 pasha trade")
    assert "settle politics" not in offered(match) and "settle court" in offered(match)
    play(match, "settle military")
    ranking = match.state.retinue.ranking(Sector.MILITARY, match.state.box.predominance)
    assert ranking == [RED, GREEN]


@rule("alrashid", "9.2", "9.3", "5.6")
def test_moving_is_optional_once_for_each_copy_and_comes_in_turn_order():
    match = beginning_resolution(
        pawns={"trade": "green merchant, red merchant", "sanmatia": "green sage, red sage"},
        order="red green",
        green=has(titles="plotter plotter"),
        red=has(titles="informer"),
    )
    assert offered(match, "Red") == ["lift 2 sage sanmatia", "pass"]
    play(match, "pass")
    assert offered(match, "Green") == ["lift 1 merchant trade", "pass"]
    play(match, "lift 1 merchant trade", "settle politics")
    assert offered(match, "Green") == ["lift 1 merchant politics", "pass"]


@rule("alrashid", "9.3")
def test_the_informer_moves_an_own_pawn_from_country_to_country():
    match = beginning_resolution(
        pawns={**ELSEWHERE, "trade": "green merchant", "sanmatia": "green sage"},
        green=has(titles="informer"),
        red=has(),
    )
    assert offered(match, "Green") == ["lift 1 sage sanmatia", "pass"]
    play(match, "lift 1 sage sanmatia")
    assert [move.removeprefix("settle ") for move in offered(match)] == [
        "silk-road", "spice-road", "mare-indianum", "abbasid-caliphate", "mare-internum", "nilus-valley",
    ]  # fmt: skip
    play(match, "settle nilus-valley")
    assert pawns(match, "nilus-valley", GREEN) == "sage"


@rule("alrashid", "9.4", "R13")
def test_the_impostor_obtains_two_different_favours_for_no_gold():
    match = gaining("impostor")
    assert offered(match) == ["request general", "request scholar", "request vizier", "request qadi", "enough"]
    play(match, "request scholar")
    assert offered(match) == ["request general", "request vizier", "request qadi", "enough"]
    play(match, "request qadi")
    assert (notes(match), influence(match), paid(match), asked(match)) == (1, 1, [6], "turn")


@rule("alrashid", "9.4")
def test_a_favour_twice_and_the_favorite_are_refused_to_an_impostor():
    match = gaining("impostor", has(goods="wood metal pottery"))
    assert refusal(match, "request favorite") == "refusal-two-favours"
    assert refusal(match, "request vizier") == "refusal-nothing-to-exchange"
    play(match, "request qadi")
    assert refusal(match, "request qadi") == "refusal-two-favours"


@rule("alrashid", "9.4", "6.9", "R7")
def test_the_favour_of_a_visit_comes_before_the_impostors_which_could_use_up_its_good():
    """Seven gold leave Green one wood: the Vizier turns it into silk, and then the Impostor's General may have it."""
    match = resolving(
        "intrigue",
        "imitate vizier",
        "acquire impostor",
        "pay",
        "take silk",
        pawns={**ELSEWHERE, "intrigue": "green pasha"},
        green=has(goods="wood wood wood metal pottery"),
        red=has(),
    )
    assert (goods(match, GREEN), asked(match)) == ("silk", "impostor")
    play(match, "request general", "draw red", "enough")
    assert (goods(match, GREEN), told(match).count("FavourDone")) == ("", 2)


@rule("alrashid", "9.4")
def test_the_impostor_may_stop_early():
    match = gaining("impostor")
    play(match, "enough")
    assert (notes(match), influence(match), titles(match, GREEN)) == (0, 0, "impostor")


@rule("alrashid", "R13")
@pytest.mark.parametrize(("reading", "given"), [("gold", {"wood": -1, "silk": 1}), ("everything", {"silk": 1})])
def test_the_impostors_vizier_takes_a_good_unless_everything_is_waived(reading, given):
    match = gaining("impostor", rulings={"impostor": reading})
    before = goods(match, GREEN)
    play(match, "request vizier", *(["give wood"] if reading == "gold" else []), "take silk")
    assert gained(match, before) == given


@rule("alrashid", "R13")
def test_without_a_good_to_give_there_is_no_exchange_for_an_impostor():
    match = gaining("impostor", has(goods="wood metal pottery"))
    assert (goods(match, GREEN), offered(match)) == ("", ["request scholar", "request qadi", "enough"])


# 9.5 to 9.8 Military


def fighting(green, mercenaries, *answers, **words):
    """A battle of Green's in Sanmatia, where goods are wood, metal and pottery."""
    crowd = {**ELSEWHERE, "sanmatia": "green merchant"}
    return resolving(
        "sanmatia", *answers, pawns=crowd, garrisons={"sanmatia": mercenaries}, green=green, red=has(), **words
    )


@rule("alrashid", "9.5", "R17", "R9")
@pytest.mark.parametrize(("held", "result"), [("", "Withdrew"), ("strategist", "BattleWon")])
def test_the_strategist_makes_own_mercenaries_worth_one_more(held, result):
    match = fighting(has(titles=held, hand="red 3"), "red 3", "send red 3")
    assert result in told(match)


@rule("alrashid", "9.5", "R9")
def test_two_strategists_make_each_mercenary_worth_two_more():
    match = fighting(has(titles="strategist strategist", hand="red 2 2"), "red 4 3", "send red 2", "send red 2")
    assert "BattleWon" in told(match)


@rule("alrashid", "9.6")
def test_the_recruiter_draws_a_mercenary_from_either_pile():
    match = owning(has(titles="recruiter"), piles={"blue": "4"})
    play(match, "activate recruiter")
    assert offered(match) == ["draw red", "draw blue"]
    play(match, "draw blue")
    assert hand(match, GREEN) == "blue 4"


@rule("alrashid", "9.7", "R16")
def test_the_raider_takes_a_good_from_the_supply_that_the_country_produces():
    match = fighting(has(titles="raider", hand="red 4"), "red 3", "send red 4", goods={"sanmatia": "metal"})
    assert (asked(match), offered(match)) == ("raid", ["take wood", "take metal", "take pottery"])
    assert refusal(match, "take silk") == "refusal-not-produced"
    play(match, "take pottery")
    assert (goods(match, GREEN), country(match, "sanmatia"), asked(match)) == ("pottery", "metal", "trade")


@rule("alrashid", "R16")
def test_a_raider_who_beats_one_colour_of_two_has_not_won():
    match = fighting(has(titles="raider", hand="red 4"), "red 3 blue 2", "send red 4")
    assert goods(match, GREEN) == "" and garrison(match, "sanmatia") == "blue 2"


@rule("alrashid", "9.7", "R16")
def test_by_the_other_reading_one_colour_of_two_is_enough_for_a_raider_who_withdraws_all_the_same():
    by_colour = {"rulings": {"raider": "colour"}}
    match = fighting(has(titles="raider", hand="red 4"), "red 3 blue 2", "send red 4", "take metal", **by_colour)
    assert goods(match, GREEN) == "metal" and garrison(match, "sanmatia") == "blue 2"
    assert told(match).count("Withdrew") == 1 and pawns(match, "sanmatia", GREEN) == ""
    match = fighting(has(titles="raider", hand="red 3"), "red 3 blue 2", "send red 3", **by_colour)
    assert goods(match, GREEN) == ""


@rule("alrashid", "9.8", "R18")
def test_the_negotiator_looks_and_trades_a_mercenary_for_one_of_the_same_colour():
    match = owning(
        has(titles="negotiator", hand="red 2 blue 3"), garrisons={"silk-road": "red 4 3", "sanmatia": "blue 2"}
    )
    play(match, "activate negotiator")
    assert offered(match) == ["spy silk-road", "spy sanmatia"]
    assert refusal(match, "spy nilus-valley") == "refusal-no-mercenaries"
    play(match, "spy silk-road")
    assert offered(match) == ["send red 2", "pass"]
    assert refusal(match, "send blue 3") == "refusal-no-enemy"
    assert refusal(match, "send red 4") == "refusal-no-mercenary"
    play(match, "send red 2")
    assert offered(match) == ["remove 3", "remove 4"]
    play(match, "remove 4")
    assert (garrison(match, "silk-road"), hand(match, GREEN)) == ("red 3", "blue 3")
    assert sorted(match.state.piles[0].discards) == [2, 4]


@rule("alrashid", "9.8", "R18")
def test_the_negotiator_may_only_look_and_keeps_what_was_seen_secret():
    match = owning(has(titles="negotiator", hand="red 2"), garrisons={"silk-road": "red 4 3"})
    play(match, "activate negotiator", "pass")
    assert garrison(match, "silk-road") == "red 3 4" and hand(match, GREEN) == "red 2"
    assert match.view(GREEN).garrisons[Sector.SILK_ROAD][0] == [4, 3]
    assert match.view(RED).garrisons[Sector.SILK_ROAD][0] == [-1, -1]
    assert OPEN not in match.state.known[Sector.SILK_ROAD][0]


@rule("alrashid", "9.8", "R18")
@pytest.mark.parametrize(("answer", "left"), [("remove 3", OPEN), ("remove-open 3", 1 << GREEN)])
def test_the_negotiator_chooses_between_a_face_up_and_a_face_down_mercenary_of_the_same_value(answer, left):
    state = state_of(
        pawns={**ELSEWHERE, "trade": "green sage"},
        garrisons={"silk-road": "red 3 3 4"},
        open="silk-road",
        green=has(titles="negotiator", hand="red 2"),
        red=has(),
    )
    state.known[Sector.SILK_ROAD][0][1] = 0
    match = begin_from(ALRASHID, state, ["Green", "Red"])
    play(match, "activate negotiator", "send red 2")
    assert offered(match) == ["remove 3", "remove-open 3", "remove 4"]
    assert refusal(match, "remove-open 4") == refusal(match, "remove 2") == "refusal-no-such-mercenary"
    play(match, answer)
    assert garrison(match, "silk-road") == "red 3 4"
    assert match.state.known[Sector.SILK_ROAD][0] == [left, OPEN]


@rule("alrashid", "9.8", "R18")
@pytest.mark.parametrize(("reading", "seen"), [("shown", 4), ("hidden", None)])
def test_a_removed_mercenary_is_shown_or_by_the_other_reading_stays_face_down(reading, seen):
    green = has(titles="negotiator", hand="red 2")
    match = owning(green, garrisons={"silk-road": "red 4 3"}, rulings={"removed": reading})
    play(match, "activate negotiator", "send red 2", "remove 4")
    assert [event.value for event in match.chair(RED).events if isinstance(event, MercenaryRemoved)] == [seen]
    assert (4 in match.view(RED).piles[0].discards) == (seen is not None)
    hidden = [] if seen else [4]
    assert match.view(GREEN).removed[0] == hidden and match.view(RED).removed[0] == [-1] * len(hidden)
    assert ALRASHID.conserved(match.state) == ALRASHID.conserved(match.imagine(RED, 1).state)


@rule("alrashid", "R18")
def test_a_mercenary_that_lay_face_up_is_no_secret_when_it_is_removed():
    green = has(titles="negotiator", hand="red 2")
    match = owning(green, garrisons={"silk-road": "red 4"}, open="silk-road", rulings={"removed": "hidden"})
    play(match, "activate negotiator", "send red 2")
    assert sorted(match.view(RED).piles[0].discards) == [2, 4] and match.state.removed == [[], []]


@rule("alrashid", "R18", "R19")
def test_an_empty_pile_takes_back_what_was_put_away_face_down():
    state = state_of(green=has(), red=has())
    pile = state.piles[0]
    state.removed[0], state.removed_known[0], pile.cards = pile.cards, [0] * len(pile.cards), []
    assert [move.colour for move in drawable(state)] == [Colour.RED, Colour.BLUE]
    table = Table(state)
    draw(table, GREEN, Colour.RED)
    assert len(state.players[GREEN].hand[0]) == 1 and len(pile.cards) == 31 and state.removed[0] == []


@rule("alrashid", "9.8")
def test_without_mercenaries_on_the_map_the_negotiator_has_nothing_to_do():
    assert refusal(owning(has(titles="negotiator", hand="red 2")), "activate negotiator") == "refusal-title-idle"


# 9.9 to 9.12 Traditions


@rule("alrashid", "9.9", "R11")
@pytest.mark.parametrize(
    ("guild", "held", "price"),
    [
        ("trade", "", 8),
        ("trade", "loremaster", 5),
        ("trade", "loremaster loremaster", 2),
        ("politics", "loremaster", 8),
        ("traditions", "loremaster", 5),
    ],
)
def test_the_loremaster_makes_merchants_and_pashas_cheaper_but_no_sages(guild, held, price):
    crowd = {"military": "red pasha", "mare-internum": "red merchant", guild: "green pasha"}
    match = resolving(guild, "serve", "enough", "pay", pawns=crowd, green=has(titles=held, goods=PLENTY), red=has())
    assert paid(match) == [price]


@rule("alrashid", "R11")
def test_no_price_falls_below_nothing():
    crowd = {**ELSEWHERE, "trade": "green pasha"}
    green = has(titles="loremaster loremaster loremaster", goods="wood")
    match = resolving("trade", "serve", "enough", pawns=crowd, green=green, red=has())
    assert (paid(match), family(match, GREEN)) == ([], "pasha merchant merchant sage")


@rule("alrashid", "R11")
@pytest.mark.parametrize(("reading", "price"), [("services", 12), ("enchanter-too", 9)])
def test_the_enchanter_is_cheaper_for_a_loremaster_by_another_reading_only(reading, price):
    green = has(titles="loremaster", goods=PLENTY)
    assert paid(gaining("enchanter", green, rulings={"loremaster": reading})) == [price]


@rule("alrashid", "9.10", "3.6")
def test_the_enchanter_brings_a_merchant_and_a_dishonour():
    match = gaining("enchanter")
    assert (family(match, GREEN), dishonour(match, GREEN)) == ("pasha merchant merchant sage", 1)


@rule("alrashid", "9.10", "2.5")
def test_a_family_with_four_merchants_gets_no_fifth_from_the_enchanter():
    match = gaining("enchanter", has(goods=PLENTY, family="pasha merchant merchant merchant merchant sage"))
    assert (family(match, GREEN).count("merchant"), dishonour(match, GREEN)) == (4, 1)


@rule("alrashid", "9.11")
def test_a_diplomat_may_hold_back_a_merchant_or_a_pasha_and_places_it_last():
    match = beginning_the_year(order="green red", green=has(titles="diplomat"), red=has())
    assert offered(match, "Green") == ["hold pasha", "hold merchant", "pass"]
    assert refusal(match, "hold sage") == "refusal-no-sage-waits"
    play(match, "hold pasha")
    assert refusal(match, "place pasha trade") == "refusal-no-pawn"
    play(match, "place merchant trade", "place pasha court", "place sage trade", "place merchant silk-road")
    play(match, "place sage silk-road")
    assert set(offered(match, "Green")) >= {"place pasha court", "place pasha silk-road"}
    assert all(move.startswith("place pasha") for move in offered(match))
    play(match, "place pasha silk-road")
    assert pawns(match, "silk-road", GREEN) == "pasha" and asked(match) == "turn"


@rule("alrashid", "9.11")
def test_a_diplomat_need_not_hold_anything_back():
    match = beginning_the_year(green=has(titles="diplomat"), red=has())
    play(match, "pass")
    assert "place pasha trade" in offered(match, "Green")


@rule("alrashid", "R4")
def test_several_diplomats_place_their_pawns_in_turn_order():
    match = beginning_the_year(
        order="red green",
        green=has(titles="diplomat", family="pasha sage"),
        red=has(titles="diplomat", family="merchant sage"),
    )
    play(match, "hold merchant", "hold pasha", "place sage trade", "place sage trade")
    assert all(move.startswith("place merchant") for move in offered(match, "Red"))
    play(match, "place merchant trade")
    assert all(move.startswith("place pasha") for move in offered(match, "Green"))


@rule("alrashid", "9.12", "8.9", "E20")
@pytest.mark.parametrize(("held", "price"), [("", 4), ("banker", 2), ("banker banker", 2)])
def test_e20_a_note_takes_3_off_a_title_and_5_for_a_banker_and_no_second_note_is_used(held, price):
    crowd = {**ELSEWHERE, "trade": "green pasha"}
    green = has(goods=PLENTY, titles=held, notes=2)
    match = resolving("trade", "acquire trader", "enough", pawns=crowd, green=green, red=has())
    assert "use-note" in offered(match)
    play(match, "use-note")
    assert "use-note" not in offered(match)
    play(match, "pay")
    assert (paid(match), notes(match)) == ([price], 1)


@rule("alrashid", "8.9")
def test_a_note_does_not_pay_for_a_service():
    crowd = {**ELSEWHERE, "trade": "green pasha"}
    match = resolving("trade", "serve", "enough", pawns=crowd, green=has(goods=PLENTY, notes=1), red=has())
    assert "use-note" not in offered(match)


# 9.13 to 9.16 Trade


@rule("alrashid", "9.13", "R24")
def test_the_trader_turns_a_common_good_into_one_of_each_of_the_others():
    match = owning(has(titles="trader", goods="wood spice"))
    play(match, "activate trader")
    assert goods(match, GREEN) == "metal pottery spice"


@rule("alrashid", "R24")
def test_by_another_reading_the_trader_takes_any_two_of_the_others():
    match = owning(has(titles="trader", goods="wood"), rulings={"trader": "any-two"})
    play(match, "activate trader")
    assert offered(match) == ["take metal", "take pottery"]
    assert (refusal(match, "take wood"), refusal(match, "take silk")) == ("refusal-same-kind", "refusal-common-only")
    play(match, "take metal", "take metal")
    assert goods(match, GREEN) == "metal metal"


@rule("alrashid", "9.13")
def test_the_trader_takes_no_rare_goods():
    match = owning(has(titles="trader", goods="spice silk"))
    assert refusal(match, "activate trader") == "refusal-title-idle"
    match = owning(has(titles="trader", goods="wood metal silk"))
    play(match, "activate trader")
    assert offered(match) == ["give wood", "give metal"]
    assert refusal(match, "give silk") == "refusal-common-only"
    assert refusal(match, "give pottery") == "refusal-no-good"


@rule("alrashid", "9.14", "9.15", "9.16")
@pytest.mark.parametrize(
    ("title", "good"), [("hardwood-importer", "wood"), ("pottery-importer", "pottery"), ("metal-importer", "metal")]
)
def test_an_importer_takes_its_good_from_the_supply(title, good):
    match = owning(has(titles=title))
    play(match, f"activate {title}")
    assert goods(match, GREEN) == good


# 9.17 to 9.24 Politics


def politics(**green):
    """The prestige of Green's titles of politics at the end."""
    return lines(position(pawns=ELSEWHERE, green=has(**green), red=has()), GREEN)["politics"]


@rule("alrashid", "9.17")
def test_the_aide_to_the_qadi_brings_influence_at_once():
    match = gaining("aide-to-the-qadi", where={"politics": "green pasha", "military": "red pasha"})
    assert influence(match) == 1


@rule("alrashid", "9.17", "E23")
@pytest.mark.parametrize(("tokens", "worth", "prestige"), [(4, 0, 4), (5, 4, 5), (6, 5, 5), (7, 5, 5)])
def test_e23_the_aide_is_worth_4_for_five_tokens_and_5_for_more_and_tokens_never_more_than_5(tokens, worth, prestige):
    match = position(pawns=ELSEWHERE, green=has(titles="aide-to-the-qadi", influence=tokens), red=has())
    assert (lines(match, GREEN)["politics"], lines(match, GREEN)["influence"]) == (worth, prestige)


@rule("alrashid", "9.18", "R25")
@pytest.mark.parametrize(
    ("others", "prestige"),
    [
        ("smuggler strategist banker trader agha", 6),
        ("smuggler strategist banker trader economist", 0),
        ("smuggler plotter strategist banker agha", 0),
    ],
)
def test_the_steward_is_worth_6_with_titles_of_all_palaces_and_is_one_itself(others, prestige):
    assert politics(titles=f"steward-of-the-city {others}") == prestige


@rule("alrashid", "9.19")
@pytest.mark.parametrize(
    ("owned", "prestige"), [("wood wood metal pottery", 0), ("wood metal pottery silk silk", 4), (ONE_OF_EACH, 6)]
)
def test_the_warehouse_keeper_counts_different_goods(owned, prestige):
    assert politics(titles="warehouse-keeper", goods=owned) == prestige


@rule("alrashid", "9.20")
@pytest.mark.parametrize(
    ("others", "prestige"), [("smuggler plotter", 0), ("smuggler plotter informer", 5), ("plotter plotter impostor", 5)]
)
def test_the_favorites_maiden_counts_titles_of_intrigue(others, prestige):
    assert politics(titles=f"favorites-maiden {others}") == prestige


@rule("alrashid", "9.21")
@pytest.mark.parametrize(("others", "prestige"), [("", 3), ("raider recruiter", 3), ("raider recruiter negotiator", 6)])
def test_the_weapon_master_is_worth_3_and_6_with_three_military_titles(others, prestige):
    assert politics(titles=f"weapon-master {others}") == prestige


@rule("alrashid", "9.22", "9.23", "9.24")
@pytest.mark.parametrize(
    ("title", "rank", "worth"),
    [
        ("dean-of-the-academy", "sage", {3: 0, 4: 3, 5: 5, 6: 7}),
        ("economist", "merchant", {2: 0, 3: 3, 4: 5}),
        ("counselor-to-the-caliph", "pasha", {1: 0, 2: 3, 3: 5}),
    ],
)
def test_the_dean_the_economist_and_the_counselor_count_pawns(title, rank, worth):
    assert {count: politics(titles=title, family=" ".join([rank] * count)) for count in worth} == worth


@rule("alrashid", "11.3")
def test_titles_of_politics_have_no_copies_and_other_titles_are_worth_what_is_printed():
    state = state_of(green=has(titles="smuggler strategist banker hardwood-importer agha enchanter"), red=has())
    told = ALRASHID.score(state, GREEN).lines
    assert (told["titles"], told["caliph"], told["politics"]) == (1 + 2 + 2 + 2 + 0, 1, 0)


# 9.25 to 9.32 The Caliph's titles


@rule("alrashid", "9.25", "7.4")
def test_the_treasurer_brings_a_note_which_cannot_pay_for_the_title():
    match = gaining("treasurer", has(goods="wood metal"))
    assert (notes(match), paid(match), goods(match, GREEN)) == (1, [3], "")


@rule("alrashid", "9.26")
def test_the_agha_draws_four_mercenaries_of_any_colours():
    match = gaining("agha", piles={"red": "2 3", "blue": "4 4"})
    play(match, "draw red", "draw blue", "draw red", "draw blue")
    assert (hand(match, GREEN), asked(match)) == ("red 2 3 blue 4 4", "turn")


@rule("alrashid", "9.27", "9.28", "R23")
@pytest.mark.parametrize(
    ("title", "held", "brings"),
    [
        ("silk-monopolist", "", {"silk": 1}),
        ("spices-monopolist", "", {"spice": 1}),
        ("silk-monopolist", "spices-monopolist", {"silk": 3, "spice": 1}),
        ("spices-monopolist", "silk-monopolist", {"spice": 3, "silk": 1}),
    ],
)
def test_a_monopolist_brings_one_good_and_the_second_of_the_two_four(title, held, brings):
    match = gaining(title, has(goods="wood metal", titles=held))
    assert gained(match, "") == brings


@rule("alrashid", "9.29", "E22")
@pytest.mark.parametrize(("sages", "tokens"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_e22_the_astrologist_brings_influence_by_sages(sages, tokens):
    assert influence(gaining("astrologist", has(goods=PLENTY, family="pasha" + " sage" * sages))) == tokens


@rule("alrashid", "9.29")
def test_sages_on_the_board_count_for_the_astrologist():
    match = gaining("astrologist", where={"court": "green pasha sage", "trade": "green sage"})
    assert influence(match) == 1


@rule("alrashid", "9.30")
def test_the_law_expert_brings_influence():
    assert influence(gaining("law-expert")) == 1


@rule("alrashid", "9.31")
def test_the_quartermaster_brings_two_goods_of_choice():
    match = gaining("quartermaster", has(goods="wood metal"))
    play(match, "take silk")
    assert offered(match) == [f"take {word(good)}" for good in Good]
    play(match, "take silk")
    assert goods(match, GREEN) == "silk silk"


@rule("alrashid", "9.32", "R22")
def test_the_alchemist_turns_a_sage_at_home_into_a_merchant():
    match = gaining("alchemist")
    assert offered(match) == ["promote-at-home", "pass"]
    play(match, "promote-at-home")
    assert family(match, GREEN) == "pasha merchant merchant"


@rule("alrashid", "9.32", "R22")
@pytest.mark.parametrize(
    ("sector", "there", "at_home"),
    [
        ("sanmatia", "merchant sage", "pasha sage sage"),
        ("trade", "merchant", "pasha merchant sage sage"),
        ("court", "", "pasha merchant sage"),
    ],
)
def test_the_alchemists_merchant_stays_on_the_board_where_a_stack_allows_it_and_goes_home_otherwise(
    sector, there, at_home
):
    match = gaining(
        "alchemist",
        has(goods=PLENTY, family="pasha merchant sage sage sage sage sage"),
        where={"court": "green pasha sage", "trade": "green merchant sage", "sanmatia": "green sage sage"},
    )
    assert offered(match) == ["promote-at-home", "promote trade", "promote court", "promote sanmatia", "pass"]
    play(match, f"promote {sector}")
    home = match.state.retinue.home[GREEN]
    assert family(match, GREEN) == "pasha merchant merchant sage sage sage sage"
    assert pawns(match, sector, GREEN) == there
    assert " ".join(word(rank) for rank in Rank for _ in range(home[rank])) == at_home


@rule("alrashid", "9.32")
def test_the_alchemist_need_not_change_anybody():
    match = gaining("alchemist")
    play(match, "pass")
    assert family(match, GREEN) == "pasha merchant sage"


@rule("alrashid", "R22", "2.5")
@pytest.mark.parametrize("members", ["pasha merchant merchant merchant merchant sage", "pasha merchant"])
def test_without_room_for_a_merchant_or_without_a_sage_the_alchemist_changes_nobody(members):
    match = gaining("alchemist", has(goods=PLENTY, family=members))
    assert (asked(match), order(match), family(match, GREEN)) == ("turn", "green red", members)
