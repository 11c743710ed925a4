"""Menus of messages: they open in the message itself, or for the presser alone."""

from dataclasses import dataclass, replace

from msgspec import structs

from bot.desk.boards import Boards
from bot.desk.chat_screens import may_fold
from bot.desk.handlers.asked import TableRequest
from bot.desk.replies import Replies
from bot.desk.reply import PrivateScreen, Reply
from bot.desk.viewers import Viewers
from bot.errors import NotSeated
from bot.people import Chat, Person
from bot.press import packed
from bot.screens.composer import Composer
from bot.screens.menus import VERB, apart, menu_of, page_of
from bot.tables import lobby
from bot.tables.table import Status, Table


@dataclass(eq=False, repr=False)
class Menus:
    """Opens menus of tables, and closes them."""

    _composer: Composer
    _replies: Replies
    _boards: Boards
    _viewers: Viewers

    async def open(self, asked: TableRequest) -> Reply:
        """Opens the menu that a button names, or with no path goes back to its table."""
        return await self.show(asked, asked.path[0] if asked.path else "")

    async def show(self, asked: TableRequest, key: str) -> Reply:
        """A menu of a table, "" for the table itself: in the pressed message where one person alone
        reads, and in the lobby of a host whom it takes nothing from anybody else; else for whoever
        asks alone. Raises NotSeated, NotHost."""
        table, chat = asked.table, asked.chat
        # A menu of a lobby stays open whatever changes there; at a board it closes with the next
        # change, which may take away what it offers.
        revision = None if table.status is Status.LOBBY else table.revision
        page = page_of(key, revision) if key else ""
        if asked.press is None:
            return await self._answered(asked, key, page)
        folds = table.host == asked.person.key and may_fold(table)
        in_lobby = asked.press.message and folds and not self._replies.answers_privately(chat)
        if chat.private or in_lobby:
            return await self._boards.turn(table, asked.press, page)
        return await self.apart(table, asked.person, chat, key)

    async def _answered(self, asked: TableRequest, key: str, page: str) -> Reply:
        """The menu in answer to a command: on the table as a new message where nobody else reads,
        and in a shared chat for its giver alone, if need be by a link."""
        table, chat, is_page = asked.table, asked.chat, self._replies.is_page(asked.chat)
        if chat.private and not is_page:
            return await self._boards.shared(table, asked.person, chat, page)
        reply = await self.apart(table, asked.person, chat, key, back=not is_page)
        return replace(reply, here=False, others=packed(VERB, table.code, table.revision, (key,)))

    async def close(self, asked: TableRequest) -> Reply:
        """Back from a feature's page to the table."""
        assert asked.press is not None
        if asked.press.message:  # of an earlier version, in a chat where others read along
            return await self._boards.turn(asked.table, asked.press, "")
        return await self._boards.paged(asked.table, asked.press, "")

    async def apart(
        self, table: Table, person: Person, chat: Chat, key: str, back: bool = True
    ) -> PrivateScreen:
        """A menu for the presser alone: a message of its own, or in the place of such a one. Raises
        NotSeated, NotHost for what only those who play, or the host, may do."""
        screen = await self._boards.own(table, person, chat)
        if menu_of(screen, key) is None:
            if table.status is Status.LOBBY:
                lobby.host_only(table, person)
            elif not table.seats_of(person.key):
                raise NotSeated
            # What everybody sees, but in the language of the one who reads it here.
            viewer = structs.replace(await self._viewers.of_answer(person, chat), key=None)
            shared = await self._composer.board(table, viewer)
            screen = replace(shared, audience=person.account)
        wording = await self._replies.wording(table, person, chat)
        return PrivateScreen(apart(wording, screen, key, back), here=True)
