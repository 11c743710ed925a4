"""What others in a Telegram group wait for while one member opens their hand as fast as they can,
through the whole bot with its own limits at a server with Telegram's.

``python -m tests.bench private_messages --seconds 60`` takes a little longer than that. Of the
private messages it tells how many were taken, how many refused, and of ``/board``, asked for by
somebody else now and then, how long its board took.
"""

import asyncio
import time

from tests.bench.rows import Row, row
from tests.bench.telegram_edits import whole
from tests.loopback.telegram import Call, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.hands import GAME, button, open_hand, sit_down

RATE = 47.0  # presses a second
SECONDS = 60.0
EVERY = 10.0  # seconds between two boards that are asked for
WITHIN = 120.0


async def rows(seconds: float = SECONDS) -> list[Row]:
    """The measurement."""
    async with whole(0) as server:
        server.api = "10.3"
        group = server.group()
        ann, ben = server.user("Ann").at(group), server.user("Ben").at(group)
        await sit_down(GAME, ann, ben)
        await open_hand(ann)
        pressing = asyncio.create_task(_press(ann, seconds))
        boards = await _boards(ben, seconds)
        presses = await pressing
        await asyncio.sleep(2.0)
        sent = _uploads(server)
        refused = [call for call in sent if call.status == 429]
        said = f"{presses} presses: {len(sent)} uploads sent, {len(refused)} of them refused"
        return [row("/board beside presses on My hand", boards, said)]


async def _press(someone: Someone, seconds: float) -> int:
    """Press what opens the own hand, whatever comes of it; how often."""
    began, presses = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        board = next(m for m in reversed(someone.messages) if "hand:" in str(m.buttons))
        label = button(board, "hand:")
        payload = next(b["callback_data"] for b in board.buttons if b["text"] == label)
        someone.send(payload, board)
        presses += 1
        await asyncio.sleep(max(0.0, presses / RATE - now))
    return presses


async def _boards(someone: Someone, seconds: float) -> list[float]:
    """How long each board took that was asked for."""
    asked = [_board(someone, at) for at in range(2, int(seconds), int(EVERY))]
    return list(await asyncio.gather(*asked))


async def _board(someone: Someone, after: float) -> float:
    await asyncio.sleep(after)
    began, newest = time.perf_counter(), max(someone.chat.messages)
    someone.say("/board")

    def posted() -> bool:
        new = (m for m in someone.chat.messages.values() if m.id > newest and m.picture)
        return any(new)

    await someone.server.until(posted, WITHIN)
    return time.perf_counter() - began


def _uploads(server: TelegramServer) -> list[Call]:
    """The requests for new private messages with a picture."""
    found = (call for call in server.said("sendPhoto") if "receiver_user_id" in str(call.params))
    return list(found)
