"""``crosstable move``: from an SQLite file to a PostgreSQL server, or back into a file."""

import asyncio
import sys
from contextlib import AsyncExitStack
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bot.cli.parser import BadInput
from bot.errors import Fault
from bot.store.database import connected, file_of, without_password
from bot.store.moving import DatabaseMove, Differing, NotEmpty, SourceInUse


def move(source: str, target: str) -> None:
    """Copies everything, or what is not there yet, and compares. Raises BadInput, Fault."""
    file, goal = file_of(source), _file_to_be(target)
    if file is None and goal is None:
        raise BadInput("DATABASE_URL names a server: the target must look like sqlite:///new.db.")
    if file is not None and goal is not None:
        raise BadInput("The target must look like postgresql://user:password@host/database.")
    if file is not None and not file.exists():
        raise Fault(f"There is no {file} to move.")
    try:
        counts = asyncio.run(_moved(source, target))
    except KeyboardInterrupt:
        print("crosstable: broken off; the same command goes on from there.", file=sys.stderr)
        raise
    rows = sum(counts.values())
    print(f"{rows:,} rows of {counts['tables']:,} tables moved, compared and equal.")
    if file is None:
        print(f"Set DATABASE_URL to {target}, and keep the server's database until you trust it.")
    else:
        print(
            f"Set DATABASE_URL to {without_password(target)} with its password, and put {file} "
            "away."
        )


def _file_to_be(target: str) -> Path | None:
    """The file that the target names; None for a server. Raises BadInput."""
    try:
        return file_of(target)
    except Fault:
        raise BadInput(
            "The target must look like postgresql://user:password@host/database, or like "
            "sqlite:///new.db."
        ) from None


async def _moved(source: str, target: str) -> dict[str, int]:
    async with AsyncExitStack() as stack:
        old = await stack.enter_async_context(connected(source, brought=True))
        new = await stack.enter_async_context(connected(target, brought=False))
        progress = stack.enter_context(_bars())
        task = progress.add_task("moving", total=None)
        work = DatabaseMove(old, new, lambda rows: progress.advance(task, rows))
        total = await work.total()
        progress.update(task, total=total)
        try:
            await work.copy()
            task = progress.add_task("comparing", total=total)
            return await work.check()
        except NotEmpty as error:
            raise Fault(f"The target is not empty: {error}. Make a new database.") from None
        except SourceInUse:
            raise Fault("Bots run on the server: stop them all first.") from None
        except Differing as error:
            raise Fault(
                f"The target's table {error} is not as the source's: make a new database and begin "
                "anew."
            ) from None


def _bars() -> Progress:
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    )  # fmt: skip
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
