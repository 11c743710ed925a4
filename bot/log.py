"""The operator's log: one line an event on standard error, without tokens."""

import logging
import re
import sys
from collections.abc import Sequence

HIDDEN = "<token>"
# Telegram's tokens look like 123456:ABC…, and stand in the URL of every request: …/bot123456:ABC…
_TOKEN = re.compile(r"(?<!\d)\d{5,}:[A-Za-z0-9_-]{20,}")


class Discreet(logging.Formatter):
    """Formats a line and its traceback with every token blotted out."""

    def __init__(self, secrets: Sequence[str]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The finished line."""
        line = super().format(record)
        for secret in self._secrets:
            line = line.replace(secret, HIDDEN)
        return _TOKEN.sub(HIDDEN, line)


def set_up(level: str, secrets: Sequence[str]) -> None:
    """Log to standard error from ``level`` on; ``secrets`` never appear there."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # These name every request, table and statement; warnings of theirs are still wanted.
    for chatty in ("httpx", "aiosqlite", "sqlalchemy", "alembic", "aiohttp.access", "PIL"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    if level != "DEBUG":
        for library in ("discord", "telegram", "asyncio"):
            logging.getLogger(library).setLevel(logging.WARNING)
