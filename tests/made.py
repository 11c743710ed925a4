"""What is made out of the page's files before a browser has any of them: it takes each process that
serves the page two seconds. In a run of tests one makes it, and the others find it in a folder."""

import hashlib
import os
import pickle
import tempfile
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from bot.platforms.web import assets
from bot.platforms.web.bundle import Bundle

PLACE = "CROSSTABLE_TESTS_MADE"  # the folder, in the environment of all processes of a run


def share() -> None:
    """Look from now on into the folder, where there is one, before anything is made."""
    if PLACE not in os.environ:
        return
    folder = Path(os.environ[PLACE])
    Bundle.of = once(folder, "bundle", Bundle.of)  # type: ignore[method-assign]
    for coding, squeeze in assets.CODINGS.items():
        assets.CODINGS[coding] = once(folder, coding, squeeze)


def once(folder: Path, name: str, make: Callable[..., Any]) -> Callable[..., Any]:
    """What ``make`` makes, or has made in another process out of the same."""

    @wraps(make)
    def made(*given: Any) -> Any:
        file = folder / f"{name}-{hashlib.sha256(pickle.dumps(given)).hexdigest()}"
        if not file.exists():
            result = make(*given)  # what cannot be made is said each time
            with tempfile.NamedTemporaryFile(dir=folder, delete=False) as whole:
                whole.write(pickle.dumps(result))
            Path(whole.name).replace(file)
        return pickle.loads(file.read_bytes())

    return made
