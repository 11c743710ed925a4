"""Replies as their readers can have them: pictures in words for those who want that, and files no
larger than a platform takes."""

from dataclasses import dataclass

from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.reply import Reply, with_screen
from bot.desk.viewers import Viewers
from bot.people import Chat, Person
from bot.screens.reading import as_text


@dataclass(eq=False, repr=False)
class ReadableReplies:
    """The last step of every reply."""

    _replies: Replies
    _viewers: Viewers
    _platforms: Platforms

    async def readable(self, reply: Reply, person: Person, chat: Chat) -> Reply:
        """The reply, with the picture that it shows to one person alone in words where they want
        that. Raises FileTooLarge."""
        screen, alone = reply.screen, reply.private or chat.private
        if screen is not None and screen.file is not None:
            self._replies.check_size(screen.file, chat)
        if screen is None or not alone or self._replies.is_page(chat) or screen.kind == "lobby":
            return reply
        if screen.reading or not (text := await self._viewers.text(chat, person.account)):
            return reply
        return with_screen(reply, self._platforms.fitted(as_text(screen, text), chat))

    def checked(self, reply: Reply, chat: Chat) -> Reply:
        """The reply, whose file can be sent in the chat. Raises FileTooLarge."""
        if reply.screen is not None and reply.screen.file is not None:
            self._replies.check_size(reply.screen.file, chat)
        return reply
