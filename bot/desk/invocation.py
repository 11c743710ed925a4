"""One command that somebody gives."""

from collections.abc import Mapping
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from bot.people import Chat, Person


class Invocation(Struct, frozen=True):
    """One command: its checked arguments, who gave it where, and its ``origin``, the same when it
    is delivered again. ``theme`` is the one that its giver looks at, "" where nobody knows;
    ``message`` the one that a line answers, if all see that. ``talk``: it may be said to the others
    in the chat, and asks for nothing then. ``pressed``: a button gives it."""

    person: Person
    chat: Chat
    args: Mapping[str, str]
    origin: str = ""
    theme: str = ""
    message: str = ""
    talk: bool = False
    pressed: bool = False

    def with_args(self, args: Mapping[str, str]) -> Self:
        """The same with other arguments."""
        return replace(self, args=args)
