"""Rated matches of a browser's person and others, so that there is a ladder."""

from bot.desk import Desk
from bot.people import Person
from bot.tables import lobby
from bot.tables.table import Series

BEN, CLEO = Person("telegram", "2", "Ben"), Person("discord", "3", "Cleo")


async def beats(desk: Desk, winner: Person, loser: Person, game: str = "reversi") -> str:
    """A match that the loser gives up after each has moved twice; the code of its table."""
    code = await begun(desk, winner, loser, game)
    await desk._context.tables.resign(code, loser)
    return code


async def begun(desk: Desk, winner: Person, loser: Person, game: str = "reversi") -> str:
    """A match in which each has moved twice; the code of its table."""
    store, tables = desk._context.store, desk._context.tables
    for who in (winner, loser):
        await store.remember(who)
    table = await tables.open(game, winner, {"first": "1"}, Series())
    await tables.change(table.code, lambda before: lobby.joined(before, loser))
    table = await tables.start(table.code, winner)
    for _ in range(4):
        turn = tables.view(table, None).turn
        assert turn is not None
        person = winner if table.chairs[turn].person == winner.key else loser
        path = tuple(tables.view(table, turn).moves[0].split("."))
        table = await tables.move(table.code, table.revision, person, path)
    return table.code
