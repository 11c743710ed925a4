"""Whole screens, picture and words: for a shared chat, or for one person."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.moments import plain
from bot.people import isolated
from bot.players.compiling import Progress
from bot.players.workers import Workers
from bot.running.analyst import Analyst
from bot.running.service import Tables
from bot.screens.analysis_screen import (
    AnalysisPage,
    AnalysisScene,
    analysis_alt,
    analysis_screen,
)
from bot.screens.asking import time_left
from bot.screens.board import Scene, board_screen, clipped
from bot.screens.ending import record_line
from bot.screens.lobby import closed_screen, lobby_screen
from bot.screens.picture_cache import PictureCache
from bot.screens.screen import Screen
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.analysis import final_view, view_before
from bot.tables.course import course_of
from bot.tables.notices import Notice, OpenNotice, holds
from bot.tables.table import Status, Table
from bot.texts import Words
from engines.game import Phrase, Seat, View
from engines.path import settle
from render import PAINTERS, Picture

LONGEST_ALT = 1000  # characters
UNREACHED = 2000  # tables at which it is remembered who could not be told
CHOOSING = ("@",)  # what a public view is painted with while somebody chooses, whatever it is


@dataclass(frozen=True, slots=True)
class Appearance:
    """How a reader wants a screen: language and theme; ``slots`` for shared chats in which a
    private screen cannot be shown; ``link`` opens a private chat."""

    language: str
    theme: str = "light"
    slots: bool = False
    link: str = ""


class Composer:
    """Makes every screen of a table. What one person may see and what everybody may see part
    here, by the seat that the view is asked for."""

    def __init__(
        self,
        tables: Tables,
        words: Words,
        pictures: PictureCache,
        analyst: Analyst,
        workers: Workers,
    ) -> None:
        self._tables = tables
        self._analyst = analyst
        self._words = words
        self._pictures = pictures
        self._workers = workers
        self._unreached: LRUCache[str, tuple[Notice, ...]] = LRUCache(UNREACHED)

    def wording(self, table: Table, language: str) -> Wording:
        """The reader's language at this table."""
        return Wording(self._words, language, table)

    def unreached(self, told: OpenNotice) -> None:
        """Nobody could tell a person what they were to be told: screens of the table say so for as
        long as it holds."""
        known = [n for n in self._unreached.get(told.table, ()) if n.about == told.notice.about]
        self._unreached[told.table] = (*known, told.notice)

    async def public(self, table: Table, appearance: Appearance, choosing: bool = False) -> Screen:
        """What everybody sees. ``choosing``: somebody has chosen a slot and now needs places."""
        wording = self.wording(table, appearance.language)
        if table.match is None:
            return await self._lobby(wording, appearance)
        view = self._tables.view(table, None)
        picked = CHOOSING if choosing and appearance.slots else ()
        undo = bool(self._tables.takers_back(table))
        scene = Scene(wording, view, None, None, picked, appearance.slots, appearance.link)
        scene = replace(scene, undo=undo)
        return await self._painted(scene, appearance)

    async def own(
        self, table: Table, person: str, appearance: Appearance, picked: tuple[str, ...] = ()
    ) -> Screen:
        """What the person with this key sees: their seat's view, or everybody's without one."""
        wording = self.wording(table, appearance.language)
        if table.match is None:
            return await self._lobby(wording, appearance, person)
        seat = self.seat(table, person)
        view = self._tables.view(table, seat)
        if view.turn != seat:
            picked = ()
        scene = Scene(wording, view, seat, person, settled(view, picked), False, appearance.link)
        scene = replace(scene, undo=person in self._tables.takers_back(table))
        screen = await self._painted(scene, appearance)
        return screen if seat is not None else replace(screen, choices=(), prompt="")

    def seat(self, table: Table, person: str) -> Seat | None:
        """The seat that a person looks from: the one to move if it is theirs, else their first."""
        seats = table.seats_of(person)
        turn = self._tables.view(table, None).turn
        return turn if turn in seats else next(iter(seats), None)

    async def analysis(
        self, table: Table, page: AnalysisPage, appearance: Appearance, reader: str | None
    ) -> Screen | None:
        """A page of an analysis; None when it no longer holds, or is of no match that is over."""
        match = await self._tables.match(table, page.number)
        if page.revision != table.revision or match is None or match.outcome is None:
            return None
        found = await self._analyst.find(table.code, match)
        scene = AnalysisScene(page, match, found, self._analyst.works(table.code, match))
        wording = self.wording(table, appearance.language)
        screen = analysis_screen(wording, scene, reader)
        picture = await self._analysis_picture(table, scene, appearance.theme)
        said = f"{analysis_alt(wording, scene)} {wording.alt(lambda: picture.alt)}".strip()
        return replace(screen, picture=picture, alt=said[:1000])

    async def _analysis_picture(self, table: Table, scene: AnalysisScene, theme: str) -> Picture:
        match, step = scene.match, scene.step
        if step is not None:
            view = view_before(table.game, match.setup, match.moves[: step.ply])
            return await self._pictures.compared(view, step.played, step.better, theme)
        graph = course_of(table, match, scene.found)
        if scene.found.done and graph.lines:
            return await self._pictures.graph(graph, theme)
        return await self._pictures.board(final_view(table.game, match), (), theme)

    async def _lobby(
        self, wording: Wording, appearance: Appearance, reader: str | None = None
    ) -> Screen:
        if wording.table.status is Status.CLOSED:
            return closed_screen(wording)
        picture = await self._pictures.cover(wording.table.game, appearance.theme)
        alt = wording.say("lobby-alt", game=wording.game())
        return replace(lobby_screen(wording, reader), picture=picture, alt=alt)

    async def _painted(self, scene: Scene, appearance: Appearance) -> Screen:
        picture = await self._pictures.board(scene.view, scene.picked, appearance.theme)
        alt = self._alt(scene.wording, lambda: picture.alt)
        ready = replace(scene, preparing=self._preparing(scene), now=self._tables.now)
        screen = board_screen(ready)
        lines = clipped((*screen.lines, *self._unreached_lines(scene.wording)))
        return replace(screen, lines=lines, picture=picture, alt=alt)

    def _unreached_lines(self, wording: Wording) -> tuple[str, ...]:
        table = wording.table
        told = [notice for notice in self._unreached.get(table.code, ()) if holds(notice, table)]
        people = {notice.person for notice in told}
        names = dict.fromkeys(chair.name for chair in table.chairs if chair.person in people)
        return tuple(wording.say("notice-unreached", who=isolated(name)) for name in names)

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

    def _preparing(self, scene: Scene) -> Progress | None:
        """What the computer player to move, if it is one, waits for."""
        table, turn = scene.wording.table, scene.view.turn
        level = None if turn is None else table.chairs[turn].level
        return self._workers.preparing(table.game, level) if level else None

    def text(self, table: Table, person: str | None, language: str) -> Screen:
        """The board in plain characters with its description."""
        wording = self.wording(table, language)
        seat = None if person is None else self.seat(table, person)
        view = self._tables.view(table, seat)
        painter = PAINTERS[table.game]
        alt = self._alt(wording, lambda: described(view))
        record = record_line(wording) if play.match_over(table) else ""
        lines = tuple(line for line in (painter.text(view), alt, record) if line)
        return Screen("", 0, lines, audience=person)


def described(view: View) -> tuple[Phrase, ...]:
    """The description of a view, without painting it."""
    said: tuple[Phrase, ...] = PAINTERS[view.game].alt(view)
    return said


def settled(view: View, picked: tuple[str, ...]) -> tuple[str, ...]:
    """``picked`` with lone continuations taken, but never so far that a move is whole: a move is
    played by a press, not by looking."""
    if not picked:
        return ()
    made = settle(view.moves, picked)
    return picked if ".".join(made) in view.moves else made
