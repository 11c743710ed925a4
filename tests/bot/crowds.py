"""Many rated people at once, without a match of theirs: for what only reads where they stand."""

from collections.abc import Sequence

from sqlalchemy import Connection, insert

from bot.store.schema import people, standings
from bot.store.store import Store


async def crowd(store: Store, game: str, size: int, names: Sequence[str] = ()) -> list[str]:
    """So many people on the ladder of a game, the best first, named N1, N2 … where ``names`` do not
    say otherwise: their keys."""
    keys: list[str] = []
    await store.database.write(lambda at: keys.extend(add_crowd(at, game, size, names)))
    return keys


def add_crowd(connection: Connection, game: str, size: int, names: Sequence[str] = ()) -> list[str]:
    """The same in any database."""
    called = [names[n] if n < len(names) else f"N{n + 1}" for n in range(size)]
    keys = [f"rooms:{name.lower()}" for name in called]

    connection.execute(
        insert(people),
        [
            {"key": key, "name": name, "language": "en"}
            for key, name in zip(keys, called, strict=True)
        ],
    )
    connection.execute(
        insert(standings),
        [
            {
                "game": game,
                "person": key,
                "mu": 60.0 - 40.0 * place / size,
                "sigma": 2.0,
                "matches": 9,
                "points": 4.5,
                "proven": True,
            }
            for place, key in enumerate(keys)
        ],
    )
    return keys
