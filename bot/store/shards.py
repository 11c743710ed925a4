"""The shards into which a platform divides what it tells a bot, as all its processes know them."""

from collections.abc import Mapping

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, select, text, update
from sqlalchemy.sql.elements import ColumnElement

from bot.store.leases import lock_key
from bot.store.processes import present
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import applications, shards
from bot.store.upsert import upsert

LOCK = text("SELECT pg_advisory_xact_lock(:key)")


class GatewaySession(Struct, frozen=True):
    """A stream of events that another connection can go on with: after the event with the number
    ``sequence``, at an ``address``."""

    id: str
    sequence: int
    address: str


@write
def set_shard_count(connection: Connection, application: str, count: int) -> None:
    """An application has so many shards from now on. Where it had another number, no stream goes
    on."""
    if shard_count.within(connection, application) == count:
        return
    connection.execute(upsert(connection, applications, {"id": application}, {"shards": count}))
    connection.execute(delete(shards).where(shards.c.application == application))
    rows = [{"application": application, "shard": shard} for shard in range(count)]
    connection.execute(insert(shards), rows)


@read
def shard_count(connection: Connection, application: str) -> int:
    """How many shards an application has, 0 for one that is not known."""
    chosen = select(applications.c.shards).where(applications.c.id == application)
    return connection.scalar(chosen) or 0


@read
def session(connection: Connection, application: str, shard: int) -> GatewaySession | None:
    """The stream that a shard has left, or None."""
    columns = shards.c.session, shards.c.sequence, shards.c.address
    row = connection.execute(select(*columns).where(_is(application, shard))).first()
    return GatewaySession(*row) if row and row.session else None


@write_relaxed
def keep_sessions(
    connection: Connection, application: str, known: Mapping[int, GatewaySession | None]
) -> None:
    """Notes where streams have come to, by shard; None for a shard that has none to go on with."""
    for shard, stream in sorted(known.items()):  # always in one order, so that nobody waits twice
        found = stream or GatewaySession("", 0, "")
        content = {"session": found.id, "sequence": found.sequence, "address": found.address}
        connection.execute(update(shards).where(_is(application, shard)).values(content))


@write
def identify(
    connection: Connection, application: str, shard: int, lanes: int, spacing: float
) -> float:
    """How many seconds a shard has to wait until it may begin a stream: one shard in ``spacing``
    seconds of those that share a lane, which are ``lanes``. With 0 it begins now."""
    wait = _wait(connection, application, shard, lanes, spacing)
    if not wait:
        _note_begin(connection, application, shard)
    return wait


@write_relaxed
def begins(
    connection: Connection, application: str, shard: int, lanes: int, spacing: float
) -> float:
    """The same of a shard whose turn has come and which is connected by now: meanwhile another may
    have begun."""
    wait = _wait(connection, application, shard, lanes, spacing, shards.c.shard != shard)
    if not wait:
        _note_begin(connection, application, shard)
    return wait


def _wait(
    connection: Connection,
    application: str,
    shard: int,
    lanes: int,
    spacing: float,
    *which: ColumnElement[bool],
) -> float:
    """The seconds until ``which`` of the shards of its lane leave it room. Others who ask wait for
    the end of this transaction."""
    lane = shard % lanes
    if connection.dialect.name == "postgresql":
        connection.execute(LOCK, {"key": lock_key(f"identify {application} {lane}")})
    now = connection.scalar(select(present(connection)))
    assert now is not None
    others = shards.c.application == application, shards.c.shard % lanes == lane, *which
    latest = connection.scalar(select(func.max(shards.c.identified)).where(*others)) or 0.0
    return float(latest + spacing - now) if latest <= now < latest + spacing else 0.0


def _note_begin(connection: Connection, application: str, shard: int) -> None:
    chosen = update(shards).where(_is(application, shard))
    connection.execute(chosen.values(identified=present(connection)))


@read
def registered(connection: Connection, application: str) -> str:
    """What was last noted of the commands of an application, "" for nothing."""
    chosen = select(applications.c.commands).where(applications.c.id == application)
    return connection.scalar(chosen) or ""


@write
def register(connection: Connection, application: str, digest: str) -> None:
    """Notes which commands an application has."""
    known, change = {"id": application}, {"commands": digest}
    # It may not be known yet how many shards there are.
    connection.execute(upsert(connection, applications, known, {"shards": 0} | change, change))


def _is(application: str, shard: int) -> ColumnElement[bool]:
    return and_(shards.c.application == application, shards.c.shard == shard)
