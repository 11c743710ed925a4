"""The matches that are over, in the order in which they ended: what ratings follow from."""

from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import Connection, RowMapping, and_, bindparam, select

from bot.ratings import rating
from bot.ratings.rating import Contest, Mover
from bot.store import codec
from bot.store.schema import matches, moves, tables

MATCHES = select(
    matches.c.table,
    matches.c.number,
    matches.c.setup,
    matches.c.outcome,
    matches.c.own,
    matches.c.ended,
    tables.c.game,
    tables.c.rated,
).join(tables, tables.c.id == matches.c.table)
AFTER = (
    MATCHES.where(matches.c.ended > bindparam("after"))
    .order_by(matches.c.ended)
    .limit(bindparam("most"))
)
MOVERS = (
    select(moves.c.table, moves.c.match, moves.c.seat, moves.c.who)
    .distinct()
    .join(matches, and_(matches.c.table == moves.c.table, matches.c.number == moves.c.match))
    .where(
        matches.c.ended.between(bindparam("first"), bindparam("last")),
        moves.c.seat.is_not(None),
    )
)
AT = MATCHES.where(
    matches.c.table.in_(bindparam("tables", expanding=True)),
    matches.c.ended <= bindparam("last"),
)
MOVERS_AT = (
    select(moves.c.table, moves.c.match, moves.c.seat, moves.c.who)
    .distinct()
    .where(moves.c.table.in_(bindparam("tables", expanding=True)), moves.c.seat.is_not(None))
)

Movers = defaultdict[tuple[int, int], list[Mover]]  # by table and match


def ended_after(connection: Connection, after: float, most: int) -> Sequence[RowMapping]:
    """At most so many matches that ended after a moment, the first of them first."""
    return connection.execute(AFTER, {"after": after, "most": most}).mappings().all()


def movers_between(connection: Connection, first: float, last: float) -> Movers:
    """Who has moved in the matches that ended from one moment to another."""
    return _movers(connection.execute(MOVERS, {"first": first, "last": last}).all())


def contests_at(connection: Connection, tables: Sequence[int], last: float) -> list[Contest]:
    """The matches that had ended at these tables by a moment."""
    movers = _movers(connection.execute(MOVERS_AT, {"tables": tables}).all())
    rows = connection.execute(AT, {"tables": tables, "last": last}).mappings()
    found = (contest_of(row, movers[row["table"], row["number"]]) for row in rows)
    return [contest for contest in found if contest is not None]


def contest_of(row: RowMapping, movers: Sequence[Mover]) -> Contest | None:
    """What a match is to ratings; None for one that is nothing to them."""
    outcome = codec.outcome_from(row["outcome"])
    assert outcome is not None
    own = row["rated"] and row["own"]
    return rating.contest(row["game"], row["setup"], outcome, movers, own)


def _movers(rows: Sequence[tuple[int, int, int, str | None]]) -> Movers:
    found: Movers = defaultdict(list)
    for table, match, seat, who in rows:
        found[table, match].append((seat, who or ""))
    return found
