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
    said = [phrase("discs", **counts)]
    said += (Phrase(EVENTS[event.code], event.params) for event in view.last)
    if view.outcome:
        winners = view.outcome.winners
        said += [phrase("won", seat=seat) for seat in winners] or [phrase("drawn")]
    elif view.turn is not None:
        said.append(phrase("turn", seat=view.turn, colour=view.colour))
        if view.offers:
            said.append(phrase("legal", cells=" ".join(view.offers)))
    return (*said, *placed)
