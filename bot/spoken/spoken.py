"""Boards told in words: the whole, a part of it, what has happened, what can be played."""

from dataclasses import dataclass, replace

from bot.desk.boards import Boards
from bot.desk.invocation import Invocation
from bot.desk.replies import Replies
from bot.desk.reply import PrivateScreen, Reply, screen_reply
from bot.desk.table_finder import TableFinder
from bot.desk.viewers import Viewers
from bot.errors import WrongMove, WrongTime
from bot.people import Chat, Person, fit_name
from bot.preferences.settings import SettingsHandlers
from bot.running.service import Tables
from bot.screens import Screen
from bot.screens.composer import Composer
from bot.screens.reading import board_lines, column_line, moves_lines, named_choice, row_line
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.table import Table
from engines.path import split

ROW, COLUMN, PART = "row", "column", "part"
PARTS = (ROW, COLUMN, PART)  # the parameters that name a part of the board
LAST = "last"  # the part that is what has happened
LONGEST_SAID = 40  # characters of a choice that is none, when it is repeated


@dataclass(eq=False, repr=False)
class Spoken:
    """Tells boards in words, and sends them as pictures to those who want none of that."""

    _table_finder: TableFinder
    _tables: Tables
    _composer: Composer
    _boards: Boards
    _replies: Replies
    _viewers: Viewers
    _settings: SettingsHandlers

    async def command_board(self, invocation: Invocation) -> Reply:
        """/board: the table as a new message at the end of the chat, to somebody who wants text in
        words and alone; or a row, a column, or what has happened."""
        table = await self._table_finder.find(invocation)
        person, chat, args = invocation.person, invocation.chat, invocation.args
        part = next((name for name in PARTS if name in args), "")
        alone = not chat.private and bool(await self._viewers.text(chat, person.account))
        if part:
            reply = await self._part(table, invocation, part, args[part])
        elif alone and table.match is not None:
            reply = await self._board(table, person, chat)
        else:
            return await self._boards.shared(table, person, chat)
        if alone and isinstance(reply, PrivateScreen):
            return replace(reply, others=table.code, apart=True)
        return reply

    async def command_moves(self, invocation: Invocation) -> Reply:
        """/moves: what the person can play now, or after the choices that are named. Raises
        NotSeated, NotYourTurn, WrongTime, WrongMove."""
        table, person = await self._table_finder.find(invocation), invocation.person
        chat, args = invocation.chat, invocation.args
        seat = play.seat_for(table, self._tables.view(table, None), person)
        if self._composer.seat(table, person.key) != seat:  # behind a curtain
            return PrivateScreen(await self._boards.own(table, person, chat))
        view = self._tables.view(table, seat)
        wording = await self._replies.wording(table, person, chat)
        began = " ".join(args.get(name, "") for name in ("after", "then"))
        picked: tuple[str, ...] = ()
        for said in split(".".join(began.split())):
            choice = named_choice(wording, view, picked, said)
            if not choice:
                raise WrongMove(move=fit_name(said, "…", LONGEST_SAID))
            picked = (*picked, choice)
        lines = moves_lines(wording, view, picked, brings=True)
        screen = Screen("", table.revision, lines, person.account)
        return screen_reply(screen, private=not chat.private, others=table.code)

    async def command_text(self, invocation: Invocation) -> Reply:
        """/text: whether boards come as text, to this person alone; or what there is to choose."""
        how = invocation.args.get("how", "")
        return await self._settings.choose_text(invocation.person, invocation.chat, how)

    async def _board(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The table in words to this person alone: with their hand where that can be shown in the
        chat, else as everybody may know it."""
        if not (self._replies.answers_privately(chat) or self._replies.shows_hands(chat)):
            return await self._told(table, person, chat)
        own = await self._boards.own(table, person, chat)
        return PrivateScreen(replace(own, audience=person.account))

    async def _told(self, table: Table, person: Person, chat: Chat) -> Reply:
        """What everybody may know of a board."""
        view = self._tables.view(table, None)

        def make(language: str) -> Screen:
            wording = self._composer.wording(table, language)
            since = self._composer.since(table, person.key, language, alone=False)
            return Screen("", 0, (*since, *_turn(wording, view.turn), *board_lines(wording, view)))

        return await self._replies.inform(make, person, chat, pressed=False)

    async def _part(self, table: Table, invocation: Invocation, part: str, name: str) -> Reply:
        """A row or a column of the board, or what has happened since the person's last move. Raises
        WrongTime before the first deal."""
        if table.match is None:
            raise WrongTime(table.stage)
        person, chat = invocation.person, invocation.chat
        view = self._tables.view(table, None)
        alone = self._replies.answers_privately(chat)

        def make(language: str) -> Screen:
            wording = self._composer.wording(table, language)
            if part == ROW:
                lines: tuple[str, ...] = (row_line(wording, view, name),)
            elif part == COLUMN:
                lines = (column_line(wording, view, name.lower()),)
            else:
                since = self._composer.since(table, person.key, language, alone)
                lines = (*(since or (wording.say("spoken-nothing"),)), *_turn(wording, view.turn))
            return Screen("", 0, lines, person.account if alone else None)

        return await self._replies.inform(make, person, chat, invocation.pressed)


def _turn(wording: Wording, turn: int | None) -> tuple[str, ...]:
    """Whose turn it is."""
    if turn is None:
        return ()
    return (wording.sentence(wording.say("board-turn", who=wording.name(turn))),)
