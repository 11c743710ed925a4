"""The codes that link accounts, ``KXRT-7PQM``: no table's code looks like one."""

import re
import secrets

from msgspec import Struct

from bot.codes import LETTERS

HALF = 4  # letters before the dash, and behind it
LENGTH = 2 * HALF
LASTS = 600.0  # seconds for which a code holds
_FORM = re.compile(f"[{LETTERS}]{{{HALF}}}-?[{LETTERS}]{{{HALF}}}")


class LinkOffer(Struct, frozen=True):
    """What somebody who typed a code is asked: whether they are the person ``name`` with these
    ``accounts`` as well. ``mark`` tells the code from others that the same account has typed."""

    mark: str
    name: str
    accounts: tuple[str, ...]


def fresh() -> str:
    """A new code."""
    first, second = ("".join(secrets.choice(LETTERS) for _ in range(HALF)) for _ in range(2))
    return f"{first}-{second}"


def is_link_code(text: str) -> bool:
    """Whether a text could be such a code, typed with or without its dash."""
    return _FORM.fullmatch(text.strip().upper()) is not None


def letters(text: str) -> str:
    """What counts of a code, however it was typed."""
    return "".join(filter(str.isalnum, text)).upper()
