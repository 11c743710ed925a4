"""Reads tournaments."""

import json
from collections.abc import Collection, Iterator
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, and_, or_, select

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.options import from_dict
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.results import read_result
from bot.features.tournaments.rows.schema import (
    boards,
    chats,
    entrants,
    hosts,
    news,
    players,
    seats,
    tournaments,
)
from bot.features.tournaments.tournament import (
    Enrolled,
    PlayedBoard,
    Stage,
    Tournament,
    TournamentState,
    board_of,
)
from bot.people import Chat
from bot.store.person_queries import read_of_person
from bot.store.queries import read
from bot.store.schema import people, signs
from bot.store.schema import tables as table_rows
from bot.tables.computers import next_name
from bot.tables.table import Chair

GOING_ON = (Stage.JOINING.value, Stage.RUNNING.value)


class News(Struct, frozen=True):
    """What a host has decided: its ``kind`` and the numbers that it is ``about``."""

    number: int
    kind: str
    about: dict[str, Any]
    at: float


@read
def load(connection: Connection, code: str) -> TournamentState | None:
    """A tournament with all that belongs to it; None where there is none."""
    row = connection.execute(select(tournaments).where(tournaments.c.code == code)).first()
    if row is None:
        return None
    found = select(hosts.c.person).where(hosts.c.tournament == code).order_by(hosts.c.at.desc())
    host = connection.scalar(found.limit(1)) or ""
    return TournamentState(
        _tournament(row), host, tuple(_people(connection, code)), tuple(_boards(connection, code))
    )


def _tournament(row: "Row[Any]") -> Tournament:
    known = row._mapping
    return Tournament(
        code=row.code,
        options=from_dict(json.loads(row.options)),
        clock=row.clock,
        rated=row.rated,
        starts=row.starts,
        absence=row.absence,
        limit=known["limit"],
        open=row.open,
        computers=row.computers,
        stage=Stage(row.stage),
        round=row.round,
        ends=row.ends,
        paused=row.paused,
        reminded=row.reminded,
        revision=row.revision,
        seed=row.seed,
    )


def _people(connection: Connection, code: str) -> Iterator[Enrolled]:
    mine = and_(
        players.c.tournament == entrants.c.tournament, players.c.number == entrants.c.number
    )
    found = (
        select(entrants, players.c.person, people.c.name)
        .outerjoin(players, mine)
        .outerjoin(people, people.c.key == players.c.person)
        .where(entrants.c.tournament == code)
        .order_by(entrants.c.number)
    )
    chairs: list[Chair] = []
    for row in connection.execute(found).mappings():
        entrant = Entrant(
            row["number"], row["rating"], row["after"], row["since"], group=row["group"]
        )
        name = row["name"] or (next_name(chairs) if row["level"] else "")
        chairs.append(Chair(name))
        yield Enrolled(entrant, row["person"] or "", name, row["level"], row["home"], row["freed"])


def _boards(connection: Connection, code: str) -> Iterator[PlayedBoard]:
    seated: dict[tuple[int, int], list[int]] = {}
    found = select(seats).where(seats.c.tournament == code)
    for row in connection.execute(found.order_by(seats.c.round, seats.c.board, seats.c.seat)):
        seated.setdefault((row.round, row.board), []).append(row.entrant)
    rows = select(boards).where(boards.c.tournament == code)
    for row in connection.execute(rows.order_by(boards.c.round, boards.c.board)):
        result = read_result(row.result) if row.result else None
        numbers = tuple(seated.get((row.round, row.board), ()))
        pairing = BoardPairing(row.round, row.board, numbers, result)
        yield PlayedBoard(pairing, row.code or "", row.due)


@read
def exists(connection: Connection, code: str) -> bool:
    """Whether there is a tournament with this code."""
    found = select(tournaments.c.code).where(tournaments.c.code == code)
    return connection.execute(found).first() is not None


@read
def revisions(connection: Connection, codes: Collection[str]) -> dict[str, int]:
    """The revisions of these tournaments."""
    found = select(tournaments.c.code, tournaments.c.revision)
    rows = connection.execute(found.where(tournaments.c.code.in_(codes)))
    return {row.code: row.revision for row in rows}


@read
def codes(connection: Connection) -> list[str]:
    """All tournaments, oldest first."""
    return list(connection.scalars(select(tournaments.c.code).order_by(tournaments.c.created)))


