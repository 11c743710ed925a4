"""The parameters of a call as they are sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from bot.platforms.multipart import Part, multipart

JSON = "application/json"

encode = msgspec.json.Encoder().encode


class File(NamedTuple):
    """What is uploaded."""

    name: str
    content: bytes
    mime: str


@dataclass(frozen=True, slots=True)
class Form:
    """A request's body and its type."""

    body: bytes = field(repr=False)
    content_type: str
    contains_files: bool = False


def form(parameters: Mapping[str, Any], files: Mapping[str, File]) -> Form:
    """The parameters as JSON, unless files go with them. Values that are JSON already are
    ``msgspec.Raw``."""
    if not files:
        return Form(encode(parameters), JSON)
    parts = [
        Part(name, value.encode() if isinstance(value, str) else encode(value))
        for name, value in parameters.items()
    ]
    parts += [Part(name, file.content, file.name, file.mime) for name, file in files.items()]
    return Form(*multipart(parts), contains_files=True)
