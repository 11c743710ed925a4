"""Copies of an SQLite file, each checked before it has its name."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from bot.store.file_lock import OWNER_ONLY, FileLock
from bot.store.health import oldest_in, version_in
from bot.store.migrate import suits

PAGES = 1000  # copied between two reports
WAIT = 5.0  # seconds for another program that has the file
PARTS = ("", "-journal", "-wal", "-shm")  # of a database that is open

Tell = Callable[[int, int], None]
"""Called with the pages that are copied, and with all."""


class Unfit(Exception):
    """A file that is no copy of a database of ours, or a broken one, in words."""


class Copy(Struct, frozen=True):
    """What stands in a copy: the version of its schema, and the number of rows by table."""

    version: str
    counts: dict[str, int]
    size: int  # bytes


def back_up(
    source: Path, target: Path, tell: Tell, pages: int = PAGES, replacing: bool = False
) -> Copy:
    """Writes a copy of a database that may be in use: the state at one moment, whatever is written
    meanwhile; so many pages between two reports. Raises Unfit, sqlite3.Error, OSError,
    FileExistsError where it would be ``replacing`` another one unasked."""
    if target.exists() and not replacing:
        raise FileExistsError
    with _copied(source, target, tell, pages) as (part, copy):
        part.replace(target)
    _settle_folder(target.parent)
    return copy


def restore(source: Path, target: Path, tell: Tell) -> tuple[Copy, Path | None]:
    """Puts a copy in the place of a database that nobody uses; what stood there is kept under
    another name, which is returned. Raises InUse, Unfit, sqlite3.Error, OSError."""
    source.open("rb").close()
    there = target.exists() and target.stat().st_size > 0
    with _owned(target), _copied(source, target, tell, PAGES) as (part, copy):
        former = _put_aside(target) if there else None
        part.replace(target)
        _settle_folder(target.parent)
    return copy, former


@contextlib.contextmanager
def _owned(file: Path) -> Iterator[None]:
    """No bot runs on the file meanwhile."""
    lock, made = FileLock(str(file)), not file.exists()
    asyncio.run(lock.take(0.0))
    try:
        yield
    except BaseException:
        if made:
            file.unlink()
        raise
    finally:
        asyncio.run(lock.give_back())


@contextlib.contextmanager
def _copied(source: Path, target: Path, tell: Tell, pages: int) -> Iterator[tuple[Path, Copy]]:
    """A checked copy under another name beside the target; it goes away unless it is renamed."""
    source.open("rb").close()  # the driver's words for what is missing are poorer
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER_ONLY))
        counts = _copy(source, part, tell, pages)
        copy = _checked(part)
        if copy.counts != counts:
            raise Unfit("the copy has not as many rows as the database")
        yield part, copy
    finally:
        for suffix in PARTS:
            part.with_name(f"{part.name}{suffix}").unlink(missing_ok=True)


def _copy(source: Path, part: Path, tell: Tell, pages: int) -> dict[str, int]:
    with closing(_connected(source, "rw")) as old, closing(_connected(part, "rw")) as new:
        # A transaction that reads keeps the whole copy at one moment: without it SQLite would begin
        # anew whenever somebody writes.
        old.execute("BEGIN")
        counts = _counts(old)
        old.backup(new, pages=pages, progress=lambda _, left, of: tell(of - left, of))
        new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    return counts


def _checked(part: Path) -> Copy:
    with closing(_connected(part, "rw")) as opened:
        found = str(opened.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise Unfit(found.splitlines()[-1])
        if opened.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Unfit("a row refers to another one that is missing")
        version = version_in(opened)
        if version is None:
            raise Unfit("it is no database of Crosstable")
        if not suits(version, oldest_in(opened)):
            raise Unfit(f"it has the schema {version} of a newer Crosstable: update this one")
        counts = _counts(opened)
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    return Copy(version, counts, part.stat().st_size)


def _counts(opened: sqlite3.Connection) -> dict[str, int]:
    names = opened.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return {
        name: opened.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0]  # noqa: S608
        for (name,) in names.fetchall()
    }


def _put_aside(file: Path) -> Path:
    """Gives a database a second name, under which it stays when the first is taken."""
    with contextlib.suppress(sqlite3.DatabaseError), closing(_connected(file, "rw")) as opened:
        try:
            # What was written last goes from the log into the file itself: a log that stayed
            # behind would be taken for that of the new one.
            opened.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise BlockingIOError("another program has it open") from None
    former = file.with_name(f"{file.name}.{time.strftime('%Y%m%d-%H%M%S')}")
    try:
        former.hardlink_to(file)
    except OSError:  # not every file system has that
        shutil.copy2(file, former)
    for suffix in PARTS[1:]:  # of a file that is too broken for SQLite to put it in order
        beside = file.with_name(f"{file.name}{suffix}")
        if beside.exists():
            beside.replace(former.with_name(f"{former.name}{suffix}"))
    return former


def _settle_folder(folder: Path) -> None:
    """Has the file's new name on the disk too, where a system can."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _connected(file: Path, mode: str) -> sqlite3.Connection:
    address = f"{file.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=WAIT, isolation_level=None)
