"""What every command does: one function a command."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

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
)
from bot.desk.commands import TABLE
from bot.desk.context import Context
from bot.desk.games import list_games
from bot.desk.platform import Reply
from bot.desk.settings_menu import open_settings
from bot.errors import BadRequest, NoTableHere, NotSeated, WrongTime
from bot.people import Chat, Person
from bot.screens import Screen
from bot.screens.ending import standing_line
from bot.screens.games import Which
from bot.screens.info import help_screen, manners_screen, score_screen, which_game_screen
from bot.screens.seats import hint_way
from bot.tables import clocks, lobby, proposals, series
from bot.tables.analysis import latest_over
from bot.tables.play import STAND_IN
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.game import Seat
from engines.numerals import whole
from engines.path import split


@dataclass(frozen=True, slots=True)
class Invocation:
    """One command: its checked arguments, who gave it where, and its ``origin``, the same when it
    is delivered again."""

    person: Person
    chat: Chat
    args: Mapping[str, str]
    origin: str = ""


USUALLY_AWAY = 7  # days, for somebody who does not say how many

Handler = Callable[[Context, Invocation], Awaitable[Reply]]


async def table_of(context: Context, invocation: Invocation) -> Table:
    """The table that is meant: by its code, else the newest in the chat, else the person's own
    newest in a private chat. Raises NoSuchTable, NoTableHere."""
    code = invocation.args.get("code", "").upper() or await context.store.latest_table(
        invocation.chat
    )
    if not code and invocation.chat.private:
        own = await context.store.tables_of(invocation.person.key, 1)
        code = own[0][0] if own else None
    if not code:
        raise NoTableHere
    table = await context.tables.get(code)
    context.presence.sign(table.code, invocation.person.key, invocation.chat)
    return table


async def play(context: Context, invocation: Invocation) -> Reply:
    """Open a table; against a computer player the match begins at once."""
    game = invocation.args.get("game", "")
    if not game:
        language = await context.languages.of_person(invocation.person, invocation.chat)
        return Reply(screen=which_game_screen(context.words, language))
    person, chat, args = invocation.person, invocation.chat, invocation.args

    async def opened() -> Table:
        return await _opened(context, game, invocation)

    table = await context.openings.table(person, chat, args, opened)
    context.presence.sign(table.code, person.key, chat)
    return await context.board(table, person, chat)


async def _opened(context: Context, game: str, invocation: Invocation) -> Table:
    person, args = invocation.person, invocation.args
    keys = {option.key for option in GAMES[game].options}
    options = {key: args[key] for key in args if key in keys}
    level, origin = args.get("computer", ""), invocation.origin
    clock = args.get("clock", clocks.NONE)
    wanted = game, person, options, _series(args), level, origin, clock
    if not level:
        return await context.tables.open(*wanted)
    async with context.room.starting(invocation.chat):
        table = await context.tables.open(*wanted)
        context.room.expect(invocation.chat, table.code)
    return table


def _series(args: Mapping[str, str]) -> Series:
    lengths = {kind: args[kind] for kind in (series.MATCH, series.SUMOF) if kind in args}
    if len(lengths) > 1:
        raise BadRequest(text=f"{series.MATCH} {series.SUMOF}")
    for kind, length in lengths.items():
        return lobby.series_of(kind, int(length))
    return Series()


async def join(context: Context, invocation: Invocation) -> Reply:
    """Show a table in this chat as well."""
    if not invocation.args.get("code"):
        raise BadRequest(text="/join")
    return await board(context, invocation)


async def start(context: Context, invocation: Invocation) -> Reply:
    """Deal the first match; in a private chat without a table, a greeting."""
    try:
        table = await table_of(context, invocation)
    except NoTableHere:
        if invocation.chat.private:
            return await help_(context, invocation)
        raise
    table = await start_match(context, table.code, invocation.person, invocation.chat)
    return await context.board(table, invocation.person, invocation.chat)


async def leave(context: Context, invocation: Invocation) -> Reply:
    """Get up from a lobby."""
    table = await table_of(context, invocation)
    await context.tables.change(table.code, lambda before: lobby.left(before, invocation.person))
    return await said(context, invocation, table, "left-table")


async def said(context: Context, invocation: Invocation, table: Table, text: str) -> Reply:
    """A short private answer."""
    wording = await context.wording(table, invocation.person, invocation.chat)
    return Reply(wording.say(text, code=table.code))


async def board(context: Context, invocation: Invocation) -> Reply:
    """The table as a new message at the end of the chat."""
    return await context.board(
        await table_of(context, invocation), invocation.person, invocation.chat
    )


async def hand(context: Context, invocation: Invocation) -> Reply:
    """The own hand, privately."""
    table = await table_of(context, invocation)
    return await open_hand(context, table.code, invocation.person, invocation.chat)


async def score(context: Context, invocation: Invocation) -> Reply:
    """The score, or the answer to a question about the position."""
    table = await table_of(context, invocation)
    view = context.tables.view(table, None)
    about = invocation.args.get("about", "").lower()
    if about:
        found = [q for q in GAMES[table.game].questions(view) if about in (q, q.split(".")[-1])]
        if not found:
            raise BadRequest(text=about[:40])
        return await answer(context, table, split(found[0]), invocation.person, invocation.chat)
    wording = await context.wording_in(table, invocation.chat, invocation.person)
    screen = score_screen(wording, view, standing_line(wording, view))
    return context.inform(screen, invocation.chat)


async def rules(context: Context, invocation: Invocation) -> Reply:
    """The rules of a game: the one named, else that of the chat's table."""
    game = invocation.args.get("game") or (await table_of(context, invocation)).game
    return await rules_of(context, game, invocation.person, invocation.chat)


