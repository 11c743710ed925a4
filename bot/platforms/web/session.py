"""One open page: what it shows, and the conversation with it over its socket."""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress

from aiohttp import WSMsgType, web

from bot.background import Background, end
from bot.codes import is_code
from bot.desk import Desk
from bot.desk.commands import parse
from bot.desk.platform import Reply
from bot.errors import LinkCode, NoSuchTable, Refusal, as_refusal
from bot.link_codes import is_link_code
from bot.log import about, bind
from bot.moments import plain
from bot.people import Chat, Person
from bot.platforms.web import asks, wire
from bot.platforms.web.downloads import Downloads
from bot.platforms.web.home import Cards, Watched
from bot.platforms.web.ladders import LadderDesk
from bot.platforms.web.rate_limit import Pace, TooFast, Tries
from bot.platforms.web.replays import ReplayDesk
from bot.platforms.web.told import Told
from bot.platforms.web.visitor import chat_of
from bot.screens import Screen
from bot.screens.ladder import Ladder
from render import Look, Picture
from render.look import CONTRAST

NOT_UNDERSTOOD = 4400
LIMIT_TEXTS = {"visitor": "web-hasty", "address": "web-crowded", "pages": "web-many-pages"}

log = logging.getLogger(__name__)


class Session:
    """A tab of a browser. It sees one table at a time, or none: then it is at home. ``tries`` pays
    for what is refused, ``pace`` is how fast it may ask at all; every ``sign_seconds`` at a table
    it is a sign that its person is there. ``secret`` names other people to the page."""

    def __init__(
        self,
        desk: Desk,
        person: Person,
        socket: web.WebSocketResponse,
        downloads: Downloads,
        tries: Tries,
        pace: Pace,
        version: str,
        sign_seconds: float,
        secret: str,
    ) -> None:
        self._desk = desk
        self._person = person
        self._language = person.language  # until it is known what they have chosen
        self._me: wire.Who | None = None  # that the page knows
        self._chat: Chat = chat_of(person)
        self._socket = socket
        self._downloads = downloads
        self._background = Background()  # what comes later
        self._tries = tries
        self._version = version
        self._sign_seconds = sign_seconds
        self._pace = pace
        self._table = ""
        self._theme: asks.Theme = "light"
        self._sharp = False
        self._picked: tuple[str, ...] = ()
        self._page = ""  # of an analysis
        self._hinted = False  # whether a good move is marked, at the same revision
        self._picked_at = 0  # the revision at which the choices were made
        self._changed = asyncio.Event()
        self._stop_watching: Callable[[], None] = lambda: None
        self._at_home = False
        self._listed = Watched(desk, self._changed.set)
        self._answering = asyncio.Lock()
        self._showing = asyncio.Lock()  # one after the other, so the newest is shown last
        self._screen: wire.ScreenShown | None = None  # that the page shows
        self._pictures: deque[str] = deque(maxlen=asks.KEPT_PICTURES)
        self._replays = ReplayDesk(desk, person, self._tell, self._send_picture)
        self._ladders = LadderDesk(desk, person, secret, self._tell, self._send_own)
        self._told = Told(desk, person, self._tell)

    async def converse(self) -> None:
        """Answer what the page asks and tell it what changes, until it goes."""
        self._me = await self._who()
        with suppress(ConnectionError):  # a page that is gone already has nothing to ask either
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
            await self._background.close()

    async def close(self, code: int) -> None:
        """Close the page, after the answer that is under way."""
        async with self._answering:
            await self._socket.close(code=code)

    async def _who(self) -> wire.Who:
        """The visitor as they have chosen to be spoken to by now."""
        chosen = await self._desk.chosen(self._person)
        self._language = self._desk.reader(self._person)
        return wire.who(self._person.name, self._language, chosen)

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
            await self._pace.keep()
            try:
                ask = asks.read_ask(message.data)
            except asks.BadMessage:
                await self._socket.close(code=NOT_UNDERSTOOD)
                return
            with suppress(ConnectionError), about(self._table):
                async with self._answering:
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
        except Exception as error:
            log.exception("table %s: a page's request failed", self._table or "-")
            await self._notice(self._words(as_refusal(error)), alert=True)
            return True

    async def _do(self, ask: asks.Ask) -> bool:
        match ask:
            case asks.Open():
                return await self._open(ask)
            case asks.Find():
                return await self._find(ask.table)
            case asks.ChangeTheme():
                return await self._change_theme(ask)
            case asks.Replay() | asks.Ply() | asks.Ladder() | asks.Profile():
                return await self._look_up(ask)
            case asks.PressButton() if (own := self._pressed(ask.payload)) is not None:
                return await own
            case asks.PressButton():
                reply = await self._desk.press(
                    self._person, self._chat, ask.payload, theme=await self._look()
                )
            case asks.Play():
                reply = await self._play(ask)
            case asks.Line():
                reply = await self._line(ask)
        await self._take(reply)
        if reply.here or isinstance(ask, asks.Line):
            await self._tell_who()
            self._changed.set()  # what was chosen may show on the board
        return not reply.refused

    async def _look_up(self, ask: asks.Replay | asks.Ply | asks.Ladder | asks.Profile) -> bool:
        match ask:
            case asks.Ply():
                return await self._ply(ask)
            case asks.Replay():
                return await self._replay(ask.match, ask.at)
            case asks.Ladder() | asks.Profile():
                return await self._rank(ask)

    async def _rank(self, ask: asks.Ladder | asks.Profile) -> bool:
        language = self._desk.reader(self._person)
        if isinstance(ask, asks.Ladder):
            return await self._ladders.open(ask.game, Ladder(ask.where), language)
        return await self._walked(self._ladders.profile(ask.who, language, await self._look()))

    def _pressed(self, payload: str) -> Awaitable[bool] | None:
        """What a press does that is for the page alone; None for all others."""
        match = self._replays.wanted(payload)
        return None if match is None else self._replay(match, None)

    async def _replay(self, match: int | None, at: int | None) -> bool:
        return await self._walked(self._replays.open(self._table, match, self._language, at))

    async def _ply(self, ask: asks.Ply) -> bool:
        place = self._table, ask.match, ask.ply
        return await self._walked(self._replays.ply(*place, self._language, await self._look()))

    async def _walked(self, telling: Awaitable[bool]) -> bool:
        """Tell of a replay or a person, or why there is none."""
        try:
            return await telling
        except Refusal as refusal:
            await self._notice(self._words(refusal), alert=True)
            return False

    async def _follow(self) -> None:
        """Show every change of the table, at home of any of the person's tables; changes while one
        is shown are seen by the next."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            with suppress(ConnectionError), about(self._table):
                await (self._tell_home() if self._at_home else self._show_table())
                await self._replays.follow(self._table, self._language)

    async def _stay(self) -> None:
        """As long as the page is open at a table, its person is there."""
        while True:
            await asyncio.sleep(self._sign_seconds)
            with about(self._table):
                await self._signed()

    async def _signed(self) -> None:
        try:
            await self._sign()
        except Exception:
            log.exception("table %s: could not record that a page is open", self._table or "-")

    async def _sign(self) -> None:
        if self._table:
            await self._desk.seen(self._person, self._table, self._chat)

    async def _open(self, ask: asks.Open) -> bool:
        """The page has come to a table, or home, or back after a lost connection."""
        if ask.theme is not None:
            self._theme, self._sharp = ask.theme, ask.sharp
        self._picked, self._picked_at = ask.picked, ask.revision
        if ask.have is not None:
            self._pictures.clear()
            self._pictures.extend(ask.have)
        self._leave()
        if not ask.table:
            self._at_home = True
            await self._tell_home()
            return True
        if is_code(ask.table):
            return await self._come_to(ask.table)
        await self._tell_gone(NoSuchTable())
        return True

    async def _find(self, code: str) -> bool:
        """Lead to the table of a code, or say that there is none."""
        try:
            if is_link_code(code):
                raise LinkCode
            if not is_code(code):
                raise NoSuchTable
            await self._desk.revision(code)
        except (LinkCode, NoSuchTable) as refusal:
            await self._tell_gone(refusal)
            return False
        await self._tell(wire.Go(code))
        return True

    async def _come_to(self, code: str) -> bool:
        """Watch first, then show, so that no change falls between the two."""
        self._table = code
        bind(code)
        self._stop_watching = self._desk.watch(code, self._changed.set, pages=True)
        # Whoever comes from another process has seen there what may not have been heard here yet.
        with suppress(NoSuchTable):  # which the page is told when it is shown nothing
            await self._desk.revision(code, latest=True)
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
        self._told.leave()
        self._table, self._screen, self._page, self._hinted = "", None, "", False
        self._replays.leave()

    async def _change_theme(self, ask: asks.ChangeTheme) -> bool:
        self._theme, self._sharp = ask.theme, ask.sharp
        if self._table:
            await self._show_table()
        return True

    async def _look(self) -> str:
        """The page's theme with what its person has chosen by now, also in another tab; where that
        is no palette, with the contrast that their system wants."""
        chosen = await self._desk.chosen(self._person)
        wanted = CONTRAST if self._sharp else ""
        return Look(self._theme, chosen.palette or wanted, chosen.size).key

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
        look = await self._look()
        if command is None or not (about_table and self._table):
            return await self._desk.line(self._person, self._chat, name, rest, theme=look)
        try:
            given = {"code": self._table, **parse(command, rest)}
        except Refusal:  # which the desk puts into words
            return await self._desk.line(self._person, self._chat, name, rest, theme=look)
        return await self._desk.command(self._person, self._chat, name, given, theme=look)

    async def _take(self, reply: Reply) -> None:
        """Show what the desk answered. A screen of another table leads there; one of this table
        says which choices have been made, and is made again for this page's theme; the rest are
        cards beside the table."""
        screen = reply.screen
        if screen is None:
            if reply.notice:
                await self._notice(plain(reply.notice), reply.alert)
        elif reply.here or reply.later or screen.file:
            await self._tell_leaf(screen)
            self._changed.set()  # who looks may be somebody else by now
            if reply.later is not None:
                self._background.start(self._follow_leaf(reply.later), "leaves of a page")
        elif screen.table and screen.table != self._table:
            await self._tell(wire.Go(screen.table))
        elif screen.table and screen.picture:
            self._picked, self._picked_at = wire.picked_of(screen), screen.revision
            self._page, self._hinted = screen.page, screen.hinted
            await self._show_table()
        else:
            if screen.picture is not None:
                await self._send_own(screen.picture)
            await self._tell(wire.screen_message(screen, wire.Card))

    async def _tell_leaf(self, screen: Screen) -> None:
        """A screen in a sheet of its own; its file is fetched by a link."""
        link = self._downloads.offer(self._person, screen.file) if screen.file else ""
        if screen.picture is not None:
            await self._send_own(screen.picture)
        await self._tell(wire.screen_message(screen, wire.Leaf, link))

    async def _follow_leaf(self, later: AsyncIterator[Screen]) -> None:
        with suppress(ConnectionError):
            async for screen in later:
                await self._tell_leaf(screen)

    async def _show_table(self) -> bool:
        """Show the table as it stands; False when there is none to be seen."""
        async with self._showing:
            code = self._table
            if not code:  # the page has gone home while it waited
                return False
            try:
                # Both ask the database, and neither needs the other.
                shown = self._current_screen(code), self._ladders.people(code)
                await self._show(*await asyncio.gather(*shown))
                if self._table == code:
                    await self._told.tell(code, self._language)
            except Refusal as refusal:
                if self._table == code:  # else it has gone home meanwhile
                    await self._tell_gone(refusal)
                return False
            except ConnectionError:
                raise
            except Exception as error:
                log.exception("table %s: could not show it in a browser", self._table)
                await self._notice(self._words(as_refusal(error)), alert=True)
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
        return await self._desk.screen_for(
            code,
            self._person,
            self._language,
            await self._look(),
            self._picked,
            self._chat,
            self._page,
            self._hinted,
        )

    async def _show(self, screen: Screen, people: Mapping[int, str]) -> None:
        message = wire.screen_message(screen, people=people if screen.players else wire.NOBODY)
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

    async def _send_own(self, picture: Picture) -> None:
        await self._send_picture(wire.digest(picture), picture.png)

    async def _tell_home(self) -> None:
        """Tell of the person's tables as they stand; watched first, so that no change falls between
        looking and watching."""
        async with self._showing:
            try:
                games = await self._desk.games_of(self._person)
                while self._at_home and self._listed.add(game.code for game in games):
                    games = await self._desk.games_of(self._person)
            except Exception as error:
                log.exception("could not list a person's tables in a browser")
                await self._notice(self._words(as_refusal(error)), alert=True)
                return
            if self._at_home:
                cards = Cards(self._desk, self._desk.reader(self._person))
                added = await self._desk.home_cards(self._person, self._language)
                await self._tell(cards.message(games, added))

    async def _tell_gone(self, refusal: Refusal) -> None:
        await self._tell(wire.Gone(self._words(refusal)))

    async def _notice(self, text: str, alert: bool) -> None:
        await self._tell(wire.Notice(wire.bare(text), alert))

    async def _tell(self, message: wire.Message) -> None:
        await self._socket.send_str(wire.encode(message))

    def _words(self, refusal: Refusal) -> str:
        return self._desk.say(self._language, refusal.code, **refusal.params)

    def _limit_words(self, refusal: TooFast) -> str:
        language = self._language
        why = self._desk.say(language, LIMIT_TEXTS[refusal.whose])
        return f"{why} {self._desk.say(language, 'web-try-again', seconds=refusal.seconds)}"
