"""What there is to say of somebody's last move: whether it cost much, and which was better."""

from collections.abc import Sequence

from msgspec import Struct

from bot.tables.table import Status, Table
from engines import GAMES
from engines.game import LEVELS, Phrase, Rated, Seat, View

TEACHERS = LEVELS[:2]  # the levels that say so


class OwnLast(Struct, frozen=True):
    """The last move that the ``person`` with this key decided at a table: in which match, which
    one of theirs from 1 on, those taken back too, at which ply from 0 on, and what it was."""

    table: str
    match: int
    person: str
    count: int
    ply: int
    move: str


class Tip(Struct, frozen=True):
    """The ``better`` move, by so many points, and what it would have brought at once, if that is
    known."""

    better: str
    cost: float
    brings: Phrase | None


def learner(table: Table) -> Seat | None:
    """The seat of the only person at a table whose other seats are computers that teach, where
    hints are allowed; None at any other table, and while no match is on."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    teachers = [chair for chair in table.chairs if chair.level in TEACHERS]
    alone = len(people) == 1 and len(people) + len(teachers) == len(table.chairs)
    on = table.status is Status.PLAYING and table.match is not None and not table.match.outcome
    return people[0] if alone and on and table.may_hint else None


def own_last(table: Table, person: str) -> OwnLast | None:
    """The person's last decision in the match that is on; None before the first."""
    match = table.match
    if match is None:
        return None
    own = [ply for ply, maker in enumerate(match.makers) if maker.who == person]
    if not own:
        return None
    back = [maker for undone in match.undone for maker in undone.makers if maker.who == person]
    ply, count = own[-1], len(own) + len(back)
    return OwnLast(table.code, match.number, person, count, ply, match.moves[ply])


def tip_of(view: View, played: str, rated: Sequence[Rated]) -> Tip | None:
    """The tip after a move of ``view``, of which all are ``rated``, the best first; None where it
    did not cost much."""
    game = GAMES[view.game]
    value = next((each.value for each in rated if each.move == played), None)
    if value is None or rated[0].value - value < game.costly:
        return None
    better = rated[0].move
    return Tip(better, rated[0].value - value, game.missed(view, played, better))
