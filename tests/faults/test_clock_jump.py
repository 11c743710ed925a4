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


def deadline(folder: Path, code: str) -> float:
    """Until when whoever is in turn at a table may take."""
    wanted = "SELECT deadline FROM tables WHERE code = ?"
    with closing(sqlite3.connect(folder / "crosstable.db", timeout=PATIENCE)) as database:
        return float(database.execute(wanted, (code,)).fetchone()[0])


async def test_when_the_clock_jumps_matches_go_on_and_nobody_gains_or_loses_time(
    tmp_path: Path,
) -> None:
    set_clock(tmp_path, 0)
    bot = Mortal(tmp_path, "tests.faults.jumping")
    await asyncio.to_thread(bot.start)
    try:
        page, timed = await Page.open(bot.url), await Page.open(bot.url)
        code, watched = await page.play("reversi"), await timed.play("reversi")
        live = next(each for each in timed.buttons("clock") if each.endswith(":5m-10s"))
        assert await timed.press(live) == []
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
            assert await timed.press(timed.buttons(verb)[0]) == []
        assert await page.press(page.buttons("mine", "move")[0]) == []
        for ahead, jump in ((HOUR, HOUR), (0, -HOUR)):
            until, told = deadline(tmp_path, watched), timed.revision
            set_clock(tmp_path, ahead)
            shown = page.revision
            assert await page.press(page.buttons("mine", "move")[0]) == []
            await page.come_back(code)  # with the cookie from before
            await page.until_revision(shown + 1)
            assert await page.press(page.buttons("mine", "move")[0]) == []
            async with asyncio.timeout(PATIENCE):
                while deadline(tmp_path, watched) == until:
                    await asyncio.sleep(0.1)
            assert deadline(tmp_path, watched) == pytest.approx(until + jump, abs=5)
            assert timed.revision == told  # nobody was told of anything
            assert await timed.press(timed.buttons("mine", "move")[0]) == []
        other = await Page.open(bot.url)
        assert await other.play("reversi") not in (code, watched)
        for each in (other, timed, page):
            await each.close()
    finally:
        bot.kill()
    assert complaints(bot.log) == []
