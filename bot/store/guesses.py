"""Which codes people have tried of late to link accounts with, counted for all processes."""

from sqlalchemy import Connection, delete, func, insert, select, text

from bot.errors import TooManyGuesses
from bot.store.schema import link_guesses
from bot.tables.limits import GuessLimits

LOCK = 0x4C696E6B73  # any number that no other lock of ours has


def in_turn(connection: Connection) -> None:
    """From here to the commit no other process links or parts anybody, or tries a code."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def pay(connection: Connection, account: str, now: float, limits: GuessLimits) -> int:
    """Note, before a code is looked at, that the account tries one; the id of the note. Raises
    TooManyGuesses."""
    in_turn(connection)
    guesses = link_guesses.c
    connection.execute(delete(link_guesses).where(guesses.at <= now - limits.window))
    tried = select(func.count()).select_from(link_guesses)
    own = connection.scalar(tried.where(guesses.account == account)) or 0
    if own >= limits.own or (connection.scalar(tried) or 0) >= limits.in_all:
        raise TooManyGuesses
    noted = insert(link_guesses).values(account=account, at=now).returning(guesses.id)
    return int(connection.execute(noted).scalar_one())


def forgive(connection: Connection, guess: int) -> None:
    """The code was a right one: it costs nothing."""
    connection.execute(delete(link_guesses).where(link_guesses.c.id == guess))
