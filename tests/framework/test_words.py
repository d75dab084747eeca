"""Words: English from docstrings and catalogues, other languages from theirs, English where they lack something."""

import re

import darbar
import pytest
from darbar import NOBODY, Event, PluginError, Seat, Session, Text, Words, player, text
from darbar.ui.words import LANGUAGES, catalogue, message_keys
from toys import CARAVAN, Ate, Choose, Dish, Drew, Drink, Greet, Mood, Nod, Roll, Walk, begin, caravan

NAMES = ("Ana", "Ben")


@pytest.fixture
def english():
    return Words(CARAVAN, "en", NAMES)


@pytest.fixture
def french():
    return Words(CARAVAN, "fr", NAMES)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (Roll(), "Roll for coins."),
        (Walk(2), "Walk 2 miles."),
        (Nod(True), "Nod: yes."),
        (Greet(Seat(1)), "Greet Ben."),
        (Choose(Dish.RED_CURRY), "Eat red curry."),
        (Drink(None), "Drink, in a something hidden mood or in none."),
        (Drink(Mood.COOL), "Drink, in a cool mood or in none."),
    ],
)
def test_english_moves_are_their_docstrings(english, move, sentence):
    assert english.move(move) == sentence


def steps_ahead(view, move):
    """Walking is described by where one comes from."""
    return text("Walk on from mile {mile}.", mile=max(view.miles)) if isinstance(move, Walk) else None


def test_a_move_is_described_as_the_game_sees_it_in_a_view():
    match = begin(CARAVAN.change(describe=steps_ahead))
    match.play("walk 3")
    words, view = match.words(), match.view(Seat(0))
    assert words.move(Walk(2), view) == "Walk on from mile 3."
    assert words.move(Walk(2)) == "Walk 2 miles."
    assert words.move(Roll(), view) == "Roll for coins."
    assert Words(CARAVAN, "en", NAMES).move(Walk(2), view) == "Walk 2 miles."


def test_a_description_may_have_a_key_and_speaks_the_language():
    match = begin(CARAVAN.change(describe=lambda view, move: text("move-walk", steps=1)))
    assert match.words("fr").move(Roll(), match.view(Seat(0))) == "Marcher un mille."


def test_a_description_that_fails_names_the_game():
    match = begin(CARAVAN.change(describe=lambda view, move: view.nothing))
    with pytest.raises(PluginError, match=r"game 'caravan' failed in its describe .*: AttributeError: "):
        match.words().move(Roll(), match.view(Seat(0)))


def test_english_events_are_their_docstrings(english):
    assert english.event(Ate(Seat(0), Dish.DATES)) == "Ana ate dates."
    assert english.event(Drew(Seat(1), None)) == "Ben drew something hidden."


def test_an_event_may_list_several_things(english, french):
    class Shared(Event):
        """{seats} shared {dishes}."""

        seats: tuple[Seat, ...]
        dishes: list[Dish]

    shared = Shared((), [Dish.DATES, Dish.RED_CURRY, Dish.DATES])
    assert english.event(shared) == "– shared dates, red curry, and dates."
    assert french.event(shared) == "– shared dates, curry rouge et dates."


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ({"seat": 1}, "Ben"),
        ({"next_seat": 1}, "Ben"),
        ({"seats": [0, 1]}, "Ana and Ben"),
        ({"other_seats": (1,)}, "Ben"),
        ({"seat": [1, 0]}, "Ben and Ana"),
        ({"seats": [0, None]}, "Ana and something hidden"),
        ({"next_seat": None}, "something hidden"),
        ({"seats": 2}, "2"),
        ({"other_seats": 1}, "1"),
        ({"reseat": 1}, "1"),
        ({"has_seat": True}, "yes"),
        ({"seat": Dish.DATES}, "dates"),
        ({"who": player(Seat(1))}, "Ben"),
        ({"who": text("{last_seat}, or {seats}", last_seat=0, seats=[0, 1])}, "Ana, or Ana and Ben"),
        ({"who": [player(0), text("refusal-over")]}, "Ana and The match is over."),
    ],
    ids=str,
)
def test_an_argument_is_a_seat_by_its_name(english, args, said):
    (name,) = args
    assert english.say(Text(f"It is {{{name}}}", args)) == f"It is {said}"


