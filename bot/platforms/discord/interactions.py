"""What people do on Discord: slash commands, forms, presses and typed lines go to the desk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import discord
from cachetools import LRUCache

from bot import bounds
from bot.background import Background, UnderWay
from bot.desk import Desk
from bot.desk.private_screens import PrivateScreens, Reader
from bot.desk.reply import Done, PrivateScreen, Refused, Reply
from bot.desk.sent_file import SentFile
from bot.errors import Refusal, Unexpected, as_refusal
from bot.people import Chat
from bot.platforms.discord.answers import Answers
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.field_modal import field_modal, filled
from bot.platforms.discord.hooks import hooks
from bot.platforms.discord.interaction_response import InteractionResponse, Posted
from bot.platforms.discord.items import payloads_beside
from bot.platforms.discord.launcher import Launcher
from bot.platforms.discord.messages import DiscordMessages
from bot.platforms.discord.people import NAME, Interaction, chat_of, person_of
from bot.platforms.discord.play_modal import arguments, play_modal
from bot.platforms.discord.sharing import Sharing
from bot.platforms.discord.typed_lines import DiscordLines, TypedMessage, typed_message
from bot.press import Press, unpacked
from bot.screens import Screen
from bot.screens.buttons import DO, command_button

log = logging.getLogger(__name__)

PLAY = "play"  # the command that opens a table
Ask = Callable[[], Awaitable[Reply]]


class Interactions:
    """Takes what people do to the desk and shows its replies; ``owns`` says whether a chat is this
    process's."""

    def __init__(
        self,
        desk: Desk,
        messages: DiscordMessages,
        private: PrivateScreens[Posted],
        typed: DiscordLines,
        sharing: Sharing,
        owns: Callable[[Chat], bool],
        background: Background,
        launcher: Launcher,
    ) -> None:
        self._desk = desk
        self._messages = messages
        self._private = private
        self._typed = typed
        self._sharing = sharing
        self._owns = owns
        self._background = background
        self._launcher = launcher
        self._patience = messages.patience
        self._answers = Answers(desk, messages, private, background)
        self._located: LRUCache[str, bool] = LRUCache(bounds.LOCATED_CHANNELS)
        self.under_way = UnderWay()

    async def commanded(
        self,
        interaction: Interaction,
        name: str,
        args: dict[str, str],
        file: discord.Attachment | None = None,
    ) -> None:
        """Somebody gave a slash command, perhaps with a file."""
        with self.under_way.one():
            await self._command(interaction, name, args, file)

    async def _command(
        self,
        interaction: Interaction,
        name: str,
        args: dict[str, str],
        file: discord.Attachment | None,
    ) -> None:
        if name == PLAY and "game" not in args:
            await self._ask_what_to_play(interaction, args)
            return
        person, chat = person_of(interaction), self._locate(chat_of(interaction))
        response = InteractionResponse(interaction, patience=self._patience)
        origin = f"{NAME}:{interaction.id}"

        async def ask() -> Reply:
            if file is not None:
                return await self._desk.import_file(SentFile(person, chat, file.size, file.read))
            return await self._desk.command(person, chat, name, args, origin)

        reply = await self._asked(interaction, ask)
        if name == PLAY and reply.screen is not None and reply.screen.table:
            await self._launcher.open(response, interaction, reply.screen.table)
        await self._answers.answer(response, interaction, reply)
        if response.free:
            await response.withdraw()

    async def _ask_what_to_play(self, interaction: Interaction, args: dict[str, str]) -> None:
        """One form instead of a table; it comes back as ``submitted``. A form is a first answer,
        which cannot be put off: where its texts are not read in time, it waits behind a button."""
        language = self._desk.readers.language(person_of(interaction))
        reading = asyncio.create_task(asyncio.to_thread(self._read, language))
        if not (await asyncio.wait({reading}, timeout=self._patience))[0]:
            await self._offer_form(interaction, language, args, reading)
            return
        try:
            await interaction.response.send_modal(play_modal(self._desk, language, args))
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not show a form: %s", error)

    def _read(self, language: str) -> None:
        for read in self._desk.words.ahead((language,)):
            read()

    async def _offer_form(
        self,
        interaction: Interaction,
        language: str,
        args: dict[str, str],
        reading: "asyncio.Task[None]",
    ) -> None:
        """A private message with the button that opens the form, once its texts are read."""
        response = InteractionResponse(interaction, patience=0)
        await reading
        words, given = self._desk.words, [word for pair in args.items() for word in pair]
        title = words.say(language, "play-title")
        opener = command_button(words, language, PLAY, *given, label=title)
        screen = Screen("", 0, (title,), person_of(interaction).account, actions=((opener,),))
        await self._answers.answer(response, interaction, PrivateScreen(screen))

    async def submitted(self, interaction: Interaction) -> None:
        """Somebody sent a form: the same as a command with all of it."""
        if (sent := filled(interaction)) is not None:
            await self.commanded(interaction, *sent)
            return
        args = arguments(interaction)
        if args is None or "game" not in args:
            await self.broken(interaction)
            return
        await self.commanded(interaction, PLAY, args)

    async def entered(self, interaction: Interaction) -> None:
        """Somebody opened the page from Discord's list of apps, where we are asked to do that."""
        await self._open_page(interaction)

    async def pressed(self, interaction: Interaction, payload: str) -> None:
        """Somebody pressed a button, or chose from a list."""
        press = unpacked(payload)
        asked = _asked_form(press) if press is not None and press.verb == DO else None
        with self.under_way.one():
            if asked is not None:
                await self._ask_what_to_play(interaction, asked)
            elif press is None or not await self._opened_form(interaction, press):
                await self._press(interaction, payload, press)

    async def _opened_form(self, interaction: Interaction, press: Press) -> bool:
        """Whether the press has opened a form. One that takes too long to be made is not waited
        for: the press then does what it does without forms."""
        if press.verb not in self._desk.catalogue.forms:
            return False
        person, chat = person_of(interaction), self._locate(chat_of(interaction))
        try:
            async with asyncio.timeout(self._patience):
                form = await self._desk.form(person, chat, press)
        except TimeoutError:
            return False
        if form is None:
            return False
        try:
            await interaction.response.send_modal(field_modal(form))
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not show a form: %s", error)
        return True

    async def _press(self, interaction: Interaction, payload: str, press: Press | None) -> None:
        if press is not None and (opens := self._launcher.wanted(press)):
            await self._open_page(interaction, opens)
            return
        person, chat = person_of(interaction), self._locate(chat_of(interaction))
        message = str(interaction.message.id) if interaction.message else ""
        buttons = payloads_beside(interaction)  # which an answer lets go of
        hooks().edits.contents.pressed(message, payload)
        response, origin = self._messages.carry(interaction), f"{NAME}:{interaction.id}"
        shared = "" if response.ephemeral else message
        # Of a private screen.
        reader, table = Reader(chat, person), press.table if press and response.ephemeral else ""
        asked = press or payload
        self._private.press_begins(reader, table)
        reply = await self._asked(
            interaction,
            lambda: self._desk.press(person, chat, asked, shared, origin, buttons=buttons),
            press=True,
        )
        response.reply()
        try:
            await self._answers.answer(response, interaction, reply)
            if response.ephemeral or not self._owns(chat):  # else the board travels in the answer
                await response.acknowledge()
            if not chat.private and (words := await self._desk.owed_words.find(person, chat)):
                await response.tell(words)
                await self._desk.owed_words.settle(person, chat, words)
            if reply.private and reply.screen and not reply.screen.table:
                # What belongs to no table has taken the place of the one that was pressed.
                self._private.forget(reader, table, message)
        finally:
            self._private.press_ends(reader, table)

    async def _open_page(self, interaction: Interaction, table: str = "") -> None:
        response = InteractionResponse(interaction, patience=self._patience)
        if not await self._launcher.open(response, interaction, table):
            await response.tell(self._sorry(interaction, Unexpected()))

    async def written(self, message: discord.Message, own: int) -> None:
        """Somebody wrote a message: a line for us, or none of our business."""
        line = typed_message(message, own)
        if line is not None:
            self._locate(line.chat)
            self._background.start(self._take(line, str(message.id)), "a typed line")

    async def _take(self, line: TypedMessage, name: str) -> None:
        with self.under_way.one():
            if self._sharing.alone:
                await self._typed.take(line)
            else:
                await self._desk.deliveries.once(NAME, name, lambda: self._typed.take(line))

    async def _asked(self, interaction: Interaction, ask: Ask, press: bool = False) -> Reply:
        """The desk's reply; a failure of ours is logged and becomes one polite line. What another
        process has done already, for a killed one's shard begins a little before its end, is not
        done again."""
        reply: Reply = Done()

        async def work() -> None:
            nonlocal reply
            reply = await ask()

        try:
            if self._sharing.alone:
                return await ask()
            await self._desk.deliveries.once(NAME, str(interaction.id), work, press)
            return reply
        except Exception as error:
            log.exception("Discord: an interaction failed")
            return Refused(self._sorry(interaction, as_refusal(error)), alert=False)

    def _sorry(self, interaction: Interaction, refusal: Refusal) -> str:
        language = self._desk.readers.language(person_of(interaction))
        return self._desk.words.say(language, refusal.code)

    async def broken(self, interaction: Interaction) -> None:
        """A command could not be run at all."""
        if not interaction.response.is_done():
            await InteractionResponse(interaction).tell(self._sorry(interaction, Unexpected()))

    def _locate(self, chat: Chat) -> Chat:
        """Notes of which server the chat is part, by which other processes know whose it is."""
        if not (self._sharing.alone or chat.private or chat.id in self._located):
            self._located[chat.id] = True
            self._background.start(self._desk.chats.locate(chat), "a chat's server")
        return chat


def _asked_form(press: Press) -> dict[str, str] | None:
    """What is given to the form that the button of a command opens; None for any other one."""
    if press.path[:1] == (PLAY,) and len(press.path) % 2:
        given = press.path[1:]
        return dict(zip(given[::2], given[1::2], strict=True))
    return None
