"""The message that all see shows its table and nothing else, whoever looks at what."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.desk import Desk
from bot.desk.core_verbs import TABLELESS
from bot.desk.feature import all_verbs
from bot.features import FEATURES
from bot.platforms.telegram import TelegramPlatform
from bot.running.timing import Timing
from tests import stores
from tests.database import FILE
from tests.desks import desk_of
from tests.english import ENGLISH
from tests.loopback.discord import Discord
from tests.loopback.discord_world import Message as Post
from tests.loopback.telegram import TelegramServer
from tests.loopback.telegram_people import Someone, sure
from tests.loopback.telegram_world import Message
from tests.patience import PATIENCE
from tests.platforms.discord.conftest import running
from tests.platforms.discord.play import code_of, give_up, open_match, play_move
from tests.platforms.telegram.conftest import FAST, serving
from tests.starting import start
from tests.thinking import workers_for

OPENING = ("d3", "c3", "c4", "e3")
QUICK = Timing(pace=0.0, ply=0.02, least_ply=0.02, hint=0.02)

CHANGES = {
    *("join", "also", "leave", "shift", "swap", "side", "shuffle", "drop", "set", "series"),
    *(
        "clock",
        "absent",
        "hints",
        "rated",
        "handicap",
        "public",
        "watch",
        "cancel",
        "pause",
        "resume",
    ),
    *("add", "start", "next", "rematch", "move"),
    *("mine", "column", "slot", "cannot", "seat", "undo", "draw", "calloff", "resign", "agree"),
    *("decline", "retry", "takeover", "wait", "claim", "return"),
}
"""What changes the table, or is a step towards that."""

RUNNING = (
    *(
        "menu:more",
        "menu:resign",
        "menu:draw",
        "menu:calloff",
        "menu:pause",
        "menu:",
        "ask:discs",
        "rules:",
    ),
    *("text:", "share:", "hint:", "hand:", "replace:", "host:", "do:moves", "what:"),
    *("plan:", "planning:w"),
)
OVER = (
    *("menu:more", "menu:", "rules:", "text:", "analyse:0.0", "accuracy:0"),
    *("walk:0.4", "walk:0.first"),
)
ELSEWHERE = {"board", "fair", "page", "tips"}
"""Posts the table anew; stands where something was dealt; gives the table back to a message of an
earlier version; stands where one person alone reads."""


def test_every_verb_of_a_tables_message_is_pressed_here_or_changes_the_table() -> None:
    pressed = {look.partition(":")[0] for look in (*RUNNING, *OVER)}
    tables = {*all_verbs(FEATURES)} - {verb for each in FEATURES for verb in each.verbs}
    assert not CHANGES & pressed
    assert tables <= CHANGES | pressed | ELSEWHERE
    assert TABLELESS - {"board"} <= pressed


def payloads(looks: tuple[str, ...], code: str, revision: int) -> Iterator[str]:
    """The looks as buttons of a table at a revision."""
    for look in looks:
        verb, _, path = look.partition(":")
        yield f"{verb}:{code}:{revision}:{path}"


@asynccontextmanager
async def served(server: TelegramServer, api: str, folder: Path) -> AsyncIterator[Desk]:
    """The whole bot with Telegram alone, whose server speaks this version."""
    server.api = api
    store, workers = await stores.opened(folder / FILE), workers_for("tests.late:GAMES")
    desk = desk_of(store, workers, ENGLISH, timing=QUICK)
    platform = TelegramPlatform(desk, server.token, server.api_url, FAST)
    desk.attach(platform)
    try:
        async with serving(platform):
            await start(desk)
            # It knows by then what the server can do, on which depends what stands below boards.
            await server.until(lambda: server.said("setMyCommands"))
            yield desk
    finally:
        await desk.close()
        await workers.close()
        await store.close()


@pytest.mark.parametrize("api", ["10.3", "10.1"])
async def test_on_telegram_a_look_takes_nothing_from_the_others(api: str, tmp_path: Path) -> None:
    async with TelegramServer() as telegram, served(telegram, api, tmp_path):
        group = telegram.group()
        host, player, stranger = (telegram.user(n).at(group) for n in ("Ann", "Ben", "Eve"))
        host.say("/play reversi first 1 rated off")
        await player.press("Join")
        await host.press("Start")
        board = await host.offered("d3")
        code, people = (
            str(board.buttons[0]["callback_data"]).split(":")[1],
            (stranger, player, host),
        )
        await looked(telegram, board, people, RUNNING, code)
        before = board.edits
        await host.press("d3", board)
        await player.offered("c3")
        assert board.edits == before + 1, "no look has changed it meanwhile"
        for number, cell in enumerate(OPENING[1:], 1):
            await (host, player)[number % 2].play(cell)
        await sure(player, board, "resign").answered()
        await host.offered("Rematch")
        await looked(telegram, board, people, OVER, code)


async def looked(
    telegram: TelegramServer,
    board: Message,
    people: tuple[Someone, ...],
    looks: tuple[str, ...],
    code: str,
) -> None:
    """Everybody has pressed everything, and the message stands as it stood."""
    revision = max(
        int(str(b["callback_data"]).split(":")[2]) for b in board.buttons if "url" not in b
    )
    stood, posts = (board.content(), board.picture), len(people[0].messages)
    for someone in people:
        for payload in payloads(looks, code, revision):
            answer = await someone.send(payload, board).answered()
            assert (board.content(), board.picture) == stood, (someone.name, payload)
            if answer.url:
                assert telegram.api == "10.1", (someone.name, payload)
                private = someone.server.private(someone.user)
                someone.at(private).say(f"/start {answer.url.partition('=')[2]}")
    assert len(people[0].messages) == posts, "and nothing was said to all"


async def test_on_discord_a_look_takes_nothing_from_the_others(tmp_path: Path) -> None:
    async with (
        Discord(limit=PATIENCE) as discord,
        running(discord, tmp_path, timing=QUICK),
    ):
        discord.buckets = False
        host, player, stranger = (discord.user(name) for name in ("Ann", "Bob", "Eve"))
        board = await open_match(discord, host, player, channel := discord.channel())
        code = code_of(board)

        async def looked(looks: tuple[str, ...]) -> None:
            stood, posts = shown(board), shared(channel.messages)
            for someone in (stranger, player, host):
                for payload in payloads(looks, code, revision_of(board)):
                    await someone.send_and_wait(board, f"ct:{payload}")
                    assert shown(board) == stood, (someone.name, payload)
            assert shared(channel.messages) == posts, "and nothing was said to all"

        await looked(RUNNING)
        for number, cell in enumerate(OPENING):
            await play_move(discord, board, (host, player)[number % 2], cell)
        await give_up(discord, player, board)
        await looked(OVER)


def shown(post: Post) -> tuple[object, ...]:
    """All that a message shows."""
    return post.components, post.pictures, post.content


def shared(messages: dict[int, Post]) -> list[int]:
    """The messages that all see."""
    return [number for number, post in messages.items() if not post.ephemeral]


def revision_of(post: Post) -> int:
    """The table's revision that a message shows."""
    names = [str(button.get("custom_id", "")) for button in post.buttons.values()]
    return max(int(name.split(":")[3]) for name in names if name.count(":") == 4)
