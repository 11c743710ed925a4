"""Answers to presses that come late: to a board that shows something newer by then, or that has
been replaced."""

import pytest

from bot.platforms.telegram import SendingLimits
from bot.press import unpacked
from tests.loopback.telegram import Account, Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import LONG, Run
from tests.platforms.telegram.hands import HIDDEN, choices, picked

ONE_AT_A_TIME = SendingLimits(edit_burst=1, commands=0, menu_pause=LONG)


def payloads(message: Message) -> list[str]:
    """What its buttons stand for."""
    return [str(b["callback_data"]) for b in message.buttons if "callback_data" in b]


def table(message: Message) -> tuple[str, int]:
    """The code of the table that a board shows, and at which revision all of its buttons are."""
    pressed = [unpacked(payload) for payload in payloads(message)]
    ((code, revision),) = {(press.table, press.revision) for press in pressed if press is not None}
    return code, revision


def back(message: Message) -> str:
    """What puts the picked piece back."""
    return next(str(b["callback_data"]) for b in message.buttons if b.get("style") == "primary")


async def sit_down(game: str, *people: Someone) -> tuple[Someone, Message]:
    """A match has begun that each sees in a private chat: who is to move, and the board there."""
    host, guest = people
    host.say(f"/play {game} rated off")
    lobby = await host.offered("+ Computer")
    guest.say(f"/start {table(lobby)[0]}")
    await guest.press("Join")
    await host.press("Start")

    def to_move() -> tuple[Someone, Message] | None:
        offered = ((one, one.messages[-1]) for one in people)
        return next((found for found in offered if choices(found[1])), None)

    found: tuple[Someone, Message] = await host.server.until(to_move)
    return found


@pytest.mark.parametrize("game", HIDDEN)
async def test_a_pick_that_waits_for_its_turn_does_not_take_the_place_of_the_newer_board(
    game: str, bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot(ONE_AT_A_TIME) as desk:
        mover, board = await sit_down(game, alice.private, telegram.user("Ben").private)
        code, begun = table(board)
        while await desk.tables.revision(code) == begun:
            mover.send(choices(board)[0], board)
            await telegram.until(lambda: picked(board) or table(board)[1] > begun)
            if picked(board):  # and the next press may lay it, at once after this one
                await mover.send(back(board), board).answered()
                await mover.send(choices(board)[0], board).answered()
    assert table(board)[1] > begun


@pytest.mark.usefixtures("eager")
async def test_a_pick_whose_board_has_been_replaced_is_shown_on_the_new_one(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        mover, board = await sit_down(HIDDEN[0], alice.private, telegram.user("Ben").private)
        lost = Fault("editMessageMedia", times=1_000, drop=True)
        telegram.faults.append(lost)
        mover.send(choices(board)[0], board)
        await telegram.until(lambda: lost.times < 1_000)
        mover.say("/board")
        await telegram.until(lambda: board.deleted)
        posted = len(telegram.said("sendPhoto"))
        lost.times = 0
        await telegram.until(lambda: picked(mover.messages[-1]))
    assert len(telegram.said("sendPhoto")) == posted
    assert [message.id for message in mover.messages if message.picture] == [mover.board.id]
