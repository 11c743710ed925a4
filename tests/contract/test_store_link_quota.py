"""Links of a day, counted by account and by address on both databases."""

import pytest

from bot.accounts.errors import TooManyLinks
from bot.store import link_quota as link_quota_rows
from bot.store.link_quota import DAY
from bot.store.store import Store
from tests.contract.conftest import both


@both
async def test_guests_of_one_address_have_a_limit_of_their_own(store: Store) -> None:
    for guest in range(3):
        await link_quota_rows.charge(
            store.database, {f"guest {guest}": 2, "address": 3}, 1e9 + guest
        )
    with pytest.raises(TooManyLinks):
        await link_quota_rows.charge(store.database, {"guest 3": 2, "address": 3}, 1e9 + 9)
    await link_quota_rows.charge(store.database, {"guest 3": 2, "elsewhere": 3}, 1e9 + 9)
    await link_quota_rows.charge(store.database, {"guest 3": 2}, 1e9 + 9)
    with pytest.raises(TooManyLinks):
        await link_quota_rows.charge(store.database, {"guest 3": 2}, 1e9 + 9)
    await link_quota_rows.charge(store.database, {"guest 3": 2, "address": 3}, 1e9 + 10 + DAY)
