"""Once: what was made is not made again, while somebody asks for it now and then."""

from darbar.ui.once import Once, OnceOf, Same, encoded, kept


def test_what_is_asked_for_again_is_not_made_again() -> None:
    made: list[str] = []
    once: Once[str] = Once(2)

    def get(source: str) -> str:
        return once.get(source, lambda: made.append(source) or source.upper())

    assert [get(one) for one in "aabba"] == ["A", "A", "B", "B", "A"]
    assert made == ["a", "b"]


def test_what_nobody_asks_for_is_forgotten_and_what_somebody_does_stays() -> None:
    made: list[str] = []
    once: Once[str] = Once(2)
    for source in "abacadaeab":
        once.get(source, lambda source=source: made.append(source) or source)  # type: ignore[misc]

    assert made.count("a") == 1
    assert made.count("b") == 2


def test_of_equal_objects_each_has_its_own() -> None:
    once: OnceOf[int] = OnceOf(8)
    one, other = [1], [1]

    assert once.get(one, "en", lambda: 1) == 1
    assert once.get(other, "en", lambda: 2) == 2
    assert once.get(one, "fr", lambda: 3) == 3
    assert once.get(one, "en", lambda: 4) == 1


def test_an_object_that_is_gone_is_not_taken_for_another_in_its_place() -> None:
    """A new object may have the number of an old one, if that is gone: so it is kept."""
    once: OnceOf[int] = OnceOf(1000)

    assert [once.get([number], "", lambda number=number: number) for number in range(500)] == list(range(500))  # type: ignore[misc]


def test_same_things_are_the_very_same() -> None:
    one, other = [1], [1]

    assert Same((one, other)) == Same((one, other)) and hash(Same((one,))) == hash(Same((one,)))
    assert Same((one,)) != Same((other,))
    assert Same((one,)) != (one,)


def test_a_panel_is_made_anew_when_what_it_shows_is_different() -> None:
    made: list[int] = []

    @kept(lambda view, place: encoded(view[place]))
    def panel(view: list[int], place: int) -> str:
        made.append(view[place])
        return f"panel {view[place]}"

    assert [panel([1, 5], 0), panel([1, 6], 0), panel([2, 6], 0)] == ["panel 1", "panel 1", "panel 2"]
    assert made == [1, 2]
