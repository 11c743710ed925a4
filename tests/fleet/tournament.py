"""An evening in a Telegram group that three processes run, killed at random moments."""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from typing import Any

from bot.codes import LENGTH
from bot.features.tournaments.results import places_of
from tests.bench.cpu import spent_by_all
from tests.fleet import cluster as clusters
from tests.fleet.chaos import Chaos, served
from tests.fleet.member import Member
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.patience import LONG_PATIENCE

ROLES = "telegram,web,players"
LOOKS = 0.3  # seconds between two looks
AGAIN = 8.0  # seconds after which somebody gives up once more at a board that still is played,
A_SECOND = 2.0  # and no more people than so many a second: a busy machine would never catch up
GAVE_UP = "You gave up"
ENTERED = "SELECT count(*) AS entered FROM tournament_people WHERE tournament = $1"
START = """
UPDATE tournaments SET starts = extract(epoch FROM now()), reminded = true,
    wake = extract(epoch FROM now()) WHERE code = $1
"""
END = """
UPDATE tournaments SET ends = extract(epoch FROM now()), wake = extract(epoch FROM now())
WHERE code = $1
"""
STAGE = "SELECT stage FROM tournaments WHERE code = $1"
RESULTS = """
SELECT count(*) AS results FROM tournament_boards WHERE tournament = $1 AND result IS NOT NULL
"""
OPEN = """
SELECT b.round, b.board, t.code, t.revision,
    array_agg(s.person ORDER BY s.seat) AS people
FROM tournament_boards b JOIN tables t ON t.code = b.code JOIN seats s ON s."table" = t.id
WHERE b.tournament = $1 AND b.result IS NULL AND t.status = 'playing'
GROUP BY b.round, b.board, t.code, t.revision
"""
TWICE = """
SELECT count(*) AS twice FROM (
    SELECT origin FROM tables WHERE origin LIKE 'tournament:%' GROUP BY origin HAVING count(*) > 1
) AS _
"""
ROWS = """
SELECT sum((xpath('//n/text()', query_to_xml(
    format('SELECT count(*) AS n FROM %I', tablename), true, true, '')))[1]::text::bigint) AS rows
FROM pg_tables WHERE schemaname = 'public'
"""
BOARDS = """
SELECT b.code, b.result, s.seat, s.entrant, p.person FROM tournament_boards b
JOIN tournament_seats s USING (tournament, round, board)
LEFT JOIN tournament_people p ON p.tournament = b.tournament AND p.number = s.entrant
WHERE b.tournament = $1
"""


@dataclass
class EveningReport:
    """What has come of it: what was ``wrong``, and how much happened."""

    wrong: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)


