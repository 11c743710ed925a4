"""Moves as dotted paths of choices: ``d3``, ``red.c4``, ``swap.a1.f6``."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

SEPARATOR = "."
KEPT_CHOICES = 512  # questions about moves whose answers are kept


def join(choices: Iterable[str]) -> str:
    """The path that makes these choices in turn: ``("red", "c4")`` -> ``"red.c4"``."""
    return SEPARATOR.join(choices)


def split(path: str) -> tuple[str, ...]:
    """The choices of a path in turn; the empty path has none."""
    return tuple(path.split(SEPARATOR)) if path else ()


@lru_cache(KEPT_CHOICES)  # a screen, its picture and its buttons all ask the same
def next_choices(moves: tuple[str, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    """What can follow the choices ``picked`` so that one of ``moves`` can still be reached, in the
    order of ``moves`` and without repeats; empty when ``picked`` is a whole move or leads nowhere.
    """
    begun = join((*picked, "")) if picked else ""
    rest = (move[len(begun) :] for move in moves if move.startswith(begun))
    return tuple(dict.fromkeys(left.partition(SEPARATOR)[0] for left in rest if left))


def settle(moves: Iterable[str], picked: Sequence[str]) -> tuple[str, ...]:
    """``picked`` with every lone continuation taken, so that only real decisions are asked for."""
    known = tuple(moves)
    made = tuple(picked)
    while join(made) not in known:
        follow = next_choices(known, made)
        if len(follow) != 1:
            break
        made += follow
    return made
