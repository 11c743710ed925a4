"""Lobbies on Telegram: what the keyboard offers, and how few presses lead to the first move."""

from dataclasses import dataclass
from functools import partial

import pytest

from tests.database import Database
from tests.leaks.twins import slots
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import button

HAND = "mine:"  # the verb of a step of a move


@dataclass
class Presses:
    """Presses by label or verb, counted over everybody."""

    count: int = 0

    async def press(self, who: Someone, label: str, message: Message | None = None) -> None:
        self.count += 1
        await who.press(label, message)

    async def do(self, who: Someone, verb: str) -> None:
        """Press the first button with this verb, once there is one."""
        found = await who.server.until(lambda: _with(who, verb))
        await self.press(who, button(found, verb), found)

    async def next_step(self, who: Someone, verb: str) -> None:
        """Press the first choice of a private hand."""
        message, data = await who.server.until(lambda: _step(who, verb))
        self.count += 1
        edits = message.edits
        await who.send(data, message).answered()
        await who.server.until(lambda: message.edits > edits or message.deleted)


def _step(who: Someone, verb: str) -> tuple[Message, str] | None:
    """What can be pressed for a move now, and where: a piece of the hand, then a place for it."""
    found = _with(who, verb)
    sent = [str(each.get("callback_data", "")) for each in (found.buttons if found else ())]
    steps = {data: data.split(":")[3] for data in sent if data.startswith(verb)}
    deepest = max((path.count(".") for path in steps.values() if path), default=0)
    fitting = [d for d, path in steps.items() if path and path.count(".") == deepest]
    return (found, fitting[0]) if found and fitting else None


def _with(who: Someone, verb: str) -> Message | None:
    """The newest message, own ones first, that has a button of this verb."""
    for message in (*reversed(who.whispers), *reversed(who.messages)):
        if any(str(b.get("callback_data", "")).startswith(verb) for b in message.buttons):
            return message
    return None


def rows(message: Message) -> list[list[str]]:
    markup = message.markup or {}
    return [[b["text"] for b in row] for row in markup["inline_keyboard"]]


def styles(message: Message) -> dict[str, str]:
    return {b["text"]: b.get("style", "") for b in message.buttons}


async def opened(who: Someone, line: str) -> Message:
    who.say(f"/play {line}")
    return await who.offered("Join")


