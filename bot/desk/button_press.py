"""One press of a button."""

from collections.abc import Collection

from msgspec import Struct

from bot.errors import BadPress
from bot.people import Chat, Person
from bot.press import Press
from engines.numerals import whole


class ButtonPress(Struct, frozen=True):
    """One press: what the payload asks for, and who pressed it where, as the platform says;
    ``origin`` is the same when it is delivered again, "" where that cannot be. ``theme`` is the one
    that the presser looks at, "" where nobody knows. ``buttons`` are the payloads that the pressed
    message carries, as the platform says, for a client can send any payload with any message."""

    press: Press
    person: Person
    chat: Chat
    message: str = ""
    origin: str = ""
    theme: str = ""
    buttons: Collection[str] = ()

    def only(self) -> str:
        """The path's single choice. Raises BadPress."""
        if len(self.press.path) != 1:
            raise BadPress
        return self.press.path[0]

    def number(self) -> int:
        """The path's single choice as a number. Raises BadPress."""
        return number_of(self.only())

    def numbers(self) -> tuple[int, int]:
        """The path's two choices as numbers. Raises BadPress."""
        first, second = self.pair()
        return number_of(first), number_of(second)

    def pair(self) -> tuple[str, str]:
        """The path's two choices. Raises BadPress."""
        if len(self.press.path) != 2:
            raise BadPress
        return self.press.path[0], self.press.path[1]


def number_of(text: str) -> int:
    """A choice of a path as a number. Raises BadPress."""
    number = whole(text)
    if number is None:
        raise BadPress
    return number
