"""A notice on its way: it waits until a new message of its table goes out."""

import asyncio
from dataclasses import dataclass, field
from enum import Enum, auto

from bot.tables.notices import OpenNotice


class DeliveryStatus(Enum):
    """What has become of a notice in one place."""

    SENT = auto()  # the platform has taken it
    OBSOLETE = auto()  # it need not be sent any more
    NOWHERE = auto()  # there is nothing in which it could be sent
    GONE = auto()  # nothing can be sent there
    REPLACED = auto()  # the message is none of the table any more: look for its place anew
    FAILED = auto()  # our fault, or the platform's: to be tried again later


class Obsolete(Exception):
    """Nobody has to be told any more."""


def _undecided() -> "asyncio.Future[DeliveryStatus]":
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class PendingNotice:
    """A notice that waits at a display, and what becomes of it."""

    open: OpenNotice
    status: "asyncio.Future[DeliveryStatus]" = field(default_factory=_undecided)

    def decide(self, status: DeliveryStatus) -> None:
        """Has whoever waits for it know."""
        if not self.status.done():
            self.status.set_result(status)
