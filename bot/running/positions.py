"""The states that tables stand at, replayed from their setup and moves once and then kept."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from cachetools import LRUCache

from bot.errors import WrongTime
from bot.running.budget import USUAL
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
    recent: tuple[Step, ...] = field(default=(), repr=False)  # the last moves, the newest last


@dataclass(frozen=True, slots=True, eq=False)
class _Seen:
    """What has been asked to be seen of an entry."""

    entry: _Entry = field(repr=False)
    views: dict[Seat | None, View] = field(default_factory=dict, repr=False)


class Positions:
    """A cache from tables to states, and of the ``viewed`` latest to views, which are larger and
    quicker to make anew; what it has forgotten it replays."""

    def __init__(self, kept: int = USUAL.tables, viewed: int = USUAL.viewed) -> None:
        self._entries: LRUCache[str, _Entry] = LRUCache(kept)
        self._seen: LRUCache[str, _Seen] = LRUCache(viewed)

    def state(self, table: Table) -> Any:
        """The state of the table's match. Raises WrongTime before the first deal."""
        return self._entry(table).state

    def view(self, table: Table, seat: Seat | None) -> View:
        """What ``seat`` sees of the table's match. Raises WrongTime before the first deal."""
        entry = self._entry(table)
        views = self._views(table.code, entry)
        if seat not in views:
            views[seat] = GAMES[table.game].view(entry.state, seat)
        assert table.match is not None
        return over(views[seat], table.match.outcome)

    def _views(self, code: str, entry: _Entry) -> dict[Seat | None, View]:
        seen = self._seen.get(code)
        if seen is None or seen.entry is not entry:
            seen = self._seen[code] = _Seen(entry)
        return seen.views

    def steps(self, table: Table) -> Iterator[Step]:
        """The moves of the table's match, the newest first. Raises WrongTime before the deal."""
        entry = self._entry(table)
        yield from reversed(entry.recent)
        earlier = entry.moves[: len(entry.moves) - len(entry.recent)]
        if earlier:
            rules = GAMES[table.game]
            states = list(walk(rules, entry.setup, earlier[:-1]))
            for ply in reversed(range(len(earlier))):
                yield Step(ply, states[ply], earlier[ply])

    def _entry(self, table: Table) -> _Entry:
        match = table.match
        if match is None:
            raise WrongTime
        entry = self._entries.get(table.code)
        if entry is None or (entry.setup, entry.moves) != (match.setup, match.moves):
            entry = _replayed(table.game, match.setup, match.moves, entry)
            self._entries[table.code] = entry
        return entry


def _replayed(game: str, setup: str, moves: tuple[str, ...], known: _Entry | None) -> _Entry:
    """The state after ``moves``, from a known one when that is a beginning of them."""
    rules = GAMES[game]
    if known and known.setup == setup and moves[: len(known.moves)] == known.moves:
        state, recent = known.state, deque(known.recent, RECENT)
        done = len(known.moves)
    else:
        state, recent, done = rules.start(setup), deque[Step](maxlen=RECENT), 0
    for ply in range(done, len(moves)):
        recent.append(Step(ply, state, moves[ply]))
        state = rules.play(state, moves[ply])
    return _Entry(setup, moves, state, tuple(recent))
