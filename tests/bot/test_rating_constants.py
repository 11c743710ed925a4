"""The constants of ratings do what they were chosen for."""

import pytest

from tests.bench.rating_constants import BEFORE, NOW, TABLES, losses, settled

MOST = {"ab": 10, "abc": 15, "abcd": 15, "abab": 15}  # matches until a rating is sure


@pytest.mark.parametrize("sides", TABLES)
def test_a_rating_is_sure_soon_and_no_further_off_than_before(sides: str) -> None:
    now, before = settled(NOW, sides), settled(BEFORE, sides)
    assert now.median <= MOST[sides] < before.median
    assert now.off < before.off


def test_matches_that_were_played_are_foretold_better_than_before() -> None:
    now, before = losses(NOW), losses(BEFORE)
    assert all(now[game] < before[game] for game in before)
    assert sum(now.values()) < sum(before.values()) - 0.006
