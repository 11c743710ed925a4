"""What processes tell each other: tables that have changed, and what no database holds."""

import json
from enum import StrEnum
from typing import Self

from msgspec import Struct
from sqlalchemy import Connection, func, select

from bot.store.queries import write_relaxed

CHANNEL = "crosstable"
PEOPLE = ""  # told in place of a table's code: accounts belong to other persons than before
SENDER = "sender"  # the execution option of a connection with the name of its process


class SignalKind(StrEnum):
    """What a process tells the others besides that a table has changed."""

    SHOWN = "shown"  # other messages show the table, or other pages of it; of no table: anywhere
    ANEW = "anew"  # the table looks different, though it has not changed
    PAGES = "pages"  # there is more to see on a feature's page of the table
    PICKED = "picked"  # somebody has made a choice towards a move at the table
    PRESSED = "pressed"  # somebody has pressed on a message that is behind
    TOLD = "told"  # a person was told of something
    UNREACHED = "unreached"  # nobody could tell a person of something
    MEANT = "meant"  # somebody wants to see the table where the page is open in a chat
    OPENED = "opened"  # somebody has opened the table on the page in a chat, where it is to stand
    CHOSEN = "chosen"  # somebody has chosen something in the settings


class Signal(Struct, frozen=True):
    """A kind of news about a table, and what goes with it."""

    kind: SignalKind
    table: str = ""
    more: tuple[str | int | float | bool, ...] = ()

    @property
    def payload(self) -> str:
        """As it is sent; no table's code looks like it."""
        return json.dumps([self.kind, self.table, *self.more], separators=(",", ":"))

    @classmethod
    def parse(cls, payload: str) -> Self | None:
        """What was sent; None for a table's code, and for what a newer version may say."""
        if not payload.startswith("["):
            return None
        kind, table, *more = json.loads(payload)
        known = kind in tuple(SignalKind)
        return cls(SignalKind(kind), table, tuple(more)) if known else None


def is_shared(connection: Connection) -> bool:
    """Whether other processes may use the database, and hear what is told: none does in a file."""
    return connection.get_execution_options().get(SENDER) is not None


def tell(connection: Connection, payload: str) -> None:
    """Tells other processes, with the commit, that the table with this code has changed, or
    whatever else a payload says."""
    sender = connection.get_execution_options().get(SENDER)
    if sender is not None:
        connection.execute(select(func.pg_notify(CHANNEL, f"{sender} {payload}")))


@write_relaxed
def send(connection: Connection, signal: Signal) -> None:
    """Tells other processes of what the database does not hold."""
    tell(connection, signal.payload)
