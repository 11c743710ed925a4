"""Plays what is planned the instant the turn comes, as part of the move before it."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.features.plans import rows
from bot.features.plans.kept_plans import KeptPlans
from bot.features.plans.plan import (
    UNDONE,
    Note,
    Plan,
    Planned,
    after,
    due,
    first,
    others_last,
    reason,
)
from bot.running.following import Followed
from bot.running.service import Tables
from bot.tables import play
from bot.tables.table import Match, Status, Table
from engines.game import Seat
from engines.path import split

log = logging.getLogger(__name__)

Changes = dict[str, Planned]
"""What is kept of people's plans from now on, by their keys."""


Expect = Callable[[Table, tuple[str, ...]], None]
"""Hears whose plans are dropped as soon as a table stands so."""


def nobody(table: Table, people: tuple[str, ...]) -> None:
    """Nobody is told."""


@dataclass(eq=False, repr=False)
class PlannedTurns:
    """Says what follows at a table from people's plans: moves, or that a plan is dropped, which
    ``expect`` hears before it is committed."""

    _kept: KeptPlans
    _tables: Tables
    _expect: Expect = nobody

    async def follow(self, before: Table, after: Table) -> Followed | None:
        """What follows from a change of a table, to be committed with it: where the turn has come
        to a person, moves were taken back, or nothing more is played. A plan that came or went
        since it was read makes that a Conflict."""
        was, match = before.match, after.match
        if was is None or match is None or was.outcome is not None:
            return None
        over = after.status is not Status.PLAYING or match.outcome is not None
        more, turn = len(match.moves) - len(was.moves), after.turn.seat
        waits = more > 0 and (turn is None or not after.chairs[turn].person)
        if not over and (more == 0 or waits):
            return None
        known = await self._kept.at_table(after.code)
        changes: Changes = {}
        if known:
            try:
                after, changes = self._changed(after, len(was.moves), known)
            except Exception:
                log.exception("table %s: could not follow a plan", after.code)
                return None
            dropped = (who for who, left in changes.items() if left.note and left.note.why)
            self._expect(after, tuple(dropped))
        now = self._tables.now
        beside = self._kept.settle(after.code, known, match.number, changes, now)
        return Followed(after, beside)

    def _changed(self, table: Table, stood: int, known: rows.Found) -> tuple[Table, Changes]:
        """The table with all that is played by plans, one after the other, and what is left of
        these; before the change so many moves ``stood``."""
        plans, changes = {person: rows.read_plan(text) for person, text in known.items()}, Changes()
        match = _match(table)
        if len(match.moves) < stood:
            return table, _undone(match, plans)
        while not _is_over(table) and (turn := _planner_in_turn(table)) is not None:
            seat, person = turn
            planned = plans.get(person)
            if planned is None or planned.plan is None:
                break
            then, left = self._played(table, seat, planned.plan)
            plans[person] = changes[person] = left
            if then is table:
                break
            table = then
        return table, dict.fromkeys(known, Planned()) if _is_over(table) else changes

    def _played(self, table: Table, seat: Seat, plan: Plan) -> tuple[Table, Planned]:
        """The table with what is planned for the seat in turn, and what is left of the plan; the
        same table where nothing of it is possible."""
        match, positions = _match(table), self._tables.positions
        number, stood = match.number, len(match.moves)
        if plan.match != number or stood < plan.base:
            return table, Planned(None, Note(number, stood, first(plan), UNDONE))
        view = positions.view(table, seat)
        move = due(plan, view, others_last(match, seat))
        if not move:
            return table, Planned(None, Note(number, stood, first(plan), reason(plan, view)))
        state, now = positions.state(table), self._tables.now
        moved = play.moved(table, state, view, split(move), now)
        moved = replace(moved, revision=table.revision)  # it is one change of the table
        left = after(plan)
        if left is not None:
            left = replace(left, base=len(_match(moved).moves))
        return moved, Planned(left, Note(number, stood, move))


def _is_over(table: Table) -> bool:
    return table.status is not Status.PLAYING or _match(table).outcome is not None


def _planner_in_turn(table: Table) -> tuple[Seat, str] | None:
    """The seat in turn and the key of its person, who holds no other; None where there is none."""
    seat = table.turn.seat
    person = "" if seat is None else table.chairs[seat].person
    return (seat, person) if seat is not None and table.seats_of(person) == (seat,) else None


def _undone(match: Match, plans: Changes) -> Changes:
    """Plans that were made on moves which stand no more are dropped."""
    stood = len(match.moves)
    return {
        person: Planned(None, Note(match.number, stood, first(planned.plan), UNDONE))
        for person, planned in plans.items()
        if planned.plan is not None and planned.plan.base > stood
    }


def _match(table: Table) -> Match:
    assert table.match is not None
    return table.match
