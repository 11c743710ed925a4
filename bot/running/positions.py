"""The states that tables stand at, replayed from their setup and moves once and then kept."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cachetools import LRUCache

from bot.errors import Refusal, WrongTime
from bot.running.budget import USUAL
from bot.tables import proposals, takeback
from bot.tables.play import over
from bot.tables.table import Table
from engines import GAMES
from engines.game import Seat, View
from engines.replay import Step, walk

RECENT = 2  # moves whose states are kept, for most last decisions of a person are no further back


@dataclass(frozen=True, slots=True, eq=False)
class _Entry:
    setup: str = field(repr=False)
    moves: tuple[str, ...] = field(repr=False)
    state: Any = field(repr=False)


@dataclass(frozen=True, slots=True, eq=False)
class _ViewedPosition:
    """What has been asked to be seen of an entry, and its last moves, the newest last."""

    entry: _Entry = field(repr=False)
    recent: tuple[Step, ...] = field(default=(), repr=False)
    views: dict[Seat | None, View] = field(default_factory=dict, repr=False)


class Positions:
    """A cache from tables to states, and of the ``viewed`` latest to views and earlier states,
    which are larger and seldom asked for later; what it has forgotten it replays."""

    def __init__(self, kept: int = USUAL.tables, viewed: int = USUAL.viewed) -> None:
        self._entries: LRUCache[str, _Entry] = LRUCache(kept)
        self._positions: LRUCache[str, _ViewedPosition] = LRUCache(viewed)
        self._takers: LRUCache[str, tuple[int, frozenset[str]]] = LRUCache(kept)
        self._latest: tuple[Table | None, _ViewedPosition] = (
            None,
            _ViewedPosition(_Entry("", (), None)),
        )

    def state(self, table: Table) -> Any:
        """The state of the table's match. Raises WrongTime before the first deal."""
        return self._viewed(table).entry.state

    def view(self, table: Table, seat: Seat | None) -> View:
        """What ``seat`` sees of the table's match. Raises WrongTime before the first deal."""
        seen = self._viewed(table)
        view = seen.views.get(seat)
        if view is None:
            view = seen.views[seat] = GAMES[table.game].view(seen.entry.state, seat)
        assert table.match is not None
        return over(view, table.match.outcome)

    def _viewed(self, table: Table) -> _ViewedPosition:
        """What is known of the table's position. Nearly always the table is the one that was asked
        about last: a press asks a dozen times."""
        latest, seen = self._latest
        if latest is table:
            return seen
        match = table.match
        if match is None:
            raise WrongTime(table.stage)
        entry, kept = self._entries.get(table.code), self._positions.get(table.code)
        if entry is None or (entry.setup, entry.moves) != (match.setup, match.moves):
            # Replayed, from the known state where that is one on the way.
            rules, moves, known = GAMES[table.game], match.moves, entry
            recent: deque[Step] = deque(maxlen=RECENT)
            if known and known.setup == match.setup and moves[: len(known.moves)] == known.moves:
                state, done = known.state, len(known.moves)
                recent += kept.recent if kept is not None and kept.entry is known else ()
            else:
                state, done = rules.start(match.setup), 0
            for ply in range(done, len(moves)):
                recent.append(Step(ply, state, moves[ply]))
                state = rules.play(state, moves[ply])
            entry = self._entries[table.code] = _Entry(match.setup, moves, state)
            kept = self._positions[table.code] = _ViewedPosition(entry, tuple(recent))
        elif kept is None or kept.entry is not entry:
            kept = self._positions[table.code] = _ViewedPosition(entry)
        self._latest = table, kept
        return kept

    def steps(self, table: Table) -> Iterator[Step]:
        """The moves of the table's match, the newest first. Raises WrongTime before the deal."""
        seen = self._viewed(table)
        entry, recent = seen.entry, seen.recent
        yield from reversed(recent)
        earlier = entry.moves[: len(entry.moves) - len(recent)]
        if earlier:
            rules = GAMES[table.game]
            states = list(walk(rules, entry.setup, earlier[:-1]))
            for ply in reversed(range(len(earlier))):
                yield Step(ply, states[ply], earlier[ply])

    def last_decision(self, table: Table, person: str) -> tuple[Seat, int]:
        """The seat with which the person decided last, and how many moves stand without that.
        Raises NothingToTakeBack, Revealed, WrongTime before the first deal."""
        game, seats = GAMES[table.game], table.seats_of(person)
        makers = table.match.makers if table.match else ()
        return takeback.last_decision(game, self.steps(table), seats, makers, person)

    def takers_back(self, table: Table) -> frozenset[str]:
        """The keys of those who may ask now to take their last decision back."""
        revision, known = self._takers.get(table.code, (-1, frozenset()))
        if revision != table.revision:
            people = {chair.person for chair in table.chairs if chair.person}
            known = frozenset(person for person in people if self._may_take_back(table, person))
            self._takers[table.code] = table.revision, known
        return known

    def _may_take_back(self, table: Table, person: str) -> bool:
        try:
            proposals.check(table, self.view(table, None), proposals.TAKEBACK, person)
            self.last_decision(table, person)
        except Refusal:
            return False
        return True
