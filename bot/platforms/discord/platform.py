"""Discord as a platform: what people do goes to the desk, what tables show goes to messages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress

import discord
from cachetools import LRUCache

from bot.background import Background, UnderWay, end
from bot.desk import Desk
from bot.desk.platform import Newest, Reply, Shown
from bot.desk.private_screens import PrivateScreens, Reader
from bot.errors import BadPress, Fault, Refusal, Unexpected, as_refusal
from bot.monitoring.health import Condition
from bot.monitoring.meters import Meters
from bot.people import Chat, Display
from bot.platforms.discord import layout
from bot.platforms.discord.api_errors import LINE_ERRORS
from bot.platforms.discord.client import Client
from bot.platforms.discord.faults import NO_API, fault_of, reason
from bot.platforms.discord.hooks import Hooks
from bot.platforms.discord.interaction_response import PATIENCE, InteractionResponse, Posted
from bot.platforms.discord.items import payloads_beside
from bot.platforms.discord.log_filter import LIBRARY_ERRORS, filter_log
from bot.platforms.discord.messages import Messages
from bot.platforms.discord.people import (
    NAME,
    NO_SERVER,
    Interaction,
    chat_of,
    person_of,
    user_id,
)
from bot.platforms.discord.play_modal import arguments, play_modal
from bot.platforms.discord.private_screens import PrivateMessages
from bot.platforms.discord.shards import Shards
from bot.platforms.discord.sharing import Alone, Share, Sharing
from bot.platforms.discord.slash import Translator, Tree
from bot.platforms.discord.typed_lines import Heard, TypedLines, heard
from bot.preferences.chat_choices import Choosers
from bot.press import unpack
from bot.screens import Screen

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0
LONGEST_WAIT = 120.0
LOCATED = 10_000  # channels of which it is remembered that their server is noted
Ask = Callable[[], Awaitable[Reply]]


class DiscordPlatform:
    """The bot on Discord. ``api_url`` is the API's base, ``https://discord.com/api/v10``; what
    takes longer than ``patience`` seconds is acknowledged before it is answered. ``sharing`` says
    how several processes serve one token; without it there is one."""

    name = NAME
    theme = "dark"
    choosers = Choosers.MANAGERS
    shows_privately = True
    hands_alone = False
    largest_file = layout.LARGEST_FILE
    longest_caption = longest_text = layout.LONGEST_WORDS

    def __init__(
        self,
        desk: Desk,
        token: str,
        api_url: str,
        patience: float = PATIENCE,
        sharing: Sharing | None = None,
        meters: Meters | None = None,
    ) -> None:
        self._desk = desk
        self._token = token
        self._base = api_url.rstrip("/")
        self._hooks = Hooks(self._base)
        self._messages = Messages(patience)
        self._patience = patience
        self._private = PrivateScreens(desk, PrivateMessages(self._hooks))
        self._typed = TypedLines(desk, self.post, self.private_chat)
        self._following = Background()
        self._sharing = sharing or Alone()
        self._under_way = UnderWay()
        self._shards = Shards(self._shards_changed, self._under_way)
        self._located: LRUCache[str, bool] = LRUCache(LOCATED)
        self._synced = False
        self._meters = meters
        self._online = False

    # the connection

    @property
    def condition(self) -> Condition:
        """Whether every shard that this process has is on line; with none it stands by for
        others."""
        if self._online and not self._sharing.alone and not self._shards.any:
            return Condition.STANDING_BY
        return Condition.of(self._online and self._shards.connected)

    async def run(self) -> None:
        """Serve until cancelled, through every loss of the network. Raises Fault for a token or an
        address that will never do."""
        filter_log()
        wait = FIRST_WAIT
        while True:
            started = asyncio.get_running_loop().time()
            try:
                with self._hooks.used():
                    await self._serve()
            except LIBRARY_ERRORS as error:
                if (fault := fault_of(error)) is not None:
                    raise fault from None
                log.warning("Discord cannot be reached (%s); again in %.0f s", reason(error), wait)
            await asyncio.sleep(wait)
            lasted = asyncio.get_running_loop().time() - started
            wait = FIRST_WAIT if lasted > LONGEST_WAIT else min(wait * 2, LONGEST_WAIT)

    async def _serve(self) -> None:
        """One client's life."""
        client = Client(self._base, self, self._meters)
        tree = Tree(client, self.commanded, self._broken)
        tree.fill(self._desk)
        try:
            async with client:
                await self._log_in(client)
                self._messages.online(client)
                self._online = True
                log.info("Discord: logged in as %s", client.user)
                while True:
                    async with self._sharing.share(str(client.application_id)) as share:
                        await self._listen(client, tree, share)
        finally:
            self._online = False
            await self._following.close()
            await self._messages.offline()
            await self._private.close()

    async def _log_in(self, client: Client) -> None:
        try:
            await client.login(self._token)
        except ValueError as error:  # a token or an address that cannot even be sent
            raise Fault(
                "DISCORD_TOKEN or DISCORD_API_URL holds characters that it cannot have."
            ) from error
        except (TypeError, KeyError) as error:  # an answer, but not Discord's
            raise Fault(NO_API) from error

    async def _listen(self, client: Client, tree: Tree, share: Share) -> None:
        """Take what comes in on this process's shards until it has none any more."""
        registering = asyncio.create_task(self._sync(tree, share), name="commands")
        try:
            if self._sharing.alone:
                await registering
            await self._shards.run(client, share)
        finally:
            await end([registering])

    async def _sync(self, tree: Tree, share: Share) -> None:
        """Tell Discord our commands, once a start and by one process."""
        if self._synced:
            return
        await self._desk.read_languages()
        await tree.set_translator(Translator(self._desk))
        commands = "" if self._sharing.alone else await tree.digest()
        if await share.outdated(commands):
            done = False
            try:
                await tree.sync()
                done = True
            except (discord.HTTPException, discord.app_commands.AppCommandError) as error:
                log.error("Discord refused the commands: %s", error)
                return
            finally:
                await share.registered(commands, done)
        self._synced = True

    def _shards_changed(self) -> None:
        if not self._sharing.alone:
            self._following.start(self._catch_up(), "what other shards show")

    async def _catch_up(self) -> None:
        """This process has other shards than before."""
        self._private.let_go(lambda reader: self.owns(reader.chat))
        while True:
            try:
                return await self._desk.catch_up(self.name)
            except Exception:
                log.exception("Discord: could not take over the messages of other shards yet")
                await asyncio.sleep(FIRST_WAIT)

    def _locate(self, chat: Chat) -> Chat:
        """Note of which server the chat is part, by which other processes know whose it is."""
        if not (self._sharing.alone or chat.private or chat.id in self._located):
            self._located[chat.id] = True
            self._following.start(self._desk.locate(chat), "a chat's server")
        return chat

    # what people do

    async def commanded(
        self,
        interaction: Interaction,
        name: str,
        args: dict[str, str],
        file: discord.Attachment | None = None,
    ) -> None:
        """Somebody gave a slash command, perhaps with a file."""
        with self._under_way.one():
            await self._command(interaction, name, args, file)

    async def _command(
        self,
        interaction: Interaction,
        name: str,
        args: dict[str, str],
        file: discord.Attachment | None,
    ) -> None:
        if name == "play" and "game" not in args:
            await self._ask_what_to_play(interaction, args)
            return
        person, chat = person_of(interaction), self._locate(chat_of(interaction))
        response = InteractionResponse(interaction, patience=self._patience)
        origin = f"{NAME}:{interaction.id}"

        async def ask() -> Reply:
            if file is not None:
                return await self._desk.bring(person, chat, file.size, file.read)
            return await self._desk.command(person, chat, name, args, origin)

        reply = await self._asked(interaction, ask)
        await self._answer(response, interaction, reply)
        if response.free:
            await response.withdraw()

    async def _ask_what_to_play(self, interaction: Interaction, args: dict[str, str]) -> None:
        """One form instead of a table; it comes back as ``submitted``."""
        language = self._desk.reader(person_of(interaction))
        try:
            await interaction.response.send_modal(play_modal(self._desk, language, args))
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not show a form: %s", error)

    async def submitted(self, interaction: Interaction) -> None:
        """Somebody sent the form: the same as a command with all of it."""
        args = arguments(interaction)
        if args is None or "game" not in args:
            await self._broken(interaction)
            return
        await self.commanded(interaction, "play", args)

    async def pressed(self, interaction: Interaction, payload: str) -> None:
        """Somebody pressed a button, or chose from a list."""
        with self._under_way.one():
            await self._press(interaction, payload)

    async def _press(self, interaction: Interaction, payload: str) -> None:
        person, chat = person_of(interaction), self._locate(chat_of(interaction))
        message = str(interaction.message.id) if interaction.message else ""
        buttons = payloads_beside(interaction)  # which an answer lets go of
        response, origin = self._messages.carry(interaction), f"{NAME}:{interaction.id}"
        shared = "" if response.ephemeral else message
        reader, table = Reader(chat, person), _own_table(response, payload)
        self._private.press_begins(reader, table)
        reply = await self._asked(
            interaction,
            lambda: self._desk.press(person, chat, payload, shared, origin, buttons=buttons),
            press=True,
        )
        response.reply()
        try:
            await self._answer(response, interaction, reply)
            if response.ephemeral or not self.owns(chat):  # else the board travels in the answer
                await response.acknowledge()
            if reply.private and reply.screen and not reply.screen.table:
                # What belongs to no table has taken the place of the one that was pressed.
                self._private.forget(reader, table, message)
        finally:
            self._private.press_ends(reader, table)

    async def written(self, message: discord.Message, own: int) -> None:
        """Somebody wrote a message: a line for us, or none of our business."""
        line = heard(message, own)
        if line is not None:
            self._locate(line.chat)
            self._following.start(self._take(line, str(message.id)), "a typed line")

    async def _take(self, line: Heard, name: str) -> None:
        with self._under_way.one():
            if self._sharing.alone:
                await self._typed.take(line)
            else:
                await self._desk.once(NAME, name, lambda: self._typed.take(line))

    async def _asked(self, interaction: Interaction, ask: Ask, press: bool = False) -> Reply:
        """The desk's reply; a failure of ours is logged and becomes one polite line. What another
        process has done already, for a killed one's shard begins a little before its end, is not
        done again."""
        reply = Reply()

        async def work() -> None:
            nonlocal reply
            reply = await ask()

        try:
            if self._sharing.alone:
                await work()
            else:
                await self._desk.once(NAME, str(interaction.id), work, press)
            return reply
        except Exception as error:
            log.exception("Discord: an interaction failed")
            return Reply(notice=self._sorry(interaction, as_refusal(error)), refused=True)

    def _sorry(self, interaction: Interaction, refusal: Refusal) -> str:
        language = self._desk.reader(person_of(interaction))
        return self._desk.say(language, refusal.code)

    async def _broken(self, interaction: Interaction) -> None:
        """A command could not be run at all."""
        if not interaction.response.is_done():
            await InteractionResponse(interaction).tell(self._sorry(interaction, Unexpected()))

    async def _answer(
        self, response: InteractionResponse, interaction: Interaction, reply: Reply
    ) -> None:
        if reply.screen is None:
            if reply.notice:
                await response.tell(reply.notice)
        elif reply.here and _takes(response, interaction, reply):
            await response.update(reply.screen)
        elif reply.private:
            await self._show_privately(response, interaction, reply.screen)
        else:
            await self._post(response, interaction, reply.screen, reply.later)
            if reply.notice:
                await response.tell(reply.notice)

    async def _show_privately(
        self, response: InteractionResponse, interaction: Interaction, screen: Screen
    ) -> None:
        """Show a private screen: in the place of the one that was pressed, or as a new one."""
        person, chat = person_of(interaction), chat_of(interaction)
        if response.message and chat.private and screen.table:
            # The board in a private chat is private already, and kept up to date as a display.
            await response.update(screen)
            return

        async def put() -> Posted | None:
            if not response.ephemeral:
                return await response.post(screen, private=True)
            updated = await response.update(screen)
            return Posted(response.message, response.handle) if updated else None

        if screen.table:
            await self._private.show(Reader(chat, person), screen, put)
        else:
            await put()

    async def _post(
        self,
        response: InteractionResponse,
        interaction: Interaction,
        screen: Screen,
        later: AsyncIterator[Screen] | None = None,
    ) -> None:
        """Put a public screen into the chat, and in its place what comes ``later``; one of a table
        becomes a display."""
        chat = chat_of(interaction)
        posted = await response.post(screen, private=False)
        if posted is not None and screen.table:
            self._messages.own(posted)
            await self._desk.posted(screen, chat, posted.message)
        if posted is not None and later is not None:
            # Whoever asked goes on meanwhile: their own screens do not wait for it.
            self._following.start(self._follow(posted, later), "what comes later")

    async def _follow(self, posted: Posted, later: AsyncIterator[Screen]) -> None:
        try:
            async for screen in later:
                await posted.handle.edit(screen)
        except (discord.HTTPException, *LINE_ERRORS) as error:
            log.warning("could not edit a message: %s", error)

    # what tables show

    def shows_hands(self, chat: Chat) -> bool:
        """Everywhere."""
        return True

    def link(self, code: str) -> str:
        """Private screens open where the table stands, so no private chat is needed."""
        return ""

    def invitation(self, code: str) -> str | None:
        """A table is shown by its code wherever the bot is."""
        return ""

    def owns(self, chat: Chat) -> bool:
        """Whether this process is told what happens there."""
        return self._sharing.alone or self._shards.serve(chat)

    async def show(self, display: Display, newest: Newest) -> Screen:
        """Bring a message up to date; see Messages.show."""
        with self._hooks.used():
            return await self._messages.show(display, newest)

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Put a message up again; see Messages.repost."""
        with self._hooks.used():
            return await self._messages.repost(display, newest)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Put a table into a chat where it has no message; see Posts.post."""
        return await self._messages.post(chat, newest)

    def reaches(self, person: str) -> bool | None:
        """Whether direct messages come in here, all of them on one shard."""
        anywhere = Chat(NAME, "", private=True, server=str(NO_SERVER))
        return None if user_id(person) is None else self.owns(anywhere)

    async def private_chat(self, person: str) -> Chat | None:
        """The direct messages with a person; see Posts.private_chat."""
        return await self._messages.private_chat(person)

    def sequence(self, display: Display) -> int:
        """The message's id, which tells when it was posted."""
        return int(display.message)

    async def remove(self, display: Display) -> None:
        """Take a message away; where that is impossible it stays as it is."""
        with self._hooks.used():
            await self._messages.remove(display)


def _takes(response: InteractionResponse, interaction: Interaction, reply: Reply) -> bool:
    """Whether the message that was pressed, if one was, may show the reply: what is private not
    where others read along."""
    alone = response.ephemeral or chat_of(interaction).private
    return bool(response.message) and (alone or not reply.private)


def _own_table(response: InteractionResponse, payload: str) -> str:
    """The table of a private screen that was pressed; "" for any other press."""
    with suppress(BadPress):
        return unpack(payload).table if response.ephemeral else ""
    return ""
