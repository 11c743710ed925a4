"""Links of a day, counted by account and by address on both databases."""

import pytest

from bot.errors import TooManyLinks
from bot.store import Store
from bot.store.link_quota import DAY


async def test_guests_of_one_address_have_a_limit_of_their_own(store: Store) -> None:
    for guest in range(3):
        await store.link_quota.charge({f"guest {guest}": 2, "address": 3}, 1e9 + guest)
    with pytest.raises(TooManyLinks):
        await store.link_quota.charge({"guest 3": 2, "address": 3}, 1e9 + 9)
    await store.link_quota.charge({"guest 3": 2, "elsewhere": 3}, 1e9 + 9)
    await store.link_quota.charge({"guest 3": 2}, 1e9 + 9)
    with pytest.raises(TooManyLinks):
        await store.link_quota.charge({"guest 3": 2}, 1e9 + 9)
    await store.link_quota.charge({"guest 3": 2, "address": 3}, 1e9 + 10 + DAY)
