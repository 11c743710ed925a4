"""Hints and analyses through Telegram's own client and a group's eyes."""

from pathlib import Path

import pytest

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.running.timing import Timing
from bot.store.store import Store
from tests.bot.analysed import keep_analysis
from tests.database import FILE
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.hands import Two, hand, open_hand, shared, to_move

# The last move gives a corner away: however short a look at it is, it is found to have cost much.
OPENING = ("d3", "c3", "b3", "b2")


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, hint=0.02)


async def reversi(alice: Someone, ben: Someone) -> None:
    """A match has begun, with hints; Alice plays black."""
    alice.say("/play reversi first 1 rated off")
    await ben.press("Join")
    await alice.press("Start")
    await alice.offered("d3")


async def resigned(wanted: str, alice: Someone, ben: Someone) -> Message:
    """A match has been played for four moves and given up by Ben; its message, which offers
    ``wanted``."""
    await reversi(alice, ben)
    for number, cell in enumerate(OPENING):
        await (alice, ben)[number % 2].play(cell)
    await sure(ben, ben.board, "resign").answered()
    return await alice.offered(wanted)


async def test_a_hint_comes_up_for_its_presser_alone(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await reversi(*players)
        before = [(m.id, m.text) for m in players[0].messages]
        answer = await players[0].press("Hint")
        assert answer.alert and answer.text.startswith("Try ")
        refused = await players[1].press("Hint")
        assert refused.text == "Not your turn: Alice Liddell is to move."
        stranger = await telegram.user("Eve").at(group).press("Hint")
        assert stranger.text == "You do not play at this table."
        assert [(m.id, m.text) for m in players[0].messages] == before
        assert not [text for text in shared(telegram.calls) if "Try " in text]


async def test_the_command_leads_to_the_hint_where_all_read_along(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await reversi(*players)
        players[0].say("/hint")
        way = await players[0].sees("Your hint is for you alone")
        answer = await players[0].press("Hint", way)
        assert answer.alert and answer.text.startswith("Try ")
        other = await players[1].press("Hint", way)
        assert other.text == "Not your turn: Alice Liddell is to move."
        assert not [text for text in shared(telegram.calls) if "Try " in text]
        code = way.buttons[0]["callback_data"].split(":")[1]
        alice.private.say(f"/start {code}")
        board = await alice.private.offered("Hint")
        picture = board.picture
        await alice.private.press("Hint")
        await telegram.until(lambda: board.text.startswith("Try ") and board.picture != picture)
        alice.private.say("/hint")
        await alice.private.sees("Try ")


async def test_a_hint_that_names_own_stones_reaches_their_holder_alone(
    seated: Two, telegram: TelegramServer
) -> None:
    for player in seated:
        await open_hand(player)
    mover = await to_move(*seated)
    (other,) = (player for player in seated if player is not mover)
    labels, picture = hand(mover).labels, hand(mover).picture
    await mover.press("Hint", mover.board)
    own = await mover.told("Try ")
    assert own.picture and own.picture != picture
    assert own.labels == labels, "the move can be made at once"
    assert "Hint" not in str(hand(other).labels)
    told = [text for text in shared(telegram.calls) if "Try " in text]
    heard = [m.text for m in (*other.messages, *other.whispers) if "Try " in m.text]
    assert own in mover.whispers
    assert not told and not heard


async def test_an_analysis_is_its_askers_alone_and_the_result_stays(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    telegram.api = "10.3"
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        board = await resigned("Analysis", *players)
        stood, picture = board.content(), board.picture
        await players[1].press("Analysis", board)
        costliest = await players[1].told("Gold: what was played.")
        compared = costliest.picture
        assert compared != picture
        await players[1].press("Better move", costliest)
        line = await players[1].told(" instead of ")
        assert line.picture not in (picture, compared)
        await players[1].press("Back to the match", line)
        costliest = await players[1].told("Gold: what was played.")
        await players[1].press("Back", costliest)
        await players[1].told("Alice Liddell wins")
        assert board.content() == stood and not players[0].whispers


async def test_where_nothing_is_private_an_analysis_opens_in_the_private_chat(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        board = await resigned("Analysis", *players)
        stood, there = board.content(), players[1].at(telegram.private(players[1].user))
        answer = await players[1].press("Analysis", board)
        there.say(f"/start {answer.url.partition('=')[2]}")
        costliest = await there.sees("Gold: what was played.")
        await there.press("Back", costliest)
        await there.sees("Alice Liddell wins")
        players[0].say("/analysis")  # who has not written to the bot yet
        way = await players[0].offered("Open privately")
        link = str(next(button["url"] for button in way.buttons))
        assert link.partition("?start=")[2].startswith("analyse_")
        assert board.content() == stood


async def known(folder: Path, code: str) -> None:
    """What an analysis of the opening has found is kept in the database."""
    store = await Store.open(f"sqlite:///{folder / FILE}")
    steps = (AnalysisStep(0, 0, "d3", -2.0, "c4", 0.5), AnalysisStep(1, 1, "c3", -7.0, "e3", -1.0))
    await keep_analysis(store, code, 0, Analysis(len(OPENING), steps, len(OPENING), done=True))
    await store.close()


def code_of(board: Message) -> str:
    """The table that a message shows."""
    return str(board.buttons[0]["callback_data"]).split(":")[1]


async def test_own_costly_moves_are_asked_of_their_player_alone(
    bot: Run, telegram: TelegramServer, alice: Account, tmp_path: Path
) -> None:
    group = telegram.group()
    player, ben = alice.at(group), telegram.user("Ben").at(group)
    async with bot():
        board = await resigned("Analysis", player, ben)
    await known(tmp_path, code_of(board))
    async with bot():
        eve = telegram.user("Eve").at(group)
        better, shown = f"better:{code_of(board)}:0:0", board.text
        stranger = await eve.send(better, board).answered()
        assert stranger.text == "You did not play in this match."
        way = await player.send(better, board).answered()
        assert f"?start={code_of(board)}" in way.url, "nothing is private on this server"
    telegram.api = "10.3"
    async with bot():
        await player.press("Analysis", board)
        overview = await player.told("Gold: what was played.")
        await player.press("Find better moves", overview)
        question = await player.told("you played d3. What was better by 2.5?")
        assert question.picture and {"c4", "Solution"} <= {*question.labels}
        await player.press("c4", question)
        answer = await player.told("c4 is right!")
        assert "Found: 1 of 1" in answer.text and "Then: [c4]" in answer.text
        assert board.text == shown
        assert not [text for text in shared(telegram.calls) if "What was better by" in text]
        assert not [m for m in ben.whispers if "What was better by" in m.text]


async def test_in_a_private_chat_the_questions_are_one_message_beside_the_board(
    bot: Run, telegram: TelegramServer, alice: Account, bruno: Account, tmp_path: Path
) -> None:
    group, there = telegram.group(), bruno.private
    async with bot():
        board = await resigned("Analysis", alice.at(group), bruno.at(group))
    await known(tmp_path, code_of(board))
    async with bot():
        there.say(f"/analysis {code_of(board)}")
        overview = await there.offered("Bessere Züge finden")
        await there.press("Bessere Züge finden", overview)
        question = await there.sees("Bessere Züge · 1 von 1")
        assert question is not overview and "Was war um 6,0 besser?" in question.text
        await there.press("Lösung", question)
        await telegram.until(lambda: "Das war der letzte. Gefunden: 0 von 1." in question.text)
        assert "Gold: was gespielt wurde." in overview.text
        bruno.at(group).say("/train")
        again = await there.sees("Du hast c3 gespielt")
        assert again is not question
        assert not [m for m in bruno.at(group).messages if "Du hast c3" in m.text]
        await there.press("e3", again)
        await telegram.until(lambda: "e3 ist richtig!" in again.text)
        await there.press("Weiter", again)
        there.say("/train")
        await there.sees("kein verfehltes Rätsel")
