"""A database whose files turn read-only while people play: they are told so in a sentence, and play
on once the files can be written again."""

import asyncio
import subprocess
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile, TemporaryDirectory

from tests.bot.mortal import UNHURRIED, Mortal, Page
from tests.faults.refused import REFUSED, REFUSED_IN_GERMAN, seated
from tests.faults.said import complaints
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE

DISK = Path("/var/tmp")  # tests' own folders may lie in memory, of which nothing is read-only


def by_sqlite(folder: Path, sign: str) -> None:
    """Let SQLite change nothing, or all again."""
    mark = folder / "unwritable"
    mark.touch() if sign == "+" else mark.unlink()


def by_disk(folder: Path, sign: str) -> None:
    """Let the disk take nothing for the files, also where they are open already, or all again."""
    files = map(str, folder.glob("crosstable.db*"))
    subprocess.run(["chattr", f"{sign}i", *files], check=True, timeout=PATIENCE)


def missing() -> str:
    """Why no open file can be made read-only here; "" where one can."""
    try:
        with NamedTemporaryFile(buffering=0, dir=DISK) as file:
            subprocess.run(["chattr", "+i", file.name], check=True, capture_output=True)
            try:
                file.write(b"more")
            except OSError:
                return ""
            finally:
                subprocess.run(["chattr", "-i", file.name], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        return f"no file can be made read-only: {error}"
    return "the disk takes more for an open file that is read-only"


async def test_presses_are_refused_in_a_sentence_and_the_operator_reads_one_line(
    tmp_path: Path,
) -> None:
    """The disk itself is the reason, or SQLite alone where no disk can be made one."""
    if missing():
        await refused_for_a_while(tmp_path, "tests.faults.unwritable", by_sqlite)
    else:
        with TemporaryDirectory(dir=DISK) as folder:
            await refused_for_a_while(Path(folder), UNHURRIED, by_disk)


async def refused_for_a_while(
    folder: Path, program: str, change: Callable[[Path, str], None]
) -> None:
    """Play on the page and in a group before, while and after nothing can be written."""
    async with TelegramServer() as telegram:
        settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.api_url}
        bot = Mortal(folder, program, **settings)
        await asyncio.to_thread(bot.start)
        try:
            page = await Page.open(bot.url)
            await page.play("reversi")
            for verb in ("also", "start"):
                assert await page.press(page.buttons(verb)[0]) == []
            ann = await seated(telegram)
            shown = page.revision

            change(folder, "+")
            try:
                move = page.buttons("mine", "move")[0]
                for _ in range(3):
                    (refused,) = await page.press(move)
                    assert refused.startswith(REFUSED)
                    answer = await ann.press("d3")
                    assert answer.alert and answer.text.startswith(REFUSED_IN_GERMAN)
                assert page.revision == shown
                (sentence,) = complaints(bot.log)
                assert "Cannot use the database crosstable.db: " in sentence
            finally:
                change(folder, "-")

            assert await page.press(move) == []
            await ann.play("d3")
            await page.close()
        finally:
            bot.kill()
    _, up = complaints(bot.log)
    assert "crosstable.db can be used again" in up
