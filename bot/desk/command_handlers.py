"""What every command does: one function a command."""

from collections.abc import Awaitable, Callable, Mapping
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
)
from bot.desk.commands import OFF, TABLE, Command, parse
from bot.desk.context import Context
from bot.desk.invocation import Invocation
from bot.desk.reply import NewScreen, PrivateScreen, Reply, screen_reply
from bot.desk.typed import TypedLine, carry_out
from bot.errors import BadRequest, NoTableHere, NotSeated, WrongTime
from bot.people import Person
from bot.screens import Screen
from bot.screens.ending import standing_line
from bot.screens.info import chooser_screen, help_screen, manners_screen, score_screen
from bot.screens.seats import hint_way
from bot.screens.spelling import compact
from bot.tables import clocks, lobby, proposals, series
from bot.tables.play import STAND_IN
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.game import Seat
from engines.numerals import whole
from engines.path import split

UNTYPED = "move"  # the command that no word stands for
USUALLY_AWAY = 7  # days, for somebody who does not say how many

Handler = Callable[[Context, Invocation], Awaitable[Reply]]


async def table_of(context: Context, invocation: Invocation) -> Table:
    """The table that is meant. Raises NoSuchTable, NoTableHere."""
    return await context.table_finder.find(invocation)


async def play(context: Context, invocation: Invocation) -> Reply:
    """Open a table; against a computer player the match begins at once."""
    game = invocation.args.get("game", "")
    if not game:
        language = await context.replies.language(invocation.person, invocation.chat)
        return NewScreen(chooser_screen(context.words, language))
    person, chat, args = invocation.person, invocation.chat, invocation.args

    async def opened() -> Table:
        return await _opened(context, game, invocation)

    table = await context.duplicate_guard.table(person, chat, args, opened)
    context.presence.sign(table.code, person.key, chat)
    return await context.boards.shared(table, person, chat)


async def _opened(context: Context, game: str, invocation: Invocation) -> Table:
    person, args = invocation.person, invocation.args
    keys = {option.key for option in GAMES[game].options}
    options = {key: args[key] for key in args if key in keys}
    level, origin = args.get("computer", ""), invocation.origin
    clock, rated = args.get("clock", clocks.NONE), args.get("rated") != OFF
    wanted = game, person, options, _series(args), level, origin, clock, rated
    if not level:
        return await context.tables.open(*wanted)
    async with context.table_limit.starting(invocation.chat):
        table = await context.tables.open(*wanted)
        context.table_limit.expect(invocation.chat, table.code)
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
    return await context.boards.shared(
        await table_of(context, invocation), invocation.person, invocation.chat
    )


async def start(context: Context, invocation: Invocation) -> Reply:
    """Deal the first match; in a private chat without a table, a greeting."""
    try:
        table = await table_of(context, invocation)
    except NoTableHere:
        if invocation.chat.private:
            return await help_(context, invocation)
        raise
    table = await start_match(context, table.code, invocation.person, invocation.chat)
    return await context.boards.shared(table, invocation.person, invocation.chat)


async def leave(context: Context, invocation: Invocation) -> Reply:
    """Get up from a lobby."""
    table = await table_of(context, invocation)
    await context.tables.change(table.code, lambda before: lobby.left(before, invocation.person))
    return await said(context, invocation, table, "left-table")


async def said(context: Context, invocation: Invocation, table: Table, text: str) -> Reply:
    """A short private answer."""
    return await context.replies.tell_of(
        table,
        invocation.person,
        invocation.chat,
        lambda wording: wording.say(text, code=table.code),
    )


async def move(context: Context, invocation: Invocation) -> Reply:
    """A move, or anything else that a button of the table does, in words."""
    table = await table_of(context, invocation)
    person, chat, args = invocation.person, invocation.chat, invocation.args
    text, message = args.get("text", ""), invocation.message
    answer = await context.answer_typed(person, chat, table, text)
    if answer is not None:
        return answer
    line = TypedLine(table, person, chat, text, message, invocation.origin, invocation.theme)

    async def run(said: str) -> Reply | None:
        return await _worded(context, invocation, table, said)

    return await carry_out(context, line, run)


async def _worded(
    context: Context, invocation: Invocation, table: Table, said: str
) -> Reply | None:
    """What a command does whose name is the first word, in the reader's language or in English;
    None where it is none, or something makes no sense behind it."""
    person, chat = invocation.person, invocation.chat
    name, _, rest = said.strip().partition(" ")
    languages = await context.languages.of_person(person, chat), "en"
    command = next(
        (each for each in context.commands if compact(name) in _names(context, languages, each)),
        None,
    )
    if command is None or command.name == UNTYPED or command.takes_file:
        return None
    try:
        args = parse(command, rest)
    except BadRequest:
        return None
    if any(param.name == "code" for param in command.params):
        args.setdefault("code", table.code)
    return await context.handlers[command.name](replace(invocation, args=args))


