"""A whole tournament through the real clients of Telegram and Discord, within their limits."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.codes import LENGTH
from bot.features.tournaments.audit import problems
from bot.features.tournaments.rows import audits, reading
from bot.features.tournaments.tournament import PlayedBoard, TournamentState
from bot.platforms.telegram import SendingLimits
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Channel
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_http import Rates
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.days import MINUTE, World, payloads, shown_on, ugly
from tests.platforms.telegram.conftest import FAST

# Seconds of a second in which both count: hours pass in one of theirs, too. It is so short that a
# busy machine will send more in one, now and then; whoever is told to wait then waits.
SECOND = 0.05
USUAL = SendingLimits()
PACED = replace(
    USUAL,
    interval=USUAL.interval * SECOND,
    window=USUAL.window * SECOND,
    overall=round(USUAL.overall / SECOND),
    edit_interval=USUAL.edit_interval * SECOND,
    edit_slowest=USUAL.edit_slowest * SECOND,
    edit_calm=USUAL.edit_calm * SECOND,
    commands=0,
    menu_pause=FAST.menu_pause,
)
RATES = Rates(chat=4, window=SECOND, minute=MINUTE * SECOND, second=SECOND)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with (
        TelegramServer(rates=RATES) as telegram,
        Discord(limit=PATIENCE, second=SECOND) as discord,
    ):
        world = World(tmp_path, telegram, discord, limits=PACED)
        try:
            await world.start()
            yield world
        finally:
            await world.stop()
        discord.check()


class Club:
    """Ann and Ben, in a Telegram group, and Cleo and Dora, in a Discord channel."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.group, self.channel = world.telegram.group(), world.discord.channel()
        self.telegram: dict[str, Someone] = {
            name: world.person(name).at(self.group) for name in ("Ann", "Ben")
        }
        self.discord: dict[str, User] = {name: world.user(name) for name in ("Cleo", "Dora")}
        self.code = ""

    @property
    def posts(self) -> list[Post]:
        """What everybody sees in the channel."""
        return posts(self.channel)

    async def state(self) -> TournamentState:
        """The tournament as it stands."""
        state = await reading.load(self.world.store.database, self.code)
        assert state is not None
        return state

    async def wrong(self) -> list[str]:
        """What does not add up."""
        database = self.world.store.database
        tables = await audits.tables_of(database, self.code)
        news = await reading.news_of(database, self.code)
        return problems(await self.state(), tables, news)

    async def look(self) -> None:
        """What goes on by itself."""
        await self.world.desk.features.jobs.run_once()

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait for something that either server shows."""
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.05)

    async def both(self, text: str) -> tuple[Message, Post]:
        """The newest messages that say this, on Telegram and on Discord."""
        await self.until(lambda: any(text in post.text for post in self.posts))
        post = next(post for post in reversed(self.posts) if text in post.text)
        return await self.telegram["Ann"].sees(text), post

    async def give_up(self, board: PlayedBoard) -> None:
        """Has who has joined later resign, on the board that stands where they are."""
        name = (await self.state()).by_number[max(board.pairing.seats)].name
        await self.resign(name, board.table)

    async def resign(self, name: str, table: str) -> None:
        """Has somebody give up, where they see the table."""
        if name in self.telegram:
            shown = await self._shows(self.group.visible, table)
            assert isinstance(shown, Message)
            await sure(self.telegram[name], shown, "resign").answered()
        else:
            post = await self._shows(lambda: self.posts, table)
            assert isinstance(post, Post)
            verb = f"ct:resign:{table}:{shown_on(post)}:"
            await self.discord[name].send_and_wait(post, verb)

    async def _shows(
        self, messages: Callable[[], Sequence[Message | Post]], table: str
    ) -> Message | Post:
        """The message that shows a table, once there is one."""

        def found() -> list[Message | Post]:
            return [m for m in messages() if any(f":{table}:" in p for p in payloads(m).values())]

        await self.until(found)
        return found()[-1]


def posts(channel: Channel) -> list[Post]:
    """What everybody sees in a channel."""
    return [message for message in channel.messages.values() if not message.ephemeral]


def pictured(message: Message | Post) -> bool:
    """Whether a message has a picture."""
    return bool(message.picture if isinstance(message, Message) else message.attachments)


async def signed_up(world: World) -> Club:
    """Ann opens a Swiss by its form; Ben presses Join, and Cleo and Dora join from elsewhere."""
    club = Club(world)
    ann, ben = club.telegram.values()
    cleo, dora = club.discord.values()
    ann.say("/tournament swiss reversi")
    await ann.press("Length", await ann.offered("Open it"))
    await ann.press("3 rounds")
    await ann.press("Open it")
    for someone in (ann, ben):
        await someone.press("Join")
    club.code = (await ann.sees("Code: ")).text.split("Code: ")[1][:LENGTH]
    await cleo.slash(club.channel, "join", code=club.code)
    _, post = await club.both("3 in: Ann, Ben, and Cleo")
    await dora.press(post, "Join")
    await club.both("4 in: Ann, Ben, Cleo, and Dora")
    return club


async def test_a_swiss_of_two_platforms_is_played_from_its_form_to_its_podium(world: World) -> None:
    club = await signed_up(world)
    assert world.calls() == []
    await world.later(6 * MINUTE)
    await club.look()
    await club.both("It starts ")
    assert sorted(world.calls()) == ["Ann", "Ben", "Cleo", "Dora"]
    await world.later(10 * MINUTE)
    for number in (1, 2, 3):
        await club.look()
        state = await club.state()
        assert (state.tournament.round, len(state.open_boards)) == (number, 2)
        await club.both(f"Round {number} of 3 · 2 boards are played")
        for board in state.open_boards:
            await club.give_up(board)
    await club.look()
    assert await club.wrong() == []
    for shown in await club.both("It is over. 4 played."):
        assert "🥇 Ann 3 · 🥈 Ben 2 · 🥉 Cleo 1" in shown.text and list(ugly(shown)) == []
        assert pictured(shown)
    await club.until(lambda: not world.unsent())
    rang = Counter(world.calls())
    for name, won in {"Ann": 3, "Ben": 2, "Cleo": 1, "Dora": 0}.items():
        # That each table is there, and that it is over for whoever has not ended it.
        assert 3 <= rang[name] <= 3 + won, rang
    ann = club.telegram["Ann"]
    seen = await ann.press("See again", await ann.sees("It is over. 4 played."))
    await ann.follow(seen.url).sees("You win")
