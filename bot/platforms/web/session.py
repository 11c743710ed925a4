"""One open page: what it shows, and the conversation with it over its socket."""

import asyncio
import json
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import ClassVar

from aiohttp import WSMsgType, web

from bot.desk import Desk
from bot.desk.commands import parse
from bot.desk.platform import Reply
from bot.errors import BadRequest, NoSuchTable, Refusal, Unexpected
from bot.people import Chat, Person
from bot.platforms.web import wire
from bot.platforms.web.rate_limit import Bucket
from bot.platforms.web.visitor import chat_of
from bot.screens import Screen

KEPT_PICTURES = 12  # as many as the page keeps, see connection.js
NOT_UNDERSTOOD = 4400
ASKS, ASKS_A_SECOND = 30.0, 10.0

log = logging.getLogger(__name__)

Answer = Callable[["Session", wire.Message], Awaitable[None]]


class Session:
    """A tab of a browser. It sees one table at a time, or none: then it is at home."""

    def __init__(
        self, desk: Desk, person: Person, socket: web.WebSocketResponse, tries: Bucket, version: str
    ) -> None:
        self._desk = desk
        self._person = person
        self._chat: Chat = chat_of(person)
        self._socket = socket
        self._tries = tries
        self._version = version
        self._pace = Bucket(ASKS, ASKS_A_SECOND)
        self._table = ""
        self._theme = "light"
        self._picked: tuple[str, ...] = ()
        self._page = ""  # of an analysis
        self._picked_at = 0  # the revision at which the choices were made
        self._changed = asyncio.Event()
        self._stop_watching: Callable[[], None] = lambda: None
        self._looking = asyncio.Lock()  # one after the other, so the newest is shown last
        self._shown: wire.Message = {}
        self._told: set[str] = set()
        self._pictures: deque[str] = deque(maxlen=KEPT_PICTURES)

    async def converse(self) -> None:
        """Answer what the page asks and tell it what changes, until it goes."""
        me = {"name": self._person.name, "language": self._desk.reader(self._person)}
        await self._tell({"type": "hello", "version": self._version, "me": me})
        teller = asyncio.create_task(self._keep_told())
        try:
            await self._listen()
        finally:
            self._stop_watching()
            teller.cancel()
            await asyncio.gather(teller, return_exceptions=True)

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                await self._socket.close(code=NOT_UNDERSTOOD)
                return
            await self._pace.pace()
            try:
                ask = wire.read_ask(message.data)
                answer = self._answers[ask["ask"]]
            except (ValueError, KeyError):
                await self._socket.close(code=NOT_UNDERSTOOD)
                return
            with suppress(ConnectionError):
                await self._answer(answer, ask)

    async def _answer(self, answer: Answer, ask: wire.Message) -> None:
        try:
            await answer(self, ask)
        except ConnectionError:
            raise
        except Exception:
            log.exception("table %s: a page's request failed", self._table or "-")
            await self._notice(self._words(Unexpected()), alert=True)
        await self._tell({"type": "answer", "number": ask.get("number")})

    async def _keep_told(self) -> None:
        """Show every change of the table; changes during a look are seen by the next one."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            with suppress(ConnectionError):
                await self._look()

    async def _open(self, ask: wire.Message) -> None:
        """The page has come to a table, or home, or back after a lost connection."""
        code = wire.text_of(ask, "table")
        self._take_theme(ask)
        self._picked = wire.texts_of(ask, "picked", wire.CHOICE, wire.LONGEST_PATH)
        self._picked_at = wire.number_of(ask, "revision")
        if "have" in ask:
            self._pictures.clear()
            self._pictures.extend(wire.texts_of(ask, "have", wire.DIGEST, KEPT_PICTURES))
        self._leave()
        if not code:
            await self._tell_home()
        elif wire.CODE.fullmatch(code):
            await self._come_to(code)
        else:
            await self._tell_gone(NoSuchTable())

    async def _come_to(self, code: str) -> None:
        """Watch first, then look, so that no change falls between the two."""
        self._table = code
        self._stop_watching = self._desk.watch(code, self._changed.set, pages=True)
        if not await self._look():
            self._leave()

    def _leave(self) -> None:
        self._stop_watching()
        self._stop_watching = lambda: None
        self._changed.clear()
        self._told.clear()
        self._table, self._shown, self._page = "", {}, ""

    async def _theme_is(self, ask: wire.Message) -> None:
        self._take_theme(ask)
        if self._table:
            await self._look()

    def _take_theme(self, ask: wire.Message) -> None:
        theme = wire.text_of(ask, "theme")
        self._theme = theme if theme in wire.THEMES else self._theme

    async def _press(self, ask: wire.Message) -> None:
        payload = wire.text_of(ask, "payload")
        await self._take(await self._desk.press(self._person, self._chat, payload))

    async def _play(self, ask: wire.Message) -> None:
        wanted = {key: wire.text_of(ask, key) for key in ("game", "computer")}
        given = {key: value for key, value in wanted.items() if value}
        await self._take(await self._desk.command(self._person, self._chat, "play", given))

    async def _line(self, ask: wire.Message) -> None:
        """A slash command typed by hand: ``/score``. One about a table means the one shown."""
        line = wire.text_of(ask, "text").strip().removeprefix("/")
        name, _, rest = line.partition(" ")
        await self._take(await self._command(name.lower(), rest))

    async def _command(self, name: str, rest: str) -> Reply:
        command = self._desk.commands.get(name)
        about_table = command and any(param.name == "code" for param in command.params)
        if command is None or not (about_table and self._table):
            return await self._desk.line(self._person, self._chat, name, rest)
        try:
            given = {"code": self._table, **parse(command, rest)}
        except BadRequest:  # which the desk puts into words
            return await self._desk.line(self._person, self._chat, name, rest)
        return await self._desk.command(self._person, self._chat, name, given)

    async def _take(self, reply: Reply) -> None:
        """Show what the desk answered. A screen of another table leads there; one of this table
        says which choices have been made, and is made again for this page's theme; the rest are
        cards beside the table."""
        if reply.refused:
            await self._tries.pace()
        screen = reply.screen
        if screen is None:
            if reply.notice:
                await self._notice(reply.notice, reply.alert)
        elif screen.table and screen.table != self._table:
            await self._tell({"type": "go", "table": screen.table})
        elif screen.table and screen.picture:
            self._picked, self._picked_at = wire.picked_of(screen), screen.revision
            self._page = screen.page
            await self._look()
        else:
            await self._tell(wire.screen_message(screen) | {"type": "card"})

    async def _look(self) -> bool:
        """Show the table as it stands; False when there is none to be seen."""
        async with self._looking:
            if not self._table:  # the page has gone home while it waited
                return False
            try:
                await self._show(await self._screen())
                await self._tell_story()
            except Refusal as refusal:
                await self._tries.pace()
                await self._tell_gone(refusal)
                return False
            except ConnectionError:
                raise
            except Exception:
                log.exception("table %s cannot be shown in a browser", self._table)
                await self._notice(self._words(Unexpected()), alert=True)
                return False
        return True

    async def _screen(self) -> Screen:
        """The reader's own screen. Choices made before the table changed are dropped: they belong
        to another position."""
        screen = await self._seen()
        if self._picked and screen.revision != self._picked_at:
            self._picked = ()
            screen = await self._seen()
        return screen

    async def _seen(self) -> Screen:
        language = self._person.language
        return await self._desk.screen_for(
            self._table,
            self._person,
            language,
            self._theme,
            self._picked,
            self._chat,
            self._page,
        )

    async def _show(self, screen: Screen) -> None:
        message = wire.screen_message(screen)
        if message == self._shown or screen.table != self._table:
            return
        if screen.picture is not None:
            await self._send_picture(wire.digest(screen.picture), screen.picture.png)
        await self._tell(message)
        self._shown = message

    async def _send_picture(self, digest: bytes, png: bytes) -> None:
        if digest.hex() not in self._pictures:
            await self._socket.send_bytes(digest + png)
            self._pictures.append(digest.hex())

    async def _tell_story(self) -> None:
        """What has happened since the page was told last; all of it to one that has just come."""
        code = self._table
        entries = await self._desk.history(code, self._person, self._person.language)
        news = [{"mark": mark, "text": text} for mark, text in entries if mark not in self._told]
        if news and code == self._table:
            self._told.update(entry["mark"] for entry in news)
            await self._tell({"type": "story", "table": code, "entries": news})

    async def _tell_home(self) -> None:
        mine = await self._desk.tables_of(self._person)
        tables = [{"code": code, "game": game, "status": status} for code, game, status in mine]
        await self._tell({"type": "home", "tables": tables})

    async def _tell_gone(self, refusal: Refusal) -> None:
        await self._tell({"type": "gone", "text": self._words(refusal)})

    async def _notice(self, text: str, alert: bool) -> None:
        await self._tell({"type": "notice", "text": text, "alert": alert})

    async def _tell(self, message: wire.Message) -> None:
        await self._socket.send_str(json.dumps(message))

    def _words(self, refusal: Refusal) -> str:
        return self._desk.say(self._person.language, refusal.code, **refusal.params)

    _answers: ClassVar[dict[str, Answer]] = {
        "open": _open,
        "theme": _theme_is,
        "press": _press,
        "play": _play,
        "line": _line,
    }
