"""SQLite as it is, on a disk that takes its time, and what the file says of every change.

What aiosqlite's threads would do is done in the event loop; triggers note each change in its own
transaction, so that nothing before a kill is missed.
"""

import asyncio
import random
import sqlite3
from collections import defaultdict, deque
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite.core
import filelock

import bot.store.file_lock
from bot.tables.notices import OF_TURNS
from tests.fleet.audit import Change, Move, Notice
from tests.simulator.life import COMMIT, COMMITTED, Killed, Reaper, current
from tests.simulator.stand_ins import Moment

DISK = 0.003  # seconds that a call takes, on average

TRIGGERS = """
CREATE TABLE audit_changes (
    id INTEGER PRIMARY KEY, at REAL, code TEXT, game TEXT, revision INT, status TEXT, match INT,
    turn INT, deadline REAL, overdue REAL, due REAL
);
CREATE TABLE audit_moves (
    id INTEGER PRIMARY KEY, code TEXT, revision INT, match INT, ply INT, move TEXT, who TEXT
);
CREATE TABLE audit_notices (
    id INTEGER PRIMARY KEY, at REAL, notice INT, code TEXT, person TEXT, kind TEXT, revision INT,
    sent REAL
);
CREATE TRIGGER audit_opened AFTER INSERT ON tables BEGIN
    INSERT INTO audit_changes VALUES (NULL, simulated_now(), NEW.code, NEW.game, NEW.revision,
        NEW.status, NEW.match, NEW.turn, NEW.deadline, json_extract(NEW.timer, '$[1]'), NEW.due);
END;
CREATE TRIGGER audit_changed AFTER UPDATE ON tables BEGIN
    INSERT INTO audit_changes VALUES (NULL, simulated_now(), NEW.code, NEW.game, NEW.revision,
        NEW.status, NEW.match, NEW.turn, NEW.deadline, json_extract(NEW.timer, '$[1]'), NEW.due);
END;
CREATE TRIGGER audit_moved AFTER INSERT ON moves BEGIN
    INSERT INTO audit_moves SELECT NULL, code, revision, NEW.match, NEW.ply, NEW.move, NEW.who
        FROM tables WHERE tables.id = NEW."table";
END;
CREATE TRIGGER audit_noticed AFTER INSERT ON notices BEGIN
    INSERT INTO audit_notices SELECT NULL, simulated_now(), NEW.id, code, NEW.person, NEW.kind,
        NEW.revision, NEW.sent FROM tables WHERE tables.id = NEW."table";
END;
CREATE TABLE audit_plans (id INTEGER PRIMARY KEY, code TEXT, person TEXT, plan TEXT, due INT);
CREATE TRIGGER audit_planned AFTER INSERT ON plans BEGIN
    INSERT INTO audit_plans VALUES (NULL, NEW.code, NEW.person, NEW.plan, 0);
END;
CREATE TRIGGER audit_followed AFTER UPDATE ON plans BEGIN
    INSERT INTO audit_plans SELECT NULL, NEW.code, NEW.person, NEW.plan, simulated_due(
        json_extract(NEW.plan, '$.note') IS NOT NULL
        AND json_extract(NEW.plan, '$.note') IS NOT json_extract(OLD.plan, '$.note'));
END;
CREATE TRIGGER audit_told AFTER UPDATE OF sent ON notices BEGIN
    INSERT INTO audit_notices SELECT NULL, simulated_now(), NEW.id, code, NEW.person, NEW.kind,
        NEW.revision, NEW.sent FROM tables WHERE tables.id = NEW."table";
END;
"""

PAUSES = """
CREATE TABLE audit_pauses (
    id INTEGER PRIMARY KEY, at REAL, code TEXT, ended INT, until REAL, before REAL, after REAL
);
CREATE TRIGGER audit_paused AFTER UPDATE OF paused ON tables
WHEN OLD.paused <> NEW.paused AND OLD.match = NEW.match AND OLD.turn = NEW.turn BEGIN
    INSERT INTO audit_pauses VALUES (NULL, simulated_now(), NEW.code, NEW.paused = 0,
        max(OLD.paused, NEW.paused), OLD.deadline, NEW.deadline);
    SELECT simulated_due(NEW.paused = 0);
END;
"""
"""Notes when pauses begin and end, with the deadlines before and after."""

LAST_PAUSE = "SELECT ended FROM audit_pauses WHERE code = ? AND at <= ? ORDER BY id DESC LIMIT 1"

HOLDS = """
CREATE TRIGGER audit_held AFTER INSERT ON notices BEGIN
    UPDATE notices SET held = simulated_now() + 2 WHERE id = NEW.id;
END;
CREATE TRIGGER audit_due AFTER UPDATE OF claimed, sent ON notices WHEN OLD.held IS NOT NULL BEGIN
    SELECT simulated_due(1);
END;
"""
"""What has every notice wait, as in quiet hours that are short."""


