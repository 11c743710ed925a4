"""Round robin: each plays each, once or twice. Pure."""

import random
from collections.abc import Sequence
from fractions import Fraction

from bot.features.tournaments import ties
from bot.features.tournaments.berger import table
from bot.features.tournaments.deals import counted
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace, crowd, is_over
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, bye, forfeit
from bot.features.tournaments.standing import EntrantStanding, Tie, placed
from bot.features.tournaments.tally import tallied

FEWEST, MOST = 3, 16


class RoundRobin:
    """Each plays each by Berger tables, in the order of joining. Who withdraws before half of their
    boards are over leaves nothing behind in the standings; later, who would have met them has won
    (FIDE Handbook C.05, on withdrawals)."""

    key = "round-robin"
    pace = RoundPace.ROUNDS
    same_deal = True

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        count = len(field_of(entrants))
        if problem := crowd(count, FEWEST, MOST):
            return problem
        return "deal" if options.same_deal and count < FEWEST + 1 else None

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many rounds there are."""
        return len(table(len(field_of(entrants)), options.twice))

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The boards of a round. Whose opponent has withdrawn has won."""
        return drawn_by(field_of(entrants), number, options.twice)

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings by points, direct encounter, Sonneborn-Berger and wins; with the same deal
        the sum of differences comes first."""
        first = ties.differences(pairings, options)
        known = counted(pairings, options)
        return standings_of(field_of(entrants), known, options.twice, first=first)

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether the last round is over."""
        return is_over(self.rounds(entrants, options), pairings)


def field_of(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """Who has started, in order of joining."""
    started = (each for each in entrants if each.after != 0)
    return tuple(sorted(started, key=lambda each: each.number))


def drawn_by(players: Sequence[Entrant], number: int, twice: bool) -> tuple[BoardPairing, ...]:
    """The boards of a round among these players in the order of the table."""
    found: list[BoardPairing] = []
    for one, other in table(len(players), twice)[number - 1]:
        pair = [players[each - 1] for each in (one, other) if each]
        if len(pair) == 1:
            found.append(bye(number, len(found) + 1, pair[0].number))
            continue
        board = BoardPairing(number, len(found) + 1, (pair[0].number, pair[1].number))
        gone = frozenset(seat for seat in (0, 1) if not pair[seat].plays_in(number))
        if gone:
            board = BoardPairing(board.round, board.board, board.seats, forfeit(board, gone))
        found.append(board)
    return tuple(found)


def standings_of(
    players: Sequence[Entrant],
    pairings: Sequence[BoardPairing],
    twice: bool,
    group: int = 0,
    first: tuple[tuple[str, Tie], ...] = (),
) -> tuple[EntrantStanding, ...]:
    """The standings of players who meet each other. A bye brings nothing, as everybody rests once
    where one has to."""
    numbers = [each.number for each in players]
    half = Fraction((len(numbers) - 1) * (1 + twice), 2)
    everything = tallied(numbers, pairings, Fraction(0))
    undone = {
        each.number
        for each in players
        if each.after is not None and everything.played[each.number] < half
    }
    kept = [each for each in pairings if not undone & {*each.seats}]
    tally = tallied(numbers, kept, Fraction(0))
    return placed(
        tally.points,
        tally.played,
        (
            *first,
            (ties.DIRECT, ties.direct(tally)),
            (ties.BERGER, ties.berger(tally)),
            (ties.WINS, ties.wins(tally)),
        ),
        group,
    )
