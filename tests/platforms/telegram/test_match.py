"""Whole matches over the real desk, the real library and the loopback Bot API."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.running.timing import Timing
from tests.campaigns import so_many
from tests.loopback.telegram import Account, Fault, Rates, TelegramServer
from tests.loopback.telegram_people import Someone, together
from tests.loopback.telegram_world import Message
from tests.platforms.endings import NEARLY_FULL
from tests.platforms.telegram.conftest import SECOND, Run


def moves(board: Message) -> list[str]:
    """The labels of the moves that a board offers."""
    verbs = ("move:", "mine:")
    return [b["text"] for b in board.buttons if b.get("callback_data", "").startswith(verbs)]


def to_move(board: Message, *players: Someone) -> Someone:
    """Who is to move, as the caption says."""
    return next(p for p in players if due(p, board))


def due(player: Someone, board: Message) -> bool:
    """Whether the caption says that it is this player's turn."""
    return any(player.name in line and "your turn" in line for line in board.text.splitlines())


def over(board: Message) -> bool:
    return any("Rematch" in label for label in board.labels)


async def sit_down(
    alice: Someone, bruno: Someone, line: str = "reversi first 1", move: str = "d3"
) -> Message:
    """A match between two people has begun, in which ``move`` is one of the first; its board."""
    alice.say(f"/play {line}")
    await bruno.press("Join")
    await alice.press("Start")
    return await alice.offered(move)


async def play_out(*players: Someone, plies: int = 100) -> Message:
    """Play first moves until the match is over, or for a number of plies."""
    server = players[0].server
    for _ in range(plies):
        board = await server.until(lambda: _ready(players))
        if over(board):
            break
        before = board.edits
        answer = await to_move(board, *players).press(moves(board)[0], board)
        assert answer.text == ""
        await changed(board, before, server)
    return players[0].board


async def changed(board: Message, edits: int, server: TelegramServer) -> None:
    """Wait until a message has been edited more often."""
    await server.until(lambda: board.edits > edits)


def _ready(players: tuple[Someone, ...]) -> Message | None:
    board = players[0].board
    named = any(due(p, board) for p in players)
    return board if over(board) or (moves(board) and named) else None


async def test_two_people_play_a_match_in_a_group(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), bruno.at(group)
        await sit_down(*players, f"reversi position {NEARLY_FULL}", "e1")
        board = await play_out(*players)
    assert over(board)
    assert not moves(board)
    assert [m.id for m in alice.at(group).messages if m.picture] == [board.id]


