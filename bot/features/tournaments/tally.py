"""What the boards of a tournament for two bring each of their entrants. Pure."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.features.tournaments.pairing import BoardPairing

WIN, DRAW, LOSS = Fraction(1), Fraction(1, 2), Fraction(0)


class Encounter(Struct, frozen=True):
    """One board with somebody opposite as one of the two sees it: who that was, what it brought,
    whether one began, and whether it was played."""

    round: int
    opponent: int
    points: Fraction
    began: bool
    played: bool


class Tally(Struct, frozen=True):
    """The points of each entrant, the boards they have played, their encounters, the rounds in
    which they had a bye, those in which they were paired at all, and the number of the last round.
    """

    points: dict[int, Fraction]
    played: dict[int, int]
    encounters: dict[int, list[Encounter]]
    byes: dict[int, list[int]]
    paired: dict[int, set[int]]
    rounds: int

    def met(self, entrant: int) -> set[int]:
        """With whom somebody has played."""
        return {each.opponent for each in self.encounters[entrant] if each.played}

    def balance(self, entrant: int) -> int:
        """How much more often somebody has begun than not."""
        return sum(1 if each.began else -1 for each in self.encounters[entrant] if each.played)


def tallied(entrants: Iterable[int], pairings: Sequence[BoardPairing], for_bye: Fraction) -> Tally:
    """The tally of all boards that are over: a win counts 1, a draw ½, a bye ``for_bye``."""
    numbers = tuple(entrants)
    tally = Tally(
        dict.fromkeys(numbers, Fraction(0)),
        dict.fromkeys(numbers, 0),
        {number: [] for number in numbers},
        {number: [] for number in numbers},
        {number: set() for number in numbers},
        max((each.round for each in pairings), default=0),
    )
    for pairing in sorted(pairings, key=lambda each: (each.round, each.board)):
        for seat, entrant in enumerate(pairing.seats):
            if entrant not in tally.points:
                continue
            tally.paired[entrant].add(pairing.round)
            if pairing.result is None:
                continue
            if pairing.bye:
                tally.points[entrant] += for_bye
                tally.byes[entrant].append(pairing.round)
                continue
            earned, played = won(pairing, seat), pairing.result.played
            tally.points[entrant] += earned
            tally.played[entrant] += played
            tally.encounters[entrant].append(
                Encounter(pairing.round, pairing.seats[1 - seat], earned, seat == 0, played)
            )
    return tally


def won(pairing: BoardPairing, seat: int) -> Fraction:
    """The points of one of two seats at a board that is over; nobody wins who did not come."""
    assert pairing.result is not None
    own, other = pairing.result.places[seat], pairing.result.places[1 - seat]
    if seat in pairing.result.absent:
        return LOSS
    return WIN if own < other else DRAW if own == other else LOSS
