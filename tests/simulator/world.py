"""One run: a Telegram, a Discord, people at tables, a bot that is killed again and again, and in
the end somebody who compares what is there with what was done and told."""

import asyncio
import hashlib
import json
import logging
import os
import random
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import time_machine

import bot.__main__ as program
from bot.press import Press
from bot.settings import Role, Settings
from bot.store.store import Store
from bot.tables import proposals
from engines import GAMES
from tests.fleet.audit import Audit as FleetAudit
from tests.fleet.chaos import KILL, Fault
from tests.fleet.chat_people import DiscordPlayer, TelegramPlayer, buttons, payloads
from tests.fleet.fleet import ANSWERED_TWICE, OPEN_TWICE, mentioned
from tests.fleet.judge import Findings, Judge, Ping
from tests.fleet.people import Diary, Player, pressed
from tests.fleet.seating import Plan, Seated
from tests.loopback.discord import Discord
from tests.loopback.discord_world import DISCORD_EPOCH
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_http import Fault as TelegramFault
from tests.simulator import database
from tests.simulator.life import Life, Reaper, current
from tests.simulator.loop import SimulatedLoop
from tests.simulator.network import Network
from tests.simulator.players import players
from tests.simulator.stand_ins import START, moment, throw

TELEGRAM_PORT, DISCORD_PORT = 8081, 8082
PACE = 2.0  # seconds between two presses of somebody
DOWN = 3.0  # seconds until a killed bot is started again, at most
ALOUD = "reversi"  # which is played in groups: there are no hands to be read along
SCROLLED = 30.0  # seconds until somebody asks for the board again, on average
UNREST = 4.0  # seconds between two faults of the network or a platform, on average
OUTAGE = 5.0  # seconds for which a fault of Telegram's waits for a call
ANSWERED_BEFORE = "query ID is invalid"  # the bot was never told that its answer had arrived
QUIET = 4 * 3600.0  # seconds in which all must have been told and shown at the end
LOOKS = 5.0
CHATS = (
    "INSERT OR REPLACE INTO chats (platform, chat, thread, language, notices) "
    "VALUES (?, ?, '', '', 'always')"
)
WAITING = (
    "SELECT p.code, p.person, p.plan FROM plans p JOIN tables t ON t.code = p.code "
    'JOIN seats s ON s."table" = t.id AND s.seat = t.turn AND s.person = p.person '
    "WHERE t.status = 'playing' AND json_extract(p.plan, '$.plan') IS NOT NULL"
)
PAUSES = "SELECT at, code, ended, until, before, after FROM audit_pauses"
STANDING = "SELECT code, paused FROM tables WHERE status = 'playing' AND paused BETWEEN 1 AND ?"
EXACT = 0.1  # seconds
MADE = "SELECT code, person, plan, due FROM audit_plans"
PLANS = (
    Plan("reversi", ("telegram", "discord"), sleeper=True),
    Plan("reversi", ("discord", "telegram"), handicap=2),
    Plan("crosswise", ("telegram", "discord"), handicap=3),
    Plan("triominos", ("telegram", "discord"), computer=True),
    Plan("reversi", ("telegram",), computer=True),
    Plan("triominos", ("discord",), computer=True),
)
PLANNING = Plan("reversi", ("discord", "telegram"))  # where people plan most
PAUSING = (PLANNING, Plan("reversi", ("telegram", "discord"), handicap=1))
PAUSE = 6.0  # seconds of a pause, instead of days
PAUSED = 5.0  # seconds until somebody proposes one, on average


@dataclass(frozen=True, slots=True)
class Size:
    """How much of it: ``kills``, and the points between two on average; with ``plans`` they hit
    the instants at which plans are due, with ``held`` those at which notices that have waited for
    their persons go out, with ``pauses`` those at which pauses end that people agree on."""

    tables: int = 3
    kills: int = 40
    gap: float = 100.0
    plans: bool = False
    held: bool = False
    pauses: bool = False


