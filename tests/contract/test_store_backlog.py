"""What an operator's monitor is told of all processes together."""

import time
from dataclasses import replace

from bot.monitoring.meters import Backlog
from bot.people import Chat
from bot.store import backlog as backlog_rows
from bot.store import displays as display_rows
from bot.store import notices as notice_rows
from bot.store.store import Store
from bot.tables.notices import Notice, NoticeKind
from bot.tables.table import Chair, Match, Status, Table
from tests.contract.conftest import both
from tests.patience import PATIENCE

ANN, BEN = Chair("Ann", "telegram:1"), Chair("Ben", "discord:2")
TABLE = Table(
    "ABCDE",
    "reversi",
    ANN.person,
    Status.PLAYING,
    chairs=(ANN, BEN),
    match=Match(0, "setup", "seed"),
)
OVER = replace(TABLE, code="FGHJK", status=Status.OVER)
TURN = Notice(BEN.person, NoticeKind.TURN, 1, "0.1.1")


async def test_without_anything_nothing_waits(store: Store) -> None:
    await backlog_rows.answers(store.database)
    assert await backlog_rows.backlog(store.database, time.time()) == Backlog({}, 0.0, {})


@both
async def test_running_tables_unsent_notices_and_displays_behind_are_counted(store: Store) -> None:
    for table in (TABLE, OVER):
        await store.tables.create(table)
        for chat in (Chat("telegram", "-1"), Chat("discord", "5")):
            await store.chats.add_display(table.code, chat, f"{table.code} {chat.id}", None, 0)
    await store.tables.commit(TABLE, after := TABLE.changed(), due=[TURN])
    assert after.revision > TABLE.revision
    found = await backlog_rows.backlog(store.database, time.time() + 60.0)
    assert found.running == {"reversi": 1}
    assert found.behind == {"telegram": 1, "discord": 1}
    assert 60.0 <= found.oldest < 60.0 + PATIENCE
    (open,) = await notice_rows.claim(store.database, ["discord"], 100.0, 40.0)
    behind = await display_rows.behind(store.database, "discord")
    assert [display.table for display in behind] == [TABLE.code]
    await display_rows.note_shown(store.database, [replace(behind[0], shown=after.revision)])
    assert (await backlog_rows.backlog(store.database, time.time())).oldest > 0.0, (
        "a claim is no message"
    )
    await notice_rows.sent(store.database, [open.id], 101.0)
    assert await backlog_rows.backlog(store.database, time.time()) == Backlog(
        {"reversi": 1}, 0.0, {"telegram": 1}
    )
