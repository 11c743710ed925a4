"""What the tables ask of a platform."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from msgspec import Struct

from bot.people import Chat, Display
from bot.preferences.chat_choices import Choosers
from bot.screens import Screen
from bot.screens.viewer import AppLink


class Gone(Exception):
    """The message, or the right to edit it, no longer exists; of a new message: none can be
    written in the chat."""


class Outdated(Exception):
    """The table has changed since the screen was made that waits to be shown."""


Newest = Callable[[], Awaitable[Screen]]
"""Makes the screen of a display as its table stands at the moment of the call."""


class Shown(Struct, frozen=True):
    """A screen and the message that now shows it, perhaps a new one: ``called`` is the older screen
    as which it may have come to its chat, and have called those whom that one mentions."""

    screen: Screen
    chat: Chat
    message: str
    called: Screen | None = None


class Platform(Protocol):
    """One place where tables are shown. It turns what people do into calls of ``Desk.press`` and
    ``Desk.command``, shows their replies, and shows what the displays ask for."""

    name: str
    theme: str  # the theme of its pictures where the reader has not chosen
    choosers: Choosers
    shows_privately: bool  # whether a private screen can be shown inside a shared chat
    hands_alone: bool  # whether a hand in a shared chat does without the board above it
    largest_file: int  # bytes of a file that can be sent here
    longest_caption: int  # UTF-16 units of the words beside a picture
    longest_text: int  # of the words of a message without one

    async def run(self) -> None:
        """Serves until cancelled. Raises Fault when it cannot start at all."""
        ...

    def owns(self, chat: Chat) -> bool:
        """Whether this process, of those that share the database, is the one that edits the
        messages of a chat. Where that has changed, ``Desk.catch_up`` is to be called."""
        ...

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        """Makes the display's message show its newest screen and returns the one it shows, waiting
        as long as the platform's limits ask; boards of matches that are being played may go first.
        ``newest`` is called after such a wait and before each attempt, so that what waited is never
        out of date, and makes one screen for each edit. Raises Gone when there is nothing left to
        edit."""
        ...

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Puts the display's newest screen into its chat as a new message, for the old one was
        deleted or notifies nobody; waits like ``show``. Raises Gone when nothing can be written
        there, and whatever ``newest`` raises."""
        ...

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Puts a table's newest screen into a chat that has no message of it yet; waits like
        ``show``. Raises Gone when nothing can be written there."""
        ...

    def reaches(self, person: str) -> bool | None:
        """Whether this process, of those that share the database, is the one that writes to a
        person alone; None where nobody can. Nothing is asked of the platform for it."""
        ...

    async def private_chat(self, person: str) -> Chat | None:
        """The chat in which only the person with this key reads, or None where the platform cannot
        reach them."""
        ...

    async def has_member(self, chat: Chat, account: str) -> bool:
        """Whether somebody's account is in a chat, as far as the platform tells that. Raises
        MembershipUnknown where it cannot be asked now."""
        ...

    def sequence(self, display: Display) -> int:
        """Where the display's message stands among those of its chat: a newer one has a greater
        number."""
        ...

    def shows_hands(self, chat: Chat) -> bool:
        """Whether people are shown their hands in this shared chat, as far as is known now; where
        not, the slots of the hand to move stand under the board that all see."""
        ...

    def shows_pictures(self, chat: Chat) -> bool:
        """Whether pictures can be sent into this chat, as far as is known now; where not, tables
        are shown there as text."""
        ...

    def link(self, code: str) -> str:
        """The address that opens a private chat with the table there, or "" if there is none."""
        ...

    def app_link(self, path: str, chat: Chat) -> AppLink | None:
        """What opens a view of the page, by its path, within the chat's app; None where that does
        not."""
        ...

    def sends_elsewhere(self) -> bool:
        """Whether people can send what they see into any other chat, also where the bot is no
        member."""
        ...

    def invitation(self, code: str) -> str | None:
        """The address at which anybody comes to a table here, "" where its code is given instead;
        None where nobody can come from elsewhere."""
        ...

    async def remove(self, display: Display) -> None:
        """Takes the display's message away, or at least its buttons; gone already is success."""
        ...
