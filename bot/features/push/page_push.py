"""What one open page agrees upon for the time when it is closed."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from bot.desk.page_messages import Numbered
from bot.desk.page_part import OpenPage, PagePart
from bot.features.push import rows
from bot.features.push.messages import PushAsked, PushEnded, PushOffered, PushSubscribed
from bot.features.push.rows import Subscription
from bot.features.push.signature import Signature
from bot.store.database import Database


@dataclass(eq=False, repr=False)
class PagePush:
    """Notes where the browser of a page is reached."""

    _page: OpenPage
    _signature: Signature
    _database: Database
    _clock: Callable[[], float]

    @property
    def part(self) -> PagePart:
        """What the page calls."""
        requests: dict[type[Numbered], Callable[[Any], Awaitable[None]]] = {
            PushAsked: self._offer,
            PushSubscribed: self._keep,
            PushEnded: self._end,
        }
        return PagePart(requests, {})

    async def _offer(self, request: PushAsked) -> None:
        known = await rows.reached(self._database, [self._account])
        await self._page.send(PushOffered(await self._signature.public_key(), known))

    async def _keep(self, request: PushSubscribed) -> None:
        found = Subscription(request.endpoint, request.key, request.auth, request.origin)
        await rows.keep(self._database, self._account, found, self._clock())

    async def _end(self, request: PushEnded) -> None:
        await rows.end(self._database, self._account)

    @property
    def _account(self) -> str:
        return self._page.person.account
