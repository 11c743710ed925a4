"""Replays in chats: one screen for whoever asks, with each position and what was better in it."""

from dataclasses import dataclass

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.chat_screens import ChatScreens
from bot.desk.invocation import Invocation
from bot.desk.reply import NewScreen, PrivateScreen, Reply
from bot.desk.table_finder import TableFinder
from bot.errors import BadPress, WrongTime
from bot.features.replays.replay import ReplayPage, ReplayScene
from bot.features.replays.replays import Replays
from bot.features.replays.screens import (
    ANALYSE,
    FIRST,
    LAST,
    RANK,
    ReplayButtons,
    line_screen,
    replay_screen,
)
from bot.people import Chat
from bot.press import packed
from bot.running.service import Tables
from bot.screens.reading import as_text
from bot.screens.screen import Screen
from bot.screens.slots import Slots
from bot.screens.viewer import Viewer
from bot.tables.play import latest_over, match_over
from bot.tables.table import Match, Table

COSTLIEST = 1  # the rank of the move that cost most


@dataclass(eq=False, repr=False)
class ChatReplays:
    """Shows matches that are over to whoever asks, at a position or at a costly move. Each look has
    the match analysed, and what is found fills the screen in."""

    _replays: Replays
    _tables: Tables
    _boards: Boards
    _screens: ChatScreens
    _table_finder: TableFinder
    _slots: Slots

    async def command(self, invocation: Invocation) -> Reply:
        """/analysis: a match at the move that cost most, the latest that is over unless its number
        is given. Raises NoSuchTable, NoTableHere, WrongTime."""
        table, args = await self._table_finder.find(invocation), invocation.args
        number = int(args["number"]) - 1 if "number" in args else latest_over(table)
        if number is None:
            raise WrongTime(table.stage)
        chat, person = invocation.chat, invocation.person
        match = await self.match(table, number, chat)
        page = str(ReplayPage(table.revision, number, len(match.moves), COSTLIEST))
        if chat.private:
            return NewScreen(await self._screens.of(table, chat, person.account, page))
        way = packed(ANALYSE, table.code, table.revision, (str(number), "0"))
        screen = await self._boards.own_page(table, person, chat, page)
        return PrivateScreen(screen, others=way)

    async def press(self, pressed: ButtonPress) -> Reply:
        """A place in a match that is over: of which match, and there a ply or a costly move, behind
        a ply so many moves of what was better. Raises NoSuchTable, WrongTime, BadPress."""
        number, *goal = pressed.press.path or ("",)
        return await self._shown(pressed, number_of(number), goal)

    async def press_analysis(self, pressed: ButtonPress) -> Reply:
        """The same at a costly move: of which match, and which one, 0 for the worst. Raises as
        ``press``."""
        number, rank = pressed.numbers()
        return await self._shown(pressed, number, [f"{RANK}{max(COSTLIEST, rank)}"])

    async def _shown(self, pressed: ButtonPress, number: int, goal: list[str]) -> Reply:
        table = await self._tables.get(pressed.press.table)
        match = await self.match(table, number, pressed.chat)
        ply, rank, line = _place(goal, len(match.moves))
        page = ReplayPage(table.revision, number, ply, rank, line)
        return await self._boards.paged(table, pressed, str(page))

    async def match(self, table: Table, number: int, chat: Chat) -> Match:
        """A match that is over, whose analysis is begun. A shared chat shows none while another one
        is played. Raises WrongTime."""
        match = await self._tables.match(table, number)
        running = table.match is not None and not match_over(table)
        if match is None or match.outcome is None or (running and not chat.private):
            raise WrongTime(table.stage if running else "")
        await self._replays.analyse(table, match)
        return match

    async def page(self, table: Table, text: str, viewer: Viewer) -> Screen | None:
        """A position of a match as a message of the table; None where there is no such match that
        is over, once another one is played, and for a page of another kind."""
        page = ReplayPage.parse(text)
        if page is None or not (page.revision == table.revision or match_over(table)):
            return None
        match = await self._tables.match(table, page.number)
        if match is None or match.outcome is None:
            return None
        scene = await self._replays.scene(table, match, viewer.key, viewer.language)
        return as_text(await self._screen(scene, page, viewer), viewer.text)

    async def _screen(self, scene: ReplayScene, page: ReplayPage, viewer: Viewer) -> Screen:
        ply, theme = min(page.ply, len(scene.match.moves)), viewer.theme
        if page.rank and scene.costly:
            ply = scene.costly[min(page.rank, len(scene.costly)) - 1].ply + 1
        animation = self._slots.animation_button(scene.wording, scene.match)
        others = self._slots.position_buttons(scene.wording, scene.match, ply)
        keep = self._slots.line_button(scene.wording, scene.match, ply, page.line)
        buttons = ReplayButtons(scene, ply, animation, others, keep if page.line else None)
        step = scene.step(ply)
        if page.line and step is not None:
            line = await self._replays.better_line(scene, step, page.line, theme)
            return line_screen(buttons, page, step, line, viewer.key)
        shown = await self._replays.position(scene, ply, theme)
        return replay_screen(buttons, page, shown, viewer.key)


def _place(goal: list[str], last: int) -> tuple[int, int, int]:
    """The ply, the rank among the costly moves, and the moves of what was better that a path names;
    the start without one. Raises BadPress."""
    first, *more = goal or (FIRST,)
    if first in (FIRST, LAST) and not more:
        return (0 if first == FIRST else last), 0, 0
    if first.startswith(RANK) and not more:
        return last, max(COSTLIEST, number_of(first.removeprefix(RANK))), 0
    if len(more) > 1:
        raise BadPress
    line = number_of(more[0]) if more else 0
    if more and not line:
        raise BadPress
    return min(last, number_of(first)), 0, line
