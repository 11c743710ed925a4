"""The replay of a match: its moves, the position after each, and what an analysis says of them."""

from dataclasses import dataclass, replace
from typing import Any

from cachetools import LRUCache

from bot.errors import WrongTime
from bot.press import unpack
from bot.running.analyst import Analyst
from bot.running.service import Tables
from bot.screens.buttons import button
from bot.screens.composer import Appearance
from bot.screens.ending import result_line
from bot.screens.notation import (
    MoveColumn,
    NotedMove,
    begins,
    columns_of,
    noted,
    noted_moves,
    sides_of,
)
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Button, Screen
from bot.screens.slots import NO_SLOTS, Slots
from bot.screens.wording import Wording
from bot.tables.analysis import Analysis, Step, view_before
from bot.tables.course import course_of
from bot.tables.frames import still
from bot.tables.play import match_over, over
from bot.tables.table import Match, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Phrase, Seat, View
from render import Picture
from render.graph import Line

VERB = "walk"
PAGE = "walk."
FIRST, LAST = "first", "last"
KEPT = 64
WHOLE = 9.95  # points from which a cost is told without a digit behind the mark


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """A message that shows the match ``number`` after ``ply`` of its moves."""

    number: int
    ply: int

    def __str__(self) -> str:
        return f"{PAGE}{self.number}.{self.ply}"

    @classmethod
    def parse(cls, text: str) -> "ReplayPage | None":
        """The page that ``str`` wrote; None for any other."""
        if not text.startswith(PAGE):
            return None
        number, ply = map(int, text.removeprefix(PAGE).split("."))
        return cls(number, ply)


@dataclass(frozen=True, slots=True)
class Replay:
    """The whole course of a match. ``lines`` are the expected leads after each ply; with two sides
    it is one line, and what lies below the middle is the lead of the second column. Of a match
    that is ``running`` nothing is judged. ``progress`` says how far an analysis is while it
    goes on; ``share`` is the payload that shares the match, "" where nothing does."""

    number: int
    running: bool
    columns: tuple[MoveColumn, ...]
    moves: tuple[NotedMove, ...]
    lines: tuple[Line, ...] = ()
    progress: str = ""
    share: str = ""

    @property
    def plies(self) -> int:
        """How many moves there are."""
        return len(self.moves)


@dataclass(frozen=True, slots=True)
class ReplayPly:
    """The position after ``ply`` moves. ``said`` is what the last of them was, ``better`` what had
    been better: then the picture shows the position before it with both marked. ``score`` is each
    column's."""

    ply: int
    said: str
    better: str
    score: tuple[int, ...]
    picture: Picture
    alt: str


@dataclass(frozen=True, slots=True)
class _Walk:
    setup: str
    moves: tuple[str, ...]
    states: tuple[Any, ...]  # before the first move and after each


@dataclass(frozen=True, slots=True)
class _Scene:
    """A match as one reader may walk through it: with the eyes of ``seat``, or everybody's."""

    wording: Wording
    match: Match
    seat: Seat | None
    states: tuple[Any, ...]
    found: Analysis
    share: Button | None

    def view(self, ply: int) -> View:
        """What the reader may have seen after so many moves, with nothing to be chosen in it."""
        view = GAMES[self.wording.table.game].view(self.states[ply], self.seat)
        if ply == len(self.match.moves):
            view = over(view, self.match.outcome)
        return still(view)

    def step(self, ply: int) -> Step | None:
        """What was found out about a move that gave much away."""
        return next((step for step in self.found.mistakes if step.ply == ply - 1), None)


