from pathlib import Path

import pytest

from bot.errors import Fault
from bot.settings import Settings

ROOT = Path(__file__).parents[2]


def test_without_anything_only_the_web_table_is_served(tmp_path: Path) -> None:
    settings = Settings.read(tmp_path, {})
    assert (settings.web, settings.web_host, settings.web_port) == (True, "127.0.0.1", 8420)
    assert settings.database_url == "sqlite:///crosstable.db"
    assert not settings.telegram_token and not settings.discord_token


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=9000\nLANGUAGE=de\nTELEGRAM_TOKEN='1:a'\n")
    settings = Settings.read(tmp_path, {"WEB_PORT": "9001"})
    assert (settings.web_port, settings.language, settings.telegram_token) == (9001, "de", "1:a")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WEB", "maybe"),
        ("WEB_PORT", "http"),
        ("WEB_PORT", "70000"),
        ("WORKERS", "0"),
        ("LOG_LEVEL", "LOUD"),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(Fault, match=name):
        Settings.read(tmp_path, {name: value})


def test_a_token_is_in_no_repr(tmp_path: Path) -> None:
    settings = Settings.read(tmp_path, {"TELEGRAM_TOKEN": "1:secret", "DISCORD_TOKEN": "secret2"})
    assert "secret" not in repr(settings)


def test_every_setting_stands_in_the_example_with_its_default(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text((ROOT / ".env.example").read_text())
    assert Settings.read(tmp_path, {}) == Settings.read(tmp_path.parent, {})
    lines = (ROOT / ".env.example").read_text().splitlines()
    named = {line.partition("=")[0] for line in lines if line and not line.startswith("#")}
    assert named == {name.upper() for name in Settings.__slots__}
