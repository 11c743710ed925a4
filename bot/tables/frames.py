"""The positions of a match, to be looked at one after the other."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from bot import bounds
from bot.tables.play import over
from bot.tables.table import Match
from engines import GAMES
from engines.game import Game, View
from engines.replay import replay, walk


def still(view: View) -> View:
    """The view with nothing to be chosen in it."""
    return replace(view, moves=(), offers=(), acts=(), places=(), follow="")


def frames(game: str, match: Match) -> Iterator[View]:
    """What everybody could see before the first move and after each that still stands; the last one
    as the match ended, if it has."""
    for ply, state in enumerate(walk(GAMES[game], match.setup, match.moves)):
        view = GAMES[game].view(state, None)
        yield still(over(view, match.outcome) if ply == len(match.moves) else view)


def last_frame(game: str, match: Match) -> View:
    """The last of the ``frames``."""
    state = replay(GAMES[game], match.setup, match.moves)
    return still(over(GAMES[game].view(state, None), match.outcome))


def open_hands(game: str, match: Match) -> tuple[View, ...]:
    """What each seat saw at the end, by which all hands are known; () in an open game, and as long
    as the match goes on."""
    if match.outcome is None:
        return ()
    rules = GAMES[game]
    state = replay(rules, match.setup, match.moves)
    seats = range(len(rules.view(state, None).hands))
    return tuple(still(over(rules.view(state, seat), match.outcome)) for seat in seats)


def movers_view(game: Game, state: object) -> View:
    """What whoever has to decide sees; what all see once nobody has to."""
    view = game.view(state, None)
    return view if view.turn is None else game.view(state, view.turn)


@lru_cache(bounds.FRAMES)
def view_before(game: str, setup: str, moves: tuple[str, ...]) -> View:
    """What the mover saw after these moves; what all saw once nobody has to decide."""
    return movers_view(GAMES[game], replay(GAMES[game], setup, moves))


def final_view(game: str, match: Match) -> View:
    """The last position of a match."""
    return over(view_before(game, match.setup, match.moves), match.outcome)
