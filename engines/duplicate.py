"""Duplicate deals: several tables get the same pieces, seat by seat, so that nobody is ahead for
having drawn better.

What is left after the hands is dealt into a pile a seat, in the order of turns. A seat draws from
the front of its own pile, and when that is empty from the back of the largest other one: how often
others draw does not change what comes next, for as long as it can. The order within and between
piles is chance like any other, so that a single table is as hard to foresee as ever.
"""

from collections.abc import Mapping, Sequence

from engines.game import InvalidSetup, Seat

DEAL = "deal"
SINGLE, DUPLICATE = "single", "duplicate"
DEALS = (SINGLE, DUPLICATE)


def is_duplicate(options: Mapping[str, str]) -> bool:
    """Whether options ask for a duplicate deal. Raises InvalidSetup."""
    wanted = options.get(DEAL, SINGLE)
    if wanted not in DEALS:
        raise InvalidSetup(f"{DEAL}: {wanted[:20]!r} is none of {', '.join(DEALS)}")
    return wanted == DUPLICATE


def clause(duplicate: bool) -> str:
    """What a setup line says of it: nothing of a single deal."""
    return f" {DEAL}={DUPLICATE}" if duplicate else ""


def in_setup(setup: str) -> bool:
    """Whether a setup line is that of a duplicate deal."""
    return clause(True) in setup


def piled(pieces: Sequence[str], turns: Sequence[Seat]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Pieces in the order in which they would be drawn, dealt into piles around the ``turns``: the
    piles one behind the other by seat, and how large each is."""
    piles: list[list[str]] = [[] for _ in range(max(turns) + 1)]
    for number, piece in enumerate(pieces):
        piles[turns[number % len(turns)]].append(piece)
    return tuple(piece for pile in piles for piece in pile), tuple(map(len, piles))


def place(sizes: Sequence[int], seat: Seat) -> int:
    """Where among the piles, one behind the other, the next piece of a seat lies; not all may be
    empty. Of equal piles it takes that of the seat which follows first."""
    if sizes[seat]:
        return sum(sizes[:seat])
    others = [(seat + step) % len(sizes) for step in range(1, len(sizes))]
    largest = max(others, key=lambda other: sizes[other])
    return sum(sizes[: largest + 1]) - 1


def without(sizes: Sequence[int], at: int) -> tuple[int, ...]:
    """How large the piles are once the piece at a place has been drawn."""
    left = list(sizes)
    for seat, size in enumerate(sizes):
        if at < size:
            left[seat] -= 1
            break
        at -= size
    return tuple(left)


def drawn_first(pieces: tuple[str, ...], sizes: Sequence[int], seat: Seat) -> tuple[str, ...]:
    """The pieces of all piles with the next one of a seat first."""
    if not pieces:
        return ()
    at = place(sizes, seat)
    return (pieces[at], *pieces[:at], *pieces[at + 1 :])
