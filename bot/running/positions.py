"""The states that tables stand at, replayed from their setup and moves once and then kept."""

from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any

from bot.errors import WrongTime
from bot.tables.table import Table
from engines import GAMES
from engines.game import Outcome, Seat, View

KEPT = 2000


@dataclass(slots=True)
class _Entry:
    setup: str = field(repr=False)
    moves: tuple[str, ...] = field(repr=False)
    state: Any = field(repr=False)
    views: dict[Seat | None, View] = field(default_factory=dict, repr=False)


class Positions:
    """A cache from tables to states and views; what it has forgotten it replays."""

    def __init__(self, kept: int = KEPT) -> None:
        self._entries: OrderedDict[str, _Entry] = OrderedDict()
        self._kept = kept

    def state(self, table: Table) -> Any:
        """The state of the table's match. Raises WrongTime before the first deal."""
        return self._entry(table).state

    def view(self, table: Table, seat: Seat | None) -> View:
        """What ``seat`` sees of the table's match. Raises WrongTime before the first deal."""
        entry = self._entry(table)
        if seat not in entry.views:
            entry.views[seat] = GAMES[table.game].view(entry.state, seat)
        assert table.match is not None
        return over(entry.views[seat], table.match.outcome)

    def forget(self, code: str) -> None:
        """Drop what is kept of a table."""
        self._entries.pop(code, None)

    def _entry(self, table: Table) -> _Entry:
        match = table.match
        if match is None:
            raise WrongTime
        entry = self._entries.get(table.code)
        if entry is None or (entry.setup, entry.moves) != (match.setup, match.moves):
            entry = _replayed(table.game, match.setup, match.moves, entry)
            self._entries[table.code] = entry
        self._entries.move_to_end(table.code)
        while len(self._entries) > self._kept:
            self._entries.popitem(last=False)
        return entry


def over(view: View, outcome: Outcome | None) -> View:
    """The view of a match with this outcome. The rules do not know of one that somebody has given
    up: to them it goes on."""
    if outcome is None or view.outcome is not None:
        return view
    return replace(
        view,
        turn=None,
        moves=(),
        offers=(),
        acts=(),
        places=(),
        follow="",
        waits=False,
        outcome=outcome,
    )


def _replayed(game: str, setup: str, moves: tuple[str, ...], known: _Entry | None) -> _Entry:
    """The state after ``moves``, from a known one when that is a beginning of them."""
    rules = GAMES[game]
    if known and known.setup == setup and moves[: len(known.moves)] == known.moves:
        state, rest = known.state, moves[len(known.moves) :]
    else:
        state, rest = rules.start(setup), moves
    for move in rest:
        state = rules.play(state, move)
    return _Entry(setup, moves, state)
