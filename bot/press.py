"""A button's press and its payload: ``verb:table:revision:path`` in at most 64 bytes of ASCII.

Telegram allows 64 bytes of ``callback_data``, Discord 100 characters of ``custom_id``.
"""

import re
from collections.abc import Container, Iterable

from msgspec import Struct

from bot import codes
from bot.errors import BadPress
from engines import path

LIMIT = 64
SLOT = "@"
_PAYLOAD = re.compile(
    rf"(?P<verb>[a-z]{{1,8}}):(?P<table>{codes.WRITTEN}|):(?P<revision>0|[1-9][0-9]{{0,6}})"
    r":(?P<path>(?:[a-z0-9@-]+(?:\.[a-z0-9@-]+)*)?)"
)


class Press(Struct, frozen=True):
    """What a button asks for: ``verb`` at the table ``table`` as it stood at ``revision``, with
    the choices ``path``. A choice ``@2`` is the second piece of the presser's hand; a press that
    concerns no table has an empty ``table``."""

    verb: str
    table: str
    revision: int
    path: tuple[str, ...] = ()

    def pack(self) -> str:
        """The payload. Raises ValueError when it would be none."""
        return packed(self.verb, self.table, self.revision, self.path)


def packed(verb: str, table: str, revision: int, choices: tuple[str, ...]) -> str:
    """The payload of a press, as in ``Press``. Raises ValueError when it would be none."""
    payload = f"{verb}:{table}:{revision}:{path.join(choices)}"
    if len(payload) > LIMIT or not _PAYLOAD.fullmatch(payload):
        # The path may name hidden pieces, and errors are logged.
        raise ValueError(f"no payload: {verb} of {len(payload)} characters")
    return payload


def unpack(payload: str | bytes) -> Press:
    """The press that a payload stands for. Raises BadPress for what ``pack`` never makes."""
    press = unpacked(payload)
    if press is None:
        raise BadPress
    return press


def unpacked(payload: str | bytes) -> Press | None:
    """The press that a payload stands for, None for what ``pack`` never makes."""
    if isinstance(payload, bytes):
        payload = payload.decode("ascii", "replace")
    found = _PAYLOAD.fullmatch(payload) if len(payload) <= LIMIT else None
    if found is None:
        return None
    return Press(found["verb"], found["table"], int(found["revision"]), path.split(found["path"]))


def as_link(payload: str) -> str:
    """The payload as it stands in an address, of letters, digits, - and _ alone."""
    return payload.replace(":", "_").replace(".", "_")


def from_link(text: str) -> str:
    """The payload that an address names, "" where it names none."""
    verb, *parts = text.split("_")
    return ":".join((verb, *parts[:2], path.join(parts[2:]))) if len(parts) > 1 else ""


def tables_of(payloads: Iterable[str], but: Container[str]) -> set[str]:
    """The tables at which the payloads do anything, ``but`` for these verbs."""
    parts = (payload.split(":") for payload in payloads)
    return {part[1] for part in parts if len(part) > 1 and part[1] and part[0] not in but}


def verb_of(payload: str | bytes) -> str:
    """What a payload begins with, whatever it is."""
    text = payload.decode("ascii", "replace") if isinstance(payload, bytes) else payload
    return text.partition(":")[0]