class Replays:
    """Walks through matches that are over, and through running ones up to now. What has been taken
    back is no move; of a running match nobody sees more than the view of that ply shows, and
    nobody hears what its moves were worth."""

    def __init__(
        self,
        tables: Tables,
        words: Words,
        pictures: PictureCache,
        analyst: Analyst,
        kept: int = KEPT,
        slots: Slots = NO_SLOTS,
    ) -> None:
        self._slots = slots
        self._tables = tables
        self._words = words
        self._pictures = pictures
        self._analyst = analyst
        self._walks: LRUCache[tuple[str, int], _Walk] = LRUCache(kept)

    async def course(
        self,
        table: Table,
        number: int | None,
        person: str | None,
        language: str,
        analyse: bool = False,
    ) -> Replay:
        """The match of this number, the latest without one, as a person may see it; with
        ``analyse`` its analysis is begun if it is over. Raises WrongTime where there is none."""
        match = await self._match(table, number)
        if analyse and match.outcome is not None and match.moves:
            await self._analyst.begin(table.code, table.game, match)
        scene = await self._scene(table, match, person, language)
        return _course(scene, self._analyst.works(table.code, match))

    async def ply(
        self,
        table: Table,
        number: int | None,
        ply: int,
        person: str | None,
        appearance: Appearance,
    ) -> ReplayPly:
        """A position of the match; ``ply`` beyond its end is its end. Raises WrongTime."""
        match = await self._match(table, number)
        scene = await self._scene(table, match, person, appearance.language)
        ply = max(0, min(ply, len(match.moves)))
        return await self._ply(scene, ply, appearance.theme)

    async def screen(
        self, table: Table, page: ReplayPage, appearance: Appearance, reader: str | None
    ) -> Screen | None:
        """A position of a match as a message of the table; None while another one is played, or
        where there is no such match that is over."""
        match = await self._tables.match(table, page.number)
        if match is None or match.outcome is None or not match_over(table):
            return None
        scene = await self._scene(table, match, reader, appearance.language)
        shown = await self._ply(scene, min(page.ply, len(match.moves)), appearance.theme)
        said = f"{shown.ply}. {shown.said}" if shown.ply else shown.said
        return Screen(
            table.code,
            table.revision,
            tuple(line for line in (said, shown.better) if line),
            audience=reader,
            picture=shown.picture,
            alt=shown.alt,
            actions=_ways(scene, shown.ply),
            page=str(page),
            lead=True,
            title=scene.wording.game(),
        )

    async def _match(self, table: Table, number: int | None) -> Match:
        latest = table.match.number if table.match is not None else None
        wanted = latest if number is None else number
        match = None if wanted is None else await self._tables.match(table, wanted)
        if match is None:
            raise WrongTime
        return match

    async def _scene(self, table: Table, match: Match, person: str | None, language: str) -> _Scene:
        wording = Wording(self._words, language, table)
        found = Analysis(len(match.moves))
        if match.outcome is not None:
            found = await self._analyst.find(table.code, match)
        seat = _eyes(table, match, person)
        share = self._slots.share_button(wording, match)
        return _Scene(wording, match, seat, self._states(table, match), found, share)

    def _states(self, table: Table, match: Match) -> tuple[Any, ...]:
        """All states of the match, of which only what is new is played."""
        key, game = (table.code, match.number), GAMES[table.game]
        walk = self._walks.get(key)
        if walk is None or walk.setup != match.setup:
            walk = _Walk(match.setup, (), (game.start(match.setup),))
        same = 0
        while walk.moves[same : same + 1] == match.moves[same : same + 1] != ():
            same += 1
        states = list(walk.states[: same + 1])
        for move in match.moves[same:]:
            states.append(game.play(states[-1], move))
        self._walks[key] = _Walk(match.setup, match.moves, tuple(states))
        return self._walks[key].states

    async def _ply(self, scene: _Scene, ply: int, theme: str) -> ReplayPly:
        view, step = scene.view(ply), scene.step(ply)
        picture = await self._picture(scene, view, step, theme)
        alt = scene.wording.alt(lambda: picture.alt)
        return ReplayPly(
            ply,
            _said(scene, ply),
            _better(scene.wording, step) if step else "",
            _score(scene, view if step is None else scene.view(step.ply)),
            picture,
            alt,
        )

    async def _picture(self, scene: _Scene, view: View, step: Step | None, theme: str) -> Picture:
        if step is None:
            return await self._pictures.board(view, (), theme)
        match, game = scene.match, scene.wording.table.game
        before = view_before(game, match.setup, match.moves[: step.ply])
        # As everybody sees it, so that the picture keeps its shape from move to move.
        before = replace(before, seat=None, hand=())
        return await self._pictures.compared(before, step.played, step.better, theme)


def _eyes(table: Table, match: Match, person: str | None) -> Seat | None:
    """The seat from which a person may walk through a match: their own in a running one. Whoever
    holds several passes the device on, and what is over everybody sees alike."""
    seats = table.seats_of(person) if person is not None else ()
    return seats[0] if len(seats) == 1 and match.outcome is None else None


def _course(scene: _Scene, works: bool) -> Replay:
    match, found = scene.match, scene.found
    running = match.outcome is None
    lines = () if running else course_of(scene.wording.table, match, found).lines
    progress = ""
    if not running and not found.done and works:
        progress = scene.wording.say("replay-progress", at=found.at, plies=found.plies)
    first, wording = scene.view(0), scene.wording
    costs = {step.ply + 1: f"−{_points(wording, step.cost)}" for step in found.mistakes}
    columns = columns_of(wording, match, sides_of(wording, first))
    moves = noted_moves(wording, match, first, costs)
    share = replace(unpack(scene.share.payload), revision=0).pack() if scene.share else ""
    return Replay(match.number, running, columns, moves, lines, progress, share)


def _said(scene: _Scene, ply: int) -> str:
    """What happened at a ply; before the first who begins."""
    wording = scene.wording.as_made(scene.match.made_by(ply))
    if ply == 0:
        return begins(wording, GAMES[wording.table.game].view(scene.states[0], None))
    said = [wording.phrase(event) for event in _events(scene, ply)]
    outcome = scene.match.outcome
    if ply == len(scene.match.moves) and outcome is not None and not scene.step(ply):
        ended = replace(wording, table=replace(wording.table, match=scene.match))
        said.append(result_line(ended, scene.view(ply)))
    return wording.together(*said)


def _events(scene: _Scene, ply: int) -> tuple[Phrase, ...]:
    view, before = scene.view(ply), scene.view(ply - 1).last
    again = view.retells and view.last[: len(before)] == before
    return view.last[len(before) :] if again else view.last


def _better(wording: Wording, step: Step) -> str:
    text = wording.first_of(
        f"{wording.table.game}-replay-better",
        "replay-better",
        better=noted(wording, step.better),
        points=(points := _points(wording, step.cost)),
        one="yes" if points == "1" else "no",
    )
    return text


def _points(wording: Wording, cost: float) -> str:
    whole = cost >= WHOLE or cost == round(cost)
    return str(round(cost)) if whole else wording.points(cost, sign=False)


def _score(scene: _Scene, view: View) -> tuple[int, ...]:
    """Of each column."""
    score = dict(zip(sides_of(scene.wording, view), view.score, strict=False))
    return tuple(score.values())


def _ways(scene: _Scene, ply: int) -> tuple[tuple[Button, ...], ...]:
    """Through the match, and back to the table."""
    wording, number = scene.wording, str(scene.match.number)
    last = len(scene.match.moves)
    goals = (
        ("⏮", FIRST),
        ("◀", str(max(0, ply - 1))),
        ("▶", str(min(last, ply + 1))),
        ("⏭", LAST),
    )
    ways = tuple(button(wording, VERB, number, goal, label=label) for label, goal in goals)
    back = button(wording, "page", label=wording.say("button-back"))
    return (ways, (scene.share, back) if scene.share else (back,))
