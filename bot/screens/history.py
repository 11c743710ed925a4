"""What has happened in a match from its first move on, for readers who come late or come back."""

from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

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
    events: list[tuple[Phrase, ...]]
    last: tuple[Phrase, ...]


class Histories:
    """Replays matches once for each seat that asks, then only what is new in them."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._told: OrderedDict[tuple[str, int, Seat | None], _Told] = OrderedDict()

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
            last = game.view(state, seat).last
            told = _Told((), state, [last], last)
            self._told[key] = told
        for move in match.moves[len(told.moves) :]:
            told.state = game.play(told.state, move)
            told.moves = (*told.moves, move)
            last = game.view(told.state, seat).last
            if _grown(told.last, last):
                told.events[-1] = ()
            told.events.append(_fresh(told.last, last))
            told.last = last
        self._told.move_to_end(key)
        while len(self._told) > self._kept:
            self._told.popitem(last=False)
        return told.events


def _fresh(before: tuple[Phrase, ...], last: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
    """What is new in ``last``: a move made by itself is told together with the one before it."""
    return last[len(before) :] if before and last[: len(before)] == before else last


def _grown(before: tuple[Phrase, ...], last: tuple[Phrase, ...]) -> bool:
    """Whether ``last`` tells all that ``before`` told and more of the same: "drew 2 tiles" after
    "drew a tile"."""
    if not (len(before) == len(last) == 1 and before[0].code == last[0].code):
        return False
    old, new = dict(before[0].params), dict(last[0].params)
    counted = "count" in old and int(new["count"]) > int(old["count"])
    return counted and old.get("seat") == new.get("seat")
