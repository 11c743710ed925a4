"""From a record to a table on which its match stands, over and to be looked at."""

from dataclasses import replace

from bot.people import fit_name
from bot.records.logged_match import LogEntry, LoggedMatch
from bot.records.making import NOBODY, UNKNOWN
from bot.records.record import Record, RecordedEntry, RecordedSeat
from bot.tables.play import WITHOUT_RESULT
from bot.tables.table import Chair, Maker, Match, Series, Status, Table, Undone
from engines.game import Outcome


def opened(record: Record, code: str) -> LoggedMatch:
    """The match of a record that was checked, at a new table of this code. Nobody is its host or
    sits there: whoever is named is known by name alone."""
    told = record.result
    outcome = Outcome(told.winners, told.scores, told.reason)
    results = () if outcome.reason in WITHOUT_RESULT else (outcome,)
    log = tuple(map(_logged, record.log))
    match = _played(Match(0, record.setup, record.seed, outcome=outcome), log)
    table = Table(
        code,
        record.game,
        "",
        Status.OVER,
        options=tuple(record.options.items()),
        chairs=tuple(map(_chair, record.seats)),
        series=Series(results=results),
        match=match,
    )
    return LoggedMatch(table, match, record.began, log)


def _played(match: Match, log: tuple[LogEntry, ...]) -> Match:
    moves: list[str] = []
    makers: list[Maker] = []
    undone: list[Undone] = []
    for entry in log:
        if entry.keep is None:
            moves.append(entry.move)
            makers.append(Maker(entry.seat, entry.who))
        else:
            keep = entry.keep
            undone.append(Undone(keep, tuple(moves[keep:]), tuple(makers[keep:]), entry.who))
            del moves[keep:], makers[keep:]
    known = any(maker != Maker() for maker in makers)
    played = replace(match, moves=tuple(moves), undone=tuple(undone))
    return replace(played, makers=tuple(makers) if known else ())


def _key(name: str) -> str:
    return f"{NOBODY}:{fit_name(name, UNKNOWN)}"


def _chair(seat: RecordedSeat) -> Chair:
    name = fit_name(seat.name, UNKNOWN)
    if not seat.level:
        return Chair(name, _key(name))
    return Chair(name, level=seat.level, former=_key(name) if seat.former else "")


def _logged(entry: RecordedEntry) -> LogEntry:
    who = entry.level or (_key(entry.name) if entry.name else "")
    return LogEntry(entry.move, entry.takeback, entry.seat, who, entry.at)
