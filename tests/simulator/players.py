"""Computer players that take their time, and any legal move: how well they play does not matter."""

import asyncio
import random
from typing import Any

from bot.players.workers import Urgency, Workers
from engines.game import Rated, View

LONGEST = 2.0  # seconds of thought


def players(dice: random.Random) -> type[Workers]:
    """Workers without processes."""

    class Players(Workers):
        """They choose by the dice."""

        def __init__(self, *_: Any, **options: Any) -> None:
            super().__init__(meters=options.get("meters"))

        def start(self) -> None:
            """There is nothing to start."""

        async def warm(self) -> None:
            """They are."""

        def preparing(self, game: str, level: str) -> None:
            """Nobody has to wait."""

        async def choose(
            self, view: View, level: str, seconds: float, urgency: Urgency = Urgency.PLAY
        ) -> str:
            """One of the moves."""
            await asyncio.sleep(dice.random() * LONGEST)
            return dice.choice(view.moves)

        async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
            """All moves, alike."""
            await asyncio.sleep(dice.random() * LONGEST)
            return tuple(Rated(move, 0.0) for move in view.moves)

    return Players
