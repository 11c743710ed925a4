"""What one person alone is told though they have pressed nothing: in their private chat, or in the
group where the server lets a bot do that."""

from contextlib import suppress

from cachetools import LRUCache

from bot import bounds
from bot.desk.platform import Gone
from bot.desk.private_screens import Reader
from bot.desk.reply import Reply
from bot.people import Chat, Person
from bot.platforms.telegram.people import PLATFORM
from bot.platforms.telegram.posts import ChatPosts
from bot.platforms.telegram.private_screens import MemberScreens
from bot.screens import Screen


class Apart:
    """Finds a place where nobody else reads."""

    def __init__(self, posts: ChatPosts, private_screens: MemberScreens) -> None:
        self._posts = posts
        self._private_screens = private_screens
        self._reachable: LRUCache[str, bool] = LRUCache(bounds.REACHABLE)  # by account

    def met(self, person: Person) -> None:
        """The person has written in private, and so may be written to."""
        self._reachable[person.account] = True

    def knows(self, person: Person) -> bool:
        """Whether the person has written in private of late."""
        return self._reachable.get(person.account, False)

    async def give(self, person: Person, chat: Chat, reply: Reply) -> bool:
        """Shows the reply's screen, or else says its line, if there is a place."""
        if reply.screen is not None:
            return await self.show(person, chat, reply.screen)
        return await self.say(person, chat, reply.notice)

    async def say(self, person: Person, chat: Chat, text: str) -> bool:
        """Says a line, if there is a place."""
        return await self.say_there(person, text) or await self.say_here(person, chat, text)

    async def say_there(self, person: Person, text: str) -> bool:
        """Says a line in the private chat, if there is one."""
        return await self._show_there(person, Screen("", 0, (text,)))

    async def say_here(self, person: Person, chat: Chat, text: str) -> bool:
        """Says a line in the group, if one member alone can be told something there now."""
        return not chat.private and await self._private_screens.say(Reader(chat, person), text)

    async def show(self, person: Person, chat: Chat, screen: Screen) -> bool:
        """Shows a screen of theirs, if there is a place."""
        here = self._private_screens.support.works(chat)
        if here and await self._private_screens.show_unasked(Reader(chat, person), screen):
            return True
        return await self._show_there(person, screen)

    async def _show_there(self, person: Person, screen: Screen) -> bool:
        if self._reachable.get(person.account, True):
            there = Chat(PLATFORM, person.id, private=True)
            with suppress(Gone):
                await self._posts.show(there, screen, person)
                return True
            self._reachable[person.account] = False
        return False
