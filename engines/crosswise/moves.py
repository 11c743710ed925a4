"""Moves: ``red.c4``, ``move.a1.b2``, ``remove.c4``, ``replace.red.c4``, ``swap.a1.f6``, ``pass``.

A swap is the same in either order of its cells, and both orders are legal, so that a player may
press either cell first.
"""

from engines import path
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import CELLS, COLOURS, PLACE, SPECIALS, Board
from engines.game import Form, InvalidMove

PASS = "pass"  # noqa: S105

FORMS: dict[str, tuple[tuple[str, ...], ...]] = {
    **dict.fromkeys(COLOURS, (CELLS,)),
    "move": (CELLS, CELLS),
    "remove": (CELLS,),
    "replace": (COLOURS, CELLS),
    "swap": (CELLS, CELLS),
    PASS: (),
}
"""What must follow each first choice."""

KINDS: tuple[Form, ...] = tuple(((first,), *rest) for first, rest in FORMS.items())
"""Every kind of move."""


def parse(move: str) -> tuple[str, ...]:
    """The choices of a move. Raises InvalidMove for text that no hand and no board makes a move."""
    first, *rest = path.split(move) or ("",)
    form = FORMS.get(first)
    if form is None:
        raise InvalidMove(move, f"there is no stone “{first}”")
    if len(rest) != len(form):
        raise InvalidMove(move, f"{first} takes {len(form)} more choices")
    for choice, choices in zip(rest, form, strict=True):
        if choice not in choices:
            raise InvalidMove(move, f"“{choice}” cannot follow")
    return (first, *rest)


def legal(state: CrosswiseState) -> tuple[str, ...]:
    """All moves of the seat to move, stone by stone in the order of its hand; ``("pass",)`` when
    no stone can be played. The match must not be over."""
    hand = state.hands[state.turn]
    empty = tuple(CELLS[place] for place, stone in enumerate(state.board) if stone is None)
    taken = tuple(CELLS[place] for place, stone in enumerate(state.board) if stone is not None)
    moves: list[str] = []
    for stone in dict.fromkeys(hand):
        moves += _with(stone, hand, empty, taken)
    return tuple(moves) or (PASS,)


def _with(
    stone: str, hand: tuple[str, ...], empty: tuple[str, ...], taken: tuple[str, ...]
) -> list[str]:
    """The moves that play ``stone`` on a board with these ``empty`` and ``taken`` cells."""
    match stone:
        case "move":
            return [f"move.{cell}.{to}" for cell in taken for to in empty]
        case "remove":
            return [f"remove.{cell}" for cell in taken]
        case "replace":
            own = [colour for colour in dict.fromkeys(hand) if colour in COLOURS]
            return [f"replace.{colour}.{cell}" for colour in own for cell in taken]
        case "swap":
            return [f"swap.{cell}.{other}" for cell in taken for other in taken if cell != other]
    return [f"{stone}.{cell}" for cell in empty]


def objection(state: CrosswiseState, choices: tuple[str, ...]) -> str:
    """Why the move that ``parse`` has split cannot be played now; empty when it can."""
    stone, *rest = choices
    hand = state.hands[state.turn]
    if stone == PASS:
        return "there is a stone to play" if playable(hand, state.board) else ""
    if stone not in hand:
        return f"there is no {stone} in the hand"
    cells = [choice for choice in rest if choice in PLACE]
    for colour in rest:
        if colour not in PLACE and colour not in hand:
            return f"there is no {colour} in the hand"
    if len(set(cells)) < len(cells):
        return f"{cells[0]} is named twice"
    return _cells_objection(state.board, cells, _wanted(stone))


def _wanted(stone: str) -> tuple[bool, ...]:
    """For each cell that a move with ``stone`` names, whether a stone must lie there."""
    forms = {"move": (True, False), "swap": (True, True), "remove": (True,), "replace": (True,)}
    return forms.get(stone, (False,))


def _cells_objection(board: Board, cells: list[str], wanted: tuple[bool, ...]) -> str:
    for cell, taken in zip(cells, wanted, strict=True):
        if taken != (board[PLACE[cell]] is not None):
            return f"{cell} is empty" if taken else f"{cell} is taken"
    return ""


def playable(hand: tuple[str, ...], board: Board) -> bool:
    """Whether any stone of ``hand`` can be played. A match that goes on has an empty cell, so a
    colour can; specials need stones to act on."""
    if any(stone in COLOURS for stone in hand):
        return True
    return any(stone not in stuck(board) for stone in hand)


def stuck(board: Board) -> tuple[str, ...]:
    """The kinds of special that a hand without colours cannot play on this board."""
    lying = 36 - board.count(None)
    if lying == 0:
        return SPECIALS
    return ("replace", "swap") if lying == 1 else ("replace",)
