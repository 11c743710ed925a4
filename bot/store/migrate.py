"""Brings a database to the present schema with Alembic.

Every migration says ``expands = True`` when all statements of older versions mean afterwards what
they meant before: then these run on beside the newer one. One that takes something away says
``contracts = "0017"``, the last migration that a version knows which needs it no more; it is for a
later release than the one that stops needing it. docs/upgrading.md says it for operators.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.runtime.migration import RevisionStep
    from alembic.script import ScriptDirectory

FOLDER = Path(__file__).parent / "migrations"
HEAD = "0046"  # the last of the migrations
FIRST = "0001"
MOVING = "moving "  # before the version of a database of which not all is there yet
LOCK = 0x43726F7373  # any number that no other program on the same server takes
SILENT = 10.0  # seconds without a sign of life after which a process has ended


class Newer(Exception):
    """The database has a schema that this version does not know, and that does not serve it."""


class HalfMoved(Exception):
    """The database is still being filled from another one."""


class InTheWay(Exception):
    """Processes are alive that the schema would not serve any more."""


def migrate(connection: Connection, folder: Path = FOLDER, head: str = HEAD) -> None:
    """Runs the migrations of the ``folder`` up to ``head`` that the database lacks, inside the
    connection's transaction. A newer schema that is only wider stays as it is. Raises Newer,
    HalfMoved, InTheWay."""
    lock(connection)
    if not serves(connection, head):
        upgrade(connection, head, folder)


def lock(connection: Connection) -> None:
    """Keeps others from migrating at the same time, until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def version(connection: Connection) -> str | None:
    """The last migration that the database has seen, or None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    number: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return number


def serves(connection: Connection, head: str = HEAD) -> bool:
    """Whether a version of the program that knows the migrations up to ``head`` finds in the
    database all that it knows, and perhaps more. The newer version that made it so has noted there
    down to which one that holds. Raises Newer when it is newer and does not, HalfMoved."""
    found = version(connection) or ""
    if found.startswith(MOVING):
        raise HalfMoved
    if found > head and (oldest(connection) or found) > head:
        raise Newer
    return found >= head


def due(connection: Connection, head: str = HEAD) -> str | None:
    """The version of a database that is about to be migrated to ``head``; None for an empty one,
    and for one that serves as it is. Raises Newer, HalfMoved."""
    return None if serves(connection, head) else version(connection)


def suits(number: str, oldest: str | None) -> bool:
    """Whether this program can go on with a database of this version, which serves those down to
    the ``oldest``, perhaps after migrating it."""
    return is_known(number) or (number > HEAD and (oldest or number) <= HEAD)


def oldest(connection: Connection) -> str | None:
    """The last migration known to the oldest version of the program that the schema serves."""
    if not inspect(connection).has_table("serves"):
        return None
    number: str | None = connection.scalar(text("SELECT oldest FROM serves"))
    return number


def upgrade(connection: Connection, target: str, folder: Path = FOLDER) -> None:
    """Runs the migrations up to ``target``. Raises Newer, InTheWay."""
    from alembic.runtime.environment import EnvironmentContext  # noqa: PLC0415 - takes half a second

    config, before = configuration(connection, folder), version(connection)
    if not is_known(before or "base", folder):
        raise Newer
    scripts = scripts_in(folder)
    needed = _needed(script.module for script in scripts.iterate_revisions(target, before))
    _make_way(connection, needed)

    def steps(number: str, _: object) -> "list[RevisionStep]":
        return scripts._upgrade_revs(target, number)  # as alembic.command does with its own

    with EnvironmentContext(config, scripts, fn=steps):
        scripts.run_env()
    if inspect(connection).has_table("serves"):
        served = max(needed, oldest(connection) or FIRST)
        connection.execute(text("DELETE FROM serves"))
        connection.execute(text("INSERT INTO serves VALUES (:oldest)"), {"oldest": served})


def is_known(number: str, folder: Path = FOLDER) -> bool:
    """Whether there is a migration to this version."""
    from alembic.util import CommandError  # noqa: PLC0415

    try:
        scripts_in(folder).get_revision(number)
    except CommandError:
        return False
    return True


@cache
def scripts_in(folder: Path) -> "ScriptDirectory":
    """The migrations of a ``folder``, read once: they change with the program only."""
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    return ScriptDirectory.from_config(configuration(None, folder))


def _needed(migrations: Iterable[ModuleType]) -> str:
    """The last migration that a version must know to go on after these: one that ``expands`` leaves
    all that there was, one that ``contracts`` names it."""
    return max((getattr(one, "contracts", FIRST) for one in migrations), default=FIRST)


def _make_way(connection: Connection, needed: str) -> None:
    """Raises InTheWay while a process is alive that knows less than what is ``needed``."""
    if needed == FIRST or connection.dialect.name != "postgresql":
        return
    columns = inspect(connection).has_table("processes") and {
        column["name"] for column in inspect(connection).get_columns("processes")
    }
    if columns and "version" in columns:
        older = text(
            "SELECT count(*) FROM processes WHERE version < :needed"
            " AND seen > extract(epoch FROM clock_timestamp()) - :silent"
        )
        if connection.scalar(older, {"needed": needed, "silent": SILENT}):
            raise InTheWay


def configuration(connection: Connection | None, folder: Path = FOLDER) -> "Config":
    """Alembic's configuration; without a connection it knows the scripts only."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
