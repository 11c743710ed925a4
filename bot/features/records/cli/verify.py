"""``crosstable verify``: whether the deal of a match was fair and its record true."""

import asyncio
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.cli.database import open_store
from bot.cli.parser import BadInput
from bot.cli.refusal_text import refusal_text
from bot.codes import is_code
from bot.errors import Refusal
from bot.features.records.match_records import MatchRecords
from bot.records.checking import Check, Verdict, checks
from bot.records.failure import BrokenRecord
from bot.records.record import LARGEST, Record, read
from bot.texts import Words

SIGNS = {Verdict.RIGHT: "right", Verdict.WRONG: "WRONG", Verdict.OPEN: "–"}
WORST = 1  # the exit code where something is wrong


def verify(what: str, match: int | None) -> int:
    """Prints each step as right or wrong, and how to check it by hand; the exit code. Raises
    BadInput for what is no record at all."""
    record = _record(what, None if match is None else match - 1)
    try:
        found = checks(record)
    except BrokenRecord as error:
        raise BadInput(f"{what}: {error}.") from None
    _print(record, found)
    return WORST if any(check.verdict is Verdict.WRONG for check in found) else 0


def _record(what: str, number: int | None) -> Record:
    path = Path(what)
    if is_code(what.upper()) and not path.exists():
        return asyncio.run(_stored(what.upper(), number))
    try:
        with path.open("rb") as file:
            return read(file.read(LARGEST + 1))
    except OSError as error:
        raise BadInput(f"Cannot read {what}: {error.strerror}.") from None
    except BrokenRecord as error:
        raise BadInput(f"{what}: {error}.") from None


async def _stored(code: str, number: int | None) -> Record:
    async with open_store(reading=True) as store:
        try:
            return await MatchRecords(store.database).record(code, number)
        except Refusal as refusal:
            raise BadInput(refusal_text(refusal, code)) from None


def _print(record: Record, found: tuple[Check, ...]) -> None:
    words = Words("en")
    table = Table("step", "", "what was checked")
    for check in found:
        said = words.say("en", f"check-{check.step}")
        where = f"move {check.number}: " if check.number else ""
        why = f"{where}{check.why}" if check.verdict is Verdict.WRONG else said
        if check.verdict is Verdict.OPEN:
            why = words.say("en", "check-open")
        table.add_row(words.say("en", f"step-{check.step}"), SIGNS[check.verdict], why)
    console = Console(markup=False, emoji=False, highlight=False)
    console.print(table)
    if any(check.step == "deal" and check.verdict is not Verdict.OPEN for check in found):
        for line in words.say("en", "fair-by-hand").split("\n"):
            console.print(line)
        console.print(words.say("en", f"{record.game}-fair-order"))
