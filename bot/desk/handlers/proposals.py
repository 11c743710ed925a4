"""What somebody proposes to the others, and what ends a match without a move."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.handlers.asked import Handler, TableRequest
from bot.desk.replies import Replies
from bot.desk.reply import Done, Reply
from bot.errors import ComputerDeclines
from bot.people import Chat, Person
from bot.running.consent import Consent
from bot.running.match_forecast import MatchForecast
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.screens.asking import waiting_for
from bot.screens.wording import Wording
from bot.tables import play, proposals
from bot.tables.table import Table


@dataclass(eq=False, repr=False)
class Proposals:
    """Asks the others for a takeback, a draw or calling off, and answers such questions."""

    _tables: Tables
    _matches: Matches
    _consent: Consent
    _forecast: MatchForecast
    _replies: Replies
    _boards: Boards

    def propose(self, kind: str) -> Handler:
        """Handles a proposal of this kind; among computers it is done at once."""

        async def run(asked: TableRequest) -> Reply:
            table, person = asked.table, asked.person
            if kind == proposals.DRAW:
                await self._computers_agree(table, person)
            # Pressed twice it would take back two decisions, so a press counts for one revision.
            after = await self._consent.propose(table.code, person, kind, asked.revision)
            if after.proposal is not None:
                return await tell_asked(self._replies, self._boards, after, person, asked.chat)
            return await self._confirm(after, asked, lambda wording: wording.say(f"done-{kind}"))

        return run

    async def _confirm(
        self, table: Table, asked: TableRequest, say: Callable[[Wording], str]
    ) -> Reply:
        reply = await self._replies.tell_of(table, asked.person, asked.chat, say)
        return await self._boards.confirmed(reply, table, asked.chat)

    async def _computers_agree(self, table: Table, person: Person) -> None:
        """Raises ComputerDeclines when a computer player of another side expects to lead."""
        view = self._tables.view(table, None)
        proposals.check(table, view, proposals.DRAW, person.key)
        sides = play.side_names(view, len(table.chairs))
        own = {sides[seat] for seat in table.seats_of(person.key)}
        for seat, chair in enumerate(table.chairs):
            rival = chair.level and sides[seat] not in own
            if rival and await self._forecast.expects_to_lead(table, seat):
                raise ComputerDeclines(seat=seat, table=table.code)

    async def resign(self, asked: TableRequest) -> Reply:
        """Gives the running match up, and says what has become of the seat."""
        person = asked.person
        after = await self._matches.resign(asked.table.code, person)
        text = "resigned" if after.seats_of(person.key) else "resigned-seat"
        return await self._confirm(after, asked, lambda wording: wording.say(text, code=after.code))

    async def agree(self, pressed: ButtonPress) -> Reply:
        """Says yes to what somebody proposes."""
        await self._consent.agree(pressed.press.table, pressed.person, pressed.only())
        return Done()

    async def decline(self, pressed: ButtonPress) -> Reply:
        """Says no to what somebody proposes, or takes back what one has proposed."""
        await self._consent.decline(pressed.press.table, pressed.person, pressed.only())
        return Done()


async def tell_asked(
    replies: Replies, boards: Boards, table: Table, person: Person, chat: Chat
) -> Reply:
    """What ``person`` has proposed waits for the others."""
    reply = await replies.tell_of(
        table,
        person,
        chat,
        lambda wording: wording.say("proposal-asked", names=waiting_for(wording)),
    )
    return await boards.confirmed(reply, table, chat)
