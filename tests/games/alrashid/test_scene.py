"""The table as frontends draw it: what lies there is shown to those who may see it, and moves point at it."""

import random

import pytest
from alrashid_positions import BLUE, GREEN, RED, YELLOW, has, state_of
from darbar import Ask, new, text
from darbar.core.moves import ident
from darbar.core.texts import Text
from darbar.testing import begin_from
from darbar.ui.pointing import places
from darbar.ui.render import WIDTH, plain
from darbar.ui.scene import Card, Columns, Hand, Item, Line, Map, Panel, Piece, Pile, Stock
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_alrashid import moves
from darbar_alrashid import scene as scenes
from darbar_alrashid.components import COUNTRIES, Colour, Crisis, Favour, Good, Rank, Sector, Service, Title
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.state import Resolution, Stage, Visit

NAMES = ["Ana", "Ben", "Cem", "Dora", "Eva"]


def drawn(state, seat=GREEN):
    return ALRASHID.scene(ALRASHID.view(state, seat), seat)


def parts(where):
    """Every part of a scene or a panel, those inside others included."""
    queue = list(where.parts if isinstance(where, Panel) else where.panels)
    while queue:
        part = queue.pop(0)
        yield part
        if isinstance(part, Panel):
            queue = [*part.parts, *queue]


def part(scene, key):
    """The one part with a key."""
    (found,) = [one for one in parts(scene) if one.key == key]
    return found


def stock(scene, key):
    """What a stock holds."""
    return {item.id: item.count for item in part(scene, key).items}


def keys_of(scene):
    """The keys of all parts."""
    return {one.key for one in parts(scene)}


def said(scene, key):
    """What the lines of a panel say, in English words, with what stands on them."""
    words = Words(ALRASHID, "en", ["Green", "Red", "Yellow", "Blue"])
    return [
        ": ".join(filter(None, (words.say(one.label), ", ".join(words.piece(on, one.owner) for on in one.pieces))))
        for one in part(scene, key).parts
        if isinstance(one, Line)
    ]


# The year


def test_the_year_shows_the_turn_order_and_the_crisis():
    state = state_of(green=has(), red=has(), order="red green", year=3)
    state.crisis = Crisis.YEAR_4
    scene = drawn(state)
    assert said(scene, "year") == ["Year 3 of 5", "Turn order: Red and Green", "Last crisis: year tile 4"]
    assert part(scene, "crisis").pieces == (Piece("crisis-year-4"),)
    assert part(scene, "crises").count == len(state.crises.cards)


def test_the_year_shows_what_al_rashid_has_changed_for_the_next_round():
    state = state_of(green=has(), red=has())
    state.next_order = [RED, GREEN]
    assert "From the next round of resolution on: Red and Green" in said(drawn(state), "year")


def test_what_is_being_resolved_is_told_with_what_was_chosen_and_its_price():
    state = state_of(Stage.VISIT, green=has(), red=has())
    state.now = Resolution(sector=Sector.TRADE, acting=[RED, GREEN])
    state.visit = Visit(service=True, title=Title.TRADER, gold=15, note=3)
    assert said(drawn(state), "year")[-3:] == [
        "Now being resolved: Trade Guild",
        "Acting there: Red and Green",
        "Chosen: the service and Trader, for 12 gold",
    ]


def test_at_the_court_benevolence_is_no_service():
    state = state_of(Stage.AUDIENCE, green=has(), red=has())
    state.now = Resolution(sector=Sector.COURT, acting=[RED])
    state.visit = Visit(service=True, title=Title.TREASURER, gold=3)
    assert said(drawn(state), "year")[-1] == "Chosen: benevolence and Treasurer, for 3 gold"


@pytest.mark.parametrize(
    ("stage", "now", "told"),
    [
        (Stage.VISIT, Resolution(sector=Sector.TRADE, acting=[RED]), "Acting there: Red"),
        (Stage.ESPIONAGE, Resolution(sector=0, operations=[RED, GREEN, RED]), "still to come: Red, Green, and Red"),
        (Stage.BATTLE, Resolution(sector=Sector.SANMATIA, force=[5, 0]), "Spent in this fight: 5 red, 0 blue"),
        (Stage.BATTLE, Resolution(sector=Sector.SANMATIA, force=[0, 0]), "Now being resolved: Sanmatia"),
    ],
)
def test_espionage_and_battles_show_how_far_they_are(stage, now, told):
    state = state_of(stage, green=has(), red=has())
    state.now = now
    assert said(drawn(state), "year")[-1].endswith(told)


