"""Records in chats: a match as a file, a file as a match, and whether a deal was fair."""

from bot.desk.context import Context
from bot.desk.imports import Fetch
from bot.desk.platform import Reply
from bot.people import Chat, Person
from bot.records.checking import Check
from bot.screens import Screen
from bot.screens.ending import fair_lines
from bot.screens.file import File
from bot.screens.record_screen import opened_screen, record_screen
from bot.tables.play import match_over
from bot.tables.table import Table


async def export(
    context: Context, table: Table, number: int | None, form: str, person: Person, chat: Chat
) -> Reply:
    """A finished match as a file for all in the chat, the latest without a ``number``. Raises
    StillRunning, NoSuchMatch, BadRecord."""
    number, record = await context.records.latest(table.code, number)
    written = await context.records.written(record, form)
    name = f"{table.game}-{table.code}-{number + 1}{written.suffix}"
    wording = await context.replies.wording_in(table, chat, person)
    file = File(name, written.media_type, written.data)
    return Reply(screen=record_screen(wording, number, file), shared=True)


async def bring(context: Context, size: int, fetch: Fetch, person: Person, chat: Chat) -> Reply:
    """The matches of a file of so many bytes as tables: the board of one, or all of several by
    their codes. Raises what ``Imports.bring`` raises."""
    codes = await context.imports.bring(person, size, fetch)
    tables = [await context.tables.get(code) for code in codes]
    if len(tables) == 1:
        return await context.boards.shared(tables[0], person, chat)
    language = await context.replies.language(person, chat)
    wordings = [context.composer.wording(table, language) for table in tables]
    return Reply(screen=opened_screen(context.words, language, wordings), shared=True)


async def show_fair_deal(context: Context, table: Table, person: Person, chat: Chat) -> Reply:
    """What proves a hidden deal: once the match is over with every step checked."""
    view = context.tables.view(table, None)
    found: tuple[Check, ...] = ()
    if view.hands and match_over(table) and table.match is not None:
        found = await context.records.checks(table.code, table.match.number)

    def made(language: str) -> Screen:
        wording = context.composer.wording(table, language)
        return Screen("", 0, fair_lines(wording, view, found))

    return await context.replies.inform(made, person, chat, pressed=True)
