"""The part of the Bot API that a bot of ours may use: methods, types, limits. Anything outside it
is refused, also what the real server would silently ignore."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

Params = dict[str, Any]

_SEND = (
    "business_connection_id:str chat_id!:id message_thread_id:int direct_messages_topic_id:int "
    "parse_mode:str disable_notification:bool protect_content:bool allow_paid_broadcast:bool "
    "message_effect_id:str reply_parameters:ReplyParameters reply_markup:InlineKeyboardMarkup "
)
_EDIT = (
    "business_connection_id:str chat_id:id message_id:int inline_message_id:str "
    "reply_markup:InlineKeyboardMarkup "
)

METHODS = {
    "getMe": "",
    "getUpdates": "offset:int limit:int timeout:int allowed_updates:[str]",
    "getWebhookInfo": "",
    "deleteWebhook": "drop_pending_updates:bool",
    "setWebhook": "url!:str certificate:file ip_address:str max_connections:int "
    "allowed_updates:[str] drop_pending_updates:bool secret_token:str",
    "sendMessage": _SEND
    + "text!:str entities:[MessageEntity] link_preview_options:LinkPreviewOptions",
    "sendPhoto": _SEND
    + "photo!:file caption:str caption_entities:[MessageEntity] show_caption_above_media:bool "
    "has_spoiler:bool",
    "sendAnimation": _SEND + "animation!:file duration:int width:int height:int caption:str "
    "caption_entities:[MessageEntity] show_caption_above_media:bool has_spoiler:bool",
    "sendDocument": _SEND + "document!:file caption:str caption_entities:[MessageEntity] "
    "disable_content_type_detection:bool",
    "editMessageText": _EDIT
    + "text!:str parse_mode:str entities:[MessageEntity] link_preview_options:LinkPreviewOptions",
    "editMessageCaption": _EDIT
    + "caption:str parse_mode:str caption_entities:[MessageEntity] show_caption_above_media:bool",
    "editMessageMedia": _EDIT + "media!:InputMedia",
    "editMessageReplyMarkup": _EDIT,
    "deleteMessage": "chat_id!:id message_id!:int",
    "deleteMessages": "chat_id!:id message_ids!:[int]",
    "setMessageReaction": "chat_id!:id message_id!:int reaction:[ReactionType] is_big:bool",
    "answerCallbackQuery": "callback_query_id!:str text:str show_alert:bool url:str cache_time:int",
    "setMyCommands": "commands!:[BotCommand] scope:BotCommandScope language_code:str",
    "deleteMyCommands": "scope:BotCommandScope language_code:str",
    "answerInlineQuery": "inline_query_id!:str results!:[InlineQueryResult] cache_time:int "
    "is_personal:bool next_offset:str button:InlineQueryResultsButton",
    "answerGuestQuery": "guest_query_id!:str result!:InlineQueryResult",
    "setChatMenuButton": "chat_id:id menu_button:MenuButton",
    "getMyCommands": "scope:BotCommandScope language_code:str",
    "getChat": "chat_id!:id",
    "getChatMember": "chat_id!:id user_id!:int",
    "getFile": "file_id!:str",
}

TYPES = {
    "InlineKeyboardMarkup": "inline_keyboard!:[[InlineKeyboardButton]]",
    "InlineKeyboardButton": "text!:str icon_custom_emoji_id:str style:str url:str "
    "callback_data:str web_app:WebAppInfo switch_inline_query:str "
    "switch_inline_query_current_chat:str",
    "InlineQueryResult": "type!:str id!:str title:str description:str photo_url:str "
    "thumbnail_url:str thumbnail_width:int thumbnail_height:int photo_width:int photo_height:int "
    "caption:str caption_entities:[MessageEntity] input_message_content:InputMessageContent "
    "reply_markup:InlineKeyboardMarkup",
    "InputMessageContent": "message_text!:str entities:[MessageEntity] "
    "link_preview_options:LinkPreviewOptions",
    "InlineQueryResultsButton": "text!:str start_parameter:str web_app:WebAppInfo",
    "MenuButton": "type!:str text:str web_app:WebAppInfo",
    "WebAppInfo": "url!:str",
    "InputMedia": "type!:str media!:str caption:str parse_mode:str "
    "caption_entities:[MessageEntity] show_caption_above_media:bool has_spoiler:bool "
    "width:int height:int duration:int disable_content_type_detection:bool",
    "ReplyParameters": "message_id:int chat_id:id allow_sending_without_reply:bool quote:str "
    "ephemeral_message_id:int",
    "EphemeralMessageParameters": "receiver_user_id!:int callback_query_id:str "
    "replace_callback_query_message:bool",
    "MessageEntity": "type!:str offset!:int length!:int url:str user:User language:str "
    "custom_emoji_id:str unix_time:int date_time_format:str",
    "User": "id!:int is_bot!:bool first_name!:str last_name:str username:str language_code:str",
    "ReactionType": "type!:str emoji:str custom_emoji_id:str",
    "LinkPreviewOptions": "is_disabled:bool url:str prefer_small_media:bool",
    "BotCommand": "command!:str description!:str is_ephemeral:bool",
    "BotCommandScope": "type!:str chat_id:id user_id:int",
}

MEDIA = {
    "photo": {"show_caption_above_media", "has_spoiler"},
    "animation": {"show_caption_above_media", "has_spoiler", "width", "height", "duration"},
    "document": {"disable_content_type_detection"},
}
"""The kinds of media, and what each of them has beside its caption."""
LARGEST_FILE = 50_000_000  # bytes

ACTIONS = (
    *("url", "callback_data", "web_app"),
    *("switch_inline_query", "switch_inline_query_current_chat"),
)
SCOPES = {"default", "all_private_chats", "all_group_chats", "all_chat_administrators", "chat"}


_EMOJI = (
    "❤ 👍 👎 🔥 🥰 👏 😁 🤔 🤯 😱 🤬 😢 🎉 🤩 🤮 💩 🙏 👌 🕊 🤡 🥱 🥴 😍 🐳 ❤‍🔥 🌚 🌭 💯 🤣 "
    "⚡ 🍌 🏆 💔 🤨 😐 🍓 🍾 💋 🖕 😈 😴 😭 🤓 👻 👨‍💻 👀 🎃 🙈 😇 😨 🤝 ✍ 🤗 🫡 🎅 🎄 ☃ 💅 "
    "🤪 🗿 🆒 💘 🙉 🦄 😘 💊 🙊 😎 👾 🤷‍♂ 🤷 🤷‍♀ 😡"
)
REACTIONS = frozenset(_EMOJI.split())
"""The emoji with which a bot can react."""


class ApiError(Exception):
    """An answer other than 200; ``wrong`` when a careful bot would never have asked."""

    def __init__(
        self, code: int, text: str, wrong: bool = False, parameters: Params | None = None
    ) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.wrong = wrong
        self.parameters = parameters


def bad(text: str) -> ApiError:
    """A request that no careful bot makes."""
    return ApiError(400, f"Bad Request: {text}", wrong=True)


def units(text: str) -> int:
    """The length of a text as Telegram's clients count it."""
    return len(text.encode("utf-16-le")) // 2


