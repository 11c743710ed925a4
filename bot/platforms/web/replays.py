"""The replay of a match on the page: what is asked for it, and the messages that answer."""

import logging
from collections.abc import Awaitable, Callable

from msgspec import Struct, structs

from bot.desk import Desk
from bot.errors import BadPress, Refusal
from bot.moments import plain
from bot.people import Person
from bot.platforms.web import wire
from bot.press import unpack
from bot.screens.replay import VERB, Replay, ReplayPly
from engines.numerals import whole
from render import Picture

log = logging.getLogger(__name__)

WORDS = (
    "replay",
    "first",
    "back",
    "play",
    "pause",
    "on",
    "last",
    "moves",
    "course",
    "start",
    "leave",
    "share",
)
"""The texts ``web-replay-…`` that the page needs to show a replay."""


class CourseShown(Struct, frozen=True):
    """The expected leads of a side, each with its ply."""

    side: str
    points: tuple[tuple[int, float], ...]


class ReplayShown(wire.Message, tag="replay", frozen=True):
    """The course of the match ``number`` of a table. ``at`` is the ply that is wanted first, None
    where the page stays where it is; of a ``running`` match nothing is judged."""

    table: str
    number: int
    at: int | None
    running: bool
    columns: tuple[wire.ColumnShown, ...]
    moves: tuple[wire.MoveShown, ...]
    course: tuple[CourseShown, ...]
    progress: str
    share: str  # the payload that shares it with everybody, "" where nothing does
    words: dict[str, str]


class ReplayGrown(ReplayShown, tag="grown", frozen=True):
    """The same again, with what has been played or found out since."""


class PlyShown(wire.Message, tag="ply", frozen=True):
    """A position of that match: the picture, whose bytes went before, and what is said of it;
    ``better`` is what had been better than the last move, "" where nothing much was."""

    table: str
    number: int
    ply: int
    said: str
    better: str
    score: tuple[int, ...]
    picture: wire.PictureShown


class ReplayDesk:
    """What one page asks about replays. ``tell`` sends a message and ``send`` a picture that the
    page may have already."""

    def __init__(
        self,
        desk: Desk,
        person: Person,
        tell: Callable[[wire.Message], Awaitable[None]],
        send: Callable[[Picture], Awaitable[None]],
    ) -> None:
        self._desk = desk
        self._person = person
        self._tell = tell
        self._send = send
        self._open: tuple[str, int] | None = None  # table and match that the page walks through
        self._shown: ReplayShown | None = None

    def wanted(self, payload: str) -> int | None:
        """The number of the match that a button's payload asks to walk through, if it does."""
        try:
            press = unpack(payload)
        except BadPress:
            return None
        return whole(press.path[0]) if press.verb == VERB and press.path else None

    async def open(
        self, table: str, number: int | None, language: str, at: int | None = None
    ) -> bool:
        """Tell the page of a match, the latest without a ``number``. Raises Refusal."""
        replay = await self._desk.replay(table, number, self._person, language, analyse=True)
        self._open = table, replay.number
        self._shown = self._message(ReplayShown, table, replay, language, at)
        await self._tell(self._shown)
        return True

    async def follow(self, table: str, language: str) -> None:
        """The table has changed, or more is known of the match: tell the page what is new."""
        if self._open is None or self._open[0] != table or self._shown is None:
            return
        try:
            replay = await self._desk.replay(*self._open, self._person, language)
        except Refusal:
            self.leave()
            return
        except Exception:
            log.exception("table %s: could not update a replay", table)
            return
        shown = self._message(ReplayGrown, table, replay, language, None)
        if structs.asdict(shown) != structs.asdict(self._shown) | {"at": None}:
            self._shown = shown
            await self._tell(shown)

    async def ply(self, table: str, number: int, ply: int, language: str, theme: str) -> bool:
        """Tell the page of a position. Raises Refusal."""
        found = await self._desk.replay_ply(table, number, ply, self._person, language, theme)
        await self._send(found.picture)
        await self._tell(_ply_message(table, number, found))
        return True

    def leave(self) -> None:
        """The page has gone elsewhere."""
        self._open = self._shown = None

    def _message(
        self,
        kind: type[ReplayShown],
        table: str,
        replay: Replay,
        language: str,
        at: int | None,
    ) -> ReplayShown:
        say = self._desk.say
        return kind(
            table=table,
            number=replay.number,
            at=at,
            running=replay.running,
            columns=tuple(map(wire.column_message, replay.columns)),
            moves=tuple(map(wire.move_message, replay.moves)),
            course=tuple(CourseShown(line.side, line.points) for line in replay.lines),
            progress=replay.progress,
            share=replay.share,
            words={word: say(language, f"web-replay-{word}") for word in WORDS},
        )


def _ply_message(table: str, number: int, found: ReplayPly) -> PlyShown:
    return PlyShown(
        table=table,
        number=number,
        ply=found.ply,
        said=wire.bare(plain(found.said)),
        better=wire.bare(plain(found.better)),
        score=found.score,
        picture=_picture(found.picture, plain(found.alt)),
    )


def _picture(picture: Picture, alt: str) -> wire.PictureShown:
    """A picture in which nothing can be pressed."""
    return wire.PictureShown(
        digest=wire.digest(picture).hex(),
        width=picture.width,
        height=picture.height,
        alt=alt,
        regions=(),
        pieces=wire.pieces_of(picture),
        parts=picture.parts,
    )
