"""What a link, a typed code or many of them can do to somebody's account: nothing unasked."""

import re

from bot.desk import Desk
from bot.people import Person
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import Run, alice, bot, telegram, workers

__all__ = ["alice", "bot", "telegram", "workers"]  # fixtures

CODE = re.compile(r": ([A-Z2-9-]{8,9})\b")


async def shown_code(someone: Someone) -> str:
    """The code that /link shows."""
    someone.say("/link")
    found = CODE.search((await someone.sees("Your code")).text)
    assert found is not None
    return found[1]


async def key(desk: Desk, account: Account) -> str:
    """Which person somebody's account is."""
    return await desk.key_of(Person("telegram", str(account.user.id), account.user.first_name))


async def test_a_link_of_somebody_elses_parts_no_accounts_at_one_tap(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    ben = telegram.user("Ben")
    async with bot() as desk:
        ben.private.say(f"/link {await shown_code(alice.private)}")
        await ben.private.sees("Linked")
        ben.private.say("/start unlink")
        asked = await ben.private.sees("Unlink this account?")
        assert await key(desk, ben) == await key(desk, alice)
        await ben.private.press("Unlink this account", asked)
        await ben.private.sees("on its own again")
        assert await key(desk, ben) != await key(desk, alice)
