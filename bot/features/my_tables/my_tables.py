"""/games: a person's tables wherever they stand, and those of a chat for everybody there."""

import math
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, replace

from msgspec import structs

from bot.accounts.accounts import Accounts
from bot.desk.boards import Boards
from bot.desk.button_press import ButtonPress
from bot.desk.invocation import Invocation
from bot.desk.platforms import Platforms
from bot.desk.reply import PrivateScreen, Reply, ScreenInPlace, screen_reply
from bot.errors import BadPress, NoSuchTable
from bot.features.my_tables.screens import VERB, GamesScene, Which, games_screen
from bot.people import Chat, Person
from bot.preferences.chat_choices import Choosers
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens.slots import Slots
from bot.store import displays as display_rows
from bot.store import games as game_rows
from bot.store import hosting as hosting_rows
from bot.store.store import Store
from bot.tables.overview import Overview, ordered
from bot.tables.table import Status, Table
from bot.texts import Words
from engines.numerals import whole

LISTED = 100  # tables of one person
LATELY = 7 * 86_400.0  # seconds for which a table that is over is listed


@dataclass(eq=False, repr=False)
class MyTables:
    """Lists tables, and opens them from the lists."""

    _words: Words
    _languages: Languages
    _store: Store
    _tables: Tables
    _accounts: Accounts
    _platforms: Platforms
    _boards: Boards
    _slots: Slots

    async def command(self, invocation: Invocation) -> Reply:
        """/games: the person's own tables, or with ``here`` those that the chat shows."""
        which = Which.HERE if invocation.args.get("where") else Which.MINE
        return await self._list(invocation.person, invocation.chat, which)

    async def press(self, pressed: ButtonPress) -> Reply:
        """Another page of a list of tables, or another list. Raises BadPress."""
        which, number = pressed.pair()
        page = whole(number, 0, LISTED)
        if which not in tuple(Which) or page is None:
            raise BadPress
        person, chat = pressed.person, pressed.chat
        return await self._list(person, chat, Which(which), page, pressed.message)

    async def press_open(self, pressed: ButtonPress) -> Reply:
        """A table from somebody's own list: for them alone where others read along. Raises
        NoSuchTable."""
        person, chat = pressed.person, pressed.chat
        table = await self._tables.get(pressed.press.table)
        if chat.private:
            return await self._boards.shared(table, person, chat)
        screen = await self._boards.own(table, person, chat)
        return PrivateScreen(replace(screen, audience=person.account))

    async def _list(
        self, person: Person, chat: Chat, which: Which, page: int = 0, message: str = ""
    ) -> Reply:
        """A page of a list, in the place of what was pressed. ``message`` is the one that was, if
        all can see it: nobody's own tables take its place."""
        if which is Which.HERE:
            scene = await self._of_chat(person, chat)
            return ScreenInPlace(games_screen(structs.replace(scene, page=page)), shared=True)
        scene = structs.replace(await self._of_person(person, chat, which), page=page)
        places = {one.code: await self._place(one, person, chat) for one in scene.shown}
        screen = games_screen(structs.replace(scene, places=places))
        here = chat.private or not message
        return screen_reply(screen, not chat.private, here, others=VERB)

    async def _of_person(self, person: Person, chat: Chat, which: Which) -> GamesScene:
        found = ordered(await game_rows.of_person(self._store.renamings, person.key, LISTED))
        now = self._tables.now
        going = tuple(one for one in found if one.status is not Status.OVER)
        lately = now - LATELY
        over = tuple(one for one in found if one.status is Status.OVER and one.updated >= lately)
        language = await self._languages.of_person(person, chat)
        listed = over if which is Which.DONE else going
        return GamesScene(
            self._words,
            language,
            now,
            which,
            listed,
            reader=person.account,
            over=len(over),
            shared=not chat.private,
            added=self._slots.games_buttons(self._words, language),
        )

    async def some(
        self, person: str, reader: str, language: str, codes: Collection[str]
    ) -> GamesScene:
        """Those tables of a person, by their key, that have these codes, for the only ``reader``,
        an account."""
        found = ordered(await game_rows.of_person(self._store.renamings, person, LISTED))
        listed = tuple(one for one in found if one.code in codes)
        now = self._tables.now
        return GamesScene(self._words, language, now, Which.MINE, listed, reader=reader)

    async def _of_chat(self, person: Person, chat: Chat) -> GamesScene:
        found = []
        for code in await hosting_rows.running_in(self._store.database, chat):
            with suppress(NoSuchTable):
                found.append(_overview(await self._tables.get(code)))
        found.sort(key=_soonest)
        reader = person.account if chat.private else None
        language = await self._languages.of_chat(chat, reader)
        return GamesScene(self._words, language, self._tables.now, Which.HERE, tuple(found))

    async def _place(self, one: Overview, person: Person, chat: Chat) -> str:
        """Where else than in this chat the person finds a table: "chat" for another one of its
        platform, or a platform's name. Other people's private chats are theirs."""
        chats = [
            display.chat
            for display in await display_rows.of_table(self._store.database, one.code)
            if display.message and (not display.chat.private or display.person == person.account)
        ]
        if any(shown.key == chat.key for shown in chats):
            return ""
        if any(shown.platform == chat.platform for shown in chats):
            return "chat"
        return chats[-1].platform if chats else await self._page(one, chat)

    async def _page(self, one: Overview, chat: Chat) -> str:
        """The platform that opens tables without a message, if somebody sits there by it."""
        people = dict.fromkeys(chair.person for chair in one.chairs if chair.person)
        accounts = [account for person in people for account in await self._accounts.of(person)]
        for name in dict.fromkeys(account.partition(":")[0] for account in accounts):
            platform = self._platforms.get(name)
            if platform and platform.choosers is Choosers.NOBODY and name != chat.platform:
                return name
        return ""


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
