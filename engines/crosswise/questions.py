"""What players may ask at any time: what combinations, specials, cells and lines are worth."""

from engines import path
from engines.crosswise.scoring import DIFFERENT, GROUPS, KINDS, LineScore
from engines.crosswise.stones import CELLS, COLUMNS, OF_SPECIAL, PLACE, ROWS, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import InvalidMove, Phrase, phrase

QUESTIONS = ("scoring", "store", "lines", *(f"cell.{cell}" for cell in CELLS))
"""Every question; all can be asked in every position."""


def answer(view: CrosswiseView, question: str) -> tuple[Phrase, ...]:
    """The answer to one of ``QUESTIONS``, a phrase a line. Raises InvalidMove."""
    if question not in QUESTIONS:
        raise InvalidMove(question, "there is no such question")
    subject, *cell = path.split(question)
    match subject:
        case "scoring":
            return scoring()
        case "store":
            return store(view)
        case "lines":
            return lines(view)
    return at_cell(view, cell[0])


def scoring() -> tuple[Phrase, ...]:
    """The scoring aid: who scores what, and what each combination in a line is worth."""
    groups = tuple(
        phrase("aid-group", kind=KINDS[size], points=points)
        for size, points in GROUPS.items()
        if size < 6
    )
    different = phrase("aid-group", kind="different", points=DIFFERENT)
    return (phrase("aid"), *groups, different, phrase("aid-sums"), phrase("aid-six"))


def store(view: CrosswiseView) -> tuple[Phrase, ...]:
    """For each kind of special how many were played, how many are to come and what it does."""
    counts = zip(SPECIALS, view.store, view.unseen, strict=True)
    return tuple(
        phrase("stored", kind=kind, played=played, unseen=unseen, of=OF_SPECIAL)
        for kind, played, unseen in counts
    )


def lines(view: CrosswiseView) -> tuple[Phrase, ...]:
    """Every line of both teams with what makes up its points, what each had before, and the two
    sums."""
    columns, rows = view.lines.columns, view.lines.rows
    orange, green = (
        (phrase("ahead", points=points),) if points else () for points in view.lines.ahead
    )
    return (
        *(line("column", name, score) for name, score in zip(COLUMNS, columns, strict=True)),
        *orange,
        phrase("sum-orange", points=view.lines.orange),
        *(line("row", name, score) for name, score in zip(ROWS, rows, strict=True)),
        *green,
        phrase("sum-green", points=view.lines.green),
    )


def at_cell(view: CrosswiseView, cell: str) -> tuple[Phrase, ...]:
    """What lies on a cell, and what the column and the row through it are worth now."""
    place = PLACE[cell]
    return (
        phrase("at-cell", cell=cell, colour=view.board[place] or "none"),
        line("column", cell[0], view.lines.columns[place % 6]),
        line("row", cell[1], view.lines.rows[place // 6]),
    )


def line(code: str, name: str, score: LineScore) -> Phrase:
    """A line's points and the parts that make them up. ``parts`` of the three numbered groups of
    parameters mean something; no line has more than three parts."""
    params: dict[str, str | int] = {
        "line": name,
        "points": score.points,
        "parts": len(score.parts),
    }
    for number in range(3):
        part = score.parts[number] if number < len(score.parts) else None
        params[f"kind{number + 1}"] = part.kind if part else "none"
        params[f"colour{number + 1}"] = (part and part.colour) or "none"
        params[f"points{number + 1}"] = part.points if part else 0
    return phrase(code, **params)
