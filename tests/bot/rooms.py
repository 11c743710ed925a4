"""A platform in memory: rooms in which screens appear, for tests of the desk itself."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, overload

from msgspec import structs

from bot.desk import Desk
from bot.desk.platform import Gone, Newest, Shown
from bot.desk.reply import Reply
from bot.people import Chat, Display, Person
from bot.preferences.chat_choices import Choosers
from bot.press import unpack
from bot.running.positions import Positions
from bot.screens import Button, Screen
from bot.screens.screen import Style
from bot.store import tables as table_rows
from bot.store.store import Store
from bot.tables.table import Table
from engines.game import Seat, View
from tests.patience import PATIENCE


@dataclass
class Rooms:
    """Shows the tables of a desk, and keeps everything that was shown anywhere."""

    desk: Desk
    name: str = "rooms"
    theme: str = "light"
    choosers: Choosers = Choosers.PLAYERS
    shows_privately: bool = False
    hands_alone: bool = False
    largest_file: int = 10_000_000
    longest_caption: int = 1000
    longest_text: int = 4000
    messages: dict[tuple[str, str], Screen] = field(default_factory=dict)
    history: list[tuple[Display, Screen]] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)
    closed: set[str] = field(default_factory=set)  # chats in which nothing can be written
    notified: list[tuple[str, str]] = field(default_factory=list)  # person and chat, as it came
    reaches_persons: bool = True  # whether there are private chats
    reposted: int = 0
    count: int = 0
    owned: Callable[[Chat], bool] = lambda chat: True
    store: Store = field(init=False, repr=False, compare=False)  # where the desk's tables are

    async def run(self) -> None:
        await asyncio.Event().wait()

    def owns(self, chat: Chat) -> bool:
        return self.owned(chat)

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        screen = await newest()
        if display.message in self.gone:
            raise Gone
        self.messages[display.chat.key, display.message] = screen
        self.history.append((display, screen))
        return screen

    async def repost(self, display: Display, newest: Newest) -> Shown:
        self.reposted += 1
        screen = await newest()
        if display.chat.key in self.closed:
            raise Gone
        message = self._stand(display.chat, screen)
        self.history.append((replace(display, message=message), screen))
        return Shown(screen, display.chat, message)

    async def has_member(self, chat: Chat, account: str) -> bool:
        return False

    def sequence(self, display: Display) -> int:
        return int(display.message)

    def app_link(self, path: str, chat: Chat) -> None:
        """None: there is no app."""

    def sends_elsewhere(self) -> bool:
        return False

    def invitation(self, code: str) -> str | None:
        return None

    def shows_hands(self, chat: Chat) -> bool:
        return self.shows_privately

    def shows_pictures(self, chat: Chat) -> bool:
        return True

    def link(self, code: str) -> str:
        return f"https://rooms.example/{code}"

    async def remove(self, display: Display) -> None:
        self.gone.add(display.message)
        self.messages.pop((display.chat.key, display.message), None)

    @overload
    async def post(self, chat: Chat, newest: Newest, /) -> Shown: ...

    @overload
    async def post(self, person: Person, chat: Chat, reply: Reply, /) -> Screen: ...

    async def post(self, *what: Any) -> Shown | Screen:
        """A new message, as the displays ask for one; or let a reply's screen stand in the chat,
        as the real platforms do."""
        return await (self._post(*what) if len(what) == 2 else self._post_reply(*what))

    async def _post(self, chat: Chat, newest: Newest) -> Shown:
        screen = await newest()
        if chat.key in self.closed:
            raise Gone
        return Shown(screen, chat, self._stand(chat, screen))

    def _stand(self, chat: Chat, screen: Screen) -> str:
        """A new message with the screen; those whom it mentions are notified by it."""
        self.count += 1
        message = str(self.count)
        self.messages[chat.key, message] = screen
        self.notified += [(mention.person, chat.id) for mention in screen.mentions]
        return message

    def reaches(self, person: str) -> bool | None:
        return self.owns(room(f"{person}'s own", private=True)) if self.reaches_persons else None

    async def private_chat(self, person: str) -> Chat | None:
        return room(f"{person}'s own", private=True) if self.reaches_persons else None

    async def _post_reply(self, person: Person, chat: Chat, reply: Reply) -> Screen:
        assert reply.screen is not None, reply
        message = self._stand(chat, reply.screen)
        await self.desk.posted(reply.screen, chat, message, person.key if chat.private else None)
        return reply.screen

    async def press(self, who: Person, chat: Chat, wanted: str, message: str) -> Reply:
        """A press on a message, whose buttons the desk is told."""
        shown = self.messages.get((chat.key, message), Screen("", 0, ()))
        carried = [button.payload for button in buttons(shown)]
        return await self.desk.press(who, chat, wanted, message, buttons=carried)

    def screen(self, chat: Chat) -> Screen:
        """The newest message in a chat."""
        return [s for (key, _), s in self.messages.items() if key == chat.key][-1]


async def surely(desk: Desk, who: Person, chat: Chat, name: str, code: str = "") -> Reply:
    """The answer to a command; to one that asks first, once its giver is sure."""
    reply = await desk.command(who, chat, name, {"code": code} if code else {})
    rows = reply.screen.actions if reply.screen else ()
    for sure in [button for row in rows for button in row if button.style is Style.DANGER]:
        reply = await desk.press(who, chat, sure.payload)
    return reply


def buttons(screen: Screen) -> list[Button]:
    """Every button of a screen, also those that are folded away in its menus."""
    folded = (entry for menu in screen.menus for entry in menu.entries)
    rows = (screen.choices, screen.pieces, *screen.cells, *screen.actions)
    return [*(button for row in rows for button in row), *folded]


def verbs(screen: Screen) -> set[str]:
    """What the buttons of a screen ask for."""
    return {button.payload.partition(":")[0] for button in buttons(screen)}


def seen(table: Table, seat: Seat | None) -> View:
    """What a seat sees of a table's match, or everybody."""
    return Positions().view(table, seat)


async def kept(store: Store, code: str) -> Table:
    """The table as the database has it."""
    table = await table_rows.load(store.database, code)
    assert table is not None
    return table


def payload(screen: Screen, verb: str, *path: str) -> str:
    """The payload of the button with this verb and path."""
    for button in buttons(screen):
        if button.payload:
            press = unpack(button.payload)
            if press.verb == verb and press.path[: len(path)] == path:
                return button.payload
    raise AssertionError(f"no button {verb} {path} in {[b.payload for b in buttons(screen)]}")


def person(name: str, language: str = "en") -> Person:
    """Somebody in the rooms."""
    return Person("rooms", name.lower(), name, language)


def room(name: str, private: bool = False) -> Chat:
    """A chat in the rooms."""
    return Chat("rooms", name, "", private)


def at_revision(payload_: str, revision: int) -> str:
    """The same press, made on another revision."""
    return structs.replace(unpack(payload_), revision=revision).pack()


async def answered(rooms: Rooms, chat: Chat) -> None:
    """Wait until a computer has made its move: it decides on another thread, and who resigns
    before is told that the board has changed."""
    await until(lambda: any("Otto played" in line for line in rooms.screen(chat).lines))


async def until(condition: object, seconds: float = PATIENCE) -> None:
    """Wait until ``condition()`` holds."""
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)
