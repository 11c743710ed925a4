"""A line that somebody types: the same as the buttons that they could press."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace

from bot.desk.actions import view_to_move
from bot.desk.button_press import ButtonPress
from bot.desk.context import Context
from bot.desk.reply import Cause, Done, Line, PrivateScreen, Refused, Reply
from bot.errors import Refusal, WrongTime
from bot.people import Chat, Person, fit_name
from bot.press import Press
from bot.screens import Screen
from bot.screens.menus import menu_of
from bot.screens.prompts import prompt_after
from bot.screens.screen import Menu
from bot.screens.spelling import compact, spelt
from bot.screens.typed_buttons import NO, YES, Typable, meant, said, typables
from bot.screens.typed_moves import Path, TypedMoves
from bot.tables import play
from bot.tables.table import Table
from engines.game import View
from engines.path import join, next_choices

ENGLISH = "en"
SHOWN_TEXT = 40  # characters of a line that are repeated to whoever typed it
LISTED = 12  # choices that an answer names
LONGEST = 200  # characters of a line that is looked at

Run = Callable[[str], Awaitable[Reply | None]]
"""Carries out a line that is a command's word; None where it is none."""


@dataclass(frozen=True, slots=True)
class TypedLine:
    """What a person typed about a ``table`` in a chat; ``message`` is the one that it answers, if
    all see that, ``origin`` the same when it is delivered again."""

    table: Table
    person: Person
    chat: Chat
    text: str
    message: str = ""
    origin: str = ""
    theme: str = ""


async def carry_out(context: Context, line: TypedLine, run: Run) -> Reply:
    """Do what a line says: an answer to a question, a move or the beginning of one, a button, a
    command's word. Raises a Refusal."""
    if line.origin and _delivered(context, line):
        return Done()
    if spelt(line.text) and len(line.text) <= LONGEST:
        for step in (_answered, _moved, _pressed):
            reply = await step(context, line)
            if reply is not None:
                return reply
        reply = await run(line.text)
        if reply is not None:
            return reply
    return await _nothing(context, line)


def _delivered(context: Context, line: TypedLine) -> bool:
    press = Press("typed", line.table.code, line.table.revision)
    return context.delivered.setdefault(f"{line.origin} typed", press) is not press


async def languages_of(context: Context, line: TypedLine) -> tuple[str, ...]:
    """In which a line is understood: the person's own, the chat's, English."""
    own = await context.languages.of_person(line.person, line.chat)
    shared = await context.languages.of_chat(line.chat)
    return tuple(dict.fromkeys((own, shared, ENGLISH)))


# Moves


async def _moved(context: Context, line: TypedLine) -> Reply | None:
    """A move is played, and the beginning of one kept; None where the line is neither, or it is not
    the person's turn."""
    table, person = line.table, line.person
    if not to_move(context, table, person):
        return None
    view = view_to_move(context, table, person)
    moves = TypedMoves(context.words, await languages_of(context, line), view)
    paths = await _paths(context, table, view, moves, line.text)
    made = dict.fromkeys(moves.whole(path) or path for path in paths)
    if not made:
        return None
    if len(made) > 1:
        return await _several(context, line, view, made)
    [path] = made
    if join(path) in view.moves:
        return await _played(context, line, path)
    return await _begun(context, line, view, path)


def to_move(context: Context, table: Table, person: Person) -> bool:
    """Whether it is the person who moves now."""
    if table.match is None or play.match_over(table):
        return False
    return context.tables.view(table, None).turn in table.seats_of(person.key)


async def _paths(
    context: Context, table: Table, view: View, moves: TypedMoves, text: str
) -> tuple[Path, ...]:
    """What the line means: the rest of what was begun, else a move from its beginning, else one of
    which only the first choice is left out."""
    assert view.seat is not None
    kept = await context.partial_moves.get(table, view.seat)
    rest = moves.readings(text, kept) if kept else ()
    return rest or moves.readings(text) or moves.without_first(text)


async def _played(context: Context, line: TypedLine, path: Path) -> Reply:
    wording = await context.replies.wording(line.table, line.person, line.chat)
    reply = await _press(context, line, Press("mine", line.table.code, line.table.revision, path))
    if line.chat.private or context.replies.is_page(line.chat):
        return await _below(context, line, reply)
    return Line(wording.say("typed-played", move=wording.move(join(path))), confirms=True)


async def _begun(context: Context, line: TypedLine, view: View, path: Path) -> Reply:
    """The beginning of a move, which asks for what follows."""
    table, chat = line.table, line.chat
    assert view.seat is not None
    paged = context.replies.is_page(chat)
    if not paged:  # which keeps by itself what is picked there, and can be seen to be
        await context.partial_moves.set(table, view.seat, path)
        context.displays.refresh_everywhere(table.code)
    wording = await context.replies.wording(table, line.person, chat)
    asked = wording.say(
        "typed-asks",
        prompt=prompt_after(wording, path),
        choices=_listed(map(wording.choice, next_choices(view.moves, path))),
    )
    if paged:
        return PrivateScreen(await context.boards.own(table, line.person, chat, path), asked)
    return Line(asked, secret=bool(view.hands), opens=table.code)


async def _several(context: Context, line: TypedLine, view: View, made: Iterable[Path]) -> Reply:
    wording = await context.replies.wording(line.table, line.person, line.chat)
    moves = _listed(wording.move(join(path)) for path in made)
    notice = wording.say("typed-several", text=_shown(line.text), choices=moves)
    hidden, code = bool(view.hands), line.table.code
    return Refused(notice, secret=hidden, opens=code)


