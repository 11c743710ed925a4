"""The operator's log as JSON."""

from collections.abc import Iterable
from typing import Any

from pythonjsonlogger.json import JsonFormatter

from bot.log import SecretRedactor, present_table


class RedactingJsonFormatter(JsonFormatter):
    """Formats a line as a JSON document with every secret blotted out: ``time`` in ISO 8601,
    ``level``, ``logger``, ``message`` and, where there is one, ``table`` and ``error``, the
    traceback."""

    def __init__(self, secrets: Iterable[str]) -> None:
        names = {"levelname": "level", "name": "logger", "exc_info": "error", "stack_info": "stack"}
        super().__init__(("levelname", "name", "message"), rename_fields=names, timestamp="time")
        self._redactor = SecretRedactor(secrets)

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """What stands in the document, blotted while it is not yet quoted."""
        time = log_data.pop("time").isoformat(timespec="milliseconds")
        table = {"table": code} if (code := present_table()) else {}
        clean = {key: self._redactor.clean(str(value)) for key, value in log_data.items()}
        return {"time": time, **clean, **table}
