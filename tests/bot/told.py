"""A match in a Telegram group that wants notices always, played while the real program is killed
again and again: what was told to whom, and how often."""

import asyncio
import json
import random
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from bot.errors import BadPress
from bot.press import unpack
from bot.tables.table import Status, Table
from tests.bot.mortal import Mortal
from tests.bot.test_kill import kept
from tests.loopback.telegram import Call, Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE

LONGEST = 2.5  # seconds from a press, or from when the program is online, to the next kill
AGAIN = 0.3  # how often it is killed again without a press between
TROUBLES = (
    Fault("sendPhoto", wait=1),
    Fault("sendPhoto", hold=True),  # taken, but nobody hears of that before the kill
    Fault("sendPhoto", drop=True),
    Fault("sendPhoto", status=502),
    Fault("deleteMessage", drop=True),
    Fault("editMessageMedia", wait=1),
)


class Telling(NamedTuple):
    """A revision of the table, and the key of whom its notice is for."""

    revision: int
    person: str


@dataclass
class Report:
    """When each notice was taken, and when the program was killed, in seconds of one clock;
    ``turns`` are the notices that were due."""

    taken: dict[Telling, list[float]] = field(default_factory=dict)
    kills: list[float] = field(default_factory=list)
    turns: set[Telling] = field(default_factory=set)
    unsent: int = 0

    @property
    def lost(self) -> set[Telling]:
        """What nobody was told."""
        return self.turns - self.taken.keys()

    @property
    def doubled(self) -> int:
        """How many were told once more than needed."""
        return sum(len(times) - 1 for times in self.taken.values())

    @property
    def needless(self) -> list[Telling]:
        """What was told again though no kill lay between."""
        return [
            telling
            for telling, times in self.taken.items()
            for first, second in pairwise(times)
            if not any(first <= kill + 0.5 and kill <= second for kill in self.kills)
        ]


def payloads(markup: Any) -> Iterator[str]:
    """Everything that the buttons of a message say."""
    given = json.loads(markup) if isinstance(markup, str) else markup or {}
    for row in given.get("inline_keyboard", []):
        yield from (button["callback_data"] for button in row if "callback_data" in button)


def tellings(call: Call) -> list[Telling]:
    """The notices that a message was, if any."""
    if call.status != 200 or call.method not in ("sendPhoto", "sendMessage"):
        return []
    entities = call.params.get("caption_entities") or call.params.get("entities") or []
    marked = json.loads(entities) if isinstance(entities, str) else entities
    people = [e["user"]["id"] for e in marked if e["type"] == "text_mention"]
    revision = max(map(_revision, payloads(call.params.get("reply_markup"))), default=-1)
    return [Telling(revision, f"telegram:{person}") for person in people]


def _revision(payload: str) -> int:
    try:
        return unpack(payload).revision
    except BadPress:
        return -1