def _shown(text: str) -> str:
    """What somebody typed as it may be repeated to them."""
    return fit_name(text, "…", SHOWN_TEXT)


def _listed(names: Iterable[str]) -> str:
    """The first names, between dots."""
    known = list(dict.fromkeys(names))
    return " · ".join((*known[:LISTED], *(["…"] if len(known) > LISTED else [])))


# Buttons


async def _press(context: Context, line: TypedLine, press: Press) -> Reply:
    origin, theme = line.origin, line.theme
    pressed = ButtonPress(press, line.person, line.chat, line.message, origin, theme)
    return await context.verbs[press.verb](pressed)


async def _below(context: Context, line: TypedLine, reply: Reply) -> Reply:
    """What a press answers; where that is nothing, a private chat is shown the table below the
    line, since what stands above it has scrolled away."""
    silent = not reply.notice and reply.screen is None
    if not silent or not line.chat.private or context.replies.is_page(line.chat):
        return reply
    try:
        table = await context.tables.get(line.table.code)
        return await context.boards.shared(table, line.person, line.chat)
    except Refusal:
        return reply


async def _pressed(context: Context, line: TypedLine) -> Reply | None:
    """A button of the table, by what stands on it or by its verb; None where the line is none."""
    found = meant(line.text, await _typables(context, line))
    if not found:
        return None
    if len(found) > 1:
        wording = await context.replies.wording(line.table, line.person, line.chat)
        names = _listed(each.label for each in found)
        notice = wording.say("typed-several", text=_shown(line.text), choices=names)
        return Refused(notice)
    [button] = found
    if button.opens:
        return await _opened(context, line, button.menu)
    return await _below(context, line, await _press(context, line, button.press))


async def _typables(context: Context, line: TypedLine) -> list[Typable]:
    return [
        each
        for language in await languages_of(context, line)
        for screen in await _screens(context, line, language)
        for each in typables(screen, context.words, language)
    ]


async def _screens(context: Context, line: TypedLine, language: str) -> list[Screen]:
    """What the person sees of the table, and the page of the message that they answer."""
    table, person, chat = line.table, line.person, line.chat
    appearance = await context.boards.appearance(person, chat)
    appearance = replace(appearance, language=language, tray=False, scores=True)
    screens = [await context.composer.own(table, person.key, appearance)]
    page = await context.displays.page(table.code, chat, line.message) if line.message else ""
    if page:
        reader = person.account if chat.private else None
        screens.append(await context.screens.of(table, chat, reader, page, language))
    return screens


async def _menu(context: Context, line: TypedLine, key: str) -> tuple[Screen, Menu | None]:
    language = (await languages_of(context, line))[0]
    [screen, *_] = await _screens(context, line, language)
    return screen, menu_of(screen, key)


async def _opened(context: Context, line: TypedLine, key: str) -> Reply:
    """What stands in a menu, in words, so that the answer can be one of them."""
    screen, menu = await _menu(context, line, key)
    if menu is None:
        raise WrongTime
    table, wording = line.table, await context.replies.wording(line.table, line.person, line.chat)
    context.confirmations.ask(line.person.key, table.code, table.revision, key)
    inner = [each.label for each in screen.menus if each.within == key]
    if len(menu.entries) == 1 and not inner:
        about = " ".join((menu.label, *menu.about))
        return Line(wording.say("typed-sure", about=wording.sentence(about)))
    names = _listed((*(entry.label for entry in menu.entries), *inner))
    return Line(wording.say("typed-asks", prompt=menu.label, choices=names))


async def _answered(context: Context, line: TypedLine) -> Reply | None:
    """The answer to the question that a menu was; None where there was none, or the line is no
    answer to it."""
    table, person = line.table, line.person
    key = context.confirmations.take(person.key, table.code, table.revision)
    if not key:
        return None
    _, menu = await _menu(context, line, key)
    text, languages = compact(line.text), await languages_of(context, line)
    yes, no = (
        [each for language in languages for each in said(context.words, language, verb)]
        for verb in (YES, NO)
    )
    known = [each for each in await _typables(context, line) if each.menu == key]
    found = meant(line.text, [each for each in known if not each.opens])
    if text in yes and menu is not None and len(menu.entries) == 1:
        found = tuple({each.press: each for each in known if not each.opens}.values())
    if len(found) == 1:
        return await _below(context, line, await _press(context, line, found[0].press))
    if text in no:
        wording = await context.replies.wording(table, person, line.chat)
        return Line(wording.say("typed-kept"))
    return None


# Nothing


async def _nothing(context: Context, line: TypedLine) -> Reply:
    """The line means nothing here: what would. Raises NotSeated, NotYourTurn for somebody who has
    no move to make at a match that is on."""
    table, wording = line.table, await context.replies.wording(line.table, line.person, line.chat)
    choices: Iterable[str]
    if table.match is not None and not play.match_over(table):
        view = view_to_move(context, table, line.person)
        choices, secret = map(wording.choice, next_choices(view.moves, ())), bool(view.hands)
    else:
        language = (await languages_of(context, line))[0]
        [screen, *_] = await _screens(context, line, language)
        known = typables(screen, context.words, language)
        inner = {menu.key for menu in screen.menus if menu.within}
        choices, secret = (each.label for each in known if each.menu not in inner), False
    notice = wording.say("typed-nothing", text=_shown(line.text), choices=_listed(choices))
    return Refused(notice, secret=secret, opens=table.code, cause=Cause.UNKNOWN)
