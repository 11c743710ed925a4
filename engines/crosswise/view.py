"""What a seat, or everybody, may see of a match."""

from dataclasses import dataclass
from typing import ClassVar

from engines.crosswise import moves, outcome
from engines.crosswise.scoring import Score, score
from engines.crosswise.state import SIDES, CrosswiseState
from engines.crosswise.stones import CELLS, GRID, OF_SPECIAL, PLACE, SPECIALS, Board
from engines.game import Event, Seat, View
from engines.recent import recent


@dataclass(frozen=True, kw_only=True)
class CrosswiseView(View):
    """A match as seen from a seat, or with ``seat`` None by everybody.

    The cells of ``board`` are in the order of ``engines.crosswise.stones.CELLS``, row by row from
    a1; ``store`` and ``unseen`` count by kind in the order of ``SPECIALS``. ``hand`` holds the own
    stones as tokens, colours and kinds, in slots that stay where they are.
    """

    game: ClassVar[str] = "crosswise"

    board: Board  # 36 entries: a colour or None
    bag: int  # stones left in it
    store: tuple[int, ...]  # specials played: move, remove, replace, swap
    unseen: tuple[int, ...]  # specials of each kind still to come: in the bag or in a hand
    known: tuple[tuple[str, ...], ...]  # for each seat the stones that all saw enter its hand
    lines: Score  # .columns and .rows: a LineScore each; .orange and .green: the sums
    brackets: tuple[str, ...] = ()  # cells where the last move put stones
    pips: tuple[str, ...] = ()  # cells that the last move emptied
    sixes: tuple[str, ...] = ()  # lines of six equal stones that ended the match: "c", "4"


@recent
def view(state: CrosswiseState, seat: Seat | None) -> CrosswiseView:
    """What ``seat`` may see: its own hand, and of all others, the partner too, only counts."""
    result = outcome.outcome(state)
    turn = None if result else state.turn
    legal = moves.legal(state) if seat is not None and seat == turn else ()
    lines = score(state.board, state.ahead)
    totals = {"orange": lines.orange, "green": lines.green}
    sides = SIDES[: state.seats]
    played = tuple(state.store.count(kind) for kind in SPECIALS)
    brackets, pips = _marks(state.last)
    return CrosswiseView(
        seat=seat,
        turn=turn,
        moves=legal,
        hand=() if seat is None else state.hands[seat],
        hands=tuple(map(len, state.hands)),
        places=() if turn is None else CELLS,
        grid=GRID,
        contents=_contents(state.board),
        sides=sides,
        score=tuple(totals[side] for side in sides),
        handicap=state.handicap,
        last=state.last,
        retells=bool(state.passed),
        report="lines",
        follow="pass" if legal == ("pass",) else "",
        outcome=result,
        board=state.board,
        bag=len(state.bag),
        store=played,
        unseen=tuple(OF_SPECIAL - count for count in played),
        known=state.known,
        lines=lines,
        brackets=brackets,
        pips=pips,
        sixes=outcome.sixes(state.board),
    )


def _contents(board: Board) -> tuple[tuple[str, ...], ...]:
    return tuple([tuple([board[PLACE[cell]] or "" for cell in row]) for row in GRID])


FILLED = {
    "placed": ("cell",),
    "moved": ("to",),
    "replaced": ("cell",),
    "swapped": ("cell", "other"),
}
"""For each event the parameters that name cells where a stone now lies."""

EMPTIED = {"moved": ("cell",), "removed": ("cell",)}
"""For each event the parameters that name cells left empty."""


def _marks(last: tuple[Event, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cells filled and the cells emptied by what just happened."""
    filled = tuple(str(event[name]) for event in last for name in FILLED.get(event.code, ()))
    emptied = tuple(str(event[name]) for event in last for name in EMPTIED.get(event.code, ()))
    return filled, emptied
