"""``crosstable backup`` and ``crosstable restore``: the database as a file."""

import asyncio
import shlex
import sqlite3
from pathlib import Path

from rich.filesize import decimal
from rich.progress import Progress

from bot.cli.console import bar
from bot.cli.parser import BadInput
from bot.errors import Fault
from bot.store import copies, upgrade_copies
from bot.store.copies import Copy, Tell, Unfit
from bot.store.database import connected, file_of, without_password
from bot.store.file_lock import FileInUse

DUMP = ("pg_dump", "--format=custom")
RESTORE = ("pg_restore", "--clean", "--if-exists", "--no-owner", "--single-transaction")


def backup(url: str, target: Path) -> None:
    """Writes a checked copy of the database, which a bot may use meanwhile. Raises BadInput,
    Fault."""
    source = file_of(url)
    if source is None:
        words = (*DUMP, f"--file={target}", f"--dbname={without_password(url)}")
        raise Fault(
            "PostgreSQL makes copies with a program of its own, also while bots run:\n"
            + shlex.join(words)
        )
    try:
        with bar("copying") as progress:
            copy = copies.back_up(source, target, _teller(progress))
    except FileExistsError:
        raise BadInput(f"{target} is there already: name another file, or remove it.") from None
    except (Unfit, sqlite3.Error, OSError) as error:
        raise Fault(f"Cannot copy {source} to {target}: {_reason(error)}.") from None
    print(f"{target}: {_content(copy)}")


def restore(url: str, source: Path) -> None:
    """Makes a copy the database, in which nothing may run. Raises BadInput, Fault."""
    target = file_of(url)
    if target is None and source.name.startswith(upgrade_copies.PREFIX) and not source.exists():
        asyncio.run(_take_back(url, source.name))
        return
    if target is None:
        words = (*RESTORE, f"--dbname={without_password(url)}", str(source))
        raise Fault(
            "PostgreSQL takes copies back with a program of its own; stop all bots before:\n"
            + shlex.join(words)
        )
    if source.exists() and target.exists() and source.samefile(target):
        raise BadInput(f"{source} is the database itself.")
    try:
        with bar("copying") as progress:
            copy, former = copies.restore(source, target, _teller(progress))
    except FileInUse:
        raise Fault(f"A bot runs on {target}: stop it first.") from None
    except (Unfit, sqlite3.Error, OSError) as error:
        raise Fault(f"Cannot restore {source}: {_reason(error)}. Nothing has changed.") from None
    print(f"{target}: {_content(copy)}")
    if former is not None:
        print(f"What was there before is kept as {former}.")


async def _take_back(url: str, name: str) -> None:
    """Puts back the rows that a server has kept from before an upgrade. Raises Fault."""
    async with connected(url, brought=True) as database:
        try:
            counts = await database.write(upgrade_copies.take_back, name)
        except LookupError:
            known = ", ".join(await database.read(upgrade_copies.schemas)) or "none"
            raise Fault(f"There is no copy {name} on the server; there are: {known}.") from None
        except upgrade_copies.DatabaseInUse:
            raise Fault("Bots run on the database: stop them all first.") from None
    print(f"{name}: {sum(counts.values()):,} rows of {counts.get('tables', 0):,} tables are back.")


def _teller(progress: Progress) -> Tell:
    task = progress.add_task("", total=None)
    return lambda done, of: progress.update(task, completed=done, total=of)


def _content(copy: Copy) -> str:
    tables, moves = copy.counts.get("tables", 0), copy.counts.get("moves", 0)
    size = decimal(copy.size)
    return f"{tables} tables, {moves} moves, schema {copy.version}, {size}; checked."


def _reason(error: Exception) -> str:
    words = error.strerror if isinstance(error, OSError) else None
    return (words or str(error)).rstrip(".")
