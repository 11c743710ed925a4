"""What kind of answer a reply is, in the chat where it was asked for."""

from bot.desk.platform import Reply
from bot.people import Chat


def private(reply: Reply) -> bool:
    """Whether its screen is for one person."""
    screen = reply.screen
    return screen is not None and (reply.private or screen.audience is not None)


def hidden(reply: Reply, chat: Chat) -> bool:
    """Whether the screen must not be shown here, where others read along."""
    return private(reply) and not chat.private


def said_by_screen(reply: Reply, chat: Chat) -> bool:
    """Whether the notice only says in short what the screen shows."""
    return private(reply) and reply.private and chat.private
