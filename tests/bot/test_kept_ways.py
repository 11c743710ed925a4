"""What stands below a message and leads elsewhere is known without asking again."""

from pathlib import Path

from bot.desk.kept_ways import KeptWays
from bot.people import Chat
from bot.screens import Button
from tests import stores
from tests.database import FILE
from tests.platforms.test_functions_of_a_press import asking

CHAT, MESSAGE = Chat("telegram", "4711", private=True), "7"
WAY = Button("To the group", url="https://t.me/c/1/2")


async def test_a_message_without_a_way_is_looked_up_once(tmp_path: Path) -> None:
    store = await stores.opened(tmp_path / FILE)
    ways = KeptWays(store.database, lambda: 1000.0)
    with asking() as statements:
        assert await ways.find(CHAT, MESSAGE) is None
        assert await ways.find(CHAT, MESSAGE) is None
    assert len(statements) == 1
    await ways.keep(CHAT, MESSAGE, WAY)
    assert await ways.find(CHAT, MESSAGE) == WAY
    assert await KeptWays(store.database, lambda: 1000.0).find(CHAT, MESSAGE) == WAY
    await store.close()