@dataclass
class TournamentFleet:
    """A server, three processes, and people who play an evening in a group."""

    people: int
    kills: int
    dice: random.Random
    cluster: clusters.Cluster
    telegram: TelegramServer
    folder: Path
    pause: float = 4.0
    code: str = ""
    resigned: dict[str, str] = field(default_factory=dict)  # who gave up at a table, as answered
    leaving: dict[str, str] = field(default_factory=dict)  # who wants to

    def __post_init__(self) -> None:
        self._begun = 0  # how many calls of Telegram there were until it started
        self._asked: dict[str, float] = {}  # when somebody last gave up at a table
        self._told: dict[str, str] = {}  # at which table somebody was told why they cannot
        self._giving: set[asyncio.Task[None]] = set()
        settings = {
            "DATABASE_URL": self.cluster.url,
            "TELEGRAM_TOKEN": self.telegram.token,
            "TELEGRAM_API_URL": self.telegram.api_url,
            "ROLES": ROLES,
        }
        names = [f"process-{number}" for number in (1, 2, 3)]
        self.members = [Member(name, self.folder / name, **settings) for name in names]
        self.group = self.telegram.group()
        self.accounts = [self.telegram.user(f"P{number}") for number in range(self.people)]
        self.by_key = {f"telegram:{each.user.id}": each.private for each in self.accounts}

    async def start(self) -> None:
        """Starts the processes; the first makes the schema."""
        first, *others = self.members
        first.launch()
        await served(first)
        for member in others:
            member.launch()
        await asyncio.gather(*(served(member) for member in others))
        await self.telegram.until(lambda: self.telegram.said("getUpdates"))

    async def sign_up(self) -> None:
        """Has the first open it by its form, and everybody join, every other one by its code."""
        host = self.accounts[0].at(self.group)
        host.say("/tournament evening reversi")
        await host.press("Open it")
        text = (await host.sees("Code: ")).text
        self.code = text.split("Code: ")[1][:LENGTH]
        message = await host.offered("Join")
        for number, account in enumerate(self.accounts):
            if number % 2:
                account.private.say(f"/join {self.code}")
            else:
                await account.at(self.group).press("Join", message)
        async with asyncio.timeout(LONG_PATIENCE):
            while (await self._one(ENTERED))["entered"] < self.people:
                await asyncio.sleep(LOOKS)

    async def run(self) -> EveningReport:
        """Plays while processes are killed, until the evening is over; what has come of it."""
        self._begun = len(self.telegram.calls)
        await self.cluster.rows(START, self.code)
        dice = random.Random(self.dice.random())
        chaos = Chaos(self.cluster, self.members, dice, self._gone_on, self.kills, 0, 0, self.pause)
        playing = asyncio.create_task(self._play())
        try:
            await chaos.run()
            await chaos.over()
            await self.cluster.rows(END, self.code)
            async with asyncio.timeout(LONG_PATIENCE):
                while (await self._one(STAGE))["stage"] != "over":
                    await asyncio.sleep(LOOKS)
            await self.accounts[0].at(self.group).sees("It is over.", LONG_PATIENCE)
        finally:
            playing.cancel()
            await asyncio.gather(playing, *self._giving, return_exceptions=True)
        return await self._report()

    async def _one(self, query: str) -> dict[str, Any]:
        (row,) = await self.cluster.rows(query, self.code)
        return dict(row)

    async def _results(self) -> int:
        return int((await self._one(RESULTS))["results"])

    async def _gone_on(self, left: int) -> None:
        """Waits until a board has been decided since the last kill."""
        wanted = await self._results() + 1
        async with asyncio.timeout(LONG_PATIENCE):
            while await self._results() < wanted:
                await asyncio.sleep(LOOKS)

    async def _play(self) -> None:
        """Has somebody at each table give up after a while."""
        while True:
            for row in await self.cluster.rows(OPEN, self.code):
                last = self._asked.get(row["code"], 0.0)
                if time.monotonic() - last < max(AGAIN, self.people / 2 / A_SECOND):
                    continue
                self._asked[row["code"]] = time.monotonic()
                person = self.leaving.get(row["code"]) or self.dice.choice(row["people"])
                give = self._give_up(person, row["code"], row["revision"])
                task = asyncio.create_task(give)
                self._giving.add(task)
                task.add_done_callback(self._giving.discard)
            await asyncio.sleep(LOOKS)

    async def _give_up(self, person: str, table: str, revision: int) -> None:
        await asyncio.sleep(self.dice.random() * 3)
        who: Someone = self.by_key[person]
        self.leaving[table] = person
        shown = next(iter(who.messages), None) or who.say("/help")
        with suppress(TimeoutError):  # whoever would have answered was killed; they ask again
            answer = await who.send(f"resign:{table}:{revision}:", shown).answered()
            if answer.text.startswith(GAVE_UP):  # else why not: time may have been up before
                self.resigned[table] = person
            else:
                self._told[table] = answer.text.replace(table, "…")

    async def _report(self) -> EveningReport:
        report = EveningReport()
        first = self.members[0]
        checked = first.run("tournaments", "--check")
        if checked:
            report.wrong.append(f"crosstable tournaments --check ended with {checked}")
        (row,) = await self.cluster.rows(TWICE)
        if row["twice"]:
            report.wrong.append(f"{row['twice']} boards have two tables")
        report.wrong += await self._lost()
        posts = Counter(m.text.splitlines()[-1] for m in self.group.visible() if m.text)
        report.counts["messages that say that it is over"] = posts[
            f"It is over. {self.people} played."
        ]
        report.counts["boards"] = await self._results()
        for why, number in (await self._answered_otherwise()).items():
            report.counts[why] = number
        report.counts["kills"] = sum(len(member.lives) - 1 for member in self.members)
        (row,) = await self.cluster.rows(ROWS)
        report.counts["rows in the database"] = int(row["rows"])
        rang = Counter(self._rung())
        report.counts["messages that rang, of all people"] = rang.total()
        report.counts["messages that rang, at the most"] = max(rang.values(), default=0)
        spent = sum(member.spent + spent_by_all(member.pid) for member in self.members)
        report.counts["seconds of the processor, without PostgreSQL"] = round(spent)
        report.counts["violations of Telegram"] = len(self.telegram.violations)
        report.wrong += self.telegram.violations
        return report

    def _rung(self) -> Iterator[str]:
        """Whom a message has notified since it began: by their name, or alone with the bot."""
        own = {each.private.chat.id: str(each.user.id) for each in self.accounts}
        for call in self.telegram.calls[self._begun :]:
            if call.status != HTTPStatus.OK or call.method not in ("sendPhoto", "sendMessage"):
                continue
            chat = int(call.params["chat_id"])
            if chat in own and not call.params.get("disable_notification"):
                yield own[chat]
            given = call.params.get("caption_entities") or call.params.get("entities") or []
            for entity in json.loads(given) if isinstance(given, str) else given:
                if entity["type"] == "text_mention":
                    yield str(entity["user"]["id"])

    async def _answered_otherwise(self) -> Counter[str]:
        """How often somebody who wanted to give up was never told that they have, by what they were
        told and whether they have lost: whoever gave up the first time may have been killed before
        it could say so, and time may have been up."""
        found = Counter[str]()
        for row in await self.cluster.rows(BOARDS, self.code):
            if self.leaving.get(row["code"]) != row["person"] or row["code"] in self.resigned:
                continue
            lost = row["result"] and places_of(row["result"])[row["seat"]] == 2
            told = self._told.get(row["code"], "no answer")
            found[f"{told or 'an empty answer'}: {'lost' if lost else 'did not lose'}"] += 1
        return found

    async def _lost(self) -> list[str]:
        """Boards without a result, and those at which somebody gave up and did not lose."""
        wrong = []
        for row in await self.cluster.rows(BOARDS, self.code):
            if row["result"] is None:
                wrong.append(f"table {row['code']} has no result")
                continue
            gave_up = row["code"] and self.resigned.get(row["code"]) == row["person"]
            if gave_up and places_of(row["result"])[row["seat"]] != 2:
                wrong.append(f"{row['person']} gave up at {row['code']} and did not lose")
        return wrong


@asynccontextmanager
async def running(
    people: int, kills: int, seed: int, pause: float, folder: Path
) -> AsyncIterator[TournamentFleet]:
    """Everybody has signed up, for as long as the context lasts."""
    async with AsyncExitStack() as stack:
        cluster = await stack.enter_async_context(clusters.running())
        telegram = await stack.enter_async_context(TelegramServer(strict=False))
        dice = random.Random(seed)
        fleet = TournamentFleet(people, kills, dice, cluster, telegram, folder, pause)
        try:
            await fleet.start()
            await fleet.sign_up()
            yield fleet
        finally:
            for member in fleet.members:
                await asyncio.to_thread(member.kill)
