"""What has happened in a match from its first move on, for readers who come late or come back."""

from dataclasses import dataclass
from typing import Any

from cachetools import LRUCache

from bot.screens.ending import result_line
from bot.screens.wording import Wording
from bot.tables.table import Match, Undone
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
        made: dict[Seat, str] = {}
        entries: list[Entry] = []
        for ply, events in enumerate(self._events(wording, match, view.seat)):
            entries += _taken_back(wording, match, ply - 1)
            if 0 < ply <= len(match.makers):
                maker = match.makers[ply - 1]
                made |= {} if maker.seat is None else {maker.seat: maker.who}
            mark = _mark(match, ply)
            entries += [
                (f"{mark}:{place}", wording.event(event, made))
                for place, event in enumerate(events)
            ]
        entries += _taken_back(wording, match, len(match.moves))
        if match.outcome is None:
            return tuple(entries)
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


def _mark(match: Match, ply: int) -> str:
    """What names a ply for good: one that is played again after a takeback is another one."""
    again = sum(undone.keep < ply for undone in match.undone)
    return f"{match.number}:{ply}" + (f".{again}" if again else "")


def _taken_back(wording: Wording, match: Match, stood: int) -> list[Entry]:
    """The takebacks after which so many moves stood."""
    return [
        (f"{match.number}:undo:{at}", wording.say("took-back", who=_asker(wording, undone)))
        for at, undone in enumerate(match.undone)
        if undone.keep == stood
    ]


def _asker(wording: Wording, undone: Undone) -> str:
    seats = wording.table.seats_of(undone.person)
    seat = seats[0] if seats else undone.makers[0].seat or 0
    return wording.name_of(seat, undone.person)
