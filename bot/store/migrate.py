"""Brings a database to the present schema with Alembic."""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
HEAD = "0006"  # the last of the migrations
LOCK = 0x43726F7373  # any number that no other program on the same server takes


class Newer(Exception):
    """The database has a schema that this version does not know."""


def migrate(connection: Connection) -> None:
    """Run the migrations that the database lacks, inside the connection's transaction. Raises
    Newer."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    if version(connection) != HEAD:
        upgrade(connection, HEAD)


def version(connection: Connection) -> str | None:
    """The last migration that the database has seen, or None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    number: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return number


def upgrade(connection: Connection, target: str) -> None:
    """Run the migrations up to ``target``. Raises Newer."""
    from alembic import command  # noqa: PLC0415 - takes half a second, once in a schema's life
    from alembic.script import ScriptDirectory  # noqa: PLC0415
    from alembic.util import CommandError  # noqa: PLC0415

    config = configuration(connection)
    try:
        ScriptDirectory.from_config(config).get_revision(version(connection) or "base")
    except CommandError:
        raise Newer from None
    command.upgrade(config, target)


def configuration(connection: Connection | None) -> "Config":
    """Alembic's configuration; without a connection it knows the scripts only."""
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
