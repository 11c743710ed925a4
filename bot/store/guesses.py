"""Which codes people have tried of late to link accounts with, counted for all processes."""

from sqlalchemy import Connection, delete, exists, func, insert, select, text

from bot.accounts.errors import TooManyGuesses
from bot.store.pending_names import keys_of
from bot.store.queries import write
from bot.store.schema import link_guesses, links, seats, tables
from bot.tables.limits import GuessLimits

LOCK = 0x4C696E6B73  # any number that no other lock of ours has


def in_turn(connection: Connection) -> None:
    """From here to the commit no other process links or parts anybody, or tries a code."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


@write
def charge_attempt(
    connection: Connection, account: str, now: float, limits: GuessLimits, address: str = ""
) -> int:
    """Notes, before a code is looked at, that the account tries one from an ``address``, "" where
    none is known; the id of the note. Accounts that cost nothing but another cookie share a limit
    of their own, so that they keep nobody else from linking. Raises TooManyGuesses."""
    in_turn(connection)
    guesses = link_guesses.c
    connection.execute(delete(link_guesses).where(guesses.at <= now - limits.window))
    tried = select(func.count()).select_from(link_guesses)
    newcomer = bool(address) and not _has_played(connection, account, now - limits.settled)
    counted = [
        (guesses.account == account, limits.own),
        (guesses.newcomer.is_(newcomer), limits.newcomers if newcomer else limits.in_all),
        *([(guesses.address == address, limits.address)] if address else []),
    ]
    if any((connection.scalar(tried.where(chosen)) or 0) >= most for chosen, most in counted):
        raise TooManyGuesses
    row = {"account": account, "at": now, "address": address, "newcomer": newcomer}
    noted = insert(link_guesses).values(row).returning(guesses.id)
    return int(connection.execute(noted).scalar_one())


def _has_played(connection: Connection, account: str, since: float) -> bool:
    """Whether the account's person sits at a table that was there at this Unix time."""
    person = select(links.c.person).where(links.c.account == account)
    mine = seats.c.person.in_(keys_of(connection, connection.scalar(person) or account))
    sat = exists().where(mine, tables.c.id == seats.c.table, tables.c.created <= since)
    return bool(connection.scalar(select(sat)))


def refund_attempt(connection: Connection, guess: int) -> None:
    """The code was a right one: it costs nothing."""
    connection.execute(delete(link_guesses).where(link_guesses.c.id == guess))
