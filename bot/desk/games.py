"""/games: a person's tables wherever they stand, and those of a chat for everybody there."""

import math
from contextlib import suppress
from dataclasses import replace

from bot.desk.context import Context
from bot.desk.platform import Choosers, Reply
from bot.errors import BadPress, NoSuchTable
from bot.people import Chat, Person
from bot.screens.games import VERB, GamesScene, Which, games_screen
from bot.tables.overview import Overview, ordered
from bot.tables.table import Status, Table
from engines.numerals import whole

LISTED = 100  # tables of one person
LATELY = 7 * 86_400.0  # seconds for which a table that is over is listed


async def list_games(
    context: Context,
    person: Person,
    chat: Chat,
    which: Which = Which.MINE,
    page: int = 0,
    message: str = "",
) -> Reply:
    """A page of a list, in the place of what was pressed. ``message`` is the one that was, if all
    can see it: nobody's own tables take its place."""
    if which is Which.HERE:
        scene = await _of_chat(context, person, chat)
        return Reply(screen=games_screen(replace(scene, page=page)), here=True, shared=True)
    scene = replace(await _of_person(context, person, chat, which), page=page)
    places = {one.code: await _place(context, one, person, chat) for one in scene.shown}
    screen = games_screen(replace(scene, places=places))
    here = chat.private or not message
    return Reply(screen=screen, private=not chat.private, here=here, opens=VERB)


async def turn_games(
    context: Context, person: Person, chat: Chat, path: tuple[str, ...], message: str
) -> Reply:
    """What a button of a list leads to. Raises BadPress."""
    if len(path) != 2 or path[0] not in tuple(Which):
        raise BadPress
    page = whole(path[1], 0, LISTED)
    if page is None:
        raise BadPress
    return await list_games(context, person, chat, Which(path[0]), page, message)


async def open_game(context: Context, code: str, person: Person, chat: Chat) -> Reply:
    """A table from somebody's own list: for them alone where others read along. Raises
    NoSuchTable."""
    table = await context.tables.get(code)
    if chat.private:
        return await context.board(table, person, chat)
    screen = await context.own(table, person, chat)
    return Reply(screen=replace(screen, audience=person.account), private=True)


async def _of_person(context: Context, person: Person, chat: Chat, which: Which) -> GamesScene:
    found = ordered(await context.store.games_of(person.key, LISTED))
    now = context.tables.now
    going = tuple(one for one in found if one.status is not Status.OVER)
    over = tuple(one for one in found if one.status is Status.OVER and one.updated >= now - LATELY)
    language = await context.languages.of_person(person, chat)
    listed = over if which is Which.DONE else going
    return GamesScene(
        context.words, language, now, which, listed, reader=person.account, over=len(over)
    )


async def _of_chat(context: Context, person: Person, chat: Chat) -> GamesScene:
    found = []
    for code in await context.store.running_in(chat):
        with suppress(NoSuchTable):
            found.append(_overview(await context.tables.get(code)))
    found.sort(key=_soonest)
    language = await context.languages.of_chat(chat, person.account if chat.private else None)
    return GamesScene(context.words, language, context.tables.now, Which.HERE, tuple(found))


def _soonest(one: Overview) -> tuple[float, float, str]:
    return math.inf if one.deadline is None else one.deadline, one.since, one.code


def _overview(table: Table) -> Overview:
    """A running table as one of nobody in particular."""
    return Overview(
        person="",
        code=table.code,
        game=table.game,
        status=table.status,
        revision=table.revision,
        chairs=table.chairs,
        turn=table.turn.seat,
        since=table.turn.since,
        deadline=table.turn.deadline,
        clock=table.clock,
    )


async def _place(context: Context, one: Overview, person: Person, chat: Chat) -> str:
    """Where else than in this chat the person finds a table: "chat" for another one of its
    platform, or a platform's name. Other people's private chats are theirs."""
    chats = [
        display.chat
        for display in await context.store.displays(one.code)
        if display.message and (not display.chat.private or display.person == person.account)
    ]
    if any(shown.key == chat.key for shown in chats):
        return ""
    if any(shown.platform == chat.platform for shown in chats):
        return "chat"
    return chats[-1].platform if chats else await _page(context, one, chat)


async def _page(context: Context, one: Overview, chat: Chat) -> str:
    """The platform that opens tables without a message, if somebody sits there by it."""
    people = dict.fromkeys(chair.person for chair in one.chairs if chair.person)
    accounts = [account for person in people for account in await context.accounts.of(person)]
    for name in dict.fromkeys(account.partition(":")[0] for account in accounts):
        platform = context.displays.platform(name)
        if platform and platform.choosers is Choosers.NOBODY and name != chat.platform:
            return name
    return ""
