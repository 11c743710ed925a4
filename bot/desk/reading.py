"""Boards told in words: the whole, a part of it, what has happened, what can be played."""

from dataclasses import replace

from bot.desk.actions import view_to_move
from bot.desk.context import Context
from bot.desk.platform import Reply
from bot.errors import WrongMove, WrongTime
from bot.people import Chat, Person, fit_name
from bot.screens import Screen
from bot.screens.reading import board_lines, column_line, moves_lines, named_choice, row_line
from bot.screens.wording import Wording
from bot.tables.table import Table
from engines.path import split

ROW, COLUMN, PART = "row", "column", "part"
PARTS = (ROW, COLUMN, PART)  # the parameters that name a part of the board
LONGEST_SAID = 40  # characters of a choice that is none, when it is repeated


async def tell_board(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """The table in words, in a shared chat to this person alone; where that cannot be, as everybody
    may know it."""
    if table.match is None:
        return await context.boards.shared(table, person, chat)
    if context.replies.answers_privately(chat) or context.replies.shows_hands(chat):
        own = await context.boards.own(table, person, chat)
        alone = Reply(screen=replace(own, audience=person.account), private=True)
        told = await _told(context, table, person, chat)
        return replace(alone, instead=told.instead)
    return await _told(context, table, person, chat)


async def _told(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """What everybody may know of a board."""
    view = context.tables.view(table, None)

    def make(language: str) -> Screen:
        wording = context.composer.wording(table, language)
        since = context.composer.since(table, person.key, language, alone=False)
        return Screen("", 0, (*since, *_turn(wording, view.turn), *board_lines(wording, view)))

    return await context.replies.inform(make, person, chat, pressed=False)


def _turn(wording: Wording, turn: int | None) -> tuple[str, ...]:
    """Whose turn it is."""
    if turn is None:
        return ()
    return (wording.sentence(wording.say("board-turn", who=wording.name(turn))),)


async def tell_part(
    context: Context, table: Table, person: Person, chat: Chat, part: str, name: str
) -> Reply:
    """A row or a column of the board, or what has happened since the person's last move. Raises
    WrongTime before the first deal."""
    if table.match is None:
        raise WrongTime
    view = context.tables.view(table, None)
    alone = context.replies.answers_privately(chat)

    def make(language: str) -> Screen:
        wording = context.composer.wording(table, language)
        match part:
            case "row":
                lines: tuple[str, ...] = (row_line(wording, view, name),)
            case "column":
                lines = (column_line(wording, view, name.lower()),)
            case _:
                since = context.composer.since(table, person.key, language, alone)
                lines = (*(since or (wording.say("spoken-nothing"),)), *_turn(wording, view.turn))
        return Screen("", 0, lines, person.account if alone else None)

    return await context.replies.inform(make, person, chat, pressed=False)


async def tell_moves(
    context: Context, table: Table, person: Person, chat: Chat, began: str
) -> Reply:
    """What the person can play now, or after the choices with which they began, in words. Raises
    NotSeated, NotYourTurn, WrongTime, WrongMove."""
    view = view_to_move(context, table, person)
    if context.composer.seat(table, person.key) != view.seat:  # behind a curtain
        return Reply(screen=await context.boards.own(table, person, chat), private=True)
    wording = await context.replies.wording(table, person, chat)
    picked: tuple[str, ...] = ()
    for said in split(".".join(began.split())):
        choice = named_choice(wording, view, picked, said)
        if not choice:
            raise WrongMove(move=fit_name(said, "…", LONGEST_SAID))
        picked = (*picked, choice)
    lines = moves_lines(wording, view, picked, brings=True)
    screen = Screen("", table.revision, lines, person.account)
    return Reply(screen=screen, private=not chat.private, opens=table.code)
