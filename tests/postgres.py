"""A PostgreSQL server of the tests' own, in a temporary folder and on a Unix socket."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

USER = "crosstable"
EMPTY = "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"
SETTINGS = "-c listen_addresses='' -c fsync=off -c max_connections=60 -k {folder}"


class Missing(Exception):
    """There is no PostgreSQL on this machine."""


class Server:
    """A running server with one database; ``empty`` empties that and returns its URL."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._psql = programs / "psql"
        self._folder = folder

    def empty(self) -> str:
        command = (self._psql, "-q", "-h", self._folder, "-U", USER, "-c", EMPTY, "postgres")
        call(*command)
        return f"postgresql://{USER}@/postgres?host={self._folder}"


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
        timeout=60,
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
