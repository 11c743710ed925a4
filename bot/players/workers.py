"""The processes in which computer players think, so that nothing else ever waits for them."""

import logging
from collections.abc import Callable

from bot.background import Background
from bot.monitoring.labels import QueueKind
from bot.monitoring.meters import Meters
from bot.players.compiling import Compiling, Progress
from bot.players.pool import Pool, Urgency
from bot.players.process import PlayerProcess
from bot.players.shortage import PAUSE, Shortage
from bot.players.thinker import Answer, Question, plays_plainly
from engines.game import Rated, View

__all__ = ["Progress", "Urgency", "Workers"]

GAMES = "engines:GAMES"
GRACE = 2.0  # seconds after its time in which a player's answer still counts
TRIES = 2
NOBODY = Progress(0, 1, failed=True)
log = logging.getLogger(__name__)


class Workers:
    """``count`` processes that think for all tables, started when first needed or by ``start``.

    ``games`` names the games they know as ``module:mapping``; ``grace`` are the seconds after
    which a player that does not answer is stopped and replaced. On a machine that has never run
    the program a game is compiled first. Until then another process plays the ``PLAIN_LEVELS``
    without compiled code; everybody else waits, and ``preparing`` says how long. Where no process
    can be started, or no player be loaded, it is tried again every ``pause`` seconds.
    """

    def __init__(
        self,
        count: int = 1,
        games: str = GAMES,
        grace: float = GRACE,
        meters: Meters | None = None,
        pause: float = PAUSE,
    ) -> None:
        self._count = count
        self._started = False
        self.meters = meters = meters or Meters()
        self._pool = Pool(tuple(PlayerProcess(games) for _ in range(count)), grace, meters)
        self._plain = Pool((PlayerProcess(games, plain=True),), grace, meters)
        meters.listen(self._measure)
        self._compiling = Compiling(games)
        self._compiling.listen(self._compiled)
        self._listeners: list[Callable[[str], None]] = []
        self._shortage = Shortage(self._tell, pause)
        self._background = Background()

    async def _measure(self) -> None:
        waiting = self._pool.waiting + self._plain.waiting
        self.meters.queued(
            QueueKind.PROCESS, {urgency.name.lower(): waiting[urgency] for urgency in Urgency}
        )

    @property
    def count(self) -> int:
        """How many questions they think about at once."""
        return self._count

    @property
    def compiled(self) -> bool:
        """Whether no game waits for its players to be compiled."""
        return self._compiling.over

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of the processes that run now."""
        return self._pool.ids

    def start(self) -> None:
        """Starts all processes in the background, so that the first question finds them ready, and
        compiles what has never been compiled here; done once."""
        if self._started:
            return
        self._started = True
        if not self._compiling.over:
            log.info(
                "compiling the computer players; levels above club are ready in about a minute"
            )
            self._background.start(self._plain.warm(), "plain players")
            self._compiling.start()
        self._background.start(self.warm(), "players")

    def listen(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with a game's key whenever ``preparing`` says something new of it."""
        self._compiling.listen(listener)
        self._listeners.append(listener)

    def _tell(self, game: str) -> None:
        for listener in self._listeners:
            listener(game)

    def preparing(self, game: str, level: str) -> Progress | None:
        """How far the preparations are that a player of this level waits for; None when it need
        not wait."""
        if game in self._shortage:
            return NOBODY
        return None if plays_plainly(game, level) else self._compiling.progress(game)

    def retry(self) -> None:
        """Looks at once for the players that were not to be had."""
        self._shortage.retry()

    async def warm(self) -> None:
        """Waits until all processes are warm, or have failed to start."""
        await self._pool.warm()

    async def close(self) -> None:
        """Stops all processes at once, whatever they are thinking about."""
        await self._compiling.close()
        await self._background.close()
        await self._plain.close()
        await self._pool.close()

    async def choose(
        self, view: View, level: str, seconds: float, urgency: Urgency = Urgency.PLAY
    ) -> str:
        """One of ``view.moves``, chosen by a player of ``level`` within ``seconds`` from now: what
        the wait for a free process takes is missing from the thought, which has a moment at any
        rate. When the players fail again and again it is the first of the moves, so that the match
        goes on; as long as none is to be had it waits."""
        if len(view.moves) == 1:
            return view.moves[0]
        question = Question(view, level, seconds)
        while (move := await self._chosen(question, urgency)) is None:
            self._shortage.begin(view.game)
            await self._shortage.rest()
        self._shortage.end(view.game)
        return move

    async def _chosen(self, question: Question, urgency: Urgency) -> str | None:
        """The move of a player; None where none is to be had."""
        moves = question.view.moves
        for _ in range(TRIES):
            answer = await self._answer(question, urgency)
            if answer.move in moves:
                return answer.move
            _warn(question, answer, "no legal move")
        return None if answer.absent else moves[0]

    async def rate(self, view: View, seconds: float, urgency: Urgency) -> tuple[Rated, ...]:
        """Every move of ``view.moves`` with what it leads to, the best first, found in
        ``seconds``; () when the players fail again and again."""
        question = Question(view, "", seconds)
        for _ in range(TRIES):
            answer = await self._answer(question, urgency)
            if {one.move for one in answer.rated} == set(view.moves):
                return answer.rated
            _warn(question, answer, "not every move")
        return ()

    async def _answer(self, question: Question, urgency: Urgency) -> Answer:
        game = question.view.game
        if self._compiling.progress(game) is not None:
            self._compiling.want(game)
            if question.level and plays_plainly(game, question.level):
                return await self._plain.ask(question, urgency)
            await self._compiling.ready(game)
        return await self._pool.ask(question, urgency)

    def _compiled(self, game: str) -> None:
        if self._compiling.over:  # nobody plays plainly any more
            self._background.start(self._plain.retire(), "plain players")


def _warn(question: Question, answer: Answer, otherwise: str) -> None:
    what, trouble = question.level or "ratings", answer.trouble or otherwise
    log.warning("computer player of %s (%s): %s", question.view.game, what, trouble)
