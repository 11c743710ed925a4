"""The one door for platforms: what people press and command comes in, replies go out."""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress

from cachetools import LRUCache

from bot.background import end
from bot.desk.chat_screens import ChatScreens
from bot.desk.command_handlers import HANDLERS, Invocation
from bot.desk.commands import by_every_name, check, commands, parse
from bot.desk.context import Context
from bot.desk.displays import Displays
from bot.desk.languages import Languages
from bot.desk.notices import Outbox
from bot.desk.openings import Openings
from bot.desk.platform import Platform, Reply
from bot.desk.preferences import Preferences
from bot.desk.press_handlers import ELSEWHERE, VERBS, ButtonPress
from bot.desk.room import Room
from bot.errors import BadPress, BadRequest, NoSuchTable, NotHost, Refusal, Stale, Unexpected
from bot.people import Chat, Person, PersonPreferences
from bot.players.workers import Workers
from bot.press import unpack
from bot.running.absences import Absences
from bot.running.analyst import Analyst
from bot.running.clocks import Clocks
from bot.running.consent import Consent
from bot.running.hints import Hints
from bot.running.outlook import Outlook
from bot.running.partial_moves import PartialMoves
from bot.running.presence import Presence
from bot.running.referee import Referee
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.screens import Screen
from bot.screens.analysis_screen import AnalysisPage
from bot.screens.composer import Appearance, Composer
from bot.screens.history import Entry, Histories
from bot.screens.picture_cache import PictureCache
from bot.store import Store
from bot.tables.limits import TableLimits
from bot.tables.overview import Overview, ordered
from bot.tables.table import Status, Table
from bot.texts import Words
from render import Picture

log = logging.getLogger(__name__)

SHOWN_TABLES = 20
LISTED_TABLES = 100  # of one person
DELIVERED = 10_000  # presses that are known when they come again
REPEATED = 60.0  # seconds in which the same wish for a table opens no second one


