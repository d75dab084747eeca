"""The table as frontends draw it: what lies there is shown to those who may see it, and moves point at it."""

import random

import pytest
from alrashid_positions import BLUE, GREEN, RED, YELLOW, has, state_of
from darbar import text
from darbar.core.moves import ident, targets
from darbar.core.texts import Text
from darbar.testing import begin_from
from darbar.ui.render import WIDTH, plain
from darbar.ui.scene import Line, Panel, Stock
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_alrashid.components import Colour, Crisis, Favour, Rank, Sector, Service, Title
from darbar_alrashid.game import ALRASHID
from darbar_alrashid.state import Resolution, Stage, Visit

NAMES = ["Ana", "Ben", "Cem", "Dora", "Eva"]


def drawn(state, seat=GREEN):
    return ALRASHID.scene(ALRASHID.view(state, seat), seat)


def parts(where):
    """Every part of a scene or a panel, those inside others included; items too."""
    queue = list(where.parts if isinstance(where, Panel) else where.panels)
    while queue:
        part = queue.pop(0)
        yield part
        if isinstance(part, Panel):
            queue = [*part.parts, *queue]
        elif isinstance(part, Stock):
            yield from part.items


def panel(scene, id):
    """The one panel with an id."""
    (found,) = [one for one in parts(scene) if isinstance(one, Panel) and one.id == id]
    return found


def lines(scene, id):
    """What the lines of a panel say, one after another."""
    return [part.text for part in panel(scene, id).parts if isinstance(part, Line)]


def stock(scene, id, label):
    """What a stock of a panel holds."""
    (found,) = [part for part in panel(scene, id).parts if isinstance(part, Stock) and part.label == label]
    return {item.id: item.count for item in found.items}


def said(scene, id):
    """A panel in English words."""
    words = Words(ALRASHID, "en", ["Green", "Red", "Yellow", "Blue"])
    return [words.say(line) for line in lines(scene, id)]


# The year


def test_the_year_shows_the_turn_order_and_the_crisis():
    state = state_of(green=has(), red=has(), order="red green", year=3)
    state.crisis = Crisis.YEAR_4
    assert said(drawn(state), "year") == ["Year 3 of 5", "Turn order: Red and Green", "Last crisis: year tile 4"]


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


def test_a_guild_shows_who_stands_there_service_favour_and_titles():
    scene = drawn(
        state_of(
            pawns={"traditions": "green sage, red merchant sage, yellow pasha sage sage"},
            green=has(),
            red=has(titles="loremaster"),
            yellow=has(),
        )
    )
    assert said(scene, "sector-traditions") == [
        "Yellow: pasha and 2 sages (7)",
        "Red: merchant and sage (4)",
        "Green: sage (1)",
        "a sage for the family: 5/7/9 gold",
        "Court Scholar: 2 gold",
        "Enchanter: 12 gold, 0 PP",
        "Diplomat: 8 gold, 2 PP",
        "Banker: 6 gold, 2 PP",
    ]


def test_among_equals_whoever_came_first_stands_first():
    scene = drawn(state_of(pawns={"court": "red pasha, green pasha"}, green=has(), red=has()))
    assert said(scene, "sector-court")[:3] == [
        "Red: pasha (5)",
        "Green: pasha (5)",
        "benevolence: a good, and an early place in the turn order",
    ]


def test_titles_that_are_there_twice_say_so_and_titles_of_politics_tell_all_they_can_be_worth():
    four = drawn(state_of(green=has(), red=has(), yellow=has(), blue=has(titles="smuggler")))
    assert "Smuggler: 3 gold, 1 PP" in said(four, "sector-intrigue")
    assert "2 × Plotter: 3 gold, 1 PP" in said(four, "sector-intrigue")
    assert "Dean of the Academy: 15 gold, 0/3/5/7 PP" in said(four, "sector-politics")
    assert "Weapon Master: 15 gold, 3/6 PP" in said(four, "sector-politics")


def test_a_resolved_sector_is_marked_unless_it_is_being_resolved():
    state = state_of(green=has(), red=has(), resolved="trade sanmatia")
    scene = drawn(state)
    assert panel(scene, "sector-trade").label == text("line-resolved", sector=Sector.TRADE)
    assert panel(scene, "sector-politics").label == "sector-politics"
    state.now.sector = Sector.TRADE
    assert panel(drawn(state), "sector-trade").label == "sector-trade"


# The map


def test_a_country_shows_goods_notes_and_pawns():
    scene = drawn(
        state_of(pawns={"silk-road": "red merchant"}, goods={"silk-road": "silk silk wood"}, green=has(), red=has())
    )
    assert said(scene, "sector-silk-road") == ["Red: merchant (3)", "1 credit note"]
    assert stock(scene, "sector-silk-road", "panel-goods") == {"good-wood": 1, "good-silk": 2}
    bare = drawn(state_of(goods={"silk-road": ""}, notes={"silk-road": 0}, green=has(), red=has()))
    assert said(bare, "sector-silk-road") == ["no goods"]


