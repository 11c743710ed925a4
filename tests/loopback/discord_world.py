"""What lives on the loopback Discord: guilds, channels, messages and interactions, as objects and
as the JSON that the API speaks."""

import asyncio
import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tests.loopback.discord_rules import COMPONENTS_V2, EPHEMERAL, Json, text_of, walk

TEXT_CHANNEL, DM, GROUP_DM = 0, 1, 3
PUBLIC_THREAD, PRIVATE_THREAD = 11, 12
SEES = 1 << 10  # the right to view a channel
FOR_ROLE, FOR_MEMBER = 0, 1  # the types of a channel's rules
GUILD_CONTEXT, BOT_DM_CONTEXT, PRIVATE_CONTEXT = 0, 1, 2
TOKEN_LIFE = 15 * 60.0
DISCORD_EPOCH = 1420070400000

_serial = itertools.count(1)


def snowflake() -> int:
    """A fresh id that tells the time, as Discord's do."""
    return (int(time.time() * 1000) - DISCORD_EPOCH) << 22 | next(_serial) % (1 << 22)


@dataclass
class Guild:
    """A server; ``bot_member``: whether the bot is in it, or only its user installed it. By their
    ids it knows the rights of ``roles``, and the roles of its ``members``."""

    name: str
    bot_member: bool = True
    locale: str = "en-US"
    id: int = field(default_factory=snowflake)
    owner: int = field(default_factory=snowflake)
    everyone: int = SEES
    roles: dict[int, int] = field(default_factory=dict)
    members: dict[int, list[int]] = field(default_factory=dict)

    def json(self) -> Json:
        return {"id": str(self.id), "locale": self.locale, "features": []}


@dataclass
class Channel:
    """A server's text channel or a thread in its ``parent``, a DM with the bot, or a group DM.
    ``rules`` say who sees it besides: whose they are, of which type, what they allow and deny."""

    kind: int
    guild: Guild | None = None
    recipients: tuple[int, ...] = ()
    with_bot: bool = False
    id: int = field(default_factory=snowflake)
    messages: "dict[int, Message]" = field(default_factory=dict)
    written: "dict[int, Message]" = field(default_factory=dict)  # by people, as the bot was told
    archived: bool = False  # a thread in which nobody has written for days
    parent: int = 0
    joined: set[int] = field(default_factory=set)  # who is in a thread
    rules: list[tuple[int, int, int, int]] = field(default_factory=list)

    @property
    def context(self) -> int:
        if self.guild:
            return GUILD_CONTEXT
        return BOT_DM_CONTEXT if self.with_bot else PRIVATE_CONTEXT

    @property
    def bot_access(self) -> bool:
        """Whether the bot may use the channel's routes, or only interaction tokens."""
        return self.guild.bot_member if self.guild else self.with_bot

    @property
    def last(self) -> "Message":
        """The newest message that everybody in the channel sees."""
        return next(m for m in reversed(self.messages.values()) if not m.ephemeral)

    def json(self, users: "dict[int, Any]") -> Json:
        body: dict[str, Json] = {"id": str(self.id), "type": self.kind, "flags": 0}
        body["last_message_id"] = str(next(reversed(self.messages), 0)) or None
        if self.guild:
            body |= {"guild_id": str(self.guild.id), "name": "games", "position": 0}
            body |= {"nsfw": False, "topic": None, "parent_id": None, "permissions": "0"}
            body["permission_overwrites"] = [
                {"id": str(whose), "type": kind, "allow": str(allow), "deny": str(deny)}
                for whose, kind, allow, deny in self.rules
            ]
            if self.parent:
                body |= {"parent_id": str(self.parent), "owner_id": str(self.guild.owner)}
                body |= {"message_count": 0, "member_count": 1, "total_message_sent": 0}
                body["thread_metadata"] = {
                    "archived": self.archived, "archive_timestamp": "2026-01-01T00:00:00+00:00",
                    "auto_archive_duration": 1440, "locked": False,
                }  # fmt: skip
        elif self.kind == GROUP_DM:
            body |= {"name": None, "icon": None, "owner_id": str(self.recipients[0])}
            body["recipients"] = [users[user].json() for user in self.recipients]
        return body


