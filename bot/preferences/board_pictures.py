"""The picture of all boards, from which one is chosen by sight."""

from dataclasses import dataclass

from bot.desk.viewers import Viewers
from bot.people import Chat
from bot.screens.picture_cache import PictureCache
from render import Picture


@dataclass(eq=False, repr=False)
class BoardPictures:
    """Paints it in the look of whoever asks."""

    _pictures: PictureCache
    _viewers: Viewers

    async def of(self, chat: Chat, reader: str) -> Picture | None:
        """That for the only ``reader``, an account, in a chat; None where they want no pictures, or
        the chat takes none."""
        look = await self._viewers.painted(chat, reader)
        return None if look is None else await self._pictures.boards(look)
