"""Who plays in a tournament, as a number. Pure."""

from msgspec import Struct


class Entrant(Struct, frozen=True):
    """Somebody in a tournament. ``number`` counts from 1 in order of joining and is never given
    again; ``rating`` orders the field before the first round; ``since`` is the first round in
    which one is paired, ``after`` the last one of somebody who withdrew (0: never paired), None
    for who is still here. ``waited`` are the seconds that one has been free now, which evenings
    weigh; ``group`` is the division of a league, 1 the highest, 0 where it goes by ratings."""

    number: int
    rating: float = 0.0
    after: int | None = None
    since: int = 1
    waited: float = 0.0
    group: int = 0

    def plays_in(self, number: int) -> bool:
        """Whether they are paired in a round."""
        return self.since <= number and (self.after is None or number <= self.after)


def seeded(entrants: tuple[Entrant, ...]) -> tuple[Entrant, ...]:
    """The entrants by rating, the highest first; who joined earlier comes first among equals."""
    return tuple(sorted(entrants, key=lambda each: (-each.rating, each.number)))