# The city


def test_a_guild_shows_who_stands_there_in_order_of_predominance():
    scene = drawn(
        state_of(
            pawns={"traditions": "green sage, red merchant sage, yellow pasha sage sage"},
            green=has(),
            red=has(),
            yellow=has(),
        )
    )
    assert said(scene, "sector-traditions") == [
        "Yellow (7): pasha, 2 sages",
        "Red (4): merchant, sage",
        "Green (1): sage",
    ]
    yellow = part(scene, "sector-traditions/pawn@2")
    assert yellow.pieces == (Piece("rank-pasha", YELLOW), Piece("rank-sage", YELLOW, 2))
    assert yellow.owner == YELLOW


def test_among_equals_whoever_came_first_stands_first():
    scene = drawn(state_of(pawns={"court": "red pasha, green pasha"}, green=has(), red=has()))
    assert said(scene, "sector-court") == ["Red (5): pasha", "Green (5): pasha"]


def test_services_say_what_they_take_and_give():
    scene = drawn(state_of(green=has(), red=has()))
    spies, sage = part(scene, "sector-intrigue/service-espionage"), part(scene, "sector-traditions/service-sage")
    assert (spies.takes, spies.gives) == ((), (Item("operation", 3),))
    assert spies.lines == (text("line-then", others="2/1"),)
    assert (sage.takes, sage.gives) == ((Item("gold", 5),), (Item("rank-sage"),))
    assert sage.lines == (text("line-then", others="7/9"),)


@pytest.mark.parametrize(
    ("key", "takes", "gives"),
    [
        ("sector-intrigue/favour-favorite", [Item("gold", 1)], [Item("favour")]),
        ("sector-military/favour-general", [Item("good")], [Item("mercenary")]),
        ("sector-traditions/favour-scholar", [Item("gold", 2)], [Item("credit-note")]),
        ("sector-trade/favour-vizier", [Item("good")], [Item("good")]),
        ("sector-politics/favour-qadi", [Item("gold", 1)], [Item("influence")]),
        ("benevolence", [], [Item("good")]),
        ("sector-traditions/title-banker", [Item("gold", 6)], [Item("prestige", 2)]),
        ("sector-traditions/title-enchanter", [Item("gold", 12)], []),
        ("sector-politics/title-economist", [Item("gold", 15)], []),
    ],
)
def test_favours_and_titles_say_what_they_take_and_give(key, takes, gives):
    card = part(drawn(state_of(green=has(), red=has())), key)
    assert isinstance(card, Card)
    assert (list(card.takes), list(card.gives)) == (takes, gives)


def test_titles_of_politics_tell_all_they_can_be_worth():
    scene = drawn(state_of(green=has(), red=has()))
    dean, master = (
        part(scene, "sector-politics/title-dean-of-the-academy"),
        part(scene, "sector-politics/title-weapon-master"),
    )
    assert dean.lines == (text("line-steps", prestige="0/3/5/7"),)
    assert master.lines == (text("line-steps", prestige="3/6"),)


def test_titles_that_somebody_has_are_gone_and_several_of_one_kind_lie_on_piles():
    two = drawn(state_of(green=has(titles="smuggler"), red=has()))
    assert "sector-intrigue/title-smuggler" not in keys_of(two)
    four = drawn(state_of(green=has(), red=has(), yellow=has(), blue=has(titles="smuggler")))
    piles = [part(four, f"sector-intrigue/title-{title}") for title in ("smuggler", "plotter")]
    assert [(type(pile), pile.count) for pile in piles] == [(Pile, 1), (Pile, 2)]
    assert isinstance(part(four, "sector-court/title-agha"), Card)


