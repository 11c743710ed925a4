"""A week of tables: what people do in the order of time, days' ends, restarts and kills."""

import asyncio
import heapq
import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from bot.people import Chat
from bot.press import Press, unpack
from bot.store import tables as table_rows
from bot.store.store import Store
from engines import GAMES
from engines.replay import replay
from tests.week.bot import Bot, Died, Doom
from tests.week.checks import Checks
from tests.week.ledger import Ledger, Stand
from tests.week.people import DAY, HOUR, MINUTE, Character, Doing, Habits, character
from tests.week.platforms import Platforms, Telling
from tests.week.wire import Answered, Call, Reached

START = 1_800_000_000.0
TELEGRAM, DISCORD = 12, 10  # groups


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of everything."""

    tables: int = 300
    people: int = 200
    days: float = 7.0
    restarts: int = 30
    kills: int = 30
    seed: int = 11


@dataclass
class Week:
    """All of it. ``run`` it; then the checks and counts say how it was."""

    folder: Path
    plan: Plan = Plan()
    now: float = START
    forgotten: set[str] = field(default_factory=set)
    wanted: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        plan = self.plan
        self.dice = random.Random(plan.seed)
        self.platforms = Platforms(random.Random(self.dice.random()), self._mentioned)
        self.bot = Bot(self.folder, self._called, random.Random(self.dice.random()))
        asyncio.run(self._create())
        self.ledger = Ledger(self.folder / "week.db")
        self.ledger.install()
        self.people: dict[str, Character] = {}
        self.checks = Checks(self.ledger, self.platforms, self.people)
        self.habits = Habits(self, random.Random(self.dice.random()))
        self._events: list[tuple[float, int, str, Callable[[], None]]] = []
        self._numbers = itertools.count()
        self._actor = ("", "")
        self._back_at = START
        self._up = False
        self.refused: Counter[str] = Counter()
        self._populate()

    async def _create(self) -> None:
        """The schema, as the bot itself makes it."""
        store = await Store.open(f"sqlite:///{self.folder / 'week.db'}")
        await store.close()

    # Before it begins

    def _populate(self) -> None:
        plan, dice = self.plan, self.dice
        scale = max(1, round(plan.people / 10))
        groups = {
            "telegram": [Chat("telegram", f"-{100 + n}") for n in range(min(TELEGRAM, scale))],
            "discord": [Chat("discord", f"{900 + n}") for n in range(min(DISCORD, scale))],
        }
        for number in range(plan.people):
            who = character(number, groups, START, dice, plan.days)
            self.people[who.key] = who
        everybody = list(self.people.values())
        for who in everybody:
            if dice.random() < 0.04:
                self.platforms.closed.add(who.own.key)
            if dice.random() < 0.6:
                self.begin(self.habits.settle(who, plan.days), who.key)
        for _ in range(plan.tables):
            host, *others = dice.sample(everybody, min(len(everybody), 40))
            near = [who for who in others if who.group == host.group]
            guests = others[:3] if dice.random() < 0.25 or len(near) < 3 else near[:3]
            soon = min(10 * HOUR, plan.days * 0.25 * DAY)
            late = plan.days * 0.6 * DAY
            at = dice.uniform(0, soon if dice.random() < 0.7 else late)
            self.begin(self.habits.host(host, guests), host.key, at)
        if plan.days > 3:
            closing = dice.choice(groups["telegram"])
            self._at(START + 3.3 * DAY, lambda: self.platforms.closed.add(closing.key))
        for _ in range(plan.restarts):
            self._at(START + dice.uniform(0.1, plan.days - 0.1) * DAY, self._restart)
        for _ in range(plan.kills):
            self._at(START + dice.uniform(0.1, plan.days - 0.1) * DAY, self._doom)
        for hour in range(2, int(plan.days * 24) + 1, 2):
            self._at(START + hour * HOUR, self._look)

    # Events

    def begin(self, doing: Doing, person: str, after: float = 0.0) -> None:
        """Let somebody do something, from now or later on."""
        self._push(self.now + after, person, lambda: self._go_on(doing, person))

    def _go_on(self, doing: Doing, person: str) -> None:
        try:
            wait = next(doing)
        except StopIteration:
            return
        except Died:
            self._died()
            return
        self._push(self.now + max(0.0, wait), person, lambda: self._go_on(doing, person))

    def _at(self, at: float, what: Callable[[], None]) -> None:
        self._push(at, "", what)

    def _push(self, at: float, person: str, what: Callable[[], None]) -> None:
        heapq.heappush(self._events, (at, next(self._numbers), person, what))

    def run(self) -> None:
        """From the beginning to the end."""
        self._start()
        end = START + self.plan.days * DAY
        while self._events and self._events[0][0] <= end:
            if self._up and not self.bot.runs:
                self._died()  # right after it had answered
            at, _, person, what = heapq.heappop(self._events)
            if not self.bot.runs and person:
                self._later(person, what)
                continue
            try:
                self._advance(at)
            except Died:
                self._died()
                self._push(at, person, what)
                continue
            what()
        self._finish(end)

    def _later(self, person: str, what: Callable[[], None]) -> None:
        """The bot does not run. Telegram keeps what people do, on Discord they try again."""
        kept = person.startswith("telegram:")
        wait = self.dice.uniform(0, 5) if kept else self.dice.uniform(MINUTE, 30 * MINUTE)
        self._push(self._back_at + wait, person, what)

    def _advance(self, at: float) -> None:
        if self.bot.runs:
            self._actor = ("", "")
            self.bot.until(at)
            self.now = max(self.now, at)
            self._observe()
            self.checks.waited(self.now)
        self.now = max(self.now, at)

    def _observe(self) -> None:
        """What has changed, and who sees something to do by that."""
        touched: dict[str, Stand] = {}
        person, code = self._actor
        for before, after in self.ledger.changes():
            actor = person if after.code == code and after.code not in touched else ""
            self.checks.change(before, after, self.now, actor)
            touched[after.code] = after
        for stand in touched.values():
            self.habits.consider(stand)

    def _called(self, call: Call) -> Reached:
        self.now = max(self.now, call.at)
        return self.platforms.answer(call)

    def _mentioned(self, telling: Telling) -> None:
        self._observe()
        self.checks.mention(telling)

    # Lives of the bot

    def _start(self) -> None:
        self._up = True
        self.checks.life += 1
        self.checks.started = self.now
        try:
            self.bot.start(self.now)
        except Died:
            self._died()
            return
        self._observe()
        for stand in self.ledger.tables.values():
            self.habits.consider(stand)

    def _restart(self) -> None:
        if self.bot.runs and self.bot.doom is None:
            self.bot.stop()
            self.checks.counts["restarts"] += 1
            self._down()
        else:
            self._at(max(self.now, self._back_at) + MINUTE, self._restart)

    def _doom(self) -> None:
        if self.bot.doom is not None or not self.bot.runs:
            self._at(max(self.now, self._back_at) + MINUTE, self._doom)
        elif self.dice.random() < 0.6:
            self.bot.doom = Doom(frames=self.dice.randint(1, 14))
        else:
            self.bot.doom = Doom(seconds=self.dice.uniform(0.001, 0.04))

    def _died(self) -> None:
        self.checks.counts["kills"] += 1
        self.checks.killed.add(self.checks.life)
        self._observe()
        self.checks.after_kill()
        self._down()

    def _down(self) -> None:
        self._up = False
        self.checks.ran = self.checks.uptime(self.now)
        fate = self.dice.random()
        down = (
            self.dice.uniform(1, 20)
            if fate < 0.6
            else self.dice.uniform(MINUTE, HOUR)
            if fate < 0.85
            else self.dice.uniform(2 * HOUR, 12 * HOUR)
        )
        self.checks.started = self.now  # so that no time counts as running meanwhile
        self._back_at = self.now + down
        self._at(self._back_at, self._start)

    # What people do

    def stand(self, code: str) -> Stand:
        return self.ledger.tables[code]

    def home(self, who: Character, code: str) -> Chat | None:
        """The group in which somebody sees the table, if it is shown there."""
        return who.group if self.platforms.board(who.group, code) is not None else None

    def press(self, who: Character, chat: Chat, payload: str, message: str = "") -> Answered | None:
        """Somebody presses. Raises Died."""
        code = unpack(payload).table
        if code:
            self._sign(who, code)
        before = self.ledger.tables.get(code)
        answered = self._acted(who, code, chat, payload, message, None)
        if not answered.refused and before is not None:
            self.checks.acknowledge(code)
        self._reply(who, chat, answered)
        return answered

    def command(
        self, who: Character, chat: Chat, name: str, args: dict[str, str]
    ) -> Answered | None:
        """Somebody types a command. Raises Died."""
        code = args.get("code", "")
        if code:
            self._sign(who, code)
        answered = self._acted(who, code, chat, name, "", args)
        if name == "play" and answered.sight is not None:
            self._sign(who, answered.sight.table)
        self._reply(who, chat, answered)
        return answered

    def _sign(self, who: Character, code: str) -> None:
        self.checks.signs[code, who.key] = self.now

    def _acted(
        self,
        who: Character,
        code: str,
        chat: Chat,
        what: str,
        message: str,
        args: dict[str, str] | None,
    ) -> Answered:
        self._actor = (who.key, code)
        answered = self.bot.act(who.person, chat, what, message, args)
        self.now = max(self.now, self.bot.now)
        self.checks.counts["acts"] += 1
        self._observe()
        if answered.refused:
            self.refused[answered.notice[:60]] += 1
        return answered

    def _reply(self, who: Character, chat: Chat, answered: Answered) -> None:
        sight = answered.sight
        if sight is None or answered.refused or answered.private or not sight.table:
            return
        if chat.key in self.platforms.closed:
            return
        message = self.platforms.stand(chat, sight)
        self.bot.posted(answered.number, chat, message, who.key if chat.private else None)

    def choose(self, who: Character, setting: str, choice: str) -> None:
        """Somebody changes a setting of their own. Raises Died."""
        before = getattr(who, setting)
        setattr(who, setting, None)
        answered = self.press(
            who, who.own, Press("settings", "", 0, ("me", setting, choice)).pack()
        )
        value = choice != "off" if setting == "reminders" else choice
        setattr(who, setting, before if answered is None or answered.refused else value)
        who.chosen_at = self.now

    def choose_chat(self, who: Character, choice: str) -> None:
        """Somebody changes the notices of their group. Raises Died."""
        payload = Press("settings", "", 0, ("chat", "notices", choice)).pack()
        answered = self.press(who, who.group, payload)
        if answered is not None and not answered.refused:
            self.checks.chats[who.group.key] = (choice, self.now)

    def go_away(self, who: Character, days: int) -> None:
        answered = self.command(who, who.own, "away", {"days": str(days)})
        if answered is not None and not answered.refused:
            self.checks.counts["away"] += 1
            who.away_until = self.now + days * DAY

    def come_back(self, who: Character) -> None:
        self.command(who, who.own, "back", {})
        who.away_until = 0.0

    # Looking

    def _look(self) -> None:
        if self.bot.runs:
            self.checks.day(self.now)

    def _finish(self, end: float) -> None:
        """Without further faults everything comes to rest, and is looked at."""
        self.bot.doom = None
        self.platforms.faults = False
        if not self.bot.runs:
            self.now = max(self.now, self._back_at)
            self._start()
        self._advance(max(end, self.now) + 10 * MINUTE)
        self.checks.day(self.now)
        self.checks.waited(self.now)
        self.checks.shown(self.now)
        self.bot.stop()
        self.checks.errors(self.bot.log)
        asyncio.run(self._replayed())

    async def _replayed(self) -> None:
        """Every match follows from its log."""
        store = await Store.open(f"sqlite:///{self.folder / 'week.db'}")
        for code, stand in self.ledger.tables.items():
            for number in range(0 if stand.match is None else stand.match + 1):
                match = await table_rows.match(store.database, code, number)
                assert match is not None
                self._replay(code, stand.game, match)
        await store.close()

    def _replay(self, code: str, game: str, match: object) -> None:
        from bot.tables.table import Match

        assert isinstance(match, Match)
        rules = GAMES[game]
        try:
            state = replay(rules, match.setup, match.moves)
        except Exception as error:
            self.checks.fail("a match does not replay", f"{code} {match.number} {error!r}")
            return
        outcome = rules.view(state, None).outcome
        if outcome is not None and outcome != match.outcome:
            self.checks.fail("a match has another outcome", f"{code} {match.number}")
        if match.makers and len(match.makers) != len(match.moves):
            self.checks.fail("a move without its maker", f"{code} {match.number}")
        reason = match.outcome.reason if match.outcome else "goes on"
        self.checks.counts[f"match: {reason}"] += 1
