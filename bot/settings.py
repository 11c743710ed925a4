"""The operator's settings: environment variables, or the same names in ``.env``."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Self
from urllib.parse import SplitResult, urlsplit

from bot.errors import Fault
from bot.listening import is_loopback
from bot.log import LogFormat
from bot.store.database import parse, passwords
from bot.texts.words import FOLDER, files_of, match

FILE = ".env"
TELEGRAM = "https://api.telegram.org"
DISCORD = "https://discord.com/api/v10"
CALLED_PORTS = (443, 80, 88, 8443)  # of webhooks
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")  # of the log
ON = frozenset({"1", "on", "t", "true", "y", "yes"})
OFF = frozenset({"0", "off", "f", "false", "n", "no"})
LONGEST_QUOTE = 20  # characters; anything longer may be a token that went astray

Network = IPv4Network | IPv6Network


class Role(StrEnum):
    """What a process does for all that share a database."""

    TELEGRAM = "telegram"
    DISCORD = "discord"
    WEB = "web"
    PLAYERS = "players"  # computers think


class _Wrong(ValueError):
    """A value, as it was read, is not what a setting must be."""

    def __init__(self, must: str, value: str) -> None:
        super().__init__(must)
        self.value = value


Known = Mapping[str, Any]
"""The settings before one that are right, by their names."""

Read = Callable[[str, Known], Any]
"""What a setting's text means, which is not empty. Raises _Wrong, or ValueError with a sentence."""

READ = "read"


def _setting(default: Any, read: Read = lambda text, _: text, secret: bool = False) -> Any:
    return field(default=default, repr=not secret, metadata={READ: read})


def _split(value: str) -> SplitResult:
    """An address in its parts; empty ones for what is no address."""
    try:
        address = urlsplit(value)
        _ = address.port, address.hostname
    except ValueError:
        return urlsplit("")
    return address


def _is_origin(address: SplitResult) -> bool:
    """Whether an address names a scheme of the web and a host, and nothing else."""
    beside = (address.path, address.query, address.fragment, address.username, address.password)
    return (
        address.scheme in ("http", "https")
        and re.fullmatch(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", address.netloc) is not None
        and not any(beside)
    )


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise ValueError(
            f"TRUSTED_PROXIES names {_quoted(text)}, but must be addresses or networks with "
            "commas between them, such as 127.0.0.1, 10.0.0.0/8."
        ) from None


def _quoted(value: str) -> str:
    """A value in quotes, unless it is so long that it may be a secret."""
    return repr(value) if len(value) <= LONGEST_QUOTE else "something long"


def _number(least: int, most: int) -> Read:
    def read(text: str, _: Known) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if not least <= number <= most:
            raise _Wrong(f"a whole number from {least} to {most}", text)
        return number

    return read


def _address(example: str) -> Read:
    def read(text: str, _: Known) -> str:
        if not re.match(r"https?://[^/\s]", text):
            raise _Wrong(f"an address such as {example}", text)
        return text

    return read


def _app(text: str, _: Known) -> str:
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]{2,29}", text):
        raise _Wrong("a Mini App's short name, as in t.me/BOT/NAME", text)
    return text


def _log_format(text: str, _: Known) -> LogFormat:
    try:
        return LogFormat(text.lower())
    except ValueError:
        raise _Wrong("text or json", text.lower()) from None


def _log_level(text: str, _: Known) -> str:
    if text.upper() not in LEVELS:
        raise _Wrong("DEBUG, INFO, WARNING or ERROR", text.upper())
    return text.upper()


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _networks(text: str, _: Known) -> tuple[Network, ...]:
    return tuple(map(_network, _parts(text)))


def _accounts(text: str, _: Known) -> frozenset[str]:
    accounts = frozenset(_parts(text))
    for account in sorted(accounts):
        if not re.fullmatch(r"(telegram|discord):[0-9]{1,20}", account):
            raise ValueError(
                f"ADMINS names {_quoted(account)}, but must be accounts with commas between "
                "them, such as telegram:123, discord:456."
            )
    return accounts


