"""Who meets whom at which board of a round, and how it ended. Pure."""

from dataclasses import dataclass

from msgspec import Struct, field


class BoardResult(Struct, frozen=True):
    """How a board ended: a place for each seat (1 is first, equal places are shared), the match's
    scores, () where nothing was played, the seats that did not appear, and whether the ``rules``
    ended it, not somebody who gave up or let time run out."""

    places: tuple[int, ...]
    scores: tuple[int, ...] = ()
    absent: frozenset[int] = field(default_factory=frozenset)
    rules: bool = True

    @property
    def played(self) -> bool:
        """Whether there was a match with everybody in it."""
        return len(self.places) > 1 and not self.absent

    @property
    def compared(self) -> bool:
        """Whether its scores can stand beside those of other tables: a host's correction has none,
        nor has a match that was called off."""
        return self.played and self.rules and bool(self.scores)


BYE = BoardResult((1,))
"""What somebody has who is left over in a round."""


@dataclass(frozen=True, slots=True)
class BoardPairing:
    """One table of a round: the entrants' numbers in the order of seats. The first seat begins
    where the game lets somebody begin. A single entrant has a bye, whose result is there at once.
    ``result`` is None while it is played."""

    round: int
    board: int
    seats: tuple[int, ...]
    result: BoardResult | None = None

    @property
    def bye(self) -> bool:
        """Whether nobody sits opposite."""
        return len(self.seats) == 1


def bye(number: int, board: int, entrant: int) -> BoardPairing:
    """The bye of an entrant in a round."""
    return BoardPairing(number, board, (entrant,), BYE)


def forfeit(pairing: BoardPairing, absent: frozenset[int]) -> BoardResult:
    """The result of a board at which these seats did not appear: all others are first, those
    absent last. Nobody is first where nobody came."""
    last = len(pairing.seats) - len(absent) + 1 if len(absent) < len(pairing.seats) else 2
    places = tuple(last if seat in absent else 1 for seat in range(len(pairing.seats)))
    return BoardResult(places, (), absent)


def ranked(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat by its score: the highest is first, equal ones share a place."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
