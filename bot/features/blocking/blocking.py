"""Who wants nothing to do with whom. Nobody else is ever told of it."""

from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot.features.blocking import rows
from bot.features.blocking.rows import blocks, mutes
from bot.store.database import Database


@dataclass(eq=False, repr=False)
class Blocking:
    """Keeps people apart by their keys, whichever of their accounts act: whoever is blocked, and
    whose words alone are muted."""

    _database: Database
    _clock: Callable[[], float]

    async def block(self, person: str, other: str) -> None:
        """The person wants nothing to do with the other any more."""
        await rows.add(self._database, blocks, person, other, self._clock())

    async def mute(self, person: str, other: str) -> None:
        """The person sees no words of the other any more."""
        await rows.add(self._database, mutes, person, other, self._clock())

    async def release(self, person: str, other: str) -> None:
        """Neither holds any longer."""
        await rows.remove(self._database, blocks, person, other)
        await rows.remove(self._database, mutes, person, other)

    async def blocked_by(self, person: str) -> dict[str, str]:
        """Whom the person has blocked: keys and names."""
        return await rows.noted(self._database, blocks, person)

    async def muted_by(self, person: str) -> dict[str, str]:
        """Whose words the person does not see, beside those whom they have blocked."""
        return await rows.noted(self._database, mutes, person)

    async def apart(self, person: str, others: Collection[str]) -> frozenset[str]:
        """Those of the others whom the person has blocked, or who have blocked them: neither is
        offered to the other, and neither joins what the other has opened to everybody."""
        return await rows.apart(self._database, person, others) if others else frozenset()

    async def deaf_to(self, speaker: str) -> frozenset[str]:
        """Those who see no words of the speaker."""
        return await rows.deaf(self._database, speaker)
