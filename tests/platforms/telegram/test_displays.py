"""Boards on Telegram: each state is sent once, and messages that nobody recorded, that come twice
or that somebody deleted."""

from tests.loopback.telegram import Account, Call, Fault, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.test_match import changed, moves, play_out, sit_down, to_move
from tests.tally import settled


def lobbies(there: Someone) -> list[Message]:
    """The messages with buttons that stand in the chat."""
    return [message for message in there.messages if message.buttons]


async def test_moves_made_while_an_edit_waits_are_one_edit(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    there = alice.at(group)
    async with bot() as desk:
        there.say("/play reversi first 1")
        lobby = await there.offered("Join")
        joined = next(b["callback_data"] for b in lobby.buttons if "join:" in b["callback_data"])
        telegram.faults.append(Fault("editMessageMedia", wait=1))
        await bruno.at(group).send(joined, lobby).answered()
        await telegram.until(lambda: telegram.said("editMessageMedia"))
        start = joined.replace("join:", "start:")
        await there.send(start, lobby).answered()
        await there.offered("d3")
        await settled(desk)
        assert lobby.edits == 1
        assert len(telegram.said("editMessageMedia")) == 2  # the first was told to wait


async def test_two_presses_at_once_send_one_edit(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    players = alice.at(group), bruno.at(group)
    async with bot() as desk:
        board = await sit_down(*players)
        await settled(desk)
        for _ in range(4):
            asked = len(telegram.said("editMessageMedia"))
            player, edits = to_move(board, *players), board.edits
            both = [player.tap(label, board) for label in moves(board)[:2]]
            answers = [await query.answered() for query in both]
            await changed(board, edits, telegram)
            await settled(desk)
            assert [bool(answer.text) for answer in answers] in ([False, True], [True, False])
            assert len(telegram.said("editMessageMedia")) == asked + 1


async def test_of_two_lobbies_after_a_lost_answer_the_newer_one_stays(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        telegram.faults.append(Fault("sendPhoto", lose=True))
        alice.at(group).say("/play reversi")
        await telegram.until(lambda: len(lobbies(alice.at(group))) == 2)
        older, newer = lobbies(alice.at(group))
        await bruno.at(group).press("Join", older)
        await telegram.until(lambda: older.deleted and "Bruno" in newer.text)
        await alice.at(group).press("Start", newer)
        await telegram.until(lambda: moves(newer))


async def test_a_command_that_telegram_delivers_again_opens_one_table(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot():
        asked = there.say("/play reversi")
        first = await there.offered("Join")
    async with bot() as desk:
        telegram.update("message", asked.json())
        await telegram.until(lambda: first.deleted)
        (second,) = lobbies(there)
        assert second.buttons == first.buttons
        await settled(desk)


async def test_a_deleted_board_comes_back_at_the_next_move(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    players = alice.at(group), bruno.at(group)
    async with bot() as desk:
        board = await sit_down(*players)
        code = board.buttons[0]["callback_data"].split(":")[1]
        alice.private.say(f"/join {code}")
        own = await alice.private.offered("d3")
        board.deleted = True
        await alice.private.press("d3", own)
        await telegram.until(lambda: any("d3" in message.text for message in lobbies(players[0])))
        await play_out(*players, plies=2)
        await settled(desk)
        assert len(lobbies(players[0])) == 1


async def test_where_the_bot_was_removed_its_board_is_tried_once(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    there = alice.at(telegram.group())
    async with bot() as desk:
        there.say("/play reversi first 1")
        board = await there.offered("Join")
        code = str(board.buttons[0]["callback_data"]).split(":")[1]
        await there.send(f"also:{code}:0:", board).answered()
        await there.send(f"start:{code}:1:", board).answered()
        alice.private.say(f"/join {code}")
        own = await alice.private.offered("d3")
        await settled(desk)
        there.chat.banned = "bot was kicked from the supergroup chat"
        before = len(telegram.calls)
        for _ in range(3):
            edits = own.edits
            await alice.private.press(moves(own)[0], own)
            await changed(own, edits, telegram)
            await settled(desk)
        tried = [call for call in telegram.calls[before:] if _is_for(call, there)]
        assert [call.method for call in tried] == ["editMessageMedia", "sendPhoto"]
        there.chat.banned = ""
        edits = board.edits
        await there.send(f"rules:{code}:2:", board).answered()
        await changed(board, edits, telegram)
        assert moves(board) == moves(own)


def _is_for(call: Call, there: Someone) -> bool:
    return str(call.params.get("chat_id")) == str(there.chat.id)
