"""The messages between an open page and what tells its browser something once it is closed."""

from typing import Annotated

from msgspec import Meta

from bot.desk.page_messages import Message, Numbered

Endpoint = Annotated[str, Meta(pattern=r"^https://[!-~]{1,1000}\Z")]
PublicKey = Annotated[str, Meta(pattern=r"^B[A-Za-z0-9_-]{86}\Z")]  # a point of P-256, whole
Auth = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}\Z")]  # 16 bytes
Origin = Annotated[str, Meta(pattern=r"^https?://[a-zA-Z0-9.:\[\]-]{1,255}\Z")]


class PushAsked(Numbered, tag="push", frozen=True):
    """The page wants its browser told something, and asks for the key of whoever tells it."""


class PushSubscribed(Numbered, tag="push-subscribed", frozen=True):
    """The browser is reached there; what it is told is encrypted with these keys. ``origin`` is the
    page's own address."""

    endpoint: Endpoint
    key: PublicKey
    auth: Auth
    origin: Origin


class PushEnded(Numbered, tag="push-ended", frozen=True):
    """The browser wants to be told nothing any more."""


class PushOffered(Message, tag="push", frozen=True):
    """The public ``key`` of whoever tells browsers something, in base64url, and whether this
    browser is ``known`` to be reached."""

    key: str
    known: bool
