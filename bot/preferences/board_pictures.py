"""The picture of all boards, from which one is chosen by sight."""

from bot.desk.chat_screens import ChatScreens
from bot.people import Chat
from bot.screens.picture_cache import PictureCache
from bot.screens.reading import ONLY
from render import Picture


class BoardPictures:
    """Paints it in the look of whoever asks."""

    def __init__(self, pictures: PictureCache, screens: ChatScreens) -> None:
        self._pictures = pictures
        self._screens = screens

    async def of(self, chat: Chat, reader: str) -> Picture | None:
        """That for the only ``reader``, an account, in a chat; None where they want no pictures, or
        the chat takes none."""
        choices = await self._screens.choices(chat, reader)
        if self._screens.text_in(choices, chat) == ONLY:
            return None
        return await self._pictures.boards(self._screens.look(choices, chat))
