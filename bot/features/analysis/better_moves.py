"""What another move of a match that is over would have been worth, and what would have
followed."""

from cachetools import LRUCache

from bot.features.analysis.analysis import SLIGHT
from bot.players.pool import Urgency
from bot.players.thinking import Thinking
from bot.running.timing import ORDINARY, Timing
from engines import GAMES
from engines.game import Rated, View
from engines.replay import replay, to_move

PLIES = 5  # of a line
KEPT_LINES = 500

_Key = tuple[str, str, tuple[str, ...]]  # a game, a setup, and the moves up to the line


class BetterMoves:
    """Asks the workers; a line is found once, however many ask for it."""

    def __init__(
        self, thinking: Thinking, timing: Timing = ORDINARY, kept: int = KEPT_LINES
    ) -> None:
        self._thinking = thinking
        self._seconds = timing.hint
        self._each = timing.ply / 2  # for each reply of a line
        self._lines: LRUCache[_Key, tuple[str, ...]] = LRUCache(kept)

    async def worth(self, view: View, move: str) -> tuple[Rated, bool] | None:
        """What one of the view's moves is worth, and whether no other is worth more; None when the
        computer players fail."""
        rated = await self._thinking.rate(view, self._seconds, Urgency.HINT)
        for each in rated:
            if each.move == move:
                return each, each.value > rated[0].value - SLIGHT
        return None

    async def line(self, game: str, setup: str, moves: tuple[str, ...]) -> tuple[str, ...]:
        """How a match would best go on after ``moves``, the last of them first; that one alone
        where hidden hands forbid to say."""
        key = game, setup, moves
        known = self._lines.get(key)
        if known is None:
            known = await self._line(game, setup, moves)
            if len(known) > 1:  # else the players may only have failed this time
                self._lines[key] = known
        return known

    async def _line(self, game: str, setup: str, moves: tuple[str, ...]) -> tuple[str, ...]:
        rules, line = GAMES[game], moves[-1:]
        state = replay(rules, setup, moves)
        while len(line) < PLIES:
            view = to_move(rules, state)
            if view.hands or view.turn is None or not view.moves:
                break
            move = view.follow or await self._best(view)
            if not move:
                break
            state, line = rules.play(state, move), (*line, move)
        return line

    async def _best(self, view: View) -> str:
        rated = await self._thinking.rate(view, self._each, Urgency.HINT)
        return rated[0].move if rated else ""
