"""How somebody is answered about their accounts: alone, in the place of what was pressed."""

from bot.desk.reply import Reply, screen_reply
from bot.people import Chat
from bot.screens import Screen


def privately(screen: Screen, chat: Chat, opens: str) -> Reply:
    """The screen for one person; ``opens`` is what shows it in a private chat."""
    return screen_reply(screen, not chat.private, here=True, others=opens)
