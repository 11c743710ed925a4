"""Positions of Crosswise, written in rows of letters."""

from engines.crosswise import view as views
from engines.crosswise.state import CrosswiseState, hand_size
from engines.crosswise.view import CrosswiseView
from engines.game import Event, phrase

BOARD = "wwwpbp kwy... rrb.r. k.y... rbbprb k.yy.."
LETTERS = {name[0]: name for name in ("red", "yellow", "blue", "purple", "white")} | {"k": "black"}
PLACED = phrase("placed", seat=1, colour="red", cell="e3")
HAND = ("blue", "red", "swap", "purple")


def state(
    rows: str = BOARD,
    hand: tuple[str, ...] = HAND,
    seats: int = 4,
    turn: int = 2,
    last: tuple[Event, ...] = (PLACED,),
) -> CrosswiseState:
    """A position with ``hand`` held by ``turn``, whose move it is; all others hold black."""
    hands = tuple(
        hand if seat == turn else ("black",) * hand_size(seats, seat) for seat in range(seats)
    )
    return CrosswiseState(
        first=0,
        board=tuple(LETTERS.get(letter) for letter in rows.replace(" ", "")),
        hands=hands,
        bag=("red",) * 10,
        store=("move", "replace", "replace", "swap"),
        known=((),) * seats,
        ply=turn,
        last=last,
    )


def seen(seat: int | None = None, **position: object) -> CrosswiseView:
    """What ``seat`` sees of a position, see ``state``."""
    return views.view(state(**position), seat)  # type: ignore[arg-type]
