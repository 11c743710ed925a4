"""What each method of the loopback Bot API does."""

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

from tests.loopback.telegram_schema import ApiError, Params, bad
from tests.loopback.telegram_world import BOT, Answer, Chat, Message, Query, size

ANSWER_WITHIN = 15.0  # seconds in which a press can be answered
DELETABLE = 48 * 3600.0  # seconds in which a message can be deleted
ANSWER_SOON = 10.0  # seconds after which the person has given up


def _unchanged() -> ApiError:
    return ApiError(
        400,
        "Bad Request: message is not modified: specified new message content and reply markup "
        "are exactly the same as a current content and reply markup of the message",
    )


def _refusal(text: str) -> ApiError:
    return ApiError(400, f"Bad Request: {text}")


class Methods:
    """The world, and the methods that change it."""

    def __init__(self) -> None:
        self.chats: dict[int, Chat] = {}
        self.queries: dict[str, Query] = {}
        self.asked: dict[int, Query] = {}
        self.files: dict[str, bytes] = {}
        self.commands: dict[tuple[str, str], list[Params]] = {}
        self.uploads = 0
        self.colours = True  # whether the server knows styles of buttons
        self._file_ids = itertools.count(1)

    def call(self, method: str, params: Params, files: dict[str, bytes]) -> Any:
        """Carry out a method. Raises ApiError."""
        handlers: dict[str, Callable[[Params, dict[str, bytes]], Any]] = {
            "getMe": lambda p, f: BOT,
            "deleteWebhook": lambda p, f: True,
            "sendMessage": self._send_message,
            "sendPhoto": self._send_photo,
            "editMessageText": self._edit_text,
            "editMessageCaption": self._edit_caption,
            "editMessageMedia": self._edit_media,
            "editMessageReplyMarkup": self._edit_markup,
            "deleteMessage": self._delete,
            "deleteMessages": self._delete,
            "answerCallbackQuery": self._answer,
            "setMyCommands": self._set_commands,
            "deleteMyCommands": self._set_commands,
            "getMyCommands": lambda p, f: self.commands.get(_scope(p), []),
            "getChat": lambda p, f: self._chat(p).json(),
        }
        return handlers[method](params, files)

    def _chat(self, params: Params) -> Chat:
        chat = self.chats.get(params.get("chat_id", 0))
        if chat is None:
            raise _refusal("chat not found")
        return chat

    # Sending

    def _send_message(self, params: Params, files: dict[str, bytes]) -> Params:
        return self._post(params, text=params["text"], entities=params.get("entities", []))

    def _send_photo(self, params: Params, files: dict[str, bytes]) -> Params:
        file_id, picture = self._photo(params["photo"], files.get("photo"))
        return self._post(params, **caption(params), file_id=file_id, picture=picture)

    def _post(self, params: Params, **content: Any) -> Params:
        chat, thread = self._chat(params), params.get("message_thread_id")
        chat.writable(thread)
        reply = params.get("reply_parameters", {})
        target = reply.get("message_id")
        if target and target not in chat.messages and not reply.get("allow_sending_without_reply"):
            raise _refusal("message to be replied not found")
        message = chat.post(
            BOT,
            thread=thread,
            markup=self._markup(params),
            reply_to=target,
            silent=params.get("disable_notification", False),
            **content,
        )
        return message.json()

    def _photo(self, named: str, uploaded: bytes | None) -> tuple[str, bytes]:
        if uploaded is None:
            if named not in self.files:
                raise _refusal("wrong file identifier/HTTP URL specified")
            return named, self.files[named]
        size(uploaded)
        self.uploads += 1
        file_id = f"AgACAgIAAx{next(self._file_ids):08d}"
        self.files[file_id] = uploaded
        return file_id, uploaded

    def _markup(self, params: Params) -> Params:
        markup: Params = params.get("reply_markup", {})
        for row in markup.get("inline_keyboard", []):
            if not self.colours and any("style" in button for button in row):
                raise _refusal("can't parse inline keyboard button: unknown field style")
        return markup if markup.get("inline_keyboard") else {}

    # Editing

    def _own(self, params: Params) -> Message:
        if "inline_message_id" in params:
            raise bad("this bot has no inline messages")
        chat = self._chat(params)
        chat.writable(None)
        message = chat.messages.get(params.get("message_id", 0))
        if message is None or message.deleted:
            raise _refusal("message to edit not found")
        if message.sender is not BOT:
            raise bad("message can't be edited")
        return message

    def _change(self, message: Message, **content: Any) -> Params:
        before = message.content()
        for name, value in content.items():
            setattr(message, name, value)
        if message.content() == before:
            raise _unchanged()
        message.edits += 1
        return message.json()

    def _edit_text(self, params: Params, files: dict[str, bytes]) -> Params:
        message = self._own(params)
        if message.picture:
            raise _refusal("there is no text in the message to edit")
        entities = params.get("entities", [])
        markup = self._markup(params)
        return self._change(message, text=params["text"], entities=entities, markup=markup)

    def _edit_caption(self, params: Params, files: dict[str, bytes]) -> Params:
        message = self._own(params)
        if not message.picture:
            raise _refusal("there is no caption in the message to edit")
        return self._change(message, **caption(params), markup=self._markup(params))

    def _edit_media(self, params: Params, files: dict[str, bytes]) -> Params:
        message, media = self._own(params), params["media"]
        file_id, picture = self._medium(media["media"], files)
        return self._change(
            message,
            **caption(media),
            file_id=file_id,
            picture=picture,
            markup=self._markup(params),
        )

    def _medium(self, named: str, files: dict[str, bytes]) -> tuple[str, bytes]:
        upload = files.get(named.removeprefix("attach://"))
        if named.startswith("attach://") and upload is None:
            raise bad(f"{named} is not attached")
        return self._photo(named, upload)

    def _edit_markup(self, params: Params, files: dict[str, bytes]) -> Params:
        return self._change(self._own(params), markup=self._markup(params))

    def _delete(self, params: Params, files: dict[str, bytes]) -> bool:
        chat = self._chat(params)
        for number in params.get("message_ids", [params.get("message_id")]):
            message = chat.messages.get(number)
            if message is None or message.deleted:
                raise _refusal("message to delete not found")
            if message.sender is not BOT:
                raise bad("message can't be deleted")
            if time.time() - message.sent > DELETABLE:
                raise _refusal("message can't be deleted for everyone")
            message.deleted = True
        return True

    # Presses and menus

    def _answer(self, params: Params, files: dict[str, bytes]) -> bool:
        query = self.queries.get(params["callback_query_id"])
        late = query is not None and time.monotonic() - query.asked > ANSWER_WITHIN
        if query is None or late or len(query.answers) >= query.deliveries:
            known = query is not None and not late
            text = "query is too old and response timeout expired or query ID is invalid"
            raise ApiError(400, f"Bad Request: {text}", wrong=known)
        told = Answer(
            params.get("text", ""), params.get("show_alert", False), params.get("url", "")
        )
        query.answers.append(told)
        query.done.set()
        return True

    def _set_commands(self, params: Params, files: dict[str, bytes]) -> bool:
        self.commands[_scope(params)] = params.get("commands", [])
        return True


def caption(params: Params) -> Params:
    """What a caption makes of a message."""
    return {"text": params.get("caption", ""), "entities": params.get("caption_entities", [])}


def _scope(params: Params) -> tuple[str, str]:
    scope = params.get("scope", {"type": "default"})
    return json.dumps(scope["type"]).strip('"'), params.get("language_code", "")
