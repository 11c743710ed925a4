"""``crosstable export``: a match as a file, or all of them."""

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

from bot.cli.console import bar
from bot.cli.database import open_store
from bot.cli.parser import BadInput
from bot.cli.refusal_text import refusal_text
from bot.errors import Refusal
from bot.features.records.match_records import MatchRecords
from bot.records.failure import BrokenRecord
from bot.records.files import format_of, piece_of
from bot.records.record import Record
from engines.formats import Format

MANY = ".jsonl"  # our own documents, one on each line


def export(code: str, match: int | None, form: str, output: str) -> None:
    """Writes a match into a file, or where none is named to the standard output. Raises
    BadInput."""
    data = asyncio.run(_one(code.upper(), None if match is None else match - 1, form))
    if output:
        path = Path(output)
        try:
            path.write_bytes(data)
        except OSError as error:
            raise BadInput(f"Cannot write {path}: {error.strerror}.") from None
    else:
        sys.stdout.buffer.write(data)


def export_all(folder: str, form: str) -> None:
    """Writes all finished matches into a folder, a file a game. Raises BadInput."""
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
        written, skipped = asyncio.run(_all(place, form))
    except OSError as error:
        raise BadInput(f"Cannot write to {folder}: {error.strerror}.") from None
    for file, count in written.items():
        print(f"{file}: {count} {_matches(count)}")
    for why, count in skipped.items():
        print(f"crosstable: left out {count} {_matches(count)}: {why}", file=sys.stderr)


def _matches(count: int) -> str:
    return "match" if count == 1 else "matches"


async def _one(code: str, number: int | None, form: str) -> bytes:
    async with open_store(reading=True) as store:
        try:
            return (await MatchRecords(store.database).file(code, number, form)).data
        except Refusal as refusal:
            raise BadInput(refusal_text(refusal, code)) from None


async def _all(folder: Path, form: str) -> tuple[dict[Path, int], Counter[str]]:
    """How many matches each file got, and how many were left out and why."""
    files: dict[str, _Growing] = {}
    skipped: Counter[str] = Counter()
    async with open_store(reading=True) as store:
        try:
            with bar("exporting") as progress:
                task = progress.add_task("", total=None)
                async for records in MatchRecords(store.database).all():
                    for record in records:
                        _add(files, skipped, record, folder, form)
                    progress.advance(task, len(records))
            return {file.finished(): file.count for file in files.values()}, skipped
        finally:
            for file in files.values():
                file.dropped()


def _add(
    files: dict[str, "_Growing"], skipped: Counter[str], record: Record, folder: Path, form: str
) -> None:
    try:
        own = format_of(record.game, form)
        piece = piece_of(record, own)
    except BrokenRecord as error:
        skipped[error.why] += 1
        return
    if record.game not in files:
        files[record.game] = _Growing.begun(folder, record.game, own)
    files[record.game].add(piece, record.began)


@dataclass(slots=True)
class _Growing:
    """A file that is written match by match under another name until it is whole."""

    path: Path
    own: Format | None
    out: BinaryIO = field(repr=False)
    count: int = 0
    began: float = 0.0

    @classmethod
    def begun(cls, folder: Path, game: str, own: Format | None) -> "_Growing":
        path = folder / f"{game}{own.suffix if own else MANY}"
        out = _part(path).open("wb")
        if own is not None:
            out.write(own.head(0, 0.0))
        return cls(path, own, out)

    def add(self, piece: bytes, began: float) -> None:
        """Another match."""
        self.began = self.began or began
        self.count += 1
        self.out.write(piece)

    def finished(self) -> Path:
        """Its path, now that it stands there; what counts the matches is written last."""
        if self.own is not None:
            self.out.seek(0)
            self.out.write(self.own.head(self.count, self.began))
        self.out.close()
        return _part(self.path).replace(self.path)

    def dropped(self) -> None:
        """Away with it, unless it is finished."""
        self.out.close()
        _part(self.path).unlink(missing_ok=True)


def _part(path: Path) -> Path:
    return path.with_name(f"{path.name}.part")
