"""``crosstable backup`` and ``crosstable restore``: whole copies, also of what is in use."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import INTERRUPTED, main
from bot.store.copies import Unfit, back_up
from bot.store.database import connect, parse
from bot.store.migrate import HEAD
from bot.store.store import Store
from bot.tables.table import Chair, Match, Status, Table
from tests import archive, stores
from tests.bot.mortal import ROOT, Mortal, Page
from tests.contract.versions import step_back

MANY = 200  # matches: a copy of them takes many steps
TABLE = Table(
    "ABCDE",
    "reversi",
    "rooms:ann",
    Status.PLAYING,
    chairs=(Chair("Ann", "rooms:ann"), Chair("Ben", "rooms:ben")),
    match=Match(0, "reversi first=1 position=start", "5eed" * 16),
)


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DATABASE_URL", raising=False)
    yield tmp_path
    assert not list(tmp_path.glob("*.part*")), "what was begun has gone"


async def holding(file: Path, *codes: str) -> None:
    """A database with these tables."""
    store = await stores.opened(file)
    for code in codes:
        await store.tables.create(replace(TABLE, code=code))
    await store.close()


async def codes(file: Path) -> set[str]:
    """The tables of a database that a bot can start on."""
    await (await Store.open(f"sqlite:///{file}")).close()
    with closing(sqlite3.connect(file)) as connection:
        return {code for (code,) in connection.execute("SELECT code FROM tables")}


def former(folder: Path) -> Path:
    """What a restored copy has taken the place of."""
    return next(path for path in folder.glob("crosstable.db.2*"))


async def done(*words: str) -> int:
    return await asyncio.to_thread(main, words)


async def test_a_copy_holds_all_and_comes_back(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await holding(here / "crosstable.db", "AAAAA", "BBBBB")
    assert await done("backup", "copy.db") == 0
    assert "2 tables, 0 moves" in capsys.readouterr().out
    assert (here / "copy.db").stat().st_mode & 0o777 == 0o600
    await holding(here / "crosstable.db", "CCCCC")
    assert await done("restore", "copy.db") == 0
    kept = capsys.readouterr().out.split("kept as ")[1].strip().rstrip(".")
    assert former(here) == here / kept
    assert await codes(here / "crosstable.db") == {"AAAAA", "BBBBB"}
    assert await codes(former(here)) == {"AAAAA", "BBBBB", "CCCCC"}
    assert await codes(here / "copy.db") == {"AAAAA", "BBBBB"}, "the copy is still one"


async def test_a_copy_comes_back_where_there_is_no_database(here: Path) -> None:
    await holding(here / "crosstable.db", "AAAAA")
    assert await done("backup", "copy.db") == 0
    (here / "crosstable.db").unlink()
    assert await done("restore", "copy.db") == 0
    assert await codes(here / "crosstable.db") == {"AAAAA"}


async def test_the_log_of_the_former_database_does_not_reach_the_new_one(here: Path) -> None:
    file = here / "crosstable.db"
    await holding(file, "AAAAA")
    assert await done("backup", "copy.db") == 0
    # A killed bot leaves its last commits in the log beside the file.
    killed = (
        "import os, sqlite3; c = sqlite3.connect('crosstable.db');"
        " c.execute(\"UPDATE tables SET code = 'LATER'\"); c.commit(); os._exit(9)"
    )
    ended = await asyncio.create_subprocess_exec(sys.executable, "-c", killed, cwd=here)
    assert await ended.wait() == 9
    assert (here / "crosstable.db-wal").stat().st_size > 0
    assert await done("restore", "copy.db") == 0
    assert await codes(file) == {"AAAAA"}
    assert await codes(former(here)) == {"LATER"}


async def test_what_is_written_meanwhile_neither_stops_a_copy_nor_tears_it(here: Path) -> None:
    file = here / "crosstable.db"
    await (await stores.opened(file)).close()
    archive.fill(file, MANY)
    store = await Store.open(f"sqlite:///{file}")
    copied, running = asyncio.Event(), asyncio.get_running_loop()
    steps: list[int] = []

    def tell(pages: int, _of: int) -> None:
        steps.append(pages)
        if len(steps) == 1:
            running.call_soon_threadsafe(copied.set)
            written.result()  # the rest is copied after something was written

    async def write() -> None:
        await copied.wait()
        await store.tables.create(replace(TABLE, code="LATER"))

    written = asyncio.run_coroutine_threadsafe(write(), running)
    try:
        copy = await asyncio.to_thread(back_up, file, here / "copy.db", tell, 30)
    finally:
        written.cancel()
        await store.close()
    assert len(steps) > 2 and steps == sorted(steps), "it never began anew"
    assert copy.counts["tables"] == MANY and copy.version == HEAD
    assert "LATER" not in await codes(here / "copy.db")
    assert "LATER" in await codes(file)


async def test_beside_a_running_bot_copies_are_made_but_none_comes_back(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = Mortal(here)
    await asyncio.to_thread(bot.start)
    try:
        page = await Page.open(bot.url)
        code = await page.play("reversi")
        assert await done("backup", "copy.db") == 0
        assert await page.play("triominos") != code
        before = (here / "crosstable.db").stat().st_ino
        assert await done("restore", "copy.db") == 1
        assert "A bot runs on crosstable.db: stop it first." in capsys.readouterr().err
        assert (here / "crosstable.db").stat().st_ino == before
        await page.close()
    finally:
        bot.kill()
    assert await codes(here / "copy.db") == {code}


async def test_what_is_no_good_copy_is_refused_and_changes_nothing(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = here / "crosstable.db"
    await holding(file, "AAAAA")
    await holding(here / "good.db", "BBBBB")
    before = file.read_bytes()
    (here / "letter.db").write_text("Dear Ann, all is well here. " * 400)
    (here / "torn.db").write_bytes((here / "good.db").read_bytes()[: 4096 * 20])
    for name, statement in {
        "newer.db": "UPDATE alembic_version SET version_num = '99'; UPDATE serves SET oldest = '9'",
        "other.db": "DROP TABLE alembic_version",
        "parted.db": "DELETE FROM tables",
    }.items():
        (here / name).write_bytes((here / "good.db").read_bytes())
        with closing(sqlite3.connect(here / name)) as connection:
            connection.executescript(statement)
    for name, why in {
        "letter.db": "file is not a database",
        "torn.db": "malformed",
        "newer.db": "update this one",
        "other.db": "no database of Crosstable",
        "parted.db": "refers to another one that is missing",
        "nowhere.db": "No such file",
    }.items():
        assert await done("restore", name) == 1
        error = capsys.readouterr().err
        assert why in error and "Nothing has changed." in error and error.count("\n") == 1
        assert file.read_bytes() == before, name


async def test_an_older_copy_comes_back_and_is_brought_up_to_date_at_the_start(here: Path) -> None:
    file = here / "crosstable.db"
    await holding(file, "AAAAA")
    database = await connect(parse(f"sqlite:///{file}"))
    await database.write(step_back, "0012")
    await database.close()
    assert await done("backup", "copy.db") == 0
    assert await done("restore", "copy.db") == 0
    assert await codes(file) == {"AAAAA"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("backup", "there.db"), "there.db is there already"),
        (("backup", "crosstable.db"), "crosstable.db is there already"),
        (("restore", "crosstable.db"), "is the database itself"),
    ],
)
async def test_what_would_be_overwritten_is_refused(
    here: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str
) -> None:
    await holding(here / "crosstable.db", "AAAAA")
    (here / "there.db").write_text("mine")
    assert await done(*words) == 2
    assert told in capsys.readouterr().err
    assert (here / "there.db").read_text() == "mine"


async def test_a_database_and_a_folder_that_there_are_not_are_sentences(
    here: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await done("backup", "copy.db") == 1
    assert "No such file or directory." in capsys.readouterr().err
    await holding(here / "crosstable.db", "AAAAA")
    assert await done("backup", "crosstable.db/copy.db") == 1
    assert "Not a directory" in capsys.readouterr().err


def test_ctrl_c_leaves_nothing_half_behind(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(holding(here / "crosstable.db", "AAAAA"))

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    assert main(["backup", "copy.db"]) == INTERRUPTED
    assert main(["restore", "crosstable.db"]) == 2
    assert not (here / "copy.db").exists()


def test_a_copy_of_which_rows_are_missing_is_none(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(holding(here / "crosstable.db", "AAAAA"))

    def loses_a_row(done: int, pages: int) -> None:
        # All pages are there, and somebody else takes a row away before they are looked at.
        if done == pages:
            with closing(sqlite3.connect(here / "copy.db.part")) as part:
                part.execute("DELETE FROM seats")
                part.commit()

    with pytest.raises(Unfit, match="not as many rows"), suppress(FileNotFoundError):
        back_up(here / "crosstable.db", here / "copy.db", loses_a_row)
    assert not (here / "copy.db").exists()


def test_the_commands_need_no_more_than_python(here: Path) -> None:
    asyncio.run(holding(here / "crosstable.db", "AAAAA"))
    run = subprocess.run(
        [sys.executable, "-m", "bot", "backup", "copy.db"],
        cwd=here,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == "" and "checked" in run.stdout
