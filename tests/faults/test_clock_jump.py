"""A machine's clock that is an hour ahead, or behind, from one moment to the next."""

import asyncio
from pathlib import Path

import pytest

from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints

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
