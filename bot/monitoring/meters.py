"""What is measured in a running bot."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager, nullcontext

from msgspec import Struct

from bot.monitoring.labels import Access, CountedOutcome, QueueKind
from bot.monitoring.measure import Measure

Source = Callable[[], Awaitable[None]]
"""Sets what is measured only when somebody asks."""


class Backlog(Struct, frozen=True):
    """What the database says of all processes together: how many tables run, by game; the seconds
    for which the oldest unsent notice has waited; how many messages of running tables show an older
    state than their table's, by platform."""

    running: Mapping[str, int]
    oldest: float
    behind: Mapping[str, int]


class Meters:
    """Everything that is measured in one process, where nobody reads it: nothing is kept.
    ``PrometheusMeters`` keep it for a monitor."""

    # What is measured as it happens

    def pressed(self, platform: str, verb: str, outcome: CountedOutcome, seconds: float) -> None:
        """Counts a press that was answered."""

    def editing(
        self, platform: str, outcomes: Mapping[type[Exception], CountedOutcome]
    ) -> AbstractContextManager[None]:
        """Times the edit of a message; ``outcomes`` are those of errors, by their class."""
        return nullcontext()

    def too_many(self, platform: str) -> None:
        """Counts a request that a platform refused with status 429."""

    def waited(self, queue: QueueKind, urgency: str, seconds: float) -> None:
        """Records how long a question to a computer player waited in a queue."""

    def thinking(self, game: str, level: str) -> AbstractContextManager[None]:
        """Times a computer player of a level; without a level, one that rates every move."""
        return nullcontext()

    def transaction(self, access: Access) -> AbstractContextManager[None]:
        """Times one use of the database."""
        return nullcontext()

    # What is measured when somebody asks

    def listen(self, source: Source) -> None:
        """Calls ``source`` whenever a monitor asks, to set what is measured only then."""

    def queued(self, queue: QueueKind, lengths: Mapping[str, int]) -> None:
        """Sets how many questions wait in a queue, by urgency."""

    def backlog(self, backlog: Backlog | None) -> None:
        """Sets what the database says; None where it does not answer."""

    def measured(self, measure: Measure, counts: Mapping[str, int]) -> None:
        """Sets what a feature has counted, by the values of its label."""

    def serving(self, platform: str, connected: bool) -> None:
        """Sets whether this process serves a platform now."""
