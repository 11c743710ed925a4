"""While matches are played: dealing, moving, what follows by itself, resigning, the next match."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.errors import (
    BadRequest,
    NotOverdue,
    NotSeated,
    NotYourTurn,
    OwnTimeUp,
    WrongMove,
    WrongTime,
)
from bot.people import Person, is_gone
from bot.tables import clocks, lobby, series
from bot.tables.table import Chair, Maker, Match, Series, Status, Table, Turn, Undone
from engines import GAMES
from engines.game import Outcome, Seat, View
from engines.path import join
from engines.strength import is_level

PAUSE = 30.0  # seconds until the next match or round is dealt by itself
STAND_IN = "casual"  # the level of a computer player that takes over a seat
RESIGNED, CLAIMED = "resigned", "claimed"  # why a match ended that the rules do not end
AGREED, CALLED_OFF = "agreed", "called-off"
ENDED = "ended"  # by an operator of the server
WITHOUT_RESULT = frozenset({CALLED_OFF, ENDED})


def dealt(table: Table, seed: str, now: float) -> Table:
    """With a new match, begun by the seat whose turn it is."""
    game, seats = GAMES[table.game], len(table.chairs)
    options = lobby.deal_options(table)
    if table.match is not None and table.series.first is not None:
        first = series.next_first(table.series.first, seats)
        options[lobby.FIRST] = str(first + 1)
    setup = game.deal(seats, options, seed)
    state = game.start(setup)
    if table.match is None:
        first = game.view(state, None).turn or 0
    number = 0 if table.match is None else table.match.number + 1
    after = table.changed(
        status=Status.PLAYING,
        series=replace(table.series, first=first),
        match=Match(number, setup, seed, began=now, own=table.owned),
        due=None,
        turn=clocks.wound(table, seats, now),
    )
    return _followed(after, state, now)


def seat_for(table: Table, view: View, person: Person) -> Seat:
    """The seat that ``person`` moves for now. Raises NotSeated or NotYourTurn."""
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    if view.turn is None or view.outcome is not None:
        raise WrongTime(table.stage if match_over(table) else "")
    if view.turn not in seats:
        raise NotYourTurn(seat=view.turn, table=table.code)
    return view.turn


def moved(table: Table, state: Any, view: View, path: tuple[str, ...], now: float) -> Table:
    """With the move ``path`` of the seat in turn, and all that follows from it by itself. ``view``
    is that seat's. Raises WrongMove."""
    move = join(path)
    if move not in view.moves:
        raise WrongMove(move=move or "-")
    return _played(table.changed(), state, view.turn, move, now)


def continued(table: Table, state: Any, view: View, now: float) -> Table:
    """With the move taken that was waiting for a press: the next round."""
    if not (view.follow and view.waits):
        raise WrongTime
    return _played(table.changed(), state, view.turn, view.follow, now)


def _played(table: Table, state: Any, seat: Seat | None, move: str, now: float) -> Table:
    assert table.match is not None
    match = table.match
    maker = Maker(at=now)
    if seat is not None:
        chair = table.chairs[seat]
        maker = Maker(seat, chair.person or chair.level, now)
    match = replace(match, moves=(*match.moves, move), makers=(*_makers(match), maker))
    after = GAMES[table.game].play(state, move)
    return _followed(replace(table, match=match, due=None), after, now)


def _makers(match: Match) -> tuple[Maker, ...]:
    """Who made each move, also those that an older version did not note."""
    return match.makers + (Maker(),) * (len(match.moves) - len(match.makers))


def _followed(table: Table, state: Any, now: float) -> Table:
    """Takes every move that needs no decision, sets the clock for one that waits or for the seat
    that has to decide, and closes the match when it is over."""
    game = GAMES[table.game]
    public = game.view(state, None)
    if public.outcome is not None:
        return _finished(table, public.outcome, now)
    view = public if public.turn is None else game.view(state, public.turn)
    if view.follow and view.waits:
        return replace(clocks.turned(table, None, now), due=now + PAUSE)
    if view.follow:
        return _played(table, state, public.turn, view.follow, now)
    return clocks.turned(table, public.turn, now)


def _finished(table: Table, outcome: Outcome, now: float) -> Table:
    assert table.match is not None
    after = replace(
        clocks.turned(table, None, now),
        match=replace(table.match, outcome=outcome, ended=now),
        series=replace(table.series, results=(*table.series.results, outcome)),
    )
    if series.is_over(after.series, len(table.chairs)):
        return replace(after, status=Status.OVER, due=None)
    return replace(after, due=now + PAUSE)


