"""What must hold of everything that has happened, and where it did not."""

import re
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bot.desk.notices import LAPSE as NOTICE_LAPSE
from bot.store import tables as table_rows
from bot.store.queue import LAPSE as QUESTION_LAPSE
from bot.store.store import Store
from bot.tables.table import Match
from engines import GAMES
from engines.game import Game
from engines.path import join, settle
from engines.replay import replay
from tests.fleet.audit import Audit, Change, Move, Notice
from tests.fleet.chaos import KILL, Fault
from tests.fleet.member import Life
from tests.fleet.people import STEPS, Diary, Pressed, Told
from tests.reached import reached

SLACK = 1.0  # seconds between the clocks of the database, of the platforms and of the logs
EXAMPLES = 5
THOUGHT = re.compile(
    r"^(?P<at>\S+ \S+) .*answered the question about (?P<code>\w{7}) (?P<revision>\d+)$", re.M
)
MOMENT = "%Y-%m-%d %H:%M:%S"  # in the logs
BROKEN = re.compile(r"^\S+ \S+ (?:ERROR|CRITICAL) .*$", re.M)


@dataclass(frozen=True, slots=True)
class Ping:
    """A new message that told somebody of a table: when, by the Unix clock."""

    person: str
    at: float


@dataclass
class Findings:
    """How often something was seen that must not be, with examples; and how much was looked at."""

    violations: Counter[str] = field(default_factory=Counter)
    examples: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    counts: Counter[str] = field(default_factory=Counter)

    def fail(self, what: str, example: str) -> None:
        """This must not be."""
        self.violations[what] += 1
        if len(self.examples[what]) < EXAMPLES:
            self.examples[what].append(example)

    def __str__(self) -> str:
        lines = [f"{what}: {n}; {self.examples[what]}" for what, n in self.violations.items()]
        return "\n".join(lines)


