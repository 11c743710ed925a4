"""A machine's clock that is an hour ahead, or behind, from one moment to the next."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints
from tests.patience import PATIENCE

HOUR = 3600


def set_clock(folder: Path, ahead: int) -> None:
    """Let the program's clock be so many seconds ahead, at once and never in between."""
    (folder / "next").write_text(str(ahead))
    (folder / "next").replace(folder / "ahead")


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_a_match_goes_on_when_the_clock_jumps(tmp_path: Path, jump: int) -> None:
    set_clock(tmp_path, 0)
    bot = Mortal(tmp_path, "tests.faults.jumping")
    await asyncio.to_thread(bot.start)
    try:
        page = await Page.open(bot.url)
        code = await page.play("reversi")
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
        assert await page.press(page.buttons("mine", "move")[0]) == []
        set_clock(tmp_path, jump)
        shown = page.revision
        assert await page.press(page.buttons("mine", "move")[0]) == []
        await page.come_back(code)  # with the cookie from before
        await page.until_revision(shown + 1)
        assert await page.press(page.buttons("mine", "move")[0]) == []
        other = await Page.open(bot.url)
        assert await other.play("reversi") != code
        await other.close()
        await page.close()
    finally:
        bot.kill()
    assert complaints(bot.log) == []


def deadline(folder: Path) -> float:
    """Until when whoever is in turn at the one table may take."""
    with closing(sqlite3.connect(folder / "crosstable.db", timeout=PATIENCE)) as database:
        return float(database.execute("SELECT deadline FROM tables").fetchone()[0])


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
async def test_nobody_gains_or_loses_time_by_a_jump(tmp_path: Path, jump: int) -> None:
    set_clock(tmp_path, 0)
    bot = Mortal(tmp_path, "tests.faults.jumping")
    await asyncio.to_thread(bot.start)
    try:
        page = await Page.open(bot.url)
        await page.play("reversi")
        live = next(each for each in page.buttons("clock") if each.endswith(":5m-10s"))
        assert await page.press(live) == []
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
        until, shown = deadline(tmp_path), page.revision
        set_clock(tmp_path, jump)
        async with asyncio.timeout(PATIENCE):
            while deadline(tmp_path) == until:
                await asyncio.sleep(0.1)
        assert deadline(tmp_path) == pytest.approx(until + jump, abs=5)
        assert page.revision == shown  # nobody was told of anything
        assert await page.press(page.buttons("mine", "move")[0]) == []
        await page.close()
    finally:
        bot.kill()
    assert complaints(bot.log) == []