def test_a_resolved_sector_is_marked_unless_it_is_being_resolved():
    state = state_of(green=has(), red=has(), resolved="trade sanmatia")
    scene = drawn(state)
    assert part(scene, "sector-trade").label == text("line-resolved", sector=Sector.TRADE)
    assert part(scene, "sector-politics").label == "sector-politics"
    state.now.sector = Sector.TRADE
    assert part(drawn(state), "sector-trade").label == "sector-trade"


# The map


def test_a_country_shows_pawns_and_all_that_is_printed_on_it_or_lies_there():
    scene = drawn(
        state_of(pawns={"silk-road": "red merchant"}, goods={"silk-road": "silk silk pottery"}, green=has(), red=has())
    )
    assert said(scene, "sector-silk-road") == ["Red (3): merchant"]
    assert stock(scene, "sector-silk-road/goods") == {
        "good-wood": 0,
        "good-metal": 0,
        "good-pottery": 1,
        "good-spice": 0,
        "good-silk": 2,
        "credit-note": 1,
    }
    assert stock(scene, "sector-nilus-valley/goods") == {"good-wood": 4, "good-metal": 2, "good-pottery": 1}


def test_only_who_has_looked_sees_mercenaries_that_lie_face_down():
    state = state_of(
        garrisons={"silk-road": "red 3 2", "sanmatia": "red 2 blue 4"},
        spied={"silk-road": "red"},
        open="sanmatia",
        green=has(),
        red=has(),
    )
    hidden, known = "red mercenaries: ?, ?", "red mercenaries: 3 (face down), 2 (face down)"
    for watcher, seen in ((GREEN, hidden), (RED, known), (None, hidden)):
        scene = drawn(state, watcher)
        assert said(scene, "sector-silk-road")[0] == seen
        assert said(scene, "sector-sanmatia")[:2] == ["red mercenaries: 2", "blue mercenaries: 4"]
    assert part(drawn(state, GREEN), "sector-silk-road/red").pieces == (Piece("colour-red", state="down"),) * 2
    assert part(drawn(state, RED), "sector-sanmatia/blue").pieces == (Piece("colour-blue-4"),)


def test_new_mercenaries_lie_face_down_beside_those_that_lie_face_up():
    state = state_of(garrisons={"sanmatia": "blue 3 4"}, open="sanmatia", green=has(), red=has())
    state.known[Sector.SANMATIA][Colour.BLUE][1] = 0
    assert said(drawn(state), "sector-sanmatia")[0] == "blue mercenaries: 3, ?"


def test_the_map_counts_the_piles():
    scene = drawn(state_of(garrisons={"sanmatia": "blue 4 3"}, green=has(), red=has(hand="red 2")))
    assert [part(scene, key).count for key in ("pile-red", "pile-blue")] == [31, 30]


def test_the_countries_and_the_piles_have_places_on_the_map_and_the_palaces_stand_in_columns():
    scene = drawn(state_of(green=has(), red=has()))
    city, lands = (next(one for one in scene.panels if one.key == key) for key in ("city", "map"))
    assert isinstance(lands.shape, Map) and isinstance(city.shape, Columns)
    assert set(lands.shape.places) == {one.ids[0] for one in lands.parts}
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in lands.shape.places.values())
    assert len(set(lands.shape.places.values())) == len(lands.parts)


# The families


def test_a_family_shows_its_pawns_goods_and_tokens():
    own = has(
        goods="wood pottery pottery silk",
        notes=2,
        influence=4,
        dishonour=1,
        family="pasha merchant merchant sage",
    )
    scene = drawn(state_of(pawns={"trade": "green merchant"}, green=own, red=has()))
    assert said(scene, "player-0") == ["Family: pasha, 2 merchants, and sage", "worth 7 gold"]
    assert stock(scene, "home-0") == {"rank-pasha": 1, "rank-merchant": 1, "rank-sage": 1}
    assert stock(scene, "goods-0")["good-pottery"] == 2
    assert stock(scene, "tokens-0") == {"credit-note": 2, "influence": 4, "dishonour": 1}
    assert {"tokens-1", "hand-1", "titles-1"}.isdisjoint(keys_of(scene))


