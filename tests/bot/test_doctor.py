"""``crosstable doctor``: a line for each part, whatever is broken, and what to do."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from discord import ApplicationFlags

from bot.__main__ import main
from bot.cli.doctor import doctor
from bot.cli.examination import Examination, Finding, PartState, clock
from bot.platforms.discord.activity import Activity
from bot.platforms.telegram.init_data import FRAMES, LaunchReader
from bot.platforms.web.chat_apps import ChatApp
from bot.settings import Settings
from bot.store import notes as note_rows
from bot.store.growth import rules
from bot.store.health import of_file
from bot.store.migrate import HEAD
from bot.store.schema import metadata
from bot.store.store import Store
from tests import stores
from tests.loopback.discord import Discord
from tests.loopback.telegram import Fault, TelegramServer
from tests.platforms.web.servers import new_desk, serving


@dataclass
class Clinic:
    """A folder to be examined, with the settings that were given."""

    folder: Path
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def set(self, **settings: str) -> None:
        for name, value in settings.items():
            self.monkeypatch.setenv(name, value)

    async def lines(self, code: int) -> dict[str, str]:
        """The lines by their part, those of one part together."""
        assert await asyncio.to_thread(main, ["doctor"]) == code
        said = self.capsys.readouterr()
        assert said.err == "" and "Traceback" not in said.out
        found: dict[str, str] = {}
        for line in said.out.splitlines():
            part = line[5:17].strip()
            found[part] = f"{found[part]}\n{line}" if part in found else line
        return found


@pytest.fixture
def clinic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Clinic:
    monkeypatch.chdir(tmp_path)
    for name in Settings.names():
        monkeypatch.delenv(name.upper(), raising=False)
    return Clinic(tmp_path, monkeypatch, capsys)


@pytest.fixture
async def telegram() -> AsyncIterator[TelegramServer]:
    async with TelegramServer() as server:
        yield server


async def test_where_nothing_has_started_yet_nothing_is_wrong(clinic: Clinic) -> None:
    lines = await clinic.lines(0)
    assert lines["settings"].startswith("good") and "web, players" in lines["settings"]
    assert lines["database"].startswith("note") and "the first start makes it" in lines["database"]
    assert lines["kernels"].startswith("good")
    assert lines["disk"].startswith(("good", "note")) and str(clinic.folder) in lines["disk"]
    assert set(lines) == {"settings", "database", "kernels", "disk"}
    assert list(clinic.folder.iterdir()) == [], "looking makes nothing"


async def test_the_file_of_a_running_bot_is_looked_at_beside_it(clinic: Clinic) -> None:
    store = await stores.opened(clinic.folder / "crosstable.db")
    try:
        lines = await clinic.lines(0)
        assert "a bot runs on this database" in lines["processes"]
        secret = await note_rows.secret(store.database, "web")
    finally:
        await store.close()
    assert lines["database"].startswith("good") and "in WAL mode" in lines["database"]
    assert f"version {HEAD}" in lines["schema"] and lines["schema"].startswith("good")
    lines = await clinic.lines(0)
    assert lines["processes"].startswith("note") and "no bot runs" in lines["processes"]
    again = await Store.open(f"sqlite:///{clinic.folder}/crosstable.db")
    assert await note_rows.secret(again.database, "web") == secret
    await again.close()


def changed(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


async def test_an_older_schema_is_due_and_a_newer_one_is_wrong(clinic: Clinic) -> None:
    file = clinic.folder / "crosstable.db"
    await (await stores.opened(file)).close()
    changed(file, "UPDATE alembic_version SET version_num = '0012'")
    lines = await clinic.lines(0)
    assert lines["schema"].startswith("note") and "the next start migrates" in lines["schema"]
    changed(file, "UPDATE alembic_version SET version_num = '9999'")
    lines = await clinic.lines(0)
    assert "which serves this one" in lines["schema"], "it is only wider"
    changed(file, "UPDATE serves SET oldest = '9998'")
    lines = await clinic.lines(1)
    assert lines["schema"].startswith("bad") and "update Crosstable" in lines["schema"]


async def test_a_broken_file_is_a_line_and_the_rest_is_looked_at(clinic: Clinic) -> None:
    file = clinic.folder / "crosstable.db"
    await (await stores.opened(file)).close()
    with file.open("r+b") as content:
        content.seek(4096)
        content.write(b"\0" * 4096 * 3)
    lines = await clinic.lines(1)
    assert lines["database"].startswith("bad") and "crosstable restore FILE" in lines["database"]
    assert lines["kernels"].startswith("good")
    file.write_text("no database at all, but a letter to somebody " * 20)
    lines = await clinic.lines(1)
    assert lines["database"].startswith("bad") and "not a database" in lines["database"]


async def test_a_file_that_others_keep_locked_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await stores.opened(file)).close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        health = await of_file(file)
    finally:
        other.close()
    assert "locked" in health.hindrance and health.version == HEAD
    assert not (await of_file(file)).hindrance


async def test_settings_that_make_no_sense_hide_nothing_else(clinic: Clinic) -> None:
    (clinic.folder / ".env").write_text("LOG_LEVEL=LOUD\nDATABASE_URL=mysql://somewhere\n")
    (clinic.folder / ".env").chmod(0o644)
    lines = await clinic.lines(1)
    assert "LOG_LEVEL is 'LOUD'" in lines["settings"] and "sqlite:///" in lines["settings"]
    assert "chmod 600" in lines["settings"]
    assert "database" not in lines, "nobody knows which is meant"
    assert lines["kernels"].startswith("good") and "disk" in lines
    (clinic.folder / ".env").write_bytes(b"LANGUAGE=\xff\xfe\xff")
    lines = await clinic.lines(1)
    assert lines["settings"].count("is not written in UTF-8") == 1 and "kernels" in lines


async def test_both_accounts_are_asked_and_no_token_is_printed(
    clinic: Clinic, telegram: TelegramServer
) -> None:
    async with Discord() as discord:
        clinic.set(
            TELEGRAM_TOKEN=telegram.token,
            TELEGRAM_API_URL=telegram.api_url,
            DISCORD_TOKEN=discord.token,
            DISCORD_API_URL=discord.api_url,
        )
        lines = await clinic.lines(0)
        assert "@CrosstableTestBot" in lines["telegram"] and "Crosstable" in lines["discord"]
        assert lines["webhook"].startswith("good")
        assert "Telegram's and this machine's agree" in lines["clock"]
        assert "Discord's and this machine's agree" in lines["clock"]
        assert "privacy mode" in lines["permissions"] and "no privileged" in lines["permissions"]
        assert "999 of 1000" in lines["starts"]
        assert "/setinline " in lines["any chat"]
        told = "\n".join(lines.values())
        assert telegram.token not in told and discord.token not in told
        flags = ApplicationFlags(gateway_message_content_limited=True)
        discord.portal = {"flags": flags.value, "bot_require_code_grant": True}
        telegram.rights = {"can_join_groups": False, "supports_inline_queries": True}
        clinic.set(WEB_URL="https://play.example.org", DISCORD_CLIENT_SECRET="hush-hush-hush")
        lines = await clinic.lines(1)
        assert lines["activity"].startswith("bad") and "Enable Activities" in lines["activity"]
        assert "main Mini App to https://play.example.org/app, at @BotFather" in lines["Mini App"]
        assert "message content" in lines["permissions"]
        assert "turn off Requires OAuth2 Code Grant" in lines["permissions"]
        assert "/setjoingroups" in lines["permissions"]
        assert "inline mode on" in lines["any chat"]
        assert "hush" not in "\n".join(lines.values())
        assert "add https://127.0.0.1" in lines["activity"]
        assert "not accept DISCORD_CLIENT_SECRET" in lines["activity"]
        discord.activities.enable()
        clinic.set(DISCORD_CLIENT_SECRET=discord.activities.secret)
        lines = await clinic.lines(1)
        assert "mapping of / must be play.example.org" in lines["activity"]
        assert lines["page"].startswith("note") and "nothing answers" in lines["page"]
        assert discord.violations == []


async def test_the_page_is_opened_where_others_would_and_as_the_apps_of_chats_do(
    clinic: Clinic, telegram: TelegramServer, tmp_path_factory: pytest.TempPathFactory
) -> None:
    telegram.rights = {"has_main_web_app": True}
    async with Discord() as discord, new_desk(tmp_path_factory.mktemp("page")) as desk:
        discord.activities.enable()
        secret = discord.activities.secret
        clinic.set(
            TELEGRAM_TOKEN=telegram.token,
            TELEGRAM_API_URL=telegram.api_url,
            DISCORD_TOKEN=discord.token,
            DISCORD_API_URL=discord.api_url,
            DISCORD_CLIENT_SECRET=secret,
        )
        async with serving(desk) as web:  # one that knows of no chats
            clinic.set(WEB_URL=web.url.rstrip("/"))
            lines = await clinic.lines(1)
            assert lines["page"].startswith("good")
            assert lines["Mini App"].startswith("bad") and "TELEGRAM_TOKEN" in lines["Mini App"]
            assert lines["activity"].startswith("bad") and "role web" in lines["activity"]
        activity = Activity(discord.token, secret, discord.api_url)
        inside = {
            "telegram": ChatApp(LaunchReader(telegram.token), FRAMES),
            "discord": ChatApp(activity, proxy=activity),
        }
        async with serving(desk, apps=inside) as web:
            clinic.set(WEB_URL=web.url.rstrip("/"))
            lines = await clinic.lines(0)
            for part in ("page", "Mini App", "activity"):
                assert lines[part].startswith("good"), lines[part]
        clinic.set(WEB_URL=telegram.api_url)  # another server
        assert "something else than the page" in (await clinic.lines(1))["page"]


async def test_a_webhook_beside_fetching_and_what_waits_behind_it(
    clinic: Clinic, telegram: TelegramServer
) -> None:
    clinic.set(TELEGRAM_TOKEN=telegram.token, TELEGRAM_API_URL=telegram.api_url)
    telegram.webhook_info = {
        "url": "https://elsewhere.example/secret-path",
        "has_custom_certificate": False,
        "pending_update_count": 4711,
        "last_error_date": int(time.time()) - 60,
        "last_error_message": "Connection refused",
    }
    lines = await clinic.lines(1)
    assert "elsewhere.example, while this bot fetches them" in lines["webhook"]
    assert "4711 updates wait" in lines["webhook"] and "Connection refused" in lines["webhook"]
    assert "secret-path" not in lines["webhook"]
    clinic.set(
        TELEGRAM_WEBHOOK="https://tables.example/telegram", TELEGRAM_API_URL=telegram.api_url
    )
    telegram.webhook_info = {}
    lines = await clinic.lines(0)
    assert "a start sets that of TELEGRAM_WEBHOOK" in lines["webhook"]
    telegram.webhook_info = {"url": "https://tables.example/telegram"}
    lines = await clinic.lines(0)
    assert "good webhook" in lines["webhook"] and "tables.example" in lines["webhook"]


async def test_wrong_tokens_and_silent_servers_are_lines(
    clinic: Clinic, telegram: TelegramServer
) -> None:
    async with Discord() as discord:
        clinic.set(
            TELEGRAM_TOKEN="7000000001:AAAnotherTokenThanThatOfTheServer000",
            TELEGRAM_API_URL=telegram.api_url,
            DISCORD_TOKEN="MTIz.another.token",
            DISCORD_API_URL=discord.api_url,
        )
        lines = await clinic.lines(1)
        assert "does not know the token" in lines["telegram"] and "/token" in lines["telegram"]
        assert "does not accept DISCORD_TOKEN" in lines["discord"]
        clinic.set(TELEGRAM_TOKEN=telegram.token)
        telegram.faults.append(Fault("getMe", times=9, drop=True))
        clinic.set(DISCORD_API_URL=f"{telegram.api_url}/nothing/of/discord")
        lines = await clinic.lines(1)
        assert "cannot be asked" in lines["telegram"] and "firewall" in lines["telegram"]
        assert lines["discord"].startswith("bad") and "DISCORD_API_URL" in lines["discord"]
    telegram.violations.clear()


async def test_what_never_answers_or_breaks_is_a_line_too(
    clinic: Clinic, capsys: pytest.CaptureFixture[str]
) -> None:
    async def silent() -> list[Finding]:
        await asyncio.Event().wait()
        return []

    async def broken() -> list[Finding]:
        raise RuntimeError("postgresql://ann:hunter2secret@host/name\nand more")

    parts = [Examination("one", frozenset(), silent), Examination("two", frozenset(), broken)]
    look = partial(doctor, clinic.folder, lambda _: parts, 0.5)
    assert await asyncio.to_thread(look) == 1
    out = capsys.readouterr().out
    assert "no answer within" in out and "RuntimeError" in out
    assert "hunter2secret" not in out and "and more" not in out


def test_clocks_that_differ_are_told_apart_by_how_much() -> None:
    assert clock("Its", 0.9).state is PartState.GOOD
    assert clock("Its", -5).state is PartState.NOTE and "5 s behind" in clock("Its", -5).found
    assert clock("Its", 90).state is PartState.BAD and "90 s ahead" in clock("Its", 90).found


async def test_what_grows_is_told_with_how_fast_and_copies_of_upgrades_are_listed(
    clinic: Clinic,
) -> None:
    file = clinic.folder / "crosstable.db"
    await (await stores.opened(file)).close()
    (clinic.folder / "crosstable.db.schema-0015").write_bytes(b"1234")
    now = time.time()
    with sqlite3.connect(file) as connection:
        for number in range(14):
            connection.execute("INSERT INTO link_guesses (account, at) VALUES ('', ?)", (now,))
            connection.execute(
                "INSERT INTO deliveries VALUES ('telegram', ?, ?)", (str(number), now - 9 * 86_400)
            )
    lines = await clinic.lines(0)
    assert "29 rows; in 7 days grew: link_guesses 14 (+2 a day)" in lines["growth"]
    assert "14 rows of deliveries are older than their rule" in lines["growth"]
    assert "crosstable.db.schema-0015 (4 bytes) is from before an upgrade" in lines["copies"]


def test_every_table_says_by_which_rule_it_grows() -> None:
    assert rules().keys() == metadata.tables.keys()
    for name, rule in rules().items():
        assert rule.words and (not rule.since or rule.since in metadata.tables[name].c), name
