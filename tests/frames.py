"""What the server sends an open page over its socket."""

import json
from typing import Any


def told_at_once(text: str) -> list[dict[str, Any]]:
    """The messages of a frame: one, or several that belong together."""
    told: Any = json.loads(text)
    return told if isinstance(told, list) else [told]
