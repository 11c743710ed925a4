"""Between our own records and the scoresheets of formats that other programs read."""

from itertools import pairwise

from bot.people import fit_name
from bot.records.making import UNKNOWN
from bot.records.record import (
    FORMAT,
    VERSION,
    Record,
    RecordedEntry,
    RecordedResult,
    RecordedSeat,
    sealed,
    standing,
)
from bot.tables.play import CALLED_OFF, WITHOUT_RESULT
from bot.version import program
from engines import GAMES
from engines.formats import AGREED, CLAIMED, RESIGNED, Scoresheet
from engines.replay import walk


def sheet_of(record: Record) -> Scoresheet:
    """What a scoresheet can say of a record: no seed, no takebacks, no level."""
    told, moves = record.result, standing(record)
    outside = told.reason if told.reason in (RESIGNED, CLAIMED, AGREED) else ""
    return Scoresheet(
        record.setup,
        moves.moves,
        tuple(seat.name for seat in record.seats),
        None if told.reason in WITHOUT_RESULT else told.winners,
        outside,
        record.began,
        _seconds(record.began, moves.entries),
    )


def record_of_sheet(game: str, sheet: Scoresheet) -> Record:
    """The record of a scoresheet whose moves were played through. What it does not say is
    missing: there is no seed, and a match without a result was called off."""
    rules = GAMES[game]
    states = list(walk(rules, sheet.setup, sheet.moves))
    views = [rules.view(state, None) for state in states]
    end = views[-1]
    if end.outcome is not None:
        result = RecordedResult(end.outcome.winners, end.outcome.scores, end.outcome.reason)
    elif sheet.winners is None:
        result = RecordedResult((), end.score, CALLED_OFF)
    else:
        result = RecordedResult(sheet.winners, end.score, sheet.reason or RESIGNED)
    names = sheet.names or ("",) * len(end.score)
    named = tuple(fit_name(name, UNKNOWN) for name in names)
    times = _times(sheet)
    log = tuple(
        RecordedEntry(
            move, at=at, seat=view.turn, name="" if view.turn is None else named[view.turn]
        )
        for move, at, view in zip(sheet.moves, times, views, strict=False)
    )
    seats = tuple(map(RecordedSeat, named))
    return sealed(
        Record(
            FORMAT, VERSION, program(), game, {}, "", "", sheet.setup, seats, sheet.began, (), log,
            result,
        )
    )  # fmt: skip


def _seconds(began: float, entries: tuple[RecordedEntry, ...]) -> tuple[float, ...]:
    """How long each move took, as far as times were noted."""
    times = (began, *(entry.at for entry in entries))
    if not entries or not all(times):
        return ()
    return tuple(max(0.0, after - before) for before, after in pairwise(times))


def _times(sheet: Scoresheet) -> tuple[float, ...]:
    """When each move was made, 0 where nobody knows."""
    if not sheet.began or not sheet.seconds:
        return (0.0,) * len(sheet.moves)
    at, times = sheet.began, []
    for took in sheet.seconds:
        at += took
        times.append(at)
    return tuple(times)
