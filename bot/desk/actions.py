"""What presses and commands both do."""

from collections.abc import Callable
from dataclasses import replace

from bot.desk.boards import for_reader
from bot.desk.context import Context
from bot.desk.replies import NOTICE
from bot.desk.reply import Alert, PrivateScreen, Reply
from bot.errors import BadPress, ComputerDeclines, HintsOff, NotSeated
from bot.people import Chat, Person, isolated
from bot.screens import Screen
from bot.screens.asking import waiting_for
from bot.screens.info import answer_screen, answer_to, can_ask, rules_screen
from bot.screens.seats import hint_line
from bot.screens.wording import Wording
from bot.tables import play, proposals
from bot.tables.table import Table
from engines.game import Seat, View


def view_to_move(context: Context, table: Table, person: Person) -> View:
    """The view of the seat that ``person`` moves for. Raises NotSeated, NotYourTurn."""
    seat = play.seat_for(table, context.tables.view(table, None), person)
    return context.tables.view(table, seat)


async def open_hand(context: Context, code: str, person: Person, chat: Chat) -> Reply:
    """The hand that a person holds at a table: as a screen, and in short. Raises NotSeated."""
    table = await context.tables.get(code)
    if not table.seats_of(person.key):
        raise NotSeated
    context.composer.uncover(table, person.key)
    seat = context.composer.seat(table, person.key)
    view = context.tables.view(table, seat)
    wording = await context.replies.wording(table, person, chat)
    screen = await context.boards.own(table, person, chat)
    return PrivateScreen(screen, hand_line(wording.choice, view), alert=True)


def hand_line(label: Callable[[str], str], view: View) -> str:
    """A hand in one line of at most 200 characters: numbered with names, or only the pieces."""
    named = "  ".join(f"{slot}: {label(piece)}" for slot, piece in enumerate(view.hand, 1))
    return named if len(named) <= NOTICE else " ".join(view.hand)[:NOTICE]


async def start_match(context: Context, code: str, person: Person, chat: Chat) -> Table:
    """Deal the first match where there is room for it. Raises a Refusal."""
    async with context.table_limit.starting(chat, code):
        table = await context.matches.start(code, person)
        context.table_limit.expect(chat, code)
    return table


async def start_rematch(
    context: Context, code: str, person: Person, chat: Chat, revision: int | None = None
) -> Table:
    """Begin another series between the same seats where there is room for it. Raises a Refusal."""
    async with context.table_limit.starting(chat, code):
        table = await context.matches.rematch(code, person, revision)
        context.table_limit.expect(chat, code)
    return table


async def give_hint(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """A good move for ``person``, marked in their own picture, and in short. Raises NotSeated,
    NotYourTurn, WrongTime, HintsOff."""
    view = view_to_move(context, table, person)
    if not table.may_hint:
        raise HintsOff(rated="yes" if table.counts else "no")
    if context.composer.seat(table, person.key) != view.seat:
        return PrivateScreen(await context.boards.own(table, person, chat))
    best = await context.hints.best(table, view)
    wording = await context.replies.wording(table, person, chat)
    said = hint_line(wording, best)
    if best is None:
        return Alert(said)
    appearance = await context.boards.appearance(person, chat)
    hinted = await context.composer.hinted(table, person.key, appearance, best)
    screen = for_reader(hinted, person)
    # Where the notice can only be said, it says all of it; the picture's caption needs no more.
    shown = replace(screen, lines=(said,), prompt="", lead=False)
    return PrivateScreen(shown, said[:NOTICE], alert=True)


async def give_up(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """Give the running match up, and say what has become of the seat."""
    after = await context.matches.resign(table.code, person)
    text = "resigned" if after.seats_of(person.key) else "resigned-seat"
    return await context.replies.tell_of(
        after, person, chat, lambda wording: wording.say(text, code=after.code)
    )


async def hand_over(
    context: Context, table: Table, person: Person, chat: Chat, seat: Seat, level: str
) -> Reply:
    """Leave a seat to a computer player, or ask the others for it, and say so."""
    name = isolated(table.chairs[seat].name)
    table = await context.consent.replace(table.code, person, seat, level)
    if table.proposal is not None:
        return await asked(context, table, person, chat)
    who = name or str(seat + 1)

    def said(wording: Wording) -> str:
        return wording.say("replaced", who=who, computer=wording.name(seat))

    return await context.replies.tell_of(table, person, chat, said)


async def asked(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """What ``person`` has proposed waits for the others."""

    def said(wording: Wording) -> str:
        return wording.say("proposal-asked", names=waiting_for(wording))

    return await context.replies.tell_of(table, person, chat, said)


async def propose(
    context: Context,
    table: Table,
    person: Person,
    chat: Chat,
    kind: str,
    revision: int | None = None,
) -> Reply:
    """Ask for a takeback, a draw or calling off; among computers it is done at once."""
    if kind == proposals.DRAW:
        await _computers_agree(context, table, person)
    after = await context.consent.propose(table.code, person, kind, revision)
    if after.proposal is not None:
        return await asked(context, after, person, chat)
    return await context.replies.tell_of(
        after, person, chat, lambda wording: wording.say(f"done-{kind}")
    )


async def _computers_agree(context: Context, table: Table, person: Person) -> None:
    """Raises ComputerDeclines when a computer player of another side expects to lead."""
    view = context.tables.view(table, None)
    proposals.check(table, view, proposals.DRAW, person.key)
    sides = play.side_names(view, len(table.chairs))
    own = {sides[seat] for seat in table.seats_of(person.key)}
    for seat, chair in enumerate(table.chairs):
        rival = chair.level and sides[seat] not in own
        if rival and await context.forecast.expects_to_lead(table, seat):
            raise ComputerDeclines(seat=seat, table=table.code)


async def answer(
    context: Context,
    table: Table,
    path: tuple[str, ...],
    person: Person,
    chat: Chat,
    pressed: bool,
) -> Reply:
    """The answer to a question about the position, from what everybody may see. Raises BadPress
    for what is no question."""
    view = context.tables.view(table, None)
    if not can_ask(table.game, view, path):
        raise BadPress
    # The question's own message keeps its buttons; the answer needs none in a shared chat.
    bare = bool(answer_to(table.game, view, path)) and not context.replies.answers_privately(chat)

    def make(language: str) -> Screen:
        screen = answer_screen(context.composer.wording(table, language), view, path)
        return replace(screen, choices=()) if bare else screen

    return await context.replies.inform(make, person, chat, pressed)


async def rules_of(context: Context, game: str, person: Person, chat: Chat, pressed: bool) -> Reply:
    """The rules of a game in short, in the language of whoever reads the answer."""

    def make(language: str) -> Screen:
        return rules_screen(context.words, language, game)

    return await context.replies.inform(make, person, chat, pressed)
