"""Tables in the middle of random matches, and their captions for everybody and for one person."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from msgspec import structs

from bot.screens import Screen
from bot.screens.board import board_screen
from bot.screens.captions import actors
from bot.screens.history import Histories
from bot.screens.scene import Scene
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables import play
from bot.tables.table import Chair, Maker, Match, Status, Table, Turn
from engines.game import Seat
from tests.contract.matches import Played

NAMES = ("Ann", "Ben", "Cleo", "Dan")
COMPUTERS = ("Otto", "Mira", "Juno", "Emil")
NOW = 1_000_000.0  # Unix time


def key(seat: Seat) -> str:
    """The key of the person who would sit there."""
    return f"rooms:{NAMES[seat]}"


def chairs(seats: int, people: frozenset[Seat]) -> tuple[Chair, ...]:
    """People on these seats, computer players on all others."""
    return tuple(
        Chair(NAMES[seat], key(seat)) if seat in people else Chair(COMPUTERS[seat], level="club")
        for seat in range(seats)
    )


def tables(played: Played, people: frozenset[Seat]) -> Iterator[tuple[Table, int]]:
    """The table after each of some plies of a match, and how many moves were made."""
    seated = chairs(played.seats, people)
    turns = [played.game.view(state, None).turn for state in played.states]
    makers = tuple(
        Maker(None if turn is None else turn, "" if turn is None else seated[turn].person or "club")
        for turn in turns
    )
    plies = (*range(min(8, len(played.moves))), *played.plies[::3], len(played.moves))
    for ply in dict.fromkeys(plies):
        view = played.game.view(played.states[ply], None)
        match = Match(0, played.setup, "5" * 64, played.moves[:ply], view.outcome, makers[:ply])
        status = Status.PLAYING if view.outcome is None else Status.OVER
        turn = Turn(view.turn, NOW - 60)
        table = Table("AAAAA", played.game.key, key(0), status, ply, chairs=seated, match=match)
        yield replace(table, turn=turn), ply


@dataclass(frozen=True)
class Captions:
    """The captions of one match in one language."""

    match: Played
    wording: Callable[[Table], Wording]
    histories: Histories = field(default_factory=Histories)

    def screen(self, table: Table, ply: int, reader: Seat | None) -> Screen:
        """The screen after so many moves for everybody, or for who sits on a seat."""
        wording = self.wording(table)
        view = self.match.game.view(self.match.states[ply], reader)
        viewer = Viewer("en", key=None if reader is None else key(reader))
        scene = Scene(wording, view, viewer, reader, now=NOW)
        if not play.match_over(table):
            told = self.histories.since(wording, view, actors(scene))
            scene = structs.replace(scene, happened=told)
        return board_screen(scene)