def test_titles_are_cards_one_for_each_copy_and_the_used_ones_say_so():
    own = has(titles="smuggler smuggler banker", used="smuggler")
    titles = part(drawn(state_of(green=own, red=has())), "titles-0")
    assert [(card.label, card.lines) for card in titles.parts] == [
        ("title-smuggler", ("state-used",)),
        ("title-smuggler", ()),
        ("title-banker", ()),
    ]
    assert len({card.key for card in titles.parts}) == 3


def test_the_hands_of_others_show_colours_and_numbers_only():
    state = state_of(green=has(hand="red 4"), red=has(hand="red 2 3 blue 4"))
    own = part(drawn(state, RED), "hand-1")
    assert [one.ids for one in own.parts] == [("colour-red-3",), ("colour-red-2",), ("colour-blue-4",)]
    assert isinstance(own.shape, Hand)
    for watcher in (GREEN, None):
        backs = part(drawn(state, watcher), "hand-1").parts
        assert [(type(pile), pile.label, pile.count) for pile in backs] == [
            (Pile, "colour-red", 2),
            (Pile, "colour-blue", 1),
        ]


def test_a_pawn_that_is_kept_back_stands_on_the_diplomat():
    scene = drawn(state_of(green=has(titles="diplomat", envoys="pasha"), red=has()))
    assert part(scene, "titles-0/title-diplomat").pieces == (Piece("rank-pasha", GREEN),)
    assert "rank-pasha" not in stock(scene, "home-0")


def test_the_watchers_own_family_comes_first():
    state = state_of(green=has(), red=has(), yellow=has(), blue=has())
    owners = [one.owner for one in drawn(state, YELLOW).panels if one.owner is not None]
    assert owners == [YELLOW, BLUE, GREEN, RED]
    assert next(one.owner for one in drawn(state, None).panels if one.owner is not None) == GREEN


# What moves point at


def aims(state, move, seat=GREEN):
    """The keys that a move of a seat points at."""
    view = ALRASHID.view(state, seat)
    return list(ALRASHID.pointed_at(view, places(ALRASHID.scene(view, seat)), move, Ask(seat, "turn", [move])))


def costs(state, move, seat=GREEN):
    """What a move of a seat costs, by id."""
    return {item.id: item.count for item in ALRASHID.priced(ALRASHID.view(state, seat), move)}


def at_work(stage, sector, **seats):
    """A position in which a sector is being resolved, with the green player first."""
    state = state_of(stage, **{"green": has(), "red": has()} | seats)
    state.now = Resolution(sector=sector, acting=[GREEN, RED], force=[0, 0])
    return state


def test_pawns_are_pointed_at_where_they_are_and_whose_they_are():
    pawns = {"sanmatia": "green sage, red merchant"}
    state = state_of(pawns=pawns, green=has(titles="diplomat"), red=has())
    assert aims(state, moves.Place(Rank.PASHA, Sector.TRADE)) == ["home-0/rank-pasha", "sector-trade"]
    assert aims(state, moves.Hold(Rank.PASHA)) == ["home-0/rank-pasha", "titles-0/title-diplomat"]
    assert aims(state, moves.Lift(RED, Rank.MERCHANT, Sector.SANMATIA)) == ["sector-sanmatia/pawn@1"]
    assert aims(state, moves.Lift(GREEN, Rank.SAGE, Sector.SANMATIA)) == ["sector-sanmatia/pawn@0"]
    assert aims(state, moves.Promote(Sector.SANMATIA)) == ["sector-sanmatia/pawn@0"]
    assert aims(state, moves.Promote(Sector.SANMATIA), RED) == ["sector-sanmatia/pawn@1"]
    assert aims(state, moves.Settle(Sector.SILK_ROAD)) == ["sector-silk-road"]
    sages = state_of(green=has(family="pasha sage"), red=has())
    assert aims(sages, moves.PromoteAtHome()) == ["home-0/rank-sage"]


def test_titles_are_pointed_at_on_offer_or_in_ones_own_hands():
    titles = "smuggler recruiter"
    state = state_of(green=has(titles=titles), red=has(titles=titles), yellow=has(), blue=has())
    assert aims(state, moves.Acquire(Title.PLOTTER)) == ["sector-intrigue/title-plotter"]
    assert aims(state, moves.Activate(Title.RECRUITER), RED) == ["titles-1/title-recruiter"]


