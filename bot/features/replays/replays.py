"""Walks through matches: in messages of their tables, and on open pages."""

from dataclasses import dataclass, replace
from typing import Any

from cachetools import LRUCache

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.reply import Reply
from bot.errors import BadPress, WrongTime
from bot.features.analysis.api import Analyses, Analysis
from bot.features.replays.replay import (
    Replay,
    ReplayPage,
    ReplayPly,
    ReplayScene,
    ply_of,
    replay_of,
)
from bot.features.replays.screens import FIRST, LAST, replay_screen
from bot.running.service import Tables
from bot.screens.appearance import Appearance
from bot.screens.picture_cache import PictureCache
from bot.screens.reading import as_text
from bot.screens.screen import Screen
from bot.screens.slots import Slots
from bot.screens.wording import Wording
from bot.tables.frames import view_before
from bot.tables.play import match_over
from bot.tables.table import Match, Table
from bot.texts import Words
from engines import GAMES
from render import Picture

KEPT = 64


@dataclass(frozen=True, slots=True)
class _Walk:
    setup: str
    moves: tuple[str, ...]
    states: tuple[Any, ...]  # before the first move and after each


class Replays:
    """Walks through matches that are over, and through running ones up to now. What has been taken
    back is no move; of a running match nobody sees more than the view of that ply shows, and
    nobody hears what its moves were worth."""

    def __init__(
        self,
        tables: Tables,
        words: Words,
        pictures: PictureCache,
        analyses: Analyses,
        boards: Boards,
        slots: Slots,
        kept: int = KEPT,
    ) -> None:
        self._tables = tables
        self._words = words
        self._pictures = pictures
        self._analyses, self._analyst = analyses, analyses.analyst
        self._boards = boards
        self._slots = slots
        self._walks: LRUCache[tuple[str, int], _Walk] = LRUCache(kept)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A position of a match that is over: of which match, after how many moves. A message shows
        none while another match is played. Raises NoSuchTable, WrongTime, BadPress."""
        table = await self._tables.get(pressed.press.table)
        number, *goal = pressed.press.path or ("",)
        match = await self._tables.match(table, number_of(number))
        if match is None or match.outcome is None or not match_over(table):
            raise WrongTime("" if match_over(table) else table.stage)
        page = ReplayPage(match.number, _goal(goal, len(match.moves)))
        return await self._boards.paged(table, pressed, str(page))

    async def page(
        self, table: Table, page: str, appearance: Appearance, reader: str | None
    ) -> Screen | None:
        """A position of a match as a message of the table; None while another one is played, where
        there is no such match that is over, and for a page of another kind."""
        walked = ReplayPage.parse(page)
        match = None if walked is None else await self._tables.match(table, walked.number)
        if walked is None or match is None or match.outcome is None or not match_over(table):
            return None
        scene = await self._scene(table, match, reader, appearance.language)
        shown = await self._ply(scene, min(walked.ply, len(match.moves)), appearance.theme)
        return as_text(replay_screen(scene, walked, shown, reader), appearance.text)

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
        return replay_of(scene, self._analyst.works(table.code, match))

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
        return await self._ply(scene, max(0, min(ply, len(match.moves))), appearance.theme)

    async def _match(self, table: Table, number: int | None) -> Match:
        latest = table.match.number if table.match is not None else None
        wanted = latest if number is None else number
        match = None if wanted is None else await self._tables.match(table, wanted)
        if match is None:
            raise WrongTime(table.stage if latest is None else "")
        return match

    async def _scene(
        self, table: Table, match: Match, person: str | None, language: str
    ) -> ReplayScene:
        wording = Wording(self._words, language, table)
        found = Analysis(len(match.moves))
        if match.outcome is not None:
            found = await self._analyst.find(table.code, match)
        # Whoever holds several seats passes the device on; what is over everybody sees alike.
        seats = table.seats_of(person) if person is not None else ()
        seat = seats[0] if len(seats) == 1 and match.outcome is None else None
        share = self._slots.share_button(wording, match)
        learn = self._analyses.more_buttons(wording, match, found, person)
        return ReplayScene(
            wording,
            match,
            seat,
            self._states(table, match),
            found,
            share,
            learn[0] if learn and match.outcome is not None else None,
        )

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

    async def _ply(self, scene: ReplayScene, ply: int, theme: str) -> ReplayPly:
        return ply_of(scene, ply, await self._picture(scene, ply, theme))

    async def _picture(self, scene: ReplayScene, ply: int, theme: str) -> Picture:
        step = scene.step(ply)
        if step is None:
            return await self._pictures.board(scene.view(ply), (), theme)
        match, game = scene.match, scene.wording.table.game
        before = view_before(game, match.setup, match.moves[: step.ply])
        # As everybody sees it, so that the picture keeps its shape from move to move.
        before = replace(before, seat=None, hand=())
        return await self._pictures.compared(before, step.played, step.better, theme)


def _goal(path: list[str], last: int) -> int:
    """The ply that a path names, the first without one. Raises BadPress."""
    if len(path) > 1:
        raise BadPress
    named = {FIRST: 0, LAST: last}
    return min(last, named[path[0]] if path[0] in named else number_of(path[0])) if path else 0
