"""What every button does: one function a verb."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.desk.actions import (
    analysis_page,
    answer,
    give_hint,
    hand_over,
    open_hand,
    propose,
    rules_of,
    start_match,
    start_rematch,
    view_to_move,
)
from bot.desk.context import NOTICE, Context
from bot.desk.games import open_game, turn_games
from bot.desk.platform import Reply
from bot.desk.settings_menu import choose
from bot.errors import BadPress, NotSeated, Stale, WrongMove
from bot.people import Chat, Person
from bot.press import SLOT, Press
from bot.screens.seats import replace_screen
from bot.tables import lobby, play, proposals
from bot.tables.table import Table
from engines.game import View
from engines.numerals import whole
from engines.path import join, next_choices, settle

BACK = "back"


@dataclass(frozen=True, slots=True)
class ButtonPress:
    """One press: what the payload asks for, and who pressed it where, as the platform says;
    ``origin`` is the same when it is delivered again, "" where that cannot be."""

    press: Press
    person: Person
    chat: Chat
    message: str = ""
    origin: str = ""

    def only(self) -> str:
        """The path's single choice. Raises BadPress."""
        if len(self.press.path) != 1:
            raise BadPress
        return self.press.path[0]

    def number(self) -> int:
        """The path's single choice as a number. Raises BadPress."""
        return _number(self.only())

    def numbers(self) -> tuple[int, int]:
        """The path's two choices as numbers. Raises BadPress."""
        first, second = self.pair()
        return _number(first), _number(second)

    def pair(self) -> tuple[str, str]:
        """The path's two choices. Raises BadPress."""
        if len(self.press.path) != 2:
            raise BadPress
        return self.press.path[0], self.press.path[1]


def _number(text: str) -> int:
    number = whole(text)
    if number is None:
        raise BadPress
    return number


Handler = Callable[[Context, ButtonPress], Awaitable[Reply]]


def _in_lobby(step: Callable[[Table, ButtonPress], Table], exact: bool = False) -> Handler:
    """A handler that changes the lobby. Most such presses mean the same whatever happened in the
    meantime; an ``exact`` one, which pressed twice would do two things, does not."""

    async def handle(context: Context, pressed: ButtonPress) -> Reply:
        def change(table: Table) -> Table:
            # What the presser may not do at all is said before the screen's age is.
            after = step(table, pressed)
            if exact and table.revision != pressed.press.revision:
                raise Stale
            return after

        await context.tables.change(pressed.press.table, change)
        return Reply()

    return handle


async def add(context: Context, pressed: ButtonPress) -> Reply:
    """One more computer player. Two quick presses both count, though the second was made on a lobby
    without the first one's; a press that is delivered again counts once, also after a restart."""
    press, level = pressed.press, pressed.only()
    delivered = context.delivered
    if pressed.origin and delivered.setdefault(pressed.origin, press) is not press:
        return Reply()

    def change(table: Table) -> Table:
        after = lobby.with_computer(table, pressed.person, level)
        if not context.tables.witnessed(table.code, press.revision):
            raise Stale
        return after

    await context.tables.change(press.table, change)
    return Reply()


def _series(table: Table, pressed: ButtonPress) -> Table:
    kind, length = pressed.pair()
    return lobby.with_series(table, pressed.person, kind, _number(length))


async def start(context: Context, pressed: ButtonPress) -> Reply:
    """Deal the first match."""
    await start_match(context, pressed.press.table, pressed.person, pressed.chat)
    return Reply()


async def proceed(context: Context, pressed: ButtonPress) -> Reply:
    """The next round or match."""
    press = pressed.press
    await context.tables.proceed(press.table, press.revision, pressed.person)
    return Reply()


async def rematch(context: Context, pressed: ButtonPress) -> Reply:
    """Another series between the same seats."""
    press = pressed.press
    await start_rematch(context, press.table, pressed.person, pressed.chat, press.revision)
    return Reply()


async def move(context: Context, pressed: ButtonPress) -> Reply:
    """A move from a public keyboard of a game without hidden pieces."""
    press = pressed.press
    await context.tables.move(press.table, press.revision, pressed.person, press.path)
    return Reply()


async def mine(context: Context, pressed: ButtonPress) -> Reply:
    """A step of a move, or a whole one, from a private screen."""
    press, person, chat = pressed.press, pressed.person, pressed.chat
    table = await _current(context, pressed)
    view = view_to_move(context, table, person)
    if not press.path:
        return Reply(screen=await context.own(table, person, chat), private=True)
    made = settle(view.moves, press.path)
    if join(made) in view.moves:
        table = await context.tables.move(press.table, press.revision, person, made)
        # In a private chat the board itself is a display and follows by itself.
        screen = None if chat.private else await context.own(table, person, chat)
        return Reply(screen=screen, private=True)
    if not next_choices(view.moves, made):
        raise WrongMove(move=join(press.path)[:40])
    return Reply(screen=await context.own(table, person, chat, made), private=True)


