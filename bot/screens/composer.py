"""Whole screens, picture and words: for a shared chat, or for one person."""

import asyncio
from collections.abc import Callable
from dataclasses import replace

from cachetools import LRUCache
from msgspec import structs

from bot import bounds
from bot.moments import plain
from bot.people import isolated
from bot.players.thinking import Thinking
from bot.running.service import Tables
from bot.screens.asking import time_left
from bot.screens.board import board_screen
from bot.screens.captions import actors
from bot.screens.columns import narrowed
from bot.screens.curtain import Curtains, curtain_screen
from bot.screens.ending import record_line
from bot.screens.hand import hand_screen
from bot.screens.hand_row import with_hand
from bot.screens.history import Histories
from bot.screens.kept_screens import KeptScreens
from bot.screens.lazy_sequence import LazySequence
from bot.screens.lobby import closed_screen, lobby_screen
from bot.screens.picks import PickedScreen, PickedScreens, picks_of, settled
from bot.screens.picture_cache import PictureCache
from bot.screens.places import SaidPlaces
from bot.screens.reading import ONLY, as_text, board_lines, part_buttons, spoken
from bot.screens.scene import Scene
from bot.screens.screen import Player, Screen
from bot.screens.seats import hint_line
from bot.screens.slots import NO_SLOTS, Slots
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.names import told_apart
from bot.tables.notices import OF_TURNS, Notice, OpenNotice, is_current
from bot.tables.table import Status, Table
from bot.texts import Words
from engines.game import Phrase, Rated, Seat, View
from render import PAINTERS, Picture

LONGEST_ALT = 1000  # characters
Aside = Callable[[Scene], tuple[str, ...]]
"""What a feature says for now beside all else that stands below a board; the page shows it in its
own way."""

LobbyAside = Callable[[Wording, str | None], tuple[str, ...]]
"""The same below a lobby, for the person with a key or for everybody."""

CHOOSING = ("@",)  # what a public view is painted with while somebody chooses, whatever it is


