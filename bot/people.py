"""Who plays and where: persons and chats, as the platforms name them."""

import re
import unicodedata
from dataclasses import dataclass, field
from itertools import accumulate

import regex
from msgspec import Struct

LONGEST_NAME = 32
MOST_MARKS = 2  # accents on one letter; more of them reach into the lines above and below
JOINERS = "\u200c\u200d"  # unseen, but part of Persian words and of emoji families
_OURS = "\ue0f0-\ue0f2"  # marks of a moment in a line (bot.moments)
_UNSEEN = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that look like a space
_SIGN = regex.compile(r"\X")  # what a reader takes for one sign, after Unicode Standard Annex 29
_REGION_FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f")
_PLAIN = re.compile("[A-Za-z0-9]+(?: [A-Za-z0-9]+)*")
_BLANKS = re.compile(rf"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff{_OURS}{_UNSEEN}]+")
_SCHEME = re.compile(r"(?<=\w)://")
_LINK_DOT = re.compile(r"(?<=\w)\.(?=[^\W\d_]{2})")
_MENTION = re.compile(r"(?<!\w)@(?=\w)")
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def fit_name(name: str, fallback: str, longest: int = LONGEST_NAME) -> str:
    """A name fit for one line among others: at most ``longest`` characters, none of them a control
    or direction mark, nothing that a chat would make a link or a mention of; ``fallback`` when
    nothing is left of it that can be seen."""
    if len(name) <= longest and _PLAIN.fullmatch(name):
        return name  # as most are, at each press
    # Signs that are not seen go, but for those that join others or make the flag of a region.
    flags = {place for flag in _REGION_FLAG.finditer(name) for place in range(*flag.span())}
    seen = "".join(
        sign
        for place, sign in enumerate(name)
        if place in flags or sign in JOINERS or unicodedata.category(sign) != "Cf"
    )
    kept, pile = [], 0
    for sign in unicodedata.normalize("NFC", seen):  # marks pile up on a letter to two at most
        pile = pile + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if pile <= MOST_MARKS:
            kept.append(sign)
    text = _BLANKS.sub(" ", "".join(kept))
    text = _MENTION.sub("＠", _LINK_DOT.sub("․", _SCHEME.sub(": ", text)))
    text = text.strip(f" {JOINERS}")
    # As many whole signs, as a reader counts them, as fit.
    ends = accumulate(len(sign) for sign in _SIGN.findall(text))
    text = text[: max((end for end in ends if end <= longest), default=0)].rstrip(f" {JOINERS}")
    shown = any(unicodedata.category(sign)[0] not in "ZCM" for sign in text)
    return text if shown else fallback


def isolated(name: str) -> str:
    """A name as it stands in a sentence: one that is written from right to left leaves the order of
    the words around it alone (Unicode Standard Annex 9, isolates)."""
    if name.isascii():
        return name
    if any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in name):
        return f"\u2068{name}\u2069"
    return name


GUEST = "web"  # begins the key of a guest in a browser
LINKED = "person"  # begins the key of somebody with several accounts
GONE = "gone"  # begins the key that stands for somebody who wanted to be forgotten


def is_gone(key: str) -> bool:
    """Whether a key stands for somebody who was forgotten: nobody acts by it any more."""
    return key.startswith(f"{GONE}:")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on a platform. ``language`` is the code the platform tells, or empty; ``manages``:
    whether the platform says that they may manage the chat in which they act; ``linked`` is the key
    of the person whose account this is among others, "" for an account on its own. ``address`` is
    where they come from and ``zone`` their time zone, "" where the platform does not tell;
    ``within`` is the chat in whose app they have the page open, None anywhere else."""

    platform: str
    id: str
    name: str
    language: str = ""
    manages: bool = field(default=False, compare=False)
    linked: str = ""
    address: str = field(default="", compare=False, repr=False)
    zone: str = field(default="", compare=False, repr=False)
    within: "Chat | None" = field(default=None, compare=False, repr=False)

    @property
    def account(self) -> str:
        """The reader of what stands on this platform: ``"telegram:4711"``."""
        return f"{self.platform}:{self.id}"

    @property
    def key(self) -> str:
        """The same person in every table, whichever account acts."""
        return self.linked or self.account


@dataclass(frozen=True, slots=True)
class Chat:
    """A place where tables are shown: a channel, a group's topic, a private chat, a browser.

    ``private`` chats have one reader, so a hand may be shown there. ``server`` is what the chat is
    part of on a platform that has such, "" where that is not known.
    """

    platform: str
    id: str
    thread: str = ""
    private: bool = False
    server: str = field(default="", compare=False)

    @property
    def key(self) -> str:
        """One text for the database: ``"telegram:-100:7"``."""
        return f"{self.platform}:{self.id}:{self.thread}"

    def is_place_of(self, chat: "Chat") -> bool:
        """Whether the same people are there as in a chat, which may be a topic of it."""
        return (self.platform, self.id) == (chat.platform, chat.id)


class PresenceSign(Struct, frozen=True):
    """When, as a Unix time, somebody last pressed, typed or had the page open at a table, and
    where."""

    at: float
    chat: Chat


@dataclass(frozen=True, slots=True)
class ChatPreferences:
    """What a chat has chosen: its language ("" for the default), ``notices`` smart, always or
    never, whether reminders are given, of its pictures the theme ("" for the platform's), the
    ``palette``, the ``size`` and the ``board`` ("" for the standard's), and whether its ladder runs
    in months."""

    language: str = ""
    notices: str = "smart"
    reminders: bool = True
    theme: str = ""
    palette: str = ""
    size: str = ""
    board: str = ""
    seasons: bool = False


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """What a person has chosen for what they see alone."""

    language: str = ""  # "": the one that their platform tells
    notices: str = "chat"  # in the chat, privately or never
    reminders: bool = True
    theme: str = ""
    ladder: bool = True  # whether they stand on it
    palette: str = ""  # of pictures; "" for the standard's, as with size and board
    size: str = ""
    text: str = ""  # "" for pictures, "first" for text with pictures after it, "only"
    ratings: bool = True  # whether they see them while they play a match that counts
    board: str = ""
    tips: bool = True  # from weak computer players
    zone: str = ""  # the name of their time zone
    quiet: str = ""  # hours there in which nothing rings ("22-7")
    digest: str = ""  # when they are told all at once; "": as it comes, else as in ``bot.quiet``


@dataclass(frozen=True, slots=True)
class Display:
    """One message that shows a table. ``person`` is the account of its only reader, or None when
    everybody in the chat reads it; ``shown`` is the revision it shows, ``page`` the page of
    a feature that it is open at."""

    id: int
    table: str
    chat: Chat
    message: str
    person: str | None = None
    shown: int = -1
    page: str = ""
