"""How many links an account, and all accounts from one address, may make in a day."""

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, insert, select

from bot.accounts.errors import TooManyLinks
from bot.store.guesses import in_turn
from bot.store.queries import write
from bot.store.schema import links_made

DAY = 86_400.0  # seconds


@write
def charge(connection: Connection, sources: Mapping[str, int], now: float) -> None:
    """Counts a link from these ``sources``, each with how many it may make in a day. Raises
    TooManyLinks, and counts nothing."""
    in_turn(connection)
    connection.execute(delete(links_made).where(links_made.c.at <= now - DAY))
    made = select(func.count()).select_from(links_made)
    for source, most in sources.items():
        if (connection.scalar(made.where(links_made.c.source == source)) or 0) >= most:
            raise TooManyLinks
    connection.execute(insert(links_made), [{"source": each, "at": now} for each in sources])
