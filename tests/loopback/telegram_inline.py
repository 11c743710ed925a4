"""Inline mode and guest mode of the loopback Bot API: what people bring into chats in which the bot
is no member. Of such a message the bot knows the ``inline_message_id`` and nothing else."""

import itertools
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import ClientSession

from tests.loopback.telegram_ephemeral import Ephemerals
from tests.loopback.telegram_schema import ApiError, Params, bad, units
from tests.loopback.telegram_world import BOT, Chat, Message, User

MOST = 50  # results
GUEST = "guest_query_id"


@dataclass
class Typed:
    """What somebody has typed behind the bot's name, and what came up."""

    id: str
    user: User
    told: Params = field(default_factory=dict)

    @property
    def results(self) -> list[Params]:
        """What can be sent."""
        found: list[Params] = self.told.get("results", [])
        return found


class Inlines(Ephemerals):
    """The methods, with those of messages in foreign chats. With ``feedback`` the bot hears what
    was sent of its results; ``replaces``: whether words can become a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.feedback = True
        self.replaces = True
        self.typed: dict[str, Typed] = {}
        self.mentions: dict[str, Chat] = {}
        self.sent_inline: dict[str, Message] = {}
        self._inline_ids = itertools.count(1)

    def foreign(self, title: str = "Friends") -> Chat:
        """A group without the bot in it."""
        return Chat(-1009000000000 - next(self._inline_ids), "supergroup", title)

    def call(self, method: str, params: Params, files: dict[str, bytes]) -> Any:
        """Carry out a method. Raises ApiError."""
        own: dict[str, Callable[[Params], Any]] = {
            "answerInlineQuery": self._answer_typed,
            "answerGuestQuery": self._answer_guest,
        }
        if method in own:
            return own[method](params)
        if "inline_message_id" not in params:
            return super().call(method, params, files)
        if files:
            raise bad("can't upload a new file for an inline message")
        super().call(method, params, files)
        return True

    def chat_in(self, params: Params) -> Chat:
        message = self.sent_inline.get(params.get("inline_message_id", ""))
        return super().chat_in(params) if message is None else message.chat

    def to_edit(self, params: Params) -> Message:
        if "inline_message_id" not in params:
            return super().to_edit(params)
        if "chat_id" in params or "message_id" in params:
            raise bad("a message is named in one way")
        message = self.sent_inline.get(params["inline_message_id"])
        if message is None or message.deleted:
            raise ApiError(400, "Bad Request: MESSAGE_ID_INVALID")
        if not message.picture and not self.replaces and "media" in params:
            raise ApiError(400, "Bad Request: there is no media in the message to edit")
        return message

    def _answer_typed(self, params: Params) -> bool:
        typed = self.typed.get(params["inline_query_id"])
        if typed is None or typed.told:
            raise bad("query is too old and response timeout expired or query ID is invalid")
        names = [result["id"] for result in params["results"]]
        if len(names) > MOST or len({*names}) < len(names):
            raise bad("RESULT_ID_DUPLICATE")
        for result in params["results"]:
            _check(result)
        button = params.get("button", {})
        if button and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", button.get("start_parameter", "")):
            raise bad("START_PARAM_INVALID")
        typed.told = params
        return True

    def _answer_guest(self, params: Params) -> Params:
        chat = self.mentions.pop(params[GUEST], None)
        if chat is None:
            raise bad("guest query not found")
        _check(params["result"])
        if params["result"]["type"] != "article":
            raise ApiError(400, "Bad Request: only words can be sent at once")
        return {"inline_message_id": self.place(chat, BOT, params["result"]).inline}

    def place(self, chat: Chat, sender: Params, result: Params) -> Message:
        """A result as a message of a chat, which has a name where it has buttons."""
        content = result.get("input_message_content", {})
        message = chat.post(
            sender,
            text=content.get("message_text", result.get("caption", "")),
            entities=content.get("entities", result.get("caption_entities", [])),
            markup=result.get("reply_markup", {}),
        )
        if photo := result.get("photo_url"):
            message.picture, message.kind, message.file_id = self.files[photo], "photo", photo
        if message.markup:
            message.inline = f"AQAAAInline{next(self._inline_ids):06d}"
            self.sent_inline[message.inline] = message
        return message

    async def fetch(self, address: str) -> None:
        """Get a picture as Telegram does. Raises ApiError."""
        async with ClientSession() as client, client.get(address) as answer:
            if answer.status != 200 or answer.content_type != "image/jpeg":
                raise ApiError(400, "Bad Request: wrong type of the web page content")
            self.files[address], self.kinds[address] = await answer.read(), "photo"


def _check(result: Params) -> None:
    """Raises ApiError for a result that nobody could send."""
    if not 1 <= len(result["id"].encode()) <= 64:
        raise bad("RESULT_ID_INVALID")
    needed = {
        "article": ("title", "input_message_content"),
        "photo": ("photo_url", "thumbnail_url"),
    }
    missing = [name for name in needed[result["type"]] if not result.get(name)]
    if missing:
        raise bad(f"a result without {missing}")
    if units(result.get("caption", "")) > 1024:
        raise bad("message caption is too long")
    content = result.get("input_message_content", {})
    if content and not 1 <= units(content["message_text"]) <= 4096:
        raise bad("message is too long")
    rows = result.get("reply_markup", {}).get("inline_keyboard", [])
    if any("web_app" in button for row in rows for button in row):
        raise bad("BUTTON_TYPE_INVALID: web_app buttons stand in private chats only")
