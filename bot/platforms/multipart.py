"""A form as a request's body, in one piece (RFC 7578). The HTTP client would write it in many, each
of them a call of the system."""

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

# A new one each time would be another such call, which lets go of the interpreter while painting
# threads wait for it. Nobody but the server is told it.
_BOUNDARY = secrets.token_hex(16)


class FormPart(NamedTuple):
    """A field, or with a ``filename`` a file. Neither name holds anything that a header could
    not."""

    name: str
    content: bytes
    filename: str = ""
    media_type: str = ""


def multipart(parts: Iterable[FormPart]) -> tuple[bytes, str]:
    """The body with these parts, of which there is at least one, and its content type."""
    written = []
    for part in parts:
        about = f'; filename="{part.filename}"' if part.filename else ""
        kind = f"\r\nContent-Type: {part.media_type}" if part.media_type else ""
        head = f'Content-Disposition: form-data; name="{part.name}"{about}{kind}\r\n\r\n'
        written.append(head.encode() + part.content)
    boundary = absent(_BOUNDARY, written)
    line = f"--{boundary}".encode()
    body = b"%b\r\n%b\r\n%b--\r\n" % (line, (b"\r\n%b\r\n" % line).join(written), line)
    return body, f"multipart/form-data; boundary={boundary}"


def absent(boundary: str, parts: Sequence[bytes]) -> str:
    """The boundary, or another if it stands in what it is to part."""
    while any(boundary.encode() in part for part in parts):
        boundary = secrets.token_hex(16)
    return boundary
