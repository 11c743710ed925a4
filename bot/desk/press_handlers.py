"""What every button does: one function a verb."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.desk.actions import (
    answer,
    give_hint,
    give_up,
    hand_over,
    open_hand,
    propose,
    rules_of,
    start_match,
    start_rematch,
    view_to_move,
)
from bot.desk.boards import for_reader
from bot.desk.button_press import ButtonPress, number_of
from bot.desk.context import Context
from bot.desk.replies import NOTICE
from bot.desk.reply import Done, Line, PrivateScreen, Reply
from bot.errors import BadPress, NotSeated, Stale, WrongMove
from bot.people import Person
from bot.press import SLOT
from bot.screens.columns import columns_of
from bot.screens.info import share_screen
from bot.screens.lobby_menus import HOME, OPTIONS
from bot.screens.menus import apart, is_menu, menu_of, page_of
from bot.screens.prompts import prompt_after
from bot.screens.seats import replace_screen
from bot.tables import lobby, play, proposals
from bot.tables.table import Status, Table
from engines.game import View
from engines.numerals import whole
from engines.path import join, next_choices, settle

BACK = "back"


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

        return await _changed(context, pressed, change)

    return handle


async def _changed(
    context: Context, pressed: ButtonPress, change: Callable[[Table], Table]
) -> Reply:
    """Change the lobby; a menu in which that was chosen leads back to where it came from."""
    code, chat, displays = pressed.press.table, pressed.chat, context.displays
    home = HOME.get(pressed.press.verb)
    if home is not None and _alone(context, pressed):
        table = await context.tables.change(code, change)
        return await _apart(context, table, pressed, home)
    if home is None or not is_menu(await displays.page(code, chat, pressed.message)):
        await context.tables.change(code, change)
        return Done()
    context.display_locks.lock(code)  # so that the choice and the way back are one edit
    with context.display_locks.unlocked_after(code):
        table = await context.tables.change(code, change)
        back = _back_page(pressed, home)
        await displays.turn(code, chat, pressed.message, pressed.person.account, back)
    return Done()


def _alone(context: Context, pressed: ButtonPress) -> bool:
    """Whether what was pressed is a message in a shared chat that the presser alone sees."""
    chat = pressed.chat
    return not (pressed.message or chat.private) and context.replies.answers_privately(chat)


def _back_page(pressed: ButtonPress, home: str) -> str:
    """The menu in which a list stands, or the lobby for what stands in that itself."""
    return page_of(home) if home == OPTIONS and pressed.press.verb != "leave" else ""


async def add(context: Context, pressed: ButtonPress) -> Reply:
    """One more computer player. Two quick presses both count, though the second was made on a lobby
    without the first one's; a press that is delivered again counts once, also after a restart."""
    press, level = pressed.press, pressed.only()
    delivered = context.delivered
    if pressed.origin and delivered.setdefault(pressed.origin, press) is not press:
        return Done()

    def change(table: Table) -> Table:
        after = lobby.with_computer(table, pressed.person, level)
        if not context.tables.has_cached_since(table.code, press.revision):
            raise Stale
        return after

    return await _changed(context, pressed, change)


def _dropped(table: Table, pressed: ButtonPress) -> Table:
    """Without whoever sits on a seat; the own one is left, not taken away."""
    seat, person = pressed.number(), pressed.person
    if seat in table.seats_of(person.key):
        return lobby.left(table, person)
    return lobby.without(table, person, seat)


def _series(table: Table, pressed: ButtonPress) -> Table:
    kind, length = pressed.pair()
    return lobby.with_series(table, pressed.person, kind, number_of(length))


async def start(context: Context, pressed: ButtonPress) -> Reply:
    """Deal the first match."""
    table = await start_match(context, pressed.press.table, pressed.person, pressed.chat)
    return await _dealt(context, pressed, table)


async def proceed(context: Context, pressed: ButtonPress) -> Reply:
    """The next round or match."""
    press = pressed.press
    table = await context.matches.proceed(press.table, press.revision, pressed.person)
    return await _dealt(context, pressed, table)


