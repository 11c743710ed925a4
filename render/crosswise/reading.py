"""The board of Crosswise as it is read aloud."""

from engines.crosswise.view import CrosswiseView
from render.crosswise.alt import alt
from render.reading import Reading

NOTES = frozenset({"totals", "columns", "rows", "holds", "bag", "store"})


def reading(view: CrosswiseView) -> Reading:
    """The colour on every cell, what the lines are worth, and how many stones are where."""
    notes = tuple(part for part in alt(view) if part.code in NOTES)
    return Reading(view.contents, notes=notes)
