import os
import re
from ipaddress import ip_network
from pathlib import Path

import pytest

from bot.errors import Fault
from bot.settings import Settings

ROOT = Path(__file__).parents[2]
TELEGRAM = "7000000001:AAFakeTokenOfATestThatIsLongEnough"
DISCORD = "MTAwMDAwMDAwMDAwMDAwMDAx.GFake0.TokenOfATestThatIsLongEnoughToPass"


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """No setting stands in the environment."""
    for name in Settings.names():
        monkeypatch.delenv(name.upper(), raising=False)


def faults(folder: Path, text: str) -> list[str]:
    """The sentences about a file of settings."""
    (folder / ".env").write_text(text)
    with pytest.raises(Fault) as raised:
        Settings.read(folder)
    assert raised.value.__cause__ is None
    return str(raised.value).splitlines()


def test_without_anything_only_the_web_table_is_served(tmp_path: Path) -> None:
    settings = Settings.read(tmp_path)
    assert (settings.web, settings.web_host, settings.web_port) == (True, "127.0.0.1", 8420)
    assert settings.database_url == "sqlite:///crosstable.db"
    assert not settings.telegram_token and not settings.discord_token
    assert settings.trusted_proxies == ()


def test_the_environment_wins_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("WEB_PORT=9000\nLANGUAGE=de\nTELEGRAM_TOKEN='1:a'\nWORKERS=2\n")
    monkeypatch.setenv("WEB_PORT", "9001")
    monkeypatch.setenv("WORKERS", "")
    settings = Settings.read(tmp_path)
    assert (settings.web_port, settings.language, settings.telegram_token) == (9001, "de", "1:a")
    assert settings.workers == 1


def test_a_file_as_windows_writes_it_is_read(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(
        b"\xef\xbb\xbfWEB_PORT = 9000 \r\nWEB=Off\r\nDISCORD_TOKEN=x\r\n"
    )
    settings = Settings.read(tmp_path)
    assert (settings.web_port, settings.web, settings.discord_token) == (9000, False, "x")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("WEB=maybe", "WEB is 'maybe', but must be on or off."),
        ("WEB_PORT=http", "WEB_PORT is 'http', but must be a whole number from 0 to 65535."),
        ("WEB_PORT=70000", "WEB_PORT is '70000', but must be a whole number from 0 to 65535."),
        ("WEB_PORT=-1", "WEB_PORT is '-1', but must be a whole number from 0 to 65535."),
        ("WORKERS=0", "WORKERS is '0', but must be a whole number from 1 to 64."),
        ("LOG_FORMAT=xml", "LOG_FORMAT is 'xml', but must be text or json."),
        ("METRICS_PORT=on", "METRICS_PORT is 'on', but must be a whole number from 0 to 65535."),
        ("LOG_LEVEL=loud", "LOG_LEVEL is 'LOUD', but must be DEBUG, INFO, WARNING or ERROR."),
        (
            "LANGUAGE=tlh",
            "LANGUAGE is 'tlh', but must be one of "
            "de, en, es, fr, it, ja, ko, nl, pl, pt, ru, tr, uk.",
        ),
        *(
            (
                f"TELEGRAM_WEBHOOK={address}",
                "TELEGRAM_WEBHOOK must be an https address with a path, such as "
                "https://example.org/telegram.",
            )
            for address in (
                "here",
                "http://example.org/telegram",
                "https://example.org",
                "https://example.org/",
                "https:///telegram",
                "https://example.org:many/telegram",
            )
        ),
        (
            "TELEGRAM_WEBHOOK=https://example.org:8421/telegram",
            "TELEGRAM_WEBHOOK names port 8421, but Telegram calls only 443, 80, 88, 8443.",
        ),
        (
            "TELEGRAM_API_URL=here",
            "TELEGRAM_API_URL must be an address such as https://api.telegram.org.",
        ),
        (
            "DATABASE_URL=mysql://ann:hunter2@here/x",
            "DATABASE_URL must look like sqlite:///crosstable.db or "
            "postgresql://user:password@host/database.",
        ),
        (
            "DATABASE_URL=postgresql://ann:hunter2@here/x?sslmode=require&pool_size=3",
            "DATABASE_URL has 'pool_size' behind its question mark; known are database, host, "
            "passfile, password, port, ssl, sslmode, target_session_attrs, user.",
        ),
        (
            "TRUSTED_PROXIES=10.0.0.0/8, localhost",
            "TRUSTED_PROXIES names 'localhost', but must be addresses or networks with commas "
            "between them, such as 127.0.0.1, 10.0.0.0/8.",
        ),
        *(
            (
                f"WEB_URL={address}",
                "WEB_URL must be the address at which people open the page, without a path, such "
                "as https://example.org.",
            )
            for address in (
                "play.example.org",
                "ftp://example.org",
                "https://",
                "https://example.org/crosstable",
                "https://example.org?a",
                "https://ann:hunter2@example.org",
                "https://example.org:port",
                "https://exa mple.org",
            )
        ),
        *(
            (
                f"WEB_URL={address}",
                "WEB_URL names this machine, but must be an address that other machines can open, "
                "such as https://example.org. Leave it out if there is none.",
            )
            for address in ("http://localhost:8420", "http://127.0.0.1", "http://[::1]/")
        ),
        (
            "WEB=off",
            "Nothing to start: WEB is off, and neither a Telegram nor a Discord token set.",
        ),
    ],
)
def test_a_setting_that_makes_no_sense_is_named_in_a_sentence(
    tmp_path: Path, line: str, sentence: str
) -> None:
    assert faults(tmp_path, line) == [sentence]


