"""The operator's settings: environment variables, or the same names in ``.env``."""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

from dotenv import dotenv_values

from bot.errors import Fault
from bot.log import LogFormat
from bot.store.database import parse, passwords
from bot.texts.words import files_of, match

FILE = ".env"
TELEGRAM = "https://api.telegram.org"
CALLED_PORTS = (443, 80, 88, 8443)  # of webhooks
LONGEST_QUOTE = 20  # characters; anything longer may be a token that went astray
YES, NO = {"on", "true", "yes", "1", "t", "y"}, {"off", "false", "no", "0", "f", "n"}

Network = IPv4Network | IPv6Network
Known = Mapping[str, Any]
"""The settings above one, as far as they make sense."""

Reader = Callable[[str, Known], Any]
"""Makes a setting of a text. Raises ValueError where it is enough to say what the setting must be,
else Fault with the sentence."""


class Role(StrEnum):
    """What a process does for all that share a database."""

    TELEGRAM = "telegram"
    DISCORD = "discord"
    WEB = "web"
    PLAYERS = "players"  # computers think


# How settings are read


def _plain(text: str, _: Known) -> str:
    return text


def _whole(least: int, most: int) -> Reader:
    def read(text: str, _: Known) -> int:
        if not least <= (number := int(text)) <= most:
            raise ValueError
        return number

    return read


def _http(text: str, _: Known) -> str:
    if not re.match(r"https?://[^/\s]", text):
        raise ValueError
    return text


def _one_of(known: tuple[str, ...]) -> Reader:
    def read(text: str, _: Known) -> str:
        return known[known.index(text)]

    return read


def _switch(text: str, _: Known) -> bool:
    for value, words in ((True, YES), (False, NO)):
        if text.lower() in words:
            return value
    raise ValueError


def _networks(text: str, _: Known) -> tuple[Network, ...]:
    return tuple(_network(part.strip()) for part in text.split(",") if part.strip())


def _network(text: str) -> Network:
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise Fault(
            f"TRUSTED_PROXIES names {_quoted(text)}, but must be addresses or networks with "
            "commas between them, such as 127.0.0.1, 10.0.0.0/8."
        ) from None


def _roles(text: str, _: Known) -> frozenset[Role]:
    names = [part.strip().lower() for part in text.split(",") if part.strip()]
    for name in names:
        if name not in tuple(Role):
            raise Fault(f"ROLES names {_quoted(name)}, but must be some of {', '.join(Role)}.")
    return frozenset(map(Role, names))


def _called(text: str, others: Known) -> str:
    telegrams_own = others.get("telegram_api_url", TELEGRAM) == TELEGRAM
    try:
        address, port = urlsplit(text), urlsplit(text).port
    except ValueError:
        address, port = urlsplit(""), None
    schemes = ("https",) if telegrams_own else ("https", "http")  # a server of one's own
    if address.scheme not in schemes or not address.hostname or len(address.path) < 2:
        raise Fault(
            "TELEGRAM_WEBHOOK must be an https address with a path, such as "
            "https://example.org/telegram."
        )
    if telegrams_own and port not in (None, *CALLED_PORTS):
        ports = ", ".join(map(str, CALLED_PORTS))
        raise Fault(f"TELEGRAM_WEBHOOK names port {port}, but Telegram calls only {ports}.")
    return text


def _database(text: str, _: Known) -> str:
    parse(text)
    return text


def _spoken(text: str, _: Known) -> str:
    languages = sorted(files_of())
    if match(text, languages) is None:
        known = ", ".join(languages)
        raise Fault(f"LANGUAGE is {_quoted(text)}, but must be one of {known}.")
    return text


# What settings there are


def _setting(
    default: Any,
    read: Reader = _plain,
    must_be: str = "",
    shown: bool = True,
    cased: Callable[[str], str] = str,
) -> Any:
    """One that is read by ``read``, ``cased`` before; only one that is ``shown`` is quoted in a
    sentence and in a repr."""
    how = {"read": read, "must_be": must_be, "cased": cased}
    return field(default=default, repr=shown, metadata=how)


def _number(default: int, least: int, most: int) -> Any:
    return _setting(default, _whole(least, most), f"a whole number from {least} to {most}")


def _word(default: str, known: tuple[str, ...], cased: Callable[[str], str]) -> Any:
    must_be = f"{', '.join(known[:-1])} or {known[-1]}"
    return _setting(default, _one_of(known), must_be, cased=cased)


def _address(default: str) -> Any:
    return _setting(default, _http, f"an address such as {default}", shown=False)


