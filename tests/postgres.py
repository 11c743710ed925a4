"""A PostgreSQL server of the tests' own, in a temporary folder and on a Unix socket."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import make_url

from tests.patience import LONG_PATIENCE
from tests.stores import bring_up_to_date

USER = "crosstable"
EMPTY = """SET client_min_messages = error;
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT nspname FROM pg_namespace
        WHERE nspname IN ('public', 'queue') OR nspname LIKE 'crosstable%'
    LOOP EXECUTE format('DROP SCHEMA %I CASCADE', name); END LOOP;
END $$; CREATE SCHEMA public"""
# Emptying small tables is faster than TRUNCATE, which makes a new file of each; ids begin anew.
CLEAR = """
SET session_replication_role = replica;
DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT schemaname || '.' || tablename FROM pg_tables
        WHERE schemaname IN ('public', 'queue') AND tablename NOT IN ('alembic_version', 'serves')
    LOOP EXECUTE 'DELETE FROM ' || name; END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'
    LOOP EXECUTE format('ALTER SEQUENCE %I RESTART', name); END LOOP;
END $$
"""
SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=60 -k {folder}"


class Missing(Exception):
    """There is no PostgreSQL on this machine."""


class Server:
    """A running server with databases without a schema and with the store's."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._psql = programs / "psql"
        self._folder = folder
        self._made = False

    def empty(self) -> str:
        """The URL of a database in which there is nothing."""
        self._run(EMPTY, "postgres")
        return self._url("postgres")

    async def fresh(self) -> str:
        """The URL of a database with the present schema, and no row in it. It is brought up to date
        once: that takes longer than most of what is then tried with it."""
        if not self._made:
            self._run("CREATE DATABASE fresh", "postgres")
            await bring_up_to_date(self._url("fresh"))
            self._made = True
        self._run(CLEAR, "fresh")
        return self._url("fresh")

    async def own(self) -> str:
        """The URL of a copy of that one, whose schema is the test's to change."""
        await self.fresh()
        self._run("DROP DATABASE IF EXISTS own WITH (FORCE)", "postgres")
        self._run("CREATE DATABASE own TEMPLATE fresh", "postgres")
        return self._url("own")

    def run(self, statements: str, url: str) -> None:
        """Have the database at ``url``, one of this server's, carry out statements."""
        self._run(statements, str(make_url(url).database))

    def _url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def _run(self, statements: str, database: str) -> None:
        call(self._psql, "-q", "-h", self._folder, "-U", USER, "-c", statements, database)


def programs() -> Path:
    """The folder with initdb, pg_ctl and psql. Raises Missing."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in folders:
        if (folder / "psql").exists():
            return folder
    raise Missing("PostgreSQL is not installed (Debian: apt install postgresql)")


def account() -> str | None:
    """Whom the server runs as: the server refuses to be root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def call(*words: str | Path, user: str | None = None) -> None:
    subprocess.run(
        [str(word) for word in words],
        check=True,
        user=user,
        cwd="/",
        stdout=subprocess.DEVNULL,
        timeout=LONG_PATIENCE,
    )


@contextmanager
def running() -> Iterator[Server]:
    """A server for as long as the context lasts. Raises Missing."""
    installed, user = programs(), account()
    folder = Path(tempfile.mkdtemp(prefix="crosstable-pg-"))
    data, options = folder / "data", SETTINGS.format(folder=folder)
    try:
        if user is not None:
            shutil.chown(folder, user)
        call(installed / "initdb", "-D", data, "-U", USER, "-A", "trust", "-N", user=user)
        control = (installed / "pg_ctl", "-D", data, "-l", folder / "log", "-w")
        call(*control, "-o", options, "start", user=user)
        try:
            yield Server(installed, folder)
        finally:
            call(*control, "-m", "immediate", "stop", user=user)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
