"""Messages of the loopback Bot API that one member of a group sees (Bot API 10.2).

``api`` is the version that the server speaks: ``"10.1"`` has none of this, so it does not know
the methods and ignores the parameters, as the real one does with any it does not know; ``"10.2"``
has it; ``"10.3"`` has the methods, but names the reader of a new message in another parameter and
ignores those of 10.2.
"""

import time
from collections.abc import Mapping
from typing import Any

from tests.loopback.telegram_methods import ANSWER_WITHIN, Methods
from tests.loopback.telegram_schema import METHODS, ApiError, Params, bad, check
from tests.loopback.telegram_world import BOT, Chat, Message, User

_READER = "receiver_user_id:int callback_query_id:str"
_WHERE = "chat_id!:id receiver_user_id!:int ephemeral_message_id!:int "
_MARKUP = "reply_markup:InlineKeyboardMarkup "

SENDING = {"sendMessage": _READER, "sendPhoto": _READER}
"""What 10.2 added to methods that there were before."""

EPHEMERAL = {
    "editEphemeralMessageText": _WHERE
    + _MARKUP
    + "text!:str parse_mode:str entities:any link_preview_options:LinkPreviewOptions",
    "editEphemeralMessageCaption": _WHERE
    + _MARKUP
    + "caption:str parse_mode:str caption_entities:any",
    "editEphemeralMessageMedia": _WHERE + _MARKUP + "media!:InputMediaPhoto",
    "editEphemeralMessageReplyMarkup": _WHERE + _MARKUP,
    "deleteEphemeralMessage": _WHERE,
}
"""The methods that 10.2 brought."""


def _refusal(text: str) -> ApiError:
    return ApiError(400, f"Bad Request: {text}")


class Ephemerals(Methods):
    """The methods, with private messages where ``api`` has them."""

    def __init__(self) -> None:
        super().__init__()
        self.api = "10.1"
        self.exchanges = True  # whether an edit can bring a new picture
        self.people: dict[int, User] = {}

    def knows(self, method: str) -> bool:
        """Whether there is such a method."""
        return method in METHODS or (method in EPHEMERAL and self.api != "10.1")

    def checked(self, method: str, given: Mapping[str, Any], files: Mapping[str, bytes]) -> Params:
        """The parameters, decoded. Raises ApiError."""
        if self.api != "10.2" and method in SENDING:
            ignored = ("receiver_user_id", "callback_query_id")
            given = {name: value for name, value in given.items() if name not in ignored}
        return check(method, given, files, SENDING.get(method, "") + EPHEMERAL.get(method, ""))

    def call(self, method: str, params: Params, files: dict[str, bytes]) -> Any:
        """Carry out a method. Raises ApiError."""
        if method not in EPHEMERAL:
            return super().call(method, params, files)
        message = self._private(params)
        if method == "deleteEphemeralMessage":
            message.deleted = True
        else:
            self._rewrite(method, message, params, files)
        return True

    # Sending

    def _post(self, params: Params, **content: Any) -> Params:
        if "receiver_user_id" not in params:
            if "callback_query_id" in params:
                raise bad("callback_query_id without receiver_user_id")
            return super()._post(params, **content)
        chat, thread = self._chat(params), params.get("message_thread_id")
        chat.writable(thread)
        reader = self._reader(chat, params)
        content |= {"thread": thread, "markup": self._markup(params)}
        return chat.whisper(BOT, reader, **content).json()

    def _reader(self, chat: Chat, params: Params) -> User:
        reader = self.people.get(params["receiver_user_id"])
        if chat.type not in ("group", "supergroup"):
            raise bad("ephemeral messages can be sent only in groups")
        if reader is None or reader.is_bot:
            raise bad("user not found")
        if not chat.keeps_secrets:
            raise _refusal("not enough rights to send ephemeral messages")
        if "callback_query_id" in params:
            self._allowed(chat, reader, params["callback_query_id"])
        elif not chat.admin:
            raise _refusal("callback_query_id must be specified")
        return reader

    def _allowed(self, chat: Chat, reader: User, id: str) -> None:
        query = self.queries.get(id)
        if query is None or (query.user, query.chat) != (reader, chat.id):
            raise bad("QUERY_ID_INVALID")
        if time.monotonic() - query.asked > ANSWER_WITHIN:
            raise _refusal("query is too old and response timeout expired or query ID is invalid")

    # Editing

    def _private(self, params: Params) -> Message:
        chat = self._chat(params)
        chat.writable(None)
        message = chat.whispers.get((params["receiver_user_id"], params["ephemeral_message_id"]))
        if message is None or message.deleted:
            raise _refusal("ephemeral message not found")
        return message

    def _rewrite(
        self, method: str, message: Message, params: Params, files: dict[str, bytes]
    ) -> None:
        content: dict[str, Any] = {"markup": self._markup(params)}
        if method == "editEphemeralMessageText":
            if message.picture:
                raise _refusal("there is no text in the message to edit")
            content["text"] = params["text"]
        elif method != "editEphemeralMessageReplyMarkup":
            if not message.picture:
                raise _refusal("there is no media in the message to edit")
            content |= self._captioned(params, files)
        self._change(message, **content)

    def _captioned(self, params: Params, files: dict[str, bytes]) -> dict[str, Any]:
        media = params.get("media")
        if media is None:
            return {"text": params.get("caption", "")}
        if files and not self.exchanges:
            raise _refusal("can't upload a new file for an ephemeral message")
        file_id, picture = self._medium(media["media"], files)
        return {"text": media.get("caption", ""), "file_id": file_id, "picture": picture}
