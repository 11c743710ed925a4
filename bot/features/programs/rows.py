"""The tokens of people's programs: what is kept of one does not let anybody use it."""

import hashlib
from typing import Any

from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Double,
    Index,
    Integer,
    PrimaryKeyConstraint,
    Row,
    Table,
    Text,
    delete,
    insert,
    select,
    update,
)

from bot.store.account_rows import OF_ACCOUNT, AccountRows
from bot.store.growth import RULE, Rule
from bot.store.queries import read, write, write_relaxed
from bot.store.schema import metadata

program_tokens = Table(
    "program_tokens",
    metadata,
    Column("account", Text, nullable=False),
    Column("number", Integer, nullable=False),  # by which its owner knows it, from 1
    Column("digest", Text, nullable=False),  # the SHA-256 of the token
    Column("at", Double, nullable=False),  # when it was made
    Column("used", Double),  # a day on which it was used last; None before that
    PrimaryKeyConstraint("account", "number", name="program_tokens_key"),
    Index("program_tokens_digest", "digest", unique=True),
    sqlite_with_rowid=False,
    info={
        OF_ACCOUNT: AccountRows("programs", secret=("digest",)),
        RULE: Rule("five an account, until it ends them", "at"),
    },
)


class ProgramToken(Struct, frozen=True):
    """What is known of a token: whose it is, its number, and the Unix times at which it was made
    and used last, None for never."""

    account: str
    number: int
    at: float
    used: float | None


def digest(token: str) -> str:
    """What is kept of a token. It is long and random, so that nobody finds it by trying."""
    return hashlib.sha256(token.encode()).hexdigest()


@read
def of_account(connection: Connection, account: str) -> list[ProgramToken]:
    """An account's tokens by their numbers."""
    table = program_tokens
    found = select(table).where(table.c.account == account).order_by(table.c.number)
    return [_token(row) for row in connection.execute(found)]


@read
def of_token(connection: Connection, token: str) -> ProgramToken | None:
    """Whose token it is, None for one that holds no more."""
    chosen = program_tokens.c.digest == digest(token)
    row = connection.execute(select(program_tokens).where(chosen)).first()
    return None if row is None else _token(row)


@write
def keep(connection: Connection, account: str, token: str, most: int, now: float) -> int | None:
    """The number of an account's new token; None where it has ``most`` already."""
    taken = {one.number for one in of_account.within(connection, account)}
    number = next((free for free in range(1, most + 1) if free not in taken), None)
    if number is not None:
        row = {"account": account, "number": number, "digest": digest(token), "at": now}
        connection.execute(insert(program_tokens), [row])
    return number


@write
def end(connection: Connection, account: str, number: int) -> None:
    """A token holds no more."""
    table = program_tokens
    connection.execute(delete(table).where(table.c.account == account, table.c.number == number))


@write_relaxed
def note_use(connection: Connection, token: ProgramToken, now: float) -> None:
    """It was used on this day."""
    table = program_tokens
    own = table.c.account == token.account, table.c.number == token.number
    connection.execute(update(table).where(*own).values(used=now))


def _token(row: Row[Any]) -> ProgramToken:
    return ProgramToken(row.account, row.number, row.at, row.used)