def settled(table: Table, view: View, now: float) -> Table:
    """The table of an older version, at which nobody noted whose turn it is: it begins now. No
    change of what anybody sees."""
    seat = None if view.waits or match_over(table) else view.turn
    turn = replace(clocks.wound(table, len(table.chairs), now), seat=seat)
    return clocks.going(replace(table, turn=turn), now)


def resigned(table: Table, view: View, person: Person, now: float) -> Table:
    """Without ``person``: where two sides play the other one wins the match, where more do a
    computer player takes the seats over."""
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    in_match(table, view)
    sides = side_names(view, len(table.chairs))
    if len(set(sides)) == 2:
        loser = view.turn if view.turn in seats and view.turn is not None else seats[0]
        return _finished(table.changed(), series.lost(loser, sides, view.score, RESIGNED), now)
    after = _unasked(table, now)
    for seat in seats:
        after = _with_chair(after, seat, Chair(table.chairs[seat].name, level=STAND_IN), now)
    return after


def in_match(table: Table, view: View) -> None:
    """Raises WrongTime unless a match is on."""
    if table.status is not Status.PLAYING or view.outcome is not None or match_over(table):
        raise WrongTime(table.stage)


def claimed(table: Table, view: View, person: Person, now: float) -> Table:
    """Won by the side of ``person``, for the other one's time is up: with a clock, where persons
    alone play on two sides. Raises NotSeated, NotOverdue, OwnTimeUp, WrongTime."""
    check_overdue(table, person)
    if not can_claim(table, view, person.key):
        raise WrongTime
    assert table.turn.seat is not None
    sides = side_names(view, len(table.chairs))
    outcome = series.lost(table.turn.seat, sides, view.score, CLAIMED)
    return _finished(table.changed(), outcome, now)


def can_claim(table: Table, view: View, person: str) -> bool:
    """Whether the person with this key may claim the match."""
    turn, sides = table.turn, side_names(view, len(table.chairs))
    if turn.overdue is None or turn.seat is None or table.clock == clocks.NONE:
        return False
    if len(set(sides)) != 2 or any(chair.level for chair in table.chairs):
        return False
    seats = table.seats_of(person)
    return bool(seats) and all(sides[seat] != sides[turn.seat] for seat in seats)


def may_choose(table: Table, person: str) -> bool:
    """Whether the person with this key may decide what becomes of the overdue seat: everybody else
    who sits here."""
    turn, seats = table.turn, table.seats_of(person)
    if turn.overdue is None or turn.seat is None:
        return False
    return bool(seats) and table.chairs[turn.seat].person != person


def choosers(table: Table) -> tuple[str, ...]:
    """The keys of those who may decide on the overdue seat, by seat."""
    people = dict.fromkeys(chair.person for chair in table.chairs if chair.person)
    return tuple(person for person in people if may_choose(table, person))


def waited(table: Table, person: Person, now: float) -> Table:
    """With one more bonus for the overdue seat. Raises NotSeated, NotOverdue, OwnTimeUp."""
    check_overdue(table, person)
    return clocks.extended(table.changed(), now)


def check_overdue(table: Table, person: Person) -> None:
    """Raises NotSeated, NotOverdue or OwnTimeUp unless ``person`` may decide on the overdue
    seat."""
    if not table.seats_of(person.key):
        raise NotSeated
    if table.turn.overdue is None:
        raise NotOverdue
    if not may_choose(table, person.key):
        raise OwnTimeUp


def forfeited(table: Table, view: View, absent: Collection[Seat], now: float) -> Table:
    """Without those who have not come to a match: where two sides play the other one wins, where
    more do computer players take their seats, and where nobody has come it is called off."""
    in_match(table, view)
    if len(absent) == len(table.chairs):
        return called_off(table, view)
    sides = side_names(view, len(table.chairs))
    if len(set(sides)) == 2:
        loser = min(absent)
        return _finished(table.changed(), series.lost(loser, sides, view.score, CLAIMED), now)
    after = _unasked(table, now)
    for seat in absent:
        after = _with_chair(after, seat, Chair(table.chairs[seat].name, level=STAND_IN), now)
    return after


def drawn(table: Table, view: View, now: float) -> Table:
    """Ended as a draw that both sides have agreed to."""
    in_match(table, view)
    return _finished(table.changed(), Outcome((), view.score, AGREED), now)


