"""The replay that one open page walks through."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from bot.accounts.accounts import Accounts
from bot.desk.button_press import number_of
from bot.desk.page_messages import (
    Numbered,
    PictureShown,
    RegionShown,
    bare,
    column_message,
    digest,
    move_message,
    pieces_of,
)
from bot.desk.page_part import OpenPage, PagePart
from bot.errors import Refusal
from bot.features.replays import messages
from bot.features.replays.line import ReplayLine, pressable
from bot.features.replays.messages import (
    ChoiceShown,
    CourseShown,
    LineShown,
    PlyShown,
    ReplayGrown,
    ReplayShown,
    same,
)
from bot.features.replays.replay import Replay, ReplayPly, ReplayScene, score_of
from bot.features.replays.replays import Replays
from bot.features.replays.screens import ANALYSE, VERB
from bot.moments import plain
from bot.press import Press
from bot.running.service import Tables
from bot.screens.viewer import Viewer
from bot.tables.table import Table
from bot.texts import Words
from engines.path import join, next_choices, split
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
    "rejoin",
    "undo",
    "both",
)
"""The texts ``web-replay-…`` that the page needs to show a replay."""


class PageReplay:
    """What one page asks about replays."""

    def __init__(
        self, page: OpenPage, replays: Replays, tables: Tables, accounts: Accounts, words: Words
    ) -> None:
        self._page = page
        self._replays = replays
        self._tables = tables
        self._accounts = accounts
        self._words = words
        self._walked: tuple[str, int] | None = None  # table and match that the page walks through
        self._shown: ReplayShown | None = None
        self._judges = False  # whether the page waits for the move that cost most

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        requests: dict[type[Numbered], Callable[[Any], Awaitable[None]]] = {
            messages.ShowReplay: self._open_match,
            messages.Ply: self._send_ply,
            messages.TryLine: self._send_line,
        }
        verbs = {VERB: self._press, ANALYSE: self._judge}
        return PagePart(requests, verbs, self.follow, self.leave)

    async def _open_match(self, request: messages.ShowReplay) -> None:
        await self._walk(request.match, request.at)

    async def _press(self, press: Press) -> None:
        """A button that leads to the last position; the page goes there by itself."""
        number, *_ = press.path or ("",)
        await self._walk(number_of(number), None)

    async def _judge(self, press: Press) -> None:
        """A button that leads to the move that cost most, as soon as that is known."""
        number, *_ = press.path or ("",)
        await self._walk(number_of(number), None, judges=True)

    async def _walk(self, number: int | None, at: int | None, judges: bool = False) -> None:
        """Tells the page of a match, the latest without a ``number``; whoever ``judges`` begins at
        the move that cost most. Raises NoSuchTable, WrongTime."""
        table = self._page.table
        replay = await self._replay(table, number, analyse=True)
        self._walked = table, replay.number
        self._judges = judges and replay.costliest is None and not replay.running
        at = replay.costliest if judges else at
        self._shown = self._message(ReplayShown, table, replay, at)
        await self._page.send(self._shown)

    async def _send_ply(self, request: messages.Ply) -> None:
        """Tells the page of a position. Raises NoSuchTable, WrongTime."""
        table, person = await self._found(self._page.table)
        viewer = Viewer(self._language, await self._page.look(), person)
        found = await self._replays.ply(table, request.match, request.ply, viewer)
        await self._page.send_picture(found.picture)
        await self._page.send(_ply_message(table.code, request.match, found))

    async def _send_line(self, request: messages.TryLine) -> None:
        """Tells the page of a position that is tried out. Raises NoSuchTable, WrongTime,
        WrongMove."""
        table, person = await self._found(self._page.table)
        viewer = Viewer(self._language, await self._page.look(), person)
        scene, line = await self._replays.tried(table, request, viewer)
        assert line.picture is not None
        await self._page.send_picture(line.picture)
        await self._page.send(_line_message(scene, line))

    async def follow(self) -> None:
        """Tells the page what is new: the table has changed, or more is known of the match."""
        table = self._page.table
        if self._walked is None or self._walked[0] != table or self._shown is None:
            return
        try:
            replay = await self._replay(*self._walked)
        except Refusal:
            self.leave()
            return
        except Exception:
            log.exception("table %s: could not update a replay", table)
            return
        at = replay.costliest if self._judges else None
        shown = self._message(ReplayGrown, table, replay, at)
        if not same(shown, self._shown):
            self._shown, self._judges = shown, self._judges and at is None
            await self._page.send(shown)

    def leave(self) -> None:
        """The page has gone elsewhere."""
        self._walked = self._shown = None

    async def _replay(self, code: str, number: int | None, analyse: bool = False) -> Replay:
        table, person = await self._found(code)
        return await self._replays.course(table, number, person, self._language, analyse)

    async def _found(self, code: str) -> tuple[Table, str]:
        """The table, and the key of the page's visitor."""
        person = await self._accounts.person(self._page.person)
        return await self._tables.get(code), person.key

    @property
    def _language(self) -> str:
        return self._words.match(self._page.language) or self._words.default

    def _message(
        self, kind: type[ReplayShown], table: str, replay: Replay, at: int | None
    ) -> ReplayShown:
        say, language = self._words.say, self._page.language
        return kind(
            table=table,
            number=replay.number,
            at=at,
            running=replay.running,
            columns=tuple(map(column_message, replay.columns)),
            moves=tuple(map(move_message, replay.moves)),
            course=tuple(CourseShown(line.side, line.points) for line in replay.lines),
            progress=replay.progress,
            share=replay.share,
            learn=replay.learn.payload if replay.learn else "",
            learning=replay.learn.label if replay.learn else "",
            words={word: say(language, f"web-replay-{word}") for word in WORDS},
        )


def _ply_message(table: str, number: int, found: ReplayPly) -> PlyShown:
    better = bare(plain(found.better))
    mark = RegionShown(found.mark, "", better, found.instead, more=False)
    return PlyShown(
        table=table,
        number=number,
        ply=found.ply,
        said=bare(plain(found.said)),
        better=better,
        instead=found.instead,
        score=found.score,
        picture=_picture(found.picture, plain(found.alt), (mark,) if found.mark else ()),
    )


def _line_message(scene: ReplayScene, line: ReplayLine) -> LineShown:
    picture, wording = line.picture, scene.wording
    assert picture is not None
    moves = line.view.moves
    pressed = {path: region for region, path in pressable(line, picture.regions)}
    regions = (
        RegionShown(
            region.outline,
            region.choice,
            bare(plain(wording.choice(region.choice))),
            path,
            more=path not in moves,
        )
        for path, region in pressed.items()
    )
    others = (join((*line.picked, each)) for each in next_choices(moves, line.picked))
    return LineShown(
        table=wording.table.code,
        number=scene.match.number,
        ply=line.ply,
        moves=line.moves,
        path=join(line.picked),
        said=bare(plain(line.said)),
        score=score_of(scene, line.view),
        picture=_picture(picture, plain(wording.alt(lambda: picture.alt)), tuple(regions)),
        choices=tuple(
            ChoiceShown(bare(plain(wording.choice(split(path)[-1]))), path)
            for path in others
            if path not in pressed
        ),
    )


def _picture(picture: Picture, alt: str, regions: tuple[RegionShown, ...]) -> PictureShown:
    return PictureShown(
        digest=digest(picture).hex(),
        width=picture.width,
        height=picture.height,
        alt=alt,
        regions=regions,
        pieces=pieces_of(picture),
        parts=picture.parts,
    )
