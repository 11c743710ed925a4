"""Four at a table: everybody for themselves or with a partner of the round, and places count.
Pure."""

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, permutations

from bot.features.tournaments import ties, whist
from bot.features.tournaments.deals import counted
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace, crowd
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, bye
from bot.features.tournaments.standing import EntrantStanding, placed
from engines import GAMES

MOST = 128
SIZES = (3, 4)
COUNTS = {3: (Fraction(3), Fraction(3, 2), Fraction(0)), 4: tuple(map(Fraction, (3, 2, 1, 0)))}
FOR_BYE = Fraction(3, 2)  # the mean of a table
TRIES = 1_500  # exchanges that are tried to make a round's tables newer
PARTNERS = 4  # how much worse it is to have the same partner again than the same opponent


class FourAtTable:
    """Three or four share a table, and meet as many others over the rounds as they can. The places
    count 3, 2, 1 and 0, at a table of three 3, 1½ and 0, so that all tables are worth the same;
    equal places share. In a game of partners these change by round, by whist tables where there
    are such, and nobody plays at a table of another size: who is left over rests, for 1½."""

    key = "four"
    pace = RoundPace.ROUNDS
    same_deal = True

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        count = sum(each.after != 0 for each in entrants)
        if options.seats not in SIZES or options.seats not in GAMES[options.game].seats:
            return "seats"
        if problem := crowd(count, options.seats, MOST):
            return problem
        return "deal" if options.same_deal and count < 2 * options.seats else None

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many rounds there are."""
        return options.rounds

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The tables of a round, and who rests."""
        here = sorted(each.number for each in entrants if each.plays_in(number))
        partners = has_partners(options)
        tables = _whist(entrants, here, pairings, number) if partners else ()
        if not tables:
            tables = Seating(pairings, partners).tables(here, sizes(len(here), options), lot)
        seated = [BoardPairing(number, board, seats) for board, seats in enumerate(tables, 1)]
        sitting = {seat for seats in tables for seat in seats}
        rest = [each for each in here if each not in sitting]
        byes = [bye(number, board, each) for board, each in enumerate(rest, len(seated) + 1)]
        return (*seated, *byes) if seated else ()

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings by points, by first places and by what one was ahead of one's tables; with
        the same deal the sum of differences comes first."""
        numbers = [each.number for each in entrants if each.after != 0]
        points = dict.fromkeys(numbers, Fraction(0))
        played = dict.fromkeys(numbers, 0)
        firsts: Counter[int] = Counter()
        for each in counted(pairings, options):
            if each.result is None:
                continue
            for seat, entrant in enumerate(each.seats):
                if entrant in points:
                    points[entrant] += FOR_BYE if each.bye else earned(each, seat)
                    played[entrant] += each.result.played and seat not in each.result.absent
                    firsts[entrant] += each.result.played and each.result.places[seat] == 1
        return placed(
            points,
            played,
            (
                *ties.differences(pairings, options),
                (ties.FIRSTS, lambda entrant, among: Fraction(firsts[entrant])),
                (ties.LEADS, ties.leads(pairings)),
            ),
        )

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether the last round is over, or too few are left for a table."""
        last = max((each.round for each in pairings), default=0)
        if not last or any(each.result is None for each in pairings):
            return False
        here = sum(each.plays_in(last + 1) for each in entrants)
        return last >= options.rounds or not sizes(here, options)


def has_partners(options: TournamentOptions) -> bool:
    """Whether seats of a table share a side."""
    sides = GAMES[options.game].sides(options.seats, {})
    return len({*sides}) < len(sides)


