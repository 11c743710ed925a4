"""Questions about somebody's own accounts, answered with a word in a private chat."""

from bot.desk.button_press import ButtonPress
from bot.desk.context import Context
from bot.desk.reply import Line, Reply
from bot.people import Chat, Person
from bot.press import unpack
from bot.screens.accounts_screen import YES
from bot.screens.spelling import compact
from bot.screens.typed_buttons import NO as NO_WORDS
from bot.screens.typed_buttons import YES as YES_WORDS
from bot.screens.typed_buttons import said
from bot.tables.table import Table

ENGLISH = "en"


def note(context: Context, person: Person, chat: Chat, table: Table | None, reply: Reply) -> None:
    """Remember the question that a reply asks, with the table about which the person would be
    typing otherwise: once that has changed, a word may mean something there."""
    if reply.screen is None or not chat.private:
        return
    payloads = [button.payload for row in reply.screen.actions for button in row]
    sure = next((each for each in payloads if unpack(each).path[:1] == (YES,)), "")
    if sure:
        context.account_confirmations.ask(person.key, *_place(table), sure)


async def answered(
    context: Context, person: Person, chat: Chat, table: Table | None, text: str
) -> Reply | None:
    """What the answer to the question does; None where nothing was asked, or this is no answer."""
    sure = context.account_confirmations.take(person.key, *_place(table))
    if not sure or not chat.private:
        return None
    press, language = unpack(sure), await context.languages.of_person(person, chat)
    yes, no = (
        [word for each in (language, ENGLISH) for word in said(context.words, each, verb)]
        for verb in (YES_WORDS, NO_WORDS)
    )
    if compact(text) in yes:
        return await context.verbs[press.verb](ButtonPress(press, person, chat))
    if compact(text) in no:
        await _declined(context, person, press.path)
        return Line(context.words.say(language, "typed-kept"))
    return None


async def _declined(context: Context, person: Person, path: tuple[str, ...]) -> None:
    for mark in path[1:]:
        await context.accounts.decline(person, mark)


def _place(table: Table | None) -> tuple[str, int]:
    return ("", 0) if table is None else (table.code, table.revision)