class Match:
    """Alice and Bruno at a table of Reversi in a group, each told of every turn."""

    def __init__(self, server: TelegramServer, folder: Path, seed: int) -> None:
        self._server = server
        self._bot = Mortal(folder, TELEGRAM_TOKEN=server.token, TELEGRAM_API_URL=server.api_url)
        self._folder = folder
        self._dice = random.Random(seed)
        self._group = server.group()
        people = [server.user(name).at(self._group) for name in ("Alice", "Bruno")]
        self._people: dict[str, Someone] = {f"telegram:{who.user.id}": who for who in people}
        self._lives = 0
        self._alive = asyncio.Event()
        self._pressing = asyncio.Event()
        self.report = Report()

    async def begin(self) -> str:
        """Start the program, have the group want notices always, and deal; the table's code."""
        await asyncio.to_thread(self._bot.start)
        await asyncio.to_thread(self._bot.kill)
        with closing(sqlite3.connect(self._folder / "crosstable.db")) as database, database:
            place = ("telegram", str(self._group.id), "", "", "always")
            database.execute(
                "INSERT INTO chats (platform, chat, thread, language, notices) "
                "VALUES (?, ?, ?, ?, ?)",
                place,
            )
        await asyncio.to_thread(self._bot.start)
        self._alive.set()
        alice, bruno = self._people.values()
        alice.say("/play reversi first:1")
        await bruno.press("Join", await alice.offered("Join"))
        await alice.press("Start", await alice.offered("Start"))
        await self._server.until(lambda: self._board(("move:",)))
        return unpack(next(payloads(self._board(("move:",)).markup))).table

    async def play(self, kills: int) -> Report:
        """Play until the program has been killed so often, and everybody has been told."""
        code = await self.begin()
        killing = asyncio.create_task(self._kill(kills))
        try:
            while not killing.done():
                await self._turn(code)
            await killing
            await self._turn(code)
        finally:
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
            await asyncio.to_thread(self._bot.kill)
        return self._reported()

    async def _kill(self, times: int) -> None:
        loop = asyncio.get_running_loop()
        for at in range(times):
            self._server.faults[:] = [Fault(**vars(TROUBLES[at % len(TROUBLES)]))]
            await self._moment()
            self._alive.clear()
            await asyncio.to_thread(self._bot.kill)
            self.report.kills.append(loop.time())
            self._server.faults.clear()
            await asyncio.to_thread(self._bot.start)
            self._lives += 1
            self._alive.set()
            self._server.stir()

    async def _moment(self) -> None:
        """Wait for the moment of a kill: some time after a press, most often soon, or after the
        program has come online again, while it sends what was left."""
        if self._dice.random() < AGAIN:
            await self._server.until(partial(self._has_polled, len(self._server.calls)))
        else:
            self._pressing.clear()
            await self._pressing.wait()
        await asyncio.sleep(self._dice.random() ** 2 * LONGEST)

    async def _turn(self, code: str) -> None:
        """One move, or a rematch, and the notices that it brings."""
        table = await kept(self._bot, code)
        over = table.status is Status.OVER
        board = await self._until(
            lambda: self._board(("rematch:",) if over else ("move:",), table.revision)
        )
        wanted = [p for p in payloads(board.markup) if p.startswith(("rematch:", "move:"))]
        mover = table.chairs[0 if over or table.turn.seat is None else table.turn.seat].person
        await self._pressed(table, mover, self._dice.choice(wanted), board)
        after = await kept(self._bot, code)
        for telling in due(after, mover):
            self.report.turns.add(telling)
            await self._until_told(telling, after)

    async def _until_told(self, telling: Telling, table: Table) -> None:
        try:
            await self._until(partial(self._was_told, telling))
        except TimeoutError:
            rows = self._rows("SELECT person, kind, revision, about, claimed, sent FROM notices")
            lines = self._bot.log.splitlines()[-20:]
            raise AssertionError(
                f"{telling} was not told: {rows[-3:]}, {table.turn}, {lines}"
            ) from None

    async def _until(self, happened: Callable[[], Any]) -> Any:
        """Wait for it as long as the program is killed again and again, and then some. Raises
        TimeoutError."""
        while True:
            life = self._lives
            try:
                return await self._server.until(happened, PATIENCE)
            except TimeoutError:
                if self._lives == life:
                    raise

    def _rows(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self._folder / "crosstable.db")) as database:
            return list(database.execute(query))

    async def _pressed(self, table: Table, mover: str, payload: str, board: Message) -> None:
        """Press until the move is in the database: a killed program forgets what it has fetched."""
        while True:
            await self._alive.wait()
            life = self._lives
            self._people[mover].send(payload, board)
            self._pressing.set()

            def decided(life: int = life) -> bool:
                return self._lives != life or bool(
                    self._board(("move:", "rematch:"), table.revision + 1)
                )

            await self._until(decided)
            await self._alive.wait()
            if (await kept(self._bot, table.code)).revision > table.revision:
                return

    def _board(self, verbs: tuple[str, ...], revision: int = 0) -> Any:
        """The newest message that offers this at the revision or later, or None."""
        for message in reversed(self._group.visible()):
            found = [p for p in payloads(message.markup) if p.startswith(verbs)]
            if any(_revision(payload) >= revision for payload in found):
                return message
        return None

    def _has_polled(self, since: int) -> bool:
        """Whether the program is online, and has asked what there is after so many calls."""
        return any(call.method == "getUpdates" for call in self._server.calls[since:])

    def _was_told(self, telling: Telling) -> bool:
        return any(telling in tellings(call) for call in self._server.calls)

    def _reported(self) -> Report:
        taken = defaultdict(list)
        for call in self._server.calls:
            for telling in tellings(call):
                taken[telling].append(call.at)
        self.report.taken = dict(taken)
        self.report.unsent = len(self._rows("SELECT id FROM notices WHERE sent IS NULL"))
        return self.report


def due(after: Table, mover: str) -> list[Telling]:
    """Who is to be told of the table as it stands after somebody's press."""
    if after.turn.seat is not None:
        people = {after.chairs[after.turn.seat].person}
    else:
        people = {chair.person for chair in after.chairs}
    return [Telling(after.revision, person) for person in people - {mover, ""}]
