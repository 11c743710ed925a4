"""What lies behind the loopback Bot API: users, chats, messages, presses, files."""

import asyncio
import itertools
import time
from collections import deque
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

from PIL import Image

from tests.loopback.fair_clock import fair
from tests.loopback.telegram_schema import LARGEST_FILE, ApiError, Params, bad
from tests.patience import PATIENCE

BOT_ID = 7000000001
BOT_NAME = "CrosstableTestBot"
BOT: Params = {
    "id": BOT_ID,
    "is_bot": True,
    "first_name": "Crosstable",
    "username": BOT_NAME,
    "can_join_groups": True,
    "can_read_all_group_messages": False,
    "supports_inline_queries": False,
}


@dataclass(frozen=True)
class User:
    """Somebody with a Telegram account."""

    id: int
    first_name: str
    last_name: str = ""
    language: str = "en"
    username: str = ""
    is_bot: bool = False

    def json(self) -> Params:
        """The ``User`` object."""
        told = {"last_name": self.last_name, "username": self.username}
        return {
            "id": self.id,
            "is_bot": self.is_bot,
            "first_name": self.first_name,
            **{key: value for key, value in told.items() if value},
            **({"language_code": self.language} if self.language else {}),
        }


@dataclass
class Message:
    """A message as it stands now; ``edits`` counts its changes."""

    chat: "Chat"
    id: int
    sender: Params
    thread: int | None = None
    text: str = ""
    picture: bytes = b""  # or another file
    kind: str = ""  # of the file: photo, animation or document
    file_id: str = ""
    entities: list[Params] = field(default_factory=list)
    markup: Params = field(default_factory=dict)
    reply_to: int | None = None
    silent: bool = False
    inline: str = ""  # how the bot names it, where somebody has sent it through the bot
    deleted: bool = False
    edits: int = 0
    reactions: list[str] = field(default_factory=list)  # of the bot
    sent: float = field(default_factory=time.time)
    extra: Params = field(default_factory=dict)

    @property
    def mark(self) -> str:
        """What the bot calls it: its number and its chat."""
        return f"{self.id}@{self.chat.id}"

    @property
    def marked(self) -> list[tuple[str, str]]:
        """The types of the entities, and the words that each of them covers."""
        units = self.text.encode("utf-16-le")
        ranges = [(e["type"], e["offset"] * 2, e["length"] * 2) for e in self.entities]
        return [(kind, units[at : at + long].decode("utf-16-le")) for kind, at, long in ranges]

    @property
    def buttons(self) -> list[Params]:
        """All buttons, row by row."""
        return [button for row in self.markup.get("inline_keyboard", []) for button in row]

    @property
    def labels(self) -> list[str]:
        """The buttons' labels."""
        return [button["text"] for button in self.buttons]

    def content(self) -> tuple[Any, ...]:
        """What an edit has to change to count as one."""
        return self.text, self.entities, self.file_id, self.markup

    def json(self) -> Params:
        """The ``Message`` object."""
        told: Params = {
            "message_id": self.id,
            "from": self.sender,
            "chat": self.chat.json(),
            "date": int(self.sent),
            **self.extra,
        }
        if self.thread is not None:
            told |= {"message_thread_id": self.thread, "is_topic_message": True}
        if self.picture:
            told |= {**self._carried(), "caption": self.text}
        elif self.text:
            told["text"] = self.text
        if self.entities:
            told["caption_entities" if self.picture else "entities"] = self.entities
        if self.markup:
            told["reply_markup"] = self.markup
        return told

    def _carried(self) -> Params:
        file = {
            "file_id": self.file_id,
            "file_unique_id": self.file_id[:8],
            "file_size": len(self.picture),
        }
        if self.kind == "document":
            return {"document": file}
        width, height = size(self.picture)
        sized = {**file, "width": width, "height": height}
        if self.kind == "photo":
            return {"photo": [sized]}
        # Where an animation is told, it is told as a document as well.
        return {"animation": {**sized, "duration": 1}, "document": file}


@dataclass
class Hidden:
    """A command that only the bot has seen: by whom, and when."""

    user: int
    at: float


def taken(kind: str, content: bytes) -> None:
    """Whether Telegram takes the file as one of this kind. Raises ApiError."""
    if len(content) > LARGEST_FILE:
        raise ApiError(413, "Request Entity Too Large", wrong=True)
    if kind == "photo":
        size(content)
    if kind == "animation" and not content.startswith((b"GIF87a", b"GIF89a")):
        raise bad("an animation is a GIF here")


