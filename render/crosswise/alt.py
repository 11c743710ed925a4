"""The description of a picture of Crosswise, its parts under ``crosswise-alt-<code>`` in the texts:

- the events of the last move, under their own codes
- ``turn`` (``seat``, ``side``): who is to move
- ``won`` (``side``), ``drawn``: how the match ended
- ``totals`` (``orange``, ``green``): the present sums
- ``columns`` (``points``), ``rows`` (``points``): every line's score, a to f and 1 to 6
- ``stones`` (``colour``, ``cells``): where the stones of a colour lie
- ``empty``: no stone lies on the board
- ``own`` (``stones``): the own hand by slot, as symbols
- ``holds`` (``seat``, ``side``, ``count``): how many stones a seat holds
- ``bag`` (``count``): how many are still to be drawn
- ``store`` (``move``, ``remove``, ``replace``, ``swap``): how many of each kind were played

``cells`` and ``points`` are lists with a space between.
"""

from engines.crosswise.stones import CELLS, COLOURS, PLACE, SPECIALS
from engines.crosswise.view import CrosswiseView
from engines.game import Phrase, phrase
from render.crosswise.header import winning
from render.crosswise.text import hand


def alt(view: CrosswiseView) -> tuple[Phrase, ...]:
    """The position in words, the most important first; see the top of this module."""
    return (*view.last, *_outlook(view), *_scores(view), *_stones(view), *_hidden(view))


def _outlook(view: CrosswiseView) -> tuple[Phrase, ...]:
    """What comes next, or how it ended."""
    if view.outcome:
        won = winning(view) if view.outcome.winners else ()
        return tuple(phrase("won", side=side) for side in won) or (phrase("drawn"),)
    if view.turn is None:
        return ()
    return (phrase("turn", seat=view.turn, side=view.sides[view.turn]),)


def _scores(view: CrosswiseView) -> tuple[Phrase, ...]:
    columns, rows = (
        " ".join(str(line.points) for line in lines)
        for lines in (view.lines.columns, view.lines.rows)
    )
    totals = phrase("totals", orange=view.lines.orange, green=view.lines.green)
    return (totals, phrase("columns", points=columns), phrase("rows", points=rows))


def _stones(view: CrosswiseView) -> tuple[Phrase, ...]:
    lying = {
        colour: " ".join(cell for cell in CELLS if view.board[PLACE[cell]] == colour)
        for colour in COLOURS
    }
    stones = (phrase("stones", colour=name, cells=cells) for name, cells in lying.items() if cells)
    return tuple(stones) or (phrase("empty"),)


def _hidden(view: CrosswiseView) -> tuple[Phrase, ...]:
    """The own stones, and of all others only how many there are."""
    own = (phrase("own", stones=hand(view)),) if view.hand else ()
    holds = (
        phrase("holds", seat=seat, side=view.sides[seat], count=count)
        for seat, count in enumerate(view.hands)
    )
    store = phrase("store", **dict(zip(SPECIALS, view.store, strict=True)))
    return (*own, *holds, phrase("bag", count=view.bag), store)
