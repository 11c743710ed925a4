"""How many tables there may be at a time."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableLimits:
    """A person hosts at most so many ``lobbies`` and ``running`` tables; a chat shows at most
    ``shown`` running ones."""

    lobbies: int = 5
    running: int = 30
    shown: int = 20
