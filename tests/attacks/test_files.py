"""What files can do to those who sent none: nothing, however many come and whatever is in them."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.desk import Desk
from bot.desk.reply import Reply
from bot.desk.sent_file import SentFile
from bot.people import Person
from bot.platforms.telegram.inbox import HELD
from bot.platforms.web import WebPlatform
from bot.records.making import record_of
from bot.records.record import Record, RecordedEntry, sealed, write
from engines import GAMES
from engines.reversi.game import Reversi
from tests.bot.recorded import finished
from tests.bot.rooms import Rooms, person, room
from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run, alice, bot, bruno, telegram, workers
from tests.platforms.web.conftest import visit, web
from tests.platforms.web.opponents import person_key
from tests.platforms.web.servers import new_desk
from tests.platforms.web.test_uploads import Visit, sent

__all__ = ["alice", "bot", "bruno", "telegram", "visit", "web", "workers"]  # fixtures

ANN, BEN, HALL = person("Ann"), person("Ben"), room("hall")
RECORD = record_of(finished("reversi", 2))
FILES = 30  # of one person within an hour


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    async with new_desk(tmp_path) as found:
        found.attach(Rooms(found))
        yield found


class Given:
    """A file of Ann's, which comes once it is let, and how often it was fetched."""

    def __init__(self, desk: Desk, data: bytes = write(RECORD)) -> None:
        self.fetched = 0
        self.comes = asyncio.Event()
        self._desk, self._data = desk, data

    async def brought(self, who: Person = ANN) -> Reply:
        sent = SentFile(who, HALL, len(self._data), self._fetch)
        return await self._desk.import_file(sent)

    async def _fetch(self) -> bytes:
        self.fetched += 1
        await self.comes.wait()
        return self._data


def with_takebacks(record: Record, count: int) -> Record:
    """The same match, whose first move was taken back so often before."""
    first, *_ = record.log
    undone = (first, RecordedEntry(takeback=0)) * count
    return sealed(structs.replace(record, log=(*undone, *record.log)))


def lines(*records: Record) -> bytes:
    return b"".join(map(write, records))


async def test_one_person_has_one_file_under_way_and_others_theirs(desk: Desk) -> None:
    first, second = Given(desk), Given(desk)
    begun = asyncio.create_task(first.brought())
    other = asyncio.create_task(first.brought(BEN))
    while first.fetched < 2:
        await asyncio.sleep(0)
    refused = await second.brought()
    assert refused.notice.startswith("I am still reading your last file.")
    assert refused.refused and not second.fetched
    first.comes.set()
    second.comes.set()
    assert not (await begun).refused and not (await other).refused
    assert not (await second.brought()).refused


async def test_files_that_fail_are_counted_and_in_the_end_not_even_fetched(desk: Desk) -> None:
    broken = Given(desk, b"hello")
    broken.comes.set()
    for _ in range(FILES):
        assert "no record that I can read" in (await broken.brought()).notice
    refused = await broken.brought()
    assert refused.notice.startswith("You have sent me as many files within an hour")
    assert broken.fetched == FILES
    assert "no record that I can read" in (await broken.brought(BEN)).notice


async def test_large_files_are_counted_by_their_bytes(desk: Desk) -> None:
    large = Given(desk, b"f5f5" * (1 << 20))
    large.comes.set()
    replies = [await large.brought() for _ in range(8)]
    assert large.fetched < 8
    assert replies[-1].notice.startswith("You have sent me as many files within an hour")


async def test_so_many_files_are_under_way_at_once_and_no_more(desk: Desk) -> None:
    many = Given(desk)
    crowd = [asyncio.create_task(many.brought(person(f"P{number}"))) for number in range(24)]
    while many.fetched + sum(task.done() for task in crowd) < 24:
        await asyncio.sleep(0.01)
    refused = [task.result().notice for task in crowd if task.done()]
    assert many.fetched == 16
    assert all("no more can wait" in notice for notice in refused)
    many.comes.set()
    replies = await asyncio.gather(*crowd)
    assert sum(reply.refused for reply in replies) == len(refused)


async def test_nothing_is_played_of_a_file_whose_last_record_was_changed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []

    class Counted(Reversi):
        def play(self, state: Any, move: str) -> Any:
            played.append(move)
            return super().play(state, move)

    monkeypatch.setitem(GAMES, "reversi", Counted())
    last = structs.replace(RECORD, digest="0" * 64)
    given = Given(desk, lines(*[RECORD] * 9, last))
    given.comes.set()
    assert (
        await given.brought()
    ).notice == "Match 10: The record was changed after it was written."
    assert not played


@pytest.mark.parametrize(("count", "files"), [(501, 1), (260, 2)])
async def test_takebacks_make_no_file_as_long_as_one_likes(
    desk: Desk, count: int, files: int
) -> None:
    given = Given(desk, lines(*[with_takebacks(RECORD, count)] * files))
    given.comes.set()
    assert "too many moves and takebacks" in (await given.brought()).notice
    honest = Given(desk, lines(with_takebacks(RECORD, 100)))
    honest.comes.set()
    assert not (await honest.brought()).refused


async def test_a_record_names_nobody_by_the_key_of_their_account(desk: Desk) -> None:
    await desk.command(BEN, HALL, "help", {})  # so that Ben is known
    moved, *others = RECORD.log
    forged = (structs.replace(moved, name="", level=BEN.key), *others)
    given = Given(desk, write(sealed(structs.replace(RECORD, log=forged))))
    given.comes.set()
    reply = await given.brought()
    assert reply.refused and "Entry 1 of this record cannot be read" in reply.notice


async def test_telegram_tells_what_is_new_while_a_file_is_fetched(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    async with bot():
        telegram.files_come.clear()
        alice.private.gives(write(RECORD), "match.json", "/import")
        await telegram.until(lambda: telegram.fetched)
        bruno.private.say("/import")
        await bruno.private.sees("mit der Unterschrift /import")
        # What is not done in time is given up; a file would take longer than that.
        await telegram.until(lambda: not telegram.updates, within=HELD / 2)
        alice.private.gives(write(RECORD), "match.json", "/import")
        await alice.private.sees("I am still reading your last file")
        telegram.files_come.set()
        await telegram.until(lambda: [m for m in alice.private.messages if m.kind == "photo"])
    assert telegram.fetched == 1


async def test_a_page_has_one_file_under_way(desk: Desk, web: WebPlatform, visit: Visit) -> None:
    ann, ben = visit(), visit()
    for caller in (ann, ben):
        await caller.boot()
    key = person_key(next(iter(ann.session.cookie_jar)).value)
    first = Given(desk)
    begun = asyncio.create_task(first.brought(Person("web", key.removeprefix("web:"), "Ann")))
    while not first.fetched:
        await asyncio.sleep(0)
    status, told = await sent(ann, b"f5d6")
    assert status == 200 and told["tables"] == []
    assert told["said"].startswith("I am still reading your last file")
    assert len((await sent(ben, b"f5d6"))[1]["tables"]) == 1
    first.comes.set()
    assert not (await begun).refused
    assert len((await sent(ann, b"f5d6"))[1]["tables"]) == 1
