"""Knockout: who loses is out, and the two who lose before the final play for the third place.
Pure."""

import random
from collections.abc import Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from bot.features.tournaments.entrant import Entrant, seeded
from bot.features.tournaments.form import RoundPace, crowd
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, bye, forfeit
from bot.features.tournaments.standing import EntrantStanding
from bot.features.tournaments.tally import WIN, tallied, won

FEWEST, MOST = 3, 128
MATCHES = 2  # of a duel: after so many without a winner the higher seed goes on


class Knockout:
    """The highest ratings are seeded so that they meet last, and have the byes of the first stage.
    A draw is played again with seats exchanged, in a round of its own; after a second one the
    higher seed goes on, as in the draw odds of match play: somebody has to, and the place in the
    bracket was earned before. Who does not come, or has withdrawn, is out."""

    key = "knockout"
    pace = RoundPace.ROUNDS
    same_deal = False

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        return crowd(len(_started(entrants)), FEWEST, MOST)

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many stages there are; draws add rounds."""
        return (len(_started(entrants)) - 1).bit_length()

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The duels of the stage that is on: those drawn once again, or all of a new one."""
        bracket = Bracket.of(_started(entrants), pairings)
        found: list[BoardPairing] = []
        if number == 1:
            for one, other in bracket.stages[0]:
                if one is not None and other is None:
                    found.append(bye(number, len(found) + 1, one))
        gone = {each.number for each in entrants if not each.plays_in(number)}
        for one, other in bracket.open:
            seats = bracket.seats(one, other, lot)
            board = BoardPairing(number, len(found) + 1, seats)
            absent = frozenset(seat for seat in (0, 1) if seats[seat] in gone)
            if absent:
                board = BoardPairing(number, board.board, seats, forfeit(board, absent))
            found.append(board)
        return tuple(found)

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings by how far one has come; those who went out in one stage share a place."""
        started = _started(entrants)
        tally = tallied([each.number for each in started], pairings, Fraction(0))
        reached = Bracket.of(started, pairings).reached()
        order = sorted(reached, key=lambda each: (-reached[each], each))
        return tuple(
            EntrantStanding(
                each,
                1 + sum(other > reached[each] for other in reached.values()),
                sum(
                    (one.points for one in tally.encounters[each] if one.points == WIN), Fraction(0)
                ),
                tally.played[each],
            )
            for each in order
        )

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether the final and the match for the third place are decided."""
        if not pairings or any(each.result is None for each in pairings):
            return False
        return not Bracket.of(_started(entrants), pairings).open


Duel = tuple[int | None, int | None]


class Bracket(Struct, frozen=True):
    """The duels of each stage so far, by entrants' numbers; None for an empty place. ``third`` is
    that for the third place. ``open`` are the duels without a winner that are not being played."""

    seeds: Mapping[int, int]
    matches: Mapping[frozenset[int], tuple[BoardPairing, ...]]
    stages: tuple[tuple[Duel, ...], ...]
    third: Duel
    size: int

    @classmethod
    def of(cls, started: Sequence[Entrant], pairings: Sequence[BoardPairing]) -> "Bracket":
        """The bracket of those who have started, as far as these boards have brought it."""
        order = [each.number for each in seeded(tuple(started))]
        size = (len(order) - 1).bit_length()
        seeds = {number: seed for seed, number in enumerate(order)}
        matches: dict[frozenset[int], tuple[BoardPairing, ...]] = {}
        for each in sorted(pairings, key=lambda one: (one.round, one.board)):
            if not each.bye:
                key = frozenset(each.seats)
                matches[key] = (*matches.get(key, ()), each)
        slots: list[int | None] = [
            order[seed] if seed < len(order) else None for seed in _places(size)
        ]
        stages: list[tuple[Duel, ...]] = []
        third: Duel = (None, None)
        while len(slots) > 1:
            duels = tuple(zip(slots[::2], slots[1::2], strict=True))
            stages.append(duels)
            results = [_winner(duel, seeds, matches) for duel in duels]
            if any(not decided for decided, _ in results):
                break
            if len(duels) == 2:
                losers = [
                    next((one for one in duel if winner not in (one, None)), None)
                    for duel, (_, winner) in zip(duels, results, strict=True)
                ]
                third = (losers[0], losers[1])
            slots = [winner for _, winner in results]
        return cls(seeds, matches, tuple(stages), third, size)

    @property
    def open(self) -> tuple[tuple[int, int], ...]:
        """The duels for which a board is to be opened now."""
        duels = self.stages[-1] if self.stages else ()
        if len(self.stages) == self.size:
            duels = (*duels, self.third)
        found = []
        for one, other in duels:
            if one is None or other is None or self.decided((one, other))[0]:
                continue
            played = self.matches.get(frozenset((one, other)), ())
            if all(each.result for each in played):
                found.append((one, other))
        return tuple(found)

    def decided(self, duel: Duel) -> tuple[bool, int | None]:
        """Whether a duel is decided, and who goes on."""
        return _winner(duel, self.seeds, self.matches)

    def seats(self, one: int, other: int, lot: random.Random) -> tuple[int, int]:
        """The seats of the next match of a duel: exchanged after a draw; else who has begun less
        often begins, and the lot says where that is the same."""
        before = self.matches.get(frozenset((one, other)), ())
        if before:
            first, second = before[-1].seats
            return second, first
        begun = dict.fromkeys((one, other), 0)
        for boards in self.matches.values():
            for board in boards:
                for each in begun.keys() & {*board.seats}:
                    begun[each] += 1 if board.seats[0] == each else -1
        pair = [one, other]
        lot.shuffle(pair)
        first, second = sorted(pair, key=lambda each: begun[each])
        return first, second

    def reached(self) -> dict[int, Fraction]:
        """How far each has come: the stage in which they play or went out, the winner one more;
        those who play for the third place between the final's stage and that before it."""
        found = dict.fromkeys(self.seeds, Fraction(0))
        for number, duels in enumerate(self.stages):
            for each in (one for duel in duels for one in duel if one is not None):
                found[each] = Fraction(number)
        if len(self.stages) == self.size:
            for duel, step in ((self.stages[-1][0], Fraction(1)), (self.third, Fraction(1, 2))):
                decided, winner = self.decided(duel)
                if decided and winner is not None:
                    found[winner] += step
        return found


def _started(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    return tuple(each for each in entrants if each.after != 0)


def _places(size: int) -> list[int]:
    """The seeds in the order of the bracket's places: the first two can meet in the last stage
    alone, the first four in the last two."""
    places = [0]
    for stage in range(size):
        last = 2 ** (stage + 1) - 1
        places = [each for seed in places for each in (seed, last - seed)]
    return places


def _winner(
    duel: Duel, seeds: Mapping[int, int], matches: Mapping[frozenset[int], tuple[BoardPairing, ...]]
) -> tuple[bool, int | None]:
    """Whether a duel is decided, and who goes on; nobody where neither came."""
    one, other = duel
    if one is None or other is None:
        return True, one if other is None else other
    for count, board in enumerate(matches.get(frozenset((one, other)), ()), 1):
        if board.result is None:
            return False, None
        if len(board.result.absent) == 2:
            return True, None
        for seat in (0, 1):
            if won(board, seat) == WIN:
                return True, board.seats[seat]
        if count == MATCHES:
            return True, min(duel, key=lambda each: seeds[each or 0])
    return False, None
