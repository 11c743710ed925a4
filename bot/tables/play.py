"""While matches are played: dealing, moving, what follows by itself, resigning, the next match."""

from dataclasses import replace
from typing import Any

from bot.errors import BadRequest, NotSeated, NotYourTurn, WrongMove, WrongTime
from bot.people import Person
from bot.tables import lobby, series
from bot.tables.table import Chair, Match, Series, Status, Table
from engines import GAMES
from engines.game import LEVELS, Outcome, Seat, View
from engines.path import join
from engines.replay import to_move

PAUSE = 30.0  # seconds until the next match or round is dealt by itself
STAND_IN = "casual"  # the level of a computer player that takes over a seat


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
        match=Match(number, setup, seed),
        due=None,
    )
    return _followed(after, state, now)


def seat_for(table: Table, view: View, person: Person) -> Seat:
    """The seat that ``person`` moves for now. Raises NotSeated or NotYourTurn."""
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    if view.turn is None or view.outcome is not None:
        raise WrongTime
    if view.turn not in seats:
        raise NotYourTurn(seat=view.turn, table=table.code)
    return view.turn


def moved(table: Table, state: Any, view: View, path: tuple[str, ...], now: float) -> Table:
    """With the move ``path`` of the seat in turn, and all that follows from it by itself. ``view``
    is that seat's. Raises WrongMove."""
    move = join(path)
    if move not in view.moves:
        raise WrongMove(move=move or "-")
    return _played(table.changed(), state, move, now)


def continued(table: Table, state: Any, view: View, now: float) -> Table:
    """With the move taken that was waiting for a press: the next round."""
    if not (view.follow and view.waits):
        raise WrongTime
    return _played(table.changed(), state, view.follow, now)


def _played(table: Table, state: Any, move: str, now: float) -> Table:
    assert table.match is not None
    match = replace(table.match, moves=(*table.match.moves, move))
    after = GAMES[table.game].play(state, move)
    return _followed(replace(table, match=match, due=None), after, now)


def _followed(table: Table, state: Any, now: float) -> Table:
    """Takes every move that needs no decision, sets the clock for one that waits, and closes the
    match when it is over."""
    game = GAMES[table.game]
    public = game.view(state, None)
    if public.outcome is not None:
        return _finished(table, public.outcome, now)
    view = to_move(game, state)
    if view.follow and view.waits:
        return replace(table, due=now + PAUSE)
    if view.follow:
        return _played(table, state, view.follow, now)
    return table


def _finished(table: Table, outcome: Outcome, now: float) -> Table:
    assert table.match is not None
    after = replace(
        table,
        match=replace(table.match, outcome=outcome),
        series=replace(table.series, results=(*table.series.results, outcome)),
    )
    if series.is_over(after.series, len(table.chairs)):
        return replace(after, status=Status.OVER, due=None)
    return replace(after, due=now + PAUSE)


def resigned(table: Table, view: View, person: Person, now: float) -> Table:
    """Without ``person``: where two sides play the other one wins the match, where more do a
    computer player takes the seats over."""
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    if table.status is not Status.PLAYING or view.outcome is not None or match_over(table):
        raise WrongTime
    sides = side_names(view, len(table.chairs))
    if len(set(sides)) == 2:
        loser = view.turn if view.turn in seats and view.turn is not None else seats[0]
        outcome = series.resigned(loser, sides, view.score)
        return _finished(table.changed(), outcome, now)
    chairs = tuple(
        Chair("", level=STAND_IN) if seat in seats else chair
        for seat, chair in enumerate(table.chairs)
    )
    return table.changed(chairs=chairs)


def replaced(table: Table, person: Person, seat: Seat, level: str) -> Table:
    """With a computer player of ``level`` on ``seat``: everybody may leave their own seat to one,
    the host any seat. Whoever sat there can come back."""
    if not table.answers_to(person.key):
        raise NotSeated
    if table.status is not Status.PLAYING:
        raise WrongTime
    if seat >= len(table.chairs) or level not in LEVELS:
        raise BadRequest(text=f"{seat + 1} {level}")
    chair = table.chairs[seat]
    if chair.person != person.key:
        lobby.host_only(table, person)
    if chair.level == level:
        return table  # the same press once more
    taken = Chair(chair.name, level=level, former=chair.person or chair.former)
    return _with_chair(table, seat, taken)


def returned(table: Table, person: Person) -> Table:
    """With ``person`` back on the seat that a computer player has taken over."""
    seat = next((s for s, chair in enumerate(table.chairs) if chair.former == person.key), None)
    if seat is None:
        raise NotSeated
    return _with_chair(table, seat, lobby.chair_of(person))


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    return table.changed(chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def rematched(table: Table, person: Person, seed: str, now: float) -> Table:
    """With a new series between the same seats."""
    if not table.answers_to(person.key):
        raise NotSeated
    if table.status is not Status.OVER:
        raise WrongTime
    old = table.series
    fresh = replace(table, series=Series(old.kind, old.length, old.first))
    return dealt(fresh, seed, now)


def over(view: View, outcome: Outcome | None) -> View:
    """The view of a match with this outcome. The rules do not know of one that somebody has given
    up: to them it goes on."""
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
        outcome=outcome,
    )


def match_over(table: Table) -> bool:
    """Whether the latest match has an outcome."""
    return table.match is not None and table.match.outcome is not None


def side_names(view: View, seats: int) -> tuple[str, ...]:
    """The side of each seat; in a game without sides everybody is their own."""
    return view.sides or tuple(str(seat) for seat in range(seats))
