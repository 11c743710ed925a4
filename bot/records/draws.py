"""What the players get to hold by chance: hands that are dealt, pieces that are drawn."""

from collections import Counter
from typing import Any

from msgspec import Struct

from engines.game import Game

Hands = tuple[tuple[str, ...], ...]


class Drawn(Struct, frozen=True):
    """What came of a move: the pieces drawn, or the hands of a new round."""

    drew: tuple[str, ...] = ()
    dealt: Hands = ()


def hands(game: Game, state: Any, seats: int) -> Hands:
    """Every seat's hidden pieces; () in an open game."""
    if not game.view(state, None).hands:
        return ()
    return tuple(game.view(state, seat).hand for seat in range(seats))


def drawn(game: Game, before: Any, after: Any, seats: int) -> Drawn:
    """What came of the move that led from one state to another."""
    had, has = game.undrawn(before), game.undrawn(after)
    taken = len(had) - len(has)
    if taken >= 0 and had[taken:] == has:
        return Drawn(had[:taken])
    if taken in (0, 1) and not Counter(has) - Counter(had):  # the next seat has another pile
        return Drawn(had[:taken])
    return Drawn(dealt=hands(game, after, seats))
