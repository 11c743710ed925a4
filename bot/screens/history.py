"""What has happened in a match from its first move on, for readers who come late or come back."""

from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

from bot.screens.ending import result_line
from bot.screens.wording import Wording
from bot.tables.table import Match
from engines import GAMES
from engines.game import Phrase, Seat, View

KEPT = 200

Entry = tuple[str, str]
"""A mark that names the entry for good, and its text: ``("0:12", "Ann played d3 …")``."""


@dataclass(slots=True)
class _Told:
    moves: tuple[str, ...]
    state: Any
    events: list[tuple[Phrase, ...]]  # by ply


class Histories:
    """Replays matches once for each seat that asks, then only what is new in them."""

    def __init__(self, kept: int = KEPT) -> None:
        self._told: LRUCache[tuple[str, int, Seat | None], _Told] = LRUCache(kept)

    def tell(self, wording: Wording, view: View) -> tuple[Entry, ...]:
        """An entry for each event that the seat of ``view`` has seen in the table's match, and
        one for its outcome."""
        match = wording.table.match
        assert match is not None
        entries = tuple(
            (f"{match.number}:{ply}:{place}", wording.phrase(event))
            for ply, events in enumerate(self._events(wording, match, view.seat))
            for place, event in enumerate(events)
        )
        if match.outcome is None:
            return entries
        return (*entries, (f"{match.number}:end", result_line(wording, view)))

    def _events(
        self, wording: Wording, match: Match, seat: Seat | None
    ) -> list[tuple[Phrase, ...]]:
        table = wording.table
        game, key = GAMES[table.game], (table.code, match.number, seat)
        told = self._told.get(key)
        if told is None or match.moves[: len(told.moves)] != told.moves:
            state = game.start(match.setup)
            told = _Told((), state, [game.view(state, seat).last])
            self._told[key] = told
        for move in match.moves[len(told.moves) :]:
            told.state = game.play(told.state, move)
            told.moves = (*told.moves, move)
            view = game.view(told.state, seat)
            if view.retells:
                told.events[-1] = ()
            told.events.append(view.last)
        return told.events
