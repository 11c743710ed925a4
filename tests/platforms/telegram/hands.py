"""Two people with hidden hands in a group, and what each of them sees there."""

import json
from collections.abc import Iterator

from engines import GAMES
from tests.loopback.telegram import Call, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Answer, Message

HIDDEN = [key for key in GAMES if key != "reversi"]
GAME = HIDDEN[0]

Two = tuple[Someone, Someone]


def button(message: Message, verb: str) -> str:
    """The label of the first button that does this."""
    found = (b for b in message.buttons if b.get("callback_data", "").startswith(verb))
    return str(next(found)["text"])


def choices(message: Message) -> list[str]:
    """The payloads of the steps that a private screen offers, or once a piece is picked of those
    that go on from it."""
    steps = [b for b in message.buttons if b.get("callback_data", "").startswith("mine:")]
    lifted = picked(message)
    paths = [str(b["callback_data"]) for b in steps if b.get("style") != "primary"]
    return [path for path in paths if not lifted or path.count(".") >= len(lifted)]


def picked(message: Message) -> list[str]:
    """The labels of what is picked in a private screen."""
    return [str(b["text"]) for b in message.buttons if b.get("style") == "primary"]


async def step(someone: Someone, message: Message, payload: str) -> Answer:
    """Press the button with this payload, and wait for what comes up."""
    assert any(b.get("callback_data") == payload for b in message.buttons)
    return await someone.send(payload, message).answered()


def ended(message: Message) -> bool:
    """Whether a screen shows the end of a round or match."""
    verbs = ("next:", "rematch:")
    return any(b.get("callback_data", "").startswith(verbs) for b in message.buttons)


async def sit_down(game: str, alice: Someone, bruno: Someone) -> Message:
    """A match between two people has begun, with hints; its board."""
    alice.say(f"/play {game} rated off")
    await bruno.press("Join")
    await alice.press("Start")
    board: Message = await alice.server.until(lambda: _dealt(alice))
    return board


def _dealt(someone: Someone) -> Message | None:
    boards = [m for m in someone.messages if any("hand:" in str(b) for b in m.buttons)]
    return boards[-1] if boards else None


async def open_hand(someone: Someone) -> Answer:
    """Press what opens the own hand on the public board."""
    board = _dealt(someone)
    assert board is not None
    return await someone.press(button(board, "hand:"), board)


def hand(someone: Someone) -> Message:
    """The only private picture that somebody has here."""
    (message,) = _shown(someone)
    return message


def _shown(someone: Someone) -> list[Message]:
    return [message for message in someone.whispers if message.picture]


def _may_move(someone: Someone) -> bool:
    """Whether their hand offers a move; while a new one takes its place there are two."""
    shown = _shown(someone)
    return len(shown) == 1 and bool(choices(shown[0]))


async def to_move(*players: Someone) -> Someone:
    """Whose private screen offers a move, once one does."""
    server = players[0].server
    found: Someone = await server.until(lambda: next((p for p in players if _may_move(p)), None))
    return found


def shared(calls: list[Call]) -> Iterator[str]:
    """What was sent into groups for all to see, as text."""
    for call in calls:
        told = call.method.startswith(("send", "edit")) and call.status == 200 and not call.reader
        if told and int(call.params["chat_id"]) < 0:
            yield json.dumps(call.params, default=str)


def leaks(telegram: TelegramServer, *players: Someone) -> list[str]:
    """What all or the other player could see of a private screen, be it for an instant."""
    told = [text for text in shared(telegram.calls) if "mine:" in text]
    public = {m.picture for m in players[0].chat.messages.values() if m.picture}
    first, second = ({m.picture for m in p.whispers if m.picture} for p in players)
    seen = first & public | second & public | first & second
    return told + [f"{len(picture)} bytes" for picture in seen]
