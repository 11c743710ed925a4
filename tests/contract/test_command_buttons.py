"""Nothing can be done by a command alone: whoever only presses finds a button for each."""

from collections.abc import Awaitable, Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from bot.desk.commands import parse
from bot.press import unpack
from bot.screens.buttons import DO
from tests.contract.test_shared_message import QUICK, served
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_people import User
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import (
    JOIN,
    OPENING,
    REMATCH,
    START,
    give_up,
    open_table,
    play_move,
)
from tests.rest import Rest
from tests.starting import all_commands

COMMANDS = all_commands(ENGLISH.languages)

OTHERWISE = {
    "move": {"mine", "move"},
    "score": {"ask"},
    "board": {"board"},
    "analysis": {"analyse"},
    "replay": {"share"},
}
"""The commands whose buttons have another verb than their name."""

OF_COMMANDS = {
    "play": {"play", "option", "series", "clock", "rated"},
    "move": {"move", "mine"},
    "games": {"games"},
    "settings": {"settings"},
    "language": {"settings"},
    "learn": {"lesson"},
    "text": {"settings"},
    "score": {"ask"},
    "moves": {"mine"},
    "replace": {"replace"},
    "pause": {"pause"},
    "host": {"host"},
    "top": {"top"},
    "puzzle": {"puzzle"},
    "rating": {"top"},
    "tournament": {"cup"},
}
"""The verbs of buttons that give their commands what could be typed behind them."""

KNOWN = {"code", "number", "text", "linkcode", "file"}
"""What is typed behind commands that no button has to give: which table and match a button knows by
itself, and nobody but its reader knows a code."""

LOOKS = {
    "ask": 1,
    "menu": 1,
    "text": 0,
    "settings": 2,
    "games": 2,
    "host": 0,
    "replace": 0,
    "share": 0,
}
"""What a walk presses, besides commands, and how many choices may stand behind it."""

LEFT = {"back", "export"}
"""The commands that it does not press: they change something."""

MORE = "More"

Press = Callable[[str], Awaitable[object]]


class Walk:
    """All payloads that somebody comes upon who presses whatever shows something; ``payloads`` are
    those that can be seen now, and how they are pressed. It begins before anybody does anything."""

    def __init__(self, payloads: Callable[[], Iterable[tuple[str, Press]]]) -> None:
        self._payloads = payloads
        self._rest = Rest()
        self._found: dict[str, Press] = {}
        self._pressed: set[str] = set()

    async def on(self) -> None:
        """Goes on until there is nothing new to press."""
        while fresh := await self._fresh():
            for payload in fresh:
                self._pressed.add(payload)
                await self._found[payload](payload)
                self.look()  # before the next takes its place

    def look(self) -> None:
        """Take in what can be seen now."""
        self._found.update(self._payloads())

    async def _fresh(self) -> list[str]:
        """What has not been pressed yet, also where something else has taken its place: one goes
        back to it, or begins anew."""
        await self._rest.comes()
        self.look()
        return [each for each in self._found if each not in self._pressed and _shows(each)]

    def last(self, verb: str) -> str:
        """The payload of a verb that was come upon last."""
        return [payload for payload in self._found if unpack(payload).verb == verb][-1]

    def command(self, name: str) -> str:
        """The payload of a command's button that was come upon last."""
        return [each for each in self._found if unpack(each).path[:1] == (name,)][-1]

    def missing(self) -> list[str]:
        """The commands for which there was no button."""
        known = [unpack(payload) for payload in self._found]
        commands = {press.path[0] for press in known if press.verb == DO}
        verbs = {press.verb for press in known}
        return [
            name
            for name in COMMANDS
            if name not in commands and not OTHERWISE.get(name, {name}) & verbs
        ]

    def unpressed(self) -> list[str]:
        """What can be typed behind commands that no button gives."""
        known = [unpack(payload) for payload in self._found]
        given = {
            (press.path[0], name)
            for press in known
            if press.verb == DO
            for name in parse(COMMANDS[press.path[0]], " ".join(press.path[1:]))
        }
        verbs = {press.verb for press in known if press.path}
        return [
            f"{name} {param.name}"
            for name, command in COMMANDS.items()
            for param in command.params
            if param.name not in KNOWN
            and (name, param.name) not in given
            and not OF_COMMANDS.get(name, set()) & verbs
        ]


def _shows(payload: str) -> bool:
    """Whether a button only leads on: of choices one is enough, and nothing is chosen."""
    press = unpack(payload)
    if press.verb == DO:
        return press.path[0] not in LEFT and len(press.path) == 1
    return press.verb in LOOKS and len(press.path) <= LOOKS[press.verb]


