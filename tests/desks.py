"""Desks, opened as the program opens its own."""

from collections.abc import Sequence
from typing import Any

from bot.desk import Desk, Options, open_desk
from bot.desk.feature import Feature
from bot.features import FEATURES
from bot.players.workers import Workers
from bot.store.store import Store
from bot.texts import Words
from tests.english import ENGLISH


def desk_of(
    store: Store,
    workers: Workers,
    words: Words = ENGLISH,
    features: Sequence[Feature] = FEATURES,
    **options: Any,
) -> Desk:
    """A desk with every feature, and with the named ``Options``."""
    return open_desk(store, workers, words, features, Options(**options))
