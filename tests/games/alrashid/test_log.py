"""What the log tells: every event, in the words that a player reads."""

from alrashid_positions import beginning_resolution, beginning_the_year, has, position, resolving
from darbar.testing import play, rule
from darbar.ui.words import Words
from darbar_alrashid import events
from darbar_alrashid.game import ALRASHID

NAMES = ["Green", "Red", "Yellow", "Blue"]
ELSEWHERE = {"politics": "red pasha", "mare-internum": "red merchant"}


def log(match, *kinds):
    """What was told of these kinds, or everything but whose turn it is."""
    words = Words(ALRASHID, "en", NAMES)
    return [words.event(event) for event in match.events if isinstance(event, kinds or events.ALL)]


@rule("alrashid", "4.1", "9.11")
def test_pawns_that_are_kept_back_and_placed_are_told():
    match = beginning_the_year(green=has(titles="diplomat"), red=has())
    play(match, "hold pasha", "place merchant trade", "place sage silk-road")
    assert log(match) == [
        "Green held back a pasha on the Diplomat.",
        "Green placed a merchant in the Trade Guild.",
        "Red placed a sage on the Silk Road.",
    ]


@rule("alrashid", "5.6", "6.5")
def test_who_moved_whose_pawn_from_where_to_where_is_told():
    crowd = {"trade": "green merchant", "intrigue": "green pasha", "sanmatia": "red sage", "politics": "red pasha"}
    match = beginning_resolution(pawns=crowd, green=has(titles="plotter"), red=has())
    play(match, "lift 1 merchant trade", "settle military", "resolve intrigue", "serve", "lift 2 sage sanmatia")
    play(match, "settle silk-road")
    assert log(match) == [
        "Green moved a merchant from the Trade Guild to the Military Guild.",
        "Green chose to resolve the Intrigue Guild.",
        "Green took the service of the Intrigue Guild.",
        "Green moved Red's sage from Sanmatia to the Silk Road.",
    ]


@rule("alrashid", "7.2", "7.3", "7.5")
def test_a_day_at_the_court_is_told_with_the_new_turn_order():
    crowd = {"court": "red pasha, green sage", "trade": "green merchant"}
    match = resolving("court", pawns=crowd, green=has(), red=has(goods="wood metal"))
    play(match, "benevolence", "acquire treasurer", "take silk")
    assert log(match)[:8] == [
        "Green chose to resolve Al-Rashid's Palace.",
        "Red paid 3 gold with wood and metal.",
        "Al-Rashid showed Red his benevolence.",
        "Red got 1 silk.",
        "Red became the Treasurer.",
        "Red got a credit note.",
        "Green took 2 dishonour tokens for coming to court without a pasha.",
        "Red had no pawn left and was skipped.",
    ]
    assert log(match, events.OrderChanged) == ["The turn order changed: Red and Green."]


@rule("alrashid", "8.2", "8.3", "8.4", "8.5")
def test_a_battle_is_told_blow_by_blow():
    match = resolving(
        "sanmatia",
        "send red 4",
        "send blue 3",
        "take metal",
        "enough",
        pawns={**ELSEWHERE, "sanmatia": "green pasha, yellow merchant, red sage"},
        garrisons={"sanmatia": "red 3 blue 2"},
        green=has(hand="red 4"),
        red=has(),
        yellow=has(hand="blue 3"),
    )
    assert log(match) == [
        "Green chose to resolve Sanmatia.",
        "The mercenaries in Sanmatia were turned up: red 3, blue 2.",
        "Green spent a red mercenary worth 4.",
        "Green beat the red mercenaries in Sanmatia.",
        "Green fought in Sanmatia and withdrew.",
        "Yellow spent a blue mercenary worth 3.",
        "Yellow beat the blue mercenaries in Sanmatia.",
        "Yellow freed Sanmatia.",
        "Yellow got 1 metal.",
    ]


@rule("alrashid", "2.4", "8.5")
def test_those_who_flee_and_those_who_do_not_act_are_told():
    crowd = "green pasha, red merchant, yellow sage, blue sage"
    players = {"green": has(), "red": has(), "yellow": has(), "blue": has()}
    match = resolving("trade", pawns={"trade": crowd, "sanmatia": "blue pasha", "silk-road": "red pasha"}, **players)
    assert log(match)[:3] == [
        "Green chose to resolve the Trade Guild.",
        "Blue was too weak to act in the Trade Guild and took the pawns back.",
        "Green took a dishonour token for a visit without a main action.",
    ]
    match = resolving("sanmatia", pawns={**ELSEWHERE, "sanmatia": "green sage"}, garrisons={"sanmatia": "blue 4"},
                      green=has(), red=has())  # fmt: skip
    assert log(match) == [
        "Green chose to resolve Sanmatia.",
        "The mercenaries in Sanmatia were turned up: red –, blue 4.",
        "Green fled from Sanmatia.",
        "Green took 2 dishonour tokens for fleeing.",
    ]


@rule("alrashid", "9.8")
def test_what_a_negotiator_does_is_told():
    match = position(
        pawns={**ELSEWHERE, "trade": "green sage"},
        garrisons={"silk-road": "red 4 3"},
        green=has(titles="negotiator", hand="red 2"),
        red=has(),
    )
    play(match, "activate negotiator", "send red 2", "remove 4")
    assert log(match) == [
        "Green activated the Negotiator.",
        "Green looked at the mercenaries on the Silk Road: red 4 and 3, blue –.",
        "Green spent a red mercenary worth 2.",
        "Green had a red mercenary worth 4 removed from the Silk Road.",
    ]


@rule("alrashid", "9.10", "6.12", "9.32")
def test_new_members_of_a_family_and_exchanges_are_told():
    plenty = has(goods="wood metal pottery spice silk")
    crowd = {**ELSEWHERE, "traditions": "green pasha"}
    match = resolving("traditions", "acquire enchanter", "request scholar", pawns=crowd, green=plenty, red=has())
    assert log(match)[1:] == [
        "Green paid 14 gold with wood, metal, pottery, spice, and silk.",
        "The Court Scholar did Green a favour.",
        "Green got a credit note.",
        "Green became an Enchanter.",
        "Green got a new merchant.",
        "Green took a dishonour token for becoming an Enchanter.",
    ]
    crowd = {**ELSEWHERE, "trade": "green pasha"}
    match = resolving("trade", "request vizier", "take silk", pawns=crowd, green=has(goods="wood"), red=has())
    assert log(match, events.GoodGiven, events.GoodsGained) == ["Green gave wood.", "Green got 1 silk."]
    crowd = {**ELSEWHERE, "court": "green pasha"}
    match = resolving("court", "acquire alchemist", "enough", "promote-at-home", pawns=crowd,
                      green=has(goods="wood metal"), red=has())  # fmt: skip
    assert log(match, events.SagePromoted) == ["Green turned a sage into a merchant."]
