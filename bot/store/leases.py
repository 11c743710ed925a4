"""What a process has to itself for as long as it wants, any number of things by name."""

import asyncio
from hashlib import blake2b
from typing import Protocol


def lock_key(name: str) -> int:
    """The number of a lock: 64 bits with their sign, from which no name can be told."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), signed=True)


class Leases(Protocol):
    """What a process has to itself. ``lost`` is set once it may not have it any longer."""

    lost: asyncio.Event

    async def take(self, name: str) -> bool:
        """Whether what has this name is this process's alone from now on."""
        ...

    async def share(self, name: str) -> bool:
        """Whether nobody has it alone; nobody can from now on."""
        ...

    async def others_have(self, name: str) -> bool:
        """Whether another process has it alone."""
        ...

    async def free(self, name: str) -> None:
        """Lets go of what was taken."""
        ...


class EveryLease:
    """For a process that has the database alone."""

    def __init__(self) -> None:
        self.lost = asyncio.Event()

    async def take(self, name: str) -> bool:
        """Always."""
        return True

    async def share(self, name: str) -> bool:
        """Always."""
        return True

    async def others_have(self, name: str) -> bool:
        """There are none."""
        return False

    async def free(self, name: str) -> None:
        """Nobody else wants it."""
