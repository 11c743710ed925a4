"""Parts of libraries that are their own business and are used all the same. Whatever fails here an
update has changed: the file named with it has to follow, and then the range in pyproject.toml."""

import ast
import inspect
import re
import tomllib
from contextvars import ContextVar
from importlib.metadata import version
from pathlib import Path

import aiosqlite
import discord
import pytest
from discord.gateway import DiscordWebSocket, KeepAliveHandler
from discord.http import HTTPClient, Route
from discord.webhook import async_
from packaging.requirements import Requirement

from bot.platforms.discord.api import EMPTY, PRESSED, READ, Http
from bot.platforms.discord.client import Client
from bot.platforms.discord.hooks import Hooks
from bot.platforms.picture_rights import PictureRights

ROOT = Path(__file__).parents[2]
HELD = ("discord.py", "aiosqlite")
OWNERS = {
    "_get_state": "bot/platforms/discord/api.py",
    "parsers": "bot/platforms/discord/api.py",
    "async_context": "bot/platforms/discord/hooks.py",
    "_response_type": "bot/platforms/discord/hooks.py",
    "DEFAULT_GATEWAY": "bot/platforms/discord/api.py",
    "from_client": "bot/platforms/discord/line.py",
    "poll_event": "bot/platforms/discord/line.py",
    "ReconnectWebSocket": "bot/platforms/discord/line.py",
    "_keep_alive": "bot/platforms/discord/line.py",
    "_last_ack": "bot/platforms/discord/line.py",
    "_last_send": "bot/platforms/discord/line.py",
    "_execute": "bot/store/sqlite_lines.py",
    "_conn": "bot/store/sqlite_lines.py",
    "_thread": "bot/store/sqlite_lines.py",
}


class Nobody:
    """Takes no presses."""

    async def pressed(self, interaction: object, payload: str) -> None:
        raise AssertionError

    async def submitted(self, interaction: object) -> None:
        raise AssertionError

    async def written(self, message: object, own: int) -> None:
        raise AssertionError


async def test_discord_makes_its_http_client_before_its_state() -> None:
    assert "_get_state" in vars(discord.AutoShardedClient), "api.py puts the address right there"
    client = Client("http://127.0.0.1:1/api", Nobody())
    assert isinstance(client.http, Http), "the state was made with the library's own HTTP client"
    assert client._connection.http is client.http, "the state holds another HTTP client"


def test_discord_sends_with_a_token_through_the_adapter_of_the_context() -> None:
    assert isinstance(async_.async_context, ContextVar), "api.py sets the adapter there"
    hooks = Hooks("http://127.0.0.1:1/api", PictureRights(1000, 4000, lambda chat, first: None))
    with hooks.used():
        assert async_.async_context.get() is hooks
    sender = inspect.getsource(discord.InteractionResponse.send_message)
    assert "async_context.get()" in sender, "answers no longer go through the context's adapter"


def test_discord_has_its_addresses_where_we_put_ours_instead() -> None:
    assert Route("GET", "/users/@me").url.startswith(Route.BASE)
    assert DiscordWebSocket.DEFAULT_GATEWAY.host


def test_discord_connects_one_shard_and_goes_on_with_its_session() -> None:
    wanted = {"shard_id", "gateway", "session", "sequence", "resume"}
    assert wanted <= inspect.signature(DiscordWebSocket.from_client).parameters.keys()
    connected = inspect.getsource(DiscordWebSocket.from_client)
    assert "client._connection.shard_count" in connected, "api.py says there how many there are"
    identified = inspect.getsource(DiscordWebSocket.identify)
    assert "before_identify" in identified, "client.py is told there that a shard begins"
    kept = inspect.getsource(DiscordWebSocket.received_message)
    for name in ("self.session_id = ", "self.sequence = ", "self.gateway = "):
        assert name in kept, f"line.py reads {name.split()[0]}"
    assert "self._keep_alive = KeepAliveHandler(" in kept, "line.py asks it about heartbeats"
    beats = inspect.getsource(KeepAliveHandler)
    for name in ("self.interval", "self._last_send", "self._last_ack"):
        assert f"{name} = " in beats or f"{name}: " in beats, f"line.py reads {name}"
    assert "code" in inspect.signature(DiscordWebSocket.close).parameters


def test_discord_hands_the_options_of_a_request_to_its_session() -> None:
    sender = inspect.getsource(HTTPClient.request)
    assert "__session.request(method, url, **kwargs)" in sender, "api.py sets middlewares there"


def test_discord_sends_what_it_is_given_through_the_session_it_is_given() -> None:
    sender = inspect.getsource(async_.AsyncWebhookAdapter.request)
    assert sender.count("session.") == 1, "hooks.py stands in for a session"
    assert "session.request(\n" in sender and "data=to_send" in sender, "hooks.py sets data there"
    assert "_response_type" in discord.InteractionResponse.__slots__
    asked = inspect.getsource(discord.InteractionResponse.is_done)
    assert "_response_type" in asked, "hooks.py says there that an answer was given"


async def test_discord_parses_an_interaction_where_we_leave_out_what_nobody_reads() -> None:
    client = Client("http://127.0.0.1:1/api", Nobody())
    assert "client._connection.parsers" in inspect.getsource(DiscordWebSocket.from_client)
    assert client._connection.parsers[PRESSED].__module__ == "bot.platforms.discord.api"
    read = inspect.getsource(discord.Message.__init__)
    needed = set(re.findall(r"\bdata\['(\w+)'\]", read))
    optional = {"poll", "thread", "interaction", "interaction_metadata", "message_reference",
                "referenced_message", "application", "role_subscription_data",
                "purchase_notification"}  # fmt: skip
    assert needed - optional <= set(READ), "api.py leaves out what a message cannot be without"
    handled = re.search(r"for handler in \((.*?)\)", read)
    assert handled
    told = set(re.findall(r"'(\w+)'", handled[1])) - {"member", "call"}
    assert told <= set(READ) | set(EMPTY), "a message that is pressed lacks an attribute"


async def test_aiosqlite_runs_calls_on_the_thread_of_its_connection(tmp_path: Path) -> None:
    connection = aiosqlite.connect(tmp_path / "some.db")
    assert connection._thread.daemon in (True, False), "sqlite.py makes its thread a daemon"
    await connection
    try:
        found = await connection._execute(  # type: ignore[no-untyped-call]
            lambda: connection._conn.execute("SELECT 7").fetchone()
        )
        assert found == (7,), "sqlite.py works on the raw connection in its own thread"
    finally:
        await connection.close()


def test_each_is_used_in_one_file() -> None:
    users: dict[str, set[str]] = {name: set() for name in OWNERS}
    for path in (ROOT / "bot").rglob("*.py"):
        text = path.read_text()
        if any(name in text for name in OWNERS):  # to read all as Python takes seconds
            for name in _foreign(ast.parse(text)) & OWNERS.keys():
                users[name].add(path.relative_to(ROOT).as_posix())
    assert users == {name: {owner} for name, owner in OWNERS.items()}


def _foreign(tree: ast.AST) -> set[str]:
    """The names that a file reads or overrides."""
    reads = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    imports = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    return reads | imports | {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)}


@pytest.mark.parametrize("name", HELD)
def test_the_range_ends_with_the_minor_version_that_was_tried(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    requirements = {r.name: r for r in map(Requirement, project["dependencies"])}
    major, minor = version(name).split(".")[:2]
    allowed = requirements[name].specifier
    assert allowed.contains(version(name))
    assert not allowed.contains(f"{major}.{int(minor) + 1}.0")
    assert not allowed.contains(f"{int(major) + 1}.0.0")
