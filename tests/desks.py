"""Desks, opened as the program opens its own."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from bot.desk import Desk, Options, open_desk
from bot.desk.feature import Feature
from bot.features import FEATURES
from bot.players.workers import Workers
from bot.store.store import Store
from bot.texts import Words
from tests.english import ENGLISH
from tests.patience import PATIENCE
from tests.thinking import KeptWorkers


def desk_of(
    store: Store,
    workers: Workers,
    words: Words = ENGLISH,
    features: Sequence[Feature] = FEATURES,
    **options: Any,
) -> Desk:
    """A desk with every feature, and with the named ``Options``."""
    return open_desk(store, workers, words, features, Options(**options))


async def desk_at(stack: AsyncExitStack, url: str) -> tuple[Store, Desk]:
    """The store and the desk of one of several processes at a database, closed with the stack."""
    store = await Store.open(url, retry=PATIENCE)
    stack.push_async_callback(store.close)
    workers = KeptWorkers()
    stack.push_async_callback(workers.close)
    desk = desk_of(store, workers)
    stack.push_async_callback(desk.close)
    return store, desk
