"""What there is to say of the database, and of who else uses it."""

from collections.abc import Iterator
from pathlib import Path

from rich.filesize import decimal

from bot.cli.examination import Finding, PartState, clock
from bot.errors import Fault
from bot.settings import Role
from bot.store.database import file_of, health_of
from bot.store.health import Alive, DatabaseHealth
from bot.store.migrate import HEAD, MOVING

LAST = 0.1  # of the connections that a server takes; with fewer free ones it is soon full
RESTORE = "stop the bot and bring a copy back: crosstable restore FILE"


async def examine(url: str) -> list[Finding]:
    """The database, its schema, the processes at it, and its clock."""
    file = file_of(url)
    if file is not None and not file.exists():
        return [_new(file)]
    try:
        health = await health_of(url)
    except Fault as fault:
        return [Finding("database", PartState.BAD, str(fault), _way_out(file))]
    if health.guest and not health.hindrance:
        told = f"{health.engine} answers; this user sees the computer players' queue alone"
        return [Finding("database", PartState.GOOD, told)]
    if health.guest:
        return list(_server(health))
    if file is None:
        found = [*_server(health), _schema(health), _processes(health), _players(health)]
        return [*found, clock("the database's", health.ahead)]
    return [_file(file, health), _schema(health), _owner(health)]


def _new(file: Path) -> Finding:
    if not file.parent.is_dir():
        return Finding(
            "database",
            PartState.BAD,
            f"there is no folder {file.parent}",
            "make it, or set DATABASE_URL",
        )
    return Finding(
        "database", PartState.NOTE, f"{file} is not there yet", "the first start makes it"
    )


def _way_out(file: Path | None) -> str:
    if file is None:
        return "check DATABASE_URL, the server, and what its pg_hba.conf lets in"
    return f"check who may read and write it, and if it is broken {RESTORE}"


def _file(file: Path, health: DatabaseHealth) -> Finding:
    size = decimal(health.size)
    if health.damage:
        return Finding("database", PartState.BAD, f"{file} is broken: {health.damage}", RESTORE)
    if health.hindrance:
        return Finding(
            "database",
            PartState.BAD,
            f"{file} cannot be written: {health.hindrance}",
            "let the bot's user write the file and its folder; is the disk full, or read-only?",
        )
    if not health.looked_through:
        return Finding(
            "database",
            PartState.NOTE,
            f"{file} can be written; with {size} it was looked through only in part",
            "crosstable backup FILE looks through all of it",
        )
    known = "in WAL mode" if health.journal == "wal" else f"in {health.journal} mode until a start"
    return Finding("database", PartState.GOOD, f"{file}: {health.engine} {known}, {size}, writable")


def _server(health: DatabaseHealth) -> Iterator[Finding]:
    if health.hindrance:
        yield Finding(
            "database",
            PartState.BAD,
            f"{health.engine} cannot be written: {health.hindrance}",
            "give DATABASE_URL the primary server, and a user who owns the tables",
        )
    else:
        size = decimal(health.size)
        yield Finding("database", PartState.GOOD, f"{health.engine} answers, {size}, writable")
    used, most = health.connections, health.most_connections
    if most and used > most * (1 - LAST):
        yield Finding(
            "connections",
            PartState.NOTE,
            f"{used} of the server's {most} connections are taken",
            "raise max_connections, or stop what else uses the server",
        )


def _schema(health: DatabaseHealth) -> Finding:
    if health.version is None:
        return Finding("schema", PartState.NOTE, "there is none yet", "the first start makes it")
    if health.version.startswith(MOVING):
        found = "not all has been moved into this database yet"
        return Finding("schema", PartState.BAD, found, "let crosstable move finish")
    if not health.known:
        return Finding(
            "schema",
            PartState.BAD,
            f"version {health.version}, which this Crosstable does not know",
            "update Crosstable, or name another database",
        )
    if health.due:
        return Finding(
            "schema",
            PartState.NOTE,
            f"version {health.version}, this Crosstable has {HEAD}",
            "make a copy (crosstable backup FILE); the next start migrates",
        )
    if health.version > HEAD:
        found = (
            f"version {health.version} of a newer Crosstable, which serves this one ({HEAD}) too"
        )
        return Finding("schema", PartState.GOOD, found)
    return Finding("schema", PartState.GOOD, f"version {health.version}, as this Crosstable has it")


def _owner(health: DatabaseHealth) -> Finding:
    if health.in_use:
        return Finding("processes", PartState.GOOD, "a bot runs on this database")
    return Finding(
        "processes", PartState.NOTE, "no bot runs on this database", "crosstable starts one"
    )


def _processes(health: DatabaseHealth) -> Finding:
    if not health.alive:
        return Finding(
            "processes", PartState.NOTE, "no bot runs on this database", "crosstable starts one"
        )
    each = "; ".join(f"{_roles(one)} ({one.silent:.0f} s ago)" for one in health.alive)
    return Finding("processes", PartState.GOOD, f"{len(health.alive)} alive: {each}")


def _roles(one: Alive) -> str:
    return "+".join(role for role in one.roles.split() if role in tuple(Role))


def _players(health: DatabaseHealth) -> Finding:
    if health.players:
        found = (
            f"computer players think in {health.players} processes, {health.ready} of them ready"
        )
        return Finding("players", PartState.GOOD, found)
    return Finding(
        "players",
        PartState.NOTE,
        "no process with the role players is alive: the others have computer players think",
        "start one, if that is not what you want",
    )