@dataclass
class Judge:
    """Compares what the database holds with what people did and were told."""

    diary: Diary
    lives: Sequence[Life]
    faults: Sequence[Fault]
    pings: Sequence[Ping]
    findings: Findings = field(default_factory=Findings)

    async def judge(self, url: str, audit: Audit) -> Findings:
        """Look at everything."""
        changes, moves, notices = await audit.changes(), await audit.moves(), await audit.notices()
        store = await Store.open(url)
        try:
            for code, log in changes.items():
                await self._table(store, code, log, moves.get(code, []))
        finally:
            await store.close()
        self._thoughts(changes)
        self._notices(notices, changes)
        self._logs()
        return self.findings

    # Tables

    async def _table(self, store: Store, code: str, log: list[Change], moves: list[Move]) -> None:
        revisions = [change.revision for change in log]
        for before, after in pairwise(revisions):
            if after - before not in (0, 1):
                self.findings.fail("a revision is left out", f"{code} {before} {after}")
        self._deadlines(code, log)
        matches: dict[int, Match] = {}
        for number in sorted({change.match for change in log if change.match is not None}):
            match = await table_rows.match(store.database, code, number)
            assert match is not None
            matches[number] = match
            self._replays(code, log[-1].game, match, [m for m in moves if m.match == number])
        self._presses(code, log, moves, matches)

    def _replays(self, code: str, game: str, match: Match, moves: list[Move]) -> None:
        self.findings.counts["moves"] += len(moves)
        self.findings.counts["matches"] += 1
        if tuple(move.move for move in moves) != match.moves:
            self.findings.fail("a move is lost or doubled", f"{code} match {match.number}")
        if [move.ply for move in moves] != list(range(len(moves))):
            self.findings.fail("a ply is left out", f"{code} match {match.number}")
        try:
            state = replay(GAMES[game], match.setup, match.moves)
        except Exception as error:
            self.findings.fail("a match does not replay", f"{code} {match.number} {error!r}")
            return
        outcome = GAMES[game].view(state, None).outcome
        if outcome is not None and outcome != match.outcome:
            self.findings.fail("a match has another outcome", f"{code} {match.number}")

    def _presses(
        self, code: str, log: list[Change], moves: list[Move], matches: dict[int, Match]
    ) -> None:
        """Every move that somebody was told of is in the record, and every move of somebody's was
        pressed."""
        at = {change.revision: change for change in reversed(log)}
        made: dict[int, Move] = {}
        for move in reversed(moves):
            made[move.revision] = move  # the first of those that one press has made
        pressed: dict[tuple[int, str], list[Pressed]] = defaultdict(list)
        for one in self.diary.pressed:
            if one.press.table == code and one.press.verb in STEPS:
                pressed[one.press.revision, one.person].append(one)
        for one in (
            one for many in pressed.values() for one in many if one.answer.told is Told.DONE
        ):
            self._acknowledged(one, at, made, moves, matches)
        people = {one.person for one in self.diary.pressed}
        for revision, move in made.items():
            theirs = move.who in people and (revision - 1, move.who) not in pressed
            if theirs and not self._follows(GAMES[log[-1].game], move, moves, matches):
                self.findings.fail("a move that nobody pressed", f"{code} {move}")

    def _acknowledged(
        self,
        one: Pressed,
        at: dict[int, Change],
        made: dict[int, Move],
        moves: list[Move],
        matches: dict[int, Match],
    ) -> None:
        revision = one.press.revision
        game, state = self._state(at[revision], moves, matches)
        view = game.view(state, at[revision].turn)
        wanted = join(settle(view.moves, one.press.path))
        lone = one.press.path and one.press.path[-1] in view.hand  # its place is asked for
        if wanted not in view.moves or (lone and wanted != join(one.press.path)):
            self.findings.counts["steps towards a move"] += 1
            return
        self.findings.counts["acknowledged moves"] += 1
        found = made.get(revision + 1)
        if found is None or (found.who, found.move) != (one.person, wanted):
            self.findings.fail("an acknowledged move is lost", f"{one} wanted {wanted}: {found}")

    def _state(
        self, change: Change, moves: list[Move], matches: dict[int, Match]
    ) -> tuple[Any, Any]:
        """The rules, and the state of the table's match as it stood after a change."""
        assert change.match is not None
        game = GAMES[change.game]
        past = [m for m in moves if m.match == change.match and m.revision <= change.revision]
        return game, reached(game, matches[change.match].setup, [move.move for move in past])

    def _follows(
        self, game: Game, move: Move, moves: list[Move], matches: dict[int, Match]
    ) -> bool:
        """Whether what was played then needed nobody's decision, as where the first deal leaves
        whoever begins nothing but to pass."""
        past = [m.move for m in moves if m.match == move.match and m.ply < move.ply]
        state = reached(game, matches[move.match].setup, past)
        return bool(game.view(state, game.view(state, None).turn).follow)

    def _deadlines(self, code: str, log: list[Change]) -> None:
        """Each has its effect once: a turn becomes overdue once, and is taken over once."""
        seen: Counter[tuple[str, object]] = Counter()
        for before, after in pairwise(log):
            if after.overdue is not None and before.overdue is None:
                seen["overdue", before.revision] += 1
                self.findings.counts["deadlines"] += 1
            if before.due is not None and after.due is None:
                seen["pause", before.due] += 1
                self.findings.counts["pauses"] += 1
        for mark, times in seen.items():
            if times > 1:
                self.findings.fail("a deadline took effect twice", f"{code} {mark}")

    # Thinking

    def _thoughts(self, changes: dict[str, list[Change]]) -> None:
        """No computer's move is thought about twice to the end, unless who had was killed, lost
        the answer with the server, or was so slow that others could not but think so."""
        asked = {(code, str(c.revision)): c.at for code, log in changes.items() for c in log[::-1]}
        ends: dict[tuple[str, str], list[tuple[float, Life]]] = defaultdict(list)
        for life in self.lives:
            for found in THOUGHT.finditer(life.log):
                at = time.mktime(time.strptime(found["at"], MOMENT))
                ends[found["code"], found["revision"]].append((at, life))
                self.findings.counts["thoughts"] += 1
        for about, thoughts in ends.items():
            ordered = sorted(thoughts, key=lambda thought: thought[0])
            for (first, life), (second, other) in pairwise(ordered):
                if life.ended <= second + SLACK:
                    self.findings.counts["thought anew after a kill"] += 1
                elif self._failed_between(first, second):
                    self.findings.counts["thought anew after an answer was lost"] += 1
                elif second + SLACK > asked[about] + QUESTION_LAPSE:
                    self.findings.counts["thought anew after a silence"] += 1
                else:
                    where = f"{about} {life.process} {first} {other.process} {second}"
                    self.findings.fail("a move was thought twice to the end", where)

    def _failed_between(self, first: float, second: float) -> bool:
        """Whether the server or a connection to it failed, and with it perhaps an answer that was
        just being written."""
        return any(
            fault.kind != KILL and fault.at < second + SLACK and fault.until > first - SLACK
            for fault in self.faults
        )

    # Notices

    def _notices(self, notices: list[Notice], changes: dict[str, list[Change]]) -> None:
        pings: dict[str, list[float]] = defaultdict(list)
        for ping in self.pings:
            pings[ping.person].append(ping.at)
        by_person: dict[str, list[Notice]] = defaultdict(list)
        for notice in notices:
            self.findings.counts["notices"] += 1
            by_person[notice.person].append(notice)
            if not notice.sent:
                self.findings.fail("a notice was never sent", f"{notice}")
        for person, theirs in by_person.items():
            if not person.startswith("web:"):
                self._told(theirs, sorted(pings[person]), changes)

    def _told(
        self, notices: list[Notice], pings: list[float], changes: dict[str, list[Change]]
    ) -> None:
        """Everybody was told of what still held when it was their notice's turn, and once. On a
        busy machine a message may come when the next notice is due already."""
        ends = [notice.due for notice in notices[1:]] + [float("inf")]
        before = 0.0  # until when the message of an earlier notice may have come
        for notice, end in zip(notices, ends, strict=True):
            sent = notice.sent[0] if notice.sent else float("inf")
            told = [at for at in pings if notice.due - SLACK < at < sent + SLACK]
            self.findings.counts["notices told"] += bool(told)
            passed = self._passed(notice, changes[notice.code])
            if not told and passed > sent + SLACK:
                self.findings.fail("a notice was lost", f"{notice} {pings[-5:]}")
            since = max(notice.due + SLACK, before)
            again = [at for at in pings if since < at < min(end - SLACK, passed)]
            for first, second in pairwise(again):
                self._twice(notice, first, second)
            before = max(before, sent + SLACK)

    def _twice(self, notice: Notice, first: float, second: float) -> None:
        between = [f for f in self.faults if f.at < second + SLACK and f.until > first - SLACK]
        if any(fault.kind == KILL for fault in between):
            self.findings.counts["told twice at a kill"] += 1
        elif between:
            self.findings.counts["told twice at a cut connection"] += 1
        elif second + SLACK > notice.due + NOTICE_LAPSE:
            self.findings.counts["told twice after a silence"] += 1
        else:
            self.findings.fail("a notice was told twice", f"{notice} at {first} and {second}")

    def _passed(self, notice: Notice, log: list[Change]) -> float:
        """When it did not hold any more: the next change of the table after it."""
        later = (change.at for change in log if change.revision > notice.revision)
        return next(later, float("inf"))

    # Logs

    def _logs(self) -> None:
        """Nothing unforeseen happened: whatever is unforeseen is an error in the log."""
        for life in self.lives:
            for line in BROKEN.findall(life.log):
                self.findings.counts["errors in the logs"] += 1
                kept = self.findings.examples["log"]
                if len(kept) < 40:
                    kept.append(f"{life.process} {line[:200]}")
