"""The same deal at all tables of a round: what counts is the difference to the others in one's
seat. Pure."""

import hashlib
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing, BoardResult

LEAST = 2  # tables that tell a difference


def round_seed(secret: str, number: int) -> str:
    """The seed of all tables of a round. Whoever learns it learns nothing of other rounds, nor the
    tournament's secret, which is a seed that is never told."""
    return hashlib.sha256(f"{secret}:deal:{number}".encode("ascii")).hexdigest()


def is_held(pairings: Sequence[BoardPairing], number: int) -> bool:
    """Whether the seed of a round is not to be told yet, as one of its boards is not over."""
    return any(each.result is None for each in pairings if each.round == number)


def differences(
    pairings: Sequence[BoardPairing],
) -> dict[tuple[int, int], tuple[Fraction, ...]]:
    """For each seat of each table, by its round and board, how much larger its lead was than the
    mean lead of the others in this seat: those of the same round at tables of as many seats, which
    had the same deal. A lead is a seat's score less the mean score of the others at its table,
    so that what is too much at one seat is too little at the others, and nobody gains by a match in
    which all score high. A round is told when all its boards are over, a table alone
    never, and one that somebody gave up or a host has corrected counts as it ended."""
    rounds: defaultdict[tuple[int, int], list[BoardPairing]] = defaultdict(list)
    open_rounds = {each.round for each in pairings if each.result is None}
    for each in pairings:
        told = each.result and each.result.compared
        if told and each.round not in open_rounds:
            rounds[each.round, len(each.seats)].append(each)
    found = {}
    for boards in rounds.values():
        if len(boards) < LEAST:
            continue
        tables = [leads(board.result.scores) for board in boards if board.result]
        for board, own in zip(boards, tables, strict=True):
            found[board.round, board.board] = tuple(
                lead - (sum(each[seat] for each in tables) - lead) / (len(tables) - 1)
                for seat, lead in enumerate(own)
            )
    return found


def leads(scores: Sequence[int]) -> tuple[Fraction, ...]:
    """What the score of each seat is ahead of the mean of all others at its table."""
    total = sum(scores)
    return tuple(score - Fraction(total - score, len(scores) - 1) for score in scores)


def counted(
    pairings: Sequence[BoardPairing], options: TournamentOptions
) -> tuple[BoardPairing, ...]:
    """The boards with the places that count: with the same deal those by differences, larger ones
    first. A board of a round that is not over has no result yet, so that nobody stands higher for
    having been dealt better; a table that nothing can be compared with counts as it ended."""
    if not options.same_deal:
        return tuple(pairings)
    told = differences(pairings)
    open_rounds = {each.round for each in pairings if each.result is None}
    found = []
    for each in pairings:
        result = each.result
        if result is not None and (each.round, each.board) in told:
            own = told[each.round, each.board]
            places = tuple(1 + sum(other > value for other in own) for value in own)
            result = BoardResult(places, result.scores)
        elif result is not None and result.played and each.round in open_rounds:
            result = None
        found.append(replace(each, result=result))
    return tuple(found)
