"""What people at a table decide about each other: proposals and their answers, overdue seats."""

from dataclasses import replace

from bot.errors import BadRequest, NotSeated
from bot.people import Person
from bot.running.service import Tables
from bot.tables import play, proposals
from bot.tables.table import Proposal, Status, Table
from engines.game import Seat
from engines.strength import is_level


class Consent:
    """Makes proposals and takes answers; each is a change of the table, as in Tables."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def propose(
        self, code: str, person: Person, kind: str, revision: int | None = None
    ) -> Table:
        """Asks all others to take back, call it a draw, call the table off or go on; where nobody
        has to be asked it is done."""

        def step(table: Table) -> Table:
            view, now = self._tables.view(table, None), self._tables.now
            proposals.check(table, view, kind, person.key)
            wanted = Proposal(kind, person.key, now)
            if kind == proposals.TAKEBACK:
                seat, keep = self._tables.positions.last_decision(table, person.key)
                wanted = replace(wanted, number=keep, detail=str(seat))
            return proposals.proposed(table, view, wanted, now)

        return await self._tables.change(code, step, revision, person.key)

    async def pause(
        self,
        code: str,
        person: Person,
        revision: int | None = None,
        days: int = 0,
        until: float | None = None,
    ) -> Table:
        """Asks all others to let the table stand, for so many ``days`` or ``until`` a moment."""
        detail = "" if until is None else str(int(until))

        def step(table: Table) -> Table:
            now = self._tables.now
            wanted = Proposal(proposals.PAUSE, person.key, now, number=days, detail=detail)
            return proposals.proposed(table, self._tables.view(table, None), wanted, now)

        return await self._tables.change(code, step, revision, person.key)

    async def agree(self, code: str, person: Person, mark: str) -> Table:
        """Says yes to the proposal with this mark."""

        def step(table: Table) -> Table:
            proposals.check_mark(table, mark)
            return proposals.agreed(table, self._tables.view(table, None), person, self._tables.now)

        return await self._tables.change(code, step, actor=person.key)

    async def decline(self, code: str, person: Person, mark: str) -> Table:
        """Says no to the proposal with this mark; its maker takes it back."""

        def step(table: Table) -> Table:
            proposals.check_mark(table, mark)
            own = table.proposal is not None and table.proposal.person == person.key
            end = proposals.withdrawn if own else proposals.declined
            return end(table, person, self._tables.now)

        return await self._tables.change(code, step, actor=person.key)

    async def replace(self, code: str, person: Person, seat: Seat, level: str) -> Table:
        """Leaves a seat to a computer player: the own or an overdue one at once, any other as a
        proposal to all other persons."""

        def step(table: Table) -> Table:
            if not table.answers_to(person.key):
                raise NotSeated
            if not 0 <= seat < len(table.chairs) or not is_level(level):
                raise BadRequest(text=f"{seat + 1} {level}")
            now = self._tables.now
            if table.status is not Status.PLAYING or table.chairs[seat].person == person.key:
                return play.replaced(table, seat, level, now)
            if seat == table.turn.seat and play.may_choose(table, person.key):
                return play.replaced(table, seat, play.STAND_IN, now)
            wanted = Proposal(proposals.SEAT, person.key, now, (), seat, level)
            if table.chairs[seat].level == level or proposals.is_open(table, wanted):
                return table  # the same press once more
            return proposals.proposed(table, self._tables.view(table, None), wanted, now)

        return await self._tables.change(code, step, actor=person.key)

    async def take_over(self, code: str, person: Person, revision: int | None = None) -> Table:
        """Leaves the overdue seat to a computer player."""

        def step(table: Table) -> Table:
            play.check_overdue(table, person)
            assert table.turn.seat is not None
            return play.replaced(table, table.turn.seat, play.STAND_IN, self._tables.now)

        return await self._tables.change(code, step, revision, person.key)

    async def wait(self, code: str, person: Person, revision: int | None = None) -> Table:
        """Gives the overdue seat one more bonus."""
        return await self._tables.change(
            code, lambda t: play.waited(t, person, self._tables.now), revision, person.key
        )

    async def claim(self, code: str, person: Person, revision: int | None = None) -> Table:
        """Win the match, for the other side's time is up."""
        return await self._tables.change(
            code,
            lambda table: play.claimed(
                table, self._tables.view(table, None), person, self._tables.now
            ),
            revision,
            person.key,
        )
