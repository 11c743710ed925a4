"""Messages of the loopback Bot API that one member of a group sees (Bot API 10.2 and 10.3).

``api`` is the version that the server speaks. ``"10.1"`` has none of this, as little as those
before it, of which ``"9.4"`` knows no entities of the type ``date_time``: it does not know the
methods and ignores the parameters, as the real one does with any it does not know, so what they
should have kept private is seen by all. ``"10.2"`` names the reader of a new message in parameters
of the method; ``"10.3"`` in ``ephemeral_message_parameters``, ignoring those of 10.2, and takes new
pictures in an edit. ``"10.2, deaf"`` has the methods and ignores either form.
"""

from collections.abc import Mapping
from typing import Any

from tests.loopback.fair_clock import fair
from tests.loopback.telegram_entities import check_entities, version
from tests.loopback.telegram_methods import ANSWER_WITHIN, Methods, caption
from tests.loopback.telegram_schema import METHODS, ApiError, Params, bad, check
from tests.loopback.telegram_world import BOT, Chat, Message, User

_FLAT = ("receiver_user_id", "callback_query_id")
_NESTED = "ephemeral_message_parameters"
_WHERE = "chat_id!:id receiver_user_id!:int ephemeral_message_id!:int "
_MARKUP = "reply_markup:InlineKeyboardMarkup "

FORMS = {
    "10.2": "receiver_user_id:int callback_query_id:str",
    "10.3": f"{_NESTED}:EphemeralMessageParameters",
}
"""How the methods that there were before name a reader."""
NO_UPLOAD = "can't upload a new file for an ephemeral message"
SENDING = ("sendMessage", "sendPhoto", "sendAnimation", "sendDocument")

EPHEMERAL = {
    "editEphemeralMessageText": _WHERE
    + _MARKUP
    + "text!:str parse_mode:str entities:[MessageEntity] link_preview_options:LinkPreviewOptions",
    "editEphemeralMessageCaption": _WHERE
    + _MARKUP
    + "caption:str parse_mode:str caption_entities:[MessageEntity]",
    "editEphemeralMessageMedia": _WHERE + _MARKUP + "media!:InputMedia",
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

    def knows(self, method: str) -> bool:
        """Whether there is such a method."""
        return method in METHODS or (method in EPHEMERAL and version(self.api) >= (10, 2))

    def hides(self, command: str, language: str) -> bool:
        """Whether a member's client sends this command of a group to the bot alone."""
        if self.api not in FORMS:
            return False
        entries = [self.commands.get(("all_group_chats", key), []) for key in (language, "")]
        name = command.removeprefix("/").partition("@")[0]
        told = next((each for each in entries if each), [])
        return any(e["command"] == name and e.get("is_ephemeral", False) for e in told)

    def checked(self, method: str, given: Mapping[str, Any], files: Mapping[str, bytes]) -> Params:
        """The parameters, decoded, of new messages those that name a reader as 10.2 does. Raises
        ApiError."""
        if method in SENDING:
            params = self._checked_sending(method, given, files)
        else:
            params = check(method, given, files, EPHEMERAL.get(method, ""))
        if self.api not in FORMS:
            for command in params.get("commands", []):
                command.pop("is_ephemeral", None)
        check_entities(params, self.api, self.people)
        return params

    def _checked_sending(
        self, method: str, given: Mapping[str, Any], files: Mapping[str, bytes]
    ) -> Params:
        form = FORMS.get(self.api, "")
        ignored = {*_FLAT, _NESTED}.difference(field.split(":")[0] for field in form.split())
        heeded = {name: value for name, value in given.items() if name not in ignored}
        if _NESTED in heeded and not str(heeded[_NESTED]).strip().startswith("{"):
            # What a bot may ask to find out whether a server reads them.
            raise _refusal("can't parse ephemeral message parameters JSON object")
        params = check(method, heeded, files, form)
        nested = params.pop(_NESTED, {})
        if nested.pop("replace_callback_query_message", False):
            raise bad("messages in place of others are not played here")
        return self._with_reply({**params, **nested})

    def _with_reply(self, params: Params) -> Params:
        reply = params.get("reply_parameters")
        if reply is not None:
            if self.api not in FORMS:
                reply.pop("ephemeral_message_id", None)
            if not reply.get("message_id") and not reply.get("ephemeral_message_id"):
                raise _refusal("message to be replied not found")
        return params

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

    def post(self, params: Params, **content: Any) -> Params:
        if "receiver_user_id" not in params:
            if "callback_query_id" in params:
                raise bad("callback_query_id without receiver_user_id")
            if "ephemeral_message_id" in params.get("reply_parameters", {}):
                raise _refusal("only an ephemeral message can answer an ephemeral message")
            return super().post(params, **content)
        chat, thread = self.chat_in(params), params.get("message_thread_id")
        chat.writable(thread)
        reader = self._reader(chat, params)
        content |= {"thread": thread, "markup": self.markup_in(params)}
        return self.tell(chat.whisper(BOT, reader, **content))

    def _reader(self, chat: Chat, params: Params) -> User:
        reader = self.people.get(params["receiver_user_id"])
        command = params.get("reply_parameters", {}).get("ephemeral_message_id")
        if chat.type not in ("group", "supergroup"):
            raise bad("ephemeral messages can be sent only in groups")
        if reader is None or reader.is_bot:
            raise bad("user not found")
        if not chat.keeps_secrets:
            raise _refusal("not enough rights to send ephemeral messages")
        if command:
            self._answers(chat, reader, command)
        elif "callback_query_id" in params:
            self._allowed(chat, reader, params["callback_query_id"])
        elif not chat.admin:
            raise _refusal("callback_query_id must be specified")
        return reader

    def _answers(self, chat: Chat, reader: User, number: int) -> None:
        command = chat.hidden.get(number)
        if command is None or command.user != reader.id:
            raise bad("message to be replied not found")
        if fair() - command.at > ANSWER_WITHIN:
            raise _refusal("message to be replied not found")

    def _allowed(self, chat: Chat, reader: User, id: str) -> None:
        query = self.queries.get(id)
        if query is None or (query.user, query.chat) != (reader, chat.id):
            raise bad("QUERY_ID_INVALID")
        if fair() - query.asked > ANSWER_WITHIN:
            raise _refusal("query is too old and response timeout expired or query ID is invalid")

    # Editing

    def _private(self, params: Params) -> Message:
        chat = self.chat_in(params)
        chat.writable(None)
        message = chat.whispers.get((params["receiver_user_id"], params["ephemeral_message_id"]))
        if message is None or message.deleted:
            raise _refusal("ephemeral message not found")
        return message

    def _rewrite(
        self, method: str, message: Message, params: Params, files: dict[str, bytes]
    ) -> None:
        content: dict[str, Any] = {"markup": self.markup_in(params)}
        if method == "editEphemeralMessageText":
            if message.picture:
                raise _refusal("there is no text in the message to edit")
            content |= {"text": params["text"], "entities": params.get("entities", [])}
        elif method != "editEphemeralMessageReplyMarkup":
            if not message.picture:
                raise _refusal("there is no media in the message to edit")
            content |= self._captioned(params, files)
        self.change(message, **content)

    def _captioned(self, params: Params, files: dict[str, bytes]) -> dict[str, Any]:
        media = params.get("media")
        if media is None:
            return caption(params)
        if files and self.api != "10.3":
            raise _refusal(NO_UPLOAD)
        return {**caption(media), **self.medium_of(params, media, files)}
