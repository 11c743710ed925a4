"""Tests that try their luck again and again: so often as finds what they are for, or, with
``LONG_TESTS=1`` in the environment, as often as takes a night."""

import os
from typing import TypeVar

Size = TypeVar("Size")


def so_many(usual: Size, long: Size) -> Size:
    """How often something is tried, or what is."""
    return long if os.environ.get("LONG_TESTS") == "1" else usual
