"""What kind of answer a reply is, in the chat where it was asked for."""

from dataclasses import replace

from bot.desk.reply import Reply, is_shared
from bot.people import Chat, Person
from bot.screens import Screen


def private(reply: Reply) -> bool:
    """Whether its screen is for one person."""
    screen = reply.screen
    return screen is not None and (reply.private or screen.audience is not None)


def hidden(reply: Reply, chat: Chat) -> bool:
    """Whether the screen must not be shown here, where others read along."""
    return private(reply) and not chat.private


def for_one(reply: Reply, person: Person) -> Screen | None:
    """The reply to a command that nobody else saw, as a screen for the one who gave it; None for
    what is to be shown to all, such as a table."""
    screen = reply.screen
    if is_shared(reply):
        return None
    if screen is None:
        return Screen("", 0, (reply.notice,), person.account) if reply.notice else None
    if screen.table and not private(reply):
        return None
    return replace(screen, audience=person.account)


def said_by_screen(reply: Reply, chat: Chat) -> bool:
    """Whether the notice only says in short what the screen shows."""
    return private(reply) and reply.private and chat.private
