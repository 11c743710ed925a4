"""Discord as a platform: what people do goes to the desk, what tables show goes to messages."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiohttp
import discord

from bot.desk import Desk
from bot.desk.platform import Choosers, Newest, Reply, Shown
from bot.desk.private_screens import PrivateScreens, Reader
from bot.errors import BadPress, Fault
from bot.people import Chat, Display
from bot.platforms.discord.api import Hooks
from bot.platforms.discord.client import Client
from bot.platforms.discord.interaction_response import PATIENCE, InteractionResponse, Posted
from bot.platforms.discord.log_filter import LIBRARY_ERRORS, filter_log
from bot.platforms.discord.messages import Messages
from bot.platforms.discord.people import NAME, Interaction, chat_of, person_of
from bot.platforms.discord.private_screens import PrivateMessages
from bot.platforms.discord.slash import Translator, Tree
from bot.press import unpack
from bot.screens import Screen

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0
LONGEST_WAIT = 120.0
BAD_TOKEN = 4004
Ask = Callable[[], Awaitable[Reply]]


class DiscordPlatform:
    """The bot on Discord. ``api_url`` is the API's base, ``https://discord.com/api/v10``; what
    takes longer than ``patience`` seconds is acknowledged before it is answered."""

    name = NAME
    theme = "dark"
    choosers = Choosers.MANAGERS
    shows_privately = True

    def __init__(self, desk: Desk, token: str, api_url: str, patience: float = PATIENCE) -> None:
        self._desk = desk
        self._token = token
        self._base = api_url.rstrip("/")
        self._hooks = Hooks(self._base)
        self._messages = Messages(patience)
        self._patience = patience
        self._private = PrivateScreens(desk, PrivateMessages(self._hooks))
        self._synced = False

    # the connection

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
                self._raise_fault(error)
                log.warning("Discord cannot be reached (%s); again in %.0f s", error, wait)
            await asyncio.sleep(wait)
            lasted = asyncio.get_running_loop().time() - started
            wait = FIRST_WAIT if lasted > LONGEST_WAIT else min(wait * 2, LONGEST_WAIT)

    async def _serve(self) -> None:
        """One client's life."""
        client = Client(self._base, self)
        tree = Tree(client, self.commanded, self._broken)
        tree.fill(self._desk)
        try:
            async with client:
                await self._log_in(client)
                self._messages.online(client)
                await self._sync(tree)
                log.info("Discord: logged in as %s", client.user)
                await client.connect()
        finally:
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
            raise Fault("There is no Discord API at DISCORD_API_URL.") from error

    async def _sync(self, tree: Tree) -> None:
        """Tell Discord our commands, once a start; unchanged ones cost nothing there."""
        if self._synced:
            return
        await tree.set_translator(Translator(self._desk))
        try:
            await tree.sync()
            self._synced = True
        except (discord.HTTPException, discord.app_commands.AppCommandError) as error:
            log.error("Discord did not take the commands: %s", error)

    def _raise_fault(self, error: BaseException) -> None:
        """What no waiting will cure."""
        if isinstance(error, discord.LoginFailure) or (
            isinstance(error, discord.ConnectionClosed) and error.code == BAD_TOKEN
        ):
            raise Fault("Discord does not accept DISCORD_TOKEN.") from None
        if isinstance(error, aiohttp.InvalidURL):
            raise Fault("DISCORD_API_URL is no address.") from None
        if isinstance(error, discord.NotFound):
            raise Fault("There is no Discord API at DISCORD_API_URL.") from None

    # what people do

    async def commanded(self, interaction: Interaction, name: str, args: dict[str, str]) -> None:
        """Somebody gave a slash command."""
        person, chat = person_of(interaction), chat_of(interaction)
        response = InteractionResponse(interaction, patience=self._patience)
        origin = f"{NAME}:{interaction.id}"
        reply = await self._asked(
            interaction, lambda: self._desk.command(person, chat, name, args, origin)
        )
        await self._answer(response, interaction, reply)
        if response.free:
            await response.withdraw()

    async def pressed(self, interaction: Interaction, payload: str) -> None:
        """Somebody pressed a button, or chose from a list."""
        person, chat = person_of(interaction), chat_of(interaction)
        message = str(interaction.message.id) if interaction.message else ""
        response, origin = self._messages.carry(interaction), f"{NAME}:{interaction.id}"
        shared = "" if response.ephemeral else message
        reader, table = Reader(chat, person), _own_table(response, payload)
        self._private.press_begins(reader, table)
        reply = await self._asked(
            interaction, lambda: self._desk.press(person, chat, payload, shared, origin)
        )
        response.reply()
        try:
            await self._answer(response, interaction, reply)
            if response.ephemeral:
                await response.acknowledge()
            if reply.private and reply.screen and not reply.screen.table:
                # What belongs to no table has taken the place of the one that was pressed.
                self._private.forget(reader, table, message)
        finally:
            self._private.press_ends(reader, table)

    async def _asked(self, interaction: Interaction, ask: Ask) -> Reply:
        """The desk's reply; a failure of ours is logged and becomes one polite line."""
        try:
            return await ask()
        except Exception:
            log.exception("Discord: an interaction failed")
            return Reply(notice=self._sorry(interaction), refused=True)

    def _sorry(self, interaction: Interaction) -> str:
        language = self._desk.reader(person_of(interaction))
        return self._desk.say(language, "refusal-unexpected")

    async def _broken(self, interaction: Interaction) -> None:
        """A command could not be run at all."""
        if not interaction.response.is_done():
            await InteractionResponse(interaction).tell(self._sorry(interaction))

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
            await self._post(response, interaction, reply.screen)
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
        self, response: InteractionResponse, interaction: Interaction, screen: Screen
    ) -> None:
        """Put a public screen into the chat; one of a table becomes a display."""
        chat = chat_of(interaction)
        posted = await response.post(screen, private=False)
        if posted is not None and screen.table:
            self._messages.own(posted)
            await self._desk.posted(screen, chat, posted.message)

    # what tables show

    def link(self, code: str) -> str:
        """Private screens open where the table stands, so no private chat is needed."""
        return ""

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
