"""Lines that are typed where the focus is on the board, as the page sends them."""

import pytest

from tests.platforms.web.callers import Tab
from tests.platforms.web.test_pages import GAME_WITH_HANDS, Visit, hot_seat


async def said(tab: Tab, line: str) -> str:
    """What the page is told in words at a line."""
    told = await tab.ask("line", text=f"/move {line}")
    return " ".join(message["text"] for message in told if message["type"] == "notice")


async def test_a_cell_is_played(visit: Visit) -> None:
    tab = await hot_seat(visit())
    revision = tab.screen["revision"]
    assert await said(tab, "D 3") == ""
    assert "d3" in " ".join((await tab.revision(revision + 1))["lines"])


async def test_the_beginning_of_a_move_is_picked_as_by_a_press(visit: Visit) -> None:
    tab = await hot_seat(visit(), GAME_WITH_HANDS)
    revision = tab.screen["revision"]
    hand = {c["payload"].rpartition(":")[2]: c["label"] for c in tab.screen["choices"]}
    piece = next(name for name in hand if name not in ("move", "remove", "replace", "swap"))
    await tab.ask("line", text=f"/move {hand[piece]}")
    assert tab.screen["revision"] == revision
    assert {c["payload"].rpartition(":")[2] for c in tab.screen["choices"]} >= {f"{piece}.a1"}
    await tab.ask("line", text=f"/move {piece} on c4")
    await tab.revision(revision + 1)


@pytest.mark.parametrize("line", ["z9", "🦊", "e\u0301" * 60])
async def test_what_means_nothing_is_said_so(visit: Visit, line: str) -> None:
    tab = await hot_seat(visit())
    assert "does nothing here now. You can type: d3" in await said(tab, line)


async def test_a_button_of_the_table_is_typed(visit: Visit) -> None:
    tab = await hot_seat(visit())
    assert "“yes” or “no”" in await said(tab, "resign")
    assert "nothing changes" in await said(tab, "no")
    assert await said(tab, "") != ""
