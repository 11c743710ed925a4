"""Computer players that are as strong as whoever sits opposite."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.ratings.even_level import MetLevel, likely_rating, stepped
from bot.ratings.rows import even_levels
from bot.store.renamings import Renamings
from engines import GAMES
from engines.strength import EVEN, rating_in


@dataclass(eq=False, repr=False)
class EvenMatches:
    """Knows at which rating a computer player is somebody's equal."""

    _renamings: Renamings

    async def level(self, game: str, people: Iterable[str]) -> str:
        """The level that is even with the people with these keys, with several of them on
        average."""
        found = [await self._rating(game, person) for person in people]
        return f"{EVEN}{round(sum(found) / len(found))}"

    async def _rating(self, game: str, person: str) -> int:
        known = await even_levels.known(self._renamings, person, game)
        rules = GAMES[game]
        met = (MetLevel(rules.rating(level), count, points) for level, count, points in known.met)
        return stepped(likely_rating(known.skill, met), rating_in(known.last))