async def slot(context: Context, pressed: ButtonPress) -> Reply:
    """A step of a move from a public keyboard: a slot of the own hand, a place, or back."""
    press, person = pressed.press, pressed.person
    token = pressed.only()
    table = await _current(context, pressed)
    view = view_to_move(context, table, person)
    seat = view.seat
    assert seat is not None
    kept = await context.partial_moves.get(table, seat)
    if token == BACK:
        await context.partial_moves.set(table, seat, ())
        context.displays.refresh(table.code)
        return Reply()
    made = _extended(view, kept, token)
    if join(made) in view.moves:
        await context.tables.move(press.table, press.revision, person, made)
        return Reply()
    await context.partial_moves.set(table, seat, made)
    if not kept:
        context.displays.refresh(table.code)
    wording = await context.wording(table, person, pressed.chat)
    return Reply(wording.prompt(made)[:NOTICE], alert=True)


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
        whole = settle(view.moves, made)
        if join(whole) in view.moves:
            return whole
        if next_choices(view.moves, made):
            return made
    raise WrongMove(move=token.removeprefix(SLOT))


def _piece(view: View, token: str) -> str:
    slot = whole(token.removeprefix(SLOT), 1, len(view.hand))
    if slot is None:
        raise WrongMove(move=token.removeprefix(SLOT) or "-")
    return view.hand[slot - 1]


async def _current(context: Context, pressed: ButtonPress) -> Table:
    press = pressed.press
    table = await context.tables.get(press.table, press.revision)
    if table.revision != press.revision:
        # Whoever does not play here is told that first, whatever the screen's age.
        if not table.seats_of(pressed.person.key):
            raise NotSeated
        raise Stale
    return table


async def hand(context: Context, pressed: ButtonPress) -> Reply:
    """The presser's own hand: as a screen, and in short."""
    return await open_hand(context, pressed.press.table, pressed.person, pressed.chat)


async def hint(context: Context, pressed: ButtonPress) -> Reply:
    """A good move, said to the one whose turn it is alone."""
    return await give_hint(context, await _current(context, pressed), pressed.person, pressed.chat)


async def leave_seat(context: Context, pressed: ButtonPress) -> Reply:
    """A computer player takes a seat at a running table: which seat, which level, then done."""
    person, chat, path = pressed.person, pressed.chat, pressed.press.path
    table = await context.tables.get(pressed.press.table)
    if not table.answers_to(person.key):
        raise NotSeated
    if path and whole(path[0], 0, len(table.chairs) - 1) is None:
        raise BadPress
    if len(path) == 1 and int(path[0]) == table.turn.seat and play.may_choose(table, person.key):
        path = (*path, play.STAND_IN)  # there is no choice of who plays for somebody overdue
    if len(path) < 2:
        wording = await context.wording_in(table, chat, person)
        return context.inform(replace_screen(wording, path), chat)
    return await hand_over(context, table, person, chat, int(path[0]), path[1])


async def come_back(context: Context, pressed: ButtonPress) -> Reply:
    """Take the own seat again."""
    await context.tables.come_back(pressed.press.table, pressed.person)
    return Reply()


async def undo(context: Context, pressed: ButtonPress) -> Reply:
    """Take the own last decision back, if the others agree."""
    press = pressed.press
    table = await context.tables.get(press.table, press.revision)
    # Pressed twice it would take back two decisions, so the press counts for one revision.
    return await propose(
        context, table, pressed.person, pressed.chat, proposals.TAKEBACK, press.revision
    )


async def agree(context: Context, pressed: ButtonPress) -> Reply:
    """Say yes to what somebody proposes."""
    await context.consent.agree(pressed.press.table, pressed.person, pressed.only())
    return Reply()


async def decline(context: Context, pressed: ButtonPress) -> Reply:
    """Say no to what somebody proposes, or take back what one has proposed."""
    await context.consent.decline(pressed.press.table, pressed.person, pressed.only())
    return Reply()


async def take_over(context: Context, pressed: ButtonPress) -> Reply:
    """Have a computer player take the overdue seat."""
    return await _overdue(context, pressed, context.consent.take_over)


async def wait(context: Context, pressed: ButtonPress) -> Reply:
    """Give the overdue seat more time."""
    return await _overdue(context, pressed, context.consent.wait)


async def claim(context: Context, pressed: ButtonPress) -> Reply:
    """Win the match, for the other side's time is up."""
    return await _overdue(context, pressed, context.consent.claim)


async def _overdue(
    context: Context,
    pressed: ButtonPress,
    decide: Callable[[str, Person, int], Awaitable[Table]],
) -> Reply:
    await decide(pressed.press.table, pressed.person, pressed.press.revision)
    return Reply()


