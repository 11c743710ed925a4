"""Whether somebody is of a chat, also where they act elsewhere."""

import asyncio
import logging
from dataclasses import dataclass

from bot.accounts.accounts import Accounts
from bot.desk.platforms import Platforms
from bot.errors import MembershipUnknown
from bot.people import Chat, Person

ASKED_SECONDS = 5.0  # for which an answer is waited for

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Memberships:
    """Knows it of the chat in whose app somebody has the page open, and asks the platform of any
    other."""

    _platforms: Platforms
    _accounts: Accounts

    async def may_hold(self, person: Person, chat: Chat) -> bool:
        """Whether somebody can be of a shared chat, without a question to its platform: they have
        an account there."""
        return not chat.private and bool(await self._accounts_beside(person, chat))

    async def holds(self, person: Person, chat: Chat) -> bool:
        """Whether somebody is of a chat, with any of their accounts. Takes seconds at the most, so
        that no transaction may wait for it. Raises MembershipUnknown where the platform does not
        answer."""
        if person.within is not None and person.within.is_place_of(chat):
            return True
        accounts = await self._accounts_beside(person, chat)
        if not accounts:
            return False
        platform = self._platforms.get(chat.platform)
        if platform is None:
            raise MembershipUnknown
        try:
            async with asyncio.timeout(ASKED_SECONDS):
                for account in accounts:
                    if await platform.has_member(chat, account):
                        return True
        except TimeoutError:
            log.warning("%s has not said in time who is in a chat", chat.platform)
            raise MembershipUnknown from None
        return False

    async def _accounts_beside(self, person: Person, chat: Chat) -> list[str]:
        """The accounts that they have where the chat is."""
        known = {person.account, *await self._accounts.of(person.key)}
        return sorted(one for one in known if one.startswith(f"{chat.platform}:"))
