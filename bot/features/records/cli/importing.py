"""``crosstable import``: the matches of a file as tables to be looked at."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from bot.cli.console import bar
from bot.cli.database import open_store
from bot.cli.parser import BadInput
from bot.features.records.match_records import MatchRecords
from bot.records.failure import BrokenRecord
from bot.records.files import document, records_in
from bot.records.record import LARGEST, Record


def import_(file: str) -> None:
    """Prints the code of the table of each match. Raises BadInput at the first that is broken;
    those before it stand already only where the file is larger than is read at once."""
    asyncio.run(_brought(Path(file)))


async def _brought(path: Path) -> None:
    records = _records(path)
    async with open_store(reading=False) as store:
        with bar("importing") as progress:
            task = progress.add_task("", total=None)
            try:
                for record in records:
                    print(await MatchRecords(store.database).open(record))
                    progress.advance(task)
            except BrokenRecord as error:
                raise BadInput(f"{path}: {error}.") from None


def _records(path: Path) -> Iterator[Record]:
    """All records of a file that is read at once, each checked before the first is opened; those
    of a larger one line by line."""
    try:
        if path.stat().st_size > LARGEST and _has_lines(path):
            return _lines(path)
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        return iter(list(records_in(data)))
    except OSError as error:
        raise BadInput(f"Cannot read {path}: {error.strerror}.") from None
    except BrokenRecord as error:
        raise BadInput(f"{path}: {error}.") from None


def _has_lines(path: Path) -> bool:
    """Whether a file begins with one of our documents on a line of its own."""
    with path.open("rb") as file:
        first = file.readline(LARGEST + 1)
    return first.lstrip()[:1] == b"{" and first.rstrip()[-1:] == b"}"


def _lines(path: Path) -> Iterator[Record]:
    with path.open("rb") as file:
        number = 0
        while line := file.readline(LARGEST + 1):
            number += 1
            if line.strip():
                yield document(line, number)
