"""Tells people something in their browsers while the page is closed."""

import asyncio
import json
from collections.abc import Callable

from bot.accounts.accounts import Accounts
from bot.desk.pending_notices import DeliveryStatus
from bot.desk.personal_ways import PersonalMessage
from bot.features.push import rows
from bot.features.push.push_service import PushOutcome, PushServices
from bot.features.push.rows import Subscription
from bot.store.database import Database

HOME = "home"  # the topic of what is of no single table
TRIED_SECONDS = 300.0  # for which a push service that takes nothing is asked again


class Push:
    """A way to tell people something that is at home on the page. All browsers of a person that
    want it are told, for nobody knows at which of them they will look."""

    platform = "web"

    def __init__(
        self,
        accounts: Accounts,
        services: PushServices,
        database: Database,
        clock: Callable[[], float],
    ) -> None:
        self._accounts = accounts
        self._services = services
        self._database = database
        self._clock = clock
        self._failing: dict[str, float] = {}  # since when nothing goes through, by endpoint

    async def reaches(self, person: str) -> bool:
        """Whether a browser of the person wants to be told."""
        return await rows.reached(self._database, await self._accounts.of(person))

    async def tell(self, person: str, message: PersonalMessage) -> DeliveryStatus:
        """SENT where a browser's push service has taken it, NOWHERE where none is left that would,
        FAILED where one may take it later."""
        accounts = await self._accounts.of(person)
        subscriptions = await rows.of_accounts(self._database, accounts)
        content = json.dumps(
            {
                "title": message.title,
                "body": message.line,
                "lang": message.language,
                "table": message.table,
            },
            ensure_ascii=False,
        ).encode()
        told = await asyncio.gather(
            *(self._tell(each, content, message.table or HOME) for each in subscriptions)
        )
        likeliest = (DeliveryStatus.SENT, DeliveryStatus.FAILED)
        return next((status for status in likeliest if status in told), DeliveryStatus.NOWHERE)

    async def _tell(self, browser: Subscription, content: bytes, table: str) -> DeliveryStatus:
        answer = await self._services.send(browser, content, table)
        if answer is PushOutcome.LATER:
            # For a while it is tried again; then it is left to the chats.
            now = self._clock()
            since = self._failing.setdefault(browser.endpoint, now)
            return DeliveryStatus.FAILED if now - since < TRIED_SECONDS else DeliveryStatus.NOWHERE
        self._failing.pop(browser.endpoint, None)
        if answer is PushOutcome.GONE:
            await rows.lost(self._database, browser.endpoint)
        return DeliveryStatus.SENT if answer is PushOutcome.TAKEN else DeliveryStatus.NOWHERE
