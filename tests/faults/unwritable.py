"""The program with a database that takes nothing more while there is a file ``unwritable`` in its
folder: ``python -m tests.faults.unwritable``."""

import sqlite3
import sys
from pathlib import Path
from typing import Any

MARK = Path("unwritable")
connect = sqlite3.connect


class Connection(sqlite3.Connection):
    """Looks at each statement whether the file may be written."""

    def execute(self, *args: Any) -> sqlite3.Cursor:
        """As of the driver, which raises OperationalError for what would change the file."""
        super().execute(f"PRAGMA query_only = {MARK.exists():d}")
        return super().execute(*args)


def connected(*args: Any, **options: Any) -> sqlite3.Connection:
    """Connect so that it looks."""
    return connect(*args, factory=Connection, **options)


sqlite3.connect = connected  # type: ignore[assignment]  # before anything else asks for it

from bot.__main__ import main  # noqa: E402 - the file comes first

if __name__ == "__main__":
    sys.exit(main([]))