async def resign(context: Context, invocation: Invocation) -> Reply:
    """Give up the running match."""
    table = await table_of(context, invocation)
    after = await context.tables.resign(table.code, invocation.person)
    seated = after.seats_of(invocation.person.key)
    return await said(context, invocation, after, "resigned" if seated else "resigned-seat")


async def hint(context: Context, invocation: Invocation) -> Reply:
    """A good move, said to the one whose turn it is alone."""
    table = await table_of(context, invocation)
    reply = await give_hint(context, table, invocation.person, invocation.chat)
    if context.answers_privately(invocation.chat):
        return reply
    # An answer to a command is read by all here, one to a press is not: a button leads there.
    screen = Screen("", table.revision, (reply.notice,), invocation.person.key)
    wording = await context.wording_in(table, invocation.chat, invocation.person)
    return replace(reply, screen=screen, private=True, instead=hint_way(wording))


async def leave_seat(context: Context, invocation: Invocation) -> Reply:
    """A computer player takes the seat that is named, or the own one."""
    table = await table_of(context, invocation)
    seat = _seat(table, invocation.person, invocation.args.get("player", ""))
    level = invocation.args.get("computer", STAND_IN)
    return await hand_over(context, table, invocation.person, invocation.chat, seat, level)


def _seat(table: Table, person: Person, word: str) -> Seat:
    """The seat of a number from 1, of a name or its beginning; without a word the own one. Raises
    BadRequest, NotSeated."""
    if not word:
        own = table.seats_of(person.key)
        if not own:
            raise NotSeated
        return own[0]
    number = whole(word, 1, len(table.chairs))
    if number is not None:
        return number - 1
    names = [chair.name.casefold() for chair in table.chairs]
    wanted = word.casefold()
    found = [seat for seat, name in enumerate(names) if name == wanted] or [
        seat for seat, name in enumerate(names) if name.startswith(wanted)
    ]
    if len(found) != 1:
        raise BadRequest(text=word[:40])
    return found[0]


async def come_back(context: Context, invocation: Invocation) -> Reply:
    """Take the own seat again."""
    table = await table_of(context, invocation)
    table = await context.tables.come_back(table.code, invocation.person)
    return await context.board(table, invocation.person, invocation.chat)


async def analysis(context: Context, invocation: Invocation) -> Reply:
    """The analysis of a match, the latest that is over unless its number is given."""
    table = await table_of(context, invocation)
    number = (
        int(invocation.args["number"]) - 1 if "number" in invocation.args else latest_over(table)
    )
    if number is None:
        raise WrongTime
    page = await analysis_page(context, table, number, 0, invocation.chat)
    reader = invocation.person.key if invocation.chat.private else None
    return Reply(screen=await context.screens.of(table, invocation.chat, reader, str(page)))


