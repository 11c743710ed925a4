"""What every command does: one function a command."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.context import Context
from bot.errors import BadRequest, NoTableHere, NotSeated, WrongTime
from bot.people import Chat, Person
from bot.platforms import Reply
from bot.press import Press
from bot.presses import Pressed, ask, give_hint, open_hand, study, taken_over
from bot.screens import Screen
from bot.screens.ending import standing_line
from bot.screens.info import help_screen, rules_screen, score_screen, which_game_screen
from bot.screens.study import latest_over
from bot.tables import lobby, series
from bot.tables.play import STAND_IN
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.game import Seat


@dataclass(frozen=True, slots=True)
class Order:
    """One command: its checked arguments, and who gave it where."""

    person: Person
    chat: Chat
    args: Mapping[str, str]


Handler = Callable[[Context, Order], Awaitable[Reply]]


async def table_of(context: Context, order: Order) -> Table:
    """The table that is meant: by its code, else the newest in the chat, else the person's own
    newest in a private chat. Raises NoSuchTable, NoTableHere."""
    code = order.args.get("code", "").upper() or await context.store.latest_table(order.chat)
    if not code and order.chat.private:
        own = await context.store.tables_of(order.person.key, 1)
        code = own[0][0] if own else None
    if not code:
        raise NoTableHere
    return await context.tables.get(code)


async def play(context: Context, order: Order) -> Reply:
    """Open a table; against a computer player the match begins at once."""
    game = order.args.get("game", "")
    if not game:
        language = await context.languages.of_person(order.person, order.chat)
        return Reply(screen=which_game_screen(context.words, language))
    keys = {option.key for option in GAMES[game].options}
    options = {key: order.args[key] for key in order.args if key in keys}
    table = await context.tables.open(game, order.person, options, _series(order.args))
    level = order.args.get("computer", "")
    if level:
        table = await context.tables.change(
            table.code, lambda before: lobby.with_computer(before, order.person, level)
        )
        table = await context.tables.start(table.code, order.person)
    return await context.board(table, order.person, order.chat)


def _series(args: Mapping[str, str]) -> Series:
    lengths = {kind: args[kind] for kind in (series.MATCH, series.SUMOF) if kind in args}
    if len(lengths) > 1:
        raise BadRequest(text=f"{series.MATCH} {series.SUMOF}")
    for kind, length in lengths.items():
        return lobby.series_of(kind, int(length))
    return Series()


async def join(context: Context, order: Order) -> Reply:
    """Show a table in this chat as well."""
    if not order.args.get("code"):
        raise BadRequest(text="/join")
    return await board(context, order)


async def start(context: Context, order: Order) -> Reply:
    """Deal the first match; in a private chat without a table, a greeting."""
    try:
        table = await table_of(context, order)
    except NoTableHere:
        if order.chat.private:
            return await help_(context, order)
        raise
    table = await context.tables.start(table.code, order.person)
    return await context.board(table, order.person, order.chat)


async def leave(context: Context, order: Order) -> Reply:
    """Get up from a lobby."""
    table = await table_of(context, order)
    await context.tables.change(table.code, lambda before: lobby.left(before, order.person))
    return await said(context, order, table, "left-table")


async def said(context: Context, order: Order, table: Table, text: str) -> Reply:
    """A short private answer."""
    voice = await context.voice(table, order.person, order.chat)
    return Reply(voice.say(text, code=table.code))


async def board(context: Context, order: Order) -> Reply:
    """The table as a new message at the end of the chat."""
    return await context.board(await table_of(context, order), order.person, order.chat)


async def hand(context: Context, order: Order) -> Reply:
    """The own hand, privately."""
    table = await table_of(context, order)
    return await open_hand(context, table.code, order.person, order.chat)


async def score(context: Context, order: Order) -> Reply:
    """The score, or the answer to a question about the position."""
    table = await table_of(context, order)
    view = context.tables.view(table, None)
    about = order.args.get("about", "").lower()
    if about:
        found = [q for q in GAMES[table.game].questions(view) if about in (q, q.split(".")[-1])]
        if not found:
            raise BadRequest(text=about[:40])
        press = Press("ask", table.code, table.revision, tuple(found[0].split(".")))
        return await ask(context, Pressed(press, order.person, order.chat))
    voice = await context.voice_in(table, order.chat, order.person)
    screen = score_screen(voice, view, standing_line(voice, view))
    return context.inform(screen, order.chat)


async def rules(context: Context, order: Order) -> Reply:
    """The rules of a game: the one named, else that of the chat's table."""
    game = order.args.get("game") or (await table_of(context, order)).game
    language = await _language(context, order)
    return context.inform(rules_screen(context.words, language, game), order.chat)