async def rematch(context: Context, pressed: ButtonPress) -> Reply:
    """Another series between the same seats."""
    press = pressed.press
    table = await start_rematch(context, press.table, pressed.person, pressed.chat, press.revision)
    return await _dealt(context, pressed, table)


async def _dealt(context: Context, pressed: ButtonPress, table: Table) -> Reply:
    """The new hand of whoever had it dealt and begins, where it can be shown to them there."""
    person, chat = pressed.person, pressed.chat
    seats, view = table.seats_of(person.key), context.tables.view(table, None)
    begins = len(seats) == 1 and view.turn in seats
    if not (view.hands and begins and context.replies.shows_hands(chat)):
        return Done()
    return await open_hand(context, table.code, person, chat)


async def move(context: Context, pressed: ButtonPress) -> Reply:
    """A move from a public keyboard of a game without hidden pieces."""
    press = pressed.press
    await context.matches.move(press.table, press.revision, pressed.person, press.path)
    return Done()


async def mine(context: Context, pressed: ButtonPress) -> Reply:
    """A step of a move, or a whole one, from a private screen."""
    press, person, chat = pressed.press, pressed.person, pressed.chat
    table = await _current(context, pressed)
    view = view_to_move(context, table, person)
    if not press.path:
        return PrivateScreen(await context.boards.own(table, person, chat))
    made = _settled(view, press.path)
    if join(made) in view.moves:
        table = await context.matches.move(press.table, press.revision, person, made)
        # In a private chat the board itself is a display and follows by itself.
        if chat.private:
            return Done()
        return PrivateScreen(await context.boards.own(table, person, chat))
    if not next_choices(view.moves, made):
        raise WrongMove(move=join(press.path)[:40])
    return PrivateScreen(await context.boards.own(table, person, chat, made))


async def column(context: Context, pressed: ButtonPress) -> Reply:
    """Look for a cell in a column, the last of the path; nothing is chosen by it."""
    if not pressed.press.path:
        raise BadPress
    person, chat = pressed.person, pressed.chat
    *picked, name = pressed.press.path
    table = await _current(context, pressed)
    view = view_to_move(context, table, person)
    known = columns_of(view)
    if name not in {known.get(choice) for choice in next_choices(view.moves, picked)}:
        raise WrongMove(move=name[:40])
    return PrivateScreen(await context.boards.own(table, person, chat, tuple(picked), name))


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
        context.displays.refresh_everywhere(table.code)
        return Done()
    made = _extended(view, kept, token)
    if join(made) in view.moves:
        await context.matches.move(press.table, press.revision, person, made)
        return Done()
    await context.partial_moves.set(table, seat, made)
    if not kept:
        context.displays.refresh_everywhere(table.code)
    wording = await context.replies.wording(table, person, pressed.chat)
    return Line(prompt_after(wording, made)[:NOTICE])


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
        whole = _settled(view, made)
        if join(whole) in view.moves:
            return whole
        if next_choices(view.moves, made):
            return made
    raise WrongMove(move=token.removeprefix(SLOT))


def _settled(view: View, made: tuple[str, ...]) -> tuple[str, ...]:
    """The choices with lone continuations taken; but a piece is not laid by being picked up, be
    there one place for it alone."""
    settled = settle(view.moves, made)
    lays = settled != made and made[-1] in view.hand and join(settled) in view.moves
    return made if lays else settled


def _piece(view: View, token: str) -> str:
    slot = whole(token.removeprefix(SLOT), 1, len(view.hand))
    if slot is None:
        raise WrongMove(move=token.removeprefix(SLOT) or "-")
    return view.hand[slot - 1]


async def cannot(context: Context, pressed: ButtonPress) -> Reply:
    """A piece or a place that cannot be chosen now: said, and nothing changes."""
    token = pressed.only()
    table = await _current(context, pressed)
    wording = await context.replies.wording(table, pressed.person, pressed.chat)
    if token.startswith(SLOT):
        return Line(wording.say("cannot-piece", number=token.removeprefix(SLOT)))
    return Line(wording.say("cannot-place", place=token))


async def _current(context: Context, pressed: ButtonPress) -> Table:
    press = pressed.press
    table = await context.tables.get(press.table, press.revision)
    if table.revision != press.revision:
        # Whoever does not play here is told that first, whatever the screen's age.
        if not table.seats_of(pressed.person.key):
            raise NotSeated
        raise Stale
    return table