class Composer:
    """Makes every screen of a table. What one person may see and what everybody may see part
    here, by the seat that the view is asked for. Features add ``asides`` and
    ``lobby_asides``."""

    def __init__(
        self,
        tables: Tables,
        words: Words,
        pictures: PictureCache,
        thinking: Thinking,
        histories: Histories,
        slots: Slots = NO_SLOTS,
    ) -> None:
        self._slots = slots
        self._histories = histories
        self._tables = tables
        self._words = words
        self._pictures = pictures
        self._thinking = thinking
        self._curtains = Curtains()
        self._kept = KeptScreens()
        self._places = SaidPlaces()
        self._unreached: LRUCache[str, tuple[Notice, ...]] = LRUCache(bounds.TOLD_TABLES)
        self._last_notices: LRUCache[str, tuple[Notice, float]] = LRUCache(bounds.TOLD_TABLES)
        self.asides: list[Aside] = []
        self.lobby_asides: list[LobbyAside] = []

    def wording(self, table: Table, language: str) -> Wording:
        """The reader's language at this table."""
        return Wording(self._words, language, table)

    def note_unreached(self, told: OpenNotice) -> None:
        """Nobody could tell a person what they were to be told: screens of the table say so for as
        long as it holds."""
        known = [n for n in self._unreached.get(told.table, ()) if n.about == told.notice.about]
        self._unreached[told.table] = (*known, told.notice)

    def note_told(self, told: OpenNotice, at: float) -> None:
        """A person has been told at this Unix time: as long as that is of their turn, screens of
        the table say so."""
        if told.notice.kind in OF_TURNS:
            self._last_notices[told.table] = told.notice, at

    async def board(
        self,
        table: Table,
        viewer: Viewer,
        picked: tuple[str, ...] = (),
        column: str = "",
    ) -> Screen:
        """What the viewer sees: the view of their seat, or everybody's without one. What everybody
        sees is ``CHOOSING`` once somebody has chosen a slot and now needs places. ``column``: the
        one in which they look for a cell."""
        person = viewer.key
        table = await self._tables.with_current_gains(table, person or "")
        wording = self.wording(table, viewer.language)
        if table.match is None:
            return await self._lobby(wording, viewer)
        seat = None if person is None else self.seat(table, person)
        view = self._tables.view(table, seat)
        if person is not None:
            if seat is None and view.hands and view.turn in table.seats_of(person):
                return await self._curtain(wording, view, viewer)
            picked = settled(view, picked) if view.turn == seat else ()
        if viewer.tray and (picture := await self._tray(wording, view, picked, viewer)):
            scene = self._scene(wording, view, viewer, seat, picked)
            alt = self._alt(wording, lambda: picture.alt)
            return read(scene, hand_screen(scene, picture, alt))
        shown = narrowed(view, picked, column) if column else view
        # Where nothing is hidden one picture, everybody's, does for all who look on.
        painted = shown if column or shown.hands else self._tables.view(table, None)
        board = await self._picture(painted, picked, viewer)
        scene = self._scene(wording, view, viewer, seat, picked, column=column)
        return self._board(scene, shown, board)

    async def picks(
        self, table: Table, viewer: Viewer, before: tuple[str, ...] = ()
    ) -> PickedScreens | None:
        """What ``board`` shows once a piece is picked, for each that may be after the choices made
        ``before``; None where that is nobody's to do."""
        table = await self._tables.with_current_gains(table, viewer.key or "")
        seat = self.seat(table, viewer.key)
        view = self._tables.view(table, seat)
        mine = seat is not None and view.turn == seat and not play.match_over(table)
        made = picks_of(view, before) if mine and not viewer.text else ()
        if not made:
            return None
        shown = view if view.hands else self._tables.view(table, None)
        sheet = await self._pictures.picks(shown, made, viewer.theme)
        wording = self.wording(table, viewer.language)
        screens = []
        for picked, pick in zip(made, sheet.picks, strict=True):
            if pick is not None:
                scene = self._scene(wording, view, viewer, seat, picked)
                screen = self._made(scene, view, pick.picture)
                screens.append(PickedScreen(screen, pick.parts, len(before)))
            await asyncio.sleep(0)  # others are not to wait for all of them
        return PickedScreens(sheet.sprites, tuple(screens))

    async def _tray(
        self, wording: Wording, view: View, picked: tuple[str, ...], viewer: Viewer
    ) -> Picture | None:
        """The own pieces alone, None where there are none or nobody is to move."""
        if view.seat is None or view.turn is None or play.match_over(wording.table):
            return None
        return await self._pictures.tray(view, picked, viewer.theme)

    async def hinted(self, table: Table, viewer: Viewer, best: Rated) -> Screen:
        """What ``board`` shows; to the person whose turn it is with the ``best`` move marked in the
        picture and said in the second line."""
        screen = await self.board(table, viewer)
        seat = self.seat(table, viewer.key)
        view = self._tables.view(table, seat)
        if seat is None or best.move not in view.moves:
            return screen
        wording = self.wording(table, viewer.language)
        said = hint_line(wording, best)
        picture = await self._pictures.hinted(view, best.move, viewer.theme, viewer.walked)
        first, *_, urgent = (*screen.lines, "") if len(screen.lines) < 3 else screen.lines
        alt = clipped_alt(f"{said} {screen.alt}")
        lines = tuple(filter(None, (first, said, urgent)))
        screen = replace(screen, lines=lines, picture=picture, alt=alt, hinted=True)
        shown = self._places.added(wording, screen, picture) if viewer.walked else screen
        return as_text(shown, viewer.text, screen.reading)

    def seat(self, table: Table, person: str | None) -> Seat | None:
        """The seat that a person looks from: the one to move if it is theirs, else their first;
        none as long as the hand to be seen next is behind a curtain, and for everybody."""
        return (
            None
            if person is None
            else self._curtains.seat(table, person, self._tables.view(table, None))
        )

    def uncover(self, table: Table, person: str) -> None:
        """A person who plays several seats has the device in hand for the one to move: its hand
        may be seen."""
        turn = self._tables.view(table, None).turn
        if table.match is not None and turn is not None and turn in table.seats_of(person):
            self._curtains.open(table, person, turn)

    async def _curtain(self, wording: Wording, view: View, viewer: Viewer) -> Screen:
        picture = await self._picture(view, (), viewer)
        scene = self._scene(wording, view, viewer)
        return curtain_screen(scene, self._board(scene, view, picture))

    async def _lobby(self, wording: Wording, viewer: Viewer) -> Screen:
        if wording.table.status is Status.CLOSED:
            return closed_screen(wording)
        picture = await self._pictures.cover(wording.table.game, viewer.theme, viewer.walked)
        alt = wording.say("lobby-alt", game=wording.game())
        says = () if viewer.walked else self.lobby_asides
        asides = tuple(line for say in says for line in say(wording, viewer.key))
        screen = lobby_screen(wording, viewer.key, viewer.ways, self._slots, viewer.sends, asides)
        players = tuple(self._seated(wording, player) for player in screen.players)
        if viewer.text == ONLY:
            return replace(screen, players=players)
        return replace(screen, players=players, picture=picture, alt=alt)

    def _seated(self, wording: Wording, player: Player) -> Player:
        """A seat of a lobby; of a computer player that cannot play yet when it will."""
        table = wording.table
        waits = self._thinking.preparing(table.game, player.level) if player.level else None
        if waits is None:
            return player
        if waits.failed:
            return structs.replace(player, about=wording.say("board-no-players"))
        about = wording.say("lobby-about-preparing", seconds=waits.seconds)
        return structs.replace(player, preparing=waits.done / max(1, waits.of), about=about)

    def _scene(
        self,
        wording: Wording,
        view: View,
        viewer: Viewer,
        seat: Seat | None = None,
        picked: tuple[str, ...] = (),
        column: str = "",
    ) -> Scene:
        """All that the words of a board tell; what has happened, and who may take back, when it is
        asked for."""
        table = wording.table
        notice, at = self._last_notices.get(table.code, (None, 0.0))
        untold = {
            one.person for one in self._unreached.get(table.code, ()) if is_current(one, table)
        }
        chairs = table.chairs
        seats = {chair.person: seat for seat, chair in enumerate(chairs) if chair.person in untold}
        level = None if view.turn is None else table.chairs[view.turn].level
        scene = Scene(
            wording,
            view,
            viewer,
            seat,
            picked,
            preparing=self._thinking.preparing(table.game, level) if level else None,
            now=self._tables.now,
            undo=lambda: self._may_undo(table, viewer.key),
            happened=LazySequence(
                lambda: (
                    ()
                    if play.match_over(table)
                    else self._histories.since(wording, view, actors(scene))
                )
            ),
            untold=tuple(isolated(told_apart(chairs, seat)) for seat in seats.values()),
            told=at if notice is not None and is_current(notice, table) else None,
            column=column,
            added=self._slots,
        )
        if not viewer.walked:
            asides = tuple(line for say in self.asides for line in say(scene))
            scene = structs.replace(scene, asides=asides)
        return scene

    def _may_undo(self, table: Table, reader: str | None) -> bool:
        """Whether the reader, in a shared chat somebody, may ask to take a decision back."""
        takers = self._tables.positions.takers_back(table)
        return bool(takers) if reader is None else reader in takers

    def _board(self, scene: Scene, view: View, picture: Picture | None) -> Screen:
        """A board's screen with its ``picture``, which shows ``view``."""
        wanted = scene.viewer, scene.seat, scene.picked, scene.column
        # What is said of times holds for a second.
        changing = int(scene.now), scene.preparing, scene.untold, scene.told, scene.asides
        return self._kept.of(
            scene.wording.table,
            (wanted, changing, picture is None),
            lambda: self._made(scene, view, picture),
        )

    def _made(self, scene: Scene, view: View, picture: Picture | None) -> Screen:
        alt = self._alt(scene.wording, lambda: picture.alt if picture else described(view))
        walked = picture if scene.viewer.walked else None
        places, held = self._places.of(scene.wording, walked) if walked else ((), ())
        screen = board_screen(scene, picture, alt, places, held)
        if scene.seat is not None:
            screen = with_hand(screen, scene.view)
        return read(scene, screen)

    async def _picture(self, view: View, picked: tuple[str, ...], viewer: Viewer) -> Picture | None:
        """The board's picture, None for whoever wants text alone."""
        if viewer.text == ONLY:
            return None
        return await self._pictures.board(view, picked, viewer.theme, viewer.walked)

    def _alt(self, wording: Wording, describe: Callable[[], tuple[Phrase, ...]]) -> str:
        """A picture in words, and until when the seat in turn has time, which no picture shows."""
        time = plain(time_left(wording, self._tables.now))
        said = wording.alt(describe)
        return f"{said} {time}" if time and len(said) + len(time) < LONGEST_ALT else said

    async def thumbnail(self, table: Table, theme: str) -> Picture:
        """The table in a list: a small picture of what everybody sees."""
        if table.match is None:
            return await self._pictures.small_cover(table.game, theme)
        return await self._pictures.thumbnail(self._tables.view(table, None), theme)

    def since(self, table: Table, person: str, language: str, alone: bool) -> tuple[str, ...]:
        """What has happened since a person's last move, a sentence each; as they have seen it where
        they read it ``alone``, else as everybody has."""
        wording = self.wording(table, language)
        view = self._tables.view(table, self.seat(table, person) if alone else None)
        told = self._histories.since(wording, view, table.seats_of(person))
        return tuple(spoken(wording.event(one.event, one.made)) for one in told)

    def text(self, table: Table, person: str | None, language: str) -> Screen:
        """The board in plain characters with its description."""
        wording = self.wording(table, language)
        view = self._tables.view(table, self.seat(table, person))
        painter = PAINTERS[table.game]
        alt = self._alt(wording, lambda: described(view))
        record = record_line(wording) if play.match_over(table) else ""
        lines = tuple(line for line in (painter.text(view), alt, record) if line)
        return Screen("", 0, lines, audience=person, actions=part_buttons(wording, view))


def read(scene: Scene, screen: Screen) -> Screen:
    """The screen as its reader wants it: with the board in words, or without a picture."""
    text = scene.viewer.text
    return as_text(screen, text, board_lines(scene.wording, scene.view)) if text else screen


def described(view: View) -> tuple[Phrase, ...]:
    """The description of a view, without painting it."""
    said: tuple[Phrase, ...] = PAINTERS[view.game].alt(view)
    return said


def clipped_alt(said: str) -> str:
    """A description that is not too long."""
    return said if len(said) <= LONGEST_ALT else said[: LONGEST_ALT - 1] + "…"
