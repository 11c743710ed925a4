"""The browsers that may be told something while their page is closed."""

from collections.abc import Collection

from msgspec import Struct
from sqlalchemy import (
    Column,
    Connection,
    Double,
    Index,
    PrimaryKeyConstraint,
    Table,
    Text,
    delete,
    exists,
    select,
)

from bot.store.account_rows import OF_ACCOUNT, AccountRows
from bot.store.growth import RULE, Rule
from bot.store.queries import read, write
from bot.store.schema import metadata
from bot.store.upsert import upsert

# Where the browser of an account is told something, and the keys with which only it reads that.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("account", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("origin", Text, nullable=False),  # of the page that asked for it
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("account", name="push_subscriptions_key"),
    Index("push_subscriptions_endpoint", "endpoint"),
    sqlite_with_rowid=False,
    info={
        OF_ACCOUNT: AccountRows("push", secret=("endpoint", "key", "auth")),
        RULE: Rule("one a browser, until it wants no more or is no longer there", "at"),
    },
)


class Subscription(Struct, frozen=True):
    """What a browser has agreed upon with its push service: the secret address ``endpoint``, its
    public ``key`` and its ``auth`` secret in base64url, for the page at ``origin``."""

    endpoint: str
    key: str
    auth: str
    origin: str


@write
def keep(connection: Connection, account: str, subscription: Subscription, now: float) -> None:
    """The browser of this account is told so from now on; it may have had another account."""
    endpoint = push_subscriptions.c.endpoint
    connection.execute(delete(push_subscriptions).where(endpoint == subscription.endpoint))
    content = {
        "endpoint": subscription.endpoint,
        "key": subscription.key,
        "auth": subscription.auth,
        "origin": subscription.origin,
        "at": now,
    }
    connection.execute(upsert(connection, push_subscriptions, {"account": account}, content))


@write
def end(connection: Connection, account: str) -> None:
    """The browser of this account is told nothing any more."""
    connection.execute(delete(push_subscriptions).where(push_subscriptions.c.account == account))


@write
def lost(connection: Connection, endpoint: str) -> None:
    """The push service knows no such browser any more."""
    gone = push_subscriptions.c.endpoint == endpoint
    connection.execute(delete(push_subscriptions).where(gone))


@read
def reached(connection: Connection, accounts: Collection[str]) -> bool:
    """Whether the browser of any of these accounts can be told something."""
    theirs = exists().where(push_subscriptions.c.account.in_(accounts))
    return bool(connection.scalar(select(theirs)))


@read
def of_accounts(connection: Connection, accounts: Collection[str]) -> list[Subscription]:
    """Those of the browsers of these accounts."""
    theirs = push_subscriptions.c.account.in_(accounts)
    return [
        Subscription(row.endpoint, row.key, row.auth, row.origin)
        for row in connection.execute(select(push_subscriptions).where(theirs))
    ]