class Desk:
    """Tables, screens and displays of one process. A platform calls ``press`` and ``command`` for
    what people do, shows the replies, and tells with ``posted`` where screens now stand. The same
    wish for a table within ``repeated`` seconds opens none beyond the first."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        words: Words,
        timing: Timing = ORDINARY,
        clock: Callable[[], float] = time.time,
        limits: TableLimits | None = None,
        repeated: float = REPEATED,
    ) -> None:
        limits = limits or TableLimits()
        self.words = words
        self._clock = clock
        listed = commands(words.languages)
        self.commands = by_every_name(listed)
        self._pictures = PictureCache()
        self._histories = Histories()
        presence = Presence(store, clock)
        tables = Tables(store, clock, limits, presence=presence)
        partial_moves, preferences = PartialMoves(store), Preferences(store, words)
        languages = Languages(store, words, preferences)
        analyst = Analyst(store, workers, timing)
        composer = Composer(tables, words, self._pictures, analyst, workers)
        screens = ChatScreens(composer, partial_moves, languages, preferences)
        displays = Displays(store, tables, screens, flush=timing.flush, clock=clock)
        self._outbox = Outbox(store, tables, presence, displays, clock)
        analyst.listen(displays.refresh_pages)
        self._referee = Referee(tables, workers, timing)
        self.clocks = Clocks(store, tables, presence.last, clock)
        self._referee.listen(displays.refresh)
        self._context = Context(
            store,
            tables,
            Consent(tables),
            partial_moves,
            words,
            preferences,
            languages,
            composer,
            screens,
            displays,
            Hints(workers, timing),
            Outlook(tables, workers, timing),
            Absences(store, tables, clock),
            analyst,
            tuple(listed.values()),
            Openings(tables, repeated),
            Room(store, tables, limits.shown),
            LRUCache(DELIVERED),
            presence,
        )
        self._listening: asyncio.Task[None] | None = None

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have texts."""
        return self.words.languages

    def attach(self, platform: Platform) -> None:
        """Show tables on this platform."""
        self._context.displays.attach(platform)

    async def resume(self) -> None:
        """After a start: running tables go on, and displays that fell behind are caught up."""
        self._pictures.warm(self._context.displays.themes)
        for code in await self._context.store.unfinished():
            with suppress(NoSuchTable):
                self._referee.attend(await self._context.tables.get(code))
        await self._context.absences.resume()
        await self._outbox.resume()
        await self.clocks.start()
        await self._context.displays.catch_up()
        for code, number in await self._context.store.broken_off():
            with suppress(NoSuchTable):
                await self._go_on(await self._context.tables.get(code), number)
        self._listening = asyncio.create_task(self._listen(), name="changes elsewhere")

    async def _go_on(self, table: Table, number: int) -> None:
        """Go on with an analysis that was broken off."""
        match = await self._context.tables.match(table, number)
        if match is not None:
            await self._context.analyst.begin(table.code, table.game, match)

    async def _listen(self) -> None:
        async for code in self._context.store.changes():
            await self._context.tables.heard(code)

    async def close(self) -> None:
        """Stop everything that runs by itself; what is unfinished goes on at the next start."""
        if self._listening is not None:
            await end([self._listening])
        await self.clocks.close()
        await self._referee.close()
        await self._context.hints.close()
        await self._context.analyst.close()
        await self._context.tables.close()
        await self._outbox.close()
        await self._context.displays.close()
        await self._context.presence.close()
        self._pictures.close()

    def say(self, language: str, text: str, /, **params: str | int) -> str:
        """A text by name."""
        return self.words.say(language, text, **params)

    def has(self, text: str) -> bool:
        """Whether there is a text with this name."""
        return self.words.has(text)

    def reader(self, person: Person) -> str:
        """The language of a person: their own choice where that is at hand, else the one that
        their platform tells."""
        return self._context.languages.of_reader(person)

    async def chosen(self, person: Person) -> PersonPreferences:
        """What a person has chosen in their settings."""
        return await self._context.preferences.of_person(person.key)

    async def speak(self, person: Person, language: str) -> None:
        """A person has chosen a language outside their settings, which then have it too."""
        if (await self.chosen(person)).language:
            await self._context.preferences.choose_person(person, language=language)

    async def press(
        self,
        person: Person,
        chat: Chat,
        payload: str | bytes,
        message: str = "",
        origin: str = "",
    ) -> Reply:
        """Do what a button asks for; ``message`` is the one that was pressed, unless the presser
        alone sees it, ``origin`` as in ``command``. Never raises a Refusal: the reply's notice
        says it."""
        table = ""
        try:
            press = unpack(payload)
            table = press.table
            await self._context.store.remember(person)
            if press.verb == "play":
                # A table is opened as if by command; its payload names the game and no table.
                args = dict(zip(("game", "computer"), press.path, strict=False))
                return await self._run("play", args, person, chat, origin)
            return await self._pressed(ButtonPress(press, person, chat, message, origin))
        except Exception as error:
            return await self._refused(error, table, person, chat)

    async def _pressed(self, pressed: ButtonPress) -> Reply:
        verb, displays = pressed.press.verb, self._context.displays
        if verb not in VERBS:
            raise BadPress
        await self.seen(pressed.person, pressed.press.table, pressed.chat)
        place = pressed.press.table, pressed.chat, pressed.message
        adopted = verb not in ELSEWHERE and await displays.adopt(*place, pressed.person)
        try:
            return await self._handled(pressed)
        except Stale:
            await displays.refresh_pressed(*place)
            raise
        finally:
            if adopted:
                await displays.show_adopted(*place)

    async def _handled(self, pressed: ButtonPress) -> Reply:
        handle = VERBS[pressed.press.verb]
        try:
            return await handle(self._context, pressed)
        except NotHost:
            # The host may have slept for so long that the powers are the presser's by now.
            if not await self.clocks.look(pressed.press.table):
                raise
            return await handle(self._context, pressed)

    async def seen(self, person: Person, code: str, chat: Chat) -> None:
        """The person has the table open before them in this chat, or does something there."""
        self._context.presence.sign(code, person.key, chat)

    async def command(
        self, person: Person, chat: Chat, name: str, args: Mapping[str, str], origin: str = ""
    ) -> Reply:
        """Carry out a command; ``origin`` names the message or event that gave it, so that one
        delivered twice opens one table. Never raises a Refusal: the reply's notice says it."""
        try:
            await self._context.store.remember(person)
            return await self._run(name, args, person, chat, origin)
        except Exception as error:
            return await self._refused(error, args.get("code", ""), person, chat)

    async def line(
        self, person: Person, chat: Chat, name: str, text: str, origin: str = ""
    ) -> Reply:
        """Carry out a command typed into a chat, ``text`` being what follows its name; ``origin``
        as in ``command``."""
        try:
            if name not in self.commands:
                raise BadRequest(text=f"/{name[:40]}")
            command = self.commands[name]
            args = parse(command, text)
        except Refusal as refusal:
            return await self._refused(refusal, "", person, chat)
        return await self.command(person, chat, command.name, args, origin)

    async def _run(
        self, name: str, args: Mapping[str, str], person: Person, chat: Chat, origin: str
    ) -> Reply:
        if name not in HANDLERS:
            raise BadRequest(text=f"/{name[:40]}")
        checked = check(self.commands[name], args)
        return await HANDLERS[name](self._context, Invocation(person, chat, checked, origin))

    async def _refused(self, error: Exception, table: str, person: Person, chat: Chat) -> Reply:
        """The one place where what went wrong becomes a private line."""
        if not isinstance(error, Refusal):
            log.error("table %s: unexpected error", table or "-", exc_info=error)
            error = Unexpected()
        language = await self._language(person, chat)
        params = dict(error.params)
        if "game" in params:
            params["game"] = self.words.say(language, f"game-{params['game']}")
        seat = params.pop("seat", None)
        if isinstance(seat, int):
            found = await self._context.tables.get(str(params["table"]))
            params["who"] = self._context.composer.wording(found, language).name(seat)
        notice = self.words.say(language, error.code, **params)
        return Reply(notice, alert=True, refused=True, secret=error.secret)

    async def _language(self, person: Person, chat: Chat) -> str:
        try:
            return await self._context.languages.of_person(person, chat)
        except Exception:
            log.exception("no language for a person on %s", person.platform)
            return self.reader(person)

    async def posted(
        self, screen: Screen, chat: Chat, message: str, person: str | None = None
    ) -> None:
        """The screen of a reply now stands in the chat as ``message``; from now on it is kept up
        to date. ``person`` is the key of its only reader."""
        if screen.table:
            reader = person or screen.audience
            await self._context.displays.add(screen, chat, message, reader)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has another id now."""
        await self._context.displays.moved(old, new)
        self._context.preferences.forget_chat(new)
        self._context.presence.moved(old, new)

    async def screen_for(
        self,
        code: str,
        person: Person,
        language: str,
        theme: str = "light",
        picked: tuple[str, ...] = (),
        chat: Chat | None = None,
        page: str = "",
    ) -> Screen:
        """The table as this person may see it, or a page of an analysis as long as that holds.
        Raises NoSuchTable."""
        table = await self._context.tables.get(code)
        appearance = Appearance(self.words.match(language) or self.words.default, theme)
        if page:
            composer = self._context.composer
            analysis = await composer.analysis(
                table, AnalysisPage.parse(page), appearance, person.key
            )
            if analysis is not None:
                return analysis
        return await self._context.composer.own(table, person.key, appearance, picked)

    async def thumbnail(self, code: str, person: Person, theme: str) -> Picture:
        """A small picture of one of the person's tables. Raises NoSuchTable, also for a table at
        which they neither sit nor sat."""
        table = await self._context.tables.get(code)
        if not any(person.key in (chair.person, chair.former) for chair in table.chairs):
            raise NoSuchTable
        return await self._context.composer.thumbnail(table, theme)

    def now(self) -> float:
        """The Unix time by which clocks run here."""
        return self._clock()

    async def own_screen(self, code: str, person: Person, chat: Chat) -> Screen:
        """The table as this person alone sees it in a chat, in the language and theme that they
        have chosen. Raises NoSuchTable."""
        table = await self._context.tables.get(code)
        return await self._context.own(table, person, chat)

    async def revision(self, code: str) -> int:
        """The revision at which the table stands. Raises NoSuchTable."""
        return (await self._context.tables.get(code)).revision

    async def history(self, code: str, person: Person, language: str) -> tuple[Entry, ...]:
        """What has happened in the table's match as this person may know it, oldest first; empty
        before the first deal. Raises NoSuchTable."""
        table = await self._context.tables.get(code)
        if table.match is None:
            return ()
        wording = self._context.composer.wording(
            table, self.words.match(language) or self.words.default
        )
        seat = self._context.composer.seat(table, person.key)
        return self._histories.tell(wording, self._context.tables.view(table, seat))

    async def is_playing(self, code: str) -> bool:
        """Whether a match is on at the table. Raises NoSuchTable."""
        return (await self._context.tables.get(code)).status is Status.PLAYING

    def watch(
        self, code: str, callback: Callable[[], None], pages: bool = False
    ) -> Callable[[], None]:
        """Call ``callback`` after each change of the table, with ``pages`` also when there is more
        to see of an analysis; returns the way to stop."""
        return self._context.displays.watch(code, callback, pages)

    async def tables_of(self, person: Person) -> list[tuple[str, str, str]]:
        """Code, game and status of the person's tables, newest first."""
        return [
            (code, game, str(status))
            for code, game, status in await self._context.store.tables_of(person.key, SHOWN_TABLES)
        ]

    async def games_of(self, person: Person) -> list[Overview]:
        """The person's tables: own turns first, then others', lobbies, and what is over."""
        return ordered(await self._context.store.games_of(person.key, LISTED_TABLES))
