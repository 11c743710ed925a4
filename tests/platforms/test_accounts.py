"""One person on Telegram, on Discord and in the browser."""

import json
import re
from pathlib import Path

from tests.loopback.discord_world import Channel
from tests.loopback.telegram_people import Someone
from tests.platforms.days import a_world
from tests.platforms.discord.play import moves as discord_moves
from tests.platforms.test_everywhere import web_moves

CODE = re.compile(r": ([A-Z2-9]{4}-[A-Z2-9]{4})\b")


def code_in(text: str) -> str:
    """The code that a message shows."""
    found = CODE.search(text)
    assert found is not None, text
    return found[1]


def own_moves(someone: Someone) -> list[str]:
    """The moves on the newest board of somebody's private chat."""
    found = (b for b in someone.board.buttons if "callback_data" in b)
    return [b["text"] for b in found if b["callback_data"].partition(":")[0] in ("mine", "move")]


def _shows_moves(channel: Channel) -> bool:
    """Whether all in the channel see a board that can be played on."""
    return any(not m.ephemeral for m in channel.messages.values()) and bool(
        discord_moves(channel.last)
    )


async def test_one_seat_is_played_from_telegram_discord_and_the_page(tmp_path: Path) -> None:
    """In German, but for Dora."""
    async with a_world(tmp_path) as world:
        telegram, discord = world.telegram, world.discord
        channel, dora = discord.channel(), discord.user("Dora")
        there = telegram.user("Ann", language="de").private
        browser = world.browser("de")
        there.say("/play reversi")
        lobby = await there.sees("Reversi")
        there.say("/link")
        code = code_in((await there.sees("Ein anderes Konto verbinden")).text)
        wrong = await dora.slash(channel, "link", linkcode="ABCDEFGH")
        await discord.until(lambda: wrong.private)
        assert "does not work" in wrong.private or "nichts" in wrong.private
        right = await dora.slash(channel, "link", linkcode=code)
        await discord.until(lambda: right.private)
        assert "Ann (Telegram)" in right.private, "whose account it is, before anything is linked"
        question = right.original or right.followups[-1]
        await dora.press(question, "Yes, link them")
        await discord.until(lambda: "Linked" in question.text)
        page = await browser.tab()
        shown = await dora.slash(channel, "link")
        await discord.until(lambda: shown.private)
        told = await page.ask("line", text=f"/link {code_in(shown.private)}")
        asked = next(message for message in told if message["type"] == "sheet")
        told = await page.ask("press", payload=asked["actions"][0][0]["payload"])
        sheet = next(message for message in told if message["type"] == "sheet")
        assert sheet["lines"][0] == "Verbunden"
        assert "Telegram" in sheet["lines"][1] and "Discord" in sheet["lines"][1]
        # The lobby that was opened on Telegram is the own one everywhere: both sides of it.
        found = re.search(r"\b[A-Z2-9]{7}\b", lobby.text)
        assert found is not None
        table = found[0]
        tab = await browser.tab(table)
        for verb in ("also", "start"):
            revision = tab.screen["revision"]
            await tab.ask("press", payload=f"{verb}:{table}:{revision}:")
            await tab.revision(revision + 1)
        first = web_moves(tab)
        await tab.press(first[0])
        await telegram.until(lambda: bool(own_moves(there)))
        await dora.slash(channel, "join", code=table)
        await discord.until(lambda: _shows_moves(channel))
        offered = discord_moves(channel.last)
        await telegram.until(lambda: set(own_moves(there)) == set(offered))
        move = await dora.press(channel.last, offered[0])
        assert not move.private
        await telegram.until(lambda: set(own_moves(there)) not in (set(), set(offered)))
        await there.press(own_moves(there)[0], there.board)
        await tab.revision(revision + 4)
        # What is kept comes as a file that only this browser can fetch.
        file = next(m for m in await page.ask("line", text="/mydata") if m["type"] == "sheet")
        async with browser.session.get(browser.url + file["file"]["url"]) as response:
            kept = json.loads(await response.text())
        assert {account.partition(":")[0] for account in kept["accounts"]} == {
            "telegram",
            "discord",
            "web",
        }
        assert len(kept["moves"]) == 3
        # Forgotten with all accounts.
        asked = next(m for m in await page.ask("line", text="/forget") if m["type"] == "sheet")
        told = await page.ask("press", payload=asked["actions"][0][0]["payload"])
        assert (
            next(m for m in told if m["type"] == "sheet")["lines"][0]
            == "Alles über dich ist gelöscht"
        )
        refused = await dora.slash(channel, "hand", code=table)
        await discord.until(lambda: refused.private)
        assert "play" in refused.private
        await discord.until(lambda: not discord_moves(channel.last))
