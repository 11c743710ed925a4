"""The hand that somebody holds, and a good move for it."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.desk.boards import Boards, for_reader
from bot.desk.handlers.asked import TableRequest, view_to_move
from bot.desk.platforms import Platforms
from bot.desk.replies import NOTICE, Replies
from bot.desk.reply import Alert, PrivateScreen, Reply
from bot.desk.viewers import Viewers
from bot.errors import HintsOff, NotSeated, Stale
from bot.people import Chat, Person
from bot.running.hints import Hints
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.seats import hint_line, hint_way
from bot.tables.table import Table
from engines.game import View


@dataclass(eq=False, repr=False)
class Hands:
    """Shows people what they alone may see of a match."""

    _tables: Tables
    _composer: Composer
    _replies: Replies
    _boards: Boards
    _viewers: Viewers
    _platforms: Platforms
    _hints: Hints

    async def open(self, asked: TableRequest) -> Reply:
        """The own hand: as a screen, and in short. Raises NotSeated."""
        return await self.shown(asked.table, asked.person, asked.chat)

    async def shown(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The hand that a person holds at a table. Raises NotSeated."""
        if not table.seats_of(person.key):
            raise NotSeated
        self._composer.uncover(table, person.key)
        view = self._tables.view(table, self._composer.seat(table, person.key))
        wording = await self._replies.wording(table, person, chat)
        screen = await self._boards.own(table, person, chat)
        return PrivateScreen(screen, hand_line(wording.choice, view), alert=True)

    async def uncover(self, asked: TableRequest) -> Reply:
        """Somebody who plays several seats has the device for the one to move: its hand is shown.
        Raises NotSeated, NotYourTurn, Stale."""
        assert asked.press is not None
        table, person = asked.table, asked.person
        view = view_to_move(self._tables, table, person)
        if asked.press.number() != view.seat:
            raise Stale
        self._composer.uncover(table, person.key)
        return PrivateScreen(await self._boards.own(table, person, asked.chat))

    async def hint(self, asked: TableRequest) -> Reply:
        """A good move, said to the one whose turn it is alone. Raises NotSeated, NotYourTurn,
        WrongTime, HintsOff."""
        table, chat = asked.table, asked.chat
        reply = await self._hint(table, asked.person, chat)
        if asked.pressed or self._replies.answers_privately(chat):
            return reply
        # An answer to a command may be read by all here, one to a press is not: buttons lead there.
        said = Screen("", table.revision, (reply.notice,), asked.person.account)
        wording = await self._replies.wording_in(table, chat, asked.person)
        platform = self._platforms.get(chat.platform)
        way = hint_way(wording, platform.link(table.code) if platform else "")
        return PrivateScreen(reply.screen or said, reply.notice, reply.alert, others=way)

    async def _hint(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The move marked in the person's own picture, and in short."""
        view = view_to_move(self._tables, table, person)
        if not table.may_hint:
            raise HintsOff(rated="yes" if table.counts else "no")
        if self._composer.seat(table, person.key) != view.seat:
            return PrivateScreen(await self._boards.own(table, person, chat))
        best = await self._hints.best(table, view)
        wording = await self._replies.wording(table, person, chat)
        said = hint_line(wording, best)
        if best is None:
            return Alert(said)
        viewer = await self._viewers.of_answer(person, chat)
        hinted = await self._composer.hinted(table, viewer, best)
        screen = for_reader(hinted, person)
        # Where the notice can only be said, it says all of it; the picture's caption needs no more.
        shown = replace(screen, lines=(said,), prompt="", lead=False)
        return PrivateScreen(shown, said[:NOTICE], alert=True)


def hand_line(label: Callable[[str], str], view: View) -> str:
    """A hand in one line of at most 200 characters: numbered with names, or only the pieces."""
    named = "  ".join(f"{slot}: {label(piece)}" for slot, piece in enumerate(view.hand, 1))
    return named if len(named) <= NOTICE else " ".join(view.hand)[:NOTICE]
