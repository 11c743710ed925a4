"""Moves, and the choices that lead to one."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.displays import Displays
from bot.desk.handlers.asked import TableRequest, view_to_move
from bot.desk.replies import NOTICE, Replies
from bot.desk.reply import Done, PrivateLine, PrivateScreen, Reply
from bot.errors import BadPress, WrongMove
from bot.people import Chat, Person
from bot.press import SLOT
from bot.running.matches import Matches
from bot.running.partial_moves import PartialMoves
from bot.running.service import Tables
from bot.screens.columns import columns_of
from bot.screens.prompts import prompt_after
from bot.tables.table import Table
from engines.game import View
from engines.numerals import whole
from engines.path import join, next_choices, settle

BACK = "back"

MoveAnswer = Callable[[Table, Person, Chat], Awaitable[Reply | None]]
"""Answers a press that has brought a table here by a move, made by a person on a board that all in
a chat see; None for nothing to say."""


@dataclass(eq=False, repr=False)
class Moves:
    """Makes moves, from private screens in steps, from public keyboards at once or by slots; there
    features add ``answers``."""

    _tables: Tables
    _matches: Matches
    _partial_moves: PartialMoves
    _displays: Displays
    _replies: Replies
    _boards: Boards
    answers: list[MoveAnswer] = field(default_factory=list, init=False)

    async def move(self, pressed: ButtonPress) -> Reply:
        """A move from a public keyboard of a game without hidden pieces."""
        press, person = pressed.press, pressed.person
        table = await self._matches.move(press.table, press.revision, person, press.path)
        return await self._answered(table, person, pressed.chat)

    async def _answered(self, table: Table, person: Person, chat: Chat) -> Reply:
        """The answer to a move on a board that all see, which shows it by itself."""
        for answer in () if chat.private else self.answers:
            if reply := await answer(table, person, chat):
                return reply
        return Done()

    async def step(self, asked: TableRequest) -> Reply:
        """A step of a move, or a whole one, from a private screen."""
        table, person, chat = asked.table, asked.person, asked.chat
        view = view_to_move(self._tables, table, person)
        if not asked.path:
            return PrivateScreen(await self._boards.own(table, person, chat))
        made = chosen(view, asked.path)
        if join(made) in view.moves:
            table = await self._matches.move(table.code, table.revision, person, made)
            # In a private chat the board itself is a display and follows by itself.
            if chat.private:
                return Done()
            return PrivateScreen(await self._boards.own(table, person, chat))
        if not next_choices(view.moves, made):
            raise WrongMove(move=join(asked.path)[:40])
        return PrivateScreen(await self._boards.own(table, person, chat, made))

    async def column(self, asked: TableRequest) -> Reply:
        """Looks for a cell in a column, the last of the path; nothing is chosen by it."""
        table, person = asked.table, asked.person
        view = view_to_move(self._tables, table, person)
        if not asked.path:
            raise BadPress
        *picked, name = asked.path
        known = columns_of(view)
        if name not in {known.get(choice) for choice in next_choices(view.moves, tuple(picked))}:
            raise WrongMove(move=name[:40])
        screen = await self._boards.own(table, person, asked.chat, tuple(picked), name)
        return PrivateScreen(screen)

    async def slot(self, asked: TableRequest) -> Reply:
        """A step of a move from a public keyboard: a slot of the own hand, a place, or back."""
        assert asked.press is not None
        token, table, person = asked.press.only(), asked.table, asked.person
        view = view_to_move(self._tables, table, person)
        seat = view.seat
        assert seat is not None
        kept = await self._partial_moves.get(table, seat)
        if token == BACK:
            await self._partial_moves.set(table, seat, ())
            self._displays.refresh_everywhere(table.code)
            return Done()
        made = _extended(view, kept, token)
        if join(made) in view.moves:
            table = await self._matches.move(table.code, table.revision, person, made)
            return await self._answered(table, person, asked.chat)
        await self._partial_moves.set(table, seat, made)
        if not kept:
            self._displays.refresh_everywhere(table.code)
        wording = await self._replies.wording(table, person, asked.chat)
        return PrivateLine(prompt_after(wording, made)[:NOTICE])

    async def cannot(self, asked: TableRequest) -> Reply:
        """A piece or a place that cannot be chosen now: said, and nothing changes."""
        assert asked.press is not None
        token = asked.press.only()
        wording = await self._replies.wording(asked.table, asked.person, asked.chat)
        if token.startswith(SLOT):
            return PrivateLine(wording.say("cannot-piece", number=token.removeprefix(SLOT)))
        return PrivateLine(wording.say("cannot-place", place=token))


def _extended(view: View, kept: tuple[str, ...], token: str) -> tuple[str, ...]:
    """The choice so far with one more: a whole move where nothing else is left to decide. A slot
    that cannot follow begins anew. Raises WrongMove."""
    piece = _piece(view, token) if token.startswith(SLOT) else token
    anew = token.startswith(SLOT) or token in view.acts
    for made in (
        (*kept, piece),
        (*settle(view.moves, kept), piece),
        *([(piece,)] if anew else []),
    ):
        whole = chosen(view, made)
        if join(whole) in view.moves:
            return whole
        if next_choices(view.moves, made):
            return made
    raise WrongMove(move=token.removeprefix(SLOT))


def chosen(view: View, made: tuple[str, ...]) -> tuple[str, ...]:
    """The choices ``made`` with lone continuations taken; but a piece is not laid by being picked
    up, be there one place for it alone."""
    settled = settle(view.moves, made)
    lays = settled != made and made[-1] in view.hand and join(settled) in view.moves
    return made if lays else settled


def _piece(view: View, token: str) -> str:
    slot = whole(token.removeprefix(SLOT), 1, len(view.hand))
    if slot is None:
        raise WrongMove(move=token.removeprefix(SLOT) or "-")
    return view.hand[slot - 1]
