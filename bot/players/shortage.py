"""The games for which no computer player is to be had now."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

PAUSE = 30.0  # seconds until players are looked for again


class Shortage:
    """Tells ``tell`` the game's key when one begins and when it is over. Those who lack a player
    ``rest`` before they ask again, for ``pause`` seconds at most."""

    def __init__(self, tell: Callable[[str], None], pause: float = PAUSE) -> None:
        self._tell = tell
        self._pause = pause
        self._games: set[str] = set()
        self._hurried = asyncio.Event()

    def __contains__(self, game: str) -> bool:
        return game in self._games

    def begin(self, game: str) -> None:
        """No player of this game could be had."""
        if game not in self._games:
            self._games.add(game)
            self._tell(game)

    def end(self, game: str) -> None:
        """A player has answered."""
        if game in self._games:
            self._games.discard(game)
            self._tell(game)

    def retry(self) -> None:
        """Whoever rests asks again now; until then nothing is known to be lacking."""
        self._hurried.set()
        self._hurried = asyncio.Event()
        for game in tuple(self._games):
            self.end(game)

    async def rest(self) -> None:
        """Waits until it is time to ask again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(self._pause):
                await self._hurried.wait()
