"""Tables as answers: as a new message of a chat, or as one person alone may see them."""

from dataclasses import dataclass, replace

from bot.desk.button_press import ButtonPress
from bot.desk.chat_screens import ChatScreens, addressed
from bot.desk.chat_table_limit import ChatTableLimit
from bot.desk.displays import Displays
from bot.desk.platforms import Platforms
from bot.desk.reply import Done, NewScreen, PrivateLine, PrivateScreen, Reply, screen_reply
from bot.desk.viewers import Viewers
from bot.people import Chat, Person
from bot.screens import Screen
from bot.tables.table import Status, Table


@dataclass(eq=False, repr=False)
class Boards:
    """Makes the screens with which presses and commands are answered."""

    _viewers: Viewers
    _screens: ChatScreens
    _displays: Displays
    _platforms: Platforms
    _table_limit: ChatTableLimit

    async def shared(self, table: Table, person: Person, chat: Chat, page: str = "") -> Reply:
        """The table, or a page of it, as a new message in the chat. Raises ChatFull for a running
        one too many."""
        if table.status is Status.PLAYING:
            await self._table_limit.admit(chat, table.code)
        else:
            self._table_limit.expect(chat, table.code)
        reader = person.account if chat.private else None
        return NewScreen(await self._screens.of(table, chat, reader, page))

    async def confirmed(self, reply: Reply, table: Table, chat: Chat) -> Reply:
        """A line about what has changed at the table: it is left out where the chat's own board
        says as much, and is for the asker alone where there is none."""
        if not isinstance(reply, PrivateLine):
            return reply
        shown = await self._displays.is_shown_in(table.code, chat)
        return replace(reply, confirms=shown, apart=not shown)

    async def paged(self, table: Table, pressed: ButtonPress, page: str) -> Reply:
        """A page of the table for its presser alone, "" for the table itself: where others read
        along it takes nothing from the message that all see."""
        if pressed.chat.private:
            return await self.turn(table, pressed, page)
        return PrivateScreen(await self.own_page(table, pressed.person, pressed.chat, page))

    async def own_page(self, table: Table, person: Person, chat: Chat, page: str) -> Screen:
        """A page of the table as this person alone may see it; the table where it does not hold."""
        screen = await self._screens.of(table, chat, person.account, page) if page else None
        return screen if screen and screen.page else await self.own(table, person, chat)

    async def turn(self, table: Table, pressed: ButtonPress, page: str) -> Reply:
        """A page of the table, "" for the table itself: in a message of this chat that shows the
        table, the pressed one if it does; below what has no message, such as a link that was
        followed, as a new one. Raises ChatFull for a running one too many."""
        chat, person, message = pressed.chat, pressed.person.account, pressed.message
        if message and await self._displays.turn(table.code, chat, message, person, page):
            return Done()
        if table.status is Status.PLAYING:
            await self._table_limit.admit(chat, table.code)
        reader = person if chat.private else None
        screen = await self._screens.of(table, chat, reader, page)
        return screen_reply(screen, private=chat.private)

    async def own(
        self,
        table: Table,
        person: Person,
        chat: Chat,
        picked: tuple[str, ...] = (),
        column: str = "",
    ) -> Screen:
        """The table as this person alone may see it."""
        viewer = await self._viewers.of_answer(person, chat)
        screen = await self._screens.for_one(table, viewer, picked, column)
        return for_reader(self._platforms.fitted(screen, chat), person)


def for_reader(screen: Screen, person: Person) -> Screen:
    """A screen made for a person, as it goes to the account with which they act."""
    return addressed(screen, person.key, person.account)
