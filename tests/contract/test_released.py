"""The released version runs on beside this one, on the schema that this one has made of its own."""

import asyncio
import shutil
import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.store import tables as table_rows
from bot.store.database import connect, parse
from bot.store.migrate import HEAD, version
from bot.store.store import Store
from bot.tables.table import Table
from tests import postgres
from tests.bot.mortal import PROGRAM, ROOT, Mortal, Page
from tests.patience import PATIENCE

RELEASED, ITS_SCHEMA = "7546019a2dd3033b05b4d8db2bdaaa21f546f896", "0006"
PARTS = ("bot", "engines", "render")
STRANGE = ("UndefinedColumn", "UndefinedTable", "NotNullViolation", "UniqueViolation")


@pytest.fixture(scope="module")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The released version's code, as its commit has it."""
    folder = tmp_path_factory.mktemp("released")
    git = shutil.which("git")
    if git is None:
        pytest.skip("git is not installed, and the released version comes out of its history")
    told = subprocess.run(
        [git, "-C", ROOT, "archive", "-o", folder / "code.zip", RELEASED, *PARTS],
        check=False,
        capture_output=True,
    )
    if told.returncode:
        pytest.skip(f"this clone has no commit {RELEASED[:7]}, the released version")
    shutil.unpack_archive(folder / "code.zip", folder / "code")
    return folder / "code"


@pytest.fixture
def url(server: postgres.Server) -> str:
    return server.empty()


@pytest.fixture
def bots(released: Path, url: str, tmp_path: Path) -> Iterator[tuple[Mortal, Mortal]]:
    """The released version and this one."""
    made = []
    for name, root in (("released", released), ("this", ROOT)):
        (tmp_path / name).mkdir()
        settings = {"DATABASE_URL": url, "ROLES": "web", "PYTHONPATH": str(root)}
        made.append(Mortal(tmp_path / name, PROGRAM, **settings))
    yield made[0], made[1]
    for bot in made:
        bot.kill()


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as stack:
        yield stack


async def schema(url: str) -> str | None:
    database = await connect(parse(url))
    try:
        return await database.read(version)
    finally:
        await database.close()


async def visitor(bot: Mortal, stack: AsyncExitStack) -> Page:
    page = await Page.open(bot.url)
    stack.push_async_callback(page.close)
    return page


async def kept(store: Store, code: str) -> Table:
    table = await table_rows.load(store.database, code)
    assert table is not None
    return table


async def moved(page: Page) -> int:
    """Make a move as soon as there is one to make; the revision that shows it."""
    await page.until_any("mine", "move", patience=PATIENCE)
    assert await page.press(page.buttons("mine", "move")[0]) == []
    return page.revision


async def a_computer_answers(page: Page, store: Store) -> None:
    """Play against a computer, whichever version thinks for it: it answers each move once."""
    code = await page.play("reversi", computer="beginner")
    for _ in range(3):
        await moved(page)
    await page.until_any("mine", "move", patience=PATIENCE)
    match = (await kept(store, code)).match
    assert match is not None and len(match.makers) == len(match.moves) >= 6


async def test_people_at_both_versions_play_each_other_and_this_one_goes_on_alone(
    bots: tuple[Mortal, Mortal], url: str, stack: AsyncExitStack
) -> None:
    older, newer = bots
    await asyncio.to_thread(older.start)
    assert await schema(url) == ITS_SCHEMA
    ann = await visitor(older, stack)
    code = await ann.play("reversi")
    await asyncio.to_thread(newer.start)
    assert await schema(url) == HEAD > ITS_SCHEMA
    store = await Store.open(url)
    stack.push_async_callback(store.close)
    ben = await visitor(newer, stack)
    await ben.come_back(code)
    assert await ben.press(ben.buttons("join")[0]) == []
    await ann.until_any("start", patience=PATIENCE)
    assert await ann.press(ann.buttons("start")[0]) == []
    first, second = (ann, ben) if (await kept(store, code)).turn.seat == 0 else (ben, ann)
    for _ in range(4):
        await moved(first)
        await moved(second)
    for page in (ann, ben):
        await a_computer_answers(page, store)
    later = await ann.play("reversi")  # what the released version writes is whole for this one
    assert not any(word in newer.log for word in ("ERROR", "Traceback")), newer.log
    assert not any(word in older.log for word in STRANGE), "the schema serves the released one"
    older.kill()
    match = (await kept(store, code)).match
    assert match is not None and len(match.moves) == 8
    await ben.come_back(later)
    assert await ben.press(ben.buttons("join")[0]) == []
