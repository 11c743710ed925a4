"""One open page: what it shows, and the conversation with it over its socket."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from aiohttp import WSMsgType, web

from bot.background import end
from bot.desk import Desk
from bot.desk.commands import parse
from bot.desk.platform import Reply
from bot.errors import NoSuchTable, Refusal, Unexpected
from bot.moments import plain
from bot.people import Chat, Person
from bot.platforms.web import asks, wire
from bot.platforms.web.home import Cards, Watched
from bot.platforms.web.rate_limit import Bucket, Rate, TooFast, Tries
from bot.platforms.web.visitor import chat_of
from bot.screens import Screen

NOT_UNDERSTOOD = 4400
LIMIT_TEXTS = {"visitor": "web-hasty", "address": "web-crowded"}

log = logging.getLogger(__name__)


class Session:
    """A tab of a browser. It sees one table at a time, or none: then it is at home. ``tries`` pays
    for what is refused, ``rate`` is how fast it may ask at all; every ``sign_seconds`` at a table
    it is a sign that its person is there."""

    def __init__(
        self,
        desk: Desk,
        person: Person,
        socket: web.WebSocketResponse,
        tries: Tries,
        rate: Rate,
        version: str,
        sign_seconds: float,
    ) -> None:
        self._desk = desk
        self._person = person
        self._language = person.language  # until it is known what they have chosen
        self._me: wire.Who | None = None  # that the page knows
        self._chat: Chat = chat_of(person)
        self._socket = socket
        self._tries = tries
        self._version = version
        self._sign_seconds = sign_seconds
        self._pace = Bucket(rate)
        self._table = ""
        self._theme: asks.Theme = "light"
        self._picked: tuple[str, ...] = ()
        self._page = ""  # of an analysis
        self._picked_at = 0  # the revision at which the choices were made
        self._changed = asyncio.Event()
        self._stop_watching: Callable[[], None] = lambda: None
        self._at_home = False
        self._listed = Watched(desk, self._changed.set)
        self._showing = asyncio.Lock()  # one after the other, so the newest is shown last
        self._screen: wire.ScreenShown | None = None  # that the page shows
        self._marks: set[str] = set()  # of what the page has been told of the match
        self._pictures: deque[str] = deque(maxlen=asks.KEPT_PICTURES)

    async def converse(self) -> None:
        """Answer what the page asks and tell it what changes, until it goes."""
        self._me = await self._who()
        await self._tell(wire.Hello(self._version, self._me, self._desk.now()))
        beside = (
            asyncio.create_task(self._follow(), name="page of the web table"),
            asyncio.create_task(self._stay(), name="signs of a page"),
        )
        try:
            await self._listen()
        finally:
            self._leave()
            await end(beside)

    async def _who(self) -> wire.Who:
        """The visitor as they have chosen to be spoken to by now."""
        chosen = await self._desk.chosen(self._person)
        self._language = self._desk.reader(self._person)
        return wire.Who(self._person.name, self._language, chosen.theme)

    async def _tell_who(self) -> None:
        me = await self._who()
        if me != self._me:
            self._me = me
            await self._tell(wire.Me(me))

    async def _listen(self) -> None:
        async for message in self._socket:
            if message.type is not WSMsgType.TEXT:
                await self._socket.close(code=NOT_UNDERSTOOD)
                return
            await self._pace.pace()
            try:
                ask = asks.read_ask(message.data)
            except asks.BadMessage:
                await self._socket.close(code=NOT_UNDERSTOOD)
                return
            with suppress(ConnectionError):
                await self._answer(ask)

    async def _answer(self, ask: asks.Ask) -> None:
        try:
            await self._tries.begin()
        except TooFast as refusal:
            await self._notice(self._limit_words(refusal), alert=True)
        else:
            if await self._granted(ask):
                self._tries.forgive()
        await self._tell(wire.Answer(ask.number))

    async def _granted(self, ask: asks.Ask) -> bool:
        """Do what is asked; False when it was refused."""
        try:
            await self._sign()
            return await self._do(ask)
        except ConnectionError:
            raise
        except Exception:
            log.exception("table %s: a page's request failed", self._table or "-")
            await self._notice(self._words(Unexpected()), alert=True)
            return True

    async def _do(self, ask: asks.Ask) -> bool:
        match ask:
            case asks.Open():
                return await self._open(ask)
            case asks.ChangeTheme():
                return await self._change_theme(ask)
            case asks.PressButton():
                reply = await self._desk.press(self._person, self._chat, ask.payload)
            case asks.Play():
                reply = await self._play(ask)
            case asks.Line():
                reply = await self._line(ask)
        await self._take(reply)
        if reply.here or isinstance(ask, asks.Line):
            await self._tell_who()
        return not reply.refused

    async def _follow(self) -> None:
        """Show every change of the table, at home of any of the person's tables; changes while one
        is shown are seen by the next."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            with suppress(ConnectionError):
                await (self._tell_home() if self._at_home else self._show_table())

    async def _stay(self) -> None:
        """As long as the page is open at a table, its person is there."""
        while True:
            await asyncio.sleep(self._sign_seconds)
            try:
                await self._sign()
            except Exception:
                log.exception("table %s: a page's sign failed", self._table or "-")

    async def _sign(self) -> None:
        if self._table:
            await self._desk.seen(self._person, self._table, self._chat)

    async def _open(self, ask: asks.Open) -> bool:
        """The page has come to a table, or home, or back after a lost connection."""
        self._theme = ask.theme or self._theme
        self._picked, self._picked_at = ask.picked, ask.revision
        if ask.have is not None:
            self._pictures.clear()
            self._pictures.extend(ask.have)
        self._leave()
        if not ask.table:
            self._at_home = True
            await self._tell_home()
            return True
        if asks.CODE.fullmatch(ask.table):
            return await self._come_to(ask.table)
        await self._tell_gone(NoSuchTable())
        return True

    async def _come_to(self, code: str) -> bool:
        """Watch first, then show, so that no change falls between the two."""
        self._table = code
        self._stop_watching = self._desk.watch(code, self._changed.set, pages=True)
        seen = await self._show_table()
        if not seen:
            self._leave()
        await self._sign()
        return seen

    def _leave(self) -> None:
        self._stop_watching()
        self._stop_watching = lambda: None
        self._listed.stop()
        self._at_home = False
        self._changed.clear()
        self._marks.clear()
        self._table, self._screen, self._page = "", None, ""

    async def _change_theme(self, ask: asks.ChangeTheme) -> bool:
        self._theme = ask.theme
        if self._table:
            await self._show_table()
        return True

    async def _play(self, ask: asks.Play) -> Reply:
        wanted = {"game": ask.game, "computer": ask.computer}
        given = {key: value for key, value in wanted.items() if value}
        return await self._desk.command(self._person, self._chat, "play", given)

    async def _line(self, ask: asks.Line) -> Reply:
        """A slash command typed by hand. One about a table means the one shown."""
        name, _, rest = ask.text.strip().removeprefix("/").partition(" ")
        return await self._command(name.lower(), rest)

    async def _command(self, name: str, rest: str) -> Reply:
        command = self._desk.commands.get(name)
        about_table = command and any(param.name == "code" for param in command.params)
        if command is None or not (about_table and self._table):
            return await self._desk.line(self._person, self._chat, name, rest)
        try:
            given = {"code": self._table, **parse(command, rest)}
        except Refusal:  # which the desk puts into words
            return await self._desk.line(self._person, self._chat, name, rest)
        return await self._desk.command(self._person, self._chat, name, given)

    async def _take(self, reply: Reply) -> None:
        """Show what the desk answered. A screen of another table leads there; one of this table
        says which choices have been made, and is made again for this page's theme; the rest are
        cards beside the table."""
        screen = reply.screen
        if screen is None:
            if reply.notice:
                await self._notice(plain(reply.notice), reply.alert)
        elif reply.here:
            await self._tell(wire.screen_message(screen, wire.Leaf))
        elif screen.table and screen.table != self._table:
            await self._tell(wire.Go(screen.table))
        elif screen.table and screen.picture:
            self._picked, self._picked_at = wire.picked_of(screen), screen.revision
            self._page = screen.page
            await self._show_table()
        else:
            await self._tell(wire.screen_message(screen, wire.Card))

    async def _show_table(self) -> bool:
        """Show the table as it stands; False when there is none to be seen."""
        async with self._showing:
            if not self._table:  # the page has gone home while it waited
                return False
            try:
                await self._show(await self._current_screen())
                await self._tell_story()
            except Refusal as refusal:
                await self._tell_gone(refusal)
                return False
            except ConnectionError:
                raise
            except Exception:
                log.exception("table %s cannot be shown in a browser", self._table)
                await self._notice(self._words(Unexpected()), alert=True)
                return False
        return True

    async def _current_screen(self) -> Screen:
        """The reader's own screen. Choices made before the table changed are dropped: they belong
        to another position."""
        screen = await self._own_screen()
        if self._picked and screen.revision != self._picked_at:
            self._picked = ()
            screen = await self._own_screen()
        return screen

    async def _own_screen(self) -> Screen:
        language = self._language
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
        if message == self._screen or screen.table != self._table:
            return
        if screen.picture is not None:
            await self._send_picture(wire.digest(screen.picture), screen.picture.png)
        await self._tell(message)
        self._screen = message

    async def _send_picture(self, digest: bytes, png: bytes) -> None:
        if digest.hex() not in self._pictures:
            await self._socket.send_bytes(digest + png)
            self._pictures.append(digest.hex())

    async def _tell_story(self) -> None:
        """What has happened since the page was told last; all of it to one that has just come."""
        code = self._table
        entries = await self._desk.history(code, self._person, self._language)
        news = tuple(
            wire.Entry(mark, plain(text)) for mark, text in entries if mark not in self._marks
        )
        if news and code == self._table:
            self._marks.update(entry.mark for entry in news)
            await self._tell(wire.Story(code, news))

    async def _tell_home(self) -> None:
        """Tell of the person's tables as they stand; watched first, so that no change falls between
        looking and watching."""
        async with self._showing:
            try:
                games = await self._desk.games_of(self._person)
                while self._at_home and self._listed.add(game.code for game in games):
                    games = await self._desk.games_of(self._person)
            except Exception:
                log.exception("a person's tables cannot be listed in a browser")
                await self._notice(self._words(Unexpected()), alert=True)
                return
            if self._at_home:
                cards = Cards(self._desk, self._desk.reader(self._person))
                await self._tell(cards.message(games))

    async def _tell_gone(self, refusal: Refusal) -> None:
        await self._tell(wire.Gone(self._words(refusal)))

    async def _notice(self, text: str, alert: bool) -> None:
        await self._tell(wire.Notice(text, alert))

    async def _tell(self, message: wire.Message) -> None:
        await self._socket.send_str(wire.encode(message))

    def _words(self, refusal: Refusal) -> str:
        return self._desk.say(self._language, refusal.code, **refusal.params)

    def _limit_words(self, refusal: TooFast) -> str:
        language = self._language
        why = self._desk.say(language, LIMIT_TEXTS[refusal.whose])
        return f"{why} {self._desk.say(language, 'web-try-again', seconds=refusal.seconds)}"
