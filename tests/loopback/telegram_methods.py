"""What each method of the loopback Bot API does."""

import itertools
import json
import time
from collections.abc import Callable
from typing import Any

from tests.loopback.fair_clock import fair
from tests.loopback.telegram_members import member
from tests.loopback.telegram_schema import ApiError, Params, app_page, bad
from tests.loopback.telegram_world import BOT, Answer, Chat, Message, Query, User, taken

ANSWER_WITHIN = 15.0  # seconds in which a press can be answered, by the fair clock
DELETABLE = 48 * 3600.0  # seconds in which a message can be deleted


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
        self.people: dict[int, User] = {}
        self.queries: dict[str, Query] = {}
        self.asked: dict[int, Query] = {}
        self.files: dict[str, bytes] = {}
        self.kinds: dict[str, str] = {}  # of the files, by their file_id
        self.commands: dict[tuple[str, str], list[Params]] = {}
        self.rights: Params = {}  # what getMe says otherwise of the bot
        self.webhook_info: Params = {}  # what getWebhookInfo says otherwise
        self.menu_button: Params = {}  # of all private chats
        self.uploads = 0
        self.unchanged = 0  # edits that would have changed nothing
        self.again: list[str] = []  # the file_ids that the bot knew of, and uploaded all the same
        self._told: dict[tuple[str, bytes], str] = {}  # file_ids, by kind and content
        self.colours = True  # whether the server knows styles of buttons
        self._file_ids = itertools.count(1)

    def call(self, method: str, params: Params, files: dict[str, bytes]) -> Any:
        """Carry out a method. Raises ApiError."""
        handlers: dict[str, Callable[[Params, dict[str, bytes]], Any]] = {
            "getMe": lambda p, f: BOT | self.rights,
            "getFile": lambda p, f: self._get_file(p),
            "sendMessage": self._send_message,
            "sendPhoto": lambda p, f: self._send_media("photo", p, f),
            "sendAnimation": lambda p, f: self._send_media("animation", p, f),
            "sendDocument": lambda p, f: self._send_media("document", p, f),
            "editMessageText": self._edit_text,
            "editMessageCaption": self._edit_caption,
            "editMessageMedia": self._edit_media,
            "editMessageReplyMarkup": self._edit_markup,
            "deleteMessage": self._delete,
            "deleteMessages": self._delete,
            "answerCallbackQuery": self._answer,
            "setMessageReaction": lambda p, f: self._react(p),
            "setMyCommands": self._set_commands,
            "deleteMyCommands": self._set_commands,
            "setChatMenuButton": lambda p, f: self._set_menu_button(p),
            "getMyCommands": lambda p, f: self.commands.get(_scope(p), []),
            "getChat": lambda p, f: self.chat_in(p).json(),
            "getChatMember": lambda p, f: member(self.chat_in(p), self.people.get(p["user_id"])),
        }
        return handlers[method](params, files)

    def chat_in(self, params: Params) -> Chat:
        chat = self.chats.get(params.get("chat_id", 0))
        if chat is None:
            raise _refusal("chat not found")
        return chat

    # Sending

    def _send_message(self, params: Params, files: dict[str, bytes]) -> Params:
        return self.post(params, text=params["text"], entities=params.get("entities", []))

    def _send_media(self, kind: str, params: Params, files: dict[str, bytes]) -> Params:
        self._may_show(kind, params)
        content = self._file(kind, params[kind], files.get(kind))
        return self.post(params, **caption(params), **content)

    def post(self, params: Params, **content: Any) -> Params:
        chat, thread = self.chat_in(params), params.get("message_thread_id")
        chat.writable(thread)
        reply = params.get("reply_parameters", {})
        target = reply.get("message_id")
        if target and target not in chat.messages and not reply.get("allow_sending_without_reply"):
            raise _refusal("message to be replied not found")
        message = chat.post(
            BOT,
            thread=thread,
            markup=self.markup_in(params),
            reply_to=target,
            silent=params.get("disable_notification", False),
            **content,
        )
        return self.tell(message)

    def tell(self, message: Message) -> Params:
        """The message as an answer, in which stands the file_id of what it carries."""
        if message.picture:
            self._told[message.kind, message.picture] = message.file_id
        return message.json()

    def _file(self, kind: str, named: str, uploaded: bytes | None) -> dict[str, Any]:
        if uploaded is None:
            if named not in self.files:
                raise _refusal("wrong file identifier/HTTP URL specified")
            if self.kinds[named] != kind:
                raise bad(f"type of file mismatch: a {self.kinds[named]} as {kind}")
            return {"file_id": named, "picture": self.files[named], "kind": kind}
        taken(kind, uploaded)
        self.uploads += 1
        if (kind, uploaded) in self._told:
            self.again.append(self._told[kind, uploaded])
        file_id = f"AgACAgIAAx{next(self._file_ids):08d}"
        self.files[file_id], self.kinds[file_id] = uploaded, kind
        return {"file_id": file_id, "picture": uploaded, "kind": kind}

    def given(self, file: bytes) -> str:
        """The file_id of a document that somebody sends."""
        file_id = f"BQACAgIAAx{next(self._file_ids):08d}"
        self.files[file_id], self.kinds[file_id] = file, "document"
        return file_id

    def _get_file(self, params: Params) -> Params:
        file_id = params["file_id"]
        if file_id not in self.files:
            raise _refusal("invalid file_id")
        told = {"file_id": file_id, "file_unique_id": file_id[:8]}
        return {**told, "file_size": len(self.files[file_id]), "file_path": f"documents/{file_id}"}

    def markup_in(self, params: Params) -> Params:
        markup: Params = params.get("reply_markup", {})
        for row in markup.get("inline_keyboard", []):
            if not self.colours and any("style" in button for button in row):
                raise _refusal("can't parse inline keyboard button: unknown field style")
        buttons = [button for row in markup.get("inline_keyboard", []) for button in row]
        if self.chat_in(params).type != "private" and any("web_app" in each for each in buttons):
            raise bad("BUTTON_TYPE_INVALID: web_app buttons stand in private chats only")
        return markup if buttons else {}

    def _set_menu_button(self, params: Params) -> bool:
        button = params["menu_button"]
        if button["type"] != "web_app" or not button.get("text"):
            raise bad("can't parse menu button")
        app_page(button["web_app"])
        self.menu_button = button
        return True

    def _react(self, params: Params) -> bool:
        chat = self.chat_in(params)
        chat.writable(None)
        message = chat.messages.get(params["message_id"])
        if message is None or message.deleted:
            raise _refusal("message to react not found")
        signs = [each["emoji"] for each in params.get("reaction", [])]
        if chat.allowed is not None and not chat.allowed.issuperset(signs):
            raise _refusal("REACTION_INVALID")
        message.reactions = signs
        return True

    # Editing

    def to_edit(self, params: Params) -> Message:
        chat = self.chat_in(params)
        chat.writable(None)
        message = chat.messages.get(params.get("message_id", 0))
        if message is None or message.deleted:
            raise _refusal("message to edit not found")
        if message.sender is not BOT:
            raise bad("message can't be edited")
        return message

    def change(self, message: Message, **content: Any) -> Message:
        before = message.content()
        for name, value in content.items():
            setattr(message, name, value)
        if message.content() == before:
            self.unchanged += 1
            raise _unchanged()
        message.edits += 1
        return message

    def _edit_text(self, params: Params, files: dict[str, bytes]) -> Params:
        message = self.to_edit(params)
        if message.picture:
            raise _refusal("there is no text in the message to edit")
        entities = params.get("entities", [])
        markup = self.markup_in(params)
        return self.tell(
            self.change(message, text=params["text"], entities=entities, markup=markup)
        )

    def _edit_caption(self, params: Params, files: dict[str, bytes]) -> Params:
        message = self.to_edit(params)
        if not message.picture:
            raise _refusal("there is no caption in the message to edit")
        markup = self.markup_in(params)
        return self.tell(self.change(message, **caption(params), markup=markup))

    def _edit_media(self, params: Params, files: dict[str, bytes]) -> Params:
        message, media = self.to_edit(params), params["media"]
        content = {**caption(media), **self.medium_of(params, media, files)}
        return self.tell(self.change(message, **content, markup=self.markup_in(params)))

    def _may_show(self, kind: str, params: Params) -> None:
        if kind == "photo" and not self.chat_in(params).takes_pictures:
            raise _refusal("not enough rights to send photos to the chat")

    def medium_of(self, params: Params, media: Params, files: dict[str, bytes]) -> dict[str, Any]:
        self._may_show(media["type"], params)
        named = media["media"]
        upload = files.get(named.removeprefix("attach://"))
        if named.startswith("attach://") and upload is None:
            raise bad(f"{named} is not attached")
        return self._file(media["type"], named, upload)

    def _edit_markup(self, params: Params, files: dict[str, bytes]) -> Params:
        return self.tell(self.change(self.to_edit(params), markup=self.markup_in(params)))

    def _delete(self, params: Params, files: dict[str, bytes]) -> bool:
        chat = self.chat_in(params)
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
        late = query is not None and fair() - query.asked > ANSWER_WITHIN
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
