"""A puzzle on Telegram: asked for and answered in one message, and posted daily in a group."""

from pathlib import Path

from bot.features.puzzles import rows as puzzle_rows
from bot.features.training import rows as training_rows
from bot.people import Chat
from bot.store.store import Store
from tests.database import FILE
from tests.loopback.telegram import Account, TelegramServer
from tests.platforms.telegram.conftest import Run

TITLE = "Puzzle of the day"
ROWS = 8


async def test_a_puzzle_and_its_solution_are_one_message(bot: Run, alice: Account) -> None:
    async with bot():
        there = alice.private
        there.say("/puzzle")
        message = await there.sees(TITLE)
        assert message.picture and "Solution" in message.labels
        assert len(message.markup["inline_keyboard"]) <= ROWS
        before = [each.id for each in there.messages]
        picture = message.file_id
        assert await there.play("Solution") is message
        assert message.file_id != picture
        await there.play("▶")
        assert "◀" in message.labels
        await there.play("‹ Back")
        assert "Solution" in message.labels
        assert [each.id for each in there.messages] == before


async def test_one_press_leads_from_a_missed_puzzle_to_the_next(
    bot: Run, alice: Account, tmp_path: Path
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path / FILE}")
    for at, number in enumerate((3, 5)):
        await training_rows.miss(
            store.database, f"telegram:{alice.user.id}", f"reversi.{number}", float(at)
        )
    await store.close()
    async with bot():
        there = alice.private
        there.say("/train")
        message = await there.sees("Puzzle 4 ")
        assert message.labels[-2:] == ["Solution", "Next"]
        assert await there.play("Solution") is message
        assert message.labels[-1] == "Next" and message.buttons[-1]["style"] == "primary"
        assert await there.play("Next") is message
        assert "Puzzle 6 " in message.text and "Solution" in message.labels


async def test_in_german_too(bot: Run, bruno: Account) -> None:
    async with bot():
        bruno.private.say("/puzzle")
        message = await bruno.private.sees("Rätsel des Tages")
        assert "Lösung" in message.labels


async def test_a_chat_chooses_its_hour(bot: Run, alice: Account) -> None:
    there = alice.private
    async with bot():
        there.say("/daily on 7")
        await there.sees("07:00 UTC")
        there.say("/daily off")
        await there.sees("No puzzle of the day")


async def test_a_group_gets_it_once_a_day_whatever_is_started_anew(
    bot: Run, telegram: TelegramServer, alice: Account, tmp_path: Path
) -> None:
    group = telegram.group()
    there = alice.at(group)
    store = await Store.open(f"sqlite:///{tmp_path / FILE}")
    await puzzle_rows.subscribe(store.database, Chat("telegram", str(group.id)), 0, 1)
    await store.close()
    async with bot():
        message = await there.sees(TITLE)
        assert message.picture and "Solution" in message.labels
    async with bot() as desk:
        await desk.features.jobs.run_once()
        assert [each for each in there.messages if TITLE in each.text] == [message]