def test_what_is_asked_for_in_a_palace_is_pointed_at():
    state = at_work(Stage.VISIT, Sector.TRADE)
    assert aims(state, moves.Serve()) == ["sector-trade/service-merchant"]
    assert aims(state, moves.Request(Favour.VIZIER)) == ["sector-trade/favour-vizier"]
    both = ["sector-politics/favour-qadi", "sector-intrigue/favour-favorite"]
    assert aims(state, moves.Imitate(Favour.QADI)) == both
    assert aims(state, moves.Benevolence()) == ["benevolence"]


def test_what_is_taken_is_pointed_at_in_the_country_or_else_where_it_goes():
    state = at_work(Stage.TRADE, Sector.SANMATIA)
    assert aims(state, moves.Take(Good.METAL)) == ["sector-sanmatia/goods/good-metal"]
    assert aims(state, moves.TakeAll(Good.METAL)) == ["sector-sanmatia/goods/good-metal"]
    assert aims(state, moves.TakeNote()) == ["sector-sanmatia/goods/credit-note"]
    state.stage = Stage.BATTLE
    assert aims(state, moves.Take(Good.METAL)) == ["goods-0/good-metal"]


def test_mercenaries_are_pointed_at_in_hand_and_where_they_bar_the_way():
    own = has(hand="red 3 3 2 blue 4")
    state = state_of(Stage.BATTLE, garrisons={"sanmatia": "red 3 blue 2", "silk-road": "red 4"}, green=own, red=has())
    state.now = Resolution(sector=Sector.SANMATIA, acting=[GREEN], force=[0, 0])
    red = ["hand-0/colour-red-3", "hand-0/colour-red-3#2", "sector-sanmatia/red"]
    assert aims(state, moves.Send(Colour.RED, 3)) == red
    assert aims(state, moves.Spy(Sector.SANMATIA)) == ["sector-sanmatia/red", "sector-sanmatia/blue"]
    assert aims(state, moves.Draw(Colour.BLUE)) == ["pile-blue"]
    state.now.talks = [Sector.SILK_ROAD]
    assert aims(state, moves.Send(Colour.RED, 2)) == ["hand-0/colour-red-2", "sector-silk-road/red"]
    state.now.talks = [Sector.SANMATIA, Colour.BLUE]
    assert aims(state, moves.Remove(2)) == ["sector-sanmatia/blue"]
    assert aims(state, moves.RemoveOpen(2)) == ["sector-sanmatia/blue"]


def test_who_flees_points_at_the_own_pawns():
    state = state_of(Stage.BATTLE, pawns={"sanmatia": "green sage, red sage"}, green=has(), red=has())
    state.now = Resolution(sector=Sector.SANMATIA, acting=[RED, GREEN], force=[0, 0])
    assert aims(state, moves.Flee(), RED) == ["sector-sanmatia/pawn@1"]
    assert costs(state, moves.Flee(), RED) == {"dishonour": 2}


def test_payments_point_at_ones_own_goods_and_notes():
    state = at_work(Stage.VISIT, Sector.TRADE, green=has(goods="wood wood silk", notes=1), red=has(notes=1))
    state.visit = Visit(title=Title.TRADER, gold=3)
    assert aims(state, moves.Pay()) == ["goods-0/good-wood", "goods-0/good-silk"]
    assert costs(state, moves.Pay()) == {"good-wood": 1, "good-silk": 1}
    assert aims(state, moves.Give(Good.WOOD)) == ["goods-0/good-wood"]
    assert costs(state, moves.Give(Good.WOOD)) == {"good-wood": 1}
    assert aims(state, moves.UseNote()) == ["tokens-0/credit-note"]
    assert costs(state, moves.UseNote()) == {"credit-note": 1}


