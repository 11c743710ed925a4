"""Which of somebody's matches are wanted, and where one stands among all of them."""

import struct
from typing import Self

from msgspec import Struct

WON, LOST, DRAWN, OPEN = "won", "lost", "drawn", "open"
RESULTS = (WON, LOST, DRAWN, OPEN)  # the last: called off, without a result

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class MatchPlace(Struct, frozen=True, order=True):
    """Where a match stands among a person's own: when it ended, and for those that ended at once
    the table's id, the match's number and the seat."""

    ended: float
    table: int
    match: int
    seat: int

    def __str__(self) -> str:
        (bits,) = struct.unpack(">Q", struct.pack(">d", self.ended))
        return "-".join(map(_written, (bits, self.table, self.match, self.seat)))

    @classmethod
    def parse(cls, text: str) -> Self | None:
        """The place that a text names, None for none."""
        numbers = [_read(part) for part in text.split("-")]
        if len(numbers) != 4 or None in numbers:
            return None
        bits, table, match, seat = (number or 0 for number in numbers)
        if bits >= 1 << 63 or max(table, match, seat) >= 1 << 31:
            return None
        (ended,) = struct.unpack(">d", struct.pack(">Q", bits))
        return cls(ended, table, match, seat) if ended < 1e12 else None


class WantedMatches(Struct, frozen=True):
    """What matches must be to be shown, "" and None for anything: the ``rival`` is a person's key
    or a computer player's level, ``since`` and ``until`` Unix times, the lengths numbers of moves,
    and all ``marks`` are among the match's own."""

    game: str = ""
    rival: str = ""
    result: str = ""
    since: float | None = None
    until: float | None = None
    shortest: int = 0
    longest: int = 0
    platform: str = ""
    marks: tuple[str, ...] = ()

    @property
    def everything(self) -> bool:
        """Whether all matches are wanted."""
        return self == WantedMatches()


def _written(number: int) -> str:
    text = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        text = _DIGITS[digit] + text
    return text or "0"


def _read(text: str) -> int | None:
    if not 0 < len(text) <= 13 or not all(letter in _DIGITS for letter in text):
        return None
    return int(text, len(_DIGITS))
