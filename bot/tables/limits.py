"""How many tables there may be at a time."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableLimits:
    """A person hosts at most so many ``lobbies`` and ``running`` tables; a chat shows at most
    ``shown`` running ones."""

    lobbies: int = 5
    running: int = 30
    shown: int = 20


@dataclass(frozen=True, slots=True)
class GuessLimits:
    """Within ``window`` seconds, as long as a code holds, an account may try ``own`` wrong codes
    and all accounts together ``in_all``, for accounts cost nothing. Of a thousand codes that hold
    at any time, among 32**8, so many tries find one in a century."""

    own: int = 5
    in_all: int = 200
    window: float = 600.0
