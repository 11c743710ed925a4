"""Who sees a screen, and how they want it."""

from dataclasses import dataclass

from bot.screens.lobby import Way


@dataclass(frozen=True, slots=True)
class AppLink:
    """Opens a table on the page within the app of a chat: by an address like any other, by one
    that the app opens ``inside`` itself at once, or, without one, by a press that the platform
    knows."""

    url: str = ""
    inside: bool = False


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person with this ``key``, who alone sees the screen, or without one everybody in a chat;
    with ``folds`` where it may stand beside one that all see, so that what is added has to be found
    behind [More] as well; their language and theme; ``slots`` for shared chats in which a private
    screen cannot be shown; ``link`` opens a private chat, ``app`` the page, ``ways`` lead to the
    table from elsewhere, ``sends``: it can be sent into other chats; with ``tray`` a hand is shown
    without the board, which stands above it; with ``scores`` what counts is asked for beside the
    board, not behind [More]; with ``walked``, for the page, the board is laid with all beyond its
    edge, and all its places are told one by one, what moves would do and what is played for;
    ``text``: whether it is wanted as text, as in ``PersonPreferences``; ``called``: the keys of
    those whom its message calls."""

    language: str
    theme: str = "light"
    key: str | None = None
    folds: bool = False
    slots: bool = False
    link: str = ""
    app: AppLink | None = None
    ways: tuple[Way, ...] = ()
    sends: bool = False
    tray: bool = False
    scores: bool = False
    walked: bool = False
    text: str = ""
    called: frozenset[str] = frozenset()
