"""All chance of a match: a seed of 256 bits, and the order of stones that follows from it.

The stream of a seed is SHA-256 in counter mode: block ``i`` is the digest of the seed's 64 hex
digits, a colon, a label, a colon and ``i`` in decimal, all ASCII. Each block gives four unsigned
64-bit big-endian numbers. A number below ``n`` is drawn by rejection, so that every value is
equally likely, and a shuffle is Fisher-Yates from the last place down (Knuth, TAOCP 2, 3.4.2,
algorithm P). Anybody can repeat a deal from these three sentences.
"""

import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_SEED = re.compile(r"[0-9a-f]{64}")
_RANGE = 1 << 64


def new_seed() -> str:
    """A fresh seed of 256 bits from the system, as 64 hex digits."""
    return secrets.token_hex(32)


def is_seed(text: str) -> bool:
    """Whether ``text`` is a seed: 64 lower-case hex digits."""
    return _SEED.fullmatch(text) is not None


def commitment(seed: str) -> str:
    """The SHA-256 of the seed's 64 ASCII characters in hex: shown first, checked at the end."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def numbers(seed: str, label: str) -> Iterator[int]:
    """The endless stream of 64-bit numbers of a seed for one purpose, named by ``label``."""
    block = 0
    while True:
        digest = hashlib.sha256(f"{seed}:{label}:{block}".encode("ascii")).digest()
        for start in range(0, 32, 8):
            yield int.from_bytes(digest[start : start + 8], "big")
        block += 1


def below(stream: Iterator[int], n: int) -> int:
    """The next number of ``stream`` reduced to ``0 <= x < n`` without bias."""
    limit = _RANGE - _RANGE % n
    return next(number for number in stream if number < limit) % n


def shuffled(items: Iterable[T], seed: str, label: str) -> tuple[T, ...]:
    """``items`` in the order that ``seed`` gives them for the purpose ``label``."""
    order = list(items)
    stream = numbers(seed, label)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)
