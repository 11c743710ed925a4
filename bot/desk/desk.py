"""The one door for platforms: what people press and type comes in, replies go out."""

import time
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.desk.administration import ADMIN, Administration
from bot.desk.admission import Admission
from bot.desk.button_press import ButtonPress
from bot.desk.commands import parse
from bot.desk.invocation import Invocation
from bot.desk.platform import Platform
from bot.desk.presses import Presses
from bot.desk.program_requests import ProgramRequests
from bot.desk.readable_replies import ReadableReplies
from bot.desk.refusals import Refusals
from bot.desk.reply import Done, Reply, outcome_of
from bot.desk.sent_file import SentFile
from bot.desk.services import Services
from bot.desk.typed_form import TypedForm
from bot.desk.typed_lines import TypedLines
from bot.errors import BadPress, Refusal, ShutOut
from bot.log import bind
from bot.monitoring.meters import Meters
from bot.people import Chat, Person
from bot.press import Press, unpacked
from bot.screens import Screen
from bot.screens.buttons import DO


class Desk:
    """Finds out who asks for what, and has it done. A platform hands on what people do, shows the
    replies, and tells with ``posted`` where screens now stand; what else it needs is
    there to be asked by name. None of these raises a Refusal: the reply says it."""

    def __init__(
        self,
        services: Services,
        admission: Admission,
        administration: Administration,
        presses: Presses,
        typed_lines: TypedLines,
        readable: ReadableReplies,
        refusals: Refusals,
        meters: Meters,
    ) -> None:
        self.words = services.words
        self.catalogue = services.catalogue
        self.features = services.features
        self.readers = services.readers
        self.tables = services.tables
        self.page_screens = services.page_screens
        self.previews = services.previews
        self.offers = services.offers
        self.fetched_pictures = services.fetched_pictures
        self.spectators = services.spectators
        self.chats = services.chats
        self.activities = services.activities
        self.deliveries = services.deliveries
        self.owed_words = services.owed_words
        self.ways = services.ways
        self.devices = services.devices
        self.clocks = services.clocks
        self.now = services.now
        self.background = services.background
        self.displays = services.displays
        self.pressed_messages = services.pressed_messages
        self.web = services.platforms.web
        self.programs = ProgramRequests(services.features.programs, admission, refusals)
        self._platforms = services.platforms
        self._admission = admission
        self._administration = administration
        self._presses = presses
        self._typed_lines = typed_lines
        self._readable = readable
        self._refusals = refusals
        self._meters = meters

    def attach(self, platform: Platform) -> None:
        """Shows tables on this platform from now on."""
        self._platforms.attach(platform)

    async def close(self) -> None:
        """Stops everything that runs by itself; what is unfinished goes on at the next start."""
        await self.background.close()

    async def press(
        self,
        person: Person,
        chat: Chat,
        payload: str | bytes | Press,
        message: str = "",
        origin: str = "",
        theme: str = "",
        buttons: Collection[str] = (),
    ) -> Reply:
        """Does what a button asks for, by its payload or by the press that a platform has unpacked
        that to; ``message`` is the one that was pressed, unless the presser alone sees it, with the
        payloads of all its ``buttons``, as the platform tells them; ``origin`` and ``theme`` as in
        ``command``."""
        began = time.perf_counter()
        press = payload if isinstance(payload, Press) else unpacked(payload)
        table = press.table if press is not None else ""
        try:
            if press is None:
                raise BadPress
            bind(table)
            person = await self._admission.admit(person, asked_by(press))
            if press.verb == "play":
                # A table is opened as if by command; its payload names the game and no table.
                args = dict(zip(("game", "computer"), press.path, strict=False))
                reply = await self.catalogue.run("play", Invocation(person, chat, args, origin))
            else:
                pressed = ButtonPress(press, person, chat, message, origin, theme, buttons)
                given = await self._presses.reply(pressed)
                reply = await self._readable.readable(given, person, chat)
        except Exception as error:
            reply = await self._refusals.reply(error, table, person, chat)
        taken, verb = time.perf_counter() - began, press.verb if press is not None else ""
        self._meters.pressed(chat.platform, verb, outcome_of(reply), taken)
        return reply

    async def form(self, person: Person, chat: Chat, press: Press) -> TypedForm | None:
        """The form that a press opens; None where it opens none, or is refused, which ``press``
        says."""
        make = self.catalogue.forms.get(press.verb)
        if make is None:
            return None
        try:
            person = await self._admission.admit(person, press.verb)
            return await make(ButtonPress(press, person, chat))
        except Refusal:
            return None

    async def picked(self, person: Person, chat: Chat, press: Press) -> tuple[str, ...] | None:
        """The choices that a press makes on a page, which composes its own screens; None for one
        that does more than that, or is refused: it is to be made with ``press``."""
        began = time.perf_counter()
        try:
            person = await self._admission.admit(person, asked_by(press))
        except Refusal:
            return None
        made = await self.page_screens.picked(press, person)
        if made is not None:
            took = time.perf_counter() - began
            self._meters.pressed(chat.platform, press.verb, outcome_of(Done()), took)
        return made

    async def command(
        self,
        person: Person,
        chat: Chat,
        name: str,
        args: Mapping[str, str],
        origin: str = "",
        theme: str = "",
    ) -> Reply:
        """Carries out a command; ``origin`` names the message or event that gave it, so that one
        delivered twice opens one table, ``theme`` what its giver looks at, where that is known."""
        try:
            person = await self._admission.admit(person, name)
            invocation = Invocation(person, chat, args, origin, theme)
            reply = await self.catalogue.run(name, invocation)
            return await self._readable.readable(reply, person, chat)
        except Exception as error:
            return await self._refusals.reply(error, args.get("code", ""), person, chat)

    async def line(
        self,
        person: Person,
        chat: Chat,
        name: str,
        text: str,
        origin: str = "",
        theme: str = "",
    ) -> Reply:
        """Carries out a command typed into a chat, ``text`` being what follows its name; ``origin``
        and ``theme`` as in ``command``."""
        try:
            if name == ADMIN:
                order = f"{ADMIN} {text}"
                done = await self._administration.answer(person, chat, order, origin)
                if done is not None:
                    return done
            name, text = self.catalogue.unfolded(name, text)
            command = self.catalogue.find(name)
            args = parse(command, text)
        except Refusal as refusal:
            return await self._refusals.reply(refusal, "", person, chat)
        return await self.command(person, chat, command.name, args, origin, theme)

    async def typed(
        self,
        person: Person,
        chat: Chat,
        text: str,
        message: str = "",
        origin: str = "",
        theme: str = "",
        talk: bool = False,
    ) -> Reply:
        """Does what a line says that is no command; ``message`` is the one that it answers.
        ``talk``: it may be said to others, who read along."""
        async with self._typed_lines.in_turn(chat):
            try:
                known = await self._admission.with_language(person)
                person = await self._admission.admit(known)
                done = await self._administration.answer(person, chat, text, origin)
                if done is not None:
                    return done
                given = Invocation(person, chat, {"text": text}, origin, theme, message, talk)
                reply = await self._typed_lines.reply(given)
                return self._readable.checked(reply, chat)
            except Exception as error:
                if talk and isinstance(error, ShutOut):
                    return Done()
                return await self._refusals.reply(error, "", person, chat)

    async def offered(
        self, person: Person, chat: Chat, text: str, code: str = ""
    ) -> list[tuple[str, str]]:
        """What the person could go on to type after ``text``, from what they alone may see: what it
        is called, and a line that says it."""
        try:
            person = await self._admission.admit_reader(person)
            return await self._typed_lines.offered(person, chat, text, code)
        except Refusal:
            return []

    async def import_file(self, sent: SentFile) -> Reply:
        """Takes a file in."""
        person, chat = sent.person, sent.chat
        try:
            person = await self._admission.admit(person)
            return await self.catalogue.import_file(replace(sent, person=person))
        except Exception as error:
            return await self._refusals.reply(error, "", person, chat)

    async def posted(
        self, screen: Screen, chat: Chat, message: str, person: str | None = None
    ) -> None:
        """The screen of a reply now stands in the chat as ``message``; from now on it is kept up
        to date. ``person`` is the account of its only reader."""
        if screen.table:
            reader = person or screen.audience
            await self.displays.add(screen, chat, message, reader)


def asked_by(press: Press) -> str:
    """What a press asks for: its verb, or the command that the button stands for."""
    return press.path[0] if press.verb == DO and press.path else press.verb
