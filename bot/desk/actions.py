"""What presses and commands both do."""

from collections.abc import Callable
from dataclasses import replace

from bot.desk.context import NOTICE, Context
from bot.desk.platform import Reply
from bot.errors import BadPress, HintsOff, NotSeated, WrongTime
from bot.people import Chat, Person, isolated
from bot.screens.analysis_screen import AnalysisPage
from bot.screens.info import answer_screen, can_ask, rules_screen
from bot.screens.seats import hint_line
from bot.tables import play
from bot.tables.table import Table
from engines import GAMES
from engines.game import Seat, View
from engines.path import join


def view_to_move(context: Context, table: Table, person: Person) -> View:
    """The view of the seat that ``person`` moves for. Raises NotSeated, NotYourTurn."""
    seat = play.seat_for(table, context.tables.view(table, None), person)
    return context.tables.view(table, seat)


async def open_hand(context: Context, code: str, person: Person, chat: Chat) -> Reply:
    """The hand that a person holds at a table: as a screen, and in short. Raises NotSeated."""
    table = await context.tables.get(code)
    if not table.seats_of(person.key):
        raise NotSeated
    seat = context.composer.seat(table, person.key)
    view = context.tables.view(table, seat)
    wording = await context.wording(table, person, chat)
    screen = await context.own(table, person, chat)
    return Reply(hand_line(wording.choice, view), alert=True, screen=screen, private=True)


def hand_line(label: Callable[[str], str], view: View) -> str:
    """A hand in one line of at most 200 characters: numbered with names, or only the pieces."""
    named = "  ".join(f"{slot}: {label(piece)}" for slot, piece in enumerate(view.hand, 1))
    return named if len(named) <= NOTICE else " ".join(view.hand)[:NOTICE]


async def give_hint(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """A good move for ``person``. Raises NotSeated, NotYourTurn, WrongTime, HintsOff."""
    view = view_to_move(context, table, person)
    if not table.hints:
        raise HintsOff
    best = await context.hints.best(table, view)
    wording = await context.wording(table, person, chat)
    return Reply(hint_line(wording, best)[:NOTICE], alert=True)


async def hand_over(
    context: Context, table: Table, person: Person, chat: Chat, seat: Seat, level: str
) -> Reply:
    """Leave a seat to a computer player, and say so."""
    name = isolated(table.chairs[seat].name)
    table = await context.tables.replace(table.code, person, seat, level)
    wording = await context.wording(table, person, chat)
    who = name or str(seat + 1)
    return Reply(wording.say("replaced", who=who, computer=wording.name(seat)))


async def analysis_page(
    context: Context, table: Table, number: int, leaf: int, chat: Chat
) -> AnalysisPage:
    """The page, once its analysis is done or being done. A shared chat shows none while another
    match is played. Raises WrongTime."""
    match = await context.tables.match(table, number)
    running = table.match is not None and not play.match_over(table)
    if match is None or match.outcome is None or (running and not chat.private):
        raise WrongTime
    await context.analyst.begin(table.code, table.game, match)
    return AnalysisPage(table.revision, number, leaf)


async def answer(
    context: Context, table: Table, path: tuple[str, ...], person: Person, chat: Chat
) -> Reply:
    """The answer to a question about the position, from what everybody may see. Raises BadPress
    for what is no question."""
    view = context.tables.view(table, None)
    wording = await context.wording_in(table, chat, person)
    if not can_ask(table.game, view, path):
        raise BadPress
    screen = answer_screen(wording, view, path)
    answered = join(path) in GAMES[table.game].questions(view)
    if answered and not context.answers_privately(chat):
        # The question's own message keeps its buttons; the answer needs none in a shared chat.
        screen = replace(screen, choices=())
    return context.inform(screen, chat)


async def rules_of(context: Context, game: str, person: Person, chat: Chat) -> Reply:
    """The rules of a game in short, in the language of whoever reads the answer."""
    language = await context.language(person, chat)
    return context.inform(rules_screen(context.words, language, game), chat)
