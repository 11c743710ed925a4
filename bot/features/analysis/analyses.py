"""Analyses as people ask for them: the command, the button under a result, and the pages."""

from collections.abc import Callable
from dataclasses import replace

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.chat_screens import ChatScreens
from bot.desk.invocation import Invocation
from bot.desk.reply import NewScreen, PrivateScreen, Reply
from bot.desk.table_finder import TableFinder
from bot.errors import WrongTime
from bot.features.analysis import rows
from bot.features.analysis.analysis import Analysis
from bot.features.analysis.analyst import Analyst
from bot.features.analysis.course import course_of
from bot.features.analysis.screens import (
    VERB,
    AnalysisPage,
    AnalysisScene,
    analysis_alt,
    analysis_screen,
    best_move_line,
)
from bot.people import Chat
from bot.press import packed
from bot.running.service import Tables
from bot.screens.appearance import Appearance
from bot.screens.composer import LONGEST_ALT
from bot.screens.picture_cache import PictureCache
from bot.screens.reading import as_text
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.store.renamings import Renamings
from bot.tables import play
from bot.tables.frames import final_view, view_before
from bot.tables.table import Match, Table
from bot.texts import Words
from render import Picture

MoreButtons = Callable[[Wording, Match, Analysis, str | None], tuple[Button, ...]]
"""Makes buttons under the analysis of a match, for the person with a key or for everybody."""


class Analyses:
    """Shows what ``analyst`` finds out. A later feature may set ``more_buttons``."""

    def __init__(
        self,
        analyst: Analyst,
        tables: Tables,
        words: Words,
        pictures: PictureCache,
        screens: ChatScreens,
        boards: Boards,
        table_finder: TableFinder,
        renamings: Renamings,
    ) -> None:
        self.analyst = analyst
        self.more_buttons: MoreButtons = lambda wording, match, found, reader: ()
        self._tables = tables
        self._words = words
        self._pictures = pictures
        self._screens = screens
        self._boards = boards
        self._table_finder = table_finder
        self._renamings = renamings

    async def command(self, invocation: Invocation) -> Reply:
        """/analysis: of a match, the latest that is over unless its number is given. Raises
        NoSuchTable, NoTableHere, WrongTime."""
        table, args = await self._table_finder.find(invocation), invocation.args
        number = int(args["number"]) - 1 if "number" in args else play.latest_over(table)
        if number is None:
            raise WrongTime(table.stage)
        chat = invocation.chat
        page = await self._begun(table, number, 0, chat)
        person = invocation.person
        if chat.private:
            return NewScreen(await self._screens.of(table, chat, person.account, str(page)))
        way = packed(VERB, table.code, table.revision, (str(number), "0"))
        screen = await self._boards.own_page(table, person, chat, str(page))
        return PrivateScreen(screen, others=way)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A page of the analysis of a match that is over; the first press has it made. Raises
        NoSuchTable, WrongTime, BadPress."""
        table = await self._tables.get(pressed.press.table)
        page = await self._begun(table, *pressed.numbers(), pressed.chat)
        return await self._boards.paged(table, pressed, str(page))

    async def _begun(self, table: Table, number: int, leaf: int, chat: Chat) -> AnalysisPage:
        """The page, once its analysis is done or being done. A shared chat shows none while another
        match is played. Raises WrongTime."""
        match = await self._tables.match(table, number)
        running = table.match is not None and not play.match_over(table)
        if match is None or match.outcome is None or (running and not chat.private):
            raise WrongTime(table.stage if running else "")
        await self.analyst.begin(table.code, table.game, match)
        return AnalysisPage(table.revision, number, leaf)

    async def page(
        self, table: Table, text: str, appearance: Appearance, reader: str | None
    ) -> Screen | None:
        """A page of an analysis; None when it no longer holds, or is of no match that is over."""
        page = AnalysisPage.parse(text)
        if page is None or page.revision != table.revision:
            return None
        match = await self._tables.match(table, page.number)
        if match is None or match.outcome is None:
            return None
        found = await self.analyst.find(table.code, match)
        works = self.analyst.works(table.code, match)
        wording = Wording(self._words, appearance.language, table)
        more = self.more_buttons(wording, match, found, reader)
        scene = AnalysisScene(page, match, found, works, more)
        screen = analysis_screen(wording, scene, reader)
        picture = await self._picture(table, scene, appearance.theme)
        said = f"{analysis_alt(wording, scene)} {wording.alt(lambda: picture.alt)}".strip()
        screen = replace(screen, picture=picture, alt=said[:LONGEST_ALT])
        return as_text(screen, appearance.text)

    async def _picture(self, table: Table, scene: AnalysisScene, theme: str) -> Picture:
        match, step = scene.match, scene.step
        if step is not None:
            view = view_before(table.game, match.setup, match.moves[: step.ply])
            return await self._pictures.compared(view, step.played, step.better, theme)
        graph = course_of(table, match, scene.found)
        if scene.found.done and graph.lines:
            return await self._pictures.graph(graph, theme)
        return await self._pictures.board(final_view(table.game, match), (), theme)

    async def profile_lines(self, person: str, language: str) -> tuple[str, ...]:
        """The best move of the person with this key, for their card of ratings."""
        best = await rows.best_move_of(self._renamings, person)
        return () if best is None else (best_move_line(self._words, language, best),)
