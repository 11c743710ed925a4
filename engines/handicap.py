"""What weaker players are given before the first move, seat by seat: ``0-2`` gives the second of
two seats two corners, or points. Where nobody is given anything, the setup does not speak of it."""

import re
from collections.abc import Collection, Sequence

from engines.game import InvalidSetup

HANDICAP = "handicap"
NONE = "none"
_TEXT = re.compile(r"[0-9]{1,3}(-[0-9]{1,3}){1,3}")


def write(handicap: Sequence[int]) -> str:
    """As options and setups say it: ``0-2``; ``none`` where nobody is given anything."""
    return "-".join(map(str, handicap)) if any(handicap) else NONE


def read(text: str, known: Collection[int], sides: Sequence[str], seats: int) -> tuple[int, ...]:
    """What ``write`` has written for so many seats. Each is given nothing or one of the ``known``
    sizes, seats of one side the same, and one side nothing. Raises InvalidSetup."""
    if text == NONE:
        return ()
    if not _TEXT.fullmatch(text):
        raise InvalidSetup(f"handicap: {text[:20]!r} is not of the form 0-2")
    given = tuple(map(int, text.split("-")))
    if write(given) != text or len(given) != seats:
        raise InvalidSetup(f"handicap: {text} is not for {seats} seats")
    if any(each and each not in known for each in given) or all(given):
        raise InvalidSetup(f"handicap: {text} gives nobody nothing, or too much")
    if len(set(zip(sides, given, strict=False))) > len(set(sides)):
        raise InvalidSetup(f"handicap: {text} gives partners different points")
    return given


def clause(handicap: Sequence[int]) -> str:
    """What a setup line says of it: ``" handicap=0-2"``, and nothing where there is none."""
    return f" {HANDICAP}={write(handicap)}" if any(handicap) else ""
