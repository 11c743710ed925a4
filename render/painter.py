"""How a game is shown: what a game's own folder gives to the pictures that all games share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engines.game import Phrase, View, phrase
from render.drawing import Drawing
from render.reading import Reading
from render.theme import PLAIN, BoardTheme

Compared = tuple[str, str] | None
"""A move that was played, and a better one; with "" as the first it is a hint: the good move is
marked in a picture from which one still chooses."""

HINT = ""

V = TypeVar("V", bound=View)


def described(view: View) -> tuple[Phrase, ...]:
    """What just happened, under the events' own codes; then ``turn`` (``seat``), or ``won``
    (``seat``) for each winner, or ``drawn``."""
    return (*view.last, *_outlook(view))


def _outlook(view: View) -> tuple[Phrase, ...]:
    if view.outcome:
        winners = view.outcome.winners
        return tuple(phrase("won", seat=seat) for seat in winners) or (phrase("drawn"),)
    return () if view.turn is None else (phrase("turn", seat=view.turn),)


@dataclass(frozen=True, slots=True)
class Painter(Generic[V]):
    """One game's pictures, made from its own kind of view."""

    paint: Callable[[V, tuple[str, ...], str, Compared], Drawing]
    """Of a view, the choices made so far, a key of ``Look``, and two moves of the
    view to be marked instead of the choices, or of a hint beside them, or None."""

    text: Callable[[V], str]
    """The board in plain characters of one width or emoji, without words."""

    alt: Callable[[V], tuple[Phrase, ...]] = described
    """What a picture shows in parts, each a text ``<game>-alt-<code>``."""

    themes: Mapping[str, BoardTheme] = field(default_factory=lambda: PLAIN)
    """The board's colours by the key of every look, made by ``every_look`` of a light row and a
    dark one: what all games share is drawn in them, too."""

    tray: Callable[[V, tuple[str, ...], str], Drawing] | None = None
    """Of the own hidden pieces alone, with the choices made so far; None where none are hidden."""

    entire: Callable[[V, tuple[str, ...], str, Compared], Drawing] | None = None
    """As ``paint``, for whoever can look around on a picture as large as it takes; None where
    nothing ever lies beyond the board's edge."""

    reading: Callable[[V], Reading] | None = None
    """The board as it is read aloud; None: a grid's contents where the view tells them, or else
    the description of the picture."""

    def spoken(self, view: V) -> Reading:
        """The board of ``view`` as it is read aloud."""
        if self.reading is not None:
            return self.reading(view)
        return Reading(view.contents) if view.contents else Reading(notes=self.alt(view))
