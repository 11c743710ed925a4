"""The moves of Triominos: a tile is laid, drawn, or the turn passed; rounds end and begin."""

import re
from dataclasses import replace

from engines import duplicate
from engines.game import Event, Form, IllegalMove, InvalidMove, Seat, phrase
from engines.recent import recent
from engines.triominos import ending, sheet
from engines.triominos.board import Board, Fit
from engines.triominos.bonus import bonus
from engines.triominos.setup import Hand, TriominosSetup, beginner, dealt, piles
from engines.triominos.state import DRAW, NEXT, PASS, TriominosState
from engines.triominos.tiles import TILES, is_tile, is_triple, value

PER_DRAW = -5
PER_PASS = -10
TRIPLE = 10
ZEROS = 40
BRIDGE = 40
HEXAGON = 50
PLACES = tuple(map(str, range(1, len(TILES) + 3)))  # one, then three; each tile adds one at most
KINDS: tuple[Form, ...] = ((TILES, PLACES), ((DRAW, PASS, NEXT),))
_LAY = re.compile(r"(?P<tile>[0-5]{3})\.(?P<place>[1-9][0-9]{0,2})")


def begin(setup: TriominosSetup) -> TriominosState:
    """The state before the first move: the first round, dealt."""
    hands, market = dealt(setup, 1)
    first = beginner(hands)
    state = TriominosState(setup, Board(), hands, market, first, (), piles=piles(setup))
    return _opened(state, first, "highest")


@recent
def play(state: TriominosState, move: str) -> TriominosState:
    """The state after ``move``: ``125.4``, ``draw``, ``pass`` or ``next``. Raises InvalidMove,
    IllegalMove."""
    _check(state, move)
    if state.turn is None:
        return _next_round(state)
    if move == DRAW:
        return _draw(state, state.turn)
    if move == PASS:
        return _pass(state, state.turn)
    return _lay(state, state.turn, next(fit for fit in state.fits if fit.move == move))


def points(before: Board, fit: Fit) -> int:
    """What laying ``fit`` scores at once, going out aside."""
    return sum(int(event["points"]) for event in _earned(before, 0, fit))


def _lay(state: TriominosState, seat: Seat, fit: Fit) -> TriominosState:
    hand = tuple(tile for tile in state.hands[seat] if tile != fit.tile)
    laid = replace(
        state,
        board=state.board.lay(fit.laid(seat, state.ply + 1)),
        hands=_with(state.hands, seat, hand),
        passes=0,
        drawer=None,
        drawn=(),
        last=state.last if state.drawing else (),
    )
    earned = _earned(state.board, seat, fit)
    if hand:
        return _turned(_told(laid, earned), seat)
    return _closed(laid, (*earned, *ending.gone_out(laid.hands, seat)), seat, ending.OUT)


def _draw(state: TriominosState, seat: Seat) -> TriominosState:
    at = duplicate.place(state.piles, seat) if state.piles else 0
    tile, market = state.market[at], state.market[:at] + state.market[at + 1 :]
    drawn = (*state.drawn, tile) if state.drawing else (tile,)
    told = _told(state, (_drew(seat, 1),))
    return replace(
        told,
        hands=_with(state.hands, seat, (*state.hands[seat], tile)),
        market=market,
        piles=duplicate.without(state.piles, at),
        drawer=seat,
        drawn=drawn,
        last=(_drew(seat, len(drawn)),),
    )


def _drew(seat: Seat, count: int) -> Event:
    return phrase("drew", seat=seat, count=count, points=PER_DRAW * count)


def _pass(state: TriominosState, seat: Seat) -> TriominosState:
    after = replace(state, passes=state.passes + 1)
    passed = phrase("passed", seat=seat, points=PER_PASS)
    if after.passes < state.setup.seats:
        return _turned(_told(after, (passed,)), seat)
    winner = ending.lowest(after.hands)
    events = (passed, *ending.blocked_for(after.hands, winner))
    return _closed(after, events, winner, ending.BLOCKED)


