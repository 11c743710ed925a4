"""What a platform gets in answer to a press or a command: one of a few kinds of reply."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from bot.monitoring.labels import CountedOutcome
from bot.people import Chat
from bot.screens import Screen
from bot.screens.picks import Picks


class Reply:
    """The answer to one press or command, for the person who made it: ``notice`` is a private line,
    which interrupts with ``alert``, and ``screen`` what is to be shown. ``private``: it is for this
    person alone, in a chat where others read along. ``here``: it takes the place of the message
    that was pressed, also of one that all see. ``refused``: nothing was done. ``picks`` makes what
    the screen becomes once a piece is picked, for a page that shows that by itself."""

    __slots__ = ()

    notice: str = ""
    alert: bool = False
    screen: Screen | None = None
    private: bool = False
    here: bool = False
    refused: bool = False
    picks: Picks | None = None


@dataclass(frozen=True, slots=True)
class Done(Reply):
    """Nothing is said: what has changed shows by itself."""


@dataclass(frozen=True, slots=True)
class PrivateLine(Reply):
    """One private line, and ``aloud`` the same in the language of the chat, for where all there
    read it; "" where they are one. A ``secret`` one is said where nobody else reads along, and
    elsewhere as much of it as is ``aloud``, or nothing: then there is a link to what it ``opens``
    in a private chat. ``apart``: it is said there if that can be. ``confirms``: it says nothing
    that the table does not show as well."""

    notice: str = ""
    aloud: str = ""
    secret: bool = False
    opens: str = ""
    apart: bool = False
    confirms: bool = False


@dataclass(frozen=True, slots=True)
class Alert(Reply):
    """One private line that is important enough to interrupt."""

    notice: str = ""

    alert = True


class Cause(Enum):
    """Why something was refused."""

    RULE = auto()  # it may not be done, or not now
    UNKNOWN = auto()  # what was typed means nothing here
    FAULT = auto()  # a fault of ours


@dataclass(frozen=True, slots=True)
class Refused(Reply):
    """One line for this person alone that says why nothing was done. ``veiled``: that it was
    refused tells something of a hidden hand already."""

    notice: str = ""
    alert: bool = True
    cause: Cause = Cause.RULE
    veiled: bool = False

    refused = True


@dataclass(frozen=True, slots=True)
class PrivateScreen(Reply):
    """A screen for this person alone, and perhaps a line that says it in short. In answer to a
    press on a private screen it takes that one's place."""

    screen: Screen = field()  # which has no default, though replies have none
    notice: str = ""
    alert: bool = False
    here: bool = False  # it takes the place of any message where nobody else reads
    others: Screen | str = ""
    """What everybody may see where it cannot be shown, of how its reader gets to it: a screen, or
    what a link opens in a private chat, "" for its table."""
    opens: str = ""  # where a link below such a screen leads; "": there is none
    apart: bool = False  # it is shown in the private chat with its reader, sooner than that

    private = True


@dataclass(frozen=True, slots=True)
class ScreenInPlace(Reply):
    """A screen in the place of the message that was pressed, also of one that all see, and perhaps
    a line for the presser. ``shared``: without such a message it is for all in the chat, also where
    the command was seen by nobody."""

    screen: Screen = field()
    notice: str = ""
    alert: bool = False
    picks: Picks | None = None
    shared: bool = False

    here = True


@dataclass(frozen=True, slots=True)
class NewScreen(Reply):
    """A screen as a new message in the chat, and perhaps a line. ``shared``: it is for all there,
    also where the command was seen by nobody."""

    screen: Screen = field()
    notice: str = ""
    alert: bool = False
    picks: Picks | None = None
    shared: bool = False


@dataclass(frozen=True, slots=True)
class ScreenStream(Reply):
    """A screen as a new message for all in the chat; what comes ``later`` takes its place, the
    newest each time it is asked for, and the last of them stays. A message that one person alone
    sees can be changed for a short while, if at all, and has no such."""

    screen: Screen = field()
    later: AsyncIterator[Screen] = field()


def screen_reply(
    screen: Screen,
    private: bool,
    here: bool = False,
    notice: str = "",
    alert: bool = False,
    others: Screen | str = "",
) -> Reply:
    """A screen for this person alone, or for all in the chat, as a new message or in the place of
    the one that was pressed."""
    if private:
        return PrivateScreen(screen, notice, alert, here, others)
    return ScreenInPlace(screen, notice, alert) if here else NewScreen(screen, notice, alert)


def with_screen(reply: Reply, screen: Screen) -> Reply:
    """The same reply with another screen in place of its own."""
    match reply:
        case PrivateScreen() | ScreenInPlace() | NewScreen() | ScreenStream():
            return replace(reply, screen=screen)
        case _:
            return reply


def outcome_of(reply: Reply) -> CountedOutcome:
    """What became of the press that it answers."""
    if isinstance(reply, Refused) and reply.cause is Cause.FAULT:
        return CountedOutcome.FAILED
    return CountedOutcome.REFUSED if reply.refused else CountedOutcome.DONE


def is_unknown(reply: Reply) -> bool:
    """Whether it says that what was typed means nothing here."""
    return isinstance(reply, Refused) and reply.cause is Cause.UNKNOWN


def is_plain_no(reply: Reply) -> bool:
    """Whether something was refused and others may know that, though not why."""
    return isinstance(reply, Refused) and not reply.veiled


def is_shared(reply: Reply) -> bool:
    """Whether its screen is for all in the chat, also where the command was seen by nobody."""
    match reply:
        case ScreenStream():
            return True
        case NewScreen(shared=shared) | ScreenInPlace(shared=shared):
            return shared
        case _:
            return False


def others_of(reply: Reply) -> Screen | str:
    """What everybody may see where its screen cannot be shown to one alone, as a screen or as what
    a link opens; "" for the screen's table."""
    return reply.others if isinstance(reply, PrivateScreen) else ""


def said_in(reply: Reply, chat: Chat) -> str:
    """Its line, as it is said in a chat where perhaps others read along; "" where it may not be."""
    if isinstance(reply, PrivateLine) and not chat.private:
        return reply.aloud or ("" if reply.secret else reply.notice)
    return reply.notice


def is_secret(reply: Reply) -> bool:
    """Whether its line may not be read by others."""
    return isinstance(reply, PrivateLine) and reply.secret


def is_apart(reply: Reply) -> bool:
    """Whether it is said or shown where nobody else reads along if that can be."""
    return isinstance(reply, PrivateLine | PrivateScreen) and reply.apart


def opened_by(reply: Reply) -> str:
    """What a link opens in a private chat where a secret line or a screen cannot be shown, "" for
    nothing."""
    return reply.opens if isinstance(reply, PrivateLine | PrivateScreen) else ""


def only_confirms(reply: Reply) -> bool:
    """Whether its line says nothing that the table does not show as well."""
    return isinstance(reply, PrivateLine) and reply.confirms
