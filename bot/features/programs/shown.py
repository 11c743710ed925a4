"""A table as its own people's programs see it: from the view of their seat alone."""

from dataclasses import fields
from typing import Any

import msgspec

from bot.features.programs.documents import (
    Ending,
    PositionShown,
    SeatShown,
    TableListed,
    TableShown,
)
from bot.running.service import Tables
from bot.tables.overview import Overview
from bot.tables.play import match_over
from bot.tables.table import Status, Table
from engines.game import Outcome, Phrase, Seat, View

COMMON = frozenset(field.name for field in fields(View))
SAFE = 1 << 53  # whole numbers below are the same in every language that reads JSON


def table_shown(tables: Tables, table: Table, person: str) -> TableShown:
    """The table as the person with this key sees it: at their seat that is to move, or else at
    their first."""
    view = _view(tables, table, person)
    resting = view is not None and (view.waits or match_over(table))
    return TableShown(
        code=table.code,
        game=table.game,
        status=table.status.value,
        revision=table.revision,
        seats=_seats(table, person, view.sides if view else ()),
        clock=table.clock,
        rated=table.rated,
        match=None if table.match is None else table.match.number + 1,
        rest=table.status is Status.PLAYING and resting,
        deadline=table.turn.deadline,
        results=tuple(ending(each) for each in table.series.results),
        position=None if view is None else _position(table, view),
    )


def _view(tables: Tables, table: Table, person: str) -> View | None:
    if table.match is None:
        return None
    own = table.seats_of(person)
    turn = tables.view(table, None).turn
    seat: Seat | None = turn if turn in own else next(iter(own), None)
    return tables.view(table, seat)


def _seats(table: Table, person: str, sides: tuple[str, ...]) -> tuple[SeatShown, ...]:
    return tuple(
        SeatShown(
            chair.name,
            chair.person == person,
            chair.level or None,
            sides[seat] if seat < len(sides) else None,
        )
        for seat, chair in enumerate(table.chairs)
    )


def _position(table: Table, view: View) -> PositionShown:
    """What a view shows, as long as the match goes on with its moves; the fields that a game adds
    are its details."""
    over = table.match.outcome if table.match is not None else None
    outcome = over or view.outcome
    own = (each.name for each in fields(view) if each.name not in COMMON)
    return PositionShown(
        seat=view.seat,
        turn=None if outcome else view.turn,
        moves=() if outcome else view.moves,
        hand=view.hand,
        hands=view.hands,
        sides=view.sides,
        score=view.score,
        cells=view.grid,
        contents=view.contents,
        events=tuple({"code": event.code, **dict(event.params)} for event in view.last),
        outcome=None if outcome is None else ending(outcome),
        details={name: plain(getattr(view, name)) for name in own},
    )


def ending(outcome: Outcome) -> Ending:
    """An outcome."""
    return Ending(outcome.winners, outcome.scores, outcome.reason)


def plain(value: object) -> Any:
    """A part of a view as JSON has it; whole numbers that some readers would round are text, in
    hexadecimal digits."""
    if isinstance(value, Phrase):
        return {"code": value.code, **dict(value.params)}
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= SAFE:
        return hex(value)
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if hasattr(value, "__dataclass_fields__"):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}  # type: ignore[arg-type]
    return msgspec.to_builtins(value, str_keys=True)


def table_listed(one: Overview) -> TableListed:
    """A line of one's own list."""
    own = {seat for seat, chair in enumerate(one.chairs) if chair.person == one.person}
    return TableListed(
        code=one.code,
        game=one.game,
        status=one.status.value,
        revision=one.revision,
        players=tuple(chair.name for chair in one.chairs),
        your_turn=one.status is Status.PLAYING and one.turn in own,
        since=one.since,
    )
