"""Screens of replies as messages of their own, which the desk then keeps up to date."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.desk import Desk
from bot.desk.platform import Gone, Outdated, Shown
from bot.people import Chat, Person
from bot.platforms.telegram.inline_chats import inline_message, only_message
from bot.platforms.telegram.media import media_of
from bot.platforms.telegram.messages import TelegramMessages
from bot.platforms.telegram.turns import SendUrgency
from bot.screens import Screen


@dataclass(eq=False, repr=False)
class ChatPosts:
    """Puts the screens of replies up and tells the desk where they stand. Raises Gone."""

    _desk: Desk
    _messages: TelegramMessages

    async def turn(self, chat: Chat, message: str, screen: Screen, person: Person) -> None:
        """Makes the pressed message show the screen, or the newer one that has replaced it; not
        where there is something newer to show by then."""
        pressed, reader = self._desk.pressed_messages, person.account if chat.private else None

        async def newest() -> Screen:
            if await pressed.is_outdated(screen, chat, message):
                raise Outdated
            return screen

        try:
            shown = await self._messages.edit(chat, message, newest, SendUrgency.ANSWER)
        except Outdated:
            return
        except Gone:
            newer = await pressed.replaced_by(screen, chat, message, reader)
            if newer:
                await self.turn(chat, newer, screen, person)
                return
            shown = await self._messages.send(chat, screen, urgency=SendUrgency.ANSWER)
        await self._desk.posted(shown.screen, shown.chat, shown.message, reader)
        await pressed.catch_up(shown.screen, shown.chat, shown.message)

    async def show(
        self,
        chat: Chat,
        screen: Screen,
        person: Person,
        urgency: SendUrgency = SendUrgency.REST,
        later: AsyncIterator[Screen] | None = None,
    ) -> None:
        """Posts a screen, and what takes its place ``later``; where pictures are forbidden, says so
        instead of saying nothing. In a chat that is one message it takes that one's place."""
        if inline_message(chat):
            await self.turn(chat, only_message(chat), screen, person)
            return
        try:
            shown = await self.post(chat, screen, urgency=urgency)
            if later is not None:
                await self._follow(shown, later)
        except Gone:
            if media_of(screen) is None and later is None:
                raise
            text = self._desk.words.say(
                await self._desk.readers.language_in(person, chat), "telegram-no-pictures"
            )
            await self.post(chat, Screen("", 0, (text,)), urgency=urgency)

    async def _follow(self, shown: Shown, later: AsyncIterator[Screen]) -> None:
        async for screen in later:

            async def newest(screen: Screen = screen) -> Screen:
                return screen

            shown = await self._messages.edit(shown.chat, shown.message, newest, SendUrgency.ANSWER)

    async def post(
        self,
        chat: Chat,
        screen: Screen,
        to: int | None = None,
        urgency: SendUrgency = SendUrgency.REST,
        quiet: bool = False,
    ) -> Shown:
        """Posts a screen, perhaps as an answer to a message, which is quiet as well."""
        shown = await self._messages.send(chat, screen, to, urgency, quiet)
        await self._desk.posted(shown.screen, shown.chat, shown.message, screen.audience)
        return shown
