"""Screens of replies as messages of their own, which the desk then keeps up to date."""

from bot.desk import Desk
from bot.desk.platform import Gone
from bot.people import Chat, Person
from bot.platforms.telegram.messages import Messages
from bot.screens import Screen


class Posts:
    """Puts the screens of replies up and tells the desk where they stand. Raises Gone."""

    def __init__(self, desk: Desk, messages: Messages) -> None:
        self._desk = desk
        self._messages = messages

    async def turn(self, chat: Chat, message: str, screen: Screen, person: Person) -> None:
        """Make the pressed message show the screen."""

        async def newest() -> Screen:
            return screen

        try:
            shown = await self._messages.edit(chat, message, newest)
        except Gone:
            shown = await self._messages.send(chat, screen)
        await self._desk.posted(shown.screen, shown.chat, shown.message, person.key)

    async def show(self, chat: Chat, screen: Screen, person: Person) -> None:
        """Post a screen; where pictures are forbidden, say so instead of saying nothing."""
        try:
            await self.post(chat, screen)
        except Gone:
            if screen.picture is None:
                raise
            text = self._desk.say(self._desk.reader(person), "telegram-no-pictures")
            await self.post(chat, Screen("", 0, (text,)))

    async def post(self, chat: Chat, screen: Screen, to: int | None = None) -> None:
        """Post a screen, perhaps as a quiet answer to a message."""
        shown = await self._messages.send(chat, screen, to)
        await self._desk.posted(shown.screen, shown.chat, shown.message, screen.audience)
