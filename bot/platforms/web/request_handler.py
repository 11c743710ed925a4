"""What one page asks for, and what it shows then."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from bot.accounts.errors import LinkCode
from bot.accounts.link_codes import is_link_code
from bot.background import Background
from bot.codes import is_code
from bot.desk import Desk
from bot.desk.commands import parse
from bot.desk.page_messages import Numbered
from bot.desk.reply import Reply, ScreenStream
from bot.errors import NoSuchTable, Refusal
from bot.log import about
from bot.moments import plain
from bot.platforms.web import requests, wire
from bot.platforms.web.channel import Channel
from bot.platforms.web.home import ShownHome
from bot.platforms.web.ladders import LadderDesk
from bot.platforms.web.opened_page import OpenedPage
from bot.platforms.web.picks import picks_message
from bot.platforms.web.reader import PageReader
from bot.platforms.web.shown_table import ShownTable
from bot.press import unpacked
from bot.ratings.screens import Ladder
from bot.screens import Screen
from bot.screens.picks import Picks
from bot.screens.screen import Leads

Handler = Callable[[Any], Awaitable[bool]]
"""Does what a request of one type asks; False when it was refused."""


class RequestHandler:
    """Does what a page asks. The page sees one table at a time, or none: then it is at home. The
    server's ``secret`` names other people to it."""

    def __init__(self, desk: Desk, reader: PageReader, channel: Channel, secret: str) -> None:
        self._desk = desk
        self._reader = reader
        self._channel = channel
        self._background = Background()  # what comes later
        self._changed = asyncio.Event()
        self._ladders = LadderDesk(desk, reader.person, secret, channel.send, channel.send_picture)
        self.table = ShownTable(desk, reader, channel, self._ladders, self._changed.set)
        self._home = ShownHome(desk, reader, channel, self._changed.set)
        self._parts = desk.features.page_parts(OpenedPage(reader, channel, self.table))
        self._handlers: Mapping[type[Numbered], Handler] = {
            requests.Open: self._open,
            requests.Find: self._find,
            requests.ChangeTheme: self._change_theme,
            requests.PressButton: self._press,
            requests.PickAhead: self._pick_ahead,
            requests.Play: self._play,
            requests.TypeLine: self._line,
            requests.ShowLadder: self._ladder,
            requests.ShowProfile: self._profile,
            **{
                kind: partial(self._ask, ask)
                for each in self._parts
                for kind, ask in each.requests.items()
            },
        }
        self._verbs = {verb: press for each in self._parts for verb, press in each.verbs.items()}

    async def handle(self, request: Numbered) -> bool:
        """Does what is asked; False when it was refused."""
        return await self._handlers[type(request)](request)

    async def follow(self) -> None:
        """Shows every change of the table, at home of any of the person's tables; changes while one
        is shown are seen by the next."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            with suppress(ConnectionError), about(self.table.code):
                await (self._home.show() if self._home.is_open else self.table.show())
                for part in self._parts:
                    await part.follow()

    def leave(self) -> None:
        """The page shows nothing of this any more."""
        self._home.leave()
        self.table.leave()
        for part in self._parts:
            part.leave()
        self._changed.clear()

    async def close(self) -> None:
        """Waits for nothing any more."""
        await self._background.close()
        await self.table.close()

    # Where the page is.

    async def _open(self, request: requests.Open) -> bool:
        """The page has come to a table, or home, or back after a lost connection."""
        if request.theme is not None:
            self._reader.wear(request.theme, request.sharp)
        if request.zone:
            self._reader.live_in(request.zone)
        self.table.restore(request.picked, request.revision)
        if request.have is not None:
            self._channel.set_kept(request.have)
        self.leave()
        if not request.table:
            await self._home.open()
            return True
        if is_code(request.table) and await self._reader.sees(request.table):
            return await self.table.open(request.table)
        await self._send_gone(NoSuchTable())
        return True

    async def _find(self, request: requests.Find) -> bool:
        """Leads to the table of a code, or says that there is none."""
        code = request.table
        try:
            if is_link_code(code):
                raise LinkCode
            if not is_code(code):
                raise NoSuchTable
            if view := await self._desk.features.view_of(code):
                await self._channel.send_view(
                    Screen("", 0, (), self._reader.person.account, view=view)
                )
                return True
            await self._desk.tables.revision(code)
            if not await self._reader.sees(code):
                raise NoSuchTable
        except (LinkCode, NoSuchTable) as refusal:
            await self._send_gone(refusal)
            return False
        await self._channel.send(wire.Go(code))
        return True

    async def _send_gone(self, refusal: Refusal) -> None:
        await self._channel.send(wire.TableGone(self._reader.refusal(refusal)))

    async def _change_theme(self, request: requests.ChangeTheme) -> bool:
        self._reader.wear(request.theme, request.sharp)
        await self.table.show()
        return True

    # What is pressed and typed.

    async def _press(self, request: requests.PressButton) -> bool:
        reader = self._reader
        press = unpacked(request.payload)
        do = self._verbs.get(press.verb) if press is not None else None
        if press is not None and do is not None:
            return await self._look_up(do(press))
        if press is not None and press.table == self.table.code:
            picked = await self._desk.picked(reader.person, reader.chat, press)
            if picked is not None:
                await self.table.pick(picked, press.revision)
                return True
        look = await reader.look()
        asked = press or request.payload  # which the desk refuses
        return await self._take(
            await self._desk.press(reader.person, reader.chat, asked, theme=look)
        )

    async def _pick_ahead(self, request: requests.PickAhead) -> bool:
        press, reader = unpacked(request.payload), self._reader
        if press is None or press.table != self.table.code:
            return True
        if picked := await self._desk.picked(reader.person, reader.chat, press):
            self.table.pick_ahead(picked)
        return True

    async def _play(self, request: requests.Play) -> bool:
        wanted = {"game": request.game, "computer": request.computer}
        given = {key: value for key, value in wanted.items() if value}
        reader = self._reader
        reply = await self._desk.command(reader.person, reader.chat, "play", given)
        if reply.screen is not None and reply.screen.table:
            await reader.opened(reply.screen.table)
        return await self._take(reply)

    async def _line(self, request: requests.TypeLine) -> bool:
        """A slash command typed by hand. One about a table means the one shown."""
        name, _, rest = request.text.strip().removeprefix("/").partition(" ")
        granted = await self._take(await self._command(name.lower(), rest))
        await self._tell_change()
        return granted

    async def _command(self, name: str, rest: str) -> Reply:
        name, rest = self._desk.catalogue.unfolded(name, rest)
        command = self._desk.catalogue.commands.get(name)
        about_table = command and any(param.name == "code" for param in command.params)
        reader = self._reader
        look = await reader.look()
        if command is None or not (about_table and self.table.code):
            return await self._desk.line(reader.person, reader.chat, name, rest, theme=look)
        try:
            given = {"code": self.table.code, **parse(command, rest)}
        except Refusal:  # which the desk puts into words
            return await self._desk.line(reader.person, reader.chat, name, rest, theme=look)
        return await self._desk.command(reader.person, reader.chat, name, given, theme=look)

    async def _take(self, reply: Reply) -> bool:
        """Shows what the desk answered; False when it was refused. A screen of another table leads
        there, one with an address of its own to that; one of this table says which choices have
        been made, and is made again for this page's theme; the rest are cards beside the table."""
        screen = reply.screen
        if screen is None:
            if reply.notice:
                await self._channel.notify(plain(reply.notice), reply.alert)
        elif screen.view:
            shown = await self._channel.send_view(screen)
            if reply.picks is not None:
                self._background.start(self._send_picks(shown, reply.picks), "picks of a page")
            return not reply.refused
        elif reply.here or isinstance(reply, ScreenStream) or screen.file:
            await self._channel.send_sheet(screen)
            if screen.leads is not None:
                self._background.start(self._send_ahead(screen.leads), "what a sheet leads to")
            self._changed.set()  # who looks may be somebody else by now
            if isinstance(reply, ScreenStream):
                self._background.start(self._send_later(reply.later), "sheets of a page")
        elif screen.table and screen.table != self.table.code:
            await self._channel.send(wire.Go(screen.table))
        elif screen.table and screen.picture:
            await self.table.follow(screen)
        else:
            await self._channel.send_card(screen)
        if reply.here:
            await self._tell_change()
        return not reply.refused

    async def _tell_change(self) -> None:
        """What was chosen may show on the page and on the board."""
        me = await self._reader.changed()
        if me is not None:
            await self._channel.send(wire.VisitorChanged(me))
        self._changed.set()

    async def _send_picks(self, shown: wire.ScreenShown, picks: Picks) -> None:
        with suppress(ConnectionError):
            if (found := await picks()) is not None:
                await self._channel.send_picture(found.sprites)
                await self._channel.send(picks_message(shown, found))

    async def _send_ahead(self, leads: Leads) -> None:
        with suppress(ConnectionError):
            await self._channel.send_ahead(await leads())

    async def _send_later(self, later: AsyncIterator[Screen]) -> None:
        with suppress(ConnectionError):
            async for screen in later:
                await self._channel.send_sheet(screen)

    # What is looked up.

    async def _ask(self, ask: Callable[[Numbered], Awaitable[None]], request: Numbered) -> bool:
        return await self._look_up(ask(request))

    async def _ladder(self, request: requests.ShowLadder) -> bool:
        language = self._desk.readers.language(self._reader.person)
        return await self._ladders.open(request.game, Ladder(request.where), language)

    async def _profile(self, request: requests.ShowProfile) -> bool:
        language = self._desk.readers.language(self._reader.person)
        look = await self._reader.look()
        return await self._look_up(self._ladders.profile(request.who, language, look))

    async def _look_up(self, telling: Awaitable[None]) -> bool:
        """Tells what is asked for, or why it is refused; False then."""
        try:
            await telling
            return True
        except Refusal as refusal:
            await self._channel.notify(self._reader.refusal(refusal), alert=True)
            return False
