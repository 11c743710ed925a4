"""What a message shows, in a form in which it can be compared."""

from collections.abc import Hashable

import msgspec

from bot.platforms.contents import Content
from bot.platforms.telegram.form import encode
from bot.platforms.telegram.media import media_of
from bot.platforms.telegram.text import Text
from bot.screens import Screen


def content_of(screen: Screen, text: Text, markup: msgspec.Raw | None) -> Content:
    """The screen as a message shows it with this text and keyboard."""
    return Content(encode((text.text, text.entities, markup)), carried_by(screen))


def carried_by(screen: Screen) -> Hashable:
    """What goes with the words of the screen, None where they go alone."""
    media = media_of(screen)
    return (media.key, media.name) if media else None
