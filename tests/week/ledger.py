"""What the database itself says of every change: triggers note each one in its own transaction, so
that nothing between two looks, or before a kill, is missed."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

TRIGGERS = """
CREATE TABLE week_log (
    id INTEGER PRIMARY KEY, code TEXT, game TEXT, revision INT, status TEXT, clock TEXT, turn INT,
    since REAL, deadline REAL, timer TEXT, proposal TEXT, due REAL, host TEXT, wake REAL, match INT
);
CREATE TABLE week_seats (
    log INT, code INT, seat INT, person TEXT, level TEXT, former TEXT, away REAL
);
CREATE TABLE week_moves (log INT, code TEXT, match INT, ply INT, move TEXT, who TEXT);
CREATE TRIGGER week_opened AFTER INSERT ON tables BEGIN
    INSERT INTO week_log SELECT NULL, NEW.code, NEW.game, NEW.revision, NEW.status, NEW.clock,
        NEW.turn, NEW.since, NEW.deadline, NEW.timer, NEW.proposal, NEW.due, NEW.host, NEW.wake,
        NEW.match;
END;
CREATE TRIGGER week_changed AFTER UPDATE ON tables BEGIN
    INSERT INTO week_log SELECT NULL, NEW.code, NEW.game, NEW.revision, NEW.status, NEW.clock,
        NEW.turn, NEW.since, NEW.deadline, NEW.timer, NEW.proposal, NEW.due, NEW.host, NEW.wake,
        NEW.match;
END;
CREATE TRIGGER week_sat AFTER INSERT ON seats BEGIN
    INSERT INTO week_seats SELECT max(id), (SELECT code FROM tables WHERE id = NEW."table"),
        NEW.seat, NEW.person, NEW.level, NEW.former, NEW.away FROM week_log;
END;
CREATE TRIGGER week_moved AFTER INSERT ON moves BEGIN
    INSERT INTO week_moves SELECT max(id), (SELECT code FROM tables WHERE id = NEW."table"),
        NEW.match, NEW.ply, NEW.move, NEW.who FROM week_log;
END;
"""
OWN = ("week_log", "week_seats", "week_moves")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who holds a seat."""

    person: str
    level: str
    former: str
    away: float


@dataclass(frozen=True, slots=True)
class Stand:
    """A table as it stood after one change."""

    code: str
    game: str
    revision: int
    status: str
    clock: str
    seat: int | None
    since: float
    deadline: float | None
    due: float | None
    host: str
    wake: float | None
    match: int | None
    left: tuple[float, ...] = ()
    overdue: float | None = None
    reminded: bool = False
    warned: float = 0.0
    proposal: tuple[Any, ...] | None = None
    refused: tuple[tuple[str, str], ...] = ()
    sitters: tuple[Sitter, ...] = ()
    logged: int = 0  # entries of the match's log
    entries: tuple[str, ...] = field(default=(), repr=False)  # those that came with this change

    @property
    def turn(self) -> str:
        """The turn, as notices name it; "" when nobody has to decide."""
        if self.status != "playing" or self.match is None or self.seat is None:
            return ""
        return f"{self.match}.{self.logged}.{self.seat}"

    @property
    def mover(self) -> str:
        """The key of the person in turn, or ""."""
        return self.sitters[self.seat].person if self.turn and self.seat is not None else ""

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(s.person for s in self.sitters if s.person))

    @property
    def asked(self) -> tuple[str, ...]:
        """Who has still to answer the proposal."""
        if self.proposal is None:
            return ()
        known = (self.proposal[1], *self.proposal[3])
        return tuple(person for person in self.people if person not in known)

    @property
    def choosers(self) -> tuple[str, ...]:
        """Who may decide on a seat whose time is up."""
        if self.overdue is None:
            return ()
        return tuple(person for person in self.people if person != self.mover)


