"""What the week and its bot say to each other: frames over a socket pair, a length and a pickle."""

import pickle
import socket
from dataclasses import dataclass
from typing import Any

from bot.people import Chat, Display, Person
from bot.screens import Screen

LENGTH = 4


@dataclass(frozen=True, slots=True)
class Sight:
    """What of a screen the week needs: whose it is, what can be pressed, whom it mentions."""

    table: str
    revision: int
    audience: str | None
    page: str
    payloads: tuple[str, ...]
    mentions: tuple[str, ...] = ()

    @classmethod
    def of(cls, screen: Screen) -> "Sight":
        buttons = [*screen.choices, *(button for row in screen.actions for button in row)]
        payloads = tuple(button.payload for button in buttons if button.payload)
        people = tuple(mention.person for mention in screen.mentions)
        return cls(screen.table, screen.revision, screen.audience, screen.page, payloads, people)


@dataclass(frozen=True, slots=True)
class Act:
    """Somebody presses (``what`` is the payload) or types a command with its ``args``."""

    number: int
    person: Person
    chat: Chat
    what: str
    message: str = ""
    args: tuple[tuple[str, str], ...] | None = None


@dataclass(frozen=True, slots=True)
class Answered:
    """What came of an act."""

    number: int
    notice: str
    refused: bool
    sight: Sight | None
    private: bool


@dataclass(frozen=True, slots=True)
class Posted:
    """The screen of an act's reply stands in the chat."""

    number: int
    chat: Chat
    message: str
    person: str | None


@dataclass(frozen=True, slots=True)
class Until:
    """Let time pass up to this Unix time."""

    number: int
    at: float


@dataclass(frozen=True, slots=True)
class Rested:
    """Everything is done; ``cpu`` are the seconds of the processor that this process has had."""

    number: int
    cpu: float


@dataclass(frozen=True, slots=True)
class Call:
    """The desk wants something of a platform: show, repost, post, remove or private_chat."""

    number: int
    at: float
    platform: str
    method: str
    display: Display | None = None
    chat: Chat | None = None
    person: str = ""
    sight: Sight | None = None


@dataclass(frozen=True, slots=True)
class Reached:
    """What the platform says: a message or a chat, ``error`` "gone", "fault" or nothing."""

    number: int
    value: Any = None
    error: str = ""


@dataclass(frozen=True, slots=True)
class Close:
    """Stop in good order."""


def send(sock: socket.socket, thing: object) -> None:
    """Send one frame."""
    body = pickle.dumps(thing)
    sock.sendall(len(body).to_bytes(LENGTH, "big") + body)


class Frames:
    """Bytes that come in, and the frames in them."""

    def __init__(self) -> None:
        self._bytes = b""

    def fed(self, data: bytes) -> list[Any]:
        """Every frame that is whole with this data."""
        self._bytes += data
        found = []
        while len(self._bytes) >= LENGTH:
            end = LENGTH + int.from_bytes(self._bytes[:LENGTH], "big")
            if len(self._bytes) < end:
                break
            found.append(pickle.loads(self._bytes[LENGTH:end]))
            self._bytes = self._bytes[end:]
        return found
