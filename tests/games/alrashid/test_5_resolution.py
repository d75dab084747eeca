"""5 Resolution: schemes at the start, turns in which a sector is resolved, titles, and players who are skipped."""

import pytest
from alrashid_positions import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    beginning_resolution,
    goods,
    has,
    order,
    pawns,
    position,
    refusal,
    resolving,
    told,
)
from darbar.testing import offered, play, rule
from darbar_alrashid.components import Sector, Title

IMPORTER = "hardwood-importer"


@rule("alrashid", "5.2")
def test_any_sector_with_a_pawn_in_it_may_be_chosen_and_no_other():
    match = position(pawns={"trade": "green sage", "sanmatia": "red sage"}, green=has(), red=has())
    assert offered(match, "Green") == ["resolve trade", "resolve sanmatia"]
    assert refusal(match, "resolve politics") == "refusal-nobody-there"
    play(match, "resolve sanmatia")
    assert (match.phase, match.ask.seat) == ("trade", RED)


@rule("alrashid", "5.2")
def test_a_resolved_sector_cannot_be_resolved_again():
    crowd = {"military": "green sage", "trade": "red sage", "sanmatia": "red pasha"}
    match = resolving("military", "serve", *["draw red"] * 3, pawns=crowd, green=has(), red=has())
    assert offered(match, "Red") == ["resolve trade", "resolve sanmatia"]
    assert refusal(match, "resolve military") == "refusal-resolved"


@rule("alrashid", "5.1")
def test_rounds_in_turn_order_go_on_until_every_sector_with_pawns_is_resolved():
    crowd = {"sanmatia": "red sage", "nilus-valley": "green sage", "mare-internum": "red merchant, green merchant"}
    match = position(pawns=crowd, order="red green", green=has(), red=has())
    asked = []
    while match.phase not in ("placement", "year-end"):
        if match.ask.prompt == "turn":
            asked.append(match.ask.seat)
        play(match, offered(match)[0])
    assert asked == [RED, GREEN]
    assert not any(match.state.retinue.arrivals)
    assert match.state.year == 2


@rule("alrashid", "5.3", "E6")
def test_who_has_no_pawn_left_is_skipped_titles_too():
    """Green resolves Sanmatia with the only pawn; Red the court; then Green, who could import wood, is skipped."""
    crowd = {"sanmatia": "green sage", "court": "red pasha", "politics": "yellow pasha"}
    crowd |= {"mare-internum": "red merchant", "nilus-valley": "red sage"}
    green = has(titles=IMPORTER)
    match = resolving("sanmatia", "enough", "pass", pawns=crowd, green=green, red=has(notes=1), yellow=has())
    play(match, "resolve court", "acquire treasurer", "enough", "resolve politics")
    assert (match.ask.seat, match.ask.prompt) == (RED, "turn")
    assert told(match)[-2:] == ["TurnSkipped", "TurnBegan"]
    assert goods(match, GREEN) == ""


@rule("alrashid", "5.4")
def test_a_title_is_activated_before_the_sector_is_resolved():
    crowd = {"trade": "green sage", "sanmatia": "red sage"}
    match = position(pawns=crowd, green=has(titles=f"{IMPORTER} metal-importer"), red=has())
    play(match, f"activate {IMPORTER}")
    assert goods(match, GREEN) == "wood"
    assert offered(match, "Green") == ["resolve trade", "resolve sanmatia"]
    assert refusal(match, "activate metal-importer") == "refusal-one-title"


@rule("alrashid", "5.4")
def test_a_title_is_activated_after_the_sector_is_resolved():
    crowd = {"sanmatia": "green sage", "trade": "red sage", "politics": "green pasha"}
    match = resolving("sanmatia", "take metal", "enough", pawns=crowd, green=has(titles=IMPORTER), red=has())
    assert offered(match, "Green") == [f"activate {IMPORTER}", "pass"]
    assert refusal(match, "resolve trade") == "refusal-other-question"
    assert refusal(match, "resolve sanmatia") == "refusal-resolved"
    play(match, f"activate {IMPORTER}")
    assert goods(match, GREEN) == "wood metal"
    assert match.ask.seat == RED


@rule("alrashid", "5.4", "9.0")
def test_a_title_that_is_used_up_lacking_or_of_another_kind_is_refused():
    crowd = {"trade": "green sage", "sanmatia": "red sage"}
    green = has(titles=f"{IMPORTER} banker smuggler", used=IMPORTER)
    match = position(pawns=crowd, green=green, red=has())
    reasons = {title: refusal(match, f"activate {title}") for title in (IMPORTER, "banker", "trader", "smuggler")}
    assert reasons == {
        IMPORTER: "refusal-title-used",
        "banker": "refusal-not-activated",
        "trader": "refusal-no-title",
        "smuggler": "refusal-title-idle",
    }


