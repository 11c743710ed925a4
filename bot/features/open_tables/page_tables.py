"""What the open page shows of open tables while it is at home."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from bot.accounts.accounts import Accounts
from bot.background import Background
from bot.desk.page_messages import Numbered
from bot.desk.page_part import OpenPage, PagePart
from bot.features.open_tables.messages import (
    OpenTablesAsked,
    OpenTableShown,
    OpenTablesShown,
    WayShown,
)
from bot.features.open_tables.open_lobbies import OpenLobbies, is_open
from bot.features.open_tables.open_tables import OpenTables
from bot.features.open_tables.screens import SIT, SOMEBODY, about, who
from bot.press import Press
from bot.running.service import Tables
from bot.tables.table import Table
from engines import GAMES

SOON = 0.3  # seconds for which changes are gathered before pages hear of them


Show = Callable[[], Awaitable[None]]


class Homes:
    """The pages that are at home, which hear when a table opens, fills up or goes on."""

    def __init__(self, tables: Tables) -> None:
        self._showing: set[Show] = set()
        self._open: set[str] = set()  # the codes of tables that were open when last heard of
        self._telling: asyncio.Task[None] | None = None
        self._background = Background()
        tables.listen(self._hear)

    def add(self, show: Show) -> None:
        """Calls ``show`` from now on when something has changed."""
        self._showing.add(show)

    def remove(self, show: Show) -> None:
        """Calls it no more."""
        self._showing.discard(show)

    def _hear(self, table: Table) -> None:
        now = table.open and is_open(table)
        if not now and table.code not in self._open:
            return
        (self._open.add if now else self._open.discard)(table.code)
        if self._showing and (self._telling is None or self._telling.done()):
            self._telling = self._background.start(self._tell(), "open tables at home")

    async def _tell(self) -> None:
        await asyncio.sleep(SOON)
        self._telling = None  # what changes from here on is told anew
        for show in tuple(self._showing):
            with suppress(ConnectionError):
                await show()

    async def close(self) -> None:
        """Tells nobody any more."""
        await self._background.close()


@dataclass(eq=False, repr=False)
class PageTables:
    """The open tables of one page."""

    _page: OpenPage
    _open_tables: OpenTables
    _lobbies: OpenLobbies
    _accounts: Accounts
    _homes: Homes

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        requests: dict[type[Numbered], Callable[[Any], Awaitable[None]]] = {
            OpenTablesAsked: self._asked
        }
        return PagePart(requests, {}, leave=self._leave)

    async def _asked(self, request: OpenTablesAsked) -> None:
        self._homes.add(self._show)
        await self._show()

    def _leave(self) -> None:
        self._homes.remove(self._show)

    async def _show(self) -> None:
        person = await self._accounts.person(self._page.person)
        scene = await self._open_tables.scene(person, self._page.language)
        there = await self._lobbies.games_with_others(person)
        tables = tuple(
            OpenTableShown(
                one.table.game,
                who(scene, one),
                about(scene, one),
                Press(SIT, one.table.code, 0).pack(),
            )
            for one in scene.tables
        )
        ways = (
            WayShown(key, Press(SOMEBODY, "", 0, (key,)).pack()) for key in GAMES if key in there
        )
        await self._page.send(OpenTablesShown(tables, tuple(ways)))
