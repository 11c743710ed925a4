"""Where somebody is in a lesson: a step of a game's, and what it leaves to choose from."""

from dataclasses import replace
from functools import lru_cache

from engines import GAMES
from engines.game import Seat, View
from engines.lesson import LessonStep

VIEWS = 32  # of positions that are kept; a screen asks for its own several times


def games() -> tuple[str, ...]:
    """The games that have a lesson, in their order."""
    return tuple(game for game in GAMES if GAMES[game].lesson)


def steps_of(game: str) -> tuple[LessonStep, ...]:
    """The steps of a game's lesson, () where it has none."""
    return GAMES[game].lesson if game in GAMES else ()


@lru_cache(VIEWS)
def view_of(game: str, at: int, seat: Seat | None) -> View:
    """The position of a step from 0 on, and behind the last one what it leads to, as a seat or
    everybody sees it."""
    rules, steps = GAMES[game], steps_of(game)
    if at < len(steps):
        return rules.view(steps[at].state, seat)
    return rules.view(rules.play(steps[-1].state, steps[-1].right[0]), seat)


def true_view(game: str, at: int) -> View:
    """The position of a step as whoever learns sees it, with all moves that its rules allow."""
    return view_of(game, at, view_of(game, at, None).turn)


def asked(game: str, at: int) -> View:
    """The position of a step as whoever learns sees it, with the moves that they can choose."""
    view, offered = true_view(game, at), steps_of(game)[at].offered
    return replace(view, moves=offered) if offered else view
