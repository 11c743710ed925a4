"""The operator's settings: environment variables, or the same names in ``.env``."""

from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import Field, ValidationError, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.errors import Fault
from bot.store.database import parse, passwords
from bot.texts import Words

FILE = ".env"
LONGEST_QUOTE = 20  # characters; anything longer may be a token that went astray

Network = IPv4Network | IPv6Network


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
    telegram_api_url: str = _address("https://api.telegram.org")
    discord_token: str = Field("", repr=False)
    discord_api_url: str = _address("https://discord.com/api/v10")
    database_url: str = Field("sqlite:///crosstable.db", repr=False)
    web: bool = Field(True, description="on or off")
    web_host: str = "127.0.0.1"
    web_port: int = _number(8420, 0, 65535)
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode] = Field(())
    language: str = "en"
    workers: int = _number(1, 1, 64)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        "INFO", description="DEBUG, INFO, WARNING or ERROR"
    )

    @classmethod
    def read(cls, folder: Path) -> Self:
        """From ``.env`` in ``folder``, overridden by the environment. Raises Fault with a sentence
        for each setting that makes no sense."""
        file = folder / FILE
        try:
            return cls(_env_file=file)  # type: ignore[call-arg]  # a name of pydantic-settings' own
        except ValidationError as error:
            raise Fault(*(_sentence(cls, each) for each in error.errors())) from None
        except UnicodeDecodeError:
            raise Fault(f"{file} is not written in UTF-8.") from None
        except OSError as error:
            raise Fault(f"Cannot read {file}: {error.strerror}.") from None

    @property
    def secrets(self) -> tuple[str, ...]:
        """What must never be printed: tokens, and the database's password."""
        return self.telegram_token, self.discord_token, *passwords(self.database_url)

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

    @field_validator("trusted_proxies", mode="before")
    @classmethod
    def _networks(cls, value: str | tuple[Network, ...]) -> tuple[Network, ...]:
        if not isinstance(value, str):
            return value
        return tuple(_network(part.strip()) for part in value.split(",") if part.strip())

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
        words = Words()
        if words.match(value) is None:
            known = ", ".join(words.languages)
            raise ValueError(f"LANGUAGE is {_quoted(value)}, but must be one of {known}.")
        return value

    @field_validator("web")
    @classmethod
    def _something_to_start(cls, value: bool, others: ValidationInfo) -> bool:
        tokens = (others.data.get(name) for name in ("telegram_token", "discord_token"))
        if not value and not any(tokens):
            raise ValueError(
                "Nothing to start: WEB is off, and neither a Telegram nor a Discord token set."
            )
        return value


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
