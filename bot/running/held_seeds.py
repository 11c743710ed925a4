"""Which matches that are over are not to tell their deal yet, because it still lies on others."""

from collections.abc import Awaitable, Callable

HoldsSeed = Callable[[str], Awaitable[bool]]
"""Whether the seed of the table with a code is still needed elsewhere."""


class HeldSeeds:
    """Knows whose seed is not told yet; ``holds`` is filled with what features say of tables that
    share a deal with others."""

    def __init__(self) -> None:
        self.holds: list[HoldsSeed] = []

    async def held(self, code: str) -> bool:
        """Whether the seed of a table stays secret although its match is over."""
        for holds in self.holds:
            if await holds(code):
                return True
        return False
