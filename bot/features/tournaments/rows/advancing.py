"""Writes how tournaments go on: each step at a revision, so that of several only one is taken."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.features.tournaments.pairing import BoardPairing, BoardResult
from bot.features.tournaments.results import written
from bot.features.tournaments.rows.entering import (
    enter_computer,
    set_host,
    take_out,
    touched,
)
from bot.features.tournaments.rows.reading import load
from bot.features.tournaments.rows.schema import boards, news, seats, tournaments
from bot.features.tournaments.steps import TournamentStep
from bot.features.tournaments.tournament import TournamentState
from bot.store.queries import write


class TournamentChanged(Exception):
    """The tournament has gone on meanwhile."""


@write
def advance(
    connection: Connection, state: TournamentState, step: TournamentStep, now: float
) -> None:
    """Writes the next step of a tournament that stands as in ``state``. Raises
    TournamentChanged."""
    tournament = state.tournament
    here = tournaments.c.code == tournament.code, tournaments.c.revision == tournament.revision
    values = dict(step.changes) | {"revision": tournament.revision + 1}
    if connection.execute(update(tournaments).where(*here).values(values)).rowcount != 1:
        raise TournamentChanged
    for pairing in step.paired:
        _pair(connection, tournament.code, pairing, step.due)
    if step.told:
        tell(connection, tournament.code, step.told, {}, now)


def _pair(connection: Connection, code: str, pairing: BoardPairing, due: float | None) -> None:
    result = written(pairing.result) if pairing.result else None
    place = {"tournament": code, "round": pairing.round, "board": pairing.board}
    try:
        connection.execute(insert(boards).values(place | {"result": result, "due": due}))
        rows = [
            place | {"entrant": entrant, "seat": seat} for seat, entrant in enumerate(pairing.seats)
        ]
        connection.execute(insert(seats), rows)
    except IntegrityError:  # somebody has a board in this round
        raise TournamentChanged from None


@write
def sleep(connection: Connection, state: TournamentState, wake: float | None) -> None:
    """Notes when something may next have to happen, unless the tournament has changed."""
    tournament = state.tournament
    here = tournaments.c.code == tournament.code, tournaments.c.revision == tournament.revision
    connection.execute(update(tournaments).where(*here).values(wake=wake))


@write
def note_table(connection: Connection, code: str, number: int, board: int, table: str) -> None:
    """A board's table is open."""
    this = boards.c.tournament == code, boards.c.round == number, boards.c.board == board
    connection.execute(update(boards).where(*this, boards.c.code.is_(None)).values(code=table))


@write
def add_computer(
    connection: Connection, state: TournamentState, level: str, now: float
) -> TournamentState:
    """The tournament with a computer player on an odd place. Raises TournamentChanged."""
    tournament = state.tournament
    after = touched(connection, tournament.code)
    if after.tournament.revision != tournament.revision + 1:
        raise TournamentChanged
    return enter_computer(connection, after, level, now)


@write
def decide(
    connection: Connection,
    code: str,
    result: tuple[int, int, BoardResult] | None,
    out: Iterable[int],
    changes: Mapping[str, Any],
    told: tuple[str, Mapping[str, Any]] | None,
    now: float,
) -> TournamentState:
    """Writes what a host has decided: another ``result`` of a round's board, who is taken ``out``,
    what ``changes`` of the tournament, and what everybody is ``told``. Raises NoTournament."""
    state = touched(connection, code, now)
    if result is not None:
        number, board, other = result
        this = boards.c.tournament == code, boards.c.round == number, boards.c.board == board
        connection.execute(update(boards).where(*this).values(result=written(other)))
    if numbers := list(out):
        take_out(connection, state, numbers)
    if changes:
        mine = update(tournaments).where(tournaments.c.code == code)
        connection.execute(mine.values(dict(changes)))
    if told is not None:
        tell(connection, code, *told, now)
    after = load.within(connection, code)
    assert after is not None
    return after


def tell(
    connection: Connection, code: str, kind: str, about: Mapping[str, Any], now: float
) -> None:
    """Writes that everybody in a tournament is to be told something."""
    most = select(func.coalesce(func.max(news.c.number), 0)).where(news.c.tournament == code)
    number = int(connection.scalar(most) or 0) + 1
    row = {"tournament": code, "number": number, "kind": kind, "about": json.dumps(dict(about))}
    connection.execute(insert(news).values(row | {"at": now}))


@write
def pass_on(connection: Connection, code: str, person: str, now: float) -> None:
    """Gives a tournament's powers to a person."""
    touched(connection, code)
    set_host(connection, code, person, now)


@write
def resume(connection: Connection, code: str, now: float) -> None:
    """A tournament that stood goes on, and everybody has the time that they had."""
    tournament = touched(connection, code, now).tournament
    if not tournament.paused:
        return
    stood = now - tournament.paused
    changes: dict[str, Any] = {"paused": 0.0}
    if tournament.ends is not None:
        changes["ends"] = tournament.ends + stood
    if tournament.round == 0:
        changes["starts"] = max(tournament.starts, now)
    mine = update(tournaments).where(tournaments.c.code == code)
    connection.execute(mine.values(changes))
    here = boards.c.tournament == code, boards.c.result.is_(None), boards.c.due.is_not(None)
    connection.execute(update(boards).where(*here).values(due=boards.c.due + stood))


@write
def everybody_came(connection: Connection, code: str, number: int, board: int) -> None:
    """Nobody is waited for any more at a board."""
    this = boards.c.tournament == code, boards.c.round == number, boards.c.board == board
    connection.execute(update(boards).where(*this).values(due=None))


@write
def give_result(
    connection: Connection, code: str, number: int, board: int, result: BoardResult, now: float
) -> None:
    """Writes how a board has ended that has no table, unless it has a result."""
    touched(connection, code, now)
    this = boards.c.tournament == code, boards.c.round == number, boards.c.board == board
    unknown = update(boards).where(*this, boards.c.result.is_(None))
    connection.execute(unknown.values(result=written(result)))


@write
def note_host(connection: Connection, code: str, person: str, now: float) -> None:
    """A tournament's host uses their powers."""
    set_host(connection, code, person, now)
