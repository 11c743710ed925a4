"""What comes in may be delivered again: it takes effect once."""

import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass

from bot.errors import Repeated
from bot.store import deliveries as delivery_rows
from bot.store.deliveries import Delivery, carried_out, carrying_out
from bot.store.store import Store

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Deliveries:
    """Carries out what is delivered, also where another process is given it too."""

    _store: Store
    _clock: Callable[[], float]

    async def once(
        self, source: str, name: str, work: Callable[[], Awaitable[None]], press: bool = False
    ) -> None:
        """Does the work that something asks for which has this name at its source: what it changes
        it changes once. Where nobody else has the database, a ``press`` is known by the revision on
        which it was made."""
        store = self._store
        if press and store.database.alone:
            await work()
            return
        delivery, shared = Delivery(source, name), not store.database.alone and not press
        if shared and await delivery_rows.noted(store.database, delivery):
            return
        with carrying_out(delivery):
            await work()
        if shared and not delivery.noted:
            with suppress(Repeated):
                await delivery_rows.note(store.database, delivery, self._clock())

    async def is_repeated(self) -> bool:
        """Whether what is carried out took effect before: then it makes no sense any more, and
        nobody has asked for it anew."""
        delivery = carried_out()
        try:
            return delivery is not None and await delivery_rows.noted(
                self._store.database, delivery
            )
        except Exception:
            log.exception("could not check whether an update came in before")
            return False