def take_over(moment: Moment, dice: random.Random, reaper: Reaper) -> None:
    """Have every connection from now on belong to whoever's life opens it, and end with that."""
    plain = sqlite3.connect

    class Watched(sqlite3.Connection):
        """A connection of the bot's, which may be killed as it commits."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            self.create_function("simulated_now", 0, lambda: moment.now)
            self.life = current.get()
            self.create_function("simulated_due", 1, self._note_due)
            self.written = 0
            self.due = False  # a plan, with what is being committed
            if self.life is not None:
                self.life.connections.append(self)

        def commit(self) -> None:
            """Commit, unless killed; whoever is killed right after it never hears of it."""
            writes, self.written = self.total_changes > self.written, self.total_changes
            due, self.due = self.due, False
            if writes and reaper.reached(COMMIT, self.life, due):
                raise Killed
            super().commit()
            if writes and reaper.reached(COMMITTED, self.life):
                raise Killed

        def rollback(self) -> None:
            """Undo what is not committed."""
            self.due = False
            super().rollback()

        def _note_due(self, due: int) -> int:
            self.due = self.due or bool(due)
            return due

    class Calls:
        """What a connection's thread is given, done one after the other."""

        def __init__(self) -> None:
            self._waiting: deque[tuple[asyncio.Future[Any] | None, Callable[[], Any]]] = deque()

        def put_nowait(self, call: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
            """Do this in its turn."""
            self._waiting.append(call)
            if len(self._waiting) == 1:
                self._later()

        def _later(self) -> None:
            asyncio.get_running_loop().call_later(dice.expovariate(1 / DISK), self._work)

        def _work(self) -> None:
            done, call = self._waiting[0]
            found: Any = None
            failed: BaseException | None = None
            try:
                found = call()
            except BaseException as error:
                failed = error
            self._waiting.popleft()
            if self._waiting:
                self._later()
            if done is None or done.done():
                return
            if failed is None:
                done.set_result(found)
            else:
                done.set_exception(failed)

    class Held(filelock.AsyncFileLock):
        """A lock that its owner's end takes back."""

        def __init__(self, *args: Any, **options: Any) -> None:
            super().__init__(*args, **options)
            life = current.get()
            if life is not None:
                life.locks.append(self)

    sqlite3.connect = partial(plain, factory=Watched)  # type: ignore[assignment]
    setattr(aiosqlite.core, "SimpleQueue", Calls)  # noqa: B010
    setattr(bot.store.file_lock, "AsyncFileLock", Held)  # noqa: B010


class Audit:
    """Installs the triggers, and reads what they have noted. As that of the fleet."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._notes_pauses = False

    def install(self, held: bool, pauses: bool) -> None:
        """Have every change noted from now on, with ``pauses`` theirs too, and with ``held`` every
        notice wait."""
        self._notes_pauses = pauses
        with closing(sqlite3.connect(self._file)) as connection:
            more = (PAUSES if pauses else "") + (HOLDS if held else "")
            connection.executescript(TRIGGERS + more)

    def rows(self, query: str, *given: Any) -> list[tuple[Any, ...]]:
        """What the file holds now."""
        with closing(sqlite3.connect(self._file)) as connection:
            return connection.execute(query, given).fetchall()

    async def changes(self) -> dict[str, list[Change]]:
        """Every table's changes in their order."""
        found: dict[str, list[Change]] = defaultdict(list)
        for row in self.rows("SELECT * FROM audit_changes ORDER BY id"):
            found[row[2]].append(Change(*row[1:]))
        return found

    async def moves(self) -> dict[str, list[Move]]:
        """Every table's moves in their order."""
        found: dict[str, list[Move]] = defaultdict(list)
        for row in self.rows("SELECT * FROM audit_moves ORDER BY match, ply"):
            _, code, revision, match, ply, move, who = row
            found[code].append(Move(revision, match, ply, move, who or ""))
        return found

    async def notices(self) -> list[Notice]:
        """Every notice, but for those of turns that pass in a pause: nobody rings meanwhile, and at
        its end the turn is told anew."""
        found: dict[int, Notice] = {}
        for row in self.rows("SELECT * FROM audit_notices ORDER BY id"):
            _, at, number, code, person, kind, revision, sent = row
            notice = found.setdefault(number, Notice(number, code, person, kind, revision, at))
            if sent is not None:
                notice.sent.append(at)
        return [each for each in found.values() if not self._comes_in_a_pause(each)]

    def _comes_in_a_pause(self, notice: Notice) -> bool:
        """Whether it is of a turn that has come in a pause."""
        if not self._notes_pauses or notice.kind not in OF_TURNS:
            return False
        last = self.rows(LAST_PAUSE, notice.code, notice.due)
        return bool(last) and not last[0][0]
