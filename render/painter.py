"""How a game is shown: what a game's own folder gives to the pictures that all games share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from engines.game import Phrase, View, phrase
from render.picture import Picture
from render.theme import PLAIN, BoardTheme

Compared = tuple[str, str] | None  # a move that was played, and a better one

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

    paint: Callable[[V, tuple[str, ...], str, Compared], Picture]
    """Of a view, the choices made so far, a key of ``render.theme.THEMES``, and two moves of the
    view to be marked instead of the choices, or None."""

    text: Callable[[V], str]
    """The board in plain characters of one width or emoji, without words."""

    alt: Callable[[V], tuple[Phrase, ...]] = described
    """What a picture shows in parts, each a text ``<game>-alt-<code>``."""

    themes: Mapping[str, BoardTheme] = field(default_factory=lambda: PLAIN)
    """The board's colours in every theme: what all games share is drawn in them, too."""
