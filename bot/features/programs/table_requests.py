"""What programs ask about tables: their person's own, one of them, moves, and what happens there as
it happens."""

import asyncio
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import TypeVar

from msgspec import MsgspecError, Struct, json

from bot.codes import is_code
from bot.desk.handlers.even_levels import FindLevel
from bot.desk.program_requests import ProgramAnswer, ProgramRequest
from bot.errors import BadRequest, BadValue, NoSuchGame, NoSuchTable, NotInGame
from bot.features.programs.documents import MovePlayed, NewTable, TableList
from bot.features.programs.openapi import LINES
from bot.features.programs.shown import table_listed, table_shown
from bot.features.programs.tokens import ProgramTokens
from bot.people import Person
from bot.running.entrance import Entrance
from bot.running.matches import Matches
from bot.running.service import Tables
from bot.store import games as game_rows
from bot.store.store import Store
from bot.tables.overview import ordered
from bot.tables.table import Series, Status, Table
from engines import GAMES
from engines.game import LEVELS, Option
from engines.strength import EVEN, is_level

LISTED = 100  # tables of one person
NEXT = "next"  # the move with which all go on from a rest
QUIET_SECONDS = 15.0  # after which an empty line says that a stream still flows
GOING_ON = (Status.LOBBY, Status.PLAYING)

Asked = TypeVar("Asked", bound=Struct)


class ProgramTables:
    """Answers with what the person of the token may see, each from their own seat; a table at which
    they have no seat is one that there is not."""

    def __init__(
        self,
        tables: Tables,
        entrance: Entrance,
        store: Store,
        tokens: ProgramTokens,
        even: FindLevel,
    ) -> None:
        self._even = even
        self._tables = tables
        self._entrance = entrance
        self._tokens = tokens
        self._store = store
        self._matches = Matches(store.database, tables)
        self._waiting: dict[str, set[asyncio.Event]] = {}
        tables.listen(self._changed)

    async def listed(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """Their tables that go on."""
        found = ordered(await game_rows.of_person(self._store.renamings, person.key, LISTED))
        going = (table_listed(one) for one in found if one.status in GOING_ON)
        return ProgramAnswer(json.encode(TableList(tuple(going))))

    async def opened(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """A new table against a computer player. Raises BadRequest, NotInGame, TooManyRunning."""
        wanted = read(NewTable, request.body)
        _check(wanted)
        level = wanted.computer
        if level == EVEN:
            level = await self._even(wanted.game, [person.key])
        table = await self._tables.open(
            wanted.game, person, wanted.options, Series(), level, rated=False
        )
        return self._shown(table, person, HTTPStatus.CREATED)

    async def shown(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """One of their tables. Raises NoSuchTable."""
        return self._shown(await self._own(person, request), person)

    async def moved(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """The table after their move. Raises NoSuchTable, BadRequest, and as a press does."""
        asked = read(MovePlayed, request.body)
        code = (await self._own(person, request)).code
        if asked.move == NEXT:
            table = await self._matches.proceed(code, asked.revision, person)
        else:
            path = tuple(asked.move.split("."))
            table = await self._matches.move(code, asked.revision, person, path)
        return self._shown(table, person)

    async def seated(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """A lobby once they sit there. Raises NoSuchTable, and as a press does."""
        return self._shown(await self._entrance.sit(_code(request), person), person)

    async def unseated(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """A lobby once they have left it. Raises NoSuchTable, and as a press does."""
        code = (await self._own(person, request)).code
        return self._shown(await self._entrance.leave(code, person), person)

    async def resigned(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """The table once they have given the match up. Raises NoSuchTable, and as a press does."""
        code = (await self._own(person, request)).code
        return self._shown(await self._matches.resign(code, person), person)

    async def followed(self, person: Person, request: ProgramRequest) -> ProgramAnswer:
        """One of their tables as it stands, and again after each change. Raises NoSuchTable."""
        table = await self._own(person, request)
        return ProgramAnswer(media_type=LINES, lines=self._stream(table, person, request.token))

    async def _stream(
        self, table: Table, person: Person, token: str
    ) -> AsyncGenerator[bytes, None]:
        code, sent = table.code, -1
        with self._waiter(code) as changed:
            while True:
                changed.clear()
                table = await self._tables.get(code)
                if not table.answers_to(person.key):
                    return
                if table.revision != sent:
                    sent = table.revision
                    yield self._document(table, person) + b"\n"
                if table.status not in GOING_ON:
                    return
                try:
                    async with asyncio.timeout(QUIET_SECONDS):
                        await changed.wait()
                except TimeoutError:
                    if not await self._tokens.holds(token):
                        return
                    yield b"\n"

    @contextmanager
    def _waiter(self, code: str) -> Iterator[asyncio.Event]:
        """Is set whenever the table has changed."""
        changed = asyncio.Event()
        waiting = self._waiting.setdefault(code, set())
        waiting.add(changed)
        try:
            yield changed
        finally:
            waiting.discard(changed)
            if not waiting:
                self._waiting.pop(code, None)

    def _changed(self, table: Table) -> None:
        for changed in self._waiting.get(table.code, ()):
            changed.set()

    async def _own(self, person: Person, request: ProgramRequest) -> Table:
        table = await self._tables.get(_code(request))
        if not table.answers_to(person.key):
            raise NoSuchTable
        return table

    def _shown(self, table: Table, person: Person, status: int = HTTPStatus.OK) -> ProgramAnswer:
        return ProgramAnswer(self._document(table, person), status)

    def _document(self, table: Table, person: Person) -> bytes:
        return json.encode(table_shown(self._tables, table, person.key))


def _code(request: ProgramRequest) -> str:
    """The code in the address. Raises NoSuchTable for what cannot be one."""
    code = request.place["code"].upper()
    if not is_code(code):
        raise NoSuchTable
    return code


def read(kind: type[Asked], body: bytes) -> Asked:
    """What a program has sent. Raises BadRequest, with what is wrong about it."""
    try:
        return json.decode(body, type=kind)
    except (MsgspecError, ValueError, RecursionError) as error:
        raise BadRequest(text=str(error)[:100]) from None


def _check(wanted: NewTable) -> None:
    """Raises NoSuchGame, BadValue, NotInGame."""
    if wanted.game not in GAMES:
        raise NoSuchGame(text=wanted.game, games=", ".join(GAMES))
    if wanted.computer != EVEN and not is_level(wanted.computer):
        values = ", ".join((*LEVELS, EVEN))
        raise BadValue(text=wanted.computer, option="computer", values=values)
    known = {option.key: option for option in GAMES[wanted.game].options}
    for key, value in wanted.options.items():
        if key not in known:
            raise NotInGame(game=wanted.game, option=key)
        _check_choice(known[key], value)


def _check_choice(option: Option, value: str) -> None:
    if option.choices and value not in option.choices:
        raise BadValue(text=value, option=option.key, values=", ".join(option.choices))
