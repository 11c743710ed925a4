"""The operator's log as JSON."""

from collections.abc import Callable
from typing import Any

from pythonjsonlogger.json import JsonFormatter


class RedactingJsonFormatter(JsonFormatter):
    """Formats a line as a JSON document: ``time`` in ISO 8601, ``level``, ``logger``, ``message``
    and, where there is one, ``table`` and ``error``, the traceback. ``clean`` blots secrets out of
    a text, ``table`` says which table the line is about."""

    def __init__(self, clean: Callable[[str], str], table: Callable[[], str]) -> None:
        names = {"levelname": "level", "name": "logger", "exc_info": "error", "stack_info": "stack"}
        super().__init__(("levelname", "name", "message"), rename_fields=names, timestamp="time")
        self._clean = clean
        self._table = table

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        """What stands in the document, blotted while it is not yet quoted."""
        time = log_data.pop("time").isoformat(timespec="milliseconds")
        table = {"table": code} if (code := self._table()) else {}
        clean = {key: self._clean(str(value)) for key, value in log_data.items()}
        return {"time": time, **clean, **table}