async def seat(context: Context, pressed: ButtonPress) -> Reply:
    """Somebody who plays several seats has the device for the one to move: its hand is shown."""
    table = await _current(context, pressed)
    view = view_to_move(context, table, pressed.person)
    if pressed.number() != view.seat:
        raise Stale
    context.composer.uncover(table, pressed.person.key)
    screen = await context.boards.own(table, pressed.person, pressed.chat)
    return PrivateScreen(screen)


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
        return await context.replies.inform(
            lambda language: replace_screen(context.composer.wording(table, language), path),
            person,
            chat,
            pressed=True,
        )
    return await hand_over(context, table, person, chat, int(path[0]), path[1])


async def come_back(context: Context, pressed: ButtonPress) -> Reply:
    """Take the own seat again."""
    await context.matches.come_back(pressed.press.table, pressed.person)
    return Done()


async def undo(context: Context, pressed: ButtonPress) -> Reply:
    """Take the own last decision back, if the others agree."""
    press = pressed.press
    table = await context.tables.get(press.table, press.revision)
    # Pressed twice it would take back two decisions, so the press counts for one revision.
    return await propose(
        context, table, pressed.person, pressed.chat, proposals.TAKEBACK, press.revision
    )


async def draw(context: Context, pressed: ButtonPress) -> Reply:
    """Offer a draw."""
    return await _proposed(context, pressed, proposals.DRAW)


async def call_off(context: Context, pressed: ButtonPress) -> Reply:
    """Propose to end the table without a result."""
    return await _proposed(context, pressed, proposals.CALL_OFF)


async def _proposed(context: Context, pressed: ButtonPress, kind: str) -> Reply:
    press = pressed.press
    table = await context.tables.get(press.table)
    return await propose(context, table, pressed.person, pressed.chat, kind, press.revision)


async def resign(context: Context, pressed: ButtonPress) -> Reply:
    """Give the running match up."""
    table = await _current(context, pressed)
    return await give_up(context, table, pressed.person, pressed.chat)


async def share(context: Context, pressed: ButtonPress) -> Reply:
    """How others join the table or see it. Raises BadPress for a match, which a feature shares."""
    table = await context.tables.get(pressed.press.table)
    if pressed.press.path:
        raise BadPress
    ways = context.screens.ways(table)
    return await context.replies.inform(
        lambda language: share_screen(context.composer.wording(table, language), ways),
        pressed.person,
        pressed.chat,
        pressed=True,
    )


async def agree(context: Context, pressed: ButtonPress) -> Reply:
    """Say yes to what somebody proposes."""
    await context.consent.agree(pressed.press.table, pressed.person, pressed.only())
    return Done()


async def decline(context: Context, pressed: ButtonPress) -> Reply:
    """Say no to what somebody proposes, or take back what one has proposed."""
    await context.consent.decline(pressed.press.table, pressed.person, pressed.only())
    return Done()


async def retry(context: Context, pressed: ButtonPress) -> Reply:
    """Look at once for computer players that were not to be had."""
    await context.tables.get(pressed.press.table)
    context.player_warmup.retry()
    return Done()


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
    return Done()


async def page(context: Context, pressed: ButtonPress) -> Reply:
    """Back from a feature's page to the table."""
    table = await context.tables.get(pressed.press.table)
    return await context.boards.turn(table, pressed, "")


async def menu(context: Context, pressed: ButtonPress) -> Reply:
    """Open a menu of a message, or with no path go back to its table: in the message itself where
    answers cannot be private, or where one person alone reads, else in an answer of its own."""
    table = await context.tables.get(pressed.press.table)
    key = pressed.press.path[0] if pressed.press.path else ""
    page = _menu_page(table, key) if key else ""
    chat = pressed.chat
    if chat.private or not context.replies.answers_privately(chat):
        return await context.boards.turn(table, pressed, page)
    return await _apart(context, table, pressed, key)


def _menu_page(table: Table, key: str) -> str:
    """A menu of a lobby stays open whatever changes there; at a board it closes with the next
    change, which may take away what it offers."""
    return page_of(key, None if table.status is Status.LOBBY else table.revision)