async def rematch(context: Context, invocation: Invocation) -> Reply:
    """Another series at the chat's table."""
    table = await table_of(context, invocation)
    if not table.answers_to(invocation.person.key):
        raise NotSeated
    if table.status is not Status.OVER:
        raise WrongTime
    table = await start_rematch(context, table.code, invocation.person, invocation.chat)
    return await context.board(table, invocation.person, invocation.chat)


async def undo(context: Context, invocation: Invocation) -> Reply:
    """Take the own last decision back, if the others agree."""
    return await _proposed(context, invocation, proposals.TAKEBACK)


async def draw(context: Context, invocation: Invocation) -> Reply:
    """Call the match a draw, if the others agree."""
    return await _proposed(context, invocation, proposals.DRAW)


async def call_off(context: Context, invocation: Invocation) -> Reply:
    """End the table without a result, if the others agree; a lobby is the host's to close."""
    table = await table_of(context, invocation)
    if table.status is Status.LOBBY:
        closed = await context.tables.change(
            table.code, lambda before: lobby.cancelled(before, invocation.person)
        )
        return await said(context, invocation, closed, "done-calloff")
    return await _proposed(context, invocation, proposals.CALL_OFF)


async def _proposed(context: Context, invocation: Invocation, kind: str) -> Reply:
    table = await table_of(context, invocation)
    return await propose(context, table, invocation.person, invocation.chat, kind)


async def host(context: Context, invocation: Invocation) -> Reply:
    """Make somebody else the host."""
    table = await table_of(context, invocation)
    heir = invocation.args.get("player", "")
    after = await context.tables.pass_on(table.code, invocation.person, heir)
    wording = await context.wording(after, invocation.person, invocation.chat)
    return Reply(wording.say("host-is", host=lobby.host_name(after)))


async def away(context: Context, invocation: Invocation) -> Reply:
    """Stop the own clocks at all tables for some days."""
    days = int(invocation.args.get("days", USUALLY_AWAY))
    until = await context.absences.begin(invocation.person, days)
    language = await context.languages.of_person(invocation.person, invocation.chat)
    when = context.words.until(language, until, context.tables.now)
    return Reply(context.words.say(language, "away-now", when=when))


async def back(context: Context, invocation: Invocation) -> Reply:
    """Let the own clocks go on."""
    was_away = await context.absences.end(invocation.person)
    language = await context.languages.of_person(invocation.person, invocation.chat)
    return Reply(context.words.say(language, "away-over" if was_away else "away-not"))


async def language(context: Context, invocation: Invocation) -> Reply:
    """Choose the chat's language, or tell which there are."""
    chosen = invocation.args.get("language", "")
    if not chosen:
        now = await context.languages.of_chat(invocation.chat, invocation.person.key)
        return Reply(
            context.words.say(now, "language-now", languages=", ".join(context.words.languages))
        )
    await context.languages.choose(invocation.person, invocation.chat, chosen)
    await context.refresh_chat(invocation.chat)
    return Reply(context.words.say(chosen, "language-set"))


async def settings(context: Context, invocation: Invocation) -> Reply:
    """What the chat has chosen, or the person."""
    return await open_settings(context, invocation.person, invocation.chat)


async def games(context: Context, invocation: Invocation) -> Reply:
    """The person's own tables, or with ``here`` those that the chat shows."""
    which = Which.HERE if invocation.args.get("where") else Which.MINE
    return await list_games(context, invocation.person, invocation.chat, which)


async def help_(context: Context, invocation: Invocation) -> Reply:
    """What can be done here, or the manners of all tables."""
    language = await context.language(invocation.person, invocation.chat)
    if invocation.args.get("about") == TABLE:
        return context.inform(manners_screen(context.words, language), invocation.chat)
    screen = help_screen(context.words, language, [command.name for command in context.commands])
    if context.answers_privately(invocation.chat):
        return Reply(screen=screen, private=not invocation.chat.private)
    return Reply(screen=screen)


HANDLERS: dict[str, Handler] = {
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
    "undo": undo,
    "draw": draw,
    "calloff": call_off,
    "games": games,
    "host": host,
    "away": away,
    "back": back,
    "language": language,
    "settings": settings,
    "help": help_,
}
"""What each command does."""