async def test_a_lobby_has_two_rows_and_start_is_the_green_one(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        message = await opened(alice.at(group), "crosswise")
        assert rows(message) == [["Join"], ["+ Computer", "Options", "Rules"]]
        await telegram.user("Ben").at(group).press("Join")
        message = await alice.at(group).offered("Start")
        assert rows(message)[0] == ["Join", "Start"]
        assert (styles(message)["Join"], styles(message)["Start"]) == ("primary", "success")
        lines = message.text.splitlines()
        assert lines[0].startswith("Crosswise · table ") and len(lines) == 6
        assert lines[1:5] == [
            "🟠 Orange: Alice Liddell, one seat free",
            "🟢 Green: Ben, one seat free",
            "One match · no clock · rated, no hints",
            "Two more can join. Alice Liddell can start the match.",
        ]


async def test_an_invitation_links_to_the_bot(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        message = await opened(alice.at(telegram.group()), "reversi")
        code = message.text.split("table ")[1].split()[0]
        last = message.text.splitlines()[-1]
        assert last.startswith("To join: on Telegram t.me/")
        assert last.endswith(f"?start={code}") and "Discord" not in last and "browser" not in last


async def test_options_are_lists_in_the_message_itself(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    here = alice.at(telegram.group())
    async with bot():
        await opened(here, "triominos")
        await here.press("Options")
        page = await here.offered("Clock: none")
        assert rows(page)[0] == ["‹ Back", "Join"] and rows(page)[-1] == ["Cancel table"]
        assert {"Target: 200 points", "Series: one match", "Rated: on"} <= set(page.labels)
        assert "Hints: off" in page.labels, "as long as only people sit there"
        await here.press("Series: one match")
        await here.offered("Sum of 5")
        await here.press("Sum of 5")
        page = await here.offered("Series: sum of 5")
        assert "Sum of 5 · no clock" in page.text and len(rows(page)) <= 8
        await here.press("Cancel table")
        await telegram.until(lambda: "Clock: none" not in here.board.labels)
        await here.offered("‹ Back")
        assert "closed" not in here.board.text
        await here.press("‹ Back")
        await here.offered("Clock: none")
        await here.press("‹ Back")
        await here.offered("+ Computer")


async def test_a_host_alone_chooses_a_team_and_the_next_one_takes_the_other(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    here = alice.at(group)
    async with bot():
        await opened(here, "crosswise")
        for label in ("Options", "Seats", "🟢 Green", "‹ Back"):
            await here.offered(label)
            await here.press(label)
        await here.sees("🟢 Green: Alice Liddell, one seat free")
        await telegram.user("Ben").at(group).press("Join")
        await here.sees("🟠 Orange: Ben, one seat free")


async def test_a_german_lobby_is_german(bot: Run, telegram: TelegramServer, bruno: Account) -> None:
    own = bruno.private
    async with bot():
        own.say("/play")
        await own.sees("Welches Spiel?")
        await own.press("Reversi")
        message = await own.offered("Optionen")
        assert rows(message) == [["+ Computer", "Optionen", "Regeln"]]
        assert "Es fehlt noch jemand." in message.text
        await own.press("+ Computer")
        await own.press("Vereinsspieler · Spielt gern und gut")
        await own.offered("Start")


async def test_reversi_takes_three_presses_against_a_friend(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    ann, ben, presses = alice.at(group), telegram.user("Ben").at(group), Presses()
    async with bot():
        ann.say("/play reversi first 1")
        await presses.press(ben, "Join")
        await presses.press(ann, "Start")
        await presses.press(ann, "d3")
        await ann.server.until(lambda: "d3" in ann.board.text)
    assert presses.count == 3


async def test_reversi_takes_two_presses_against_a_computer(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    here, presses = alice.at(telegram.group()), Presses()
    async with bot():
        here.say("/play")
        await presses.press(here, "Reversi vs computer")
        await presses.do(here, "move:")
        assert presses.count <= 3
        await here.server.until(lambda: "Alice Liddell" in here.board.text)


@pytest.mark.parametrize(
    ("game", "api", "most"),
    [
        ("triominos", "10.3", 3),
        ("crosswise first 1", "10.1", 4),
    ],
)
async def test_hidden_hands_take_few_presses_against_a_computer(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    alice: Account,
    game: str,
    api: str,
    most: int,
) -> None:
    telegram.api = api
    here, presses = alice.at(telegram.group()), Presses()
    async with bot():
        here.say(f"/play {game} computer beginner")
        await presses.do(here, "hand:")
        ((code,),) = database.rows("SELECT code FROM tables")
        if api != "10.3":
            await by_slots(database, code, here, presses)
        while not has_moved(database, code, alice):
            assert presses.count < most, "the first move takes too many presses"
            await presses.next_step(here, HAND)
        assert presses.count <= most


@pytest.mark.parametrize(
    ("game", "api", "most"), [("crosswise", "10.3", 3), ("triominos", "10.1", 4)]
)
async def test_hidden_hands_take_few_presses_against_a_friend(
    bot: Run,
    database: Database,
    telegram: TelegramServer,
    alice: Account,
    game: str,
    api: str,
    most: int,
) -> None:
    telegram.api = api
    ben = telegram.user("Ben")
    async with bot():
        while True:
            group, presses = telegram.group(), Presses()
            here, friend = alice.at(group), ben.at(group)
            here.say(f"/play {game}")
            await friend.press("Join")
            await presses.press(here, "Start")
            board = await here.server.until(partial(_with_all, here, "hand:"))
            if "Alice Liddell, your turn" in board.text:
                break
        code = button_of(board, "hand:").split(":")[1]
        if api == "10.3":
            while not has_moved(database, code, alice):
                assert presses.count < most, "the first move takes too many presses"
                await presses.next_step(here, HAND)
        else:
            await presses.do(here, "hand:")
            await by_slots(database, code, here, presses)
            assert has_moved(database, code, alice)
        assert presses.count == most


async def by_slots(database: Database, code: str, here: Someone, presses: Presses) -> None:
    """Make a move by the slots and places under the board that all see."""
    board = await here.server.until(partial(_with_all, here, "slot:"))
    for token in first_move(database, code):
        payload = button_of(board, "slot:").rpartition(":")[0] + f":{token}"
        await here.server.until(lambda p=payload: p in str(board.markup))  # type: ignore[misc]
        presses.count += 1
        assert not (await here.send(payload, board).answered()).alert


def _with_all(who: Someone, verb: str) -> Message | None:
    """The newest message that all see and that has a button of this verb."""
    found = (m for m in reversed(who.messages) if verb in str(m.markup))
    return next(found, None)


def button_of(message: Message, verb: str) -> str:
    """The payload of the first button with this verb."""
    payloads = (str(each.get("callback_data", "")) for each in message.buttons)
    return next(payload for payload in payloads if payload.startswith(verb))


def first_move(database: Database, code: str) -> list[str]:
    """The slots and places that make a move of whoever is to move."""
    view = database.match(code).own
    return slots(view, view.moves[0])


def has_moved(database: Database, code: str, account: Account) -> bool:
    """Whether somebody has made a move."""
    makers = 'SELECT who FROM moves JOIN tables ON id = "table" WHERE code = ?'
    return (f"telegram:{account.user.id}",) in database.rows(makers, code)
