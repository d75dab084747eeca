"""Chapter 2: A visit, and what is played in it."""

import pytest
from darbar import UndoRefused
from darbar.core.events import OnlyMovePlayed
from darbar.core.state import to_plain
from darbar.testing import play, rule
from darbar_tajmahal.components import Card, Colour
from darbar_tajmahal.events import CardAdded, CardPlayed, NothingToPlay, VisitBegan, Withdrew
from taj_positions import ANA, BEN, CLEO, asked, hand, has, lay, leave, names, new, offers, prompt, refused, told, visit


@rule("tajmahal", "2.1")
def test_clockwise_everybody_plays_or_withdraws():
    match = visit(ana=has("r-ev r-eg"), ben=has("y-ev y-eg"), cleo=has("g-ev g-eg"))
    order = []
    for one in ("r-ev", "y-ev", "g-ev", "r-eg"):
        order.append(asked(match))
        lay(match, one)
    assert order == ["ana", "ben", "cleo", "ana"]


@rule("tajmahal", "2.1")
def test_whoever_has_withdrawn_has_no_more_turn_in_the_visit():
    match = visit(ana=has("r-ev r-eg"), ben=has("y-ev y-eg"), cleo=has("g-ev g-eg"))
    lay(match, "r-ev")
    lay(match, "withdraw")
    leave(match)
    lay(match, "g-ev")
    assert asked(match) == "ana"
    lay(match, "r-eg")
    assert asked(match) == "cleo"


@rule("tajmahal", "2.1")
def test_provinces_are_visited_in_the_order_of_their_tokens():
    match = new(3)
    while match.ask:
        match.play(match.ask.moves[-1])
    visits = [(event.visit, event.province) for event in told(match, VisitBegan)]
    assert visits == [(number, match.state.numbers.index(number)) for number in range(1, 13)]


