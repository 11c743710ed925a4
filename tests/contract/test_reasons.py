"""A refusal says why, and what would do instead, also where its secrets cannot be told."""

from pathlib import Path

from tests.contract.test_asked_first import begun
from tests.contract.test_shared_message import QUICK, served
from tests.loopback.discord import Discord
from tests.loopback.telegram import TelegramServer
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import give_up, open_match, open_table

LOBBY = "That does not work before the match begins. /start begins it."
PLAYING = "That does not work while a match is on. /table shows what you can do now."
OVER = "That does not work once the match is over. /rematch begins another one."


async def test_in_a_telegram_group_each_reason_says_what_would_do(tmp_path: Path) -> None:
    async with TelegramServer() as telegram, served(telegram, "10.1", tmp_path):
        group = telegram.group()
        host, player = (telegram.user(name).at(group) for name in ("Ann", "Ben"))
        refused = [host.say("/play chess"), host.say("/join")]
        await telegram.until(lambda: all(line.reactions == ["👎"] for line in refused))
        assert group.visible(None) == refused, "nobody else is told why"
        host.say("/play triominos")
        lobby = await host.offered("Join")
        answer = await host.press("+ Computer", lobby)
        assert answer.alert and answer.text.startswith("Which table? Type its code after /join.")
        alone = host.at(telegram.private(host.user))
        alone.say("/start")
        host.say("/play chess")
        await alone.sees(
            "I do not know a game called “chess”. These are mine: "
            "/play crosswise, /play reversi, /play triominos"
        )
        board = await begun(host, player)
        host.say("/analysis")
        await alone.sees(PLAYING)
        code, revision = str(board.buttons[0]["callback_data"]).split(":")[1:3]
        await player.send(f"resign:{code}:{revision}:", board).answered()
        await host.offered("Rematch")
        host.say(f"/leave {code}")
        await alone.sees(OVER)
        host.say("/play reversi")
        await host.offered("Join")
        host.say("/resign")
        await alone.sees(LOBBY)


async def test_a_slash_command_says_why_and_what_would_do(tmp_path: Path) -> None:
    async with Discord(limit=PATIENCE) as discord, running(discord, tmp_path, timing=QUICK):
        discord.buckets = False
        host, player, channel = discord.user("Ann"), discord.user("Bob"), discord.channel()
        board = await open_match(discord, host, player, channel)
        assert PLAYING in (await player.slash(channel, "analysis")).private
        await give_up(discord, player, board)
        assert OVER in (await player.slash(channel, "leave")).private
        await open_table(discord, host, channel, game="reversi", first="1")
        assert LOBBY in (await host.slash(channel, "resign")).private
