"""Small things kept by name: half-made choices and secrets."""

import secrets as random_bytes

from sqlalchemy import Connection, select

from bot.store.queries import read, write, write_relaxed
from bot.store.schema import picks, secrets, tables
from bot.store.signals import Signal, SignalKind, tell
from bot.store.upsert import insert_into, upsert
from engines import path

SECRET_BYTES = 32


@write_relaxed
def pick(
    connection: Connection, code: str, seat: int, revision: int, picked: tuple[str, ...]
) -> None:
    """Keeps the choices that a seat has made towards its move at ``revision``; other processes hear
    that it has."""
    tell(connection, Signal(SignalKind.PICKED, code).payload)
    key = connection.scalar(select(tables.c.id).where(tables.c.code == code))
    if key is None:
        return
    content = {"revision": revision, "path": path.join(picked)}
    connection.execute(upsert(connection, picks, {"table": key, "seat": seat}, content))


@read
def picked(connection: Connection, code: str, seat: int) -> tuple[int, tuple[str, ...]] | None:
    """The revision at which a seat last made choices, and those; None without any."""
    rows = connection.execute(
        select(picks.c.revision, picks.c.path)
        .join(tables, tables.c.id == picks.c.table)
        .where(tables.c.code == code, picks.c.seat == seat)
    )
    row = rows.first()
    return (row.revision, path.split(row.path)) if row else None


@write
def secret(connection: Connection, name: str) -> str:
    """The secret of this name, made up when first asked for."""
    connection.execute(
        insert_into(connection, secrets)
        .values(name=name, value=random_bytes.token_urlsafe(SECRET_BYTES))
        .on_conflict_do_nothing()
    )
    return str(connection.scalar(select(secrets.c.value).where(secrets.c.name == name)))