def _names(context: Context, languages: tuple[str, ...], command: Command) -> tuple[str, ...]:
    own = f"discord-command-{command.name}"  # what it is called where names are translated
    translated = (compact(context.words.say(each, own)) for each in languages)
    return (compact(command.name), *map(compact, command.aliases), *translated)


async def hand(context: Context, invocation: Invocation) -> Reply:
    """The own hand, privately."""
    table = await table_of(context, invocation)
    return await open_hand(context, table.code, invocation.person, invocation.chat)


async def score(context: Context, invocation: Invocation) -> Reply:
    """The score, or the answer to a question about the position."""
    table, person, chat = await table_of(context, invocation), invocation.person, invocation.chat
    view = context.tables.view(table, None)
    about = invocation.args.get("about", "").lower()
    if about:
        question = GAMES[table.game].asked(view, about)
        if not question:
            raise BadRequest(text=about[:40])
        return await answer(context, table, split(question), person, chat, pressed=False)

    def make(language: str) -> Screen:
        wording = context.composer.wording(table, language)
        return score_screen(wording, view, standing_line(wording, view))

    return await context.replies.inform(make, person, chat, pressed=False)


async def rules(context: Context, invocation: Invocation) -> Reply:
    """The rules of a game: the one named, else that of the chat's table."""
    game = invocation.args.get("game") or (await table_of(context, invocation)).game
    return await rules_of(context, game, invocation.person, invocation.chat, pressed=False)


async def resign(context: Context, invocation: Invocation) -> Reply:
    """Give up the running match."""
    table = await table_of(context, invocation)
    return await give_up(context, table, invocation.person, invocation.chat)


async def hint(context: Context, invocation: Invocation) -> Reply:
    """A good move, said to the one whose turn it is alone."""
    table = await table_of(context, invocation)
    chat = invocation.chat
    reply = await give_hint(context, table, invocation.person, chat)
    if context.replies.answers_privately(chat):
        return reply
    # An answer to a command may be read by all here, one to a press is not: buttons lead there.
    said = Screen("", table.revision, (reply.notice,), invocation.person.account)
    wording = await context.replies.wording_in(table, chat, invocation.person)
    way = hint_way(wording, context.link(table, chat))
    return PrivateScreen(reply.screen or said, reply.notice, reply.alert, others=way)


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
    table = await context.matches.come_back(table.code, invocation.person)
    return await context.boards.shared(table, invocation.person, invocation.chat)


async def rematch(context: Context, invocation: Invocation) -> Reply:
    """Another series at the chat's table."""
    table = await table_of(context, invocation)
    if not table.answers_to(invocation.person.key):
        raise NotSeated
    if table.status is not Status.OVER:
        raise WrongTime
    table = await start_rematch(context, table.code, invocation.person, invocation.chat)
    return await context.boards.shared(table, invocation.person, invocation.chat)


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
    after = await context.tables.change(
        table.code,
        lambda before: lobby.hosted_by(before, invocation.person, heir),
        actor=invocation.person.key,
    )
    return await context.replies.tell_of(
        after,
        invocation.person,
        invocation.chat,
        lambda wording: wording.say("host-is", host=lobby.host_name(after)),
    )


async def away(context: Context, invocation: Invocation) -> Reply:
    """Stop the own clocks at all tables for some days."""
    days = int(invocation.args.get("days", USUALLY_AWAY))
    until = await context.absences.begin(invocation.person, days)

    def said(language: str) -> str:
        when = context.words.until(language, until, context.tables.now)
        return context.words.say(language, "away-now", when=when)

    return await context.replies.tell(invocation.person, invocation.chat, said)


async def back(context: Context, invocation: Invocation) -> Reply:
    """Let the own clocks go on."""
    was_away = await context.absences.end(invocation.person)
    text = "away-over" if was_away else "away-not"
    return await context.replies.tell(
        invocation.person, invocation.chat, lambda language: context.words.say(language, text)
    )


async def help_(context: Context, invocation: Invocation) -> Reply:
    """What can be done here, or the manners of all tables."""
    if invocation.args.get("about") == TABLE:
        return await context.replies.inform(
            lambda language: manners_screen(context.words, language),
            invocation.person,
            invocation.chat,
            pressed=False,
        )
    language = await context.replies.language(invocation.person, invocation.chat)
    screen = help_screen(context.words, language, [command.name for command in context.commands])
    private = context.replies.answers_privately(invocation.chat) and not invocation.chat.private
    return screen_reply(screen, private)


HANDLERS: dict[str, Handler] = {
    "play": play,
    "join": join,
    "start": start,
    "leave": leave,
    "move": move,
    "hand": hand,
    "score": score,
    "rules": rules,
    "resign": resign,
    "hint": hint,
    "replace": leave_seat,
    "return": come_back,
    "rematch": rematch,
    "undo": undo,
    "draw": draw,
    "calloff": call_off,
    "host": host,
    "away": away,
    "back": back,
    "help": help_,
}
"""What each command does."""
