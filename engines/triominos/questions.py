"""What players ask about a position: the score sheet, and what earns points."""

from engines.game import InvalidMove, Phrase, phrase
from engines.triominos import ending, rules
from engines.triominos.sheet import KINDS, RoundSheet
from engines.triominos.view import TriominosView

SHEET = "sheet"
SCORING = "scoring"
ROUND = "round"
QUESTIONS = (SHEET, SCORING)


def answer(view: TriominosView, question: str) -> tuple[Phrase, ...]:
    """The answer to one of ``QUESTIONS`` or to ``ROUND``, a phrase a line. Raises InvalidMove."""
    if question == SHEET:
        return _sheet(view, view.sheet)
    if question == ROUND:
        return _sheet(view, view.sheet[-1:])
    if question == SCORING:
        return _scoring(view)
    raise InvalidMove(question, "no question of triominos")


def _sheet(view: TriominosView, sheets: tuple[RoundSheet, ...]) -> tuple[Phrase, ...]:
    rounds = tuple(line for sheet in sheets for line in _round(sheet))
    totals = tuple(
        phrase("sheet-total", seat=seat, total=total, target=view.target)
        for seat, total in enumerate(view.score)
    )
    given = tuple(
        phrase("sheet-ahead", seat=seat, points=points)
        for seat, points in enumerate(view.handicap)
        if points
    )
    return rounds + given + totals


def _round(sheet: RoundSheet) -> tuple[Phrase, ...]:
    head = phrase("sheet-round", number=sheet.number, ended=sheet.ended or "open")
    rows = (
        phrase("sheet-row", seat=seat, scored=sum(row), **dict(zip(KINDS, row, strict=True)))
        for seat, row in enumerate(sheet.points)
    )
    return head, *rows


def _scoring(view: TriominosView) -> tuple[Phrase, ...]:
    return (
        phrase("worth-tile"),
        phrase("worth-triple", worth=rules.TRIPLE),
        phrase("worth-zeros", worth=rules.ZEROS),
        phrase("worth-bridge", worth=rules.BRIDGE),
        phrase("worth-hexagon", worth=rules.HEXAGON),
        phrase("worth-draw", worth=rules.PER_DRAW),
        phrase("worth-pass", worth=rules.PER_PASS),
        phrase("worth-out", worth=ending.FOR_GOING_OUT),
        phrase("worth-blocked"),
        phrase("worth-target", target=view.target),
    )
