"""What computer players are asked at tables, as it goes into the queue."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.players.payload import QueuedQuestion, from_question
from bot.players.pool import Urgency
from bot.players.thinker import Question, thinking
from bot.running.timing import ORDINARY, Timing
from bot.store.entries import QueueEntry
from bot.tables import play
from bot.tables.computers import deciding_level
from bot.tables.table import Table
from engines import GAMES
from engines.game import Seat, View

MOVES = "moves"  # where the answers go that are moves at tables


@dataclass(eq=False, repr=False)
class Questions:
    """Which question a table has at its revision, made from what the seat to move sees."""

    _view: Callable[[Table, Seat | None], View]
    _timing: Timing = ORDINARY

    def key(self, table: Table) -> str:
        """The key of its question; "" where no computer player is asked."""
        return f"{table.code} {table.revision}" if self.level(table) else ""

    def level(self, table: Table) -> str:
        """The level of the computer player that is asked, or ""."""
        if not any(chair.level for chair in table.chairs):  # most often so: look no further
            return ""
        if table.match is None or play.match_over(table):
            return ""
        return deciding_level(table, self._view(table, None).turn)

    def entry(self, table: Table) -> QueueEntry | None:
        """Its question; None where no computer player is asked."""
        level, turn = self.level(table), None
        if level:
            turn = self._view(table, None).turn
        if turn is None:
            return None
        watched = not any(chair.person for chair in table.chairs)
        urgency = Urgency.SHOW if watched else Urgency.PLAY
        asked = QueuedQuestion(
            Question(self._view(table, turn), level, thinking(GAMES[table.game], level)),
            self.key(table),
            MOVES,
            turn,
            self._timing.show if watched else self._timing.pace,
        )
        return entry_of(asked, urgency)


def entry_of(asked: QueuedQuestion, urgency: Urgency) -> QueueEntry:
    """A question as it goes into the queue."""
    return QueueEntry(asked.about, kind_of(urgency), -urgency, from_question(asked))


def kind_of(urgency: Urgency) -> str:
    """What those take who answer questions so urgent."""
    return urgency.name.lower()


def table_of(key: str) -> tuple[str, int]:
    """The code and the revision of the table that a question was about. Raises ValueError."""
    code, revision = key.split(" ")
    return code, int(revision)
