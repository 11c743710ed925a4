"""What there is to say of how the database grows, and of copies that upgrades have left."""

from pathlib import Path

from rich.filesize import decimal

from bot.cli.examination import Finding, PartState
from bot.errors import Fault
from bot.store.database import connected, file_of, growth_of
from bot.store.growth import DAYS, Growth, rules
from bot.store.upgrade_copies import beside, schemas

NAMED = 4  # tables that grow most


async def examine(url: str) -> list[Finding]:
    """How fast what grows, what is kept beyond its rule, and the copies of upgrades."""
    file = file_of(url)
    if file is not None and not file.exists():
        return []
    try:
        found = await growth_of(url)
        copies = await _on_server(url) if file is None else _beside(file)
    except Fault:
        return []  # of which the database's own line tells
    return [*_growing(found), *_late(found), *_copies(copies)]


def _growing(found: list[Growth]) -> list[Finding]:
    if not found:
        return []
    known = [one for one in found if one.a_day]
    fastest = sorted(known, key=lambda one: one.a_day or 0.0, reverse=True)[:NAMED]
    each = ", ".join(f"{one.table} {one.rows:,} (+{one.a_day:,.0f} a day)" for one in fastest)
    rows = sum(one.rows for one in found)
    told = f"{rows:,} rows; in {DAYS} days grew: {each or 'nothing'}"
    if len(found) < len(rules()):
        told += "; the rest is too large to be counted now, or not there yet"
    return [Finding("growth", PartState.GOOD, told)]


def _late(found: list[Growth]) -> list[Finding]:
    kept = rules()
    return [
        Finding(
            "growth",
            PartState.NOTE,
            f"{one.late:,} rows of {one.table} are older than their rule: {kept[one.table].words}",
            "a bot that runs removes them within the hour",
        )
        for one in found
        if one.late
    ]


def _copies(copies: dict[str, int]) -> list[Finding]:
    return [
        Finding(
            "copies",
            PartState.NOTE,
            f"{name} ({decimal(size)}) is from before an upgrade",
            "remove it when all has gone well for a while: docs/upgrading.md",
        )
        for name, size in copies.items()
    ]


def _beside(file: Path) -> dict[str, int]:
    pattern = beside(file, "*").name
    return {str(copy): copy.stat().st_size for copy in sorted(file.parent.glob(pattern))}


async def _on_server(url: str) -> dict[str, int]:
    async with connected(url, brought=False) as database:
        return await database.read(schemas)
