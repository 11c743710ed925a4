"""What a link to a table, or to a match that is over, shows to whoever is sent it."""

from dataclasses import dataclass, replace

from msgspec import Struct, structs

from bot.errors import NoSuchTable
from bot.moments import plain
from bot.preferences.preferences import Preferences
from bot.running.service import Tables
from bot.screens.ending import result_line, scores_line
from bot.screens.lobby import closed_screen, lobby_screen
from bot.screens.picture_cache import PictureCache
from bot.screens.players import playing, sitting
from bot.screens.screen import Player
from bot.screens.wording import Wording
from bot.tables.frames import last_frame, still
from bot.tables.table import Status
from bot.texts import Words
from engines.game import View
from render import Look, Picture
from render.look import LIGHT
from render.preview import PreviewPlayer, PreviewSheet


class LinkPreview(Struct, frozen=True):
    """A ``title`` and a ``description`` without a picture's words; ``over``: no move can follow.
    The picture shows ``view``, None before the first deal, and the ``sheet`` beside it, in the
    ``look`` of whoever has opened the table."""

    title: str
    description: str
    over: bool
    game: str
    view: View | None
    sheet: PreviewSheet
    look: str


@dataclass(eq=False, repr=False)
class Previews:
    """Makes them from what everybody sees, and from nothing else."""

    _tables: Tables
    _words: Words
    _pictures: PictureCache
    _preferences: Preferences

    async def of(
        self, code: str, number: int | None, language: str, ply: int | None = None
    ) -> LinkPreview:
        """That of a table, or of its match with this ``number``, counted from 0: as it ended, or
        after so many moves. Raises NoSuchTable, also where there is no such match."""
        table = await self._tables.get(code)
        if number is not None:
            match = await self._tables.match(table, number)
            if match is None:
                raise NoSuchTable
            table = replace(table, match=match)
        over = table.match is not None and table.match.outcome is not None
        if table.match is not None and over and ply is not None and ply < len(table.match.moves):
            moves = table.match.moves[:ply]
            table = replace(table, match=replace(table.match, moves=moves, outcome=None))
        wording = Wording(self._words, language, table)
        made = self._of_lobby(wording) if table.match is None else self._of_match(wording, over)
        board = (await self._preferences.of_person(table.host)).board
        return structs.replace(made, look=Look(LIGHT, board=board).key)

    async def picture(self, preview: LinkPreview) -> Picture:
        """The picture of a preview, painted once however many ask for it."""
        return await self._pictures.preview(preview.game, preview.view, preview.sheet, preview.look)

    def _of_lobby(self, wording: Wording) -> LinkPreview:
        closed = wording.table.status is Status.CLOSED
        screen = closed_screen(wording) if closed else lobby_screen(wording)
        said = plain(screen.lines[-1])
        return _preview(wording, said, said, closed, None, sitting(wording, None))

    def _of_match(self, wording: Wording, over: bool) -> LinkPreview:
        table, match = wording.table, wording.table.match
        assert match is not None
        ended = match.outcome is not None
        view = last_frame(table.game, match) if over else self._tables.view(table, None)
        wording = wording.as_made(match.made_by()) if over else wording
        said = result_line(wording, view) if ended else _turn(wording, view)
        told = said if ended else wording.together(said, scores_line(wording, view, " · "))
        players = playing(wording, view, None, self._tables.now)
        return _preview(wording, said, told, over, still(view), players)


def _turn(wording: Wording, view: View) -> str:
    """Whose turn it is; nothing while the table waits by itself."""
    return wording.say("hand-waits", who=wording.name(view.turn)) if view.turn is not None else ""


def _preview(
    wording: Wording,
    said: str,
    told: str,
    over: bool,
    view: View | None,
    players: tuple[Player, ...],
) -> LinkPreview:
    names = wording.row(player.name for player in players)
    title = " · ".join(filter(None, (wording.game(), names)))
    shown = tuple(map(_shown, players))
    sheet = PreviewSheet(wording.game(), plain(said), shown)
    return LinkPreview(title, plain(told), over, wording.table.game, view, sheet, LIGHT)


def _shown(player: Player) -> PreviewPlayer:
    points = "" if player.points is None else str(player.points)
    return PreviewPlayer(player.name, player.side, player.level, points, player.turn, player.won)
