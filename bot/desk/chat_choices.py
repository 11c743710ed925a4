"""What is chosen for all in a chat, by whichever command, button or typed line: it is changed here
alone, and only by those who may."""

from bot.desk.context import Context
from bot.desk.platform import Choosers
from bot.errors import NotManager
from bot.people import Chat, Person


async def choose_for_chat(context: Context, person: Person, chat: Chat, **changes: object) -> None:
    """Change what the chat has chosen. Raises NotManager."""
    await _check(context, person, chat)
    await context.preferences.choose_chat(chat, **changes)


async def post_daily(context: Context, person: Person, chat: Chat, hour: int, day: int) -> None:
    """Have the puzzle of the day posted there at an hour, for the first time after ``day``. Raises
    NotManager."""
    await _check(context, person, chat)
    await context.store.subscribe_daily(chat, hour, day)


async def stop_daily(context: Context, person: Person, chat: Chat) -> None:
    """Have it posted no more. Raises NotManager."""
    await _check(context, person, chat)
    await context.store.unsubscribe_daily(chat)


async def may_choose(context: Context, person: Person, chat: Chat) -> bool:
    """Whether a person may choose for all in a chat; in a private one there is nobody else."""
    if chat.private:
        return True
    if choosers_of(context, chat) is Choosers.PLAYERS:
        return await context.store.plays_in(chat, person.key)
    return person.manages


def choosers_of(context: Context, chat: Chat) -> Choosers:
    """Who may choose there, as its platform says."""
    platform = context.displays.platform(chat.platform)
    return platform.choosers if platform else Choosers.MANAGERS


async def _check(context: Context, person: Person, chat: Chat) -> None:
    if not await may_choose(context, person, chat):
        raise NotManager(who=str(choosers_of(context, chat)))
