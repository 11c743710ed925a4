"""Of what is large only the latest is kept."""

from render.memoized import LATEST, latest


def test_what_was_asked_for_longest_ago_is_made_again() -> None:
    made: list[int] = []

    @latest
    def made_of(number: int) -> int:
        made.append(number)
        return number

    for number in range(LATEST):
        made_of(number)
    assert made_of(0) == 0 and len(made) == LATEST
    made_of(LATEST)  # has 1 forgotten, not 0
    assert (made_of(0), made_of(1)) == (0, 1)
    assert made[LATEST:] == [LATEST, 1]
