"""Matches begin: the first, the next, and another series."""

from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.handlers.asked import TableRequest
from bot.desk.handlers.even_levels import EvenLevels
from bot.desk.handlers.hands import Hands
from bot.desk.handlers.lobbies import Evens
from bot.desk.replies import Replies
from bot.desk.reply import Done, Reply
from bot.errors import NotSeated, WrongTime
from bot.people import Chat, Person
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.tables import handicaps
from bot.tables.table import Status, Table


@dataclass(eq=False, repr=False)
class MatchStarts:
    """Begins matches where the chat has room for them."""

    _tables: Tables
    _matches: Matches
    _table_limit: ChatTableLimit
    _replies: Replies
    _boards: Boards
    _hands: Hands
    _even: Evens
    _levels: EvenLevels

    async def start(self, asked: TableRequest) -> Reply:
        """Deals the first match. Raises a Refusal."""
        code, person, chat = asked.table.code, asked.person, asked.chat
        async with self._table_limit.starting(chat, code):
            table = await self._matches.start(code, person)
            self._table_limit.expect(chat, code)
        return await self._begun(asked, table)

    async def rematch(self, asked: TableRequest) -> Reply:
        """Begins another series between the same seats, if that is asked with the handicap that is
        even now. Raises a Refusal."""
        before, person, chat = asked.table, asked.person, asked.chat
        if not asked.pressed and not before.answers_to(person.key):
            raise NotSeated
        if not asked.pressed and before.status is not Status.OVER:
            raise WrongTime(before.stage)
        given = await self._even(before) if asked.path == (handicaps.EVEN,) else None
        level = await self._levels.renewed(before)
        async with self._table_limit.starting(chat, before.code):
            table = await self._matches.rematch(before.code, person, asked.revision, given, level)
            self._table_limit.expect(chat, before.code)
        return await self._begun(asked, table)

    async def proceed(self, pressed: ButtonPress) -> Reply:
        """The next round or match."""
        press = pressed.press
        table = await self._matches.proceed(press.table, press.revision, pressed.person)
        return await self._dealt(table, pressed.person, pressed.chat)

    async def _begun(self, asked: TableRequest, table: Table) -> Reply:
        """To a command the board as a new message; a pressed one shows the match by itself."""
        if not asked.pressed:
            return await self._boards.shared(table, asked.person, asked.chat)
        return await self._dealt(table, asked.person, asked.chat)

    async def _dealt(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The new hand of whoever had it dealt and begins, where it can be shown to them there."""
        seats, view = table.seats_of(person.key), self._tables.view(table, None)
        begins = len(seats) == 1 and view.turn in seats
        if not (view.hands and begins and self._replies.shows_hands(chat)):
            return Done()
        return await self._hands.shown(await self._tables.get(table.code), person, chat)