def test_actions_in_a_palace_cost_gold_by_place_and_titles():
    state = at_work(Stage.VISIT, Sector.TRADE, red=has(titles="loremaster"))
    assert costs(state, moves.Serve()) == {"gold": 8}
    assert costs(state, moves.Acquire(Title.TRADER)) == {"gold": 7}
    assert costs(state, moves.Request(Favour.VIZIER)) == {}
    state.now.at = 1
    assert costs(state, moves.Serve(), RED) == {"gold": 7}
    intrigue = at_work(Stage.VISIT, Sector.INTRIGUE)
    assert costs(intrigue, moves.Serve()) == {}
    assert costs(intrigue, moves.Imitate(Favour.SCHOLAR)) == {"gold": 3}
    assert costs(intrigue, moves.Request(Favour.SCHOLAR)) == {}, "an Impostor pays nothing"


# Whole matches


def stops(seats, seed, every):
    """A random match, seen at every so-manieth decision and at its end."""
    chance = random.Random(seed)
    match = begin_from(ALRASHID, ALRASHID.first_state(seats, seed, ALRASHID.pack()), NAMES[:seats])
    decisions = 0
    while match.ask is not None:
        if decisions % every == 0:
            yield match
        match.play(chance.choice(match.ask.moves))
        decisions += 1
    yield match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_all_moves_but_passing_and_ending_point_at_parts(seats, seed):
    kinds = {}
    for match in stops(seats, seed, every=4):
        for move, keys in match.targets(match.ask.seat).items() if match.ask else ():
            kinds.setdefault(type(move), set()).add(bool(keys))
    assert {kind.__name__ for kind, points in kinds.items() if points != {True}} == {"Pass", "Enough"}
    assert kinds[moves.Enough] == {False}


def test_every_sector_service_favour_colour_and_title_is_on_the_table():
    ids = {id for one in parts(drawn(state_of(green=has(), red=has()))) for id in one.ids}
    assert {ident(member) for kind in (Sector, Service, Favour, Colour, Title) for member in kind} <= ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_table_fits_eighty_columns_in_every_language(language):
    for match in stops(5, 15, every=60):
        page = plain(match.scene(None), match.words(language))
        assert max(map(len, page.split("\n"))) <= WIDTH


def keys(label):
    """The message keys in a label, and in the labels inside it."""
    if isinstance(label, Text):
        yield label.key
        for arg in label.args.values():
            for one in arg if isinstance(arg, list | tuple) else [arg]:
                yield from keys(one) if isinstance(one, Text) else ()
    elif label:
        yield label


def things(one):
    """The ids of what a part counts and bears."""
    counted = (*one.takes, *one.gives, *(one.items if isinstance(one, Stock) else ()))
    return [thing.id for thing in (*counted, *one.pieces)]


@pytest.fixture(scope="module")
def shown():
    """The parts in scenes of a few random matches."""
    return [
        one
        for seats in (2, 5)
        for match in stops(seats, 20 + seats, every=10)
        for one in (*match.scene(GREEN).panels, *parts(match.scene(GREEN)))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language, shown):
    labels = {key for one in shown for label in (one.label, *getattr(one, "lines", ())) for key in keys(label)}
    assert {ident(sector) for sector in Sector} <= labels
    assert labels - message_keys("darbar_alrashid", language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counted_thing_and_every_piece_has_a_name(language, shown):
    known = message_keys("darbar_alrashid", language)
    ids = {id for one in shown for id in things(one)}
    assert {"rank-sage", "gold", "credit-note", "colour-blue-3"} <= ids
    assert {id for id in ids if id not in known and f"{id}-count" not in known} == set()


@pytest.mark.parametrize("seats", [3, 4])
def test_a_panel_that_is_kept_is_what_it_would_be_if_it_were_made_anew(seats):
    match, chance = new("alrashid", seats, seed=seats), random.Random(seats)
    while match.ask is not None:
        match.play(chance.choice(match.ask.moves))
        if match.answered % 7:
            continue
        for seat in (*range(seats), None):
            view = match.view(seat)
            assert scenes.year_panel(view) == scenes.year_panel.__wrapped__(view)
            for sector in Sector:
                make = scenes.palace_panel if sector < COUNTRIES else scenes.country_panel
                assert make(view, sector) == make.__wrapped__(view, sector)
            for other in range(seats):
                assert scenes.family_panel(view, other) == scenes.family_panel.__wrapped__(view, other)