def test_a_player_is_named_wherever_a_text_may_stand(english):
    assert english.say(player(Seat(0))) == "Ana"
    assert Words(CARAVAN, "ru", NAMES).say(player(1)) == "Ben"


def test_a_field_is_a_seat_by_its_type(english):
    class Met(Event):
        """{host} met {guests}, {pair}, {late}, {absent} and {steps}."""

        host: Seat
        guests: list[Seat]
        pair: tuple[Seat, ...] | None
        late: Seat | None
        absent: list[Seat | None]
        steps: tuple[Seat, int]

    met = Met(Seat(0), [Seat(1), Seat(0)], (Seat(1),), None, [Seat(1), None], (Seat(1), 1))
    assert english.event(met) == "Ana met Ben and Ana, Ben, something hidden, Ben and something hidden and 1 and 1."


def test_a_field_is_a_seat_by_its_name(english):
    class Sat(Event):
        """{first_seat} sat down, {seats} stayed."""

        first_seat: int
        seats: list[int]

    assert english.event(Sat(0, [1])) == "Ana sat down, Ben stayed."


def test_a_catalogue_speaks_for_its_language_with_its_plurals(french):
    assert french.move(Walk(1)) == "Marcher un mille."
    assert french.move(Walk(3)) == "Marcher 3 milles."


def test_a_message_may_turn_on_the_id_of_a_component(french):
    assert french.event(Ate(Seat(0), Dish.RED_CURRY)) == "Ana a mangé chaud."
    assert french.event(Ate(Seat(0), Dish.DATES)) == "Ana a mangé froid."


def test_what_a_language_lacks_is_said_in_english(french):
    assert french.move(Roll()) == "Roll for coins."
    assert french.line("miles") == "Miles travelled"
    assert french.name(Dish.DATES) == "dates"
    assert Words(CARAVAN, "ru", NAMES).name(Dish.RED_CURRY) == "red curry"


def test_prompts_reasons_and_score_lines_are_looked_up(english, french):
    match = caravan()
    assert (english.prompt(match.ask), french.prompt(match.ask)) == ("What do you do?", "Que faites-vous\xa0?")
    assert english.rule(match.ask) == "1"
    assert english.prompt(caravan("greet 2").ask) == "You were greeted, Ben."
    assert english.prompt(caravan("eat").ask) == "dish"
    assert english.reason(text("refusal-not-held", seat=1, card=3)) == "Ben does not hold 3. [Caravan 1.2]"
    assert english.line("coins") == "coins"


def test_a_key_that_no_catalogue_holds_is_read_out_without_its_kind(english):
    assert english.say("red-tent", "prompt-") == "red tent"
    assert english.say("panel-red-tent") == "Red tent"
    assert english.say("tent") == "tent"


def test_a_refusal_is_said_in_the_language_of_the_player():
    assert caravan().why("nod yes", "fr").startswith("on répond à cette question par\xa0: ")
    assert caravan("greet 2").why("walk 1", "ru") == "на этот вопрос отвечают: nod."


def test_a_key_with_a_space_is_its_own_sentence(english):
    sentence = text("{seat} has no {dish} left: {reason}", seat=1, dish=Dish.DATES, reason=text("refusal-over"))
    assert english.say(sentence) == "Ben has no dates left: The match is over."
    assert str(Text("a {b}", {"b": 1})) == "a 1"


def test_a_name_is_only_ever_a_name():
    words = Words(CARAVAN, "en", ["{ $seat }", "{0.__class__}"])
    assert words.event(Ate(Seat(0), Dish.DATES)) == "{ $seat } ate dates."
    assert words.say(text("undo-decided", seat=1)) == "You cannot take that back: {0.__class__} has decided since."


def test_a_seat_without_a_player_is_nobody_elses(english):
    assert english.player(Seat(1)) == "Ben"
    assert english.player(Seat(2)) == "3"
    assert english.player(NOBODY) not in NAMES