def _next_round(state: TriominosState) -> TriominosState:
    hands, market = dealt(state.setup, state.sheet.number + 1)
    winner = state.sheet.winner
    first = beginner(hands) if winner is None else winner
    after = TriominosState(
        state.setup,
        Board(),
        hands,
        market,
        first,
        state.sheets,
        ply=state.ply + 1,
        piles=piles(state.setup),
    )
    return _opened(after, first, "highest" if winner is None else "won")


def _opened(state: TriominosState, first: Seat, why: str) -> TriominosState:
    blank = sheet.blank(len(state.sheets) + 1, first, state.setup.seats)
    event = phrase("round", number=blank.number, first_seat=first, why=why)
    return replace(state, sheets=(*state.sheets, blank), last=(event,))


def _told(state: TriominosState, events: tuple[Event, ...]) -> TriominosState:
    """The state one move on, with its ``events`` booked and added to what happened."""
    booked = (*state.sheets[:-1], state.sheet.booked(events))
    return replace(state, sheets=booked, last=(*state.last, *events), ply=state.ply + 1)


def _turned(state: TriominosState, seat: Seat) -> TriominosState:
    """The turn of the seat after ``seat``."""
    return replace(state, turn=(seat + 1) % state.setup.seats)


def _closed(
    state: TriominosState, events: tuple[Event, ...], winner: Seat | None, ended: str
) -> TriominosState:
    """The round over by a move that had these ``events``."""
    told = _told(state, events)
    done = replace(told.sheet, winner=winner, ended=ended)
    after = replace(told, sheets=(*told.sheets[:-1], done), turn=None)
    return replace(after, last=(*after.last, *_told_at_the_end(after)))


def _told_at_the_end(state: TriominosState) -> tuple[Event, ...]:
    number, winner = state.sheet.number, state.sheet.winner
    if winner is None:
        result = phrase("nobody", number=number)
    else:
        result = phrase("won", seat=winner, number=number)
    events = [*ending.shown(state.hands), result]
    for seat, (scored, total) in enumerate(zip(state.sheet.totals, state.score, strict=True)):
        events.append(phrase("stands", seat=seat, scored=scored, total=total))
    if max(state.score) >= state.setup.target and state.tied:
        events.append(phrase("tied", total=max(state.score)))
    return tuple(events)


def _earned(before: Board, seat: Seat, fit: Fit) -> tuple[Event, ...]:
    """What laying ``fit`` brings, in parts."""
    found = bonus(before, fit.cell)
    laid = phrase("laid", seat=seat, tile=fit.tile, place=fit.place, points=value(fit.tile))
    events = [laid] if before.laid else [laid, *_opening(seat, fit.tile)]
    if found.bridges:
        events.append(phrase("bridge", seat=seat, points=BRIDGE))
    if found.hexagons:
        count = len(found.hexagons)
        events.append(phrase("hexagon", seat=seat, count=count, points=HEXAGON * count))
    return tuple(events)


def _opening(seat: Seat, tile: str) -> tuple[Event, ...]:
    """What the first tile of a round earns besides its digits."""
    if not is_triple(tile):
        return ()
    if value(tile) == 0:
        return (phrase("zeros", seat=seat, points=ZEROS),)
    return (phrase("triple", seat=seat, points=TRIPLE),)


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _check(state: TriominosState, move: str) -> None:
    if move in state.moves:
        return
    lay = _LAY.fullmatch(move)
    if move not in (DRAW, PASS, NEXT) and not (lay and is_tile(lay["tile"])):
        raise InvalidMove(move, "not a tile and a place, draw, pass or next")
    raise IllegalMove(move, _why_not(state, move))


def _why_not(state: TriominosState, move: str) -> str:
    if state.outcome:
        return "the match is over"
    if state.turn is None:
        return "the round is over"
    if move == NEXT:
        return "the round is not over"
    if move in (DRAW, PASS):
        return "a tile fits" if state.fits else _market_says(state)
    return _misfit(state, *move.split("."))


def _market_says(state: TriominosState) -> str:
    return "there are tiles to draw" if state.market else "there is no tile to draw"


def _misfit(state: TriominosState, tile: str, place: str) -> str:
    hand = state.hands[state.turn or 0]
    if tile not in hand:
        return f"{tile} is not in the hand"
    if all(spot.place != place for spot in state.board.spots):
        return f"there is no place {place}"
    return f"{tile} does not fit there"
