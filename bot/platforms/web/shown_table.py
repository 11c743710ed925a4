"""The table that a page shows."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress

from bot.desk import Desk
from bot.desk.page_messages import Message
from bot.errors import NoSuchTable, Refusal, as_refusal
from bot.log import bind
from bot.platforms.web import wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.ladders import LadderDesk
from bot.platforms.web.picks import PicksAhead
from bot.platforms.web.reader import PageReader
from bot.platforms.web.screen_messages import NOBODY, picked_of, screen_message
from bot.platforms.web.sent_state import SentState
from bot.screens import Screen

log = logging.getLogger(__name__)


class ShownTable:
    """One page's table, "" while it shows none, with the choices that its reader has made there;
    ``changed`` is called when the table changes."""

    def __init__(
        self,
        desk: Desk,
        reader: PageReader,
        channel: Channel,
        ladders: LadderDesk,
        changed: Callable[[], None],
    ) -> None:
        self._desk = desk
        self._reader = reader
        self._channel = channel
        self._ladders = ladders
        self._changed = changed
        self.code = ""
        self._picked: tuple[str, ...] = ()
        self._picked_at = 0  # the revision at which the choices were made
        self._page = ""  # of a feature
        self._hinted = False  # whether a good move is marked, at the same revision
        self._stop_watching: Callable[[], None] = lambda: None
        self._showing = asyncio.Lock()  # one after the other, so the newest is shown last
        self._screen: wire.ScreenShown | None = None  # that the page shows
        self._sent = SentState(desk, reader.person)
        self._picks = PicksAhead(desk, reader, channel)

    def restore(self, picked: tuple[str, ...], revision: int) -> None:
        """The page says which choices it shows, and at which revision they were made."""
        self._picked, self._picked_at = picked, revision

    async def open(self, code: str) -> bool:
        """Comes to a table; False when there is none to be seen. Watches first, then shows, so that
        no change falls between the two."""
        self.code = code
        bind(code)
        self._stop_watching = self._desk.spectators.watch(code, self._changed, pages=True)
        # Whoever comes from another process has seen there what may not have been heard here yet.
        with suppress(NoSuchTable):  # which the page is told when it is shown nothing
            await self._desk.tables.revision(code, latest=True)
        seen = await self.show()
        if not seen:
            self.leave()
        await self.sign()
        return seen

    def leave(self) -> None:
        """Shows it no more."""
        self._stop_watching()
        self._stop_watching = lambda: None
        self._sent.leave()
        self._picks.leave()
        self.code, self._screen, self._page, self._hinted = "", None, "", False

    async def close(self) -> None:
        """Tells nothing any more."""
        await self._picks.close()

    async def sign(self) -> None:
        """The reader is there."""
        if self.code:
            await self._desk.tables.note_seen(self._reader.person, self.code, self._reader.chat)

    async def follow(self, screen: Screen) -> None:
        """Shows the choices that a screen of this table has made."""
        self._picked, self._picked_at = picked_of(screen), screen.revision
        self._page, self._hinted = screen.page, screen.hinted
        await self.show()

    async def pick(self, picked: tuple[str, ...], revision: int) -> None:
        """Shows the choices that the reader has made at this revision."""
        self._picked, self._picked_at = picked, revision
        self._page, self._hinted = "", False
        await self.show()

    def pick_ahead(self, picked: tuple[str, ...]) -> None:
        """The page shows these choices by itself; the next one it is to know as well."""
        self._picks.go_on(picked)

    async def show(self) -> bool:
        """Shows the table as it stands; False when there is none to be seen."""
        async with self._showing:
            code = self.code
            if not code:  # the page has gone home while it waited
                return False
            try:
                people = await self._ladders.people(code)
                screen = await self._current_screen(code)
                if self.code == code:
                    news = await self._sent.news(code, self._reader.language)
                    await self._send(code, screen, people, news)
            except Refusal as refusal:
                if self.code == code:  # else it has gone home meanwhile
                    await self._channel.send(wire.TableGone(self._reader.refusal(refusal)))
                return False
            except ConnectionError:
                raise
            except Exception as error:
                log.exception("table %s: could not show it in a browser", self.code)
                await self._channel.notify(self._reader.refusal(as_refusal(error)), alert=True)
                return False
        return True

    async def _current_screen(self, code: str) -> Screen:
        """The reader's own screen of a table. Choices made before the table changed are dropped:
        they belong to another position."""
        screen = await self._own_screen(code)
        if (self._picked or self._hinted) and screen.revision != self._picked_at:
            self._picked, self._hinted = (), False
            screen = await self._own_screen(code)
        return screen

    async def _own_screen(self, code: str) -> Screen:
        reader = self._reader
        return await self._desk.page_screens.table(
            code,
            reader.person,
            reader.language,
            await reader.look(),
            self._picked,
            self._page,
            self._hinted,
        )

    async def _send(
        self, code: str, screen: Screen, people: Mapping[int, str], news: tuple[Message, ...]
    ) -> None:
        """The screen, unless the page shows it, and the ``news`` of the table with this code."""
        if self.code != code:
            return
        message = screen_message(screen, people=people if screen.players else NOBODY)
        shown = message == self._screen or screen.table != code
        if not shown and screen.picture is not None:
            await self._channel.send_picture(screen.picture)
        told = news if shown else (message, *news)
        if told:
            await self._channel.send(*told)
        if not shown:
            self._screen = message
            if not self._hinted and not self._page:
                self._picks.follow(message)