def test_the_address_of_the_page_needs_no_slash(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB_URL=https://play.example.org:8443/\n")
    assert Settings.read(tmp_path).web_url == "https://play.example.org:8443"


def test_beside_a_server_of_this_machine_the_page_may_be_there_too(tmp_path: Path) -> None:
    lines = "WEB_URL=http://127.0.0.1:8420\nTELEGRAM_API_URL=http://127.0.0.1:8081\n"
    (tmp_path / ".env").write_text(lines)
    assert Settings.read(tmp_path).web_url == "http://127.0.0.1:8420"


def test_all_that_makes_no_sense_is_told_at_once(tmp_path: Path) -> None:
    bad = ("WEB=maybe", "WEB_PORT=http", "LANGUAGE=tlh", "DATABASE_URL=x", "TRUSTED_PROXIES=y")
    sentences = faults(tmp_path, "\n".join(bad))
    assert {line.partition("=")[0] for line in bad} == {said.split()[0] for said in sentences}
    assert len(sentences) == len(bad)


def test_nothing_to_start_is_told_beside_what_else_is_wrong(tmp_path: Path) -> None:
    assert len(faults(tmp_path, "WEB=off\nWORKERS=many\n")) == 2
    (tmp_path / ".env").write_text(f"WEB=off\nTELEGRAM_TOKEN={TELEGRAM}\n")
    assert not Settings.read(tmp_path).web


def test_a_secret_is_in_no_repr_and_no_error_wherever_it_was_put(tmp_path: Path) -> None:
    for secret in (TELEGRAM, DISCORD, "postgresql://ann:hunter22@here/tables"):
        for name in Settings.names():
            told = told_of(tmp_path, name.upper(), secret)
            assert secret not in told and "hunter22" not in told, name


def told_of(tmp_path: Path, name: str, secret: str) -> str:
    """All that is said of settings with this one."""
    (tmp_path / ".env").write_text(f"{name}={secret}\nWORKERS=many\n")
    with pytest.raises(Fault) as raised:
        Settings.read(tmp_path)
    told = f"{raised.value!r}"
    (tmp_path / ".env").write_text(f"{name}={secret}\n")
    try:
        settings = Settings.read(tmp_path)
    except Fault as fault:
        told += f"{fault!r}"
    else:
        told += f"{settings!r}{settings}" if name != "WEB_HOST" else ""
    return told


def test_every_secret_is_known_to_the_log(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(
        f"TELEGRAM_TOKEN={TELEGRAM}\nDISCORD_TOKEN={DISCORD}\n"
        "DATABASE_URL=postgresql://ann:hunter%402@here/tables\n"
    )
    assert {TELEGRAM, DISCORD, "hunter@2", "hunter%402"} <= set(Settings.read(tmp_path).secrets)


def test_proxies_are_addresses_and_networks(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("TRUSTED_PROXIES=127.0.0.1, 10.1.2.3/8,,fd00::/8\n")
    networks = ("127.0.0.1/32", "10.0.0.0/8", "fd00::/8")
    assert Settings.read(tmp_path).trusted_proxies == tuple(map(ip_network, networks))


def test_a_file_that_is_no_text_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"LANGUAGE=\xff\xfe\n")
    with pytest.raises(Fault, match=r"\.env is not written in UTF-8\."):
        Settings.read(tmp_path)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_a_fault(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("WEB=on\n")
    (tmp_path / ".env").chmod(0)
    with pytest.raises(Fault, match="Permission denied"):
        Settings.read(tmp_path)


def test_every_setting_stands_in_the_example_with_its_default(tmp_path: Path) -> None:
    example = (ROOT / ".env.example").read_text()
    (tmp_path / ".env").write_text(example)
    assert Settings.read(tmp_path) == Settings.read(tmp_path.parent)
    lines = [line for line in example.splitlines() if line and not line.startswith("#")]
    assert [line.partition("=")[0].lower() for line in lines] == list(Settings.names())


def test_every_setting_in_the_example_is_explained() -> None:
    example = (ROOT / ".env.example").read_text()
    for name in Settings.names():
        assert re.search(rf"^# .*[.:].*\n{name.upper()}=", example, re.MULTILINE), name
