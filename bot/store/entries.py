"""What is put into the queue and taken from it."""

from uuid import UUID

from msgspec import Struct

from bot.errors import DatabaseDown


class QueueLost(DatabaseDown):
    """The server does not answer, or has no queue."""


class QueueEntry(Struct, frozen=True):
    """Something for whoever takes its ``kind``, more urgent ones by ``priority`` first, not before
    ``after`` seconds. Under its ``key`` there is at most one."""

    key: str
    kind: str
    priority: int
    payload: bytes
    after: float = 0.0


class TakenEntry(Struct, frozen=True):
    """An entry that its ``owner`` has taken, ``waited`` seconds after it was put."""

    id: int
    kind: str
    priority: int
    payload: bytes
    waited: float
    owner: UUID | None = None
