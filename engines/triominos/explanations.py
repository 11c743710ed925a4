"""What is told of the things that can be seen: tiles, places, the pool, the points just made."""

from engines.game import Phrase, phrase
from engines.triominos.board import Laid
from engines.triominos.rules import PER_DRAW
from engines.triominos.sheet import KIND_OF
from engines.triominos.tiles import value
from engines.triominos.view import TriominosView

SUPPLY, GAIN, HELD = "supply", "gain", "held"


def explained(view: TriominosView) -> tuple[str, ...]:
    """The pool, the points just made, the last tile, and where something fits a free
    place; of the own tiles one that fits and one that does not."""
    gain = (GAIN,) if view.gain else ()
    last = (_name(view.laid[-1]),) if view.laid else ()
    return (SUPPLY, *gain, *last, *(fit.place for fit in view.fits[:1]), *_own(view))


def _name(tile: Laid) -> str:
    return f"{tile.cell[0]}.{tile.cell[1]}"


def _own(view: TriominosView) -> tuple[str, ...]:
    if view.left:  # of a round that is over, whose hands all see elsewhere
        return ()
    fitting = {fit.tile for fit in view.fits}
    fits = [tile in fitting for tile in view.hand]
    slots = sorted(fits.index(each) for each in set(fits))
    return tuple(f"{HELD}.{slot + 1}" for slot in slots)


def explain(view: TriominosView, name: str) -> tuple[Phrase, ...]:
    """What the thing of this name is, and why it is so now; () for none."""
    if name == SUPPLY:
        return phrase("alt-market", count=view.market), phrase("worth-draw", worth=PER_DRAW)
    if name == GAIN:
        return tuple(event for event in view.last if event.code in KIND_OF)
    if name in view.places:
        return _place(view, name)
    tile = next((tile for tile in view.laid if _name(tile) == name), None)
    return _laid(view, tile) if tile else _held(view, name)


def _place(view: TriominosView, place: str) -> tuple[Phrase, ...]:
    tiles = ["-".join(fit.tile) for fit in view.fits if fit.place == place]
    what = phrase("what-place")
    if tiles:
        return what, phrase("why-fits", tiles=", ".join(tiles))
    return (what, phrase("why-none")) if view.moves else (what,)


def _laid(view: TriominosView, tile: Laid) -> tuple[Phrase, ...]:
    what = phrase("what-laid", seat=tile.seat)
    if tile != view.laid[-1]:
        return (what,)
    hexagons = [phrase("alt-hexagons", count=len(view.hexagons))] if view.hexagons else []
    bridges = [phrase("alt-bridge")] if view.bridges else []
    return what, phrase("what-last"), *hexagons, *bridges


def _held(view: TriominosView, name: str) -> tuple[Phrase, ...]:
    subject, _, number = name.partition(".")
    if subject != HELD or not number.isdigit() or not 0 < int(number) <= len(view.hand):
        return ()
    tile = view.hand[int(number) - 1]
    what = phrase("what-tile", points=value(tile))
    if not view.moves:
        return (what,)
    places = [fit.place for fit in view.fits if fit.tile == tile]
    why = phrase("why-places", places=", ".join(places)) if places else phrase("why-dim")
    return what, why
