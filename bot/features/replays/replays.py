"""Walks through matches: their course, and each of their positions."""

from dataclasses import replace
from typing import Any

from cachetools import LRUCache
from msgspec import Struct, structs

from bot.errors import WrongTime
from bot.features.analysis.api import Analyses, Analysis, AnalysisStep
from bot.features.replays.line import ReplayLine, line_of, line_with
from bot.features.replays.messages import TryLine
from bot.features.replays.replay import (
    Replay,
    ReplayPly,
    ReplayScene,
    ply_of,
    replay_of,
)
from bot.running.service import Tables
from bot.screens.picture_cache import PictureCache
from bot.screens.slots import Slots
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables.frames import still, view_before
from bot.tables.table import Match, Table
from bot.texts import Words
from engines import GAMES
from engines.path import split
from render import Picture
from render.picture import Point

KEPT_MATCHES = 64


class _ReplayedMatch(Struct, frozen=True):
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
        slots: Slots,
    ) -> None:
        self._tables = tables
        self._words = words
        self._pictures = pictures
        self._analyses, self._analyst = analyses, analyses.analyst
        self._slots = slots
        self._walks: LRUCache[tuple[str, int], _ReplayedMatch] = LRUCache(KEPT_MATCHES)

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
        if analyse:
            await self.analyse(table, match)
        return replay_of(await self.scene(table, match, person, language))

    async def analyse(self, table: Table, match: Match) -> None:
        """Begins the analysis of a match that is over, or goes on with it."""
        if match.outcome is not None and match.moves:
            await self._analyst.begin(table.code, table.game, match)

    async def ply(
        self,
        table: Table,
        number: int | None,
        ply: int,
        viewer: Viewer,
    ) -> ReplayPly:
        """A position of the match; ``ply`` beyond its end is its end. Raises WrongTime."""
        match = await self._match(table, number)
        scene = await self.scene(table, match, viewer.key, viewer.language)
        ply = max(0, min(ply, len(match.moves)))
        shown, step = await self.position(scene, ply, viewer.theme), scene.step(ply)
        if step is None:
            return shown
        return structs.replace(shown, mark=await self._mark(match, step, shown.picture, table.game))

    async def _match(self, table: Table, number: int | None) -> Match:
        latest = table.match.number if table.match is not None else None
        wanted = latest if number is None else number
        match = None if wanted is None else await self._tables.match(table, wanted)
        if match is None:
            raise WrongTime(table.stage if latest is None else "")
        return match

    async def scene(
        self, table: Table, match: Match, person: str | None, language: str
    ) -> ReplayScene:
        """A match as this person may walk through it."""
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
            self._analyst.works(table.code, match),
            share,
            learn[0] if learn and match.outcome is not None else None,
        )

    def _states(self, table: Table, match: Match) -> tuple[Any, ...]:
        """All states of the match, of which only what is new is played."""
        key, game = (table.code, match.number), GAMES[table.game]
        walk = self._walks.get(key)
        if walk is None or walk.setup != match.setup:
            walk = _ReplayedMatch(match.setup, (), (game.start(match.setup),))
        same = 0
        while walk.moves[same : same + 1] == match.moves[same : same + 1] != ():
            same += 1
        states = list(walk.states[: same + 1])
        for move in match.moves[same:]:
            states.append(game.play(states[-1], move))
        self._walks[key] = _ReplayedMatch(match.setup, match.moves, tuple(states))
        return self._walks[key].states

    async def position(self, scene: ReplayScene, ply: int, theme: str) -> ReplayPly:
        """A position of the match, with what was better where much was given away."""
        return ply_of(scene, ply, await self._picture(scene, ply, theme))

    async def _mark(
        self, match: Match, step: AnalysisStep, shown: Picture, game: str
    ) -> tuple[Point, ...]:
        """The outline of the better move's last choice in the picture ``shown``; () where it has no
        place on the board."""
        view = view_before(game, match.setup, match.moves[: step.ply])
        *picked, last = split(step.better)
        picture = await self._pictures.board(view, tuple(picked), "light")
        if picture.parts is None or shown.parts is None or picture.parts.board != shown.parts.board:
            return ()
        found = (region.outline for region in picture.regions if region.choice == last)
        return next(found, ())

    async def _picture(self, scene: ReplayScene, ply: int, theme: str) -> Picture:
        step = scene.step(ply)
        if step is None:
            return await self._pictures.board(scene.view(ply), (), theme)
        match, game = scene.match, scene.wording.table.game
        before = view_before(game, match.setup, match.moves[: step.ply])
        # As everybody sees it, so that the picture keeps its shape from move to move.
        before = replace(before, seat=None, hand=())
        return await self._pictures.compared(before, step.played, step.better, theme)

    async def tried(
        self, table: Table, asked: TryLine, viewer: Viewer
    ) -> tuple[ReplayScene, ReplayLine]:
        """A position that a reader tries out beside a match that is over, with its picture. Raises
        WrongTime, WrongMove."""
        match = await self._over(table, asked.match)
        scene = await self.scene(table, match, viewer.key, viewer.language)
        line = line_with(scene, min(asked.ply, len(match.moves)), asked.moves, asked.path or "")
        picture = await self._pictures.board(line.view, line.picked, viewer.theme)
        return scene, structs.replace(line, picture=picture)

    async def beside(
        self, table: Table, number: int, ply: int, moves: tuple[str, ...], viewer: Viewer
    ) -> ReplayLine:
        """The position after ``moves`` that were played after ``ply`` moves of a match that is
        over, with its picture. Raises WrongTime, WrongMove."""
        match = await self._over(table, number)
        scene = await self.scene(table, match, None, viewer.language)
        line = line_of(scene, min(ply, len(match.moves)), moves)
        picture = await self._pictures.board(still(line.view), (), viewer.theme)
        return structs.replace(line, picture=picture)

    async def better_moves(
        self, table: Table, number: int, ply: int, count: int
    ) -> tuple[int, tuple[str, ...]]:
        """After how many moves of a match that is over something was better than the one that led
        to a ply, and the first ``count`` moves of that; () where nothing is known to be. Raises
        WrongTime."""
        match = await self._over(table, number)
        step = (await self.scene(table, match, None, self._words.default)).step(ply)
        if step is None:
            return ply, ()
        before = (*match.moves[: step.ply], step.better)
        line = await self._analyses.better.line(table.game, match.setup, before)
        return step.ply, tuple(line[:count])

    async def _over(self, table: Table, number: int) -> Match:
        match = await self._match(table, number)
        if match.outcome is None:
            raise WrongTime(table.stage)
        return match

    async def better_line(
        self, scene: ReplayScene, step: AnalysisStep, count: int, theme: str
    ) -> ReplayLine:
        """Where the first ``count`` moves lead of what would have been better than a step; all of
        them where they are fewer."""
        match, game = scene.match, scene.wording.table.game
        before = match.moves[: step.ply]
        line = await self._analyses.better.line(game, match.setup, (*before, step.better))
        played = line_of(scene, step.ply, line[:count])
        picture = await self._pictures.board(still(played.view), (), theme)
        return structs.replace(played, picture=picture, ahead=len(line) > len(played.moves))