async def test_on_telegram_each_command_has_a_button(tmp_path: Path) -> None:
    async with TelegramServer() as telegram, served(telegram, "10.3", tmp_path):
        group = telegram.group()
        host, player = (telegram.user(name).at(group) for name in ("Ann", "Ben"))
        alone = host.at(telegram.private(host.user))

        def seen() -> Iterator[tuple[str, Press]]:
            for someone in (host, alone):
                for message in (*someone.messages, *someone.whispers):
                    yield from buttons_of(someone, message)

        walk = Walk(seen)
        await linked(alone, telegram.user("Anna").private)
        for line in ("/start", "/play", "/help", "/settings", "/me", "/table", "/games"):
            said = alone.say(line)
            await telegram.until(partial(answered, alone, said))
            await walk.on()
        for game, seen_in_it in (("crosswise", "My hand"), ("reversi", OPENING[0])):
            host.say(f"/play {game} first 1 rated off")
            await player.press("Join", await host.offered("Join"))
            board = await host.offered("Start")
            if game == "crosswise":  # a lobby offers the same in every game
                await walk.on()
            walk.look()
            await host.send(walk.last("start"), board).answered()
            await host.offered(seen_in_it)
            await walk.on()
        for number, cell in enumerate(OPENING):
            await (host, player)[number % 2].play(cell)
        await walk.on()
        await sure(host, host.board, "replace", "0", "club").answered()
        await host.offered("Take my seat back")
        await walk.on()
        host.say("/return")
        await sure(player, player.board, "resign").answered()
        await host.offered("Rematch")
        await walk.on()
        await player.send(walk.command("export"), player.board).answered()
        await host.offered("GGF")
        await walk.on()
        said = alone.say("/games")
        await telegram.until(partial(answered, alone, said))
        await walk.on()
        assert walk.missing() == []
        assert walk.unpressed() == []


def answered(someone: Someone, line: Message) -> bool:
    """Whether anything stands below a line."""
    return someone.messages[-1] is not line


def buttons_of(someone: Someone, message: Message) -> Iterator[tuple[str, Press]]:
    """The payloads under a message, and how they are pressed."""

    async def press(payload: str) -> None:
        await someone.send(payload, message).answered()
        await someone.server.until(lambda: not someone.server.updates)

    for button in message.buttons:
        if "callback_data" in button:
            yield str(button["callback_data"]), press


async def linked(one: Someone, other: Someone) -> None:
    """Both are one person from now on, who may part again."""
    other.say("/link")
    told = await other.sees("Your code:")
    one.say(f"/link {told.text.partition('Your code:')[2].split()[0]}")
    await one.press("Yes, link them")


async def test_on_discord_each_command_has_a_button(tmp_path: Path) -> None:
    async with (
        Discord(limit=PATIENCE) as discord,
        running(discord, tmp_path, timing=QUICK),
    ):
        discord.buckets = False
        channel = discord.channel()
        host, player = (discord.user(name) for name in ("Ann", "Bob"))

        def seen() -> Iterator[tuple[str, Press]]:
            for post in [*channel.messages.values()]:
                if post.only_for in {None, host.id}:
                    yield from components_of(host, post)

        walk = Walk(seen)
        for name in ("help", "settings", "games"):
            await host.slash(channel, name)
            await walk.on()
        for game in ("crosswise", "reversi"):
            board = await open_table(discord, host, channel, game=game, rated="off", first="1")
            await player.press(board, JOIN)
            await discord.until(partial(offers, board, START))
            if game == "crosswise":  # a lobby offers the same in every game
                await walk.on()
            await host.press(board, START)
            await discord.until(partial(offers, board, MORE))
            await walk.on()
        for number, cell in enumerate(OPENING):
            await play_move(discord, board, (host, player)[number % 2], cell)
        await walk.on()
        asked = await host.slash(channel, "replace", computer="club")
        await discord.until(lambda: asked.original and "1. Ann" in asked.original.buttons)
        assert asked.original is not None
        await host.press(asked.original, "1. Ann")
        await discord.until(partial(offers, board, "Take my seat back"))
        await walk.on()
        await host.slash(channel, "return")
        board = channel.last
        await give_up(discord, player, board)
        await discord.until(lambda: REMATCH in board.buttons)
        await walk.on()
        assert [name for name in walk.missing() if name != "unlink"] == []


def offers(post: Post, label: str) -> bool:
    return label in post.buttons


def components_of(user: User, post: Post) -> Iterator[tuple[str, Press]]:
    """The payloads under a message, and how they are pressed."""

    async def press(payload: str) -> None:
        await user.send_and_wait(post, f"ct:{payload}")

    for button in post.buttons.values():
        name = str(button.get("custom_id", ""))
        if name.startswith("ct:"):
            yield name.removeprefix("ct:").partition("#")[0], press
