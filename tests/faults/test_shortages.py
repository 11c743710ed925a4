"""A machine that gives the program little: few descriptors, no folder to keep anything in."""

import asyncio
import resource
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.bot.mortal import ROOT, Mortal, Page
from tests.faults.said import complaints
from tests.faults.small_disk import NAMESPACE, missing
from tests.patience import PATIENCE

DESCRIPTORS = 64
FEW = f'ulimit -Sn {DESCRIPTORS // 2} && ulimit -Hn {DESCRIPTORS} && exec "$@"'
READ_ONLY = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && shift && exec "$@"'
LINES = 5  # that may be said of missing descriptors, however many come


class WithFewDescriptors(Mortal):
    """``python -m bot`` with no more than 64 files and connections, of which its system lets it
    begin with half."""

    @property
    def words(self) -> list[str]:
        return ["sh", "-c", FEW, "sh", *super().words]


class WithoutFolders(Mortal):
    """``python -m bot`` that may write nothing beside its programs, and has no home."""

    @property
    def words(self) -> list[str]:
        return [*NAMESPACE, "sh", "-c", READ_ONLY, "sh", str(ROOT), *super().words]


async def test_whoever_plays_plays_on_while_there_are_no_more_descriptors(tmp_path: Path) -> None:
    bot = WithFewDescriptors(tmp_path)
    await asyncio.to_thread(bot.start)
    try:
        assert resource.prlimit(bot.pid, resource.RLIMIT_NOFILE)[0] == DESCRIPTORS
        page = await Page.open(bot.url)
        await page.play("reversi")
        for verb in ("also", "start"):
            assert await page.press(page.buttons(verb)[0]) == []
        async with AsyncExitStack() as idle:
            for _ in range(2 * DESCRIPTORS):
                _, writer = await asyncio.open_connection("127.0.0.1", bot.port)
                idle.callback(writer.close)
            for _ in range(3):
                assert await page.press(page.buttons("mine", "move")[0]) == []
        async with asyncio.timeout(PATIENCE):
            other = await Page.open(bot.url)
        assert await other.play("reversi")
        await other.close()
        await page.close()
    finally:
        bot.kill()
    assert len(complaints(bot.log)) <= LINES


@pytest.mark.skipif(bool(missing()), reason=missing())
async def test_without_a_home_and_a_cache_a_computer_player_plays_all_the_same(
    tmp_path: Path,
) -> None:
    bot = WithoutFolders(tmp_path, HOME="/nonexistent", XDG_CACHE_HOME="/nonexistent/cache")
    await asyncio.to_thread(bot.start)
    try:
        page = await Page.open(bot.url)
        await page.play("reversi", computer="beginner")
        await page.until_any("mine", "move", patience=PATIENCE)
        shown = page.revision
        assert await page.press(page.buttons("mine", "move")[0]) == []
        await page.until_revision(shown + 2)
        await page.close()
    finally:
        bot.kill()
    assert complaints(bot.log) == []
