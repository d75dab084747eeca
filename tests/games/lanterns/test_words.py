"""What players read, in every language."""

import darbar
import pytest
from darbar.core.moves import ident
from darbar.ui.words import LANGUAGES, Words, message_keys
from darbar_lanterns.components import HandCard, Lantern, Wind
from darbar_lanterns.events import NightLost, OilFetched, WindAnnounced
from darbar_lanterns.game import LANTERNS
from river_positions import ANA, LULL, SQUALL, wind

PACKAGE = "darbar_lanterns"
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("member", [*Lantern, *HandCard, *Wind], ids=ident)
def test_every_component_has_a_name_and_says_what_it_is_for(language, member):
    assert ident(member) in message_keys(PACKAGE, language)
    assert Words(LANTERNS, language).about(ident(member))


@pytest.mark.parametrize(
    ("language", "oil", "says"),
    [
        ("en", 1, "Ana laid down a card and brought 1 measure of oil: boat."),
        ("fr", 1, "Ana a posé une carte et apporté 1 mesure d'huile\xa0: barque."),
        ("fr", 2, "Ana a posé une carte et apporté 2 mesures d'huile\xa0: barque."),
        ("ru", 2, "Ana сбрасывает карту (лодка) и приносит масло: 2."),
        ("ru", 0, "Ana сбрасывает карту ради масла, но кувшин полон: лодка."),
    ],
)
def test_oil_is_counted_in_every_language(language, oil, says):
    assert Words(LANTERNS, language, ["Ana"]).event(OilFetched(ANA, HandCard.BOAT, oil)) == says


@pytest.mark.parametrize(
    ("language", "announced", "lost"),
    [
        ("en", "The wind will blow at carp and moon.", "Too many lanterns are dark: 3. The night is lost."),
        (
            "fr",
            "Le vent va souffler ici\xa0: carpe et lune.",
            "Trop de lanternes sont éteintes\xa0: 3. La nuit est perdue.",
        ),
        ("ru", "Ветер подует сюда: карп и луна.", "Слишком много тёмных фонарей: 3. Ночь проиграна."),
    ],
)
def test_what_happens_is_told_in_every_language(language, announced, lost):
    words = Words(LANTERNS, language)
    assert words.event(WindAnnounced([Lantern.CARP, Lantern.MOON])) == announced
    assert words.event(NightLost(3)) == lost


@pytest.mark.parametrize(
    ("language", "won", "lost"),
    [
        ("en", "Every lantern is lit at dawn: all of you have won.", "The river is dark: all of you have lost."),
        (
            "fr",
            "Toutes les lanternes brillent à l'aube\xa0: vous avez tous gagné.",
            "La rivière est sombre\xa0: vous avez tous perdu.",
        ),
        ("ru", "На рассвете горят все фонари: вы все победили.", "Река темна: вы все проиграли."),
    ],
)
def test_the_last_sentence_says_that_all_have_won_or_lost(language, won, lost):
    for die, says in ((LULL, won), (SQUALL, lost)):
        match = wind(hour=8, die=die, wind="lotus", ana="lotus carp boat", ben="crane crane turtle")
        assert match.words(language).outcome(match.outcome()) == says


@every_language
def test_the_table_is_drawn_without_a_key_in_it(language):
    match = darbar.new("lanterns", names=["Ana", "Ben"], seed=3, options={"weather": "stormy"})
    keys = message_keys(PACKAGE, language)
    words = match.words(language)
    labels = [label for panel in match.scene(ANA).panels for label in (panel.label, *map(text_of, panel.parts))]
    assert [label for label in labels if words.say(label) in keys - {"lotus", "dragon"}] == []


def text_of(part):
    return getattr(part, "text", None) or part.label
