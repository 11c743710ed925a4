"""People in the loopback chats: they type, press, and look."""

import asyncio
import itertools
import time
from typing import TYPE_CHECKING, Any

from tests.loopback.fair_clock import fair
from tests.loopback.telegram_http import Upload
from tests.loopback.telegram_inline import Typed
from tests.loopback.telegram_schema import Params
from tests.loopback.telegram_world import BOT, Answer, Chat, Message, Query, User
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.loopback.telegram import TelegramServer

_QUERIES = itertools.count(int(time.time()) * 1000)


class Someone:
    """A user in one chat, or in one topic of it."""

    def __init__(
        self, server: "TelegramServer", user: User, chat: Chat, thread: int | None = None
    ) -> None:
        self.server = server
        self.user = user
        self.chat = chat
        self.thread = thread
        if chat.type != "private":
            chat.members.setdefault(user.id, "member")

    def at(self, chat: Chat, thread: int | None = None) -> "Someone":
        """The same user elsewhere."""
        return Someone(self.server, self.user, chat, thread)

    @property
    def name(self) -> str:
        """The full name."""
        return f"{self.user.first_name} {self.user.last_name}".strip()

    # Looking

    @property
    def messages(self) -> list[Message]:
        """What stands in the chat, oldest first."""
        return self.chat.visible(self.thread)

    @property
    def whispers(self) -> list[Message]:
        """What this user alone sees in the chat, oldest first."""
        own = [m for (reader, _), m in self.chat.whispers.items() if reader == self.user.id]
        return [m for m in own if not m.deleted and m.thread == self.thread]

    async def told(self, text: str, within: float = PATIENCE) -> Message:
        """Wait for a message with this text in it that this user alone sees."""

        def look() -> Message | None:
            return next((m for m in reversed(self.whispers) if text in m.text), None)

        try:
            found = await self.server.until(look, within)
        except TimeoutError:
            raise AssertionError(f"no {text!r} in {[m.text for m in self.whispers]}") from None
        assert isinstance(found, Message)
        return found

    @property
    def board(self) -> Message:
        """The newest message with buttons, else the newest with a picture."""
        with_buttons = [m for m in self.messages if m.markup]
        found = with_buttons or [m for m in self.messages if m.picture]
        assert found, f"no board in {[m.text for m in self.messages]}"
        return found[-1]

    async def sees(self, text: str, within: float = PATIENCE) -> Message:
        """Wait for a message with this text in it; the newest such."""

        def look() -> Message | None:
            return next((m for m in reversed(self.messages) if text in m.text), None)

        try:
            found = await self.server.until(look, within)
        except TimeoutError:
            raise AssertionError(f"no {text!r} in {[m.text for m in self.messages]}") from None
        assert isinstance(found, Message)
        return found

    async def offered(self, label: str, within: float = PATIENCE) -> Message:
        """Wait for a message with this button; the newest such."""

        def look() -> Message | None:
            return next((m for m in reversed(self.messages) if _button(m, label)), None)

        try:
            found = await self.server.until(look, within)
        except TimeoutError:
            seen = [m.labels for m in self.messages]
            raise AssertionError(f"no button {label!r} in {seen}") from None
        assert isinstance(found, Message)
        return found

    # Acting

    def say(self, text: str, to: Message | None = None, **extra: Any) -> Message:
        """Type a message, perhaps as a reply ``to`` another one. In privacy mode a group's bot is
        told of commands and of replies to its own messages only; nobody else sees those that are
        hidden."""
        self._opens()
        word = text.split(maxsplit=1)[0] if text.split() else ""
        command = word.startswith("/")
        hidden = command and self.server.hides(word, self.user.language)
        if self.chat.type != "private" and hidden:
            message = self.chat.hide(self.user, text, self.thread)
        else:
            message = self.chat.post(self.user.json(), text=text, thread=self.thread)
        message.extra.update(extra)
        if to is not None:
            message.extra["reply_to_message"] = to.json()
        if command:
            entity = {"type": "bot_command", "offset": 0, "length": len(word)}
            message.extra["entities"] = [entity]
        to_bot = to is not None and to.json()["from"]["id"] == BOT["id"]
        if self.chat.type == "private" or command or to_bot:
            self.server.update("message", message.json())
        return message

    def gives(self, data: bytes, name: str, caption: str = "") -> Message:
        """Send a document, perhaps with a command as its caption; of others a group's bot is not
        told."""
        self._opens()
        file_id = self.server.given(Upload(data, name))
        message = self.chat.post(
            self.user.json(), text=caption, thread=self.thread, kind="document",
            picture=Upload(data, name), file_id=file_id,
        )  # fmt: skip
        word = caption.split(maxsplit=1)[0] if caption.split() else ""
        if word.startswith("/"):
            message.entities = [{"type": "bot_command", "offset": 0, "length": len(word)}]
        if self.chat.type == "private" or word.startswith("/"):
            self.server.update("message", message.json())
        return message

    def _opens(self) -> None:
        """Whoever writes to the bot lets it write, too."""
        if self.chat.type == "private":
            self.chat.open = True
            self.chat.banned = ""

    def block(self) -> None:
        """Block the bot; whoever writes to it again lets it write, too."""
        self.server.private(self.user).banned = "bot was blocked by the user"

    def follow(self, url: str) -> "Someone":
        """Open the private chat by a link; the same person there."""
        private = self.at(self.server.private(self.user))
        private.say(f"/start {url.partition('=')[2]}")
        return private

    async def press(self, label: str, message: Message | None = None) -> Answer:
        """Press a button once it is there, and wait for what comes up."""
        return await self.tap(label, message or await self.offered(label)).answered()

    async def play(self, label: str) -> Message:
        """Press a button and wait until its message has changed."""
        message = await self.offered(label)
        edits = message.edits
        await self.press(label, message)
        await self.server.until(lambda: message.edits > edits or message.deleted)
        return message

    def tap(self, label: str, message: Message | None = None) -> Query:
        """Press a button without waiting."""
        message = message or self.board
        button = _button(message, label)
        assert button is not None, f"no button {label!r} in {message.labels}"
        return self.send(button["callback_data"], message)

    def send(self, data: str, message: Message) -> Query:
        """Send a payload, as any client can."""
        named = {"inline_message_id": message.inline} if message.inline else {}
        return self.query({"data": data, **(named or {"message": message.json()})})

    # Where the bot is no member

    async def types(self, text: str) -> Typed:
        """Type behind the bot's name, and wait for what comes up."""
        typed = Typed(str(next(_QUERIES)), self.user)
        self.server.typed[typed.id] = typed
        told = {"id": typed.id, "from": self.user.json(), "query": text, "offset": ""}
        self.server.update("inline_query", told)
        await self.server.until(lambda: typed.told)
        return typed

    async def sends(self, result: Params, text: str = "") -> Message:
        """Send what came up, with its picture."""
        if photo := result.get("photo_url"):
            await self.server.fetch(photo)
        message = self.server.place(self.chat, self.user.json(), result)
        if self.server.feedback:
            named = {"inline_message_id": message.inline} if message.inline else {}
            told = {"result_id": result["id"], "from": self.user.json(), "query": text, **named}
            self.server.update("chosen_inline_result", told)
        return message

    def mentions(self, text: str) -> None:
        """Say something to the bot in a chat in which it is a guest."""
        said = self.chat.post(self.user.json(), text=text)
        query = f"guest-{next(_QUERIES)}"
        self.server.mentions[query] = self.chat
        self.server.update("guest_message", {**said.json(), "guest_query_id": query})

    def query(self, content: Params) -> Query:
        """A callback query with any content."""
        query = Query(str(next(_QUERIES)), self.user, fair(), self.chat.id)
        self.server.queries[query.id] = query
        told = {"id": query.id, "from": self.user.json(), "chat_instance": "1", **content}
        self.server.update("callback_query", told, query)
        return query


def _button(message: Message, label: str) -> Params | None:
    exact = [b for b in message.buttons if b["text"] == label]
    close = [b for b in message.buttons if label.casefold() in b["text"].casefold()]
    return next(iter(exact or close), None)


def sure(someone: Someone, message: Message, verb: str, *path: str) -> Query:
    """Press what a table's message asks about before it is done, such as "resign"."""
    code, revision = next(
        str(b["callback_data"]).split(":")[1:3] for b in message.buttons if "callback_data" in b
    )
    return someone.send(f"{verb}:{code}:{revision}:{'.'.join(path)}", message)


async def together(*queries: Query) -> list[Answer]:
    """The answers to presses made at the same instant."""
    return list(await asyncio.gather(*(query.answered() for query in queries)))
