"""What a button asks about before it is done, a command asks about too: its giver alone."""

from pathlib import Path

import pytest

from tests.contract.test_shared_message import QUICK, served, shared, shown
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import open_match

COMMANDS = {
    "resign": "Give up? Ann wins this match.",
    "leave": "Give up? Ann wins this match.",
    "draw": "Everybody else has to agree; then the match is a draw.",
    "calloff": "Everybody else has to agree; then the table ends without a result.",
    "replace": "Whose seat should a computer player take?",
}
ALONE = "Only you may see this"


async def begun(host: Someone, player: Someone) -> Message:
    """The board of a match that counts, which has begun."""
    host.say("/play reversi first 1")
    lobby = await player.sees("Reversi · ")
    await player.press("Join", lobby)
    await host.server.until(lambda: "Start" in lobby.labels)
    await host.press("Start", lobby)
    return await host.offered("d3")


@pytest.mark.parametrize(
    ("api", "admin", "typed"),
    [("10.3", True, "/"), ("10.3", False, "/table "), ("10.3", False, "/"), ("10.1", False, "/")],
)
async def test_a_command_in_a_telegram_group_asks_its_giver_alone(
    api: str, admin: bool, typed: str, tmp_path: Path
) -> None:
    async with TelegramServer() as telegram, served(telegram, api, tmp_path):
        group = telegram.group()
        group.admin = admin
        host, player = (telegram.user(name).at(group) for name in ("Ann", "Ben"))
        board = await begun(host, player)
        stood, own = board.content(), player.at(telegram.private(player.user))
        for name, question in COMMANDS.items():
            posts = len(host.messages)
            player.say(f"{typed}{name}")
            if admin or typed == "/table ":
                asking = await player.told(question)
                assert not [m for m in host.messages[posts:] if m.text != f"{typed}{name}"]
            else:
                if not own.chat.open:
                    way = await player.sees(ALONE)
                    own.say(f"/start {way.buttons[0]['url'].partition('=')[2]}")
                asking = await own.sees(question)  # whoever has a private chat finds it there
                asking.deleted = True
            assert board.content() == stood, "nothing has been done"
        assert asking.labels[:2] == ["1. Ann", "2. Ben"]
        player.say("/resign")
        if admin or typed == "/table ":
            await player.press("Give up", await player.told(COMMANDS["resign"]))
        else:
            await own.press("Give up")
        await host.sees("Ben resigned.")


async def asked(discord: Discord, user: User, channel: Channel, name: str) -> Post:
    """What a slash command asks."""
    answer = await user.slash(channel, name)
    await discord.until(lambda: answer.original and answer.original.buttons)
    assert answer.original is not None
    return answer.original


async def test_a_slash_command_on_discord_asks_its_giver_alone(tmp_path: Path) -> None:
    async with Discord(limit=PATIENCE) as discord, running(discord, tmp_path, timing=QUICK):
        discord.buckets = False
        host, player = discord.user("Ann"), discord.user("Bob")
        board = await open_match(discord, host, player, channel := discord.channel())
        stood, posts = shown(board), shared(channel.messages)
        for name, question in COMMANDS.items():
            asking = await asked(discord, player, channel, name)
            assert asking.only_for == player.id and question in asking.text, name
            assert shown(board) == stood, "nothing has been done"
            assert shared(channel.messages) == posts, "and nothing was said to all"
        await player.press(await asked(discord, player, channel, "resign"), "Give up")
        await discord.until(lambda: "Rematch" in board.buttons)
