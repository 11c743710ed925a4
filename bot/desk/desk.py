"""The one door for platforms: what people press and command comes in, replies go out."""

import asyncio
import gc
import logging
import time
from collections.abc import (
    Awaitable,
    Callable,
    Collection,
    Container,
    Iterable,
    Iterator,
    Mapping,
    Sequence,
)
from contextlib import suppress
from dataclasses import replace
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

import render
from bot.background import end
from bot.desk import account_questions
from bot.desk.accounts import MY_DATA
from bot.desk.actions import best_move
from bot.desk.administration import ADMIN, administer
from bot.desk.announcement import Announcement
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.chat_screens import ChatScreens
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.command_handlers import HANDLERS, table_of
from bot.desk.commands import by_every_name, check, commands, parse
from bot.desk.completions import offered
from bot.desk.context import Context
from bot.desk.duplicate_guard import DuplicateGuard
from bot.desk.feature import (
    Api,
    CommandHandler,
    Feature,
    Handlers,
    HomeCard,
    Parts,
    VerbHandler,
    api_of,
)
from bot.desk.invocation import Invocation
from bot.desk.jobs import Jobs
from bot.desk.notices import Outbox
from bot.desk.page_part import OpenPage, PagePart
from bot.desk.pending_confirmations import PendingConfirmations
from bot.desk.picture_warmup import PictureWarmup
from bot.desk.platform import Platform, Reply
from bot.desk.platforms import Platforms
from bot.desk.press_handlers import TABLELESS, VERBS
from bot.desk.replies import Replies
from bot.desk.sent_file import SentFile
from bot.desk.showing import open_showing
from bot.desk.signals import pressed_of, told_of, unreached_of
from bot.desk.table_finder import TableFinder
from bot.desk.typed import TypedLine
from bot.errors import (
    BadPress,
    BadRequest,
    NoDatabase,
    NoSuchTable,
    NoTableHere,
    NotHost,
    NotSeated,
    Refusal,
    Repeated,
    Stale,
    Unexpected,
    WrongMove,
    as_refusal,
)
from bot.log import bind
from bot.monitoring.meters import Meters
from bot.operators.operators import Operators
from bot.people import Chat, Person, fit_name
from bot.players.workers import Workers
from bot.preferences.chat_choices import ChatChoices
from bot.preferences.languages import Languages
from bot.preferences.preferences import Preferences
from bot.press import tables_of, unpack, verb_of
from bot.running.absences import Absences
from bot.running.accounts import Accounts
from bot.running.analyst import Analyst
from bot.running.budget import USUAL, Budget
from bot.running.clocks import Clocks
from bot.running.computers import computers
from bot.running.consent import Consent
from bot.running.devices import Devices
from bot.running.hints import Hints
from bot.running.leftovers import Leftovers
from bot.running.old_deliveries import OldDeliveries
from bot.running.outlook import Outlook
from bot.running.partial_moves import PartialMoves
from bot.running.preparations import Preparations
from bot.running.presence import Presence
from bot.running.service import Tables
from bot.running.timing import ORDINARY, Timing
from bot.screens import Screen
from bot.screens.accounts_screen import FORGET
from bot.screens.composer import Appearance, Composer
from bot.screens.history import Entry, Histories
from bot.screens.notation import Notation, notation
from bot.screens.picture_cache import PictureCache
from bot.screens.reading import as_text
from bot.screens.slots import joined
from bot.store import Store
from bot.store import deliveries as delivery_rows
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store import tables as table_rows
from bot.store.analyses import ANALYSIS
from bot.store.deliveries import Delivery, carried_out, carrying_out
from bot.store.signals import PEOPLE, Signal, SignalKind
from bot.tables.limits import TableLimits
from bot.tables.names import renamed
from bot.tables.overview import Overview, ordered
from bot.tables.table import Status, Table
from bot.texts import Words
from render import PAINTERS, Picture

log = logging.getLogger(__name__)

SHOWN_TABLES = 20
LISTED_TABLES = 100  # of one person
DELIVERED = 10_000  # presses that are known when they come again
REPEATED = 60.0  # seconds in which the same wish for a table opens no second one
TYPED = {"text", "name"}  # what refusals repeat of what somebody typed
LONGEST_SAID = 60  # characters of that
LISTS = {"codes", "values", "words"}  # what refusals list, between commas


