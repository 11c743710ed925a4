"""The rules of the loopback Bot API for entities in texts."""

import itertools
import re
import time
from collections.abc import Container, Iterator
from typing import Any

from tests.loopback.telegram_schema import ApiError, Params, bad, units

STYLES = ("bold", "italic", "underline", "strikethrough", "spoiler")
LONE = ("pre", "code", "text_link", "text_mention", "custom_emoji", "date_time")
BLOCKS = ("blockquote", "expandable_blockquote")
SINCE = {"date_time": (9, 5)}
"""Types that older versions do not know."""
FORMAT = re.compile(r"r|w?[dD]?[tT]?")
FARTHEST = 1098 * 86400  # seconds from now to the last moment that is taken


def version(api: str) -> tuple[int, ...]:
    """``"10.2, deaf"`` as ``(10, 2)``."""
    return tuple(map(int, api.partition(",")[0].split(".")))


def check_entities(params: Params, api: str, people: Container[int]) -> None:
    """Raises ApiError for entities that a server of this version, with these people, refuses."""
    for text, entities in _texts(params):
        for entity in entities:
            _known(entity, api)
            _within(text, entity)
            _complete(entity, people)
        _apart(entities)


def _texts(params: Params) -> Iterator[tuple[str, list[Params]]]:
    for content in (params, params.get("media", {})):
        yield content.get("text", ""), content.get("entities", [])
        yield content.get("caption", ""), content.get("caption_entities", [])


def _known(entity: Params, api: str) -> None:
    kind = entity["type"]
    if kind not in STYLES + LONE + BLOCKS:
        raise _unreadable("Unsupported type specified", wrong=True)
    if version(api) < SINCE.get(kind, (0,)):
        raise _unreadable("Unsupported type specified")


def _within(text: str, entity: Params) -> None:
    start, end = entity["offset"], entity["offset"] + entity["length"]
    if start < 0 or start >= end or end > units(text):
        raise bad(f"entity beginning at UTF-16 offset {start} ends after the end of the text")
    inside = text.encode("utf-16-le")[start * 2 : end * 2]
    try:
        words = inside.decode("utf-16-le")
    except UnicodeDecodeError:
        raise bad(f"entity beginning at UTF-16 offset {start} cuts a character") from None
    if not words.strip():
        raise bad(f"entity beginning at UTF-16 offset {start} is blank")


def _complete(entity: Params, people: Container[int]) -> None:
    if entity["type"] == "date_time":
        _moment(entity)
    elif "unix_time" in entity or "date_time_format" in entity:
        raise bad(f"a {entity['type']} has no time")
    if entity["type"] == "text_mention":
        if "user" not in entity:
            raise _unreadable('Can\'t find field "user"', wrong=True)
        if entity["user"]["id"] not in people:
            raise ApiError(400, "Bad Request: user not found")
    elif "user" in entity:
        raise bad(f"a {entity['type']} has no user")


def _moment(entity: Params) -> None:
    if "unix_time" not in entity:
        raise _unreadable('Can\'t find field "unix_time"', wrong=True)
    if not FORMAT.fullmatch(entity.get("date_time_format", "")):
        raise _unreadable("Invalid date-time format specified", wrong=True)
    if not 0 < entity["unix_time"] < 2**31:
        raise bad("invalid date specified")
    if entity["unix_time"] > time.time() + FARTHEST:
        raise ApiError(400, "Bad Request: ENTITY_DATE_INVALID")


def _apart(entities: list[Params]) -> None:
    """Only styles may be nested in others."""
    lone = sorted((e["offset"], e["length"]) for e in entities if e["type"] in LONE)
    for (start, length), (following, _) in itertools.pairwise(lone):
        if following < start + length:
            raise bad(f"entities at UTF-16 offsets {start} and {following} overlap")


def _unreadable(why: str, **more: Any) -> ApiError:
    return ApiError(400, f"Bad Request: can't parse MessageEntity: {why}", **more)
