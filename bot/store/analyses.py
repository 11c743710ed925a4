"""What has been found out about matches that are over."""

import dataclasses
import json

from sqlalchemy import Connection, select

from bot.store.schema import analyses, tables
from bot.store.upsert import upsert
from bot.tables.analysis import Analysis, Step


def save(connection: Connection, code: str, number: int, analysis: Analysis) -> None:
    """Keep an analysis as far as it has come."""
    key = connection.scalar(select(tables.c.id).where(tables.c.code == code))
    if key is None:
        return
    content = {"steps": _text(analysis), "done": analysis.done}
    connection.execute(upsert(connection, analyses, {"table": key, "match": number}, content))


def load(connection: Connection, code: str, number: int, plies: int) -> Analysis:
    """What is known of a match of so many ``plies``, perhaps nothing yet."""
    row = connection.execute(
        select(analyses.c.steps, analyses.c.done)
        .join(tables, tables.c.id == analyses.c.table)
        .where(tables.c.code == code, analyses.c.match == number)
    ).first()
    if row is None:
        return Analysis(plies)
    at, items = json.loads(row.steps)
    return Analysis(plies, tuple(Step(*each) for each in items), at, row.done)


def unfinished(connection: Connection) -> list[tuple[str, int]]:
    """Table and match of every analysis that was broken off."""
    chosen = (
        select(tables.c.code, analyses.c.match)
        .join(tables, tables.c.id == analyses.c.table)
        .where(analyses.c.done.is_(False))
        .order_by(tables.c.id)
    )
    return [(code, number) for code, number in connection.execute(chosen)]


def _text(analysis: Analysis) -> str:
    """How far it has come, then the fields of every step."""
    steps = [dataclasses.astuple(step) for step in analysis.steps]
    return json.dumps([analysis.at, steps], separators=(",", ":"))
