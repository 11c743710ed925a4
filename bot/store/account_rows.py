"""Tables of which each account has rows of its own, whoever the account is: they go with it from
person to person."""

from collections.abc import Collection, Iterator

from msgspec import Struct
from sqlalchemy import Connection, Table, delete

from bot.store.schema import metadata

OF_ACCOUNT = "of account"  # in the info of a table


class AccountRows(Struct, frozen=True):
    """The rows of a table with a column ``account``. /mydata tells them as what they are
    ``called``, without the columns that are ``secret``."""

    called: str
    secret: tuple[str, ...] = ()


def account_tables() -> Iterator[tuple[Table, AccountRows]]:
    """All tables with such rows."""
    for table in metadata.sorted_tables:
        if rows := table.info.get(OF_ACCOUNT):
            yield table, rows


def remove(connection: Connection, accounts: Collection[str]) -> None:
    """Deletes the rows of these accounts, which are forgotten or hold no more."""
    for table, _ in account_tables():
        connection.execute(delete(table).where(table.c.account.in_(accounts)))
