"""Tokens: nobody guesses one, and the store does not know them."""

from darbar_web.tokens import hashed, new_id, new_token, place_of


def test_no_two_tokens_are_alike():
    assert len({new_token() for _ in range(1000)}) == 1000
    assert len({new_id() for _ in range(1000)}) == 1000


def test_a_token_has_more_than_a_hundred_and_twenty_random_bits():
    assert len(new_token()) * 6 > 120
    assert len(new_id()) * 6 >= 96


def test_a_token_is_found_by_its_hash():
    tokens = [new_token() for _ in range(4)]
    hashes = [hashed(token) for token in tokens]
    assert [place_of(token, hashes) for token in tokens] == [0, 1, 2, 3]
    assert not set(tokens) & set(hashes)


def test_whatever_else_somebody_hands_in_is_no_token():
    hashes = [hashed(new_token()), ""]
    for wrong in ("", "x", "x" * 10_000_000, "\udcff", hashes[0], None, 7):
        assert place_of(wrong, hashes) is None


def test_a_bot_has_no_token_that_anybody_could_have():
    """The place of a bot holds no hash; no token has an empty one."""
    assert place_of("", [""]) is None
    assert hashed("") != ""
