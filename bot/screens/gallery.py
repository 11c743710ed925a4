"""Whole screens, picture and words: for a shared chat, or for one person."""

from dataclasses import dataclass, replace

from bot.screens.board import Scene, board_screen
from bot.screens.ending import record_line
from bot.screens.lobby import closed_screen, lobby_screen
from bot.screens.screen import Screen
from bot.screens.studio import Studio
from bot.screens.study import (
    Page,
    Study,
    final_view,
    graph_of,
    study_alt,
    study_screen,
    view_before,
)
from bot.screens.voice import Voice
from bot.tables import play
from bot.tables.analyst import Analyst
from bot.tables.service import Tables
from bot.tables.table import Status, Table
from bot.texts import Words
from engines.game import Phrase, Seat, View
from engines.path import settle
from render import PAINTERS, Picture

CHOOSING = ("@",)  # what a public view is painted with while somebody chooses, whatever it is


@dataclass(frozen=True, slots=True)
class Look:
    """How a reader wants a screen: language and theme; ``slots`` for shared chats in which a
    private screen cannot be shown; ``link`` opens a private chat."""

    language: str
    theme: str = "light"
    slots: bool = False
    link: str = ""


class Gallery:
    """Makes every screen of a table. What one person may see and what everybody may see part
    here, by the seat that the view is asked for."""

    def __init__(self, tables: Tables, words: Words, studio: Studio, analyst: Analyst) -> None:
        self._tables = tables
        self._analyst = analyst
        self._words = words
        self._studio = studio

    def voice(self, table: Table, language: str) -> Voice:
        """The reader's language at this table."""
        return Voice(self._words, language, table)

    async def public(self, table: Table, look: Look, choosing: bool = False) -> Screen:
        """What everybody sees. ``choosing``: somebody has chosen a slot and now needs places."""
        voice = self.voice(table, look.language)
        if table.match is None:
            return await self._lobby(voice, look)
        view = self._tables.view(table, None)
        picked = CHOOSING if choosing and look.slots else ()
        scene = Scene(voice, view, None, None, picked, look.slots, look.link)
        return await self._painted(scene, look)

    async def own(
        self, table: Table, person: str, look: Look, picked: tuple[str, ...] = ()
    ) -> Screen:
        """What the person with this key sees: their seat's view, or everybody's without one."""
        voice = self.voice(table, look.language)
        if table.match is None:
            return await self._lobby(voice, look, person)
        seat = self.seat(table, person)
        view = self._tables.view(table, seat)
        if view.turn != seat:
            picked = ()
        scene = Scene(voice, view, seat, person, settled(view, picked), False, look.link)
        screen = await self._painted(scene, look)
        return screen if seat is not None else replace(screen, choices=(), prompt="")

    def seat(self, table: Table, person: str) -> Seat | None:
        """The seat that a person looks from: the one to move if it is theirs, else their first."""
        seats = table.seats_of(person)
        turn = self._tables.view(table, None).turn
        return turn if turn in seats else next(iter(seats), None)

    async def study(
        self, table: Table, page: Page, look: Look, reader: str | None
    ) -> Screen | None:
        """A page of an analysis; None when it no longer holds, or is of no match that is over."""
        match = await self._tables.match(table, page.number)
        if page.revision != table.revision or match is None or match.outcome is None:
            return None
        found = await self._analyst.look(table.code, match)
        study = Study(page, match, found, self._analyst.works(table.code, match))
        voice = self.voice(table, look.language)
        screen = study_screen(voice, study, reader)
        picture = await self._study_picture(table, study, look.theme)
        said = f"{study_alt(voice, study)} {voice.alt(lambda: picture.alt)}".strip()
        return replace(screen, picture=picture, alt=said[:1000])

    async def _study_picture(self, table: Table, study: Study, theme: str) -> Picture:
        match, step = study.match, study.step
        if step is not None:
            view = view_before(table.game, match.setup, match.moves[: step.ply])
            return await self._studio.compared(view, step.played, step.better, theme)
        graph = graph_of(table, study)
        if study.found.done and graph.lines:
            return await self._studio.graph(graph, theme)
        return await self._studio.board(final_view(table.game, match), (), theme)

    async def _lobby(self, voice: Voice, look: Look, reader: str | None = None) -> Screen:
        if voice.table.status is Status.CLOSED:
            return closed_screen(voice)
        picture = await self._studio.cover(voice.table.game, look.theme)
        alt = voice.say("lobby-alt", game=voice.game())
        return replace(lobby_screen(voice, reader), picture=picture, alt=alt)

    async def _painted(self, scene: Scene, look: Look) -> Screen:
        picture = await self._studio.board(scene.view, scene.picked, look.theme)
        alt = scene.voice.alt(lambda: picture.alt)
        return replace(board_screen(scene), picture=picture, alt=alt)

    def text(self, table: Table, person: str | None, language: str) -> Screen:
        """The board in plain characters with its description."""
        voice = self.voice(table, language)
        seat = None if person is None else self.seat(table, person)
        view = self._tables.view(table, seat)
        painter = PAINTERS[table.game]
        alt = voice.alt(lambda: described(view))
        record = record_line(voice) if play.match_over(table) else ""
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