@rule("tajmahal", "2.2")
def test_the_first_colour_card_may_have_any_colour():
    match = visit(ana=has("r-ev y-eg g-em v-ep w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    assert prompt(match) == "first-card"
    assert offers(match, "ana") == "r-ev y-eg g-em v-ep withdraw"


@rule("tajmahal", "2.2")
def test_a_kind_that_is_held_twice_is_offered_once():
    held = "r-ev r-ev y-eg y-eg w-e w-e"
    match = visit(ana=has(held), ben=has("y-ev"), cleo=has("g-ev"))
    assert offers(match, "ana") == "r-ev y-eg withdraw"
    lay(match, "r-ev")
    assert offers(match, "ana") == "w-e enough"
    changing = visit(ana=has(f"{held} change", played="g-em"), ben=has("y-ev"), cleo=has("g-ev"))
    assert offers(changing, "ana") == "r-ev y-eg withdraw"


@rule("tajmahal", "2.2", "E3")
def test_later_colour_cards_have_the_colour_of_the_first_one():
    """E3: the first card of the visit is red, and the next is to be yellow."""
    match = visit(ana=has("r-eg y-eg", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    assert prompt(match) == "next-card"
    assert offers(match, "ana") == "r-eg withdraw"
    assert refused(match, f"play {names('y-eg')}") == "wrong-colour 2.2"


@rule("tajmahal", "7.5", "E3")
def test_the_colour_change_lets_another_colour_be_played_for_one_turn():
    """E3: with the colour change yellow is allowed, and in the turn after that red only."""
    match = visit(
        ana=has("r-eg y-eg y-em change", played="r-ev"), ben=has("y-ev y-ep"), cleo=has("g-ev g-ep"), display="r-ep"
    )
    assert offers(match, "ana") == "r-eg y-eg y-em withdraw"
    play(match, f"change {names('y-eg')}")
    assert [event.card for event in told(match, CardPlayed)] == [Card.YELLOW_ELEPHANT_GENERAL]
    assert [event.card for event in told(match, CardAdded)] == [Card.COLOUR_CHANGE]
    lay(match, "y-ev", "g-ev")
    assert match.state.players[ANA].colour == Colour.RED
    assert offers(match, "ana") == "r-eg withdraw"
    assert refused(match, f"play {names('y-em')}") == "wrong-colour 2.2"
    assert refused(match, f"change {names('y-em')}") == "no-change 7.5"


@rule("tajmahal", "2.2")
def test_a_new_visit_lets_one_choose_the_colour_anew():
    match = visit(ana=has("y-eg", played="r-ev"), ben=has(), cleo=has())
    assert told(match, NothingToPlay) == [NothingToPlay(ANA)]
    while match.state.visit == 3:
        match.play(match.ask.moves[0])
    assert {player.colour for player in match.state.players} == {-1}


@rule("tajmahal", "2.2")
def test_only_what_is_in_hand_can_be_played():
    match = visit(ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    assert refused(match, f"play {names('r-eg')}") == "not-in-hand 2.2"
    assert refused(match, f"change {names('r-eg')}") == "not-in-hand 2.2"
    assert refused(match, f"add {names('w-e')}") == "not-in-hand 2.2"


@rule("tajmahal", "2.2")
def test_only_one_colour_card_is_played_in_a_turn():
    match = visit(ana=has("r-ev r-eg w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev")
    assert prompt(match) == "add" and asked(match) == "ana"
    for notation in (f"play {names('r-eg')}", f"add {names('r-eg')}", f"change {names('r-eg')}"):
        assert refused(match, notation) == "one-colour-card 2.2"
    assert refused(match, "withdraw") == "turn-begun 2.1"


@rule("tajmahal", "2.3")
def test_one_white_or_special_card_may_be_added():
    match = visit(ana=has("r-ev w-e w-e w-m +k"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev")
    assert offers(match, "ana") == "w-m w-e +k enough"
    lay(match, "w-m")
    assert asked(match) == "ben"
    assert hand(match, ANA) == "w-e w-e +k"


@rule("tajmahal", "2.3")
def test_nothing_has_to_be_added():
    match = visit(ana=has("r-ev w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev", "enough")
    assert asked(match) == "ben" and hand(match, ANA) == "w-e"


@rule("tajmahal", "2.3")
def test_also_whoever_has_nothing_to_add_is_asked_so_that_nobody_learns_it():
    """What others see after the card is the same, whether Ana holds a white card or not."""
    seen = []
    for own in ("r-ev r-eg", "r-ev w-e"):
        match = visit(ana=has(own), ben=has("y-ev"), cleo=has("g-ev"))
        play(match, f"play {names('r-ev')}")
        assert offers(match, "ana") == ("enough" if own.endswith("eg") else "w-e enough")
        seen.append((match.phase, to_plain(match.view(BEN)), match.chair(BEN).events, match.undo_limit(BEN)))
        lay(match, "enough")
        assert asked(match) == "ben"
    assert seen[0] == seen[1]


@pytest.mark.parametrize("one", ["w-e", "+e", "+2", "change"])
@rule("tajmahal", "2.3")
def test_white_and_special_cards_are_not_played_first(one):
    match = visit(ana=has(f"r-ev {one}"), ben=has("y-ev"), cleo=has("g-ev"))
    assert offers(match, "ana") == "r-ev withdraw"
    assert refused(match, f"play {names(one)}") == "no-colour-card 2.3"
    assert refused(match, f"add {names(one)}") == "no-colour-card 2.3"
    assert refused(match, f"change {names(one)}") == "no-colour-card 2.3"
    assert refused(match, f"add {names('r-ev')}") == "is-played 2.3"
    lay(match, "r-ev")
    assert refused(match, f"play {names(one)}") == "is-added 2.3"


@rule("tajmahal", "2.4", "E4")
def test_a_white_card_alone_cannot_be_played():
    """E4: no card of the locked colour, but a white one: the player has to withdraw."""
    match = visit(ana=has("y-ev w-e", played="r-ev"), ben=has("y-ev y-eg"), cleo=has("g-ev g-eg"))
    assert [type(event) for event in match.events[:3]][1:] == [NothingToPlay, Withdrew]
    assert match.phase == "building" and asked(match) == "ana"


@rule("tajmahal", "2.4")
def test_an_empty_hand_has_to_withdraw():
    match = visit(ana=has(), ben=has("y-ev y-eg"), cleo=has("g-ev"))
    assert told(match, NothingToPlay) == [NothingToPlay(ANA)]
    assert asked(match) == "ana" and match.phase == "taking"


@rule("tajmahal", "2.4")
def test_only_the_player_is_told_that_there_is_nothing_to_play():
    match = visit(ana=has("y-ev w-e", played="r-ev"), ben=has("y-ev"), cleo=has("g-ev"))
    kinds = [{type(event) for event in match.chair(seat).events} for seat in (ANA, BEN, CLEO)]
    assert [NothingToPlay in one for one in kinds] == [True, False, False]
    assert not any(OnlyMovePlayed in one for one in kinds)


@rule("tajmahal", "2.4")
def test_whoever_must_withdraw_is_asked_too_and_nobody_takes_back_what_made_it_known():
    """Ana takes her cards, Ben has none of his colour: that he goes tells Ana nothing that she could use by undoing."""
    match = visit(ana=has("r-ev"), ben=has("g-ev", played="y-ev"), cleo=has("g-em"), display="r-em r-ep r-ek y-em y-ep")
    lay(match, "withdraw", "r-em")
    play(match, f"take {names('y-em')}")
    assert asked(match) == "ben" and offers(match) == "withdraw"
    play(match, "withdraw")
    assert match.undo_limit(ANA) == match.answered


@rule("tajmahal", "2.5")
def test_a_played_card_is_not_taken_back():
    match = visit(ana=has("r-ev w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev")
    with pytest.raises(UndoRefused):
        match.undo(ANA)


@rule("tajmahal", "2.5")
def test_everybody_sees_what_was_played():
    match = visit(ana=has("r-ev w-e"), ben=has("y-ev"), cleo=has("g-ev"))
    lay(match, "r-ev", "w-e")
    for seat in (ANA, BEN, CLEO, None):
        assert match.view(seat).players[ANA].played == match.state.players[ANA].played
        assert match.view(seat).players[ANA].strength == [1, 0, 0, 0, 0, 2]


@rule("tajmahal", "2.6", "E10")
def test_whoever_is_left_alone_plays_as_long_as_they_like():
    """E10: all others have withdrawn; more turns, and the one card that is left."""
    match = visit(
        ana=has("r-ev"), ben=has("y-ev"), cleo=has("g-ev g-eg g-em g-ep w-e"), display="r-em r-ep r-ek y-em y-ep"
    )
    for _ in range(2):
        lay(match, "withdraw")
        leave(match)
    lay(match, "g-ev", "enough", "g-eg", "w-e", "g-em")
    assert asked(match) == "cleo" and match.state.players[CLEO].strength == [1, 1, 1, 0, 0, 4]
    assert len(match.state.display.cards) == 1
    left = match.state.display.cards[0]
    lay(match, "withdraw")
    while match.state.visit == 3:
        match.play(match.ask.moves[0])
    assert match.state.players[CLEO].hand.cards == sorted([left, Card.GREEN_ELEPHANT_PRINCESS])
    assert match.state.players[CLEO].provinces == [3]
