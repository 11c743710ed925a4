"""What a link to a tournament shows to whoever is sent it."""

from dataclasses import dataclass
from datetime import UTC, datetime

from msgspec.structs import replace

from bot.desk.page_messages import bare
from bot.desk.view_previews import ViewPreview
from bot.features.tournaments.crosstable import standings_table
from bot.features.tournaments.errors import NoTournament
from bot.features.tournaments.page_screens import progress
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import (
    TournamentScene,
    leader_lines,
    people_line,
    terms,
    title,
)
from bot.features.tournaments.tournament import Stage
from bot.moments import plain
from bot.screens.picture_cache import PictureCache
from render import Picture
from render.look import LIGHT
from render.preview import PreviewSheet

ROWS = 8  # of the standings: what chats show of a link is wider than high


@dataclass(eq=False, repr=False)
class TournamentPreviews:
    """Makes them from what everybody may see. Where only one chat may join, nobody is named."""

    _scenes: TournamentScenes
    _pictures: PictureCache

    async def find(self, code: str, language: str) -> ViewPreview | None:
        """That of the tournament with a code; None where there is none."""
        scenes = self._scenes
        try:
            state = await scenes.find(code)
        except NoTournament:
            return None
        scene = TournamentScene(scenes.words, language, state, scenes.tables.now)

        async def paint() -> Picture:
            return await self._paint(scene)

        revision = state.tournament.revision
        return ViewPreview(bare(title(scene)), described(scene), f"{revision}", paint)

    async def _paint(self, scene: TournamentScene) -> Picture:
        """How everybody stands; before anybody has played the game, and what is known of it."""
        state = scene.state
        found = state.standings
        table = standings_table(state, found, state.tournament.round)
        if table is not None and any(one.played for one in found):
            table = replace(table, rows=table.rows[:ROWS])
            return await self._pictures.standings(table, LIGHT)
        sheet = PreviewSheet(bare(title(scene)), so_far(scene))
        return await self._pictures.preview(state.tournament.options.game, None, sheet, LIGHT)


def described(scene: TournamentScene) -> str:
    """How far it is, how it is played, and who leads."""
    tournament = scene.state.tournament
    said = [so_far(scene)]
    if tournament.stage is Stage.JOINING:
        said.append(terms(scene))
        if tournament.open:
            said.append(people_line(scene, scene.state.here))
    elif tournament.stage is not Stage.OFF and tournament.open:
        said += leader_lines(scene)
    return plain(" · ".join(said))


def so_far(scene: TournamentScene) -> str:
    """How far it is, with a moment in words that stay true."""
    line, at = progress(scene)
    day = plain(scene.words.day(scene.language, at))
    return line.format(when=f"{day}, {datetime.fromtimestamp(at, UTC):%H:%M} UTC") if at else line