def _roles(text: str, _: Known) -> frozenset[Role]:
    names = [part.lower() for part in _parts(text)]
    for name in names:
        if name not in tuple(Role):
            raise ValueError(f"ROLES names {_quoted(name)}, but must be some of {', '.join(Role)}.")
    return frozenset(map(Role, names))


def _called(text: str, known: Known) -> str:
    """Where Telegram is to call, which is particular about it."""
    telegrams_own = known["telegram_api_url"] == TELEGRAM
    try:
        address, port = urlsplit(text), urlsplit(text).port
    except ValueError:
        address, port = urlsplit(""), None
    schemes = ("https",) if telegrams_own else ("https", "http")  # a server of one's own
    if address.scheme not in schemes or not address.hostname or len(address.path) < 2:
        raise ValueError(
            "TELEGRAM_WEBHOOK must be an https address with a path, such as "
            "https://example.org/telegram."
        )
    if telegrams_own and port not in (None, *CALLED_PORTS):
        ports = ", ".join(map(str, CALLED_PORTS))
        raise ValueError(f"TELEGRAM_WEBHOOK names port {port}, but Telegram calls only {ports}.")
    return text


def _web_url(text: str, known: Known) -> str:
    """The address without a slash at its end. Whoever plays with a Bot API server of this very
    machine may name the machine, too."""
    address = _split(text.rstrip("/"))
    if not _is_origin(address):
        raise ValueError(
            "WEB_URL must be the address at which people open the page, without a path, such "
            "as https://example.org."
        )
    servers = known["telegram_api_url"], known["discord_api_url"]
    local = any(is_loopback(_split(server).hostname or "") for server in servers)
    if is_loopback(address.hostname or "") and not local:
        raise ValueError(
            "WEB_URL names this machine, but must be an address that other machines can open, "
            "such as https://example.org. Leave it out if there is none."
        )
    return text.rstrip("/")


def _database(text: str, _: Known) -> str:
    try:
        parse(text)
    except Fault as fault:
        raise ValueError(*fault.args) from None
    return text


def _language(text: str, _: Known) -> str:
    languages = sorted(files_of((FOLDER,)))
    if match(text, languages) is None:
        known = ", ".join(languages)
        raise ValueError(f"LANGUAGE is {_quoted(text)}, but must be one of {known}.")
    return text


def _web(text: str, known: Known) -> bool:
    """On or off, as long as there is something to start."""
    if text.lower() not in ON | OFF:
        raise _Wrong("on or off", text)
    on, roles = text.lower() in ON, known["roles"]
    tokens = {Role.TELEGRAM: known["telegram_token"], Role.DISCORD: known["discord_token"]}
    if not on and not any(tokens.values()):
        raise ValueError(
            "Nothing to start: WEB is off, and neither a Telegram nor a Discord token set."
        )
    missing = [f"{role.upper()}_TOKEN" for role in tokens if roles == {role} and not tokens[role]]
    if missing or (roles == {Role.WEB} and not on):
        lacking = f"{missing[0]} is not set" if missing else "WEB is off"
        raise ValueError(f"Nothing to start: ROLES is {next(iter(roles))}, but {lacking}.")
    return on


