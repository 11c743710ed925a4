"""The operator's settings: environment variables, or the same names in ``.env``."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from dotenv import dotenv_values

from bot.errors import Fault

MODES = ("on", "off")
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting; ``.env.example`` explains them. Tokens are kept out of the repr."""

    telegram_token: str = field(default="", repr=False)
    telegram_api_url: str = "https://api.telegram.org"
    discord_token: str = field(default="", repr=False)
    discord_api_url: str = "https://discord.com/api/v10"
    database_url: str = field(default="sqlite:///crosstable.db", repr=False)
    web: bool = True
    web_host: str = "127.0.0.1"
    web_port: int = 8420
    language: str = "en"
    workers: int = 1
    log_level: str = "INFO"

    @classmethod
    def read(cls, folder: Path, environ: Mapping[str, str] = os.environ) -> "Settings":
        """From ``.env`` in ``folder``, overridden by ``environ``. Raises Fault naming the setting
        that makes no sense."""
        found = {**dotenv_values(folder / ".env"), **environ}
        text = {name.lower(): (found.get(name.upper()) or "").strip() for name in cls.__slots__}
        values: dict[str, str | int | bool] = {name: value for name, value in text.items() if value}
        if text["web"]:
            values["web"] = _one_of("WEB", text["web"].lower(), MODES) == "on"
        if text["log_level"]:
            values["log_level"] = _one_of("LOG_LEVEL", text["log_level"].upper(), LOG_LEVELS)
        if text["web_port"]:
            values["web_port"] = _number("WEB_PORT", text["web_port"], 0, 65535)
        if text["workers"]:
            values["workers"] = _number("WORKERS", text["workers"], 1, 64)
        return cls(**values)  # type: ignore[arg-type]


def _one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    if value not in allowed:
        raise Fault(f"{name} is {value!r}, but must be one of {', '.join(allowed)}.")
    return value


def _number(name: str, value: str, least: int, most: int) -> int:
    if not (value.isascii() and value.isdigit() and least <= int(value) <= most):
        raise Fault(f"{name} is {value!r}, but must be a whole number from {least} to {most}.")
    return int(value)
