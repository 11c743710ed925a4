"""A position: the discs of both colours and who is to move, with its 65 characters of text."""

import re
from dataclasses import dataclass

from engines.game import IllegalMove, InvalidMove
from engines.reversi import board

BLACK = "black"
WHITE = "white"
_TEXT = re.compile(r"([XO-]{64})[\s/]?([XO])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Position:
    """The discs on the board as bits, and the colour to move."""

    black: int
    white: int
    colour: str = BLACK

    @property
    def own(self) -> int:
        """The discs of the colour to move."""
        return self.black if self.colour == BLACK else self.white

    @property
    def other(self) -> int:
        """The discs of the colour that is not to move."""
        return self.white if self.colour == BLACK else self.black

    @property
    def moves(self) -> int:
        """The cells where the colour to move may place a disc."""
        return board.moves(self.own, self.other)

    @property
    def over(self) -> bool:
        """Whether neither colour can move."""
        return not self.moves and not self.passed().moves

    def flips(self, placed: int) -> int:
        """The discs that turn when the colour to move places one on the bit ``placed``."""
        return board.flips(self.own, self.other, placed)

    def play(self, cell: str) -> "Position":
        """The position after a disc on ``cell``, with the other colour to move even when it will
        have to pass. Raises InvalidMove and IllegalMove."""
        if cell not in board.CELLS:
            raise InvalidMove(cell, "no cell of the board")
        placed = board.bit(cell)
        if self.over:
            raise IllegalMove(cell, "the match is over")
        if placed & (self.black | self.white):
            raise IllegalMove(cell, f"{cell} is taken")
        turned = board.flips(self.own, self.other, placed)
        if not turned:
            raise IllegalMove(cell, f"{cell} flips nothing")
        if self.colour == BLACK:
            return Position(self.black | turned | placed, self.white & ~turned, WHITE)
        return Position(self.black & ~turned, self.white | turned | placed, BLACK)

    def passed(self) -> "Position":
        """The same discs with the other colour to move."""
        return Position(self.black, self.white, WHITE if self.colour == BLACK else BLACK)

    def must_pass(self) -> bool:
        """Whether only the colour that is not to move has a move."""
        return not self.moves and bool(self.passed().moves)

    def __str__(self) -> str:
        discs = "".join(
            "X" if self.black >> place & 1 else "O" if self.white >> place & 1 else "-"
            for place in range(64)
        )
        return discs + ("X" if self.colour == BLACK else "O")


START = Position(
    black=board.bit("d5") | board.bit("e4"),
    white=board.bit("d4") | board.bit("e5"),
)


def parse(text: str) -> Position | None:
    """The position that 64 characters ``X``, ``O`` and ``-``, row by row from a1, and the side to
    move describe; None when ``text`` is not of that form."""
    match = _TEXT.fullmatch(text.strip())
    if match is None:
        return None
    discs, side = match[1].upper(), match[2].upper()
    black, white = (
        sum(1 << place for place, disc in enumerate(discs) if disc == colour) for colour in "XO"
    )
    return Position(black, white, BLACK if side == "X" else WHITE)
