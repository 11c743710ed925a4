"""Who sees a screen, and how they want it."""

from msgspec import Struct

from bot.screens.lobby import Way
from bot.screens.screen import Button

APP = "app"  # the verb of the press by which a platform opens the page


class AppLink(Struct, frozen=True):
    """Opens a view of the page within the app of a chat: by an address like any other, by one that
    the app opens ``inside`` itself at once, or, without one, by a press that the platform knows."""

    url: str = ""
    inside: bool = False

    def button(self, label: str, payload: str) -> Button:
        """What is pressed for it; the ``payload`` says what is meant, where there is no address."""
        if self.url:
            return Button(label, url=self.url, inside=self.inside)
        return Button(label, payload)


class Viewer(Struct, frozen=True):
    """Who sees a screen, and how they want it: the person with this ``key`` alone, or without one
    everybody in a chat."""

    language: str
    theme: str = "light"
    key: str | None = None
    folds: bool = False  # it may stand beside one that all see: [More] has what is added, too
    slots: bool = False  # everybody chooses by slots, for the chat shows nothing to one alone
    link: str = ""  # opens a private chat with the table
    app: AppLink | None = None  # opens the page
    ways: tuple[Way, ...] = ()  # lead to the table from elsewhere
    sends: bool = False  # it can be sent into other chats
    tray: bool = False  # a hand without the board, which stands above it
    scores: bool = False  # what counts is asked for beside the board, not behind [More]
    walked: bool = False  # for the page: all beyond the edge, all places one by one, previews
    text: str = ""  # whether it is wanted as text, as in PersonPreferences
    called: frozenset[str] = frozenset()  # the keys of those whom its message calls
