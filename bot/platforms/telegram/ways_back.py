"""Ways from a private chat back to the message of a group from which a link led there."""

import re
from dataclasses import dataclass, replace

from msgspec import Struct

from bot.desk.kept_ways import KeptWays
from bot.people import Chat
from bot.platforms.telegram.people import number_of
from bot.screens import Screen

LONGEST = 64  # characters that follow ?start= in an address
SUPERGROUP = "-100"  # begins the ids of the chats whose messages have addresses
ADDRESS = "https://t.me/c/"
_LED = re.compile(r"(?P<opens>.*)_-(?P<chat>[0-9]{1,16})-(?P<message>[0-9]{1,10})")


class Led(Struct, frozen=True):
    """What a link into the private chat asks for, and the address to which it leads back, "" for
    none."""

    opens: str
    back: str = ""


def leading_back(opens: str, chat: Chat, message: str) -> str:
    """What a link into the private chat asks for, with the message from which it leads there, where
    that has an address: members of its group alone can open that."""
    number = number_of(chat, message) if message else None
    if number is None or not chat.id.startswith(SUPERGROUP):
        return opens
    led = f"{opens}_-{chat.id.removeprefix(SUPERGROUP)}-{number}"
    return led if len(led) <= LONGEST else opens


def led(text: str) -> Led:
    """The link that was followed."""
    found = _LED.fullmatch(text)
    if found is None:
        return Led(text)
    return Led(found["opens"], f"{ADDRESS}{found['chat']}/{found['message']}")


@dataclass(eq=False, repr=False)
class WaysBack:
    """Keeps below which messages such a way stands, so that it stays there while they change."""

    _ways: KeptWays

    async def learn(self, screen: Screen, chat: Chat, message: int) -> None:
        """Notes the way below a new message, if there is one."""
        way = next(
            (button for row in screen.actions for button in row if button.url.startswith(ADDRESS)),
            None,
        )
        if way is not None:
            await self._ways.keep(chat, str(message), way)

    async def kept(self, screen: Screen, chat: Chat, message: int) -> Screen:
        """The screen, with the way that stood below its message in a private chat: no link leads
        into a group."""
        way = await self._ways.find(chat, str(message))
        if way is None or any(way in row for row in screen.actions):
            return screen
        return replace(screen, actions=(*screen.actions, (way,)))
