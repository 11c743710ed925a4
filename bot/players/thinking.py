"""What whoever wants to know something of computer players asks, wherever they think."""

from collections.abc import Callable
from typing import Protocol

from bot.players.compiling import Progress
from bot.players.pool import Urgency
from engines.game import Rated, View


class Thinking(Protocol):
    """Computer players, in processes of this one or elsewhere."""

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        """Every move of ``view.moves`` with what it leads to, the best first, found in
        ``seconds``; () when the players fail again and again."""
        ...

    def preparing(self, game: str, level: str) -> Progress | None:
        """How far the preparations are that a player of this level waits for; None when it need
        not wait."""
        ...

    def retry(self) -> None:
        """Looks at once for players that were not to be had."""
        ...

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with a game's key whenever ``preparing`` says something new of it."""
        ...