def _shown(text: str) -> None:
    """Characters for private use are what a bot says to itself: clients show boxes."""
    if re.search("[\ue000-\uf8ff]", text):
        raise bad(f"a character for private use: {text!r}")


def _fields(line: str) -> Iterator[tuple[str, str, bool]]:
    for word in line.split():
        name, kind = word.split(":")
        yield name.rstrip("!"), kind, name.endswith("!")


def check(
    method: str, given: Mapping[str, Any], files: Mapping[str, bytes], more: str = ""
) -> Params:
    """The parameters, decoded; ``more`` of them than METHODS has. Raises ApiError."""
    line = f"{METHODS.get(method, '')} {more}"
    decoded = _object(line, {**{name: name for name in files}, **given}, method, files)
    for name in files:
        if name not in decoded and not _attached(name, given):
            raise bad(f"{method}: the file {name} belongs to nothing")
    if method in _LIMITS:
        _LIMITS[method](decoded)
    return decoded


def _attached(name: str, given: Mapping[str, Any]) -> bool:
    return any(f"attach://{name}" in str(value) for value in given.values())


def _object(line: str, given: Mapping[str, Any], where: str, files: Mapping[str, bytes]) -> Params:
    known = {name: kind for name, kind, _ in _fields(line)}
    loose = {name for name in given if name not in known and name not in files}
    if loose:
        raise bad(f"{where}: unknown parameters {sorted(loose)}")
    missing = [name for name, _, must in _fields(line) if must and given.get(name) is None]
    if missing:
        raise bad(f"{where}: {missing[0]} is missing")
    return {
        name: _value(known[name], value, f"{where}.{name}", files)
        for name, value in given.items()
        if name in known
    }


def _value(kind: str, value: Any, where: str, files: Mapping[str, bytes]) -> Any:
    if kind == "any":
        return value
    if kind.startswith("[") or kind in TYPES:
        value = _json(value, where)
    if kind.startswith("["):
        if not isinstance(value, list):
            raise bad(f"{where}: no list")
        return [_value(kind[1:-1], item, where, files) for item in value]
    if kind in TYPES:
        if not isinstance(value, dict):
            raise bad(f"{where}: no object")
        return _object(TYPES[kind], value, where, {})
    return _SIMPLE[kind](value, where)


def _json(value: Any, where: str) -> Any:
    try:
        return json.loads(value) if isinstance(value, str) else value
    except ValueError:
        raise bad(f"{where}: no JSON") from None


def _int(value: Any, where: str) -> int:
    if isinstance(value, bool) or not re.fullmatch(r"-?\d+", str(value)):
        raise bad(f"{where}: no integer: {value!r}")
    return int(value)


