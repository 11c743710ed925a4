"""Tips at work: found beside the match, told when it is the learner's turn again."""

import asyncio
from contextlib import suppress

from cachetools import LRUCache

from bot.background import Background, end
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.displays import Displays
from bot.desk.replies import NOTICE, Replies
from bot.desk.reply import PrivateLine, PrivateScreen, Reply
from bot.errors import BadPress, Stale
from bot.features.tips.screens import BACK, OFF, tip_line, tip_screen, with_tip
from bot.features.tips.tip import OwnLast, Tip, learner, own_last, tip_of
from bot.people import Chat, Person
from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.preferences.preferences import Preferences
from bot.running.consent import Consent
from bot.running.service import Tables
from bot.screens.screen import Screen
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables.frames import view_before
from bot.tables.proposals import TAKEBACK
from bot.tables.table import Table
from bot.texts import Words

SECONDS = 0.01  # of thinking about a move that has been made
LATEST = 0.6  # seconds that the answer to a press waits for a tip
APART = 3  # own moves from one tip to the next
KEPT_TIPS = (
    500  # moves of which is known whether there is a tip, and matches with the last one told
)


class Tips:
    """Judges own moves from what their player saw and no more: when the screen after them is made,
    which waits for no tip, and where others read along when the press is answered."""

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
        self._consent = Consent(tables)
        self._thinking = thinking
        self._preferences = preferences
        self._words = words
        self._replies = replies
        self._boards = boards
        self._displays = displays
        self._judged: LRUCache[OwnLast, Tip | None] = LRUCache(KEPT_TIPS)
        self._last_tips: LRUCache[tuple[str, int, str], int] = LRUCache(
            KEPT_TIPS
        )  # the last one's count
        self._judging: dict[OwnLast, asyncio.Task[None]] = {}
        self._background = Background()

    async def added(self, table: Table, screen: Screen, viewer: Viewer) -> Screen:
        """The table's screen for its reader, with a tip about their last move where there is one
        and it is their turn."""
        last = await self._learned(table, viewer.key or "")
        if last is None:
            return screen
        if last not in self._judged:
            self._judge(table, last)
            return screen
        tip = self._judged[last]
        if tip is None or not self._is_turn(table):
            return screen
        undo = viewer.key in self._tables.positions.takers_back(table)
        return with_tip(Wording(self._words, viewer.language, table), screen, tip, undo)

    async def answered(self, table: Table, person: Person, chat: Chat) -> Reply | None:
        """What a press on a board that all read is answered with, which has brought the table here
        by a move: the tip about it, for the presser alone, if it is found soon. None for none."""
        last = await self._learned(table, person.key)
        if last is None:
            return None
        if last not in self._judged:
            await asyncio.wait((self._judge(table, last),), timeout=LATEST)
        tip = self._judged.get(last)
        if tip is None:
            return None
        wording = await self._replies.wording(table, person, chat)
        if self._replies.answers_privately(chat):
            return PrivateScreen(tip_screen(wording, tip, last.ply, person.account))
        line = tip_line(wording, tip)
        return PrivateLine(line) if len(line) <= NOTICE else None

    async def press(self, pressed: ButtonPress) -> Reply:
        """[No more tips]: the presser gets none any more, at no table. [Take back]: the move that
        the tip is about, as long as it is their last one. Raises BadPress, Stale."""
        table = await self._tables.get(pressed.press.table)
        match pressed.press.path:
            case [each] if each == OFF:
                return await self._off(table, pressed.person, pressed.chat)
            case [each, ply] if each == BACK:
                return await self._back(table, pressed.person, pressed.chat, number_of(ply))
        raise BadPress

    async def _off(self, table: Table, person: Person, chat: Chat) -> Reply:
        await self._preferences.choose_person(person, tips=False)
        said = self._words.say(await self._replies.own_language(person, chat), "tips-off")
        if chat.private:
            self._displays.refresh(table.code)
            return PrivateLine(said)
        if not self._replies.shows_hands(chat) or not self._has_hand(table):
            return PrivateScreen(Screen("", 0, (said,), person.account))
        return PrivateScreen(await self._boards.own(table, person, chat), said)

    async def _back(self, table: Table, person: Person, chat: Chat, ply: int) -> Reply:
        while True:
            last = own_last(table, person.key)
            if last is None or last.ply != ply:
                raise Stale
            with suppress(Stale):  # the computer has moved meanwhile
                await self._consent.propose(table.code, person, TAKEBACK, table.revision)
                break
            table = await self._tables.latest(table.code)
        said = self._words.say(await self._replies.own_language(person, chat), "done-takeback")
        return PrivateScreen(Screen("", 0, (said,), person.account))

    async def _learned(self, table: Table, person: str) -> OwnLast | None:
        """The last move of the person with this key, where they learn and want tips."""
        if learner(table) not in table.seats_of(person):
            return None
        last = own_last(table, person)
        wants = last is not None and (await self._preferences.of_person(person)).tips
        return last if wants else None

    def _has_hand(self, table: Table) -> bool:
        return table.match is not None and bool(self._tables.view(table, None).hands)

    def _is_turn(self, table: Table) -> bool:
        turn = self._tables.view(table, None).turn
        return turn is not None and turn == learner(table)

    def _judge(self, table: Table, last: OwnLast) -> asyncio.Task[None]:
        if last in self._judging:
            return self._judging[last]
        task = self._background.start(self._found(table, last), "a tip", table.code)
        self._judging[last] = task
        task.add_done_callback(lambda done: self._judging.pop(last, None))
        return task

    async def _found(self, table: Table, last: OwnLast) -> None:
        """Finds out whether there is a tip about a move, and shows it if its turn has come."""
        tip = await self._tip(table, last)
        match = last.table, last.match, last.person
        told = self._last_tips.get(match)
        if tip is not None and told is not None and last.count - told < APART:
            tip = None
        if tip is not None:
            self._last_tips[match] = last.count
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