def _given(folder: Path) -> dict[str, str]:
    """The texts of the file and of the environment, which wins, by names in lower case. Raises
    Fault where the file cannot be read."""
    file, given = folder / FILE, dict[str, str | None]()
    if file.is_file():
        from dotenv import dotenv_values  # noqa: PLC0415 - many starts have no such file

        try:
            # Windows' editors put a mark before it.
            given = dotenv_values(file, encoding="utf-8-sig")
        except UnicodeDecodeError:
            raise Fault(f"{file} is not written in UTF-8.") from None
        except OSError as error:
            raise Fault(f"Cannot read {file}: {error.strerror}.") from None
    every = *given.items(), *os.environ.items()
    return {name.lower(): text for name, text in every if text is not None}


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; ``.env.example`` explains them."""

    telegram_token: str = _setting("", secret=True)
    telegram_api_url: str = _setting(TELEGRAM, _address(TELEGRAM), secret=True)
    # Where Telegram calls by itself, instead of being asked, and where that arrives.
    telegram_webhook: str = _setting("", _called, secret=True)
    telegram_webhook_host: str = _setting("127.0.0.1", secret=True)
    telegram_webhook_port: int = _setting(8421, _number(0, 65535))
    # The short name of the Mini App that opens the page, where that is not the bot's main one.
    telegram_app: str = _setting("", _app)
    discord_token: str = _setting("", secret=True)
    # Opens the page inside Discord, as an activity.
    discord_client_secret: str = _setting("", secret=True)
    discord_api_url: str = _setting(DISCORD, _address(DISCORD), secret=True)
    database_url: str = _setting("sqlite:///crosstable.db", _database, secret=True)
    roles: frozenset[Role] = _setting(frozenset(Role), _roles)
    web: bool = _setting(True, _web)
    web_host: str = _setting("127.0.0.1")
    web_port: int = _setting(8420, _number(0, 65535))
    web_url: str = _setting("", _web_url)  # where people open the page, without a slash at its end
    trusted_proxies: tuple[Network, ...] = _setting((), _networks)
    language: str = _setting("en", _language)
    # The accounts of those who operate the server, and may say so in a private chat.
    admins: frozenset[str] = _setting(frozenset(), _accounts, secret=True)
    workers: int = _setting(1, _number(1, 64))
    # For whoever operates it: what is measured, and how it is said.
    metrics_host: str = _setting("127.0.0.1", secret=True)
    metrics_port: int = _setting(0, _number(0, 65535))
    log_format: LogFormat = _setting(LogFormat.TEXT, _log_format)  # noqa: RUF009 - a member
    log_level: str = _setting("INFO", _log_level)

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """What the settings are called, in lower case."""
        return tuple(each.name for each in fields(cls))

    @classmethod
    def read(cls, folder: Path) -> Self:
        """From ``.env`` in ``folder``, overridden by the environment. Raises Fault with a sentence
        for each setting that makes no sense."""
        settings, wrong = cls.of(_given(folder))
        if wrong:
            raise Fault(*wrong.values())
        return settings

    @classmethod
    def as_far_as_it_goes(cls, folder: Path) -> tuple[Self, dict[str, str]]:
        """Like ``read``, with defaults for what makes no sense, and the sentences about that by the
        settings' names: one sentence for all where the file cannot be read."""
        try:
            given = _given(folder)
        except Fault as fault:
            return cls(), dict.fromkeys(cls.names(), str(fault))
        settings, wrong = cls.of(given)
        if not wrong:
            return settings, {}
        settings, more = cls.of({name: given[name] for name in given.keys() - wrong.keys()})
        return (cls() if more else settings), wrong  # what is left may start nothing

    @classmethod
    def of(cls, given: Mapping[str, str]) -> tuple[Self, dict[str, str]]:
        """Those that the texts mean, with defaults for what is not given or makes no sense; and a
        sentence about each that makes none, by its name."""
        known, wrong = dict[str, Any](), dict[str, str]()
        for each in fields(cls):
            known[each.name] = each.default
            text = given.get(each.name, "").strip()
            if not text:  # a name with nothing behind it is not set
                continue
            try:
                known[each.name] = each.metadata[READ](text, known)
            except _Wrong as error:
                value = f" is {_quoted(error.value)}, but" if each.repr else ""
                wrong[each.name] = f"{each.name.upper()}{value} must be {error}."
            except ValueError as error:
                wrong[each.name] = str(error)
        return cls(**known), wrong

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be printed: tokens, and the database's password."""
        tokens = self.telegram_token, self.discord_token, self.discord_client_secret
        return (*tokens, *passwords(self.database_url))

    def plays(self, role: Role) -> bool:
        """Whether this process has the role, and what it needs for it is set."""
        needed = {
            Role.TELEGRAM: self.telegram_token,
            Role.DISCORD: self.discord_token,
            Role.WEB: self.web,
        }
        return role in self.roles and bool(needed.get(role, True))

    @property
    def keeps_tables(self) -> bool:
        """Whether people come to this process, so that it looks for what is due at tables."""
        return any(self.plays(role) for role in (Role.TELEGRAM, Role.DISCORD, Role.WEB))

    @property
    def only_plays(self) -> bool:
        """Whether this process only has computer players answer, for others that share a server."""
        return self.roles == {Role.PLAYERS} and not self.database_url.startswith("sqlite")
