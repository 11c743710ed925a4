"""Positions of Crosswise written down: a board as six rows of letters, hands as words."""

import pytest

from engines.crosswise.rules import play
from engines.crosswise.state import CrosswiseState
from engines.crosswise.stones import Board
from engines.game import IllegalMove

LETTERS = {
    "r": "red",
    "y": "yellow",
    "b": "blue",
    "p": "purple",
    "k": "black",
    "w": "white",
    "-": None,
}
EMPTY = "------ ------ ------ ------ ------ ------"
TWO = "r---y- ------ ------ ------ ------ ------"

EXAMPLE = "rkyppr bkyppb bwwwww rpybwk rkbypr rkpwyb"
"""A full board whose columns make 4+2, 4, 3, 2+2, 3+2, 2+2 and whose rows make 2+2, 2+2, 5, six
different, 2, six different."""


def board(rows: str) -> Board:
    """``"r----- -y---- …"``: six rows of six letters, ``-`` for an empty cell."""
    entries = tuple(LETTERS[letter] for row in rows.split() for letter in row)
    assert len(entries) == 36
    return entries


def position(
    rows: str,
    *hands: str,
    bag: str = "",
    first: int = 0,
    store: str = "",
    known: tuple[str, ...] = (),
) -> CrosswiseState:
    """A state with these hands and seat ``first`` to move; the bag is drawn from its end."""
    return CrosswiseState(
        first=first,
        board=board(rows),
        hands=tuple(tuple(hand.split()) for hand in hands),
        bag=tuple(bag.split()),
        store=tuple(store.split()),
        known=tuple(tuple(stones.split()) for stones in known) or ((),) * len(hands),
    )


THREE_LEFT = position(
    "pbrrrp kbbrbb p-ww-w ppryky ybrwkk wwkwky",
    "yellow remove purple red",
    "purple black yellow blue",
    bag="yellow",
    first=1,
    store="move move remove move swap swap replace remove replace swap replace",
)
"""Three turns are left and one stone is in the bag. Where replies are guessed by how they look,
another move seems better than the best."""


def letters(state: CrosswiseState) -> str:
    """The board of a state as it would be written down."""
    names = {stone: letter for letter, stone in LETTERS.items()}
    rows = (state.board[start : start + 6] for start in range(0, 36, 6))
    return " ".join("".join(names[stone] for stone in row) for row in rows)


def refuse(state: CrosswiseState, move: str, why: str) -> None:
    """Check that ``move`` cannot be played now, and that the error names it and says ``why``."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move)
    assert caught.value.move == move
    assert why in caught.value.why
