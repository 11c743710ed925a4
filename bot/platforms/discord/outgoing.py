"""A message as it goes out: what it says as JSON, and the files that travel with it, as one body.

discord.py would make it anew for every display, of items, of views, and of a form that it writes
in nine pieces.
"""

import io
from collections.abc import Iterable

import aiohttp
from msgspec import UNSET, Raw, Struct, UnsetType, json, structs

from bot.platforms.discord.components import Component
from bot.platforms.multipart import FormPart, multipart

EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15
IN_ONE_PIECE = 2**20  # bytes; what is larger would keep the loop
_JSON, _BYTES = "application/json", "application/octet-stream"


class Mentions(Struct, frozen=True):
    """Whom a message may notify: these users and nobody else."""

    users: tuple[int, ...] | UnsetType = UNSET
    parse: tuple[str, ...] = ()


class Attachment(Struct, frozen=True):
    """A file beside the message, by its place there."""

    id: int
    filename: str


class OutgoingContent(Struct, frozen=True):
    """What a message says. Its ``components`` are written already, as what it shows is known by
    them, too."""

    components: Raw
    allowed_mentions: Mentions
    attachments: tuple[Attachment, ...] | UnsetType = UNSET
    flags: int = COMPONENTS_V2
    tts: bool = False
    nonce: str | UnsetType = UNSET
    enforce_nonce: bool | UnsetType = UNSET


class Callback(Struct, frozen=True):
    """An answer to an interaction, with its kind."""

    type: int
    data: OutgoingContent


class Upload(Struct, frozen=True):
    """A file that travels with a message. Its name holds nothing that a header could not."""

    name: str
    data: bytes


class Outgoing(Struct, frozen=True):
    """A message on its way, with the files that its content tells of."""

    content: OutgoingContent
    uploads: tuple[Upload, ...] = ()

    @classmethod
    def of(
        cls,
        components: tuple[Component, ...],
        uploads: tuple[Upload, ...] | None = None,
        mentioned: Iterable[int] = (),
        private: bool = False,
    ) -> "Outgoing":
        """A message of ``components`` that notifies those ``mentioned`` by their ids. ``uploads``
        take the place of all files that it had; None says nothing of them."""
        attachments = (
            UNSET
            if uploads is None
            else tuple(Attachment(number, upload.name) for number, upload in enumerate(uploads))
        )
        mentions = Mentions(tuple(mentioned) or UNSET)
        flags = COMPONENTS_V2 | (EPHEMERAL if private else 0)
        written = Raw(json.encode(components))
        return cls(OutgoingContent(written, mentions, attachments, flags), uploads or ())

    def once(self, nonce: str) -> "Outgoing":
        """The same, to be taken no more than once."""
        content = structs.replace(self.content, nonce=nonce, enforce_nonce=True)
        return structs.replace(self, content=content)

    def without_files(self) -> "Outgoing":
        """The same for a message that has the files already: they stay as they are."""
        return Outgoing(structs.replace(self.content, attachments=UNSET))

    def body(self) -> aiohttp.Payload:
        """What is sent as a message."""
        return self._body(self.content)

    def answer(self, kind: int) -> aiohttp.Payload:
        """What is sent as an interaction's answer of this kind."""
        return self._body(Callback(kind, self.content))

    def _body(self, said: Struct) -> aiohttp.Payload:
        written = json.encode(said)
        if not self.uploads:
            return aiohttp.BytesPayload(written, content_type=_JSON)
        files = (
            FormPart(f"files[{number}]", upload.data, upload.name, _BYTES)
            for number, upload in enumerate(self.uploads)
        )
        whole, kind = multipart((FormPart("payload_json", written, media_type=_JSON), *files))
        if len(whole) <= IN_ONE_PIECE:
            return aiohttp.BytesPayload(whole, content_type=kind)
        return aiohttp.BytesIOPayload(io.BytesIO(whole), content_type=kind)
