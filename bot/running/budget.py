"""How much of what can be read or worked out anew a process keeps in memory."""

from msgspec import Struct


class Budget(Struct, frozen=True):
    """Of the ``tables`` asked for last everything is at hand: the table, its position, history,
    displays, signs and half-made choices, 10 to 30 KB each. Of any other they are read and replayed
    at its next press, which takes a few milliseconds more. Of the ``viewed`` last of these also
    what each seat sees, which is made for a press and not needed until the next. ``pictures`` and
    ``animations`` are bytes."""

    tables: int = 1000
    viewed: int = 100
    pictures: int = 8_000_000
    animations: int = 32_000_000


USUAL = Budget()
