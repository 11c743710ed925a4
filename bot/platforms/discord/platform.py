"""Discord as a platform: what people do goes to the desk, what tables show goes to messages."""

import asyncio
import logging

import discord

from bot.background import Background, end
from bot.desk import Desk
from bot.desk.platform import Newest, Shown
from bot.desk.private_screens import PrivateScreens
from bot.errors import Fault
from bot.monitoring.health import Condition
from bot.monitoring.meters import Meters
from bot.people import Chat, Display
from bot.platforms.discord import layout
from bot.platforms.discord.client import Client
from bot.platforms.discord.faults import NO_API, fault_of, reason
from bot.platforms.discord.hooks import Hooks
from bot.platforms.discord.interaction_response import ANSWER_SECONDS
from bot.platforms.discord.interactions import Interactions
from bot.platforms.discord.launcher import Launcher
from bot.platforms.discord.log_filter import LIBRARY_ERRORS, filter_log
from bot.platforms.discord.messages import DiscordMessages
from bot.platforms.discord.people import NAME, NO_SERVER, user_id
from bot.platforms.discord.private_screens import PrivateMessages
from bot.platforms.discord.shards import Shards
from bot.platforms.discord.sharing import Alone, ShardShare, Sharing
from bot.platforms.discord.slash import Translator, Tree
from bot.platforms.discord.typed_lines import DiscordLines
from bot.platforms.inside import may_open
from bot.platforms.picture_rights import PictureRights, TextInstead
from bot.preferences.chat_choices import Choosers
from bot.screens import Screen
from bot.screens.viewer import AppLink

log = logging.getLogger(__name__)

FIRST_WAIT = 1.0
LONGEST_WAIT = 120.0


class DiscordPlatform:
    """The bot on Discord. ``api_url`` is the API's base, ``https://discord.com/api/v10``; what
    takes longer than ``patience`` seconds is acknowledged before it is answered. ``sharing`` says
    how several processes serve one token; without it there is one. With ``activities`` the page
    opens inside Discord, if it has an address that Discord opens."""

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
        patience: float = ANSWER_SECONDS,
        sharing: Sharing | None = None,
        meters: Meters | None = None,
        activities: bool = False,
    ) -> None:
        self._desk = desk
        self._token = token
        self._base = api_url.rstrip("/")
        words = layout.LONGEST_WORDS
        self._background = Background()
        instead = TextInstead(desk, NAME, self._background, self._say)
        self._rights = PictureRights(words, words, instead.begin)
        self._hooks = Hooks(self._base, self._rights)
        self._messages = DiscordMessages(patience)
        self._private = PrivateScreens(desk, PrivateMessages(self._hooks))
        self._sharing = sharing or Alone()
        self._launcher = Launcher(desk, activities and may_open(desk.web.base))
        self._interactions = Interactions(
            desk,
            self._messages,
            self._private,
            DiscordLines(desk, self.post, self.private_chat),
            self._sharing,
            self.owns,
            self._background,
            self._launcher,
        )
        self._shards = Shards(self._shards_changed, self._interactions.under_way)
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
        """Serves until cancelled, through every loss of the network. Raises Fault for a token or an
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
        client = Client(self._base, self._interactions, self._meters)
        taking = self._interactions
        tree = Tree(client, taking.commanded, taking.broken, taking.entered)
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
            await self._background.close()
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

    async def _listen(self, client: Client, tree: Tree, share: ShardShare) -> None:
        """Takes what comes in on this process's shards until it has none any more."""
        registering = asyncio.create_task(self._sync(client, tree, share), name="commands")
        try:
            if self._sharing.alone:
                await registering
            await self._shards.run(client, share)
        finally:
            await end([registering])

    async def _sync(self, client: Client, tree: Tree, share: ShardShare) -> None:
        """Tells Discord our commands, once a start and by one process."""
        if self._synced:
            return
        await asyncio.to_thread(self._desk.words.read)
        await tree.set_translator(Translator(self._desk))
        commands = "" if self._sharing.alone else await tree.digest()
        if await share.outdated(commands):
            done = False
            try:
                await tree.register(client.requests)
                done = True
            except (discord.HTTPException, discord.app_commands.AppCommandError) as error:
                log.error("Discord refused the commands: %s", error)
                return
            finally:
                await share.registered(commands, done)
        self._synced = True

    def _shards_changed(self) -> None:
        if not self._sharing.alone:
            self._background.start(self._catch_up(), "what other shards show")

    async def _catch_up(self) -> None:
        """This process has other shards than before."""
        self._hooks.edits.contents.trust(True)  # only what is edited from now on is known
        self._private.let_go(lambda reader: self.owns(reader.chat))
        while True:
            try:
                return await self._desk.background.catch_up(self.name)
            except Exception:
                log.exception("Discord: could not take over the messages of other shards yet")
                await asyncio.sleep(FIRST_WAIT)

    # what tables show

    def shows_hands(self, chat: Chat) -> bool:
        """Everywhere."""
        return True

    def shows_pictures(self, chat: Chat) -> bool:
        """Where none was refused of late."""
        return self._rights.allow(chat)

    async def _say(self, chat: Chat, screen: Screen) -> None:
        async def newest() -> Screen:
            return screen

        await self.post(chat, newest)

    def link(self, code: str) -> str:
        """Private screens open where the table stands, so no private chat is needed."""
        return ""

    def app_link(self, path: str, chat: Chat) -> AppLink | None:
        """A button that is pressed, where the page opens inside Discord."""
        return AppLink() if self._launcher.on else None

    def sends_elsewhere(self) -> bool:
        """No: there is nothing like it."""
        return False

    def invitation(self, code: str) -> str | None:
        """A table is shown by its code wherever the bot is."""
        return ""

    def owns(self, chat: Chat) -> bool:
        """Whether this process is told what happens there."""
        return self._sharing.alone or self._shards.serve(chat)

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        """Brings a message up to date; see DiscordMessages.show."""
        with self._hooks.used():
            return await self._messages.show(display, newest)

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Puts a message up again; see DiscordMessages.repost."""
        with self._hooks.used():
            return await self._messages.repost(display, newest)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Puts a table into a chat where it has no message; see Posts.post."""
        with self._hooks.used():
            return await self._messages.post(chat, newest)

    def reaches(self, person: str) -> bool | None:
        """Whether direct messages come in here, all of them on one shard."""
        anywhere = Chat(NAME, "", private=True, server=str(NO_SERVER))
        return None if user_id(person) is None else self.owns(anywhere)

    async def private_chat(self, person: str) -> Chat | None:
        """The direct messages with a person; see Posts.private_chat."""
        return await self._messages.private_chat(person)

    async def has_member(self, chat: Chat, account: str) -> bool:
        """Whether somebody sees the channel. Raises MembershipUnknown."""
        return await self._messages.has_member(chat, account)

    def sequence(self, display: Display) -> int:
        """The message's id, which tells when it was posted."""
        return int(display.message)

    async def remove(self, display: Display) -> None:
        """Takes a message away; where that is impossible it stays as it is."""
        with self._hooks.used():
            await self._messages.remove(display)
