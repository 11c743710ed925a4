"""The picture of all boards, from which one is chosen by sight."""

from dataclasses import dataclass

from bot.desk.chat_screens import ChatScreens
from bot.people import Chat
from bot.screens.picture_cache import PictureCache
from bot.screens.reading import ONLY
from render import Picture


@dataclass(eq=False, repr=False)
class BoardPictures:
    """Paints it in the look of whoever asks."""

    _pictures: PictureCache
    _screens: ChatScreens

    async def of(self, chat: Chat, reader: str) -> Picture | None:
        """That for the only ``reader``, an account, in a chat; None where they want no pictures, or
        the chat takes none."""
        choices = await self._screens.choices(chat, reader)
        if self._screens.text_in(choices, chat) == ONLY:
            return None
        return await self._pictures.boards(self._screens.look(choices, chat))
