"""What commands ask before it is done, as the buttons of the table do."""

from dataclasses import dataclass

from bot.desk.handlers.asked import TableRequest
from bot.desk.handlers.menus import Menus
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.reply import Reply
from bot.errors import NotSeated
from bot.running.service import Tables
from bot.screens.lobby_menus import CANCEL
from bot.tables import lobby, play, proposals
from bot.tables.table import Status


@dataclass(eq=False, repr=False)
class QuestionMenu:
    """Opens the menu that asks, for whoever gave the command alone. Its answer may be typed too."""

    _tables: Tables
    _menus: Menus
    _confirmations: PendingConfirmations

    async def resign(self, asked: TableRequest) -> Reply:
        """Whether to give the running match up. Raises NotSeated, WrongTime."""
        table = asked.table
        if not table.seats_of(asked.person.key):
            raise NotSeated
        play.in_match(table, self._tables.view(table, None))
        return await self._open(asked, "resign")

    async def draw(self, asked: TableRequest) -> Reply:
        """Whether to offer a draw. Raises what forbids it."""
        self._check(asked, proposals.DRAW)
        return await self._open(asked, "draw")

    async def pause(self, asked: TableRequest) -> Reply:
        """For how long the table is to stand. Raises what forbids it."""
        self._check(asked, proposals.PAUSE)
        return await self._open(asked, proposals.PAUSE)

    async def call_off(self, asked: TableRequest) -> Reply:
        """Whether to end the table without a result; a lobby is the host's to close. Raises what
        forbids it."""
        if asked.table.status is Status.LOBBY:
            lobby.host_only(asked.table, asked.person)
            return await self._open(asked, CANCEL)
        self._check(asked, proposals.CALL_OFF)
        return await self._open(asked, "calloff")

    def _check(self, asked: TableRequest, kind: str) -> None:
        view = self._tables.view(asked.table, None)
        proposals.check(asked.table, view, kind, asked.person.key)

    async def _open(self, asked: TableRequest, key: str) -> Reply:
        table = asked.table
        self._confirmations.ask(asked.person.key, table.code, table.revision, key)
        return await self._menus.show(asked, key)
