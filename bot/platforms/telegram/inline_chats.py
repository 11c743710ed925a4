"""Messages that people have sent through the bot into chats of which it knows nothing else: each of
them counts as a chat of its own, in which nothing new can be written."""

from typing import Any

from bot.people import Chat
from bot.platforms.telegram.people import PLATFORM, mark

_BEGINNING = "inline-"  # no other chat's id begins so


def inline_chat(message: str) -> Chat:
    """The chat that a message is, known by its ``inline_message_id``."""
    return Chat(PLATFORM, f"{_BEGINNING}{message}")


def inline_message(chat: Chat) -> str:
    """The ``inline_message_id`` of a chat that is one message, "" of any other."""
    return chat.id.removeprefix(_BEGINNING) if chat.id.startswith(_BEGINNING) else ""


def only_message(chat: Chat) -> str:
    """How we name the message that such a chat is."""
    return mark(chat, 0)


def pace_key(chat: Chat) -> int | str:
    """By what the chat is paced."""
    return chat.id if inline_message(chat) else int(chat.id)


def addressed(chat: Chat, number: int) -> dict[str, Any]:
    """The parameters that name a message to be edited."""
    if message := inline_message(chat):
        return {"inline_message_id": message}
    return {"chat_id": int(chat.id), "message_id": number}