@pytest.mark.parametrize(("reading", "asked"), [("title", True), ("no-title", False)])
@rule("alrashid", "5.4", "R6")
def test_a_title_may_still_be_used_when_the_last_pawn_has_gone_home(reading, asked):
    crowd = {"sanmatia": "green sage", "trade": "red sage", "politics": "red pasha"}
    match = resolving(
        "sanmatia",
        "enough",
        pawns=crowd,
        green=has(titles=IMPORTER),
        red=has(),
        rulings={"last-pawn": reading},
    )
    assert (match.ask.seat == GREEN) == asked


@rule("alrashid", "5.5")
def test_a_resolved_sector_sends_all_its_pawns_home():
    crowd = {"sanmatia": "green sage, red pasha", "trade": "red merchant", "politics": "green pasha"}
    match = resolving("sanmatia", "enough", "enough", pawns=crowd, green=has(), red=has())
    assert pawns(match, "sanmatia", GREEN) == pawns(match, "sanmatia", RED) == ""
    assert match.state.retinue.home == [[0, 1, 1], [1, 0, 1]]


# 5.6 Schemes


@rule("alrashid", "5.6", "9.2", "9.3")
def test_plotters_and_informers_move_a_pawn_of_theirs_in_turn_order_before_the_first_turn():
    crowd = {"trade": "green sage, red sage", "sanmatia": "red sage"}
    match = beginning_resolution(
        order="red green", pawns=crowd, green=has(titles="plotter"), red=has(titles="informer")
    )
    assert offered(match, "Red") == ["lift 2 sage sanmatia", "pass"]
    assert match.ask.prompt.args == {"title": Title.INFORMER}
    play(match, "lift 2 sage sanmatia", "settle silk-road")
    assert offered(match, "Green") == ["lift 1 sage trade", "pass"]
    play(match, "pass")
    assert (match.phase, match.ask.seat) == ("turn", RED)
    assert pawns(match, "silk-road", RED) == "sage"


@rule("alrashid", "5.6", "R5")
def test_a_moved_pawn_keeps_the_limits_of_stacks():
    crowd = {"trade": "green merchant sage", "politics": "green pasha", "court": "green pasha"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter"), red=has())
    assert refusal(match, "lift 2 sage trade") == "refusal-own-pawns"
    assert refusal(match, "lift 1 sage sanmatia") == "refusal-only-palaces"
    assert refusal(match, "lift 1 sage intrigue") == "refusal-nobody-to-move"
    play(match, "lift 1 merchant trade")
    assert offered(match, "Green") == ["settle intrigue", "settle military", "settle traditions"]
    assert refusal(match, "settle politics") == "refusal-stack"
    assert refusal(match, "settle trade") == "refusal-same-sector"
    assert refusal(match, "settle sanmatia") == "refusal-only-palaces"


@rule("alrashid", "5.6", "R5")
def test_a_moved_pawn_arrives_when_it_is_moved():
    crowd = {"trade": "green merchant", "politics": "red merchant", "sanmatia": "red sage"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter"), red=has())
    play(match, "lift 1 merchant trade", "settle politics")
    assert match.state.retinue.ranking(Sector.POLITICS, match.state.box.predominance) == [RED, GREEN]


@rule("alrashid", "5.6", "9.2")
def test_both_copies_of_a_title_work():
    crowd = {"trade": "green merchant", "politics": "green pasha, red merchant"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter plotter"), red=has(), yellow=has(), blue=has())
    play(match, "lift 1 merchant trade", "settle military")
    assert "lift 1 merchant military" in offered(match, "Green")


@rule("alrashid", "7.3", "E15")
def test_the_new_turn_order_holds_from_the_next_round_on():
    """Blue is last, is strongest at the court and asks for benevolence: two turns in a row."""
    crowd = {
        "court": "blue pasha",
        "intrigue": "green sage",
        "military": "red sage",
        "traditions": "yellow sage",
        "trade": "green merchant, red merchant, yellow merchant, blue merchant",
        "politics": "green pasha, red pasha, yellow pasha, blue sage",
        "sanmatia": "blue sage",
    }
    match = position(pawns=crowd, green=has(), red=has(), yellow=has(), blue=has())
    play(match, "resolve intrigue", "enough", "resolve military", "enough", "resolve traditions", "resolve court")
    play(match, "take silk")
    assert order(match) == "blue green red yellow"
    assert (match.ask.prompt, match.ask.seat) == ("turn", BLUE)


@rule("alrashid", "7.3", "R21")
def test_within_a_round_the_old_order_goes_on():
    crowd = {
        "court": "yellow pasha",
        "trade": "green sage, red sage",
        "politics": "yellow sage",
        "sanmatia": "red sage",
    }
    match = resolving("court", "take silk", pawns=crowd, green=has(), red=has(), yellow=has())
    assert (order(match), match.ask.seat) == ("green red yellow", RED)
    assert match.state.next_order == [YELLOW, GREEN, RED]
