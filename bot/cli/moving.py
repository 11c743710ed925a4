"""``crosstable move``: from an SQLite file to a PostgreSQL server."""

import asyncio
import sys
from contextlib import AsyncExitStack

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.cli.parser import BadInput
from bot.errors import Fault
from bot.store.database import connected, file_of, without_password
from bot.store.moving import Differing, Move, NotEmpty


def move(source: str, target: str) -> None:
    """Copy everything, or what is not there yet, and compare. Raises BadInput, Fault."""
    file = file_of(source)
    if file is None:
        raise BadInput("DATABASE_URL names no SQLite file: there is nothing to move.")
    if _is_file(target):
        raise BadInput("The target must look like postgresql://user:password@host/database.")
    if not file.exists():
        raise Fault(f"There is no {file} to move.")
    try:
        counts = asyncio.run(_moved(source, target))
    except KeyboardInterrupt:
        print("crosstable: broken off; the same command goes on from there.", file=sys.stderr)
        raise
    rows = sum(counts.values())
    print(f"{rows:,} rows of {counts['tables']:,} tables moved, compared and equal.")
    print(f"Set DATABASE_URL to {without_password(target)} with its password, and put {file} away.")


def _is_file(target: str) -> bool:
    try:
        return file_of(target) is not None
    except Fault:
        return True


async def _moved(source: str, target: str) -> dict[str, int]:
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(connected(source, brought=True))
        new = await stack.enter_async_context(connected(target, brought=False))
        progress = stack.enter_context(_bars())
        task = progress.add_task("moving", total=None)
        work = Move(old, new, lambda rows: progress.advance(task, rows))
        total = await work.total()
        progress.update(task, total=total)
        try:
            await work.copy()
            task = progress.add_task("comparing", total=total)
            return await work.check()
        except NotEmpty as error:
            raise Fault(f"The target is not empty: {error}. Make a new database.") from None
        except Differing as error:
            raise Fault(
                f"The target's table {error} is not as the file's: make a new database and begin "
                "anew."
            ) from None


def _bars() -> Progress:
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
