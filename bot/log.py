"""The operator's log: one line an event on standard error, without tokens and passwords."""

import logging
import re
import sys
from collections.abc import Iterable

HIDDEN = "<token>"
# These name every request, table, statement and lock; warnings of theirs are still wanted.
CHATTY = ("httpx", "aiosqlite", "sqlalchemy", "alembic", "filelock", "aiohttp.access", "PIL")
SHORTEST = 4  # letters; blotting out less would hide nothing and spoil every line
_FORMS = (
    # Telegram's tokens look like 123456:ABC…, and stand in the URL of every request.
    re.compile(r"(?<!\d)\d{5,}:[A-Za-z0-9_-]{20,}"),
    # What stands between a user and a host is a password: postgresql://ann:…@localhost/tables
    re.compile(r"(?<=://)(?P<user>[^\s/:@]*):[^\s@]+(?=@)"),
    re.compile(r"(?<=[?&]password=)[^&\s]+"),
)


class Blotter:
    """Blots secrets out of what is printed: those it knows, and whatever has their form."""

    def __init__(self, secrets: Iterable[str]) -> None:
        self._secrets = sorted({each for each in secrets if len(each) >= SHORTEST}, key=len)[::-1]

    def clean(self, text: str) -> str:
        """The text without secrets."""
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        for form in _FORMS:
            text = form.sub(_hidden, text)
        return text


class Discreet(logging.Formatter):
    """Formats a line and its traceback with every secret blotted out."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._blotter = Blotter(secrets)

    def format(self, record: logging.LogRecord) -> str:
        """The finished line."""
        return self._blotter.clean(super().format(record))


def set_up(level: str, secrets: Iterable[str]) -> None:
    """Log to standard error from ``level`` on; ``secrets`` never appear there."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    if level != "DEBUG":
        for library in ("discord", "telegram", "asyncio"):
            logging.getLogger(library).setLevel(logging.WARNING)


def _hidden(secret: re.Match[str]) -> str:
    user = secret.groupdict().get("user")
    return HIDDEN if user is None else f"{user}:{HIDDEN}"