@dataclass
class Result:
    """What a run has shown."""

    seed: int
    trace: str  # two runs of a seed have the same
    findings: dict[str, list[str]]
    counts: dict[str, int]
    kills: dict[str, int]
    points: int
    simulated: float  # seconds


@dataclass
class Simulation:
    """A run of one seed."""

    seed: int
    size: Size
    folder: Path
    tell: bool = False
    diary: Diary = field(default_factory=Diary)
    faults: list[Fault] = field(default_factory=list)
    tables: list[Seated] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)
        own = random.Random(self.dice.random())
        aims = self.size.plans or self.size.held or self.size.pauses
        self.reaper = Reaper(own, self.size.gap, aims)
        self.reaper.on_kill = self._on_kill
        self._trace = hashlib.sha256()
        self.network = Network(random.Random(self.dice.random()), self.reaper, self._note)
        self.file = self.folder / "tables.db"
        self.audit = database.Audit(self.file)
        self.lives: list[Life] = []
        self._killed = asyncio.Event()

    def _note(self, what: str, life: Life | None, size: int) -> None:
        where = life.number if life else 0
        self._trace.update(f"{moment.passed:.6f} {what} {where} {size}\n".encode())
        if self.tell:
            print(f"{moment.passed:.6f} {what} {where} {size}")

    def _on_kill(self, life: Life, point: str) -> None:
        self._note(f"killed at {point}", life, self.reaper.passed)
        self.faults.append(Fault(KILL, point, moment.now, moment.now))
        self._killed.set()
        for lock in life.locks:
            copy_context().run(self._release, lock)

    def _release(self, lock: Any) -> None:
        current.set(None)
        self._releasing = asyncio.get_running_loop().create_task(lock.release(force=True))

    # The bot

    def _settings(self) -> Settings:
        return Settings(
            telegram_token=self.telegram.token,
            telegram_api_url=self.telegram.api_url,
            discord_token=self.discord.token,
            discord_api_url=self.discord.api_url,
            database_url=f"sqlite:///{self.file}",
            roles=frozenset({Role.TELEGRAM, Role.DISCORD, Role.PLAYERS}),
        )

    def _start(self) -> "asyncio.Task[None]":
        """A new life of the bot."""
        life = Life(len(self.lives) + 1)
        self.lives.append(life)
        context = copy_context()
        context.run(current.set, life)
        loop = asyncio.get_running_loop()
        return loop.create_task(program.run(self._settings()), context=context)

    async def _live(self, stop: asyncio.Event) -> None:
        """Start the bot whenever it has been killed, until the kills are done."""
        while True:
            self._killed.clear()
            running = self._start()
            killed = asyncio.create_task(self._killed.wait())
            await asyncio.wait({running, killed}, return_when=asyncio.FIRST_COMPLETED)
            if not self._killed.is_set():
                await running  # it has failed by itself
                raise AssertionError("the bot has ended")
            if len(self.reaper.kills) >= self.size.kills:
                self.reaper.at_peace = True
                stop.set()
            await asyncio.sleep(self.dice.random() * DOWN)
            last = self.faults[-1]
            self.faults[-1] = Fault(last.kind, last.target, last.at, moment.now)

    async def _disturb(self, stop: asyncio.Event) -> None:
        """Break connections, and have platforms refuse."""
        while not stop.is_set():
            await asyncio.sleep(self.dice.expovariate(1 / UNREST))
            self.dice.choice((self.network.disconnect, self._refuse, self._limit))()

    async def _send_down(self, player: Player, stop: asyncio.Event) -> None:
        """Ask for the board again now and then, as whoever cannot see it for other talk."""
        own = random.Random(self.dice.random())
        while not stop.is_set():
            await asyncio.sleep(own.expovariate(1 / SCROLLED))
            with suppress(LookupError):  # the bot is not connected
                await player.command("board")

    async def _pause(self, player: Player, stop: asyncio.Event) -> None:
        """Propose a pause now and then, and move as before: nobody rings meanwhile."""
        own = random.Random(self.dice.random())
        while not stop.is_set():
            await asyncio.sleep(own.expovariate(1 / PAUSED))
            if player.shown >= 0:
                await player.press(Press("pause", player.code, player.shown, ("1",)))

    def _refuse(self) -> None:
        kind: dict[str, Any] = self.dice.choice(({"lose": True}, {"drop": True}, {"status": 502}))
        method = self.dice.choice(("sendPhoto", "editMessageMedia", "*"))
        self._fail(TelegramFault(method, **kind, met=self._unrest))
        status, before = self.dice.choice(((0, True), (0, False), (500, True), (503, True)))
        pattern = self.dice.choice(("PATCH /", "POST /", ".*messages.*"))
        self.discord.trouble(pattern, status, before=before, met=self._unrest)

    def _limit(self) -> None:
        wait = self.dice.randint(1, 4)
        self._fail(TelegramFault("*", wait=wait, met=self._unrest))
        self.discord.trouble("(PATCH|POST) /", 429, retry_after=float(wait), met=self._unrest)

    def _fail(self, fault: TelegramFault) -> None:
        """Telegram fails the next call that comes soon: were faults kept for ever, a bot that asks
        seldom since the last ones would never be told anything again."""
        self.telegram.faults.append(fault)
        asyncio.get_running_loop().call_later(OUTAGE, setattr, fault, "times", 0)

    def _unrest(self) -> None:
        """A platform fails the bot now, which may be long after that was planned."""
        self.faults.append(Fault("refusal", "platform", moment.now, moment.now + 5))
        self.faults.sort(key=lambda fault: fault.kind == KILL)  # the last kill stays the last

    # People

    async def _sit_down(self) -> None:
        first = self.dice.randrange(len(PLANS))
        for number in range(self.size.tables):
            plan = self._plan(first + number)
            people = [self._player(name, number, plan.game != ALOUD) for name in plan.platforms]
            self.tables.append(Seated(plan, tuple(people)))
        chats = [("telegram", str(chat)) for chat in self.telegram.chats]
        chats += [("discord", str(channel)) for channel in self.discord.channels]
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.executemany(CHATS, chats)
        for table in self.tables:
            await table.begin()

    def _plan(self, number: int) -> Plan:
        if self.size.pauses:
            return PAUSING[number % len(PAUSING)]
        return PLANNING if self.size.plans else PLANS[number % len(PLANS)]

    def _player(self, platform: str, number: int, alone: bool) -> Player:
        own = (self.diary, random.Random(self.dice.random()), PACE)
        if platform == "telegram":
            user = self.telegram.user(f"Tess {number}")
            who = user.private if alone else user.at(self.telegram.group(f"Group {number}"))
            return TelegramPlayer(who, *own)
        dora = self.discord.user(f"Dora {number}")
        return DiscordPlayer(dora, self.discord.dm(dora) if alone else self.discord.channel(), *own)

    # The run

    async def run(self) -> Result:
        """All of it."""
        async with (
            TelegramServer(TELEGRAM_PORT, strict=False) as self.telegram,
            Discord(limit=1e9, buckets=False, gateway_port=DISCORD_PORT) as self.discord,
        ):
            findings = await self._played()
        self._asked(findings)
        for error in self.errors:
            findings.fail("an error in the log", error)
        return Result(
            self.seed,
            self._trace.hexdigest(),
            {what: findings.examples[what] for what in findings.violations},
            dict(findings.counts),
            dict(Counter(self.reaper.kills)),
            self.reaper.passed,
            moment.passed,
        )

    async def _played(self) -> Findings:
        await (await Store.open(f"sqlite:///{self.file}")).close()
        self.audit.install(self.size.held, self.size.pauses)
        stop = asyncio.Event()
        living = asyncio.create_task(self._live(stop))
        await self.telegram.until(lambda: self.telegram.said("getUpdates"))
        await self.discord.gateway.ready.wait()
        await self._sit_down()
        self.reaper.begin()
        disturbing = asyncio.create_task(self._disturb(stop))
        asking = [
            asyncio.create_task(self._send_down(player, stop))
            for table in self.tables
            if table.plan.game == ALOUD  # in a private chat a board asked for looks like a notice
            for player in table.players
        ]
        asking += [
            asyncio.create_task(self._pause(player, stop))
            for table in self.tables
            for player in table.players
            if self.size.pauses
        ]
        playing = [asyncio.create_task(table.play(stop)) for table in self.tables]
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({living, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if living.done():
            await living
        self.telegram.faults.clear()
        self.discord.troubles.clear()
        await asyncio.gather(*playing)
        for task in (disturbing, *asking):
            task.cancel()
        behind, end = await self._settled(), moment.now
        self.lives[-1].kill()
        for lock in self.lives[-1].locks:
            await lock.release(force=True)
        judge = Judge(self.diary, [], self.faults, list(self._pings()))
        findings = await judge.judge(f"sqlite:///{self.file}", cast(FleetAudit, self.audit))
        for one in behind:
            findings.fail("a display is behind", one)
        await self._planned(findings)
        self._paused(findings, end)
        for one in self._leaks():
            findings.fail("a piece of a hand is in a payload that all may read", one)
        return findings

    async def _settled(self) -> list[str]:
        """Wait until nothing is left to be thought, told or shown; what is behind still."""
        end = moment.passed + QUIET
        while ((behind := self._behind()) or self._is_unfinished()) and moment.passed < end:
            for player in self._before_unknown():
                await player.press(Press("page", player.code, player.shown))
            await asyncio.sleep(LOOKS)
        return behind

    def _is_unfinished(self) -> bool:
        """Whether a plan or the end of a pause is due, which a bot that was just killed does once
        it is there again."""
        return bool(self.audit.rows(WAITING) or self.audit.rows(STANDING, moment.now))

    def _before_unknown(self) -> list[Player]:
        """Those who see a message that was sent by a process which was killed before it could note
        it: the bot hears of it when somebody presses there."""
        rows = self.audit.rows("SELECT platform, chat, message FROM displays WHERE message <> ''")
        known = {(where, int(chat), int(one.partition("@")[0])) for where, chat, one in rows}
        everybody = (player for table in self.tables for player in table.players)
        return [player for player in everybody if player.place and player.place not in known]

    def _behind(self) -> list[str]:
        stands = dict(self.audit.rows("SELECT code, revision FROM tables"))
        unsent = self.audit.rows("SELECT id, person, kind FROM notices WHERE sent IS NULL")
        behind = [f"a notice has not been sent: {row}" for row in unsent]
        behind += [
            f"{player.key} sees {player.shown} of {table.code}, at {stands[table.code]}"
            for table in self.tables
            for player in table.players
            if player.shown != stands[table.code]
        ]
        return behind

    # Afterwards

    def _asked(self, findings: Findings) -> None:
        """What the platforms would not have liked; what only a kill brings about is counted."""
        for problem in (*self.telegram.violations, *self.discord.violations):
            if problem == ANSWERED_TWICE or problem.endswith((OPEN_TWICE, ANSWERED_BEFORE)):
                findings.counts[problem] += 1
            else:
                findings.fail("a platform was asked what it must not be", problem)

    async def _planned(self, findings: Findings) -> None:
        """What was planned was played once, or is told dropped, and waits for no turn that has
        come."""
        moves = await self.audit.moves()
        for code, person, text, due in self.audit.rows(MADE):
            if not due:
                findings.counts["plans made"] += json.loads(text)["plan"] is not None
                continue
            note = json.loads(text)["note"]
            findings.counts[f"plans {note['why'] or 'played'}"] += 1
            played = [
                move
                for move in moves[code]
                if (move.match, move.ply, move.who) == (note["match"], note["stood"], person)
                and move.move == note["move"]
            ]
            if not note["why"] and len(played) != 1:
                findings.fail("a plan was not played once", f"{code} {person} {note}")
        for row in self.audit.rows(WAITING):
            findings.fail("a plan waits for a turn that has come", f"{row}")

    def _paused(self, findings: Findings, end: float) -> None:
        """Each pause took no time of anybody's, and has ended by itself when it was to, if that was
        before the ``end``."""
        if not self.size.pauses:
            return
        for at, code, ended, until, before, after in self.audit.rows(PAUSES):
            findings.counts["pauses ended" if ended else "pauses begun"] += 1
            if ended and at < until:
                findings.fail("a pause has ended too early", f"{code} {at} {until}")
            if None in (before, after):
                continue
            wanted = before if ended else before + until - at
            if after < wanted - EXACT or (not ended and after > wanted + EXACT):
                findings.fail("a pause took time", f"{code} {ended} {before} {after} {wanted}")
        for row in self.audit.rows(STANDING, end):
            findings.fail("a pause has not ended", f"{row}")

    def _pings(self) -> Iterator[Ping]:
        for call in self.telegram.calls:
            if call.status == 200 and call.method in ("sendPhoto", "sendMessage"):
                chat = int(call.params["chat_id"])
                people = [chat] if chat > 0 else mentioned(call.params)
                yield from (Ping(f"telegram:{person}", START + call.at) for person in people)
        for ping in self.discord.pings:
            yield Ping(f"discord:{ping.user}", ((ping.message >> 22) + DISCORD_EPOCH) / 1000)

    def _leaks(self) -> Iterator[str]:
        """Payloads in groups and channels that name a piece instead of its place in a hand."""
        pieces = {piece for rows in self._hands() for piece in rows}
        for chat in self.telegram.chats.values():
            for message in chat.messages.values() if chat.type != "private" else ():
                for payload in payloads(message):
                    if pieces & set(pressed(payload).path):
                        yield payload
        for channel in self.discord.channels.values():
            for post in channel.messages.values() if channel.guild else ():
                for payload in () if post.ephemeral else buttons(post):
                    if pieces & set(pressed(payload).path):
                        yield payload

    def _hands(self) -> Iterator[set[str]]:
        """All pieces of the games in which they are hidden."""
        query = 'SELECT t.game, m.setup FROM matches m JOIN tables t ON t.id = m."table"'
        for name, setup in self.audit.rows(query):
            game = GAMES[name]
            state = game.start(setup)
            seats = len(game.view(state, None).hands)
            yield {piece for seat in range(seats) for piece in game.view(state, seat).hand}


class Errors(logging.Handler):
    """What the bot logs as unforeseen."""

    def __init__(self, found: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._found = found

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it, unless a killed life says it."""
        life = current.get()
        if life is None or life.alive:
            where = f" {record.exc_info[1]!r}" if record.exc_info else ""
            self._found.append(f"{record.name}: {record.getMessage()}{where}"[:400])


def simulate(seed: int, size: Size, tell: bool = False) -> Result:
    """Run a seed in this process, which is good for nothing else afterwards."""
    throw(seed)
    memory = Path("/dev/shm")
    folder = Path(tempfile.mkdtemp(dir=memory if os.access(memory, os.W_OK) else None))
    with time_machine.travel(moment.now, tick=False) as clock:
        run = Simulation(seed, size, folder, tell)
        logging.getLogger().addHandler(Errors(run.errors))
        if size.pauses:
            setattr(proposals, "pause_end", lambda _, now: now + PAUSE)  # noqa: B010
        database.take_over(moment, random.Random(run.dice.random()), run.reaper)
        setattr(program, "Workers", players(random.Random(run.dice.random())))  # noqa: B010
        loop = SimulatedLoop(moment, random.Random(run.dice.random()), run.network, clock.shift)
        asyncio.set_event_loop(loop)
        try:
            return loop.run_until_complete(run.run())
        finally:
            for file in folder.iterdir():
                file.unlink()
            folder.rmdir()