@dataclass
class Message:
    """A message as it stands now, with the files that it shows."""

    channel: Channel
    author: Json
    ephemeral: bool = False
    only_for: int | None = None
    webhook: bool = False
    id: int = field(default_factory=snowflake)
    content: str = ""
    components: list[Json] = field(default_factory=list)
    attachments: list[Json] = field(default_factory=list)
    flags: int = 0
    edits: int = 0
    nonce: str = ""
    reactions: list[str] = field(default_factory=list)  # of the bot
    files: dict[str, bytes] = field(default_factory=dict, repr=False)
    said: Json = None  # its components, as the bot last said them

    @property
    def text(self) -> str:
        """Everything that is written on it, outside buttons."""
        return text_of({"content": self.content, "components": self.components})

    @property
    def buttons(self) -> dict[str, Json]:
        """Its buttons by label."""
        return {p["label"]: p for p in walk(self.components) if p["type"] == 2}

    @property
    def accent(self) -> int | None:
        """The colour of its container's bar."""
        colours = [part.get("accent_color") for part in self.components if part["type"] == 17]
        return colours[0] if colours else None

    @property
    def selects(self) -> list[Json]:
        """Its lists."""
        return [part for part in walk(self.components) if part["type"] == 3]

    @property
    def choices(self) -> dict[str, tuple[Json, str]]:
        """Every option of its lists: label -> (list, value)."""
        return {
            option["label"]: (select, option["value"])
            for select in self.selects
            for option in select["options"]
        }

    @property
    def pictures(self) -> list[tuple[bytes, str]]:
        """The pictures that it shows, each with its alt text."""
        items = [i for part in walk(self.components) if part["type"] == 12 for i in part["items"]]
        shown = [(item["media"]["url"].rsplit("/", 1)[-1], item["description"]) for item in items]
        return [(self.files[name], alt) for name, alt in shown]

    @property
    def kept_files(self) -> dict[str, bytes]:
        """The files that it offers to be kept, by name."""
        urls = [part["file"]["url"] for part in walk(self.components) if part["type"] == 13]
        return {name: self.files[name] for name in (url.rsplit("/", 1)[-1] for url in urls)}

    def put(self, body: Json, files: dict[str, bytes]) -> None:
        """Take over the fields given, as an edit does."""
        self.content = body.get("content", self.content) or ""
        self.flags |= int(body.get("flags") or 0)
        if body.get("attachments") is not None:
            self._attach(body["attachments"], files)
        if body.get("components") is not None:
            self.said = body["components"]
            self.components = [self._resolved(part) for part in body["components"]]
        for number, part in enumerate(walk(self.components), 1):
            part.setdefault("id", number)
        self.edits += 1

    def _attach(self, wanted: list[Json], files: dict[str, bytes]) -> None:
        kept = {item["id"]: item for item in self.attachments}
        new_files: dict[str, bytes] = {}
        self.attachments = []
        for item in wanted:
            old = kept.get(str(item["id"]))
            name = old["filename"] if old else item["filename"]
            new_files[name] = self.files[name] if old else files[f"files[{item['id']}]"]
            self.attachments.append(old or self._attachment(name, new_files[name]))
        self.files = new_files

    def _attachment(self, name: str, content: bytes) -> Json:
        url = f"https://cdn.example/{self.channel.id}/{snowflake()}/{name}"
        return {
            "id": str(snowflake()), "filename": name, "size": len(content), "url": url,
            "proxy_url": url, "content_type": "image/png", "width": 960, "height": 1038,
        }  # fmt: skip

    def _resolved(self, part: Json) -> Json:
        if part["type"] == 17:
            return part | {"components": [self._resolved(each) for each in part["components"]]}
        urls = {f"attachment://{a['filename']}": a["url"] for a in self.attachments}
        if part["type"] == 13:
            sent = next(a for a in self.attachments if a["url"] == urls[part["file"]["url"]])
            told = {"name": sent["filename"], "size": sent["size"]}
            return part | told | {"file": {"url": sent["url"]}}
        if part["type"] != 12:
            return part
        items = [
            item | {"media": {"url": urls.get(item["media"]["url"], item["media"]["url"])}}
            for item in part["items"]
        ]
        return part | {"items": items}

    def json(self) -> Json:
        body: dict[str, Json] = {
            "id": str(self.id), "channel_id": str(self.channel.id), "author": self.author,
            "content": self.content, "timestamp": datetime.now(UTC).isoformat(),
            "edited_timestamp": datetime.now(UTC).isoformat() if self.edits > 1 else None,
            "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [],
            "attachments": self.attachments, "embeds": [], "pinned": False,
            "type": 20 if self.webhook else 0, "components": self.components,
            "flags": self.flags | (EPHEMERAL if self.ephemeral else 0),
        }  # fmt: skip
        if self.webhook:
            body["webhook_id"] = body["application_id"] = self.author["id"]
        return body

    def faults(self) -> Iterator[str]:
        """What must hold of every message as a whole."""
        if self.flags & COMPONENTS_V2 and self.content:
            yield "content beside Components V2"
        if not (self.content or self.components or self.attachments):
            yield "an empty message"


@dataclass(frozen=True)
class Ping:
    """Somebody's client made a sound: a new message mentions them, or stands in their DMs."""

    user: int
    message: int


@dataclass
class Interaction:
    """One thing that somebody did, and how the bot answered."""

    kind: int
    user: Any
    channel: Channel
    data: Json
    token: str
    clock: Any
    limit: float
    message: Message | None = None
    id: int = field(default_factory=snowflake)
    sent: float = 0.0
    answered: float | None = None
    response: Json = None
    told: bool = False  # whether the bot asked what came of its answer
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    posts: int = 0
    done: asyncio.Event = field(default_factory=asyncio.Event, repr=False)

    @property
    def wait(self) -> float:
        """Seconds until it was acknowledged; until now when it was not."""
        return (self.clock() if self.answered is None else self.answered) - self.sent

    @property
    def late(self) -> bool:
        return self.answered is None and self.wait > self.limit

    @property
    def expired(self) -> bool:
        """Whether its token no longer works: 15 minutes old, or never acknowledged in time."""
        return self.clock() - self.sent > TOKEN_LIFE or self.late

    @property
    def type(self) -> int:
        """What the response is: 4 message, 5 later, 6 nothing, 7 update, 8 completion, 9 form."""
        return int(self.response["type"]) if self.response else 0

    @property
    def private(self) -> str:
        """What the bot told this user alone, in answer or afterwards; empty when nothing."""
        told = [self.original, *self.followups]
        return "\n".join(m.text for m in told if m and m.ephemeral and m is not self.message)
