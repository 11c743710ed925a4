"""Ratings in a Telegram group: what a result says, a person's card, the ladder."""

import re

from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.platforms.telegram.conftest import Run

OPENING = ("d3", "c3", "c4", "e3")


async def beaten(alice: Someone, ben: Someone) -> None:
    """A match that counts, given up by Ben."""
    alice.say("/play reversi first 1")
    await ben.press("Join")
    await alice.press("Start")
    await alice.offered("d3")
    for number, cell in enumerate(OPENING):
        await (alice, ben)[number % 2].play(cell)
    await sure(ben, ben.board, "resign").answered()


async def test_a_result_a_card_and_a_ladder_in_a_group(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await beaten(*players)
        result = await players[0].sees("Alice Liddell wins")
        assert re.search(r"Ratings: Alice Liddell \+\d+ · Ben −\d+", result.text)
        assert "Hint" not in result.labels
        players[1].say("/rating Alice")
        card = await players[0].sees("Alice Liddell’s ratings")
        assert card.picture and re.search(r"Reversi: \d+\? · 1 match · 100 %", card.text)
        assert "Most often against Ben: once" in card.text
        players[1].say("/top")
        ladder = await players[0].sees("Reversi: the ladder of this chat")
        assert re.search(r"1\. Alice Liddell \d+\?.*\n2\. Ben \d+\?", ladder.text)
        told = await players[1].press("1", ladder)
        assert told.alert and "Alice Liddell’s ratings" in told.text, "to whoever asks alone"
        await players[0].press("Everybody", ladder)
        await players[0].sees("Reversi: the ladder of all")
        players[1].say("/settings ladder off")
        await players[1].sees("Only you may see this")
        asked = players[0].say("/rating Ben")
        await telegram.until(lambda: asked.reactions == ["👎"])


async def test_a_card_and_a_ladder_in_german(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    group = telegram.group()
    async with bot():
        players = alice.at(group), telegram.user("Ben").at(group)
        await beaten(*players)
        await players[0].sees("Alice Liddell wins")
        players[0].say("/language de")
        await players[0].sees("Ich spreche")
        players[0].say("/rating")
        card = await players[0].sees("Wertung von Alice Liddell")
        assert "1 Partie · 100 % der Punkte" in card.text
        players[0].say("/top")
        await players[0].sees("Reversi: die Rangliste dieses Chats")