async def _language(context: Context, order: Order) -> str:
    if context.whispers(order.chat):
        return await context.languages.of_person(order.person, order.chat)
    return await context.languages.of_chat(order.chat)


async def resign(context: Context, order: Order) -> Reply:
    """Give up the running match."""
    table = await table_of(context, order)
    after = await context.tables.resign(table.code, order.person)
    seated = after.seats_of(order.person.key)
    return await said(context, order, after, "resigned" if seated else "resigned-seat")


async def hint(context: Context, order: Order) -> Reply:
    """A good move, said to the one whose turn it is alone."""
    table = await table_of(context, order)
    reply = await give_hint(context, table, order.person, order.chat)
    if context.whispers(order.chat):
        return reply
    # An answer to a command is read by all here; a private screen is not shown, but leads there.
    screen = Screen(table.code, table.revision, (reply.notice,), order.person.key)
    return replace(reply, screen=screen, private=True)


async def leave_seat(context: Context, order: Order) -> Reply:
    """A computer player takes the seat that is named, or the own one."""
    table = await table_of(context, order)
    seat = _seat(table, order.person, order.args.get("player", ""))
    level = order.args.get("computer", STAND_IN)
    return await taken_over(context, table, order.person, order.chat, seat, level)


def _seat(table: Table, person: Person, word: str) -> Seat:
    """The seat of a number from 1, of a name or its beginning; without a word the own one. Raises
    BadRequest, NotSeated."""
    if not word:
        own = table.seats_of(person.key)
        if not own:
            raise NotSeated
        return own[0]
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(table.chairs):
        return int(word) - 1
    names = [chair.name.casefold() for chair in table.chairs]
    wanted = word.casefold()
    found = [seat for seat, name in enumerate(names) if name == wanted] or [
        seat for seat, name in enumerate(names) if name.startswith(wanted)
    ]
    if len(found) != 1:
        raise BadRequest(text=word[:40])
    return found[0]


async def come_back(context: Context, order: Order) -> Reply:
    """Take the own seat again."""
    table = await table_of(context, order)
    table = await context.tables.come_back(table.code, order.person)
    return await context.board(table, order.person, order.chat)


async def analysis(context: Context, order: Order) -> Reply:
    """The analysis of a match, the latest that is over unless its number is given."""
    table = await table_of(context, order)
    number = int(order.args["number"]) - 1 if "number" in order.args else latest_over(table)
    if number is None:
        raise WrongTime
    page = await study(context, table, number, 0, order.chat)
    reader = order.person.key if order.chat.private else None
    return Reply(screen=await context.displays.screen_in(table, order.chat, reader, str(page)))


async def rematch(context: Context, order: Order) -> Reply:
    """Another series at the chat's table."""
    table = await table_of(context, order)
    if not table.answers_to(order.person.key):
        raise NotSeated
    if table.status is not Status.OVER:
        raise WrongTime
    table = await context.tables.rematch(table.code, order.person)
    return await context.board(table, order.person, order.chat)


async def language(context: Context, order: Order) -> Reply:
    """Choose the chat's language, or tell which there are."""
    chosen = order.args.get("language", "")
    if not chosen:
        now = await context.languages.of_chat(order.chat, order.person.key)
        return Reply(
            context.words.say(now, "language-now", languages=", ".join(context.words.languages))
        )
    await context.languages.choose(order.chat, chosen)
    code = await context.store.latest_table(order.chat)
    if code:
        context.displays.refresh(code)
    return Reply(context.words.say(chosen, "language-set"))


async def help_(context: Context, order: Order) -> Reply:
    """What can be done here."""
    language = await _language(context, order)
    screen = help_screen(context.words, language, context.commands)
    if context.whispers(order.chat):
        return Reply(screen=screen, private=not order.chat.private)
    return Reply(screen=screen)


ORDERS: dict[str, Handler] = {
    "play": play,
    "join": join,
    "start": start,
    "leave": leave,
    "board": board,
    "hand": hand,
    "score": score,
    "rules": rules,
    "resign": resign,
    "analysis": analysis,
    "hint": hint,
    "replace": leave_seat,
    "return": come_back,
    "rematch": rematch,
    "language": language,
    "help": help_,
}
"""What each command does."""
