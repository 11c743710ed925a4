"""The description of a picture of Triominos, its parts under ``triominos-alt-<code>`` in the texts:

- ``round`` (``number``, ``target``)
- ``seat`` (``seat``, ``count``, ``total``): tiles held and points, for each seat
- ``won`` (``seat``) or ``turn`` (``seat``)
- ``own`` (``tiles``), ``fits`` (``moves``): the own hand, and where its tiles can go
- ``left`` (``seat``, ``tiles``): what a seat held when the round ended
- ``empty``, or ``board`` (``count``), ``last`` (``seat``, ``tile``), ``hexagons`` (``count``),
  ``bridge``
- ``market`` (``count``)
- ``row`` (``number``, ``tiles``): the tiles of a row from the left; ``△`` points up, ``▽`` down,
  digits clockwise from the tip of one that points up and from the left of one that points down
"""

from collections.abc import Iterator

from engines.game import Phrase, phrase
from engines.triominos.board import Laid, points_up
from engines.triominos.view import TriominosView

UP, DOWN = "△", "▽"


def alt(view: TriominosView) -> tuple[Phrase, ...]:
    """The position in words, the most important first; see the top of this module."""
    return (
        phrase("round", number=view.number, target=view.target),
        *_seats(view),
        *_outlook(view),
        *_left(view),
        *_board(view),
        phrase("market", count=view.market),
        *_rows(view),
    )


def _seats(view: TriominosView) -> Iterator[Phrase]:
    for seat, (count, total) in enumerate(zip(view.hands, view.score, strict=True)):
        yield phrase("seat", seat=seat, count=count, total=total)


def _outlook(view: TriominosView) -> Iterator[Phrase]:
    """What comes next, or how it ended; and for a seat what it holds."""
    if view.outcome:
        yield from (phrase("won", seat=seat) for seat in view.outcome.winners)
    if view.turn is not None:
        yield phrase("turn", seat=view.turn)
    if view.hand:
        yield phrase("own", tiles=" ".join(view.hand))
    if view.fits:
        yield phrase("fits", moves=_fits(view))


def _fits(view: TriominosView) -> str:
    """``035 → 4 7, 144 → 2``."""
    places: dict[str, list[str]] = {}
    for fit in view.fits:
        places.setdefault(fit.tile, []).append(fit.place)
    return ", ".join(f"{tile} → {' '.join(names)}" for tile, names in places.items())


def _left(view: TriominosView) -> Iterator[Phrase]:
    for seat, hand in enumerate(view.left):
        if hand:
            yield phrase("left", seat=seat, tiles=" ".join(hand))


def _board(view: TriominosView) -> Iterator[Phrase]:
    if not view.laid:
        yield phrase("empty")
        return
    yield phrase("board", count=len(view.laid))
    yield phrase("last", seat=view.laid[-1].seat, tile=_turned(view.laid[-1]))
    if view.hexagons:
        yield phrase("hexagons", count=len(view.hexagons))
    if view.bridges:
        yield phrase("bridge")


def _rows(view: TriominosView) -> Iterator[Phrase]:
    rows: dict[int, list[Laid]] = {}
    for tile in sorted(view.laid, key=lambda tile: tile.cell):
        rows.setdefault(tile.cell[0], []).append(tile)
    for number, tiles in enumerate(rows.values(), 1):
        yield phrase("row", number=number, tiles=" ".join(map(_turned, tiles)))


def _turned(tile: Laid) -> str:
    """``△5-5-0``: which way a tile points, and its digits clockwise."""
    return (UP if points_up(tile.cell) else DOWN) + "-".join(map(str, tile.digits))
