"""The platforms on which this process shows tables."""

from collections.abc import Iterator

from bot.desk.platform import Platform
from bot.people import Chat
from bot.preferences.chat_choices import Choosers
from bot.screens import Screen
from bot.screens.lobby import Way
from bot.screens.reading import fitted
from bot.screens.viewer import AppLink
from bot.web_address import WebAddress


class Platforms:
    """Those that run here, by name: they are attached once the desk is open. ``web`` is where the
    page is open to others, whichever process serves it."""

    def __init__(self, web: WebAddress | None = None) -> None:
        self.web = web or WebAddress()
        self._by_name: dict[str, Platform] = {}

    def attach(self, platform: Platform) -> None:
        """Shows what belongs on this platform through it from now on."""
        self._by_name[platform.name] = platform

    def get(self, name: str) -> Platform | None:
        """The platform of this name, None where it does not run here."""
        return self._by_name.get(name)

    def of(self, chat: Chat) -> Platform:
        """The platform of a chat, which runs here. Raises KeyError."""
        return self._by_name[chat.platform]

    def choosers(self, chat: Chat) -> Choosers:
        """Who may choose for all in a chat."""
        platform = self.get(chat.platform)
        return platform.choosers if platform else Choosers.MANAGERS

    def owns(self, chat: Chat) -> bool:
        """Whether this process, of those that share the database, edits what stands in a chat."""
        platform = self.get(chat.platform)
        return platform is not None and platform.owns(chat)

    def app_link(self, path: str, chat: Chat) -> AppLink | None:
        """What opens a view of the page, by its path, within a chat's app; None for nothing."""
        platform = self.get(chat.platform)
        return platform.app_link(path, chat) if platform else None

    def ways(self, code: str) -> tuple[Way, ...]:
        """How people come to a table from elsewhere: on each platform that runs here, and on the
        page where its address is known."""
        found = {platform.name: platform.invitation(code) for platform in self}
        if link := self.web.table(code):
            found["web"] = link
        return tuple(Way(name, link) for name, link in sorted(found.items()) if link is not None)

    def fitted(self, screen: Screen, chat: Chat) -> Screen:
        """The screen with as much of its text as a message of the chat takes. In a private one a
        table's has a second message for what is left."""
        platform = self.get(chat.platform)
        if platform is None:
            return screen
        second = chat.private and bool(screen.table)
        return fitted(screen, platform.longest_caption, platform.longest_text, second)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the platforms."""
        return tuple(self._by_name)

    def __iter__(self) -> Iterator[Platform]:
        return iter(self._by_name.values())