def _str(value: Any, where: str) -> str:
    if not isinstance(value, str):
        raise bad(f"{where}: no string: {value!r}")
    return value


def _bool(value: Any, where: str) -> bool:
    if value not in (True, False, "true", "false", "True", "False"):
        raise bad(f"{where}: no boolean: {value!r}")
    return str(value).lower() == "true"


_SIMPLE: dict[str, Callable[[Any, str], Any]] = {
    "int": _int,
    "str": _str,
    "bool": _bool,
    "id": _int,
    "file": _str,
}


def _text(params: Params) -> None:
    if not params["text"].strip():
        raise bad("message text is empty")
    if units(params["text"]) > 4096:
        raise bad("message is too long")
    _shown(params["text"])
    _markup(params)


def _caption(params: Params) -> None:
    if units(params.get("caption", "")) > 1024:
        raise bad("message caption is too long")
    _shown(params.get("caption", ""))
    _markup(params)


def _media(params: Params) -> None:
    media = params["media"]
    own = {"type", "media", "caption", "parse_mode", "caption_entities"}
    if media["type"] not in MEDIA or set(media) - own - MEDIA[media["type"]]:
        raise bad(f"media: {sorted(media)} of the type {media['type']}")
    _caption(media)
    _markup(params)


def _markup(params: Params) -> None:
    rows = params.get("reply_markup", {}).get("inline_keyboard", [])
    if any(len(row) > 8 for row in rows) or sum(map(len, rows)) > 100:
        raise bad("reply markup is too long")
    for row in rows:
        if not row:
            raise bad("an empty row of buttons")
        for button in row:
            _button(button)


def _button(button: Params) -> None:
    if not button["text"].strip():
        raise bad("text buttons are not allowed to be empty")
    _shown(button["text"])
    if sum(action in button for action in ACTIONS) != 1:
        raise bad("a button does exactly one thing")
    if not 1 <= len(button.get("callback_data", "x").encode()) <= 64:
        raise bad("BUTTON_DATA_INVALID")
    if button.get("style", "primary") not in ("primary", "success", "danger"):
        raise bad(f"button style {button['style']}")
    if "url" in button:
        _url(button["url"])
    if "web_app" in button:
        app_page(button["web_app"])


def _url(url: str) -> None:
    if not re.match(r"(https?|tg)://\S+$", url):
        raise bad(f"BUTTON_URL_INVALID: {url}")
    start = re.match(r"https://t\.me/\w+\?start=(.*)$", url)
    if start and not re.fullmatch(r"[A-Za-z0-9_-]{1,64}", start[1]):
        raise bad(f"start payload: {url}")


def _answer(params: Params) -> None:
    if units(params.get("text", "")) > 200:
        raise bad("MESSAGE_TOO_LONG")
    _shown(params.get("text", ""))
    if "url" in params:
        _url(params["url"])


def _reaction(params: Params) -> None:
    given = params.get("reaction", [])
    if len(given) > 1:
        raise bad("REACTIONS_TOO_MANY")
    for each in given:
        if set(each) != {"type", "emoji"} or each["type"] != "emoji":
            raise bad(f"a reaction of the form {each}")
        if each["emoji"] not in REACTIONS:
            raise bad(f"REACTION_INVALID: {each['emoji']}")


def _commands(params: Params) -> None:
    if params.get("scope", {}).get("type", "default") not in SCOPES:
        raise bad("scope")
    if not re.fullmatch(r"([a-z]{2})?", params.get("language_code", "")):
        raise bad("language_code")
    if len(params.get("commands", [])) > 100:
        raise bad("BOT_COMMANDS_TOO_MUCH")
    for command in params.get("commands", []):
        if not re.fullmatch(r"[a-z0-9_]{1,32}", command["command"]):
            raise bad("BOT_COMMAND_INVALID")
        if not 1 <= units(command["description"]) <= 256:
            raise bad("BOT_COMMAND_DESCRIPTION_INVALID")


_LIMITS: dict[str, Callable[[Params], None]] = {
    "sendMessage": _text,
    "editMessageText": _text,
    "sendPhoto": _caption,
    "sendAnimation": _caption,
    "sendDocument": _caption,
    "editMessageCaption": _caption,
    "editMessageMedia": _media,
    "editEphemeralMessageText": _text,
    "editEphemeralMessageCaption": _caption,
    "editEphemeralMessageMedia": _media,
    "editEphemeralMessageReplyMarkup": _markup,
    "editMessageReplyMarkup": _markup,
    "answerCallbackQuery": _answer,
    "setMessageReaction": _reaction,
    "setMyCommands": _commands,
    "getMyCommands": _commands,
    "deleteMyCommands": _commands,
}


def app_page(page: Params) -> None:
    """What a Mini App opens is encrypted."""
    if not page["url"].startswith("https://"):
        raise bad("Only HTTPS links are allowed")
