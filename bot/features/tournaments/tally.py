"""What the boards of a tournament for two bring each of their entrants. Pure."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from bot.features.tournaments.pairing import BoardPairing

WIN, DRAW, LOSS = Fraction(1), Fraction(1, 2), Fraction(0)


@dataclass(frozen=True, slots=True)
class Encounter:
    """One board with somebody opposite as one of the two sees it: who that was, what it brought,
    whether one began, and whether it was played."""

    round: int
    opponent: int
    points: Fraction
    began: bool
    played: bool


@dataclass(slots=True)
class Tally:
    """The points of each entrant, the boards they have played, their encounters, and the rounds in
    which they had a bye."""

    points: dict[int, Fraction]
    played: dict[int, int]
    encounters: dict[int, list[Encounter]]
    byes: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    def met(self, entrant: int) -> set[int]:
        """With whom somebody has played."""
        return {each.opponent for each in self.encounters[entrant] if each.played}


def tallied(entrants: Iterable[int], pairings: Sequence[BoardPairing], for_bye: Fraction) -> Tally:
    """The tally of all boards that are over: a win counts 1, a draw ½, a bye ``for_bye``."""
    numbers = tuple(entrants)
    tally = Tally(
        dict.fromkeys(numbers, Fraction(0)),
        dict.fromkeys(numbers, 0),
        {number: [] for number in numbers},
    )
    for pairing in sorted(pairings, key=lambda each: (each.round, each.board)):
        if pairing.result is None:
            continue
        if pairing.bye:
            tally.points[pairing.seats[0]] += for_bye
            tally.byes[pairing.seats[0]].append(pairing.round)
            continue
        for seat, entrant in enumerate(pairing.seats):
            earned = won(pairing, seat)
            tally.points[entrant] += earned
            tally.played[entrant] += pairing.result.played
            tally.encounters[entrant].append(
                Encounter(
                    pairing.round,
                    pairing.seats[1 - seat],
                    earned,
                    seat == 0,
                    pairing.result.played,
                )
            )
    return tally


def won(pairing: BoardPairing, seat: int) -> Fraction:
    """The points of one of two seats at a board that is over; nobody wins who did not come."""
    assert pairing.result is not None
    own, other = pairing.result.places[seat], pairing.result.places[1 - seat]
    if seat in pairing.result.absent:
        return LOSS
    return WIN if own < other else DRAW if own == other else LOSS
