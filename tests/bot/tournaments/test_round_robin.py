"""Each plays each: Berger tables and their standings."""

from collections import Counter
from itertools import combinations

import pytest

from bot.features.tournaments.berger import table

# FIDE Handbook C.05, annex 1.
SIX = (
    ((1, 6), (2, 5), (3, 4)),
    ((6, 4), (5, 3), (1, 2)),
    ((2, 6), (3, 1), (4, 5)),
    ((6, 5), (1, 4), (2, 3)),
    ((3, 6), (4, 2), (5, 1)),
)


def test_the_table_of_six_is_that_of_the_handbook() -> None:
    assert [{*pairs} for pairs in table(6)] == [{*pairs} for pairs in SIX]


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("count", range(3, 17))
def test_each_meets_each_and_begins_half_the_time(count: int, twice: bool) -> None:
    rounds = table(count, twice)
    for pairs in rounds:
        assert sorted(each for pair in pairs for each in pair) == [
            *([0] if count % 2 else []),
            *range(1, count + 1),
        ]
    met = Counter(frozenset(pair) for pairs in rounds for pair in pairs if 0 not in pair)
    wanted = {frozenset(pair) for pair in combinations(range(1, count + 1), 2)}
    assert met == dict.fromkeys(wanted, 1 + twice)
    for one in range(1, count + 1):
        colours = [
            pair[0] == one for pairs in rounds for pair in pairs if one in pair and all(pair)
        ]
        assert abs(2 * sum(colours) - len(colours)) <= (0 if twice else 1), one
        assert not any(len({*colours[at : at + 3]}) == 1 for at in range(len(colours) - 2)), one