@read
def waking(connection: Connection, now: float) -> list[str]:
    """With which tournaments something may have to happen by now."""
    found = select(tournaments.c.code).where(tournaments.c.wake <= now)
    return list(connection.scalars(found.order_by(tournaments.c.wake)))


@read
def in_chat(connection: Connection, chat: Chat) -> list[str]:
    """The tournaments of a chat that are not over, the newest first."""
    return running_in(connection, chat)


def running_in(connection: Connection, chat: Chat) -> list[str]:
    """The same within a transaction."""
    here = (
        select(tournaments.c.code)
        .join(chats, chats.c.tournament == tournaments.c.code)
        .where(
            chats.c.platform == chat.platform,
            chats.c.chat == chat.id,
            chats.c.thread == chat.thread,
            tournaments.c.stage.in_(GOING_ON),
        )
    )
    return list(connection.scalars(here.order_by(tournaments.c.created.desc())))


@read_of_person
def of_person(connection: Connection, person: str) -> list[str]:
    """The tournaments of a person that are not over, the newest first."""
    mine = (
        select(tournaments.c.code)
        .join(players, players.c.tournament == tournaments.c.code)
        .where(players.c.person == person, tournaments.c.stage.in_(GOING_ON))
    )
    return list(connection.scalars(mine.order_by(tournaments.c.created.desc())))


@read_of_person
def lately_of(connection: Connection, person: str, most: int) -> list[str]:
    """The tournaments that a person plays, has played or holds, the newest first."""
    plays = select(players.c.tournament).where(players.c.person == person)
    holds = select(hosts.c.tournament).where(hosts.c.person == person)
    mine = or_(tournaments.c.code.in_(plays), tournaments.c.code.in_(holds))
    found = select(tournaments.c.code).where(mine).order_by(tournaments.c.created.desc())
    return list(connection.scalars(found.limit(most)))


@read
def chats_of(connection: Connection, code: str) -> dict[int, Chat]:
    """The chats of a tournament, by their numbers in it."""
    found = select(chats).where(chats.c.tournament == code).order_by(chats.c.number)
    return {
        row.number: Chat(row.platform, row.chat, row.thread, row.private)
        for row in connection.execute(found)
    }


@read
def news_of(connection: Connection, code: str) -> list[News]:
    """What hosts have decided in a tournament, the oldest first."""
    found = select(news).where(news.c.tournament == code).order_by(news.c.number)
    return [
        News(row.number, row.kind, json.loads(row.about), row.at)
        for row in connection.execute(found)
    ]


@read
def seen_at(connection: Connection, code: str) -> set[str]:
    """Who has appeared at a table, by their keys."""
    here = select(signs.c.person).join(table_rows, table_rows.c.id == signs.c.table)
    return set(connection.scalars(here.where(table_rows.c.code == code)))


@read
def place_of(connection: Connection, code: str) -> tuple[str, int, int] | None:
    """The tournament, round and board for which a table was opened; None for any other table."""
    return _place(connection, code)


def _place(connection: Connection, code: str) -> tuple[str, int, int] | None:
    origin = connection.scalar(select(table_rows.c.origin).where(table_rows.c.code == code))
    return board_of(origin or "")


@read
def home_of(connection: Connection, code: str, person: str) -> Chat | None:
    """The chat where somebody has joined the tournament that has opened this table; None where
    none has."""
    place = _place(connection, code)
    if place is None:
        return None
    number = select(players.c.number).where(
        players.c.tournament == place[0], players.c.person == person
    )
    home = select(entrants.c.home).where(
        entrants.c.tournament == place[0], entrants.c.number == number.scalar_subquery()
    )
    found = select(chats).where(
        chats.c.tournament == place[0], chats.c.number == home.scalar_subquery()
    )
    row = connection.execute(found).first()
    if row is None:
        return None
    return Chat(row.platform, row.chat, row.thread, row.private)


@read
def host_seen(connection: Connection, code: str) -> float:
    """When a tournament's host last used their powers or acted at any table; 0 for no host."""
    row = connection.execute(
        select(hosts.c.person, hosts.c.at)
        .where(hosts.c.tournament == code)
        .order_by(hosts.c.at.desc())
    ).first()
    if row is None:
        return 0.0
    last = select(signs.c.at).where(signs.c.person == row.person).order_by(signs.c.at.desc())
    return max(float(row.at), float(connection.scalar(last.limit(1)) or 0.0))
