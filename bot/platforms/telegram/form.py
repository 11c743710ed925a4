"""The parameters of a call as they are sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from bot.platforms.multipart import FormPart, multipart

JSON = "application/json"

encode = msgspec.json.Encoder().encode


class FilePart(NamedTuple):
    """What is uploaded."""

    name: str
    content: bytes
    mime: str


@dataclass(frozen=True, slots=True)
class RequestBody:
    """A request's body and its type."""

    body: bytes = field(repr=False)
    content_type: str
    contains_files: bool = False


def form(parameters: Mapping[str, Any], files: Mapping[str, FilePart]) -> RequestBody:
    """The parameters as JSON, unless files go with them. Values that are JSON already are
    ``msgspec.Raw``."""
    if not files:
        return RequestBody(encode(parameters), JSON)
    parts = [
        FormPart(name, value.encode() if isinstance(value, str) else encode(value))
        for name, value in parameters.items()
    ]
    parts += [FormPart(name, file.content, file.name, file.mime) for name, file in files.items()]
    return RequestBody(*multipart(parts), contains_files=True)
