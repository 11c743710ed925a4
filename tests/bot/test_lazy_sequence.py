"""What is made when somebody first looks at it."""

from bot.screens.lazy_sequence import LazySequence


def test_it_is_made_once_and_only_for_those_who_look() -> None:
    made = []

    def make() -> tuple[str, ...]:
        made.append(True)
        return "a", "b"

    things = LazySequence(make)
    assert not made
    assert [*things] == ["a", "b"]
    assert (len(things), things[0], things[1:], "b" in things) == (2, "a", ("b",), True)
    assert len(made) == 1


def test_it_is_what_it_holds() -> None:
    things = LazySequence(lambda: (1, 2))
    assert things == (1, 2) and things == LazySequence(lambda: (1, 2)) and things != (1,)
    assert hash(things) == hash((1, 2)) and repr(things) == "(1, 2)"
    assert not LazySequence(lambda: ())