@dataclass(frozen=True)
class Settings:
    """Every setting; ``.env.example`` explains them."""

    telegram_token: str = _setting("", shown=False)
    telegram_api_url: str = _address(TELEGRAM)
    # Where Telegram calls by itself, instead of being asked, and where that arrives.
    telegram_webhook: str = _setting("", _called, shown=False)
    telegram_webhook_host: str = _setting("127.0.0.1", shown=False)
    telegram_webhook_port: int = _number(8421, 0, 65535)
    discord_token: str = _setting("", shown=False)
    discord_api_url: str = _address("https://discord.com/api/v10")
    database_url: str = _setting("sqlite:///crosstable.db", _database, shown=False)
    roles: frozenset[Role] = _setting(frozenset(Role), _roles)
    web: bool = _setting(True, _switch, "on or off")
    web_host: str = _setting("127.0.0.1")
    web_port: int = _number(8420, 0, 65535)
    trusted_proxies: tuple[Network, ...] = _setting((), _networks)
    language: str = _setting("en", _spoken)
    workers: int = _number(1, 1, 64)
    # For whoever operates it: what is measured, and how it is said.
    metrics_host: str = _setting("127.0.0.1", shown=False)
    metrics_port: int = _number(0, 0, 65535)
    log_format: LogFormat = _word(LogFormat.TEXT, tuple(LogFormat), str.lower)  # noqa: RUF009
    log_level: str = _word("INFO", ("DEBUG", "INFO", "WARNING", "ERROR"), str.upper)

    @classmethod
    def read(cls, folder: Path) -> Self:
        """From ``.env`` in ``folder``, overridden by the environment. Raises Fault with a sentence
        for each setting that makes no sense."""
        settings, wrong = cls._read(folder)
        if wrong:
            raise Fault(*wrong.values())
        return settings

    @classmethod
    def as_far_as_it_goes(cls, folder: Path) -> tuple[Self, dict[str, str]]:
        """Like ``read``, with defaults for what makes no sense, and the sentences about that by the
        settings' names: one sentence for all where the file cannot be read."""
        try:
            return cls._read(folder)
        except Fault as fault:
            return cls(), {one.name: str(fault) for one in fields(cls)}

    @classmethod
    def _read(cls, folder: Path) -> tuple[Self, dict[str, str]]:
        texts = _texts(folder / FILE)
        known: dict[str, Any] = {}
        wrong: dict[str, str] = {}
        for one in fields(cls):
            text = one.metadata["cased"](texts.get(one.name, ""))
            try:
                known[one.name] = one.metadata["read"](text, known) if text else one.default
            except Fault as fault:
                wrong[one.name] = str(fault)
            except ValueError:
                value = f" is {_quoted(text)}, but" if one.repr else ""
                wrong[one.name] = f"{one.name.upper()}{value} must be {one.metadata['must_be']}."
        if "web" in known and (idle := _idle(known)):
            wrong["web"] = idle
            del known["web"]
        return cls(**known), wrong

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be printed: tokens, and the database's password."""
        return self.telegram_token, self.discord_token, *passwords(self.database_url)

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


def _texts(file: Path) -> dict[str, str]:
    """What stands behind each name. A name with nothing behind it is not set, also where the
    environment empties a name that the file sets. Raises Fault."""
    try:
        # Windows' editors put a mark before the text.
        written = dotenv_values(file, encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Fault(f"{file} is not written in UTF-8.") from None
    except OSError as error:
        raise Fault(f"Cannot read {file}: {error.strerror}.") from None
    found = (*written.items(), *os.environ.items())
    return {name.lower(): (text or "").strip() for name, text in found}


def _idle(known: Known) -> str:
    """Why there is nothing to start; "" where there is something."""
    tokens = {
        Role.TELEGRAM: known.get("telegram_token"),
        Role.DISCORD: known.get("discord_token"),
    }
    if not known["web"] and not any(tokens.values()):
        return "Nothing to start: WEB is off, and neither a Telegram nor a Discord token set."
    roles = known.get("roles", frozenset(Role))
    missing = [f"{role.upper()}_TOKEN" for role in tokens if roles == {role} and not tokens[role]]
    if missing or (roles == {Role.WEB} and not known["web"]):
        lacking = f"{missing[0]} is not set" if missing else "WEB is off"
        return f"Nothing to start: ROLES is {next(iter(roles))}, but {lacking}."
    return ""


def _quoted(value: str) -> str:
    """A value in quotes, unless it is so long that it may be a secret."""
    return repr(value) if len(value) <= LONGEST_QUOTE else "something long"
