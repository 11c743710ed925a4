"""The operator's log: an event a line on standard error, as text or as JSON, with the code of the
table that it is about and without tokens and passwords."""

import logging
import re
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import StrEnum

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
_table: ContextVar[str] = ContextVar("table", default="")

log = logging.getLogger(__name__)


class LogFormat(StrEnum):
    """How a line is written."""

    TEXT = "text"
    JSON = "json"


def bind(code: str) -> None:
    """From here on lines are about this table: until the task ends, or the ``about`` around it."""
    _table.set(code)


@contextmanager
def about(code: str | None) -> Iterator[None]:
    """Lines are about this table meanwhile, also those of tasks that start within; with "" about
    none, with None about what they are now."""
    bound = _table.set(_table.get() if code is None else code)
    try:
        yield
    finally:
        _table.reset(bound)


class Sparing:
    """Tells how often a line is worth writing: each kind once in so many ``seconds``."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._next: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def left_out(self, kind: str) -> int | None:
        """How many lines of this kind were left out since the last one; None where this one is to
        be left out too."""
        now = self._clock()
        if now < self._next.get(kind, now):
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return None
        self._next[kind] = now + self._seconds
        return self._left_out.pop(kind, 0)


class Unaccepted(logging.Filter):
    """Has asyncio say in a sentence a minute that it can accept no connection: with no descriptor
    left it tries 128 times a second, and writes a traceback each time."""

    BEGINS = "socket.accept() out of system resource"

    def __init__(self) -> None:
        super().__init__()
        self._sparing = Sparing(60.0)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the line is written."""
        if not str(record.msg).startswith(self.BEGINS):
            return True
        left_out = self._sparing.left_out(self.BEGINS)
        record.msg = (
            "no descriptor is left for a connection: raise LimitNOFILE or ulimit -n "
            f"({left_out} more since the last such line)"
        )
        record.args, record.exc_info = (), None
        return left_out is not None


class SecretRedactor:
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


class RedactingFormatter(logging.Formatter):
    """Formats a line and its traceback with every secret blotted out. The table's code stands
    before what does not name it."""

    def __init__(self, secrets: Iterable[str]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")
        self._redactor = SecretRedactor(secrets)

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """The line without its traceback."""
        code = _table.get()
        if code and code not in record.message:
            record.message = f"table {code}: {record.message}"
        return super().formatMessage(record)

    def format(self, record: logging.LogRecord) -> str:
        """The finished line."""
        return self._redactor.clean(super().format(record))


def formatter(form: LogFormat, secrets: Iterable[str]) -> logging.Formatter:
    """Formats lines so, with these secrets blotted out."""
    if form is LogFormat.TEXT:
        return RedactingFormatter(secrets)
    from bot.json_log import RedactingJsonFormatter  # noqa: PLC0415 - loaded where it is wanted

    return RedactingJsonFormatter(SecretRedactor(secrets).clean, _table.get)


def set_up(
    level: str,
    secrets: Iterable[str],
    form: LogFormat = LogFormat.TEXT,
    filters: Iterable[logging.Filter] = (),
) -> None:
    """Logs to standard error from ``level`` on what the ``filters`` let through; ``secrets`` never
    appear there, nor does anything in another form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter(form, secrets))
    for one in (Unaccepted(), *filters):
        handler.addFilter(one)
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLevelName(level)))
    if level != "DEBUG":
        for library in ("discord", "telegram", "asyncio"):
            logging.getLogger(library).setLevel(logging.WARNING)
    _catch_all()


def _catch_all() -> None:
    """Logs what Python itself would print."""
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.error(
        "a thread failed", exc_info=failed.exc_value or True
    )
    sys.unraisablehook = lambda failed: log.error(
        "an error in a destructor or callback", exc_info=failed.exc_value or True
    )


def _hidden(secret: re.Match[str]) -> str:
    user = secret.groupdict().get("user")
    return HIDDEN if user is None else f"{user}:{HIDDEN}"