async def analyse(context: Context, pressed: ButtonPress) -> Reply:
    """A page of the analysis of a match that is over; the first press has it made."""
    table = await context.tables.get(pressed.press.table)
    number, leaf = pressed.numbers()
    page = str(await analysis_page(context, table, number, leaf, pressed.chat))
    if await _turned(context, table, pressed, page):
        return Reply()
    return await _shown(context, table, pressed, page)


async def page(context: Context, pressed: ButtonPress) -> Reply:
    """Back from an analysis to the table."""
    table = await context.tables.get(pressed.press.table)
    if await _turned(context, table, pressed, ""):
        return Reply()
    return await _shown(context, table, pressed, "")


async def _turned(context: Context, table: Table, pressed: ButtonPress, page: str) -> bool:
    """Whether a message of this chat shows the page now."""
    chat, person = pressed.chat, pressed.person.key
    return await context.displays.turn(table.code, chat, pressed.message, person, page)


async def _shown(context: Context, table: Table, pressed: ButtonPress, page: str) -> Reply:
    chat = pressed.chat
    reader = pressed.person.key if chat.private else None
    screen = await context.screens.of(table, chat, reader, page)
    return Reply(screen=screen, private=chat.private)


async def ask(context: Context, pressed: ButtonPress) -> Reply:
    """The answer to a question about the position."""
    table = await context.tables.get(pressed.press.table)
    return await answer(context, table, pressed.press.path, pressed.person, pressed.chat)


async def rules(context: Context, pressed: ButtonPress) -> Reply:
    """The rules of the table's game."""
    table = await context.tables.get(pressed.press.table)
    return await rules_of(context, table.game, pressed.person, pressed.chat)


async def text(context: Context, pressed: ButtonPress) -> Reply:
    """The board in plain characters."""
    table = await context.tables.get(pressed.press.table)
    wording = await context.wording_in(table, pressed.chat, pressed.person)
    reader = pressed.person.key if pressed.chat.private else None
    return context.inform(context.composer.text(table, reader, wording.language), pressed.chat)


async def settings(context: Context, pressed: ButtonPress) -> Reply:
    """A setting's choices, or a choice among them."""
    return await choose(context, pressed.person, pressed.chat, pressed.press.path)


async def games(context: Context, pressed: ButtonPress) -> Reply:
    """Another page of a list of tables, or another list."""
    return await turn_games(
        context, pressed.person, pressed.chat, pressed.press.path, pressed.message
    )


async def open_(context: Context, pressed: ButtonPress) -> Reply:
    """A table from somebody's own list."""
    return await open_game(context, pressed.press.table, pressed.person, pressed.chat)


async def board(context: Context, pressed: ButtonPress) -> Reply:
    """A table from a chat's list, as a new message for everybody there."""
    table = await context.tables.get(pressed.press.table)
    return await context.board(table, pressed.person, pressed.chat)


VERBS: dict[str, Handler] = {
    "join": _in_lobby(lambda table, p: lobby.joined(table, p.person)),
    "also": _in_lobby(lambda table, p: lobby.doubled(table, p.person), exact=True),
    "leave": _in_lobby(lambda table, p: lobby.left(table, p.person), exact=True),
    "shift": _in_lobby(lambda table, p: lobby.shifted(table, p.person), exact=True),
    "side": _in_lobby(lambda table, p: lobby.with_side(table, p.person, p.only())),
    "shuffle": _in_lobby(lambda table, p: lobby.shuffled(table, p.person), exact=True),
    "add": add,
    "drop": _in_lobby(lambda t, p: lobby.without(t, p.person, p.number()), exact=True),
    "set": _in_lobby(lambda table, p: lobby.with_option(table, p.person, *p.pair())),
    "series": _in_lobby(_series),
    "clock": _in_lobby(lambda table, p: lobby.with_clock(table, p.person, p.only())),
    "hints": _in_lobby(lambda table, p: lobby.with_hints(table, p.person, p.only())),
    "watch": _in_lobby(lambda table, p: lobby.watched(table, p.person), exact=True),
    "cancel": _in_lobby(lambda table, p: lobby.cancelled(table, p.person)),
    "start": start,
    "next": proceed,
    "rematch": rematch,
    "move": move,
    "mine": mine,
    "slot": slot,
    "hand": hand,
    "hint": hint,
    "undo": undo,
    "agree": agree,
    "decline": decline,
    "takeover": take_over,
    "wait": wait,
    "claim": claim,
    "replace": leave_seat,
    "return": come_back,
    "analyse": analyse,
    "page": page,
    "ask": ask,
    "rules": rules,
    "text": text,
    "settings": settings,
    "games": games,
    "open": open_,
    "board": board,
}
"""What each verb of a payload does."""

ELSEWHERE = frozenset({"ask", "board", "games", "hint", "open", "replace", "settings"})
"""The verbs that also stand under answers, which name a table but do not show it, or name none."""
