"""Changes of messages that people have sent through the bot. No file can be uploaded into one: its
picture is one that Telegram has already, or one that it fetches from an address."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from telegram.error import BadRequest

from bot.platforms.telegram.api_errors import TelegramErrorKind, error_kind
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.media import PHOTO, media_of
from bot.platforms.telegram.text import CAPTION, Text, cut, text_of
from bot.platforms.telegram.uploads import UploadedFiles
from bot.screens import Screen

# What another picture would not mend: another attempt, or another text, does.
_PASSED_ON = frozenset(
    {
        TelegramErrorKind.SAME,
        TelegramErrorKind.GONE,
        TelegramErrorKind.STYLE,
        TelegramErrorKind.ENTITY,
        TelegramErrorKind.UNKNOWN_ENTITY,
    }
)

Address = Callable[[Screen], Awaitable[str]]
"""Where the picture of a screen is to be fetched, "" for nowhere."""

_log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class InlineEdits:
    """Makes such messages show screens: with the picture where Telegram gets it, else in words."""

    _calls: Calls
    _uploads: UploadedFiles
    _address: Address

    async def change(
        self, common: Mapping[str, Any], screen: Screen, text: Text, words: Screen
    ) -> None:
        """Shows the screen with its ``text``, or the same in ``words``. Raises TelegramError."""
        picture = await self._picture(screen)
        if picture and await self._shown(common, picture, text):
            return
        said = text_of(words)
        try:
            await self._calls.call("editMessageText", {**common, **said.parameters})
        except BadRequest as error:
            if error_kind(error) is not TelegramErrorKind.KIND:
                raise
            caption = {"caption": cut(said.text, CAPTION)}
            await self._calls.call("editMessageCaption", {**common, **caption})

    async def _picture(self, screen: Screen) -> str:
        media = media_of(screen)
        if media is None or media.kind != PHOTO:
            return ""
        return self._uploads.find(media) or await self._address(screen)

    async def _shown(self, common: Mapping[str, Any], picture: str, text: Text) -> bool:
        media = {"type": PHOTO, "media": picture, **text.caption}
        try:
            await self._calls.call("editMessageMedia", {**common, "media": media})
        except BadRequest as error:
            if error_kind(error) in _PASSED_ON:
                raise
            _log.warning("Telegram does not take the picture of a table at its address: %s", error)
            return False
        return True
