"""Positions of Triominos."""

from engines.triominos import TRIOMINOS
from engines.triominos.tiles import TILES
from engines.triominos.view import TriominosView
from tests.engines.triominos_positions import move_to, state, tile_of


def played(tiles: int, seats: int = 4, number: int = 5) -> TriominosView:
    """Everybody's view of the first random round in which so many tiles lie."""
    for seed in range(number, number + 400):
        at = TRIOMINOS.start(TRIOMINOS.deal(seats, {}, f"{seed:064x}"))
        while at.turn is not None and len(at.board.laid) < tiles:
            view = TRIOMINOS.view(at, at.turn)
            at = TRIOMINOS.play(at, view.moves[len(view.moves) // 2])
        if len(at.board.laid) == tiles and at.turn is not None:
            return TRIOMINOS.view(at, None)
    raise AssertionError(f"no round with {tiles} tiles")


def after(position: tuple[str, str], seat: int | None = None) -> TriominosView:
    """A view of a bonus position with its last tile laid."""
    at = state(position[0], f"{tile_of(position[1])} 222", "013 014")
    return TRIOMINOS.view(TRIOMINOS.play(at, move_to(at, position[1])), seat)


def holding(count: int) -> TriominosView:
    """The view of a seat to move with a hand of ``count`` tiles, 055 among them, which fits."""
    others = [tile for tile in TILES if tile not in ("555", "055")]
    return TRIOMINOS.view(state("0,0:555", " ".join(["055", *others][:count]), "003"), 0)