def size(picture: bytes) -> tuple[int, int]:
    """Width and height of a photo that Telegram would take. Raises ApiError."""
    try:
        with Image.open(BytesIO(picture)) as image:
            width, height = image.size
    except OSError:
        raise bad("IMAGE_PROCESS_FAILED") from None
    if (
        len(picture) > 10 * 2**20
        or width + height > 10000
        or max(width, height) > 20 * min(width, height)
    ):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return width, height


class Chat:
    """A private chat, a group, a supergroup perhaps with topics, or a channel."""

    def __init__(self, id: int, type: str, title: str = "", forum: bool = False) -> None:
        self.id = id
        self.type = type
        self.title = title
        self.forum = forum
        self.topics: set[int] = set()
        self.messages: dict[int, Message] = {}
        self.whispers: dict[tuple[int, int], Message] = {}  # by the only reader and the number
        self.hidden: dict[int, Hidden] = {}  # commands that the bot alone has seen
        self.members: dict[int, str] = {}  # the status of users in it, by their ids
        self.hides_members = False  # from bots that are no administrators
        self.admin = False  # whether the bot is an administrator here
        self.allowed: set[str] | None = None  # the reactions to which the group is narrowed
        self.keeps_secrets = True  # whether the bot may send what one member alone sees
        self.takes_pictures = True  # whether the bot may send photos here
        self.open = type != "private"  # a bot cannot write first to a person
        self.banned = ""  # why the bot cannot write here any more
        self.successor = 0  # the supergroup that this group has become
        self.sent: deque[float] = deque()
        self.edited: deque[float] = deque()
        self._ids = itertools.count(1)

    def json(self) -> Params:
        """The ``Chat`` object."""
        named = {"first_name": self.title} if self.type == "private" else {"title": self.title}
        return {
            "id": self.id,
            "type": self.type,
            **named,
            **({"is_forum": True} if self.forum else {}),
        }

    def topic(self) -> int:
        """A new forum topic."""
        thread = next(self._ids) + 1000
        self.topics.add(thread)
        return thread

    def post(self, sender: Params, **content: Any) -> Message:
        """A new message."""
        message = Message(self, next(self._ids), sender, **content)
        self.messages[message.id] = message
        return message

    def whisper(self, sender: Params, reader: User, **content: Any) -> Message:
        """A new message that one member alone sees."""
        number = next(self._ids) + 5000
        extra = {"ephemeral_message_id": number, "receiver_user": reader.json()}
        message = Message(self, 0, sender, extra=extra, **content)
        self.whispers[reader.id, number] = message
        return message

    def hide(self, sender: User, text: str, thread: int | None) -> Message:
        """A new command that the bot alone sees; in a topic it answers what began that."""
        number = next(self._ids) + 5000
        extra: Params = {"ephemeral_message_id": number, "receiver_user": BOT}
        if thread is not None:
            extra["reply_to_message"] = self._begun(thread)
        self.hidden[number] = Hidden(sender.id, fair())
        return Message(self, 0, sender.json(), text=text, extra=extra)

    def _begun(self, thread: int) -> Params:
        topic = {"name": f"Topic {thread}", "icon_color": 7322096}
        begun = Message(self, thread, BOT, thread, extra={"forum_topic_created": topic})
        return begun.json()

    def writable(self, thread: int | None) -> None:
        """Raises ApiError when the bot cannot write here."""
        if self.successor:
            raise ApiError(
                400,
                "Bad Request: group chat was upgraded to a supergroup chat",
                parameters={"migrate_to_chat_id": self.successor},
            )
        if self.banned:
            raise ApiError(403, f"Forbidden: {self.banned}")
        if not self.open:
            # Only trying tells whether somebody has ever written to the bot, so it is no mistake.
            raise ApiError(403, "Forbidden: bot can't initiate conversation with a user")
        if thread is not None and thread not in self.topics:
            raise ApiError(400, "Bad Request: message thread not found")

    def visible(self, thread: int | None = None) -> list[Message]:
        """The messages that stand in a thread, oldest first."""
        return [m for m in self.messages.values() if not m.deleted and m.thread == thread]


@dataclass
class Answer:
    """What a press brought up in the client."""

    text: str = ""
    alert: bool = False
    url: str = ""


@dataclass
class Query:
    """A press on a button, and its answer."""

    id: str
    user: User
    asked: float
    chat: int = 0
    deliveries: int = 0
    answers: list[Answer] = field(default_factory=list)
    done: asyncio.Event = field(default_factory=asyncio.Event)

    async def answered(self, within: float = PATIENCE) -> Answer:
        """The answer, waited for."""
        await asyncio.wait_for(self.done.wait(), within)
        return self.answers[0]
