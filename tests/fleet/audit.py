"""What the database itself says of every change: triggers note each one in its own transaction, so
that nothing between two looks, or before a kill, is missed."""

from collections import defaultdict
from dataclasses import dataclass, field

from tests.fleet.cluster import Cluster

TRIGGERS = """
CREATE SCHEMA audit;
CREATE TABLE audit.changes (
    id bigserial PRIMARY KEY, at double precision, code text, game text, revision int, status text,
    match int, turn int, deadline double precision, overdue double precision,
    due double precision
);
CREATE TABLE audit.moves (
    id bigserial PRIMARY KEY, code text, revision int, match int, ply int, move text, who text
);
CREATE TABLE audit.notices (
    id bigserial PRIMARY KEY, at double precision, notice bigint, code text, person text,
    kind text, revision int, sent double precision
);
CREATE FUNCTION audit.now() RETURNS double precision LANGUAGE sql AS
    'SELECT extract(epoch FROM clock_timestamp())::double precision';
CREATE FUNCTION audit.changed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    INSERT INTO audit.changes VALUES (DEFAULT, audit.now(), NEW.code, NEW.game, NEW.revision,
        NEW.status, NEW.match, NEW.turn, NEW.deadline,
        (CASE WHEN NEW.timer = '[]' THEN NULL ELSE NEW.timer::json ->> 1 END)::double precision,
        NEW.due);
    RETURN NULL;
END $$;
CREATE FUNCTION audit.moved() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    INSERT INTO audit.moves SELECT nextval('audit.moves_id_seq'), code, revision, NEW.match,
        NEW.ply, NEW.move, NEW.who FROM tables WHERE tables.id = NEW."table";
    RETURN NULL;
END $$;
CREATE FUNCTION audit.noticed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    INSERT INTO audit.notices SELECT nextval('audit.notices_id_seq'), audit.now(), NEW.id, code,
        NEW.person, NEW.kind, NEW.revision, NEW.sent FROM tables WHERE tables.id = NEW."table";
    RETURN NULL;
END $$;
CREATE TRIGGER changed AFTER INSERT OR UPDATE ON tables
    FOR EACH ROW EXECUTE FUNCTION audit.changed();
-- At the end of the transaction, when the table's revision is the one that the move has made.
CREATE CONSTRAINT TRIGGER moved AFTER INSERT ON moves
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION audit.moved();
CREATE TRIGGER noticed AFTER INSERT OR UPDATE OF sent ON notices
    FOR EACH ROW EXECUTE FUNCTION audit.noticed();
"""


@dataclass(frozen=True, slots=True)
class Change:
    """A table as it stood after a change, at a Unix time."""

    at: float
    code: str
    game: str
    revision: int
    status: str
    match: int | None
    turn: int | None
    deadline: float | None
    overdue: float | None
    due: float | None


@dataclass(frozen=True, slots=True)
class Move:
    """A move, and the revision of its table that it made."""

    revision: int
    match: int
    ply: int
    move: str
    who: str


@dataclass
class Notice:
    """A notice: since when it was due, and when it counted as sent."""

    id: int
    code: str
    person: str
    kind: str
    revision: int
    due: float
    sent: list[float] = field(default_factory=list)


class Audit:
    """Installs the triggers, and reads what they have noted."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    async def install(self) -> None:
        """Have every change noted from now on."""
        await self._cluster.execute(TRIGGERS)

    async def changes(self) -> dict[str, list[Change]]:
        """Every table's changes in their order."""
        found: dict[str, list[Change]] = defaultdict(list)
        for row in await self._cluster.rows("SELECT * FROM audit.changes ORDER BY id"):
            found[row["code"]].append(Change(*list(row)[1:]))
        return found

    async def moves(self) -> dict[str, list[Move]]:
        """Every table's moves in their order."""
        found: dict[str, list[Move]] = defaultdict(list)
        for row in await self._cluster.rows("SELECT * FROM audit.moves ORDER BY match, ply"):
            move = Move(row["revision"], row["match"], row["ply"], row["move"], row["who"] or "")
            found[row["code"]].append(move)
        return found

    async def notices(self) -> list[Notice]:
        """Every notice."""
        found: dict[int, Notice] = {}
        for row in await self._cluster.rows("SELECT * FROM audit.notices ORDER BY id"):
            about = (row["code"], row["person"], row["kind"], row["revision"], row["at"])
            notice = found.setdefault(row["notice"], Notice(row["notice"], *about))
            if row["sent"] is not None:
                notice.sent.append(row["at"])
        return list(found.values())
