"""The board of Crosswise in emoji."""

from engines.crosswise.stones import COLUMNS, ROWS
from engines.crosswise.view import CrosswiseView

EMOJI = {
    "red": "🔴",
    "yellow": "🟡",
    "blue": "🔵",
    "purple": "🟣",
    "black": "⚫",
    "white": "⚪",
    "move": "→",
    "remove": "⤓",
    "replace": "⇅",
    "swap": "⇄",
}
EMPTY = "🟫"
WIDE = str.maketrans("abcdef0123456789", "ａｂｃｄｅｆ０１２３４５６７８９")  # as wide as emoji


def text(view: CrosswiseView) -> str:
    """The board with every line's score at its end, then the sums; the own stones by slot."""
    columns = "".join(str(line.points) for line in view.lines.columns)
    rows = [_row(view, row) for row in range(len(ROWS))]
    lines = ["　" + "".join(COLUMNS).translate(WIDE), *rows, "　" + columns.translate(WIDE)]
    lines.append(f"🟠 {view.lines.orange}  🟢 {view.lines.green}")
    if view.hand:
        lines.append(hand(view))
    return "\n".join(lines)


def hand(view: CrosswiseView) -> str:
    """The own stones by slot: ``1 🔵  2 ⇄``."""
    return "  ".join(f"{slot} {EMOJI[stone]}" for slot, stone in enumerate(view.hand, 1))


def _row(view: CrosswiseView, row: int) -> str:
    """A row with its score behind it."""
    stones = (EMOJI[stone] if stone else EMPTY for stone in view.board[6 * row : 6 * row + 6])
    return f"{ROWS[row].translate(WIDE)}{''.join(stones)} {view.lines.rows[row].points}"