def test_a_frontend_brings_its_own_words(tmp_path, monkeypatch):
    package = tmp_path / "parlour_words"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "words" / "en.ftl").write_text("parlour-welcome = Welcome, { $seat }.\nprompt-act = Speak!\n")
    monkeypatch.syspath_prepend(tmp_path)
    words = Words(CARAVAN, "fr", NAMES, ["parlour_words"])
    assert words.say(text("parlour-welcome", seat=0)) == "Welcome, Ana."
    assert Words(CARAVAN, "en", NAMES, ["parlour_words"]).prompt(caravan().ask) == "Speak!"


@pytest.fixture
def parlour(tmp_path, monkeypatch):
    """A package that explains its things."""
    for language, content in {
        "en": "rug = rug\nrug-red = red rug\nrug-blue = blue rug\n"
        "about-rug = One sits on it.\nabout-rug-red = For guests.\n"
        "about-purse = Meals { $meals }, { $rounds } rounds. What is left { $leftovers ->\n"
        "    [lost] is lost\n   *[kept] counts\n}.\n",
        "fr": "rug-red = tapis rouge\nabout-rug-red = Pour les invités.\n",
    }.items():
        path = tmp_path / "explaining" / "words" / f"{language}.ftl"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    (tmp_path / "explaining" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    return lambda language: Words(CARAVAN, language, NAMES, ["explaining"])


def test_a_thing_is_explained_by_itself_or_by_its_kind(parlour):
    words = parlour("en")
    assert (words.about("rug-red"), words.about("rug-blue"), words.about("rug")) == (
        "For guests.",
        "One sits on it.",
        "One sits on it.",
    )
    assert parlour("fr").about("rug-red") == "Pour les invités."
    assert parlour("fr").about("rug-blue") == "One sits on it."


def test_an_explanation_may_depend_on_the_options_and_rulings_of_the_match(parlour):
    assert parlour("en").about("purse") == "Meals yes, 2 rounds. What is left counts."
    words = Words(CARAVAN, "en", NAMES, ["explaining"], {"leftovers": "lost", "rounds": 4, "meals": False})
    assert words.about("purse") == "Meals no, 4 rounds. What is left is lost."


def test_the_words_of_a_match_and_of_a_session_know_its_rulings(parlour):
    parlour("en")
    match = darbar.new(CARAVAN, names=["Ana", "Ben"], seed=1, rulings={"leftovers": "lost"})
    assert match.words(packages=["explaining"]).about("purse").endswith("What is left is lost.")
    assert Session(match).words("explaining").about("purse").endswith("What is left is lost.")


@pytest.mark.parametrize("id", ["lamp", "lamp-red", "", "-", "rugs-red"])
def test_what_nobody_explains_is_not_explained(parlour, id):
    assert parlour("en").about(id) is None


def test_everything_that_is_explained_can_be_listed(parlour):
    explained = parlour("fr").explained()
    assert [id for id in explained if id not in message_keys("darbar", "en")] == ["rug", "rug-blue", "rug-red"]
    assert "thing-cost" in explained


# The kernel's own catalogues


def test_the_kernel_says_the_same_things_in_every_language():
    said = {language: message_keys("darbar", language) for language in LANGUAGES}
    keys = {language: {key for key in said[language] if not key.startswith("also-")} for language in LANGUAGES}
    assert keys["en"] == keys["fr"] == keys["ru"]
    assert "undo-seen" in keys["en"]


def variables(language, key):
    from importlib.resources import files

    source = (files("darbar") / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    message = re.search(rf"^{re.escape(key)} =(.*(?:\n[ }}].*)*)", source, re.MULTILINE)
    return set(re.findall(r"\$(\w+)", message[1]))


@pytest.mark.parametrize("language", ["fr", "ru"])
def test_translations_use_the_arguments_of_the_english(language):
    for key in message_keys("darbar", "en"):
        assert variables(language, key) == variables("en", key), key


def test_a_package_without_a_catalogue_has_no_messages():
    assert catalogue("toys", "ru") is None
    assert message_keys("toys", "ru") == set()
