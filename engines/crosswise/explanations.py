"""What is told of the things that can be seen: lines, stones, the bag, the discards."""

from engines.crosswise.questions import line, store
from engines.crosswise.scoring import LineScore
from engines.crosswise.stones import COLOURS, COLUMNS, PLACE, ROWS, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import Phrase, phrase
from engines.path import next_choices

SUPPLY, STORE, SUMS, LINE, HELD = "supply", "store", "sums", "line", "held"


def explained(view: CrosswiseView) -> tuple[str, ...]:
    """The bag, the discards, a line of each team, the sums, the last move, and of the own stones
    one of each kind."""
    columns, rows = view.lines.columns, view.lines.rows
    best = COLUMNS[_best(columns)], ROWS[_best(rows)]
    lines = (f"{LINE}.{name}" for name in best)
    return (SUPPLY, STORE, *lines, SUMS, *view.brackets[:1], *_own(view))


def _best(lines: tuple[LineScore, ...]) -> int:
    """The place of the line with most points, of equal ones the first."""
    return max(range(len(lines)), key=lambda at: lines[at].points)


def _own(view: CrosswiseView) -> tuple[str, ...]:
    kinds = ["colour" if stone in COLOURS else stone for stone in view.hand]
    return tuple(
        f"{HELD}.{slot}" for slot, kind in enumerate(kinds, 1) if kinds.index(kind) == slot - 1
    )


def explain(view: CrosswiseView, name: str) -> tuple[Phrase, ...]:
    """What the thing of this name is, and why it is so now; () for none."""
    subject, _, part = name.partition(".")
    match subject:
        case "supply":
            return (phrase("alt-bag", count=view.bag),)
        case "store":
            return _discards(view, part)
        case "sums":
            return phrase("what-sums"), phrase("aid-six")
        case "line":
            return _line(view, part)
        case "held":
            return _held(view, part)
    return _cell(view, name) if name in PLACE else ()


def _discards(view: CrosswiseView, kind: str) -> tuple[Phrase, ...]:
    what = phrase("what-store")
    return (_special(view, kind), what) if kind in SPECIALS else (what,)


def _line(view: CrosswiseView, name: str) -> tuple[Phrase, ...]:
    known = {
        **{each: ("column", at) for at, each in enumerate(COLUMNS)},
        **{each: ("row", at) for at, each in enumerate(ROWS)},
    }
    if name not in known:
        return ()
    code, at = known[name]
    score = (view.lines.columns if code == "column" else view.lines.rows)[at]
    now = line(code, name, score) if score.points else phrase("why-nothing")
    return phrase(f"what-{code}"), now


def _held(view: CrosswiseView, number: str) -> tuple[Phrase, ...]:
    if not number.isdigit() or not 0 < int(number) <= len(view.hand):
        return ()
    stone = view.hand[int(number) - 1]
    what = _special(view, stone) if stone in SPECIALS else phrase("what-colour")
    dim = view.moves and stone not in next_choices(view.moves, ())
    return (what, phrase("why-dim")) if dim else (what,)


def _special(view: CrosswiseView, kind: str) -> Phrase:
    """What it does, with how many of its kind were played and are to come."""
    return next(each for each in store(view) if each["kind"] == kind)


def _cell(view: CrosswiseView, cell: str) -> tuple[Phrase, ...]:
    place = PLACE[cell]
    lines = (
        line("column", cell[0], view.lines.columns[place % 6]),
        line("row", cell[1], view.lines.rows[place // 6]),
    )
    last = [phrase("what-last")] if cell in view.brackets else []
    return (*last, *lines)
