"""Everything together: a PostgreSQL server, the platforms, the processes, the people, the faults,
and the judgement."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.fleet import cluster as clusters
from tests.fleet.audit import Audit
from tests.fleet.chaos import Chaos, Fault, served
from tests.fleet.chat_people import DiscordPlayer, TelegramPlayer
from tests.fleet.displays import Behind, Displays
from tests.fleet.judge import Findings, Judge, Ping
from tests.fleet.member import Member
from tests.fleet.page_people import PagePlayer
from tests.fleet.people import Diary, Player
from tests.fleet.seating import Plan, Seated, plans
from tests.loopback.discord import Discord
from tests.loopback.discord_world import DISCORD_EPOCH
from tests.loopback.telegram import TelegramServer
from tests.patience import LONG_PATIENCE

EVERYTHING = "telegram,discord,web,players"
LOOKS = 0.2  # seconds between two looks at all displays
CHATS = """
INSERT INTO chats (platform, chat, thread, language, notices)
SELECT platform, chat, '', '', 'always' FROM unnest($1::text[], $2::text[]) AS _ (platform, chat)
"""
ANSWERED_TWICE = "an interaction was answered twice"
OPEN_TWICE = "is open twice"
AT_ONCE = 8  # tables at which people sit down at the same time
MOVES = 3  # of people, between two faults at least
SEEN = """
SELECT EXISTS (SELECT 1 FROM audit.changes WHERE overdue IS NOT NULL) AS deadline,
    EXISTS (SELECT 1 FROM audit.moves WHERE who = 'beginner') AS computer
"""
# Tables whose time is up count too: a busy process may yet have to see it, and somebody to be told.
OPEN = """
SELECT (SELECT count(*) FROM notices WHERE sent IS NULL)
    + (SELECT count(*) FROM tables WHERE wake <= audit.now()) AS open
"""
THINKING = """
SELECT count(*) AS thinking FROM tables t JOIN seats s ON s."table" = t.id AND s.seat = t.turn
WHERE t.status = 'playing' AND s.level <> '' AND t.due IS NULL
"""
HURRY = """
UPDATE tables SET wake = audit.now(),
    deadline = CASE WHEN timer::json ->> 1 IS NULL THEN audit.now() ELSE deadline END,
    timer = CASE WHEN timer::json ->> 1 IS NULL THEN timer
        ELSE jsonb_set(timer::jsonb, '{1}', to_jsonb(audit.now() - 31))::text END
WHERE code = ANY($1) AND status = 'playing' AND deadline IS NOT NULL AND timer <> '[]'
    AND turn = (SELECT seat FROM seats WHERE "table" = tables.id AND person = ANY($2))
