"""Operators end tables, shut people out and announce pauses, on the command line beside a bot and
in a private chat: all of it is in the log of deeds, and none of it shows what is hidden."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.desk import Desk
from bot.desk.reply import Reply
from bot.desk.sent_file import SentFile
from bot.people import Person
from bot.press import Press
from bot.store.store import Store
from bot.tables.play import ENDED, STAND_IN
from bot.tables.table import Status
from bot.texts import Words
from tests.bot.clock import Clock
from tests.bot.rooms import Rooms, kept, person, room, until
from tests.desks import desk_of
from tests.thinking import workers_for

ANN, BEN, OLGA = person("Ann"), person("Ben"), person("Olga")
LOUNGE = room("lounge")
OLGAS, BENS = room("Olga's own", private=True), room("Ben's own", private=True)
OPEN, HIDDEN = "reversi", "crosswise"
MINUTE = 60.0


@pytest.fixture
def time() -> Clock:
    return Clock()


@pytest.fixture
async def desk(store: Store, words: Words, time: Clock, games: str) -> AsyncIterator[Desk]:
    workers = workers_for(games)
    desk = desk_of(store, workers, words, clock=time, admins={OLGA.account})
    await desk.background.start()
    yield desk
    await desk.close()
    await workers.close()


@pytest.fixture(autouse=True)
def url(tmp_path: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/tables.db")


async def typed(*words: str) -> int:
    """``crosstable admin`` on the command line, beside the desk."""
    return await asyncio.to_thread(main, ["admin", *words])


async def begun(rooms: Rooms, game: str, *people: Person) -> str:
    """A match between these, dealt in the lounge."""
    first, *others = people
    reply = await rooms.desk.command(first, LOUNGE, "play", {"game": game})
    screen = await rooms.post(first, LOUNGE, reply)
    for other in others:
        await rooms.desk.press(other, LOUNGE, Press("join", screen.table, 0).pack())
    await rooms.desk.command(first, LOUNGE, "start", {"code": screen.table})
    return screen.table


async def ordered(desk: Desk, line: str) -> list[str]:
    """What the operator is told, alone, for a line in a private chat."""
    reply = await desk.line(OLGA, OLGAS, "admin", line)
    assert reply.screen is not None and reply.screen.audience == OLGA.account, reply
    return list(reply.screen.lines)


async def test_a_table_is_ended_without_a_result_and_everybody_is_told(
    rooms: Rooms, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    code = await begun(rooms, OPEN, ANN, BEN)
    assert await typed("end", code) == 0
    assert f"console  end {code}: ended" in capsys.readouterr().out
    table = await kept(store, code)
    assert table.status is Status.OVER and table.match is not None
    assert table.match.outcome is not None and table.match.outcome.reason == ENDED
    assert not table.match.gains
    said = "An operator of this server has ended the match, without a result."
    await until(lambda: said in rooms.screen(LOUNGE).lines)
    assert await typed("end", code) == 0 and await typed("end", "ZZZZZ") == 0
    told = capsys.readouterr().out
    assert "it is over already" in told and "there is no such table" in told


async def test_whoever_is_shut_out_is_told_so_alone_and_a_computer_takes_their_seat(
    rooms: Rooms, desk: Desk, store: Store
) -> None:
    code = await begun(rooms, HIDDEN, ANN, BEN)
    lone = await begun(rooms, OPEN, ANN, OLGA)
    assert await typed("shutout", ANN.account) == 0
    table = await kept(store, code)
    seats = {(chair.person, chair.former, chair.level) for chair in table.chairs}
    assert seats == {("", ANN.key, STAND_IN), (BEN.key, "", "")}
    assert (table.status, table.host) == (Status.PLAYING, BEN.key)
    assert (await kept(store, lone)).status is Status.PLAYING
    refused = await everything_tried(desk, ANN, code)
    assert len({reply.notice for reply in refused}) == 1
    for reply in refused:
        assert reply.refused and reply.screen is None
        assert reply.notice.startswith("You are shut out")
    data = await desk.command(ANN, room("Ann's own", private=True), "mydata", {})
    assert data.screen is not None and data.screen.file is not None, "what is kept stays theirs"
    assert not (await desk.command(BEN, LOUNGE, "board", {"code": code})).refused
    assert await typed("letin", ANN.account) == 0
    back = await desk.command(ANN, LOUNGE, "return", {"code": code})
    assert not back.refused, back.notice
    assert (await kept(store, code)).seats_of(ANN.key)


async def everything_tried(desk: Desk, who: Person, code: str) -> list[Reply]:
    """The answers to a press, commands, a typed line and a file."""

    async def fetch() -> bytes:
        return b""

    revision = 1
    return [
        await desk.press(who, LOUNGE, Press("pick", code, revision, ("a1",)).pack()),
        await desk.command(who, LOUNGE, "board", {"code": code}),
        await desk.command(who, LOUNGE, "play", {"game": OPEN}),
        await desk.line(who, LOUNGE, "hand", code),
        await desk.typed(who, room("alone", private=True), "d3"),
        await desk.import_file(SentFile(who, LOUNGE, 1, fetch)),
    ]


async def test_somebody_who_played_alone_leaves_no_table_that_runs(
    rooms: Rooms, desk: Desk, store: Store
) -> None:
    lobby = (await desk.command(ANN, LOUNGE, "play", {"game": OPEN})).screen
    against = (
        await desk.command(ANN, LOUNGE, "play", {"game": HIDDEN, "computer": "casual"})
    ).screen
    assert lobby is not None and against is not None
    assert "they left 2 tables" in (await ordered(desk, f"shutout {ANN.account}"))[0]
    assert (await kept(store, lobby.table)).status is Status.CLOSED
    assert (await kept(store, against.table)).status is Status.OVER


async def test_a_pause_stands_under_boards_until_it_is_over(
    rooms: Rooms, desk: Desk, time: Clock
) -> None:
    code = await begun(rooms, OPEN, ANN, BEN)
    await ordered(desk, "pause 10 5")
    await until(lambda: "Pause of this server" in rooms.screen(LOUNGE).lines[-1])
    assert (
        rooms.screen(LOUNGE)
        .lines[-1]
        .endswith("for about 5 minutes. Everything is kept, and clocks wait.")
    )
    own = await desk.page_screens.table(code, BEN, "de")
    assert own.lines[-1].startswith("Pause dieses Servers")
    time.turn(16 * MINUTE)
    assert "Pause" not in "".join((await desk.page_screens.table(code, BEN, "de")).lines)
    await ordered(desk, "pause 1")
    assert "Pause" in (await desk.page_screens.table(code, BEN, "de")).lines[-1]
    await ordered(desk, "resume")
    await until(lambda: "Pause" not in rooms.screen(LOUNGE).lines[-1])


async def test_only_operators_in_a_private_chat_are_obeyed_and_once(
    rooms: Rooms, desk: Desk, store: Store
) -> None:
    code = await begun(rooms, OPEN, ANN, BEN)
    nobody = await desk.line(BEN, BENS, "admin", f"end {code}")
    unknown = await desk.line(BEN, BENS, "nonsense", f"end {code}")
    assert nobody.notice == unknown.notice.replace("nonsense", "admin") and nobody.refused
    assert (await desk.line(OLGA, LOUNGE, "admin", f"end {code}")).notice == nobody.notice
    assert (await kept(store, code)).status is Status.PLAYING
    first = await desk.typed(OLGA, OLGAS, "admin shutout rooms:eve", origin="7")
    again = await desk.typed(OLGA, OLGAS, "admin shutout rooms:eve", origin="7")
    assert first == again and first.screen is not None and "shut out" in first.screen.lines[0]
    deed, *now = await ordered(desk, "log")
    assert deed == first.screen.lines[0]
    assert now == ["Shut out: rooms:eve.", "Announced: no pause."]


async def test_every_deed_is_logged_and_nothing_told_to_operators_shows_a_hand(
    rooms: Rooms, desk: Desk, store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    code = await begun(rooms, HIDDEN, ANN, BEN)
    table = await kept(store, code)
    assert table.match is not None
    setup, seed = table.match.setup, table.match.seed
    for line in ("shutout telegram:4711", "pause 10", f"end {code}", "usage 3"):
        await ordered(desk, line)
    assert await typed("letin", "telegram:4711") == 0
    assert await typed("log") == 0
    assert await typed("usage") == 0
    told = capsys.readouterr().out + "\n".join(await ordered(desk, "log 9"))
    for deed in ("shutout telegram:4711: shut out; they left 0 tables", f"end {code}: ended"):
        assert f"{OLGA.account}  {deed}" in told
    assert "console  letin telegram:4711: served again" in told
    assert "rooms:ann  Ann: 0 moves, 1 tables opened" in told
    assert setup not in told and seed not in told
    assert await typed("end") == 2
    assert "What can follow admin" in capsys.readouterr().err
