"""Tables to rows and back: options and outcomes are kept as JSON."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import RowMapping

from bot.tables.table import Chair, Match, Series, Status, Table
from engines.game import Outcome


def table_columns(table: Table) -> dict[str, Any]:
    """The row of a table, without its seats, its matches and when it changed."""
    return {
        "code": table.code,
        "game": table.game,
        "host": table.host,
        "status": table.status.value,
        "revision": table.revision,
        "options": _dump([list(pair) for pair in table.options]),
        "kind": table.series.kind,
        "length": table.series.length,
        "first": table.series.first,
        "results": _dump([_outcome_items(result) for result in table.series.results]),
        "match": table.match.number if table.match else None,
        "due": table.due,
        "hints": table.hints,
    }


def seat_columns(seat: int, chair: Chair) -> dict[str, Any]:
    """The row of a seat; a computer player's person is null, so that only people are looked up."""
    return {
        "seat": seat,
        "name": chair.name,
        "person": chair.person or None,
        "level": chair.level,
        "former": chair.former or None,
    }


def match_columns(match: Match) -> dict[str, Any]:
    """The row of a match, without its moves."""
    return {
        "number": match.number,
        "setup": match.setup,
        "seed": match.seed,
        "outcome": outcome_text(match.outcome),
    }


def table_from(row: RowMapping, chairs: Iterable[RowMapping], moves: Sequence[str]) -> Table:
    """The table whose row, joined with its match's, and whose seats and moves these are."""
    return Table(
        code=row["code"],
        game=row["game"],
        host=row["host"],
        status=Status(row["status"]),
        revision=row["revision"],
        options=tuple((key, value) for key, value in json.loads(row["options"])),
        chairs=tuple(_chair_from(chair) for chair in chairs),
        series=Series(
            kind=row["kind"],
            length=row["length"],
            first=row["first"],
            results=tuple(_outcome_from(items) for items in json.loads(row["results"])),
        ),
        match=match_from(row, moves) if row["number"] is not None else None,
        due=row["due"],
        hints=row["hints"],
    )


def outcome_text(outcome: Outcome | None) -> str | None:
    """An outcome as it is kept, or None while there is none."""
    return _dump(_outcome_items(outcome)) if outcome else None


def _chair_from(row: RowMapping) -> Chair:
    return Chair(
        name=row["name"],
        person=row["person"] or "",
        level=row["level"],
        former=row["former"] or "",
    )


def match_from(row: RowMapping, moves: Sequence[str]) -> Match:
    """The match whose row and moves these are."""
    outcome = _outcome_from(json.loads(row["outcome"])) if row["outcome"] else None
    return Match(row["number"], row["setup"], row["seed"], tuple(moves), outcome)


def _outcome_items(outcome: Outcome) -> list[Any]:
    return [list(outcome.winners), list(outcome.scores), outcome.reason]


def _outcome_from(items: Sequence[Any]) -> Outcome:
    winners, scores, reason = items
    return Outcome(tuple(winners), tuple(scores), reason)


def _dump(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)