class Ledger:
    """Reads the database beside the bot, and keeps how every table stands."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._db = sqlite3.connect(file, isolation_level=None, timeout=60.0)
        self._db.row_factory = sqlite3.Row
        self._seen = 0
        self.tables: dict[str, Stand] = {}
        self._logged: Counter[tuple[str, int | None]] = Counter()

    def install(self) -> None:
        """Have every change noted from now on."""
        self._db.executescript(TRIGGERS)

    def close(self) -> None:
        self._db.close()

    def rows(self, query: str, *args: object) -> list[sqlite3.Row]:
        return self._db.execute(query, args).fetchall()

    def changes(self) -> Iterator[tuple[Stand | None, Stand]]:
        """Every change since the last look, in order: a table before and after."""
        log = self.rows("SELECT * FROM week_log WHERE id > ? ORDER BY id", self._seen)
        if not log:
            return
        first, self._seen = self._seen, log[-1]["id"]
        span = (first, self._seen)
        seats: dict[int, list[sqlite3.Row]] = {}
        for row in self.rows("SELECT * FROM week_seats WHERE log > ? AND log <= ?", *span):
            seats.setdefault(row["log"], []).append(row)
        moves: dict[int, list[sqlite3.Row]] = {}
        query = "SELECT * FROM week_moves WHERE log > ? AND log <= ? ORDER BY match, ply"
        for row in self.rows(query, *span):
            moves.setdefault(row["log"], []).append(row)
        for row in log:
            before = self.tables.get(row["code"])
            after = self._after(before, row, seats.get(row["id"], []), moves.get(row["id"], []))
            self.tables[after.code] = after
            yield before, after

    def _after(
        self,
        before: Stand | None,
        row: sqlite3.Row,
        seats: list[sqlite3.Row],
        moves: list[sqlite3.Row],
    ) -> Stand:
        self._logged[row["code"], row["match"]] += len(moves)
        stand = Stand(
            row["code"],
            row["game"],
            row["revision"],
            row["status"],
            row["clock"],
            row["turn"],
            row["since"],
            row["deadline"],
            row["due"],
            row["host"],
            row["wake"],
            row["match"],
            logged=self._logged[row["code"], row["match"]],
            entries=tuple(move["move"] for move in moves),
            sitters=_sitters(seats) if seats else before.sitters if before else (),
        )
        return _with_texts(stand, row["timer"], row["proposal"])

    def sizes(self) -> dict[str, int]:
        """How many rows each of the bot's own tables has."""
        query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
        names = [row[0] for row in self.rows(query) if not row[0].startswith(("week_", "sqlite_"))]
        return {name: self.rows(f'SELECT COUNT(*) FROM "{name}"')[0][0] for name in names}

    def size(self) -> int:
        """The bytes of the database without what only the week has put into it."""
        pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        with sqlite3.connect(self._file.with_name("size.db")) as copy:
            self._db.backup(copy)
        copy.isolation_level = None
        for trigger in ("week_opened", "week_changed", "week_sat", "week_moved"):
            copy.execute(f"DROP TRIGGER {trigger}")
        for table in OWN:
            copy.execute(f"DROP TABLE {table}")
        copy.execute("VACUUM")
        ((size,),) = copy.execute(pages).fetchall()
        copy.close()
        return int(size)


def _sitters(rows: list[sqlite3.Row]) -> tuple[Sitter, ...]:
    ordered = sorted(rows, key=lambda row: int(row["seat"]))
    return tuple(
        Sitter(row["person"] or "", row["level"], row["former"] or "", row["away"])
        for row in ordered
    )


def _with_texts(stand: Stand, timer: str, proposal: str) -> Stand:
    if timer != "[]":
        left, overdue, reminded, warned = json.loads(timer)
        stand = replace(stand, left=tuple(left), overdue=overdue, reminded=reminded, warned=warned)
    if proposal != "[]":
        asked, refused = json.loads(proposal)
        stand = replace(
            stand,
            proposal=tuple(asked) if asked else None,
            refused=tuple((kind, person) for kind, person in refused),
        )
    return stand
