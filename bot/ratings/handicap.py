"""Which handicap makes it even between those who sit at a table."""

from collections.abc import Mapping, Sequence

from bot.ratings.rating import MEAN, SCALE, Skill
from engines.game import Seat


def even(
    worth: Mapping[int, float], skills: Sequence[Skill], sides: Sequence[Sequence[Seat]]
) -> tuple[int, ...]:
    """What each seat is given so that every side is about as strong as the strongest, where so much
    is ``worth`` so many rating points; () where nothing comes nearest."""
    strong = [SCALE * sum(skills[seat].mu - MEAN for seat in seats) for seats in sides]
    given = [0] * len(skills)
    for seats, strength in zip(sides, strong, strict=True):
        behind = max(strong) - strength
        best = min((0, *worth), key=lambda size: abs(worth.get(size, 0.0) - behind))
        for seat in seats:
            given[seat] = best
    return tuple(given) if any(given) else ()
