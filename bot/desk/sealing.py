"""Names in addresses that nobody else can read or make up: the same name has the same seal."""

import base64
import hmac
from binascii import Error
from hashlib import sha256, shake_256

MARK = 16  # bytes, by which a seal is known, and from which the rest is drawn


def seal(secret: bytes, name: str) -> str:
    """The name in letters, digits, - and _."""
    plain = name.encode()
    mark = _mark(secret, plain)
    return base64.urlsafe_b64encode(mark + _mixed(secret, mark, plain)).rstrip(b"=").decode()


def unseal(secret: bytes, sealed: str) -> str | None:
    """The name; None for what nobody has sealed."""
    try:
        raw = base64.urlsafe_b64decode(sealed + "=" * (-len(sealed) % 4))
    except (Error, ValueError):
        return None
    mark, rest = raw[:MARK], raw[MARK:]
    plain = _mixed(secret, mark, rest)
    return plain.decode() if hmac.compare_digest(mark, _mark(secret, plain)) else None


def _mark(secret: bytes, plain: bytes) -> bytes:
    return hmac.new(secret, b"mark" + plain, sha256).digest()[:MARK]


def _mixed(secret: bytes, mark: bytes, text: bytes) -> bytes:
    """The text with what the mark stands for; done twice, it is the text again."""
    key = hmac.new(secret, b"text" + mark, sha256).digest()
    return bytes(a ^ b for a, b in zip(text, shake_256(key).digest(len(text)), strict=True))
