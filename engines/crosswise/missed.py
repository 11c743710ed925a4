"""What a better move would have brought at once."""

from engines.crosswise import moves
from engines.crosswise.preview import after
from engines.crosswise.scoring import LineScore, ScoringGroup, score
from engines.crosswise.view import CrosswiseView
from engines.game import Phrase, phrase

LEAST = 2  # points that are worth a word


def missed(view: CrosswiseView, played: str, better: str) -> Phrase | None:
    """``six``: the better move makes six of a kind and wins. ``line``: it makes another group in an
    own line, and more points than the move played. ``block``: it takes more points from the other
    team. None for all else."""
    own, others = _lines(view, "")
    (own_played, others_played), (own_better, others_better) = (
        _lines(view, move) for move in (played, better)
    )
    group = _made(own, own_better)
    if any(line.six for line in own_better):
        return phrase("six")
    if group is not None and _sum(own_better) - _sum(own_played) >= LEAST:
        return phrase("line", kind=group.kind, points=group.points)
    taken = _sum(others) - _sum(others_better)
    spared = _sum(others_played) - _sum(others_better)
    return phrase("block", points=taken) if taken > 0 and spared >= LEAST else None


_Lines = tuple[LineScore, ...]


def _lines(view: CrosswiseView, move: str) -> tuple[_Lines, _Lines]:
    """The own lines and those of the other team after a move, "" for none."""
    lines = score(after(view, moves.parse(move))) if move else view.lines
    orange = view.turn is not None and view.sides[view.turn] == "orange"
    return (lines.columns, lines.rows) if orange else (lines.rows, lines.columns)


def _sum(lines: _Lines) -> int:
    return sum(line.points for line in lines)


def _made(before: _Lines, lines: _Lines) -> ScoringGroup | None:
    """The biggest group that was not there before."""
    pairs = zip(before, lines, strict=True)
    new = [part for old, line in pairs for part in line.parts if part not in old.parts]
    return max(new, key=lambda part: part.points, default=None)