class Desk:
    """Tables, screens and displays of one process. A platform calls ``press`` and ``command`` for
    what people do, shows the replies, and tells with ``posted`` where screens now stand. The same
    wish for a table within ``repeated`` seconds opens none beyond the first. Where processes share
    the tables, those that ``play`` have computers think rather than the others. ``budget`` is how
    much is kept in memory; ``admins`` are the accounts of the server's operators. ``features`` are
    what there is besides tables, each after those that it uses."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        words: Words,
        timing: Timing = ORDINARY,
        clock: Callable[[], float] = time.time,
        limits: TableLimits | None = None,
        repeated: float = REPEATED,
        play: bool = True,
        budget: Budget = USUAL,
        meters: Meters | None = None,
        admins: Collection[str] = (),
        features: Sequence[Feature] = (),
    ) -> None:
        limits = limits or TableLimits()
        self.words = words
        self._clock = clock
        self._meters = meters = meters or Meters()
        brought = tuple(command for feature in features for command in feature.commands)
        self.listed_commands = listed = commands(words.languages, brought)
        self.commands = by_every_name(listed)
        self._pictures = PictureCache(budget.pictures)
        presence = Presence(store, clock, kept=budget.tables)
        tables = Tables(store, clock, limits, budget, presence, timing)
        self._histories = Histories(tables.positions, budget.tables)
        thinking, self._computers = computers(store, tables, workers, timing, play)
        partial_moves, preferences = PartialMoves(store, budget.tables), Preferences(store, words)
        languages = Languages(store, words, preferences)
        analyst = Analyst(store, thinking, timing, clock=clock)
        absences = Absences(store, tables, clock)
        self._leftovers = Leftovers(store, tables, analyst, absences, clock)
        slots = joined(feature.slots for feature in features)
        composer = Composer(
            tables, words, self._pictures, analyst, thinking, self._histories, slots
        )
        self._accounts = accounts = Accounts(store, tables, presence, clock)
        self._operators = Operators(store, tables, clock, admins)
        self._announcement = Announcement(self._operators, words, clock)
        self.devices = Devices(store.database, accounts, clock)
        accounts.listen_forgotten(self.devices.changed)
        self._platforms = platforms = Platforms()
        screens = ChatScreens(
            composer,
            partial_moves,
            languages,
            preferences,
            accounts,
            self._announcement,
            platforms,
        )
        self._showing = showing = open_showing(
            store, tables, platforms, composer, screens, timing, clock, meters, budget
        )
        displays, locks = showing.displays, showing.locks
        self._outbox = Outbox(store, tables, presence, platforms, showing.notices, locks, clock)
        analyst.listen(displays.refresh_pages_everywhere)
        self._preparations = preparations = Preparations(tables, thinking)
        self.clocks = Clocks(store, tables, presence.last, clock)
        preparations.listen(displays.refresh)
        self._operators.listen(displays.refresh)
        preparations.listen_lobbies(showing.spectators.notify)
        replies = Replies(languages, platforms, composer)
        table_limit = ChatTableLimit(store, tables, limits.shown)
        boards = Boards(languages, composer, screens, displays, platforms, table_limit)
        table_finder = TableFinder(store, tables, presence)
        self._handlers = dict[str, CommandHandler]()
        self._verbs = dict[str, VerbHandler]()
        chat_choices = ChatChoices(store, preferences, platforms.choosers)
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
            platforms,
            locks,
            Hints(thinking, timing),
            Outlook(tables, thinking, timing),
            absences,
            analyst,
            tuple(listed.values()),
            DuplicateGuard(tables, repeated),
            table_limit,
            LRUCache(DELIVERED),
            presence,
            accounts,
            self._pictures,
            PendingConfirmations(),
            preparations,
            PendingConfirmations(),
            replies,
            chat_choices,
            boards,
            table_finder,
            self._handlers,
            self._verbs,
        )
        self._typing: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        parts = Parts(
            words,
            store,
            languages,
            replies,
            screens,
            displays,
            platforms,
            chat_choices,
            self._pictures,
            tables,
            analyst,
            thinking,
            timing,
            accounts,
            boards,
            table_finder,
            budget,
            preferences,
            composer,
            slots,
        )
        self._open_features(features, parts)
        self._old_deliveries = OldDeliveries(store, clock)
        self._listening: asyncio.Task[None] | None = None
        self._warmup: PictureWarmup | None = None

    def _open_features(self, features: Sequence[Feature], parts: Parts) -> None:
        """Builds the features, and notes who does what for each command and button."""
        self._features = _built(features, parts)
        for name in HANDLERS:
            self._handlers[name] = partial(self._run_core, name)
        for verb, handle in VERBS.items():
            self._verbs[verb] = partial(handle, self._context)
        for each in self._features.values():
            self._handlers.update(each.commands)
            self._verbs.update(each.verbs)
            if each.share_match is not None:
                self._verbs["share"] = _by_path(self._verbs["share"], each.share_match)
            if each.pages is not None:
                parts.screens.pages.append(each.pages)
        parts.screens.pages.append(self._context.composer.analysis)
        self.messages = tuple(kind for feature in features for kind in feature.messages)
        self.tableless_verbs = TABLELESS.union(*(feature.verbs for feature in features))
        self.linkable = {name for feature in features for name in feature.linkable}
        self._take_file = next(filter(None, (each.file for each in self._features.values())), None)
        self.jobs = Jobs(job for each in self._features.values() for job in each.jobs)

    @property
    def takes_files(self) -> bool:
        """Whether anything becomes of files that people send."""
        return self._take_file is not None

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have texts."""
        return self.words.languages

    def attach(self, platform: Platform) -> None:
        """Show tables on this platform."""
        self._platforms.attach(platform)

    async def catch_up(self, name: str) -> None:
        """This process owns other chats of a platform than before: what fell behind there is shown
        and told, what others own is let go."""
        await self._context.displays.catch_up(name)
        await self._outbox.take_all()

    async def stand_by(self) -> None:
        """Leave it to other processes, from now on or until ``keep``, that computers move."""
        await self._computers.rest()

    async def keep(self) -> None:
        """See to it that computers move."""
        self._computers.keep()
        for code in await table_rows.for_computers(self._context.store.database):
            with suppress(NoSuchTable):
                self._attend(await self._context.tables.renewed(code))

    async def keep_time(self, served: float | None = None) -> None:
        """From now on see to it, beside other processes, that what is due happens and that what was
        broken off goes on. ``served`` as in Clocks."""
        await self.clocks.start(served)
        await self._leftovers.start(first=served is None)

    def take_up(self, mine: Callable[[str], bool]) -> None:
        """Other processes are alive than before: go on with what those that have ended did, so far
        as its key is ``mine``."""
        self.clocks.hurry()
        self._leftovers.take_up(mine)

    def _ahead(self) -> Iterator[Callable[[], object]]:
        """What people will ask for, in pieces."""
        yield from self.words.ahead()
        for theme in sorted(self._platforms.themes):
            for game in PAINTERS:
                yield partial(render.warm, game, theme)
        yield gc.freeze  # all this stays, and need not be gone through in search of garbage

    def _attend(self, table: Table) -> None:
        self._preparations.note(table)
        self._computers.attend(table)

    async def wake(self) -> None:
        """After a start: send what was left to be told, show what has fallen behind, and hear of
        other processes."""
        self._warmup = PictureWarmup(self._ahead(), self._pictures.busy)
        self._warmup.start()
        self._computers.start()
        await self._operators.start()
        await self._outbox.resume()
        await self._catch_up()
        self._listening = asyncio.create_task(self._listen(), name="changes elsewhere")
        self.jobs.start()
        self._old_deliveries.start()

    async def _catch_up(self) -> None:
        for name in self._platforms.names:
            await self._context.displays.catch_up(name)

    async def _listen(self) -> None:
        async for code in self._context.store.database.heard():
            signal = Signal.parse(code)
            if signal is not None:
                await self._heard(signal)
            elif code == PEOPLE:
                self._accounts.people_changed()
                self.devices.changed()
                self._context.preferences.forget_people()
            elif code.startswith(ANALYSIS):
                analysed, _, number = code.removeprefix(ANALYSIS).partition(" ")
                self._context.analyst.heard(analysed, int(number))
            else:
                await self._context.tables.heard(code)

    async def _heard(self, signal: Signal) -> None:
        """Do what another process tells of what is shown."""
        displays = self._context.displays
        match signal.kind:
            case SignalKind.SHOWN:
                await displays.reload(signal.table)
                if not signal.table:
                    await self._catch_up()
            case SignalKind.ANEW:
                displays.refresh(signal.table)
            case SignalKind.PAGES:
                displays.refresh_pages(signal.table)
            case SignalKind.PICKED:
                self._context.partial_moves.forget(signal.table)
            case SignalKind.PRESSED:
                await displays.refresh_pressed_here(*pressed_of(signal))
            case SignalKind.TOLD:
                await self._showing.notices.note_told(*told_of(signal))
            case SignalKind.UNREACHED:
                self._showing.notices.note_unreached(unreached_of(signal))
            case SignalKind.CHOSEN:
                self._context.preferences.forget_all()

    async def close(self) -> None:
        """Stop everything that runs by itself; what is unfinished goes on at the next start."""
        if self._listening is not None:
            await end([self._listening])
        await self._operators.close()
        await self.jobs.close()
        await self._old_deliveries.close()
        await self.clocks.close()
        await self._leftovers.close()
        await self._computers.close()
        for each in reversed(self._features.values()):
            if each.close is not None:
                await each.close()
        await self._context.hints.close()
        await self._context.analyst.close()
        await self._context.tables.close()
        await self._outbox.close()
        await self._context.displays.close()
        await self._context.presence.close()
        if self._warmup is not None:
            self._warmup.close()
        self._pictures.close()

    def say(self, language: str, text: str, /, **params: str | int) -> str:
        """A text by name."""
        return self.words.say(language, text, **params)

    async def read_languages(self) -> None:
        """Have all languages read, as whoever says something in each of them needs it."""
        await asyncio.to_thread(self.words.read)

    def listed(self, language: str, names: Iterable[str]) -> str:
        """Several names as the language joins them."""
        return self.words.listed(language, names)

    def named(self, language: str) -> str:
        """What those who speak a language call it."""
        return self.words.named(language)

    def has(self, text: str) -> bool:
        """Whether there is a text with this name."""
        return self.words.has(text)

    def reader(self, person: Person) -> str:
        """The language of a person: their own choice where that is at hand, else the one that
        their platform tells."""
        return self._context.languages.of_reader(self._accounts.known(person))

    async def rename(self, person: Person) -> None:
        """A person is called otherwise from now on, also at the tables where they sit."""
        person = await self._accounts.person(person)
        await self._context.store.people.remember(person)
        for game in await game_rows.of_person(
            self._context.store.renamings, person.key, LISTED_TABLES
        ):
            if game.status in (Status.LOBBY, Status.PLAYING):
                await self._context.tables.change(game.code, partial(renamed, person=person))

    async def once(
        self, source: str, name: str, work: Callable[[], Awaitable[None]], press: bool = False
    ) -> None:
        """Do the work that something asks for which has this name at its source and may be
        delivered again, also to another process: what it changes it changes once. Where nobody else
        has the database, a ``press`` is known by the revision on which it was made."""
        store = self._context.store
        if press and store.database.alone:
            await work()
            return
        delivery, shared = Delivery(source, name), not store.database.alone and not press
        if shared and await delivery_rows.noted(store.database, delivery):
            return
        with carrying_out(delivery):
            await work()
        if shared and not delivery.noted:
            with suppress(Repeated):
                await delivery_rows.note(store.database, delivery, self._clock())

    async def _is_repeated(self) -> bool:
        """Whether what is carried out took effect before: then it makes no sense any more, and
        nobody has asked for it anew."""
        delivery = carried_out()
        try:
            return delivery is not None and await delivery_rows.noted(
                self._context.store.database, delivery
            )
        except Exception:
            log.exception("could not check whether an update came in before")
            return False

    async def press(
        self,
        person: Person,
        chat: Chat,
        payload: str | bytes,
        message: str = "",
        origin: str = "",
        theme: str = "",
        buttons: Collection[str] = (),
    ) -> Reply:
        """Do what a button asks for; ``message`` is the one that was pressed, unless the presser
        alone sees it, with the payloads of all its ``buttons``, as the platform tells them;
        ``origin`` and ``theme`` as in ``command``. Never raises a Refusal: the reply's notice says
        it."""
        began = time.perf_counter()
        reply = await self._answered(person, chat, payload, message, origin, theme, buttons)
        taken = time.perf_counter() - began
        self._meters.pressed(chat.platform, verb_of(payload), reply.outcome, taken)
        return reply

    async def _answered(
        self,
        person: Person,
        chat: Chat,
        payload: str | bytes,
        message: str,
        origin: str,
        theme: str,
        buttons: Collection[str],
    ) -> Reply:
        table = ""
        try:
            press = unpack(payload)
            table = press.table
            bind(table)
            person = await self._admitted(person, press.verb)
            if press.verb == "play":
                # A table is opened as if by command; its payload names the game and no table.
                args = dict(zip(("game", "computer"), press.path, strict=False))
                return await self._run("play", args, person, chat, origin)
            pressed = ButtonPress(press, person, chat, message, origin, theme, buttons)
            return await self._readable(await self._pressed(pressed), person, chat)
        except Exception as error:
            return await self._refused(error, table, person, chat)

    async def _pressed(self, pressed: ButtonPress) -> Reply:
        verb, displays = pressed.press.verb, self._context.displays
        if verb not in self._verbs:
            raise BadPress
        await self.seen(pressed.person, pressed.press.table, pressed.chat)
        place = pressed.press.table, pressed.chat, pressed.message
        # Only a message that shows the table, as its buttons tell, may be made a display of that.
        shown = tables_of(pressed.buttons, but=self.tableless_verbs)
        adopted = pressed.press.table in shown and await displays.adopt(*place, pressed.person)
        try:
            return _placed(await self._handled(pressed), pressed)
        except Stale:
            await displays.refresh_pressed(*place)
            raise
        finally:
            if adopted:
                await displays.show_adopted(*place)

    async def _handled(self, pressed: ButtonPress) -> Reply:
        handle = self._verbs[pressed.press.verb]
        try:
            return await handle(pressed)
        except NotSeated:
            # The seat may have gone to the person whose account this has just become.
            person = await self._accounts.person(pressed.person)
            if person.key == pressed.person.key:
                raise
            return await handle(replace(pressed, person=person))
        except NotHost:
            # The host may have slept for so long that the powers are the presser's by now.
            with carrying_out(None):
                taken = await self.clocks.look(pressed.press.table)
            if not taken:
                raise
            return await handle(pressed)

    async def _admitted(self, person: Person, asked: str = "") -> Person:
        """Who it is that asks, and is known from now on. Raises ShutOut, but not for what concerns
        who they are here, which is theirs."""
        person = await self._accounts.person(person)
        if asked not in (FORGET, MY_DATA):
            await self._operators.admit(person)
        await self._context.store.people.remember(person)
        return person

    async def seen(self, person: Person, code: str, chat: Chat) -> None:
        """The person has the table open before them in this chat, or does something there."""
        key = await self.key_of(person)
        self._context.presence.sign(code, key, chat)

    async def command(
        self,
        person: Person,
        chat: Chat,
        name: str,
        args: Mapping[str, str],
        origin: str = "",
        theme: str = "",
    ) -> Reply:
        """Carry out a command; ``origin`` names the message or event that gave it, so that one
        delivered twice opens one table, ``theme`` what its giver looks at, where that is known.
        Never raises a Refusal: the reply's notice says it."""
        try:
            person = await self._admitted(person, name)
            reply = await self._run(name, args, person, chat, origin, theme)
            return await self._readable(reply, person, chat)
        except Exception as error:
            return await self._refused(error, args.get("code", ""), person, chat)

    async def _readable(self, reply: Reply, person: Person, chat: Chat) -> Reply:
        """The reply, with the picture that it shows to one person alone in words where they want
        that. Raises FileTooLarge."""
        reply, context = self._sendable(reply, chat), self._context
        screen, alone = reply.screen, reply.private or chat.private
        if screen is None or not alone or context.replies.is_page(chat) or screen.kind == "lobby":
            return reply
        if screen.reading or not (text := await context.screens.text(chat, person.account)):
            return reply
        return replace(reply, screen=context.screens.fitted(as_text(screen, text), chat))

    def _sendable(self, reply: Reply, chat: Chat) -> Reply:
        """The reply, whose file can be sent in the chat. Raises FileTooLarge."""
        if reply.screen is not None and reply.screen.file is not None:
            self._context.replies.check_size(reply.screen.file, chat)
        return reply

    async def import_file(self, sent: SentFile) -> Reply:
        """Takes a file in. Never raises a Refusal: the reply's notice says it."""
        person, chat = sent.person, sent.chat
        try:
            person = await self._admitted(person)
            if self._take_file is None:
                raise BadRequest(text="/import")
            return await self._take_file(replace(sent, person=person))
        except Exception as error:
            return await self._refused(error, "", person, chat)

    async def line(
        self,
        person: Person,
        chat: Chat,
        name: str,
        text: str,
        origin: str = "",
        theme: str = "",
    ) -> Reply:
        """Carry out a command typed into a chat, ``text`` being what follows its name; ``origin``
        and ``theme`` as in ``command``."""
        try:
            if name == ADMIN:
                line = f"{ADMIN} {text}"
                done = await administer(self._operators, person, chat, line, origin)
                if done is not None:
                    return done
            if name not in self.commands:
                raise BadRequest(text=f"/{name[:40]}")
            command = self.commands[name]
            args = parse(command, text)
        except Refusal as refusal:
            return await self._refused(refusal, "", person, chat)
        return await self.command(person, chat, command.name, args, origin, theme)

    async def typed(
        self,
        person: Person,
        chat: Chat,
        text: str,
        message: str = "",
        origin: str = "",
        theme: str = "",
    ) -> Reply:
        """Do what a line says that is no command: about the table that ``message`` shows, which it
        answers, or else the latest one of the chat. In a private chat words that are about no table
        are answered with help."""
        # What is typed quickly counts in the order in which it came.
        async with self._typing.setdefault(person.account, asyncio.Lock()):
            return await self._line_typed(person, chat, text, message, origin, theme)

    async def _line_typed(
        self, person: Person, chat: Chat, text: str, message: str, origin: str, theme: str
    ) -> Reply:
        try:
            person = await self._admitted(await self._with_language(person))
            done = await administer(self._operators, person, chat, text, origin)
            if done is not None:
                return done
            display = (
                await display_rows.at(self._context.store.database, chat, message)
                if message
                else None
            )
            args = {"text": text, **({"code": display.table} if display else {})}
            invocation = Invocation(person, chat, args, origin, theme, message)
            reply = await self._typed(invocation)
            if reply.unknown and await self._is_repeated():
                return Reply()
            return self._sendable(reply, chat)
        except Exception as error:
            return await self._refused(error, "", person, chat)

    async def _with_language(self, person: Person) -> Person:
        """The person with the language that they were last known by, where the platform does not
        tell it with what they write."""
        known = None if person.language else await self._context.store.people.person(person.account)
        return replace(person, language=known.language) if known else person

    async def _typed(self, invocation: Invocation) -> Reply:
        talk = invocation.chat.private and not invocation.message
        try:
            table = await table_of(self._context, invocation)
        except NoTableHere:
            if not talk:
                raise
            text = invocation.args.get("text", "")
            place = invocation.person, invocation.chat, None
            answer = await account_questions.answered(self._context, *place, text)
            return answer or await self._handlers["help"](replace(invocation, args={}))
        args = {**invocation.args, "code": table.code}
        reply = await self._handlers["move"](replace(invocation, args=args))
        if reply.unknown and talk and table.status is Status.OVER:
            return await self._handlers["help"](replace(invocation, args={}))
        return reply

    async def offered(
        self, person: Person, chat: Chat, text: str, code: str = ""
    ) -> list[tuple[str, str]]:
        """What the person could go on to type after ``text``, from what they alone may see: what it
        is called, and a line that says it."""
        try:
            person = await self._accounts.person(person)
            await self._operators.admit(person)
            invocation = Invocation(person, chat, {"code": code} if code else {})
            table = await table_of(self._context, invocation)
            return await offered(self._context, TypedLine(table, person, chat, text))
        except Refusal:
            return []

    async def _run(
        self,
        name: str,
        args: Mapping[str, str],
        person: Person,
        chat: Chat,
        origin: str,
        theme: str = "",
    ) -> Reply:
        if name not in self._handlers:
            raise BadRequest(text=f"/{name[:40]}")
        checked = check(self.commands[name], args)
        invocation = Invocation(person, chat, checked, origin, theme)
        return await self._handlers[name](invocation)

    async def _run_core(self, name: str, invocation: Invocation) -> Reply:
        return await HANDLERS[name](self._context, invocation)

    async def _refused(self, error: Exception, table: str, person: Person, chat: Chat) -> Reply:
        """The one place where what went wrong becomes a private line."""
        if isinstance(error, Repeated) or await self._is_repeated():
            return Reply()
        if not isinstance(error, Refusal):
            log.error("table %s: unexpected error", table or "-", exc_info=error)
            error = as_refusal(error)
        own = await self._language(person, chat)
        shared = await self.spoken(person, chat)
        notice = await self._said_of(error, own, person.platform)
        aloud = notice if shared == own else await self._said_of(error, shared, person.platform)
        # A wrong move is corrected by another press, so nothing stands in the way of that.
        alert = not isinstance(error, WrongMove)
        failed = isinstance(error, Unexpected | NoDatabase)
        return Reply(
            notice, alert=alert, refused=True, secret=error.secret, aloud=aloud, failed=failed
        )

    async def _said_of(self, error: Refusal, language: str, platform: str) -> str:
        params = dict(error.params)
        for key in TYPED & params.keys():  # when that is repeated it calls nobody
            params[key] = fit_name(str(params[key]), "…", LONGEST_SAID)
        for key in LISTS & params.keys():
            params[key] = str(params[key]).replace(", ", self.words.say(language, "comma"))
        shown = f"{platform}-parameter-{params.get('option')}"
        if self.words.has(shown):  # where a parameter's name is not typed but shown
            params["option"] = self.words.say(language, shown)
        if "game" in params:
            params["game"] = self.words.say(language, f"game-{params['game']}")
        seat = params.pop("seat", None)
        if isinstance(seat, int):
            found = await self._context.tables.get(str(params["table"]))
            params["who"] = self._context.composer.wording(found, language).name(seat)
        return self.words.say(language, error.code, **params)

    async def spoken(self, person: Person, chat: Chat) -> str:
        """The language of what stands in a chat: in a private one the person's own."""
        try:
            return await self._context.languages.of_chat(
                chat, person.account if chat.private else None
            )
        except Exception:
            log.exception("could not look up the language of a chat on %s", chat.platform)
            return self.words.default

    async def _language(self, person: Person, chat: Chat) -> str:
        try:
            return await self._context.languages.of_person(self._accounts.known(person), chat)
        except Exception:
            log.exception("could not look up the language of a person on %s", person.platform)
            return self.reader(person)

    async def posted(
        self, screen: Screen, chat: Chat, message: str, person: str | None = None
    ) -> None:
        """The screen of a reply now stands in the chat as ``message``; from now on it is kept up
        to date. ``person`` is the account of its only reader."""
        if screen.table:
            reader = person or screen.audience
            await self._context.displays.add(screen, chat, message, reader)

    async def moved(self, old: Chat, new: Chat) -> None:
        """A chat has another id now."""
        await self._context.displays.move_chat(old, new)
        self._context.preferences.forget_chat(new)
        self._context.presence.moved(old, new)

    async def locate(self, chat: Chat) -> None:
        """It has become known of which server a chat is part, and so perhaps whose it is."""
        if await display_rows.locate(self._context.store.database, chat):
            await self._context.displays.reload("")

    async def refresh_chat(self, chat: Chat) -> None:
        """What stands in the chat looks different now, though no table has changed."""
        await self._context.displays.refresh_chat(chat)

    async def screen_for(
        self,
        code: str,
        person: Person,
        language: str,
        theme: str = "light",
        picked: tuple[str, ...] = (),
        chat: Chat | None = None,
        page: str = "",
        hinted: bool = False,
    ) -> Screen:
        """The table as this person may see it, or a page of a feature as long as that holds;
        ``hinted``: with a good move marked, for one who has asked and has the turn. Raises
        NoSuchTable."""
        table, person = await self._context.tables.get(code), await self._accounts.person(person)
        language = self.words.match(language) or self.words.default
        appearance = Appearance(language, theme, entire=True, walked=True)
        if paged := await self._context.screens.page(table, page, appearance, person.key):
            return paged
        text = (await self._context.preferences.of_person(person.key)).text
        appearance = replace(appearance, text=text)
        if hinted and (best := await best_move(self._context, table, person)):
            return await self._context.composer.hinted(table, person.key, appearance, best)
        screen = await self._context.composer.own(table, person.key, appearance, picked)
        return self._announcement.added(table, screen, language)

    def page_parts(self, page: OpenPage) -> list[PagePart]:
        """What features do for a page of the browser that has been opened."""
        makers = (feature.page_part for feature in self._features.values())
        return [make(page) for make in makers if make is not None]

    async def thumbnail(self, code: str, person: Person, theme: str) -> Picture:
        """A small picture of one of the person's tables. Raises NoSuchTable for all others, after
        the same time whether there are any: it looks for the person, and not for the code."""
        if all(game.code != code for game in await self.games_of(person)):
            raise NoSuchTable
        table = await self._context.tables.get(code)
        return await self._context.composer.thumbnail(table, theme)

    def now(self) -> float:
        """The Unix time by which clocks run here."""
        return self._clock()

    async def own_screen(self, code: str, person: Person, chat: Chat) -> Screen:
        """The table as this person alone sees it in a chat, in the language and theme that they
        have chosen. Raises NoSuchTable."""
        table, person = await self._context.tables.get(code), await self._accounts.person(person)
        return await self._context.boards.own(table, person, chat)

    async def revision(self, code: str, latest: bool = False) -> int:
        """The revision at which the table stands; with ``latest`` also where another process has
        changed it and that has not been heard here yet. Raises NoSuchTable."""
        tables = self._context.tables
        return (await (tables.latest(code) if latest else tables.get(code))).revision

    async def history(
        self, code: str, person: Person, language: str, known: Container[str] = ()
    ) -> tuple[Entry, ...]:
        """What has happened in the table's match as this person may know it, oldest first and
        without the entries whose marks are ``known``; empty before the first deal. Raises
        NoSuchTable."""
        table, person = await self._context.tables.get(code), await self._accounts.person(person)
        if table.match is None:
            return ()
        wording = self._context.composer.wording(
            table, self.words.match(language) or self.words.default
        )
        seat = self._context.composer.seat(table, person.key)
        return self._histories.tell(wording, self._context.tables.view(table, seat), known)

    async def notation(self, code: str, language: str) -> Notation | None:
        """The moves of the table's match, which all readers may know; None before the first deal.
        Raises NoSuchTable."""
        table = await self._context.tables.get(code)
        if table.match is None:
            return None
        language = self.words.match(language) or self.words.default
        return notation(self._context.composer.wording(table, language), table.match)

    async def is_playing(self, code: str) -> bool:
        """Whether a match is on at the table. Raises NoSuchTable."""
        return (await self._context.tables.get(code)).status is Status.PLAYING

    def watch(
        self, code: str, callback: Callable[[], None], pages: bool = False
    ) -> Callable[[], None]:
        """Call ``callback`` after each change of the table, with ``pages`` also when there is more
        to see on a feature's page of it; returns the way to stop."""
        return self._showing.spectators.watch(code, callback, pages)

    async def tables_of(self, person: Person) -> list[tuple[str, str, str]]:
        """Code, game and status of the person's tables, newest first."""
        key = await self.key_of(person)
        found = await table_rows.of_person(self._context.store.renamings, key, SHOWN_TABLES)
        return [(code, game, str(status)) for code, game, status in found]

    async def key_of(self, person: Person) -> str:
        """The key by which ladders name a person, whichever of their accounts it is."""
        return await self._accounts.key(person.account)

    async def home_cards(self, person: Person, language: str) -> dict[str, HomeCard]:
        """The cards on the page's home, by the feature that brings each."""
        person, cards = await self._accounts.person(person), {}
        for name, feature in self._features.items():
            if feature.home_card and (card := await feature.home_card(person, language)):
                cards[name] = card
        return cards

    def api(self, feature: str, kind: type[Api]) -> Api:
        """What a feature offers to platforms."""
        return api_of(self._features[feature].api, kind)

    def feature_picture(self, feature: str, name: str, theme: str) -> Picture | None:
        """A picture that a feature shows to everybody, None for one that there is not; takes some
        time, so call it in a thread."""
        found = self._features.get(feature)
        return found.picture(name, theme) if found is not None and found.picture else None

    async def games_of(self, person: Person) -> list[Overview]:
        """The person's tables: own turns first, then others', lobbies, and what is over."""
        key = await self.key_of(person)
        return ordered(await game_rows.of_person(self._context.store.renamings, key, LISTED_TABLES))


def _placed(reply: Reply, pressed: ButtonPress) -> Reply:
    """The reply, which takes the place of a message that others see only where such a button stands
    on it."""
    alone = pressed.chat.private or not pressed.message
    return reply if alone or pressed.on_its_button else replace(reply, here=False)


def _by_path(without: VerbHandler, with_path: VerbHandler) -> VerbHandler:
    """Handles a verb that means something else where a path follows it."""

    async def handle(pressed: ButtonPress) -> Reply:
        return await (with_path if pressed.press.path else without)(pressed)

    return handle


def _built(features: Sequence[Feature], parts: Parts) -> dict[str, Handlers]:
    """The features at work, by name."""
    built: dict[str, Handlers] = {}
    for feature in features:
        apis = {name: built[name].api for name in feature.uses}
        built[feature.name] = feature.build(replace(parts, apis=apis))
    return built
