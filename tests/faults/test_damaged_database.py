"""A database whose file is damaged or cannot be written: what people and the operator are told, and
that a copy is all that it takes."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import ClientSession

from tests.bot.mortal import Mortal, Page
from tests.faults.said import complaints, sentences
from tests.faults.small_disk import NAMESPACE, missing

PAGE = 4096  # bytes; the first page says what the others are
LOCKED = 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1" && cd "$1" && shift && exec "$@"'


def turned(file: Path) -> None:
    """A third of all bytes are other ones."""
    content = bytearray(file.read_bytes())
    for at in range(PAGE, len(content)):
        content[at] ^= 0xFF if at // 512 % 3 == 0 else 0
    with file.open("r+b") as opened:  # in its place, as a disk does it
        opened.write(content)


def cut_off(file: Path) -> None:
    """Its end is missing."""
    os.truncate(file, file.stat().st_size // 2)


class OnReadOnlyDisk(Mortal):
    """``python -m bot`` in a folder in which it may write nothing."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._here = folder

    @property
    def words(self) -> list[str]:
        return [*NAMESPACE, "sh", "-c", LOCKED, "sh", str(self._here), *super().words]


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Mortal]:
    bot = Mortal(tmp_path)
    await asyncio.to_thread(bot.start)
    yield bot
    bot.kill()


async def playing(bot: Mortal) -> tuple[Page, str]:
    """A page on which somebody plays both sides, and its table. All is in the file itself, nothing
    in the log beside it."""
    page = await Page.open(bot.url)
    code = await page.play("reversi")
    for verb in ("also", "start"):
        assert await page.press(page.buttons(verb)[0]) == []
    return page, code


async def refused_start(bot: Mortal) -> str:
    """The sentence with which a start ends."""
    bot.launch()
    assert await asyncio.to_thread(bot.wait) == 1
    *_, sentence = sentences(bot.log)
    return sentence


def settle(file: Path) -> None:
    """Move all that is written from the log beside a database into it."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0


async def test_a_start_says_what_is_wrong_and_a_copy_puts_it_right(
    bot: Mortal, tmp_path: Path
) -> None:
    page, code = await playing(bot)
    bot.copy()
    bot.kill()
    file = tmp_path / "crosstable.db"
    settle(file)
    whole = file.read_bytes()
    for damage in (turned, cut_off):
        file.write_bytes(whole)
        damage(file)
        said = await refused_start(bot)
        assert "crosstable.db: database disk image is malformed" in said
        assert "crosstable restore" in said
    assert await asyncio.to_thread(bot.run, "restore", "copy.db") == 0
    await asyncio.to_thread(bot.start)
    await page.come_back(code)
    assert await page.press(page.buttons("mine", "move")[0]) == []
    await page.close()


async def test_a_start_does_not_take_a_file_that_has_become_empty_for_a_new_one(
    bot: Mortal, tmp_path: Path
) -> None:
    page, code = await playing(bot)
    bot.copy()
    bot.kill()
    file = tmp_path / "crosstable.db"
    settle(file)
    whole = file.read_bytes()
    os.truncate(file, 0)
    for name in ("crosstable.db.schema-0024", "crosstable.db-wal"):
        beside = tmp_path / name
        beside.write_bytes(whole)
        said = await refused_start(bot)
        assert "crosstable.db is empty" in said and name in said
        assert "crosstable restore" in said
        assert beside.stat().st_size
        if name != "crosstable.db-wal":
            beside.unlink()
    assert await asyncio.to_thread(bot.run, "restore", "copy.db") == 0
    await asyncio.to_thread(bot.start)
    await page.come_back(code)
    await page.close()


async def test_an_empty_file_that_was_opened_before_begins_anew_and_says_so(
    bot: Mortal, tmp_path: Path
) -> None:
    """A first start that is killed leaves no more behind."""
    bot.kill()
    for suffix in ("", "-wal", "-shm"):
        (tmp_path / f"crosstable.db{suffix}").unlink(missing_ok=True)
    (tmp_path / "crosstable.db").touch()
    await asyncio.to_thread(bot.start)
    (said,) = complaints(bot.log)
    assert "is empty, though it was opened before" in said


async def test_a_file_that_is_damaged_while_it_is_used_is_told_in_a_sentence(
    bot: Mortal, tmp_path: Path
) -> None:
    page, _ = await playing(bot)
    settle(tmp_path / "crosstable.db")
    turned(tmp_path / "crosstable.db")
    shown = page.revision
    for _ in range(3):
        (refused,) = await page.press(page.buttons("mine", "move")[0])
        assert refused.startswith("I can’t get at my records right now.")
    assert page.revision == shown
    await page.close()
    asked = {"Accept": "text/html", "Accept-Language": "fr"}
    async with ClientSession() as session, session.get(bot.url, headers=asked) as answer:
        assert answer.status == 503
        assert "Je n’arrive pas à accéder à mes données" in await answer.text()
    (line,) = complaints(bot.log)
    assert "database disk image is malformed" in line


@pytest.mark.skipif(bool(missing()), reason=missing())
def test_a_folder_in_which_nothing_can_be_written_is_one_sentence(tmp_path: Path) -> None:
    bot = OnReadOnlyDisk(tmp_path)
    bot.launch()
    assert bot.wait() == 1
    (sentence,) = sentences(bot.log)
    assert "crosstable.db: Read-only file system." in sentence
