"""Whose decision a move was, as ``engines.replay`` tells it from the moves alone, is what happened
at the table."""

import random

import pytest

from bot.tables import lobby, play
from bot.tables.table import Series, Table
from engines import GAMES
from engines.game import Game, Seat, View
from engines.path import split
from tests.bot.rooms import person
from tests.contract.undoing import decisions
from tests.reached import reached

PEOPLE = [person(name) for name in ("Ann", "Ben", "Cleo", "Dan")]


def dealt(game: Game, seats: int, number: int) -> Table:
    table = lobby.opened(game.key, PEOPLE[0], {}, Series())
    for other in PEOPLE[1:seats]:
        table = lobby.joined(table, other)
    return play.dealt(table, f"{number:064x}", 0.0)


def standing(game: Game, table: Table) -> tuple[object, View]:
    """The state of a table, and the view of the seat in turn or everybody's."""
    assert table.match is not None
    state = reached(game, table.match.setup, table.match.moves)
    return state, game.view(state, game.view(state, None).turn)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize(
    ("key", "seats"), [(key, seats) for key, game in GAMES.items() for seats in game.seats]
)
def test_a_move_is_the_decision_of_whoever_made_it_at_the_table(
    key: str, seats: int, number: int
) -> None:
    game, luck = GAMES[key], random.Random(number)
    table = dealt(game, seats, number)
    assert table.match is not None
    makers: list[Seat | None] = [None] * len(table.match.moves)
    while table.match is not None and not play.match_over(table) and len(makers) < 80:
        state, view = standing(game, table)
        if view.turn is None:
            table, maker = play.continued(table, state, view, 0.0), None
        else:
            path = split(luck.choice(view.moves))
            table, maker = play.moved(table, state, view, path, 0.0), view.turn
        assert table.match is not None
        followed = len(table.match.moves) - len(makers) - 1
        makers += [maker, *[None] * followed]
    assert table.match is not None
    assert decisions(game, table.match.setup, table.match.moves) == tuple(makers)
