"""Turn orders: clockwise, by a track, passing out, round and round, and how a match ends."""

from darbar import Seat
from darbar.components import Ending, Order, by_track, clockwise


def test_clockwise_goes_round_once_from_the_first_player():
    assert clockwise(4) == [0, 1, 2, 3]
    assert clockwise(4, Seat(2)) == [2, 3, 0, 1]


def test_whoever_is_highest_on_a_track_goes_first_and_equals_keep_their_order():
    assert by_track([1, 5, 3], clockwise(3)) == [1, 2, 0]
    assert by_track([2, 2, 2], [Seat(1), Seat(2), Seat(0)]) == [1, 2, 0]


def test_once_round_ends_after_the_last_seat():
    order = Order(clockwise(3, Seat(1)))
    went = [order.current]
    while order.advance():
        went.append(order.current)
    assert went == [1, 2, 0]


def test_a_new_round_begins_with_another_first_player_and_nobody_out():
    order = Order(clockwise(3))
    order.pass_out(Seat(0))
    order.begin(clockwise(3, Seat(2)))
    assert (order.first, order.current, order.out) == (2, 2, [])


def test_round_and_round_leaves_out_who_has_passed():
    order, went = Order(clockwise(3)), []
    while order.go_round(lambda seat: True) and len(went) < 20:
        went.append(order.current)
        if len(went) in (2, 4, 5):
            order.pass_out(order.current)
    assert went == [1, 2, 0, 1, 0]


def test_round_and_round_lasts_until_all_workers_are_placed():
    order, workers, went = Order(clockwise(3)), [1, 3, 2], []
    workers[order.current] -= 1
    while order.go_round(lambda seat: workers[seat] > 0):
        went.append(order.current)
        workers[order.current] -= 1
    assert went == [1, 2, 1, 2, 1]


def test_the_last_seat_left_goes_again_and_again():
    order = Order(clockwise(3), out=[Seat(1), Seat(2)])
    assert order.go_round(lambda seat: True)
    assert order.current == 0
    order.pass_out(Seat(0))
    assert not order.go_round(lambda seat: True)
    assert order.current == 0


def test_who_is_still_in_keeps_the_order_of_the_round():
    order = Order([Seat(2), Seat(0), Seat(1)])
    order.pass_out(Seat(0))
    assert order.still_in == [2, 1]
    order.begin([Seat(0), Seat(1), Seat(2)])
    assert order.still_in == [0, 1, 2]


def test_an_order_survives_a_rest():
    from darbar.core.state import Piece
    from msgspec import msgpack

    order = Order(clockwise(3), 1, [Seat(2)])
    assert isinstance(order, Piece)
    assert msgpack.decode(msgpack.encode(order), type=Order) == order


def test_the_match_ends_after_this_round_and_one_more():
    ending = Ending()
    ending.round_over()
    assert (ending.triggered, ending.over) == (False, False)
    assert ending.trigger() is True
    assert ending.trigger(5) is False
    assert (ending.triggered, ending.over) == (True, False)
    ending.round_over()
    assert not ending.over
    ending.round_over()
    assert ending.over


def test_the_match_can_end_with_the_round_in_which_it_is_triggered():
    ending = Ending()
    ending.trigger(more_rounds=0)
    assert not ending.over
    ending.round_over()
    assert ending.over
