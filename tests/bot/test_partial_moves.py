"""Half-made choices, kept a seat each until the table moves on."""

from bot.running.partial_moves import PartialMoves
from bot.store.store import Store
from bot.tables import lobby
from bot.tables.table import Series
from tests.bot.rooms import person


async def test_a_choice_is_of_its_revision_alone(store: Store) -> None:
    table = lobby.opened("reversi", person("Ann"), {}, Series())
    await store.tables.create(table)
    one = PartialMoves(store.database)
    await one.set(table, 0, ("swap", "a1"))
    for process in (one, PartialMoves(store.database)):
        assert await process.get(table, 0) == ("swap", "a1")
        assert await process.get(table, 1) == ()
        assert await process.get(table.changed(), 0) == ()
