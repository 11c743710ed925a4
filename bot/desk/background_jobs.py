"""What goes on by itself, from its start to its end."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import isawaitable

from bot.background import Background
from bot.desk.computer_schedule import ComputerSchedule
from bot.desk.displays import Displays
from bot.desk.notices import Outbox
from bot.desk.running_features import RunningFeatures
from bot.running.absences import Absences
from bot.running.clocks import Clocks

Step = Callable[[], Awaitable[object] | None]


class BackgroundJobs:
    """Starts and ends what runs beside the people who ask: ``starts`` and ``ends`` are the steps of
    that, in their order."""

    def __init__(
        self,
        starts: Sequence[Step],
        ends: Sequence[Step],
        clocks: Clocks,
        absences: Absences,
        features: RunningFeatures,
        computers: ComputerSchedule,
        displays: Displays,
        outbox: Outbox,
    ) -> None:
        self._starts = starts
        self._ends = ends
        self._clocks = clocks
        self._absences = absences
        self._features = features
        self._background = Background()
        self._computers = computers
        self._displays = displays
        self._outbox = outbox

    async def start(self) -> None:
        """Sends what was left to be told, shows what has fallen behind, hears of other processes
        and runs the jobs of features."""
        for step in self._starts:
            await _done(step)

    async def close(self) -> None:
        """Stops everything; what is unfinished goes on at the next start."""
        await self._background.close()
        for step in self._ends:
            await _done(step)

    async def start_clocks(self, served: float | None = None) -> None:
        """Starts the clocks, and goes on with what was broken off. Safe beside other processes:
        each deadline is claimed first. ``served`` as in Clocks."""
        await self._clocks.start(served)
        first = served is None
        if first:
            await self._absences.resume()
        await self._features.resume(first)

    def resume_jobs_of(self, mine: Callable[[str], bool]) -> None:
        """Other processes are alive than before: goes on with what those that have ended did, so
        far as its key is ``mine``."""
        self._clocks.hurry()
        # What one that ended was telling tables of people who are away is told by another.
        self._background.start(self._absences.resume(mine), "absences told by others")

    async def start_computers(self) -> None:
        """Has computers move from now on."""
        await self._computers.start()

    async def stop_computers(self) -> None:
        """Leaves it to other processes that computers move."""
        await self._computers.stop()

    async def catch_up(self, platform: str) -> None:
        """This process owns other chats of a platform than before: what fell behind there is shown
        and told, what others own is let go."""
        await self._displays.catch_up(platform)
        await self._outbox.take_all()


async def _done(step: Step) -> None:
    result = step()
    if isawaitable(result):
        await result