def test_only_who_has_looked_sees_mercenaries_that_lie_face_down():
    state = state_of(
        garrisons={"silk-road": "red 3 2", "sanmatia": "red 2 blue 4"},
        spied={"silk-road": "red"},
        open="sanmatia",
        green=has(),
        red=has(),
    )
    hidden, known = "red mercenaries face down: ? ?", "red mercenaries face down: 3 2"
    for watcher, seen in ((GREEN, hidden), (RED, known), (None, hidden)):
        scene = drawn(state, watcher)
        assert said(scene, "sector-silk-road")[0] == seen
        assert said(scene, "sector-sanmatia")[:2] == ["red mercenaries face up: 2", "blue mercenaries face up: 4"]


def test_new_mercenaries_lie_face_down_beside_those_that_lie_face_up():
    state = state_of(garrisons={"sanmatia": "blue 4 3"}, open="sanmatia", green=has(), red=has())
    state.known[Sector.SANMATIA][Colour.BLUE][1] = 0
    assert said(drawn(state), "sector-sanmatia")[:2] == [
        "blue mercenaries face up: 4",
        "blue mercenaries face down: ?",
    ]


def test_the_map_counts_the_piles():
    scene = drawn(state_of(garrisons={"sanmatia": "blue 4 3"}, green=has(), red=has(hand="red 2")))
    assert said(scene, "map") == ["red mercenaries in the pile: 31", "blue mercenaries in the pile: 30"]


# The families


def test_a_family_shows_its_pawns_goods_tokens_and_titles():
    own = has(
        goods="wood pottery pottery silk",
        titles="smuggler smuggler banker",
        used="smuggler",
        hand="red 3 2",
        notes=2,
        influence=4,
        dishonour=1,
        family="pasha merchant merchant sage",
    )
    scene = drawn(state_of(pawns={"trade": "green merchant"}, green=own, red=has()))
    assert said(scene, "player-0") == [
        "Family: pasha, 2 merchants, and sage",
        "worth 7 gold",
        "2 credit notes",
        "influence 4",
        "dishonour 1",
        "red mercenaries: 3 2",
        "Smuggler (used)",
        "Smuggler",
        "Banker",
    ]
    assert stock(scene, "player-0", "panel-home") == {"rank-pasha": 1, "rank-merchant": 1, "rank-sage": 1}
    assert stock(scene, "player-0", "panel-goods")["good-pottery"] == 2


def test_the_hands_of_others_show_colours_and_numbers_only():
    state = state_of(green=has(hand="red 4"), red=has(hand="red 3 2 blue 4"))
    assert "red mercenaries: ? ?" in said(drawn(state, GREEN), "player-1")
    assert "blue mercenaries: ?" in said(drawn(state, GREEN), "player-1")
    assert "red mercenaries: 3 2" in said(drawn(state, RED), "player-1")
    assert "red mercenaries: ?" in said(drawn(state, None), "player-0")


def test_a_pawn_on_the_diplomat_is_shown_with_its_family():
    scene = drawn(state_of(green=has(titles="diplomat", envoys="pasha"), red=has()))
    assert "pasha held back on the Diplomat" in said(scene, "player-0")
    assert stock(scene, "player-0", "panel-home")["rank-pasha"] == 0


def test_the_watchers_own_family_comes_first():
    state = state_of(green=has(), red=has(), yellow=has(), blue=has())
    owners = [one.owner for one in drawn(state, YELLOW).panels if one.owner is not None]
    assert owners == [YELLOW, BLUE, GREEN, RED]
    assert next(one.owner for one in drawn(state, None).panels if one.owner is not None) == GREEN


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
def test_moves_point_at_parts(seats):
    for match in stops(seats, seats, every=5):
        if match.ask is None:
            break
        ids = {one.id for one in parts(match.scene(match.ask.seat)) if one.id}
        for move in match.ask.moves:
            assert set(targets(move)) <= ids, ALRASHID.vocabulary.notation(move)


def test_every_sector_service_favour_rank_and_colour_is_on_the_table():
    ids = {one.id for one in parts(drawn(state_of(green=has(), red=has())))}
    assert {ident(member) for kind in (Sector, Service, Favour, Rank, Colour, Title) for member in kind} <= ids


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


@pytest.fixture(scope="module")
def labels():
    """Everything that scenes of a few random matches say."""
    return {
        key
        for seats in (2, 5)
        for match in stops(seats, 20 + seats, every=10)
        for one in parts(match.scene(GREEN))
        for label in (getattr(one, "label", ""), getattr(one, "text", ""))
        for key in keys(label)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_words(language, labels):
    assert {ident(sector) for sector in Sector} <= labels
    assert labels - message_keys("darbar_alrashid", language) == set()