RETURNING code, pg_notify('crosstable', 'clock ' || code)
"""


@dataclass(frozen=True, slots=True)
class Size:
    """How much of everything; ``roles`` are those of each process, ``pace`` the seconds between
    two presses of somebody, ``pause`` the longest between two faults, ``hurry`` those after which
    the time of whoever sleeps has run out."""

    tables: int = 10
    kills: int = 5
    restarts: int = 1
    cuts: int = 2
    seed: int = 1
    pace: float = 1.0
    pause: float = 4.0
    hurry: float = 8.0
    shards: int = 1
    roles: tuple[str, ...] = (EVERYTHING,) * 3


@dataclass
class Report:
    """What has come of it: the findings, when each place was at its newest after the last fault,
    and how long presses took."""

    findings: Findings
    late: dict[str, float]
    behind: list[Behind]
    took: list[float]
    seconds: float
    faults: list[Fault]


@dataclass
class Fleet:
    """A running fleet, with its people."""

    size: Size
    cluster: clusters.Cluster
    telegram: TelegramServer
    discord: Discord
    folder: Path
    diary: Diary = field(default_factory=Diary)
    members: list[Member] = field(default_factory=list)
    tables: list[Seated] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.size.seed)
        self.audit = Audit(self.cluster)
        self.displays = Displays(self.cluster, self.telegram, self.discord, self.tables)
        tokens = {
            "DATABASE_URL": self.cluster.url,
            "TELEGRAM_TOKEN": self.telegram.token,
            "TELEGRAM_API_URL": self.telegram.api_url,
            "DISCORD_TOKEN": self.discord.token,
            "DISCORD_API_URL": self.discord.api_url,
            "TRUSTED_PROXIES": "127.0.0.1",
        }
        for number, roles in enumerate(self.size.roles, 1):
            name = f"process-{number}"
            self.members.append(Member(name, self.folder / name, ROLES=roles, **tokens))

    # Before it begins

    async def start(self) -> None:
        """Start all processes; the first one makes the schema."""
        first, *others = self.members
        first.launch()
        await served(first)
        await self.audit.install()
        for member in others:
            member.launch()
        await asyncio.gather(*(served(member) for member in others))
        await asyncio.wait_for(self.discord.gateway.ready.wait(), LONG_PATIENCE)
        await self.telegram.until(lambda: self.telegram.said("getUpdates"))

    async def open_tables(self) -> None:
        """Have people sit down at all tables, a few at once."""
        made = [self._seated(number, plan) for number, plan in enumerate(plans(self.size.tables))]
        self.tables.extend(made)
        await self._want_notices()
        gate = asyncio.Semaphore(AT_ONCE)

        async def begin(table: Seated) -> None:
            async with gate, asyncio.timeout(LONG_PATIENCE):
                for player in table.players:
                    if isinstance(player, PagePlayer):
                        await player.connect()
                await table.begin()

        await asyncio.gather(*(begin(table) for table in made))

    def _seated(self, number: int, plan: Plan) -> Seated:
        alone = plan.game != "reversi"  # hands are read where nobody else reads along
        people = [self._player(name, number, alone) for name in plan.platforms]
        return Seated(plan, tuple(people))

    def _player(self, platform: str, number: int, alone: bool) -> Player:
        dice = random.Random(self.dice.random())
        own = (self.diary, dice, self.size.pace)
        if platform == "telegram":
            user = self.telegram.user(f"Tess {number}")
            who = user.private if alone else user.at(self.telegram.group(f"Group {number}"))
            return TelegramPlayer(who, *own)
        if platform == "discord":
            dora = self.discord.user(f"Dora {number}")
            return DiscordPlayer(
                dora, self.discord.dm(dora) if alone else self.discord.channel(), *own
            )
        return PagePlayer(number, self._addresses, *own)

    def _addresses(self) -> list[str]:
        return [member.url for member in self.members]

    async def _want_notices(self) -> None:
        """Everybody is told of everything, be they there or not."""
        chats = [("telegram", str(chat)) for chat in self.telegram.chats]
        chats += [("discord", str(channel)) for channel in self.discord.channels]
        await self.cluster.rows(CHATS, *map(list, zip(*chats, strict=True)))

    # While it runs

    async def run(self) -> Report:
        """Play while everything fails; then look at what has come of it."""
        began, stop = time.time(), asyncio.Event()
        size = self.size
        dice, counts = random.Random(self.dice.random()), (size.kills, size.restarts, size.cuts)
        chaos = Chaos(self.cluster, self.members, dice, self._gone_on, *counts, size.pause)
        playing = [asyncio.create_task(table.play(stop)) for table in self.tables]
        hurrying = asyncio.create_task(self._hurry())
        try:
            await chaos.run()
            stop.set()
            hurrying.cancel()
            looking = asyncio.create_task(self._settled())
            await asyncio.gather(chaos.over(), *playing)
            behind = await looking or await self._settled()
        finally:
            for task in (*playing, hurrying):
                task.cancel()
            await asyncio.gather(*playing, hurrying, return_exceptions=True)
        for member in self.members:
            await asyncio.to_thread(member.kill)
        lives = [life for member in self.members for life in member.lives]
        judge = Judge(self.diary, lives, chaos.faults, list(self._pings()))
        findings = await judge.judge(self.cluster.url, self.audit)
        for one in behind:
            findings.fail("a display is behind", str(one))
        self._asked(findings)
        late = self.displays.late(chaos.last)
        took = [one.took for one in self.diary.pressed]
        return Report(findings, late, behind, took, time.time() - began, chaos.faults)

    def _asked(self, findings: Findings) -> None:
        """What the platforms would not have liked. An interaction that a killed process has
        answered comes again to the next one, which cannot know of the answer; and where the server
        forgets all locks, one process has a shard before another has noticed that it lost it."""
        size = self.size
        for problem in (*self.telegram.violations, *self.discord.violations):
            if problem == ANSWERED_TWICE and (size.kills or size.restarts or size.cuts):
                findings.counts["interactions answered anew after a fault"] += 1
            elif problem.endswith(OPEN_TWICE) and (size.restarts or size.cuts):
                findings.counts["shards open twice for a moment, as locks were lost"] += 1
            else:
                findings.fail("a platform was asked what it must not be", problem)

    async def _gone_on(self, left: int) -> None:
        """Wait until something has been moved since the last fault; before the last one until of
        everything something has been seen."""
        wanted = self.diary.done + MOVES
        async with asyncio.timeout(LONG_PATIENCE):
            while self.diary.done < wanted or (left == 1 and not await self._seen_all()):
                await asyncio.sleep(LOOKS)

    async def _seen_all(self) -> bool:
        """Whether a deadline and a computer's move have been there."""
        (row,) = await self.cluster.rows(SEEN)
        return all(row.values())

    async def _hurry(self) -> None:
        """Have the time of those who sleep run out now and then."""
        sleepers = [t for t in self.tables if t.sleeper is not None]
        codes = [table.code for table in sleepers]
        people = [table.sleeper.key for table in sleepers if table.sleeper]
        while codes:
            await asyncio.sleep(self.size.hurry / 2)
            await self.cluster.rows(HURRY, codes, people)

    async def _settled(self) -> list[Behind]:
        """Wait until nothing is left to be thought, told or shown; what is behind still."""
        behind: list[Behind] = []
        end = time.monotonic() + LONG_PATIENCE
        while time.monotonic() < end:
            behind = await self.displays.look()
            thinking = (await self.cluster.rows(THINKING))[0]["thinking"]
            unsent = (await self.cluster.rows(OPEN))[0]["open"]
            if not (behind or thinking or unsent):
                return []
            await asyncio.sleep(LOOKS)
        return behind

    # Afterwards

    def _pings(self) -> Iterator[Ping]:
        """Every message that has told somebody something."""
        shift = time.time() - time.monotonic()
        for call in self.telegram.calls:
            if call.status == 200 and call.method in ("sendPhoto", "sendMessage"):
                chat = int(call.params["chat_id"])
                people = [chat] if chat > 0 else mentioned(call.params)
                yield from (Ping(f"telegram:{person}", call.at + shift) for person in people)
        for ping in self.discord.pings:
            at = ((ping.message >> 22) + DISCORD_EPOCH) / 1000
            yield Ping(f"discord:{ping.user}", at)


def mentioned(params: dict[str, Any]) -> list[int]:
    """Whom a message in Telegram mentions."""
    given = params.get("caption_entities") or params.get("entities") or []
    entities = json.loads(given) if isinstance(given, str) else given
    return [entity["user"]["id"] for entity in entities if entity["type"] == "text_mention"]


@asynccontextmanager
async def running(size: Size, folder: Path) -> AsyncIterator[Fleet]:
    """A fleet at whose tables everybody sits, for as long as the context lasts."""
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(clusters.running())
        telegram = await stack.enter_async_context(TelegramServer(strict=False))
        # Whoever has heard of an interaction may be killed before it is answered.
        server = Discord(limit=LONG_PATIENCE, buckets=False, shards=size.shards)
        discord = await stack.enter_async_context(server)
        fleet = Fleet(size, cluster, telegram, discord, folder)
        try:
            await fleet.start()
            await fleet.open_tables()
            yield fleet
        finally:
            for member in fleet.members:
                await asyncio.to_thread(member.kill)
            for table in fleet.tables:
                for player in table.players:
                    if isinstance(player, PagePlayer):
                        await player.close()
