"""The parameters of a call as they are sent."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

JSON = "application/json"

# A new one each time would be a call of the system, which lets go of the interpreter while painting
# threads wait for it. Nobody but the server is told it.
_BOUNDARY = secrets.token_hex(16)

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
    parts = [_field(name, value) for name, value in parameters.items()]
    parts += [_upload(name, file) for name, file in files.items()]
    boundary = absent(_BOUNDARY, parts)
    line = f"--{boundary}".encode()
    body = b"%b\r\n%b\r\n%b--\r\n" % (line, (b"\r\n%b\r\n" % line).join(parts), line)
    return Form(body, f"multipart/form-data; boundary={boundary}", contains_files=True)


def absent(boundary: str, parts: Sequence[bytes]) -> str:
    """The boundary, or another if it stands in what it is to part."""
    while any(boundary.encode() in part for part in parts):
        boundary = secrets.token_hex(16)
    return boundary


def _field(name: str, value: Any) -> bytes:
    told = value.encode() if isinstance(value, str) else encode(value)
    return b'Content-Disposition: form-data; name="%b"\r\n\r\n%b' % (name.encode(), told)


def _upload(name: str, file: File) -> bytes:
    head = (
        f'Content-Disposition: form-data; name="{name}"; filename="{file.name}"\r\n'
        f"Content-Type: {file.mime}\r\n\r\n"
    )
    return head.encode() + file.content
