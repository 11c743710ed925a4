"""Telegram's users, chats and messages in our words."""

from msgspec import Struct
from telegram import Chat as TelegramChat
from telegram import Document, Message, MessageEntity, User

from bot.people import Chat, Person, fit_name
from bot.platforms.telegram.updates import PressedMessage, Sender

PLATFORM = "telegram"


class TypedCommand(Struct, frozen=True):
    """A command as it was typed: ``name`` in lower case, who it is meant for (empty: any bot
    here), and the words behind it."""

    name: str
    bot: str
    words: str


def person_of(user: User | Sender) -> Person:
    """Who did it. Names lose control and direction marks, and what is longer than 32 characters."""
    return Person(PLATFORM, str(user.id), name_of(user), user.language_code or "")


def name_of(user: User | Sender) -> str:
    """A name fit for one line among others."""
    name = " ".join(filter(None, (user.first_name, user.last_name)))
    return fit_name(name, user.username or str(user.id))


def chat_of(message: Message | PressedMessage) -> Chat:
    """Where it happened. Only a forum's topics are threads: the General topic has none, and a
    chain of replies in an ordinary group is not one. A command that only the bot sees does not
    name its topic, but answers the message that began it."""
    thread, begun = None, message.reply_to_message
    if message.is_topic_message:
        thread = message.message_thread_id
    elif begun is not None and begun.forum_topic_created and ephemeral_of(message):
        thread = begun.message_thread_id
    private = message.chat.type == TelegramChat.PRIVATE
    return Chat(PLATFORM, str(message.chat.id), str(thread or ""), private)


def mark(chat: Chat, number: int) -> str:
    """How we name a message. The chat is part of it, for a group that becomes a supergroup leaves
    its messages behind, and their numbers are given anew there."""
    return f"{number}@{chat.id}"


def number_of(chat: Chat, message: str) -> int | None:
    """A message's number in the chat, or None when it was left behind in another."""
    number, _, home = message.partition("@")
    return int(number) if home == chat.id else None


def ephemeral_of(message: Message | PressedMessage) -> int:
    """The number of a message that only its presser sees; 0 for one that all see."""
    if isinstance(message, PressedMessage):
        return message.ephemeral_message_id or 0
    number = message.api_kwargs.get("ephemeral_message_id")
    return number if isinstance(number, int) else 0


def document_of(message: Message) -> Document | None:
    """The document that a message brings, or answers; an animation is none to be read."""
    answered = message.reply_to_message
    for each in (message, answered):
        if each is not None and each.document is not None and each.animation is None:
            return each.document
    return None


def answered_by(message: Message, bot: int) -> str:
    """How we name the message of ours that a message answers, "" for no such answer; ``bot`` is our
    own number. What begins a topic is answered by all that is said there."""
    answered = message.reply_to_message
    if answered is None or answered.from_user is None or answered.forum_topic_created:
        return ""
    ours = answered.from_user.id == bot and not ephemeral_of(answered)
    return mark(chat_of(answered), answered.message_id) if ours else ""


def line_of(message: Message) -> TypedCommand | None:
    """The command that a message, or what is said of a document, begins with, if it does."""
    entities = message.caption_entities if message.document else message.entities
    commands = (e for e in entities if e.type == MessageEntity.BOT_COMMAND)
    first = next((e for e in commands if e.offset == 0), None)
    if first is None:
        return None
    text = (message.caption if message.document else message.text) or ""
    name, _, bot = text[1 : first.length].partition("@")
    return TypedCommand(name.lower(), bot.lower(), text[first.length :].strip())
