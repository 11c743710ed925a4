"""What must hold all the time, and what was seen of it not holding."""

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from bot.people import Chat
from bot.tables import clocks, manners, proposals
from tests.week.ledger import Ledger, Stand
from tests.week.people import Character
from tests.week.platforms import Platforms, Telling

HERE = 180.0
SLACK = 5.0  # seconds for what takes some: a journey to the platform, a look of the clocks
MARGIN = 4.0  # around the moment at which somebody counts as gone
PATIENT = 1200.0  # seconds of running in which a notice must have gone out
FIRSTS = {name: clock.first for name, clock in clocks.CLOCKS.items()}
EXAMPLES = 6


@dataclass(slots=True)
class Told:
    """One message that brought a notice: when, in which life of the bot, whether that was told
    that it had failed."""

    at: float
    life: int
    failed: bool
    alone: bool  # whether no other notice could have been the one that it brought


@dataclass(slots=True)
class Wait:
    """Somebody who must be told of a turn: since when, and when the bot had run how long."""

    person: str
    since: float
    ran: float


@dataclass
class Checks:
    """Hears of every change and every mention."""

    ledger: Ledger
    platforms: Platforms
    people: dict[str, Character]
    chats: dict[str, tuple[str, float]] = field(default_factory=dict)  # notices, since when
    violations: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)
    signs: dict[tuple[str, str], float] = field(default_factory=dict)
    told: dict[int, list[Told]] = field(default_factory=lambda: defaultdict(list))
    mentioned: dict[tuple[str, str], float] = field(default_factory=dict)
    waits: dict[tuple[str, str], Wait] = field(default_factory=dict)
    overdue: Counter[tuple[object, ...]] = field(default_factory=Counter)
    taken: Counter[tuple[object, ...]] = field(default_factory=Counter)
    reminded: Counter[tuple[object, ...]] = field(default_factory=Counter)
    acknowledged: dict[str, tuple[int, int, str]] = field(default_factory=dict)
    killed: set[int] = field(default_factory=set)  # lives that ended so
    life: int = 0
    started: float = 0.0
    ran: float = 0.0  # seconds, up to the present life

    def fail(self, what: str, example: str) -> None:
        self.violations[what] += 1
        if len(self.examples[what]) < EXAMPLES:
            self.examples[what].append(example)

    def uptime(self, now: float) -> float:
        return self.ran + now - self.started

    # Changes

    def change(self, before: Stand | None, after: Stand, now: float, actor: str) -> None:
        """One change of a table, which ``actor`` may have brought about."""
        if before is None:
            return
        if after.revision - before.revision not in (0, 1):
            self.fail("revision left out", f"{after.code} {before.revision} {after.revision}")
        self._times(before, after)
        self._clock(before, after, now)
        self._proposal(before, after, now)
        self.counts["moves"] += sum(not entry.startswith("<") for entry in after.entries)
        self.counts["takebacks"] += sum(entry.startswith("<") for entry in after.entries)
        if after.turn != before.turn:
            self.waits.pop((after.code, before.turn), None)
            # It is heard of at the next look only, which may be much later than it was.
            self._turned(after, min(now, after.since), actor)
        if before.status != after.status:
            self.counts[f"{before.status} to {after.status}"] += 1
        if before.host != after.host:
            self.counts["hosts changed"] += 1

    def _times(self, before: Stand, after: Stand) -> None:
        most = FIRSTS.get(after.clock, 0.0)
        if any(not 0 <= left <= most for left in after.left):
            self.fail("time out of range", f"{after.code}@{after.revision} {after.left}")

    def _clock(self, before: Stand, after: Stand, now: float) -> None:
        same = after.turn == before.turn
        if after.overdue is not None and before.overdue is None and same:
            self.counts["overdue"] += 1
            mark = after.code, after.turn, before.deadline
            self.overdue[mark] += 1
            if self.overdue[mark] > 1:
                self.fail("a deadline took effect twice", f"{mark}")
            if before.deadline is None or before.deadline > now + SLACK:
                self.fail("overdue too early", f"{mark} at {now}")
        if same and after.reminded and not before.reminded and after.deadline == before.deadline:
            self.counts["reminded"] += 1
            turn = after.code, after.turn, after.mover
            self.reminded[turn] += 1
            if self.reminded[turn] > 1:
                self.fail("two reminders in a turn", f"{turn}")
        if before.overdue is not None and before.mover and after.seat == before.seat:
            assert after.seat is not None
            if after.sitters[after.seat].level:
                self._taken(before, after)
        if before.status == "playing" and after.status == "over" and before.overdue is not None:
            self.counts["claims or ends while overdue"] += 1

    def _taken(self, before: Stand, after: Stand) -> None:
        self.counts["takeovers"] += 1
        mark = after.code, after.turn, before.overdue
        self.taken[mark] += 1
        if self.taken[mark] > 1:
            self.fail("a seat was taken over twice", f"{mark}")

    def _proposal(self, before: Stand, after: Stand, now: float) -> None:
        if after.proposal and not before.proposal:
            self.counts[f"{after.proposal[0]} proposed"] += 1
        if before.proposal and not after.proposal:
            kind, _, at = before.proposal[:3]
            self.counts[f"{kind} {self._fate(before, after, now, at)}"] += 1

    def _fate(self, before: Stand, after: Stand, now: float, at: float) -> str:
        assert before.proposal is not None
        if len(after.refused) > len(before.refused):
            return "declined"
        if any(entry.startswith("<") for entry in after.entries) or after.status == "over":
            return "agreed or ended"
        if after.entries:
            return "moved on"
        if before.sitters != after.sitters:
            return "agreed" if before.proposal[0] == "seat" else "ended by a seat"
        return "lapsed" if now - at >= proposals.LASTS else "withdrawn"

    def _turned(self, after: Stand, now: float, actor: str) -> None:
        """Somebody is in turn: must they be told?"""
        person = after.mover
        if not person or person == actor or not self._wants(person):
            return
        sign = self.signs.get((after.code, person), 0.0)
        sitter = next(s for s in after.sitters if s.person == person)
        if now - sign < HERE + MARGIN or sitter.away > now - MARGIN:
            return
        if self._is_reachable(after.code, person):
            self.counts["turns that somebody must be told of"] += 1
            self.waits[after.code, after.turn] = Wait(person, now, self.uptime(now))

    def _wants(self, person: str) -> bool:
        return self.people[person].notices in ("chat", "private")

    def _is_reachable(self, code: str, person: str) -> bool:
        """Whether all places where they may be told are open, and want notices."""
        platform = person.partition(":")[0]
        if self.people[person].own.key in self.platforms.closed:
            return False
        for row in self._displays(code):
            key = f"{row[0]}:{row[1]}:{row[2]}"
            if row[0] == platform and (
                key in self.platforms.closed or self.chats.get(key, ("smart", 0))[0] == "never"
            ):
                return False
        return True

    def _displays(self, code: str) -> list[tuple[str, str, str]]:
        query = (
            "SELECT d.platform, d.chat, d.thread FROM displays d JOIN tables t ON t.id = "
            'd."table" WHERE t.code = ?'
        )
        return [(row[0], row[1], row[2]) for row in self.ledger.rows(query, code)]

    def waited(self, now: float) -> None:
        """Who has waited too long to be told?"""
        for (code, turn), wait in tuple(self.waits.items()):
            told = self.mentioned.get((code, wait.person), 0.0) >= wait.since - 1
            came = self.signs.get((code, wait.person), 0.0) >= wait.since - 1
            if told or came or not self._wants(wait.person):
                self.counts["of them told"] += told
                del self.waits[code, turn]
            elif self.uptime(now) - wait.ran > PATIENT:
                if self._is_reachable(code, wait.person):
                    self.fail("a notice was lost", f"{code} {turn} {wait.person} {wait.since}")
                del self.waits[code, turn]

    # Mentions

    def mention(self, telling: Telling) -> None:
        """A message has mentioned somebody."""
        code, person = telling.sight.table, telling.person
        self.counts["messages that notify"] += 1
        self.mentioned[code, person] = telling.at
        query = (
            'SELECT n.id, n.kind, n.about FROM notices n JOIN tables t ON t.id = n."table" '
            "WHERE t.code = ? AND n.person = ? AND n.sent IS NULL"
        )
        rows = self.ledger.rows(query, code, person)
        stand = self.ledger.tables[code]
        held = [row for row in rows if _holds(row["kind"], row["about"], stand, person)]
        if not rows:
            self.fail("a mention without a notice", f"{code} {person} {telling.at}")
        for row in held:
            self._one(row["id"], row["kind"], telling, len(held) == 1)
        self._allowed({row["kind"] for row in held or rows}, telling)

    def _one(self, number: int, kind: str, telling: Telling, alone: bool) -> None:
        earlier = self.told[number]
        if earlier:
            last = earlier[-1]
            if last.failed:
                self.counts["doubled after a failure"] += 1
            elif last.life in self.killed and last.life != self.life:
                self.counts["doubled at a kill"] += 1
            elif not last.alone:  # that was another notice, while this one was to be tried again
                self.counts["told after another notice"] += 1
            else:
                where = f"{telling.sight.table} {telling.person} {kind} {telling.at} {last}"
                self.fail("a notice was doubled", where)
        else:
            self.counts[f"notice: {kind}"] += 1
        earlier.append(Told(telling.at, self.life, telling.failed, alone))

    def _allowed(self, kinds: set[str], telling: Telling) -> None:
        who, chat, at = self.people[telling.person], telling.chat, telling.at
        where = f"{telling.sight.table} {who.key} in {chat.key} {sorted(kinds)} {at}"
        settled = at - who.chosen_at > SLACK
        if settled and who.notices == "never":
            self.fail("told somebody who switched it off", where)
        if settled and who.reminders is False and kinds == {"reminder"}:
            self.fail("reminded somebody who switched it off", where)
        mode, since = self.chats.get(chat.key, ("smart", 0.0))
        if mode == "never" and at - since > SLACK and not chat.private:
            self.fail("told in a chat that switched it off", where)
        sign = self.signs.get((telling.sight.table, who.key), 0.0)
        ordinary = kinds <= {"turn", "end", "asked"}
        if ordinary and SLACK < at - sign < HERE - MARGIN and not self._always(who, chat):
            self.fail("told somebody who was here", f"{where} sign {sign}")

    def _always(self, who: Character, chat: Chat) -> bool:
        """Whether notices are wanted always where they are told, or where they may have played."""
        chats = (chat, who.group) if chat.private else (chat,)
        return any(self.chats.get(place.key, ("smart", 0.0))[0] == "always" for place in chats)

    # Days, kills, the end

    def day(self, now: float) -> None:
        """No table is stuck."""
        for stand in self.ledger.tables.values():
            if stand.status == "playing":
                self._playing(stand, now)
            elif stand.status == "lobby":
                self._lobby(stand, now)

    def _playing(self, stand: Stand, now: float) -> None:
        late = now - SLACK
        name = f"{stand.code}@{stand.revision} at {now}: {stand}"
        grace = self.started + clocks.START
        if stand.due is not None and stand.due < late:
            self.fail("a pause does not end", name)
        if stand.mover and stand.deadline is None and stand.proposal is None:
            self.fail("nobody's time runs", name)
        passed = stand.mover and stand.deadline is not None and stand.deadline < late
        if passed and stand.overdue is None:
            self.fail("a deadline has passed without effect", name)
        clock = clocks.CLOCKS.get(stand.clock)
        if stand.overdue is not None and clock and stand.overdue + clock.grace < late:
            self.fail("an overdue seat is not taken over", name)
        if stand.proposal and max(stand.proposal[2] + proposals.LASTS, grace) < late:
            self.fail("a proposal is too old", name)
        computer = stand.turn and not stand.mover and not stand.proposal
        if computer and now - max(stand.since, self.started) > 60:
            self.fail("a computer player does not move", name)
        if stand.wake is None or stand.wake < late:
            self.fail("a table never wakes", name)

    def _lobby(self, stand: Stand, now: float) -> None:
        signs = [at for (code, _), at in self.signs.items() if code == stand.code]
        last = max(signs, default=stand.since)
        if max(last + manners.LOBBY_LASTS, self.started + clocks.START) < now - 90:
            self.fail("a forgotten lobby stays", f"{stand.code} last sign {last} at {now}")

    def acknowledge(self, code: str) -> None:
        """Whoever moved has been told that it is done."""
        query = (
            'SELECT m.match, m.ply, m.move FROM moves m JOIN tables t ON t.id = m."table" '
            "WHERE t.code = ? ORDER BY m.match DESC, m.ply DESC LIMIT 1"
        )
        found = self.ledger.rows(query, code)
        if found:
            self.acknowledged[code] = (found[0][0], found[0][1], found[0][2])

    def after_kill(self) -> None:
        """What was acknowledged is there."""
        query = (
            'SELECT 1 FROM moves JOIN tables t ON t.id = moves."table" '
            "WHERE t.code = ? AND moves.match = ? AND ply = ? AND move = ?"
        )
        for code, entry in self.acknowledged.items():
            if not self.ledger.rows(query, code, *entry):
                self.fail("a move was lost", f"{code} {entry}")

    def shown(self, now: float) -> None:
        """Every message shows the newest revision."""
        query = (
            "SELECT d.platform, d.chat, d.thread, d.message, t.code, t.revision FROM displays d "
            "JOIN tables t ON t.id = d.\"table\" WHERE d.message != ''"
        )
        for platform, chat, thread, message, code, revision in self.ledger.rows(query):
            key = f"{platform}:{chat}:{thread}"
            sight = self.platforms.messages.get((key, message))
            if key in self.platforms.closed or (sight is not None and sight.page):
                continue
            if sight is None or sight.revision != revision:
                seen = sight.revision if sight else None
                self.fail("a display is behind", f"{code} {key} {message}: {seen} of {revision}")
        unsent = self.ledger.rows("SELECT COUNT(*) FROM notices WHERE sent IS NULL")[0][0]
        if unsent:
            self.fail("notices are left unsent", f"{unsent} at {now}")

    def errors(self, log: Path) -> None:
        """Nothing went wrong that nobody had arranged."""
        text = log.read_text() if log.exists() else ""
        for block in text.split("\nERROR ")[1:]:
            if "Fault: injected" not in block.partition("\nWARNING ")[0]:
                self.fail("an unexpected error", block[-700:])


def _holds(kind: str, about: str, stand: Stand, person: str) -> bool:
    if kind in ("turn", "reminder"):
        return about == stand.turn and person == stand.mover
    if kind == "asked":
        return person in (stand.choosers if about.startswith("overdue.") else stand.asked)
    return True
