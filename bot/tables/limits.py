"""How many tables there may be at a time."""

from msgspec import Struct


class TableLimits(Struct, frozen=True):
    """A person hosts at most so many ``lobbies`` and ``running`` tables; a chat shows at most
    ``shown`` running ones."""

    lobbies: int = 5
    running: int = 30
    shown: int = 20


class LinkLimits(Struct, frozen=True):
    """In a day an account may be linked ``own`` times, and all accounts from an ``address`` so
    many: with each link matches are replayed."""

    own: int = 5
    address: int = 10


class GuessLimits(Struct, frozen=True):
    """Within ``window`` seconds, as long as a code holds, an account may try ``own`` wrong codes,
    all accounts from an ``address`` so many, all ``newcomers`` together so many, and all others
    ``in_all``. A newcomer is a browser that has sat at no table for ``settled`` seconds: another
    one costs nothing. Of a thousand codes that hold at any time, among 32**8, so many tries find
    one in a century."""

    own: int = 5
    address: int = 10
    newcomers: int = 80
    in_all: int = 120
    window: float = 600.0
    settled: float = 86_400.0
