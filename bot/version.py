"""What this program is called, with its version."""

from functools import cache


@cache
def program() -> str:
    """Its name and its version, "crosstable 0.1.0"."""
    from importlib.metadata import version  # noqa: PLC0415 - few starts look for it

    return f"crosstable {version('crosstable')}"
