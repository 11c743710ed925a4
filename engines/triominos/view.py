"""What a seat, or everybody, sees of a match of Triominos: own tiles, and of all others only
counts."""

from dataclasses import dataclass
from itertools import takewhile
from typing import ClassVar

from engines.game import Event, Phrase, Seat, View
from engines.recent import recent
from engines.triominos.board import Corner, Fit, Laid, Spot
from engines.triominos.bonus import Bonus, bonus
from engines.triominos.setup import Hand
from engines.triominos.sheet import KIND_OF, RoundSheet
from engines.triominos.state import DRAW, NEXT, PASS, TriominosState


@dataclass(frozen=True, kw_only=True)
class TriominosView(View):
    """The board with its places, the own tiles, counts of all others, and the score sheet.

    ``hand`` are the own tiles by slot; slots keep their order and drawn tiles come last.
    ``places`` are the names of ``spots``. Between two rounds ``turn`` is None and ``follow``
    is ``next``.
    """

    game: ClassVar[str] = "triominos"

    laid: tuple[Laid, ...] = ()  # the tiles of this round, in turn
    spots: tuple[Spot, ...] = ()  # the free places with their cells; () while nobody is to move
    fits: tuple[
        Fit, ...
    ] = ()  # where own tiles can be laid now; () when it is not this seat's turn
    drawn: tuple[str, ...] = ()  # own tiles drawn last, until somebody lays; hidden from others
    market: int = 0  # tiles still to be drawn
    hexagons: tuple[Corner, ...] = ()  # centres of those that the last laid tile completed
    bridges: tuple[Corner, ...] = ()  # where the last laid tile's bridge touches
    gain: int = 0  # what the last tile, or else the last draws, brought the seat that moved
    number: int = 1  # the round, from 1
    target: int = 200  # the points that end the match
    sheet: tuple[RoundSheet, ...] = ()  # every round so far, this one included
    left: tuple[tuple[str, ...], ...] = ()  # everybody's tiles when a round is over, else ()


@recent
def view(state: TriominosState, seat: Seat | None) -> TriominosView:
    """What ``seat`` may see; None: what everybody may."""
    moving = seat is not None and seat == state.turn
    spots = () if state.turn is None else state.board.spots
    earned = _last_bonus(state)
    return TriominosView(
        seat=seat,
        turn=state.turn,
        moves=state.moves if moving else (),
        hand=() if seat is None else state.hands[seat],
        hands=tuple(map(len, state.hands)),
        acts=_acts(state),
        places=tuple(spot.place for spot in spots),
        score=state.score,
        handicap=state.setup.handicap,
        last=_last(state, seat),
        retells=state.retells,
        follow=_follow(state, moving),
        waits=state.turn is None and state.outcome is None,
        report="round",
        outcome=state.outcome,
        laid=state.board.laid,
        spots=spots,
        fits=state.fits if moving else (),
        drawn=state.drawn if _drew(state, seat) else (),
        market=len(state.market),
        hexagons=earned.hexagons,
        bridges=earned.bridges,
        gain=_gain(state.last),
        number=state.sheet.number,
        target=state.setup.target,
        sheet=state.sheets,
        left=_left(state),
    )


def _acts(state: TriominosState) -> tuple[str, ...]:
    """Drawing, which may be due after the first tile whatever the hand is. A pass is never
    pressed: it follows by itself."""
    due = state.turn is not None and state.board.laid and state.market
    return (DRAW,) if due else ()


def _follow(state: TriominosState, moving: bool) -> str:
    """``next`` for all; to the seat to move a pass, and every draw after the first of a turn.
    Nobody else may learn in advance that nothing fits."""
    if state.turn is None:
        return "" if state.outcome else NEXT
    if not moving or state.fits:
        return ""
    if state.market:
        return DRAW if state.drawing else ""
    return PASS


def _drew(state: TriominosState, seat: Seat | None) -> bool:
    return seat is not None and seat == state.drawer


def _last(state: TriominosState, seat: Seat | None) -> tuple[Event, ...]:
    """What happened; whoever drew is told which tiles."""
    if not _drew(state, seat):
        return state.last
    tiles = " ".join(state.drawn)
    return tuple(
        Phrase("drew-own", (*event.params, ("tiles", tiles))) if event.code == "drew" else event
        for event in state.last
    )


def _gain(last: tuple[Event, ...]) -> int:
    """What the last tile, or else the last draws, brought the seat that moved."""
    earning = [event for event in last if event.code in KIND_OF]
    start = next((at for at, event in enumerate(earning) if event.code == "laid"), 0)
    own = takewhile(lambda event: event["seat"] == earning[start]["seat"], earning[start:])
    return sum(int(event["points"]) for event in own)


def _left(state: TriominosState) -> tuple[Hand, ...]:
    return state.hands if state.turn is None else ()


def _last_bonus(state: TriominosState) -> Bonus:
    laid = state.board.laid
    return bonus(state.board, laid[-1].cell) if laid else Bonus()