async def test_two_people_play_a_match_in_a_topic(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    forum = telegram.group("Forum", forum=True)
    thread = forum.topic()
    async with bot():
        players = alice.at(forum, thread), bruno.at(forum, thread)
        await sit_down(*players, f"reversi position {NEARLY_FULL}", "e1")
        assert over(await play_out(*players))
    assert not [m for m in forum.visible(None) if m.picture]


@pytest.mark.parametrize("timing", [Timing(pace=0.0)])  # nobody has to follow
async def test_somebody_plays_a_computer_in_a_private_chat(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot():
        alice.private.say(f"/play reversi beginner position {NEARLY_FULL}")
        for _ in range(40):
            board = await telegram.until(lambda: mine(alice.private))
            if over(board):
                break
            await alice.private.play(moves(board)[0])
    assert over(board)


def mine(there: Someone) -> Message | None:
    """The newest board of a chat, once somebody can play on it or it is over."""
    boards = [m for m in there.messages if m.picture]
    ready = boards and (over(boards[-1]) or moves(boards[-1]))
    return boards[-1] if ready else None


async def test_a_table_joined_in_another_chat_is_one_table(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    here, there = alice.at(telegram.group()), bruno.private
    async with bot():
        here.say("/play reversi first 1")
        lobby = await here.offered("Join")
        there.say(f"/start {code_of(lobby)}")
        await there.press("Mitspielen")
        await here.press("Start")
        await here.press("d3", await here.offered("d3"))
        theirs = await there.offered("c3")
        assert "Alice" in theirs.text
        await there.press("c3", theirs)
        mine = await there.sees("Du hast auf c3 gesetzt")
        assert mine is theirs and mine.text.startswith("Alice Liddell ist am Zug\n")
        ours = await here.sees("Bruno played c3")
        assert ours is await here.offered("b3") and "Alice Liddell, your turn" in ours.text


def code_of(board: Message) -> str:
    """The code of the table that a board shows."""
    return _parts(board)[1]


def revision_of(board: Message) -> int:
    """The revision of the table that a board shows."""
    return int(_parts(board)[2])


def _parts(board: Message) -> list[str]:
    payloads = (str(b.get("callback_data", "")) for b in board.buttons)
    return next(p.split(":") for p in payloads if p.count(":") == 3)


@pytest.fixture
async def begun(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> AsyncIterator[tuple[Someone, Someone]]:
    """Alice, to move, and Bruno in a group at a match that has just begun."""
    group = telegram.group()
    async with bot():
        await sit_down(alice.at(group), bruno.at(group))
        yield alice.at(group), bruno.at(group)


async def test_a_press_on_an_old_board_is_refused_and_changes_nothing(
    begun: tuple[Someone, Someone],
) -> None:
    alice, bruno = begun
    board = await alice.offered("d3")
    old = next(b["callback_data"] for b in board.buttons if b["text"] == "d3")
    await alice.play("d3")
    before = board.content()
    answer = await bruno.send(old.replace("d3", "c3"), board).answered()
    assert "weiter" in answer.text
    assert board.content() == before


async def test_a_press_delivered_twice_counts_once(begun: tuple[Someone, Someone]) -> None:
    alice, bruno = begun
    board = alice.board
    answers = await together(alice.tap("d3", board), alice.tap("d3", board))
    assert sorted(bool(answer.text) for answer in answers) == [False, True]
    await bruno.offered("c3")
    assert due(bruno, board)


async def test_two_presses_at_the_same_instant_make_one_move(
    begun: tuple[Someone, Someone],
) -> None:
    alice, bruno = begun
    board = alice.board
    presses = [alice.tap(label, board) for label in ("d3", "c4", "f5", "e6")]
    answers = await together(*presses)
    assert [bool(answer.text) for answer in answers].count(False) == 1
    await alice.server.until(lambda: due(bruno, board))


async def test_a_stranger_is_refused_privately(
    begun: tuple[Someone, Someone], telegram: TelegramServer
) -> None:
    alice, _ = begun
    carol = telegram.user("Carol").at(alice.chat)
    before = alice.board.content()
    answer = await carol.press("d3")
    assert answer.text == "You do not play at this table."
    assert alice.board.content() == before


async def test_the_wrong_player_is_refused_in_their_language(
    begun: tuple[Someone, Someone],
) -> None:
    alice, bruno = begun
    answer = await bruno.press("d3")
    assert "Alice Liddell" in answer.text
    assert "your turn" not in answer.text
    assert due(alice, alice.board)


async def test_a_path_that_is_no_move_is_refused(begun: tuple[Someone, Someone]) -> None:
    alice, _ = begun
    board = alice.board
    forged = f"move:{code_of(board)}:{revision_of(board)}:a1"
    assert (await alice.send(forged, board).answered()).text == "a1 cannot be played now."


async def test_a_table_that_is_gone_says_so(begun: tuple[Someone, Someone]) -> None:
    alice, _ = begun
    answer = await alice.send("move:ZZZZZ:3:d3", alice.board).answered()
    assert answer.text == "I know no table with this code."


async def test_a_link_to_an_unknown_table_says_so(bot: Run, alice: Account) -> None:
    async with bot():
        for payload in ("ZZZZZ", "x" * 64):
            alice.private.say(f"/start {payload}")
            await alice.private.sees("I know no table with this code.")


async def test_any_bytes_as_a_payload_are_answered_and_change_nothing(
    begun: tuple[Someone, Someone],
) -> None:
    alice, _ = begun
    board = alice.board
    before = board.content()
    loop = asyncio.get_running_loop()

    @settings(max_examples=so_many(30, 400), deadline=None)
    @given(garbage(code_of(board), revision_of(board)))
    def attack(payload: str) -> None:
        asked = asyncio.run_coroutine_threadsafe(_attacked(alice, payload, board), loop)
        assert asked.result(20), payload

    await asyncio.to_thread(attack)
    assert board.content() == before
    await alice.play("d3")


async def _attacked(alice: Someone, payload: str, board: Message) -> str:
    return (await alice.send(payload, board).answered()).text


def garbage(code: str, revision: int) -> st.SearchStrategy[str]:
    """Payloads that no button of the table holds: any bytes, and near misses."""
    paths = st.text("abcdefgh12345678.@-", max_size=12).filter(lambda path: len(path) != 2)
    near = st.builds("{}:{}:{}:{}".format, st.just("move"), st.just(code), st.just(revision), paths)
    verbs = st.builds("{}:{}:{}:".format, st.text(max_size=8), st.just(code), st.integers())
    return st.one_of(st.text(max_size=64), near, verbs)


@pytest.mark.usefixtures("eager")
async def test_a_match_goes_on_through_floods_and_failing_networks(
    begun: tuple[Someone, Someone], telegram: TelegramServer
) -> None:
    alice, bruno = begun
    for fault in (
        Fault("editMessageMedia", wait=SECOND),
        Fault("editMessageMedia", drop=True),
        Fault("editMessageMedia", lose=True),
        Fault("editMessageMedia", status=502),
        Fault("answerCallbackQuery", drop=True),
        Fault("getUpdates", drop=True),
    ):
        telegram.faults.append(fault)
        await play_out(alice, bruno, plies=1)
    await telegram.until(lambda: all(fault.times == 0 for fault in telegram.faults))


async def test_old_buttons_work_after_a_restart(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    players = alice.at(telegram.group()), bruno
    here, there = players[0], bruno.at(players[0].chat)
    async with bot():
        board = await sit_down(here, there)
    waiting = here.tap("d3", board)
    async with bot():
        assert (await waiting.answered()).text == ""
        await there.offered("c3")
        assert due(there, board)
        await there.play("c3")
    assert len([m for m in here.messages if m.picture]) == 1


async def test_a_board_whose_message_was_deleted_comes_back_on_request(
    begun: tuple[Someone, Someone],
) -> None:
    alice, bruno = begun
    board = alice.board
    board.deleted = True
    pressed = alice.send(
        next(b["callback_data"] for b in board.buttons if b["text"] == "d3"), board
    )
    assert (await pressed.answered()).text == ""
    bruno.say("/board")
    await bruno.play("c3")
    assert bruno.board.id != board.id


async def test_a_new_board_takes_the_old_one_away(begun: tuple[Someone, Someone]) -> None:
    alice, _ = begun
    old = alice.board
    alice.say("/board")
    await alice.server.until(lambda: old.deleted)
    assert [m.picture != b"" for m in alice.messages].count(True) == 1
    await alice.play("d3")


async def test_a_table_follows_its_group_when_that_becomes_a_supergroup(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    old = telegram.group(plain=True)
    async with bot():
        board = await sit_down(alice.at(old), bruno.at(old))
        new = telegram.migrate(old)
        await telegram.until(lambda: not telegram.updates)
        assert (await alice.at(old).tap("d3", board).answered()).text == ""
        await bruno.at(new).play("c3")
        await alice.at(new).offered("b3")


async def test_a_german_reader_is_answered_and_shown_the_board_in_german(
    bot: Run, telegram: TelegramServer, bruno: Account
) -> None:
    async with bot():
        bruno.private.say("/start")
        await bruno.private.sees("Brettspiele")
        bruno.private.say("/play schach")
        await bruno.private.sees("schach")
        bruno.private.say("/play reversi beginner")
        await bruno.private.sees("Du bist am Zug")
        assert "your turn" not in bruno.private.board.text


async def test_a_groups_language_is_chosen_for_the_group(
    begun: tuple[Someone, Someone],
) -> None:
    alice, _ = begun
    alice.say("/language de")
    await alice.server.until(lambda: "am Zug" in alice.board.text)


async def test_every_command_is_answered(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    async with bot() as desk:
        for there in (alice.at(telegram.group()), alice.private):
            for name in desk.catalogue.commands:
                await answered(there, there.say(f"/{name}"))


async def answered(there: Someone, said: Message) -> None:
    """Until the bot has said something after a line, or has shown there that it refuses it."""
    before = len(there.chat.messages)
    await there.server.until(lambda: len(there.chat.messages) > before or said.reactions)


async def test_a_match_is_played_within_telegrams_real_limits(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account
) -> None:
    telegram.rates = Rates(chat=4, window=0.5, edits=4, minute=0.5, group=4, second=SECOND)
    flood = Fault("editMessageMedia", times=2, wait=SECOND)  # however slow the machine is
    telegram.faults.append(flood)
    group = telegram.group()
    async with bot():
        await sit_down(alice.at(group), bruno.at(group))
        await play_out(alice.at(group), bruno.at(group), plies=8)
    assert flood.times == 0
