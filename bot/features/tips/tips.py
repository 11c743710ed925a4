"""Tips at work: found beside the match, told when it is the learner's turn again."""

import asyncio

from cachetools import LRUCache

from bot.background import Background, end
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.replies import Replies
from bot.desk.reply import PrivateLine, PrivateScreen, Reply
from bot.errors import BadPress
from bot.features.tips.screens import OFF, with_tip
from bot.features.tips.tip import OwnLast, Tip, learner, own_last, tip_of
from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.preferences.preferences import Preferences
from bot.running.service import Tables
from bot.screens.screen import Screen
from bot.screens.wording import Wording
from bot.tables.frames import view_before
from bot.tables.table import Table
from bot.texts import Words

SECONDS = 0.01  # of thinking about a move that has been made
APART = 3  # own moves from one tip to the next
KEPT = 500  # moves of which is known whether there is a tip, and matches with the last one told


class Tips:
    """Judges own moves when the screen after them is made, from what their player saw and no more:
    a move is answered first, and waits for no tip."""

    def __init__(
        self,
        tables: Tables,
        thinking: Thinking,
        preferences: Preferences,
        words: Words,
        replies: Replies,
        boards: Boards,
        displays: Displays,
    ) -> None:
        self._tables = tables
        self._thinking = thinking
        self._preferences = preferences
        self._words = words
        self._replies = replies
        self._boards = boards
        self._displays = displays
        self._judged: LRUCache[OwnLast, Tip | None] = LRUCache(KEPT)
        self._told: LRUCache[tuple[str, int, str], int] = LRUCache(KEPT)  # the last one's count
        self._judging: dict[OwnLast, asyncio.Task[None]] = {}
        self._background = Background()

    async def added(self, table: Table, screen: Screen, person: str, language: str) -> Screen:
        """The table's screen for the person with this key, with a tip about their last move where
        there is one and it is their turn."""
        seat = learner(table)
        last = own_last(table, person) if seat in table.seats_of(person) else None
        if last is None or not (await self._preferences.of_person(person)).tips:
            return screen
        if last not in self._judged:
            self._judge(table, last)
            return screen
        tip = self._judged[last]
        if tip is None or not self._is_turn(table):
            return screen
        undo = person in self._tables.positions.takers_back(table)
        return with_tip(Wording(self._words, language, table), screen, tip, undo)

    async def press(self, pressed: ButtonPress) -> Reply:
        """[No more tips]: the presser gets none any more, at no table. Raises BadPress."""
        if pressed.only() != OFF:
            raise BadPress
        person, chat = pressed.person, pressed.chat
        await self._preferences.choose_person(person, tips=False)
        table = await self._tables.get(pressed.press.table)
        said = self._words.say(await self._replies.own_language(person, chat), "tips-off")
        if not chat.private:
            return PrivateScreen(await self._boards.own(table, person, chat), said)
        self._displays.refresh(table.code)
        return PrivateLine(said)

    def _is_turn(self, table: Table) -> bool:
        turn = self._tables.view(table, None).turn
        return turn is not None and turn == learner(table)

    def _judge(self, table: Table, last: OwnLast) -> None:
        if last in self._judging:
            return
        task = self._background.start(self._found(table, last), "a tip", table.code)
        self._judging[last] = task
        task.add_done_callback(lambda done: self._judging.pop(last, None))

    async def _found(self, table: Table, last: OwnLast) -> None:
        """Finds out whether there is a tip about a move, and shows it if its turn has come."""
        tip = await self._tip(table, last)
        match = last.table, last.match, last.person
        told = self._told.get(match)
        if tip is not None and told is not None and last.count - told < APART:
            tip = None
        if tip is not None:
            self._told[match] = last.count
        self._judged[last] = tip
        now = await self._tables.get(table.code)
        if tip is not None and own_last(now, last.person) == last and self._is_turn(now):
            self._displays.refresh(table.code)

    async def _tip(self, table: Table, last: OwnLast) -> Tip | None:
        match = table.match
        assert match is not None
        moves = match.moves[: last.ply]
        view = await asyncio.to_thread(view_before, table.game, match.setup, moves)
        if len(view.moves) < 2:
            return None
        return tip_of(view, last.move, await self._thinking.rate(view, SECONDS, Urgency.STUDY))

    async def close(self) -> None:
        """Stops."""
        await end(tuple(self._judging.values()))
