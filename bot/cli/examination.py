"""What is looked at for ``crosstable doctor``, and what was found."""

from collections.abc import Awaitable, Callable, Sequence
from enum import StrEnum

from msgspec import Struct

CLOSE, FAR = 2.0, 30.0  # seconds between two clocks that nobody, or everybody, notices


class PartState(StrEnum):
    """How it stands with a part."""

    GOOD = "good"
    NOTE = "note"  # worth knowing; it works
    BAD = "bad"  # it does not work until an operator puts it right


class Finding(Struct, frozen=True):
    """One line: the part, how it stands, and what to do about it."""

    part: str
    state: PartState
    found: str
    advice: str = ""


class Examination(Struct, frozen=True):
    """Something to look at, the settings that this cannot do without, and how it is done."""

    part: str
    needs: frozenset[str]
    work: Callable[[], Awaitable[Sequence[Finding]]]


def clock(whose: str, ahead: float) -> Finding:
    """What to say of a clock that is so many seconds ahead of this machine's."""
    if abs(ahead) < CLOSE:
        return Finding("clock", PartState.GOOD, f"{whose} and this machine's agree")
    direction = "ahead of" if ahead > 0 else "behind"
    return Finding(
        "clock",
        PartState.NOTE if abs(ahead) < FAR else PartState.BAD,
        f"{whose} is {abs(ahead):.0f} s {direction} this machine's",
        "have this machine's set by NTP: timedatectl set-ntp true",
    )
