"""Who stands on the ladder of everybody: whoever is rated against enough people whose own ratings
are sure. Guests in a browser cost nothing and the forgotten are nobody any more, so that all of
these together count as one."""

from collections.abc import Collection, Iterable

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    case,
    exists,
    false,
    literal,
    or_,
    select,
    update,
)

from bot.people import GONE, GUEST, LINKED
from bot.ratings.rating import PROOF, UNSURE
from bot.store.pending_names import current
from bot.store.schema import links, ratings, standings

Player = tuple[str, str]  # a person's key and a game

_rivals = ratings.alias("rivals")
_theirs = standings.alias("theirs")
_rival = current(_rivals.c.person, _rivals.c.table)
_met = ratings.join(
    _rivals,
    and_(
        _rivals.c.table == ratings.c.table,
        _rivals.c.match == ratings.c.match,
        _rivals.c.side != ratings.c.side,
    ),
).join(_theirs, and_(_theirs.c.game == ratings.c.game, _theirs.c.person == _rival))
_known = exists().where(links.c.person == _rival, links.c.account.not_like(f"{GUEST}:%"))
_nobody = or_(
    _rival.like(f"{GUEST}:%"),
    _rival.like(f"{GONE}:%"),
    and_(_rival.like(f"{LINKED}:%"), ~_known),
)
_own = ratings.c.person == bindparam("of"), ratings.c.game == bindparam("played")
SURE = (
    select(case((_nobody, literal("")), else_=_rival))
    .select_from(_met)
    .where(*_own, _theirs.c.sigma <= UNSURE)
    .distinct()
    .limit(PROOF)
)
UNPROVEN = select(_rival).select_from(_met).where(*_own, _theirs.c.proven == false()).distinct()


def note(connection: Connection, people: Iterable[Player]) -> None:
    """Writes who of these people stands there now."""
    for person, game in people:
        mine = standings.c.person == person, standings.c.game == game
        proven = len(connection.execute(SURE, {"of": person, "played": game}).all()) >= PROOF
        change = and_(*mine, standings.c.proven != proven)
        connection.execute(update(standings).where(change).values(proven=proven))


def met(connection: Connection, unproven: Collection[Player], sure: Collection[Player]) -> None:
    """Has a match count that has just been rated: ``unproven`` are those of its players who do not
    stand there yet, ``sure`` those whose ratings it has made sure, which may prove others."""
    found = set(unproven)
    for person, game in sure:
        rivals = connection.scalars(UNPROVEN, {"of": person, "played": game})
        found |= {(rival, game) for rival in rivals}
    note(connection, sorted(found))


def note_all(connection: Connection) -> None:
    """Writes of everybody who is rated whether they stand there."""
    rows = connection.execute(select(standings.c.person, standings.c.game)).all()
    note(connection, [(row.person, row.game) for row in rows])
