"""What has come in from outside and may be delivered again, also to another process: it is noted in
the transaction of the change that it brings about, which so takes place once."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass

from sqlalchemy import Connection, delete, select

from bot.errors import Repeated
from bot.store.queries import read, write_relaxed
from bot.store.schema import deliveries
from bot.store.upsert import insert_into


@dataclass(eq=False)
class Delivery:
    """One delivery of what has this name at its source: ``noted`` once the database has it, and
    ``over`` once nothing that is changed belongs to it any more."""

    source: str
    name: str
    noted: bool = False
    over: bool = False


_carried_out: ContextVar[Delivery | None] = ContextVar("carried_out", default=None)


@contextmanager
def carrying_out(delivery: Delivery | None) -> Iterator[None]:
    """What is changed meanwhile, by the tasks begun meanwhile too, is what was delivered; with None
    it is not."""
    token = _carried_out.set(delivery)
    try:
        yield
    finally:
        _carried_out.reset(token)
        if delivery is not None:
            delivery.over = True


def carried_out() -> Delivery | None:
    """What is carried out now, None once it has changed something."""
    delivery = _carried_out.get()
    return None if delivery is None or delivery.noted or delivery.over else delivery


@write_relaxed
def note(connection: Connection, delivery: Delivery, now: float) -> None:
    """It takes effect with this transaction. Raises Repeated where it has before."""
    values = {"source": delivery.source, "delivery": delivery.name, "at": now}
    insert = insert_into(connection, deliveries).values(values).on_conflict_do_nothing()
    if not connection.execute(insert).rowcount:
        raise Repeated


@read
def noted(connection: Connection, delivery: Delivery) -> bool:
    """Whether it has taken effect."""
    key = deliveries.c.source == delivery.source, deliveries.c.delivery == delivery.name
    return connection.scalar(select(deliveries.c.at).where(*key)) is not None


@write_relaxed
def forget(connection: Connection, before: float) -> None:
    """Nothing of what came in before this Unix time is delivered again."""
    connection.execute(delete(deliveries).where(deliveries.c.at < before))
