"""The pictures above the standings of a tournament and above its end."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.desk.viewers import Viewers
from bot.features.tournaments.crosstable import podium_of, standings_table
from bot.features.tournaments.screens import (
    TournamentScene,
    best_board,
    podium,
    result_lines,
    standings,
    tie_lines,
)
from bot.features.tournaments.tournament import Stage
from bot.people import Chat
from bot.running.service import Tables
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Screen
from engines.game import View

LONGEST_ALT = 1000  # characters
FIRST_MATCH = 0  # of a table: what follows is not the tournament's


def in_alt(lines: Iterable[str]) -> str:
    """As many of the lines as there is room for in words for a picture."""
    room, kept = LONGEST_ALT, list[str]()
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return "\n".join(kept)


@dataclass(eq=False, repr=False)
class StandingPictures:
    """Adds pictures to screens of tournaments."""

    _pictures: PictureCache
    _viewers: Viewers
    _tables: Tables

    async def of_round(
        self, scene: TournamentScene, screen: Screen, chat: Chat, number: int | None = None
    ) -> Screen:
        """The screen with a picture of how everybody stands, or stood after so many rounds."""
        last, found = scene.state.tournament.round, standings(scene, number)
        shown = last if number is None or scene.state.free else number
        table = standings_table(scene.state, found, shown)
        if table is None or not any(one.played for one in found):
            return screen
        theme = await self._viewers.theme(chat, scene.reader)
        picture = await self._pictures.standings(table, theme)
        lines = (*screen.lines, *tie_lines(scene, found[0], table.ties))
        told = result_lines(scene, found, shown)
        return replace(screen, lines=lines, picture=picture, alt=in_alt(told))

    async def of_end(self, scene: TournamentScene, screen: Screen, chat: Chat) -> Screen:
        """The screen of the end with its podium and the last board of the match that is best worth
        seeing, unless it was called off."""
        steps = podium_of(scene.state.standings)
        if scene.state.tournament.stage is not Stage.OVER or steps is None:
            return screen
        theme = await self._viewers.theme(chat, scene.reader)
        picture = await self._pictures.podium(steps, theme, await self._last_view(scene))
        return replace(screen, picture=picture, alt=podium(scene))

    async def _last_view(self, scene: TournamentScene) -> View | None:
        """How the best match ended, as everybody sees it; None where there was none."""
        best = best_board(scene.state)
        if best is None:
            return None
        table = await self._tables.get(best.table)
        match = await self._tables.match(table, FIRST_MATCH)
        return self._tables.view(replace(table, match=match), None) if match is not None else None
