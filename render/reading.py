"""A board as it is read aloud: what a game gives for it, without words."""

from msgspec import Struct

from engines.game import Phrase

Row = tuple[Phrase, ...]


class Reading(Struct, frozen=True):
    """A board in the order in which it is heard: what lies on a grid or in ``rows``, ``more`` in a
    line each, and ``notes`` that a picture's description has as well."""

    contents: tuple[tuple[str, ...], ...] = ()
    """What lies on each cell of the view's grid, row by row: a code with a word of its own as a
    choice or a side of the game, "" for nothing; () for a board that is no grid."""

    rows: tuple[Row, ...] = ()
    """In place of a grid, what lies in each row from the left, each a text
    ``<game>-spoken-<code>``."""

    more: tuple[Phrase, ...] = ()
    """Each a text ``<game>-spoken-<code>``."""

    notes: tuple[Phrase, ...] = ()
    """Each a text ``<game>-alt-<code>``."""
