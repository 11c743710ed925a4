"""The operator's settings: environment variables, or the same names in ``.env``."""

import re
from enum import StrEnum
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import SplitResult, urlsplit

from pydantic import Field, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.errors import Fault
from bot.listening import is_loopback
from bot.log import LogFormat
from bot.store.database import parse, passwords
from bot.texts.words import FOLDER, files_of, match

FILE = ".env"
TELEGRAM = "https://api.telegram.org"
CALLED_PORTS = (443, 80, 88, 8443)  # of webhooks
LONGEST_QUOTE = 20  # characters; anything longer may be a token that went astray

Network = IPv4Network | IPv6Network


class Role(StrEnum):
    """What a process does for all that share a database."""

    TELEGRAM = "telegram"
    DISCORD = "discord"
    WEB = "web"
    PLAYERS = "players"  # computers think


def _number(default: int, least: int, most: int) -> Any:
    description = f"a whole number from {least} to {most}"
    return Field(default, ge=least, le=most, description=description)


def _address(default: str) -> Any:
    description = f"an address such as {default}"
    return Field(default, pattern=r"^https?://[^/\s]", repr=False, description=description)


class Settings(BaseSettings):
    """Every setting; ``.env.example`` explains them. ``description`` says what each must be."""

    model_config = SettingsConfigDict(
        env_file_encoding="utf-8-sig",  # Windows' editors put a mark before it
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    telegram_token: str = Field("", repr=False)
    telegram_api_url: str = _address(TELEGRAM)
    # Where Telegram calls by itself, instead of being asked, and where that arrives.
    telegram_webhook: str = Field("", repr=False)
    telegram_webhook_host: str = Field("127.0.0.1", repr=False)
    telegram_webhook_port: int = _number(8421, 0, 65535)
    # The short name of the Mini App that opens the page, where that is not the bot's main one.
    telegram_app: str = Field(
        "",
        pattern=r"^([A-Za-z][A-Za-z0-9_]{2,29})?$",
        description="a Mini App's short name, as in t.me/BOT/NAME",
    )
    discord_token: str = Field("", repr=False)
    # Opens the page inside Discord, as an activity.
    discord_client_secret: str = Field("", repr=False)
    discord_api_url: str = _address("https://discord.com/api/v10")
    database_url: str = Field("sqlite:///crosstable.db", repr=False)
    roles: Annotated[frozenset[Role], NoDecode] = Field(frozenset(Role))
    web: bool = Field(True, description="on or off")
    web_host: str = "127.0.0.1"
    web_port: int = _number(8420, 0, 65535)
    web_url: str = ""  # where people open the page, without a slash at its end
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode] = Field(())
    language: str = "en"
    # The accounts of those who operate the server, and may say so in a private chat.
    admins: Annotated[frozenset[str], NoDecode] = Field(frozenset(), repr=False)
    workers: int = _number(1, 1, 64)
    # For whoever operates it: what is measured, and how it is said.
    metrics_host: str = Field("127.0.0.1", repr=False)
    metrics_port: int = _number(0, 0, 65535)
    log_format: LogFormat = Field(LogFormat.TEXT, description="text or json")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", description="DEBUG, INFO, WARNING or ERROR"
    )

    @classmethod
    def read(cls, folder: Path) -> Self:
        """From ``.env`` in ``folder``, overridden by the environment. Raises Fault with a sentence
        for each setting that makes no sense."""
        try:
            return cls._read(folder)
        except ValidationError as error:
            raise Fault(*(_sentence(cls, each) for each in error.errors())) from None

    @classmethod
    def as_far_as_it_goes(cls, folder: Path) -> tuple[Self, dict[str, str]]:
        """Like ``read``, with defaults for what makes no sense, and the sentences about that by the
        settings' names: one sentence for all where the file cannot be read."""
        try:
            return cls._read(folder), {}
        except ValidationError as error:
            wrong = {str(each["loc"][0]): _sentence(cls, each) for each in error.errors()}
        except Fault as fault:
            return cls.model_construct(), dict.fromkeys(cls.model_fields, str(fault))
        defaults = {name: cls.model_fields[name].default for name in wrong}
        try:
            return cls._read(folder, **defaults), wrong
        except ValidationError:  # what is left starts nothing
            return cls.model_construct(), wrong

    @classmethod
    def _read(cls, folder: Path, **instead: Any) -> Self:
        file = folder / FILE
        try:
            return cls(_env_file=file, **instead)  # type: ignore[call-arg]  # pydantic-settings' own
        except UnicodeDecodeError:
            raise Fault(f"{file} is not written in UTF-8.") from None
        except OSError as error:
            raise Fault(f"Cannot read {file}: {error.strerror}.") from None

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

    @model_validator(mode="before")
    @classmethod
    def _blank_is_default(cls, values: dict[str, Any]) -> dict[str, Any]:
        """A name with nothing behind it is not set, also where the environment empties a name that
        the file sets."""
        texts = {
            name: value.strip() if isinstance(value, str) else value
            for name, value in values.items()
        }
        return {name: value for name, value in texts.items() if value != ""}

    @field_validator("log_level", mode="before")
    @classmethod
    def _upper(cls, value: str) -> str:
        return value.upper()

    @field_validator("log_format", mode="before")
    @classmethod
    def _lower(cls, value: str) -> str:
        return value.lower()

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _networks(cls, value: str | tuple[Network, ...]) -> tuple[Network, ...]:
        if not isinstance(value, str):
            return value
        return tuple(_network(part.strip()) for part in value.split(",") if part.strip())

    @field_validator("admins", mode="before")
    @classmethod
    def _accounts(cls, value: str | frozenset[str]) -> frozenset[str]:
        if not isinstance(value, str):
            return value
        accounts = frozenset(part.strip() for part in value.split(",") if part.strip())
        for account in sorted(accounts):
            if not re.fullmatch(r"(telegram|discord):[0-9]{1,20}", account):
                raise ValueError(
                    f"ADMINS names {_quoted(account)}, but must be accounts with commas between "
                    "them, such as telegram:123, discord:456."
                )
        return accounts

    @field_validator("roles", mode="before")
    @classmethod
    def _named(cls, value: str | frozenset[Role]) -> frozenset[Role]:
        if not isinstance(value, str):
            return value
        names = [part.strip().lower() for part in value.split(",") if part.strip()]
        for name in names:
            if name not in tuple(Role):
                raise ValueError(
                    f"ROLES names {_quoted(name)}, but must be some of {', '.join(Role)}."
                )
        return frozenset(Role(name) for name in names)

    @field_validator("telegram_webhook")
    @classmethod
    def _called(cls, value: str, others: ValidationInfo) -> str:
        if not value:
            return value
        telegrams_own = others.data.get("telegram_api_url", TELEGRAM) == TELEGRAM
        try:
            address, port = urlsplit(value), urlsplit(value).port
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
            raise ValueError(
                f"TELEGRAM_WEBHOOK names port {port}, but Telegram calls only {ports}."
            )
        return value

    @field_validator("web_url")
    @classmethod
    def _open_to_others(cls, value: str, others: ValidationInfo) -> str:
        """The address without a slash at its end. Whoever plays with a Bot API server of this very
        machine may name the machine, too."""
        if not value:
            return value
        address = _split(value.rstrip("/"))
        if not _is_origin(address):
            raise ValueError(
                "WEB_URL must be the address at which people open the page, without a path, such "
                "as https://example.org."
            )
        servers = (others.data.get(name, "") for name in ("telegram_api_url", "discord_api_url"))
        local = any(is_loopback(_split(server).hostname or "") for server in servers)
        if is_loopback(address.hostname or "") and not local:
            raise ValueError(
                "WEB_URL names this machine, but must be an address that other machines can open, "
                "such as https://example.org. Leave it out if there is none."
            )
        return value.rstrip("/")

    @field_validator("database_url")
    @classmethod
    def _database(cls, value: str) -> str:
        try:
            parse(value)
        except Fault as fault:
            raise ValueError(*fault.args) from None
        return value

    @field_validator("language")
    @classmethod
    def _spoken(cls, value: str) -> str:
        languages = sorted(files_of((FOLDER,)))
        if match(value, languages) is None:
            known = ", ".join(languages)
            raise ValueError(f"LANGUAGE is {_quoted(value)}, but must be one of {known}.")
        return value

    @field_validator("web")
    @classmethod
    def _something_to_start(cls, value: bool, others: ValidationInfo) -> bool:
        tokens = {
            Role.TELEGRAM: others.data.get("telegram_token"),
            Role.DISCORD: others.data.get("discord_token"),
        }
        if not value and not any(tokens.values()):
            raise ValueError(
                "Nothing to start: WEB is off, and neither a Telegram nor a Discord token set."
            )
        roles = others.data.get("roles", frozenset(Role))
        missing = [
            f"{role.upper()}_TOKEN" for role in tokens if roles == {role} and not tokens[role]
        ]
        if missing or (roles == {Role.WEB} and not value):
            lacking = f"{missing[0]} is not set" if missing else "WEB is off"
            raise ValueError(f"Nothing to start: ROLES is {next(iter(roles))}, but {lacking}.")
        return value


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


def _sentence(settings: type[Settings], error: Any) -> str:
    """What is wrong with a setting, and what it must be."""
    context = error.get("ctx", {}).get("error")
    if context is not None:
        return str(context)
    name = str(error["loc"][0])
    field = settings.model_fields[name]
    value = "" if not field.repr else f" is {_quoted(str(error['input']))}, but"
    return f"{name.upper()}{value} must be {field.description}."


def _quoted(value: str) -> str:
    """A value in quotes, unless it is so long that it may be a secret."""
    return repr(value) if len(value) <= LONGEST_QUOTE else "something long"