def sizes(count: int, options: TournamentOptions) -> tuple[int, ...]:
    """How many sit at each table: as few as can be rest. Where everybody plays for themselves,
    there are tables of three and of four, as many as can be of the size that is wanted."""
    if has_partners(options):
        return (options.seats,) * (count // options.seats)
    known = [size for size in SIZES if size in GAMES[options.game].seats]
    wanted = options.seats
    choices = [
        (wanted,) * most + (other,) * fewer
        for other in known
        for most in range(count // wanted + 1)
        for fewer in range((count - wanted * most) // other + 1)
    ]
    return max(choices, key=lambda found: (sum(found), found.count(wanted)))


def earned(pairing: BoardPairing, seat: int) -> Fraction:
    """The points of a seat at a table that is over: those of its place, shared with all of the same
    place. Who did not come has none."""
    assert pairing.result is not None
    if seat in pairing.result.absent:
        return Fraction(0)
    places, counts = pairing.result.places, COUNTS[len(pairing.seats)]
    alike = places.count(places[seat])
    first = sum(place < places[seat] for place in places)
    return sum(counts[first : first + alike], Fraction(0)) / alike


def _whist(
    entrants: Sequence[Entrant],
    here: Sequence[int],
    pairings: Sequence[BoardPairing],
    number: int,
) -> tuple[tuple[int, ...], ...]:
    """The tables of a round from whist tables, as long as those who began are all there."""
    began = sorted(each.number for each in entrants if each.after != 0)
    known = whist.rounds(len(began))
    if list(here) != began or number > len(known) or any(each.bye for each in pairings):
        return ()
    return tuple(tuple(began[each] for each in four) for four in known[number - 1])


class Seating:
    """Who has sat where and with whom, and the tables that are newest to all."""

    def __init__(self, pairings: Sequence[BoardPairing], partners: bool) -> None:
        self._partners = partners
        self._met: Counter[frozenset[int]] = Counter()
        self._seats: Counter[tuple[int, int]] = Counter()
        self._byes: Counter[int] = Counter()
        for each in pairings:
            if each.bye:
                self._byes[each.seats[0]] += 1
                continue
            for (seat, one), (at, other) in combinations(enumerate(each.seats), 2):
                self._met[frozenset((one, other))] += self._weight(seat, at)
            for seat, one in enumerate(each.seats):
                self._seats[one, seat] += 1

    def _weight(self, seat: int, other: int) -> int:
        return PARTNERS if self._partners and (seat + other) % 2 == 0 else 1

    def tables(
        self, here: Sequence[int], sizes: Sequence[int], lot: random.Random
    ) -> tuple[tuple[int, ...], ...]:
        """Tables of these sizes at which as few as can be found meet again, by exchanging two at a
        time for as long as that helps. Who has rested least rests."""
        order = list(here)
        lot.shuffle(order)
        order.sort(key=lambda each: -self._byes[each])
        order = order[: sum(sizes)]
        lot.shuffle(order)
        tables: list[list[int]] = []
        for size in sizes:
            tables.append(order[:size])
            order = order[size:]
        costs = [self.cost(table) for table in tables]
        for _ in range(TRIES if len(tables) > 1 else 0):
            if not any(costs):
                break
            one, other = lot.sample(range(len(tables)), 2)
            a, b = lot.randrange(len(tables[one])), lot.randrange(len(tables[other]))
            self._exchange(tables[one], a, tables[other], b)
            after = self.cost(tables[one]), self.cost(tables[other])
            if sum(after) <= costs[one] + costs[other]:
                costs[one], costs[other] = after
            else:
                self._exchange(tables[one], a, tables[other], b)
        return tuple(self.seated(table) for table in tables)

    @staticmethod
    def _exchange(table: list[int], a: int, other: list[int], b: int) -> None:
        table[a], other[b] = other[b], table[a]

    def cost(self, table: Sequence[int]) -> int:
        """How often those at a table have met: squares, so that nobody meets the same ones all the
        time."""
        return sum(
            (self._met[frozenset((one, other))] + self._weight(seat, at)) ** 2
            - self._weight(seat, at) ** 2
            for (seat, one), (at, other) in combinations(enumerate(table), 2)
        )

    def seated(self, table: Sequence[int]) -> tuple[int, ...]:
        """Those at a table in the order of seats in which each has sat least, partners opposite
        partners that are new to each other."""
        return min(
            permutations(table),
            key=lambda seats: (
                self.cost(seats),
                sum((2 * self._seats[one, seat] + 1) for seat, one in enumerate(seats)),
                seats,
            ),
        )
