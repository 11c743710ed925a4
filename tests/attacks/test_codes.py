"""Nobody finds the tables of others by trying codes, however they ask."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Engine, event

from bot import codes
from bot.desk import Desk
from bot.platforms.web import WebPlatform
from bot.platforms.web.rate_limit import Rate, RequestLimits
from tests.database import Database
from tests.platforms.web.callers import Caller
from tests.platforms.web.opponents import BEN, deal, person_key
from tests.platforms.web.servers import new_desk, serving

TRIES = 5
OWN, KEPT, HELD, NOBODYS = "AAAAA", "BBBBB", "CCCCC", "DDDDD"


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path, games="tests.late:GAMES") as desk:
        yield desk


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return Database(tmp_path)


@pytest.fixture
async def web(desk: Desk) -> AsyncIterator[WebPlatform]:
    few = RequestLimits(visitor=Rate(TRIES, 1, debt=0), clock=lambda: 0.0)  # and no more come
    async with serving(desk, few) as web:
        yield web


@asynccontextmanager
async def browser(web: WebPlatform) -> AsyncIterator[tuple[Caller, str]]:
    """A browser that has been at the page, and the key of its person."""
    caller = Caller(web.url)
    await caller.boot()
    yield caller, person_key(next(iter(caller.session.cookie_jar)).value)
    await caller.close()


async def picture(caller: Caller, code: str) -> tuple[int, dict[str, str], bytes]:
    """What a browser gets for a table's small picture."""
    async with caller.session.get(f"{caller.url}/table/{code}/light.png") as response:
        headers = {name: value for name, value in response.headers.items() if name != "Date"}
        return response.status, headers, await response.read()


@contextmanager
def statements() -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield asked
    event.remove(Engine, "before_cursor_execute", note)


async def test_trying_codes_by_small_pictures_is_paid_for(
    web: WebPlatform, database: Database
) -> None:
    dice = random.Random(1)
    async with browser(web) as (ann, own), browser(web) as (eve, _):
        await deal(database, OWN, own, BEN.key)
        found = Counter(
            [(await picture(eve, "".join(dice.choices(codes.LETTERS, k=5))))[0] for _ in range(50)]
        )
        assert found == {404: TRIES, 429: 50 - TRIES}
        assert (await picture(eve, OWN))[0] == 429, "the right one is no exception"
        assert {(await picture(ann, OWN))[0] for _ in range(3 * TRIES)} == {200}, (
            "one's own is free"
        )


async def test_no_answer_tells_whether_a_table_is_somebody_elses(
    web: WebPlatform, desk: Desk, database: Database
) -> None:
    async with browser(web) as (eve, _):
        for code in (KEPT, HELD):
            await deal(database, code, BEN.key, "telegram:3")
        await desk.tables.revision(HELD)  # it is in memory from now on
        await picture(eve, NOBODYS)  # and so is who Eve is
        answers, asked = [], []
        for code in (KEPT, HELD, NOBODYS, KEPT):
            with statements() as noted:
                answers.append(await picture(eve, code))
            asked.append(noted)
    assert answers == [answers[0]] * 4 and answers[0][0] == 404
    assert asked == [asked[0]] * 4, "the database works as much for each"


def test_there_are_too_many_codes_to_be_tried() -> None:
    made = {codes.new_code() for _ in range(1000)}
    assert len(made) == 1000 and all(map(codes.is_code, made))
    a_week = (
        RequestLimits().address.rate * 7 * 86_400
    )  # from one address, against a thousand lobbies
    assert a_week * 1000 / len(codes.LETTERS) ** codes.LENGTH < 1 / 2
