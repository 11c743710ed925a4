"""Tournaments played by chance: results, drop-outs and people who do not appear."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec import structs

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.forms import FORMS
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult, forfeit, ranked

MOST_ROUNDS = 40


@dataclass(frozen=True)
class Played:
    """A tournament that is over."""

    entrants: tuple[Entrant, ...]
    pairings: tuple[BoardPairing, ...]
    options: TournamentOptions

    def rounds(self) -> list[list[BoardPairing]]:
        last = max(each.round for each in self.pairings)
        return [[each for each in self.pairings if each.round == r] for r in range(1, last + 1)]


def played(
    options: TournamentOptions,
    count: int,
    luck: random.Random,
    missing: float = 0.0,
    rounds: int = MOST_ROUNDS,
) -> Played:
    """A tournament of so many, of whom in each round a part stays away and a third of that part
    withdraws."""
    form = FORMS[options.form]
    entrants = tuple(Entrant(number, luck.gauss(25, 4)) for number in range(1, count + 1))
    assert form.problem(entrants, options) is None
    pairings: tuple[BoardPairing, ...] = ()
    ahead = form.rounds(entrants, options) or rounds
    for number in range(1, rounds + 1):
        if form.pace is RoundPace.DATES:
            over = number > ahead
        else:
            over = form.over(entrants, pairings, options)
        if over:
            break
        new = form.pair(entrants, pairings, number, options, luck)
        pairings += tuple(each if each.result else result(each, luck, missing) for each in new)
        entrants = tuple(
            structs.replace(each, after=number)
            if each.after is None and luck.random() < missing / 3
            else each
            for each in entrants
        )
    return Played(entrants, pairings, options)


def result(pairing: BoardPairing, luck: random.Random, missing: float) -> BoardPairing:
    """The board with a result: a draw now and then, somebody missing now and then."""
    scores = tuple(luck.choice((30, luck.randrange(60))) for _ in pairing.seats)
    absent = frozenset(seat for seat in range(len(scores)) if luck.random() < missing)
    if absent:
        return replace(pairing, result=forfeit(pairing, absent))
    return replace(pairing, result=BoardResult(ranked(scores), scores))


def seats_of(pairings: Sequence[BoardPairing], entrant: int) -> list[tuple[BoardPairing, int]]:
    """The boards of an entrant in turn, with the seat."""
    order = sorted(pairings, key=lambda each: (each.round, each.board))
    return [(each, each.seats.index(entrant)) for each in order if entrant in each.seats]
