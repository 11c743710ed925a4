"""What processes tell each other of who is at a table, and what is said there."""

from sqlalchemy import Connection

from bot.store.queries import write_relaxed
from bot.store.signals import tell

SIGNAL = "company"  # before what is told


@write_relaxed
def tell_others(connection: Connection, told: str) -> None:
    """Tells other processes, which keep none of it."""
    tell(connection, f"{SIGNAL} {told}")
