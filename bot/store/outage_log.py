"""What an operator reads while the database cannot be used."""

import logging
import math
import time

from bot.errors import DatabaseDown

PAUSE = 60.0  # seconds between two lines


class DatabaseFailures(logging.Filter):
    """Drops what fails because the database cannot be used, but for a line in ``pause`` seconds
    without a traceback: the store says when it goes and when it is back."""

    def __init__(self, pause: float = PAUSE) -> None:
        super().__init__()
        self._pause = pause
        self._said = -math.inf

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is worth a line."""
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, DatabaseDown):
            return True
        words, now = record.getMessage(), time.monotonic()
        whole = str(error) in words
        if not whole and now - self._said < self._pause:
            return False
        self._said = now
        record.msg = words if whole else f"{words}: {error}"
        record.args, record.exc_info, record.exc_text = (), None, None
        return True
