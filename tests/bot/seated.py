"""Tables with people and computer players at them, for tests of what happens there by itself."""

from dataclasses import replace

from bot.people import Person
from bot.tables import lobby, play
from bot.tables.manners import Circumstances, Signs
from bot.tables.play import over
from bot.tables.table import Chair, Status, Table, Turn
from engines import GAMES
from engines.game import LEVELS, Seat, View
from engines.path import split
from tests.bot.clock import START
from tests.reached import reached

SEED = "0" * 64


def person(name: str) -> Person:
    """The person of this name; the key is what the tables know of them."""
    return Person("rooms", name.lower(), name, "en")


def key(name: str) -> str:
    return person(name).key


def waiting(*names: str, game: str = "reversi", clock: str = "none") -> Table:
    """A lobby opened at ``START`` by the first of ``names``; a level is a computer player."""
    chairs = tuple(
        Chair("", level=name, joined=at)
        if name in LEVELS
        else Chair(name, person=key(name), joined=at)
        for at, name in enumerate(names, 1)
    )
    turn = Turn(None, START)
    return Table("ABCDE", game, key(names[0]), chairs=chairs, clock=clock, turn=turn)


def dealt(*names: str, game: str = "reversi", clock: str = "none", **options: str) -> Table:
    """A match dealt at ``START``, begun by the first seat."""
    table = waiting(*names, game=game, clock=clock)
    wanted = {lobby.FIRST: "1"} | options
    return play.dealt(replace(table, options=tuple(wanted.items())), SEED, START)


def seen(table: Table, seat: Seat | None = None) -> View:
    """What a seat, or everybody, sees of the match."""
    assert table.match is not None
    game = GAMES[table.game]
    view = game.view(reached(game, table.match.setup, table.match.moves), seat)
    return over(view, table.match.outcome)


def moved(table: Table, now: float, choice: int = 0) -> Table:
    """With one of the legal moves of the seat in turn."""
    assert table.match is not None
    game = GAMES[table.game]
    view = seen(table, seen(table).turn)
    move = view.moves[choice % len(view.moves)]
    state = reached(game, table.match.setup, table.match.moves)
    return play.moved(table, state, view, split(move), now)


def given(
    table: Table, now: float, signs: Signs | None = None, started: float = 0.0
) -> Circumstances:
    """What happens at the table by itself depends on."""
    view = None if table.match is None else seen(table)
    return Circumstances(signs or {}, view, now, started)


def running(table: Table) -> bool:
    return table.status is Status.PLAYING
