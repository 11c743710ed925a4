"""Berger tables (FIDE Handbook C.05, annex 1): who meets whom in which round when each plays each.
Pure."""

Pair = tuple[int, int]


def table(count: int, twice: bool = False) -> tuple[tuple[Pair, ...], ...]:
    """The pairs of each round for players numbered from 1, who begins first; 0 is a bye's empty
    seat. The second time all begin who did not, and the last two rounds of the first cycle change
    places, so that nobody begins three times in a row (annex 1, on double tournaments)."""
    even = count + count % 2
    rounds = [_round(even, number, count) for number in range(1, even)]
    if not twice:
        return tuple(rounds)
    back = [tuple((other, one) for one, other in pairs) for pairs in rounds]
    if len(rounds) > 1:
        rounds[-2:] = rounds[:-3:-1]
    return (*rounds, *back)


def _round(even: int, number: int, count: int) -> tuple[Pair, ...]:
    """Two players meet in the round that their numbers add up to, less one, around the table; the
    last player meets who would meet themselves."""
    pairs = []
    for one in range(1, even):
        other = (number + 1 - one) % (even - 1) or even - 1
        if other == one:
            pairs.append((one, even) if one <= even // 2 else (even, one))
        elif one < other:
            pairs.append((one, other) if (one + other) % 2 else (other, one))
    pairs.sort(key=lambda pair: (even not in pair, min(pair)))
    return tuple(
        tuple(0 if each > count else each for each in pair)  # type: ignore[misc]
        for pair in pairs
    )
