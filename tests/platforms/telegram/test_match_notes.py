"""Notes to matches on Telegram: typed as the next message, in the private chat alone."""

import pytest
from msgspec import json

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import sure
from tests.platforms.telegram.conftest import Run
from tests.platforms.telegram.test_match import code_of
from tests.platforms.telegram.test_records import document
from tests.platforms.telegram.test_study import resigned


async def test_a_note_is_typed_in_private_and_goes_out_with_the_match(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        board = await resigned("Replay", alice.at(group), telegram.user("Ben").at(group))
        there, code = alice.private, code_of(board)
        there.say("/start")
        there.say(f"/note {code}")
        notes = await there.sees("No note yet.")
        await there.press("Write a note", notes)
        await there.sees("Send me the note as your next message")
        there.say("Corner\nfirst <next> time")
        saved = await there.sees("Saved")
        assert "first <next> time" in saved.text and "Change the note" in saved.labels
        there.say("/matches")
        listed = await there.sees("· note")
        await there.press("Export all", listed)
        file = await document(telegram, there)
        assert json.decode(file.picture)["note"] == "Corner\nfirst <next> time"
        public = [m.text for m in group.visible(None)]
        assert not any("Corner" in text for text in public)


@pytest.mark.parametrize("pictures", [True, False])
async def test_a_note_that_is_asked_for_at_a_replay_stands_beside_the_board(
    bot: Run, telegram: TelegramServer, alice: Account, pictures: bool
) -> None:
    here, ben = alice.private, telegram.user("Ben").private
    here.chat.takes_pictures = pictures
    async with bot():
        here.say("/play reversi first 1 rated off")
        ben.say(f"/start {code_of(await here.offered('+ Computer'))}")
        await ben.press("Join")
        await here.press("Start")
        await here.play("d3")
        await sure(ben, await ben.sees("Your turn"), "resign").answered()
        board = await here.offered("Replay")
        await here.press("Replay", board)
        await here.press("My note")
        await here.press("Write a note")
        asked = await here.sees("Send me the note as your next message")
        await ben.press("Rematch")
        turn = await here.sees("turn")
        assert turn is board, "the board is where it was"
        assert "Send me the note" in asked.text and not asked.deleted