async def _apart(context: Context, table: Table, pressed: ButtonPress, key: str) -> Reply:
    """A menu for the presser alone: a message of its own, or in the place of such a one."""
    person, chat = pressed.person, pressed.chat
    screen = await context.boards.own(table, person, chat)
    if menu_of(screen, key) is None:
        # What everybody sees, but in the language of the one who reads it here.
        shared = await context.composer.public(table, await context.boards.appearance(person, chat))
        screen = replace(shared, audience=person.account)
    wording = await context.replies.wording(table, person, chat)
    return PrivateScreen(apart(wording, screen, key), here=True)


async def ask(context: Context, pressed: ButtonPress) -> Reply:
    """The answer to a question about the position."""
    table = await context.tables.get(pressed.press.table)
    return await answer(
        context, table, pressed.press.path, pressed.person, pressed.chat, pressed=True
    )


async def rules(context: Context, pressed: ButtonPress) -> Reply:
    """The rules of the table's game."""
    table = await context.tables.get(pressed.press.table)
    return await rules_of(context, table.game, pressed.person, pressed.chat, pressed=True)


async def text(context: Context, pressed: ButtonPress) -> Reply:
    """The board in plain characters."""
    table = await context.tables.get(pressed.press.table)
    reader = pressed.person.key if pressed.chat.private else None
    return await context.replies.inform(
        lambda language: for_reader(context.composer.text(table, reader, language), pressed.person),
        pressed.person,
        pressed.chat,
        pressed=True,
    )


async def board(context: Context, pressed: ButtonPress) -> Reply:
    """A table from a chat's list, as a new message for everybody there."""
    table = await context.tables.get(pressed.press.table)
    return await context.boards.shared(table, pressed.person, pressed.chat)


VERBS: dict[str, Handler] = {
    "join": _in_lobby(lambda table, p: lobby.joined(table, p.person)),
    "also": _in_lobby(lambda table, p: lobby.doubled(table, p.person), exact=True),
    "leave": _in_lobby(lambda table, p: lobby.left(table, p.person), exact=True),
    "shift": _in_lobby(lambda table, p: lobby.shifted(table, p.person), exact=True),
    "swap": _in_lobby(lambda t, p: lobby.swapped(t, p.person, *p.numbers()), exact=True),
    "side": _in_lobby(lambda table, p: lobby.with_side(table, p.person, p.only())),
    "shuffle": _in_lobby(lambda table, p: lobby.shuffled(table, p.person), exact=True),
    "add": add,
    "drop": _in_lobby(_dropped, exact=True),
    "set": _in_lobby(lambda table, p: lobby.with_option(table, p.person, *p.pair())),
    "series": _in_lobby(_series),
    "clock": _in_lobby(lambda table, p: lobby.with_clock(table, p.person, p.only())),
    "hints": _in_lobby(lambda table, p: lobby.with_hints(table, p.person, p.only())),
    "rated": _in_lobby(lambda table, p: lobby.with_rating(table, p.person, p.only())),
    "watch": _in_lobby(lambda table, p: lobby.watched(table, p.person), exact=True),
    "cancel": _in_lobby(lambda table, p: lobby.cancelled(table, p.person)),
    "start": start,
    "next": proceed,
    "rematch": rematch,
    "move": move,
    "mine": mine,
    "column": column,
    "slot": slot,
    "cannot": cannot,
    "seat": seat,
    "hand": hand,
    "hint": hint,
    "undo": undo,
    "draw": draw,
    "calloff": call_off,
    "resign": resign,
    "share": share,
    "agree": agree,
    "decline": decline,
    "retry": retry,
    "takeover": take_over,
    "wait": wait,
    "claim": claim,
    "replace": leave_seat,
    "return": come_back,
    "page": page,
    "menu": menu,
    "ask": ask,
    "rules": rules,
    "text": text,
    "board": board,
}
"""What each verb of a payload does."""

TABLELESS = frozenset(
    {
        *("ask", "board", "hint", "replace"),
    }
)
"""The verbs that also stand under answers, which name a table but do not show it, or name none."""