def called_off(table: Table, view: View | None, reason: str = CALLED_OFF) -> Table:
    """Ended without a result, and with it the series; a lobby closes. ``view`` is everybody's."""
    if table.status is Status.LOBBY or table.match is None or view is None:
        return table.changed(status=Status.CLOSED, due=None, proposal=None, turn=Turn())
    match = table.match
    if match.outcome is None:
        match = replace(match, outcome=Outcome((), view.score, reason))
    turn = Turn(None, table.turn.since)
    return table.changed(status=Status.OVER, match=match, due=None, proposal=None, turn=turn)


def taken_back(table: Table, seat: Seat, keep: int, person: str, now: float) -> Table:
    """With the first ``keep`` moves standing, so that ``seat`` decides again."""
    assert table.match is not None
    match = table.match
    makers = _makers(match)
    undone = Undone(keep, match.moves[keep:], makers[keep:], person, now)
    shorter = replace(
        match,
        moves=match.moves[:keep],
        makers=makers[:keep] if match.makers else (),
        undone=(*match.undone, undone),
    )
    after = table.changed(match=shorter, due=None, proposal=None, refused=())
    return clocks.turned_back(after, seat, now)


def replaced(table: Table, seat: Seat, level: str, now: float) -> Table:
    """With a computer player of ``level`` on ``seat``. Whoever sat there can come back."""
    if table.status is not Status.PLAYING:
        raise WrongTime(table.stage)
    if not 0 <= seat < len(table.chairs) or not is_level(level):
        raise BadRequest(text=f"{seat + 1} {level}")
    chair = table.chairs[seat]
    if chair.level == level:
        return table  # the same press once more
    taken = Chair(chair.name, level=level, former=chair.person or chair.former, joined=chair.joined)
    return _with_chair(_unasked(table, now), seat, taken, now)


def returned(table: Table, person: Person, now: float) -> Table:
    """With ``person`` back on the seat that a computer player has taken over."""
    seat = next((s for s, chair in enumerate(table.chairs) if chair.former == person.key), None)
    if seat is None:
        raise NotSeated
    chair = replace(lobby.chair_of(person), joined=table.chairs[seat].joined)
    return _with_chair(_unasked(table, now), seat, chair, now)


def _unasked(table: Table, now: float) -> Table:
    """A change without what was proposed before; the clock that stood for it goes on."""
    return clocks.going(table.changed(proposal=None), now)


def _with_chair(table: Table, seat: Seat, chair: Chair, now: float) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    after = replace(table, chairs=chairs)
    if table.match is not None and table.match.outcome is None:  # it counts for nobody any more
        after = replace(after, match=replace(table.match, own=False))
    return clocks.seated_anew(after, seat, now)


def rematched(table: Table, person: Person, seed: str, now: float) -> Table:
    """With a new series between the same seats."""
    if not table.answers_to(person.key):
        raise NotSeated
    if table.status is not Status.OVER:
        raise WrongTime(table.stage)
    old = table.series
    series = Series(old.kind, old.length, old.first)
    fresh = replace(table, series=series, proposal=None, paused=0.0)
    return dealt(_repopulated(fresh), seed, now)


def _repopulated(table: Table) -> Table:
    """With computer players on the seats of those who were forgotten."""
    chairs = tuple(
        Chair("", level=STAND_IN, joined=chair.joined) if is_gone(chair.person) else chair
        for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def over(view: View, outcome: Outcome | None) -> View:
    """The view of a match with this outcome. The rules do not know of one that somebody has given
    up: to them it goes on. One that was called off has no result that could be told."""
    if outcome is None or view.outcome is not None:
        return view
    return replace(
        view,
        turn=None,
        moves=(),
        offers=(),
        acts=(),
        places=(),
        follow="",
        waits=False,
        outcome=None if outcome.reason in WITHOUT_RESULT else outcome,
    )


def match_over(table: Table) -> bool:
    """Whether the latest match has an outcome."""
    return table.match is not None and table.match.outcome is not None


def latest_over(table: Table) -> int | None:
    """The number of the latest match of a table that is over."""
    if table.match is None:
        return None
    number = table.match.number if match_over(table) else table.match.number - 1
    return number if number >= 0 else None


def side_names(view: View, seats: int) -> tuple[str, ...]:
    """The side of each seat; in a game without sides everybody is their own."""
    return view.sides or tuple(str(seat) for seat in range(seats))
