"""The description of a picture of Reversi, its parts under ``reversi-alt-<code>`` in the texts:

- ``discs`` (``black``, ``white``): how many lie on the board
- ``black`` (``cells``), ``white`` (``cells``): where; left out when there are none
- ``last`` (``seat``, ``cell``, ``flips``): the last move
- ``passed`` (``seat``): the pass that followed it
- ``turn`` (``seat``, ``colour``): who is to move
- ``legal`` (``cells``): where; left out when two moves are compared
- ``won`` (``seat``), ``drawn``: how the match ended

``cells`` are names with a space between.
"""

from engines.game import Phrase, phrase
from engines.reversi.board import cells
from engines.reversi.view import ReversiView

EVENTS = {"placed": "last", "passed": "passed"}


def alt(view: ReversiView) -> tuple[Phrase, ...]:
    """The position in words; see the top of this module."""
    discs = {"black": view.black, "white": view.white}
    counts = {colour: mask.bit_count() for colour, mask in discs.items()}
    placed = [phrase(name, cells=" ".join(cells(mask))) for name, mask in discs.items() if mask]
    happened = (Phrase(EVENTS[event.code], event.params) for event in view.last)
    return (phrase("discs", **counts), *happened, *_outlook(view), *placed)


def _outlook(view: ReversiView) -> tuple[Phrase, ...]:
    """What comes next, or how it ended."""
    if view.outcome:
        winners = view.outcome.winners
        return tuple(phrase("won", seat=seat) for seat in winners) or (phrase("drawn"),)
    if view.turn is None:
        return ()
    turn = phrase("turn", seat=view.turn, colour=view.colour)
    return (turn, phrase("legal", cells=" ".join(view.offers))) if view.offers else (turn,)
