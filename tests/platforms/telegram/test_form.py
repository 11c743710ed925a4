"""What is sent, held against what the library would have sent for the same."""

import json
from email import message_from_bytes
from typing import Any

import msgspec
import pytest
from telegram import Bot, InputMediaAnimation, InputMediaDocument, InputMediaPhoto, MessageEntity
from telegram.request import BaseRequest, RequestData

from bot.platforms.multipart import absent
from bot.platforms.telegram.entities import Entity
from bot.platforms.telegram.form import FilePart, form
from bot.platforms.telegram.media import ANIMATION, DOCUMENT, PHOTO, MediaFile
from bot.platforms.telegram.text import Text

BOLD = MessageEntity(MessageEntity.BOLD, 0, 4)
INPUTS = {PHOTO: InputMediaPhoto, ANIMATION: InputMediaAnimation, DOCUMENT: InputMediaDocument}


class Recorder(BaseRequest):
    """Notes what the library would send."""

    sent: RequestData | None = None

    @property
    def read_timeout(self) -> float | None:
        return None

    async def initialize(self) -> None:
        pass

    async def shutdown(self) -> None:
        pass

    async def do_request(
        self, url: str, method: str, request_data: RequestData | None = None, *_: Any, **__: Any
    ) -> tuple[int, bytes]:
        self.sent = request_data
        return 200, b'{"ok":true,"result":true}'


def parted(body: bytes, content_type: str) -> list[tuple[dict[str, str], bytes]]:
    """The parts of a multipart body, as somebody else reads them."""
    message = message_from_bytes(f"Content-Type: {content_type}\r\n\r\n".encode() + body)
    parts = message.get_payload()
    assert isinstance(parts, list)
    return [(dict(part.items()), part.get_payload(decode=True)) for part in parts]  # type: ignore[union-attr,misc]


def test_parameters_without_files_are_one_document() -> None:
    made = form({"chat_id": 5, "text": "ü 🎲", "markup": msgspec.Raw(b'{"a":[1]}')}, {})
    assert json.loads(made.body) == {"chat_id": 5, "text": "ü 🎲", "markup": {"a": [1]}}
    assert (made.content_type, made.contains_files) == ("application/json", False)


def test_files_go_with_their_parameters_in_one_body() -> None:
    content = bytes(range(256)) + b"\r\n--\r\n"
    given = {"chat_id": 5, "caption": 'ü "🎲"', "quiet": True, "markup": msgspec.Raw(b'{"a":[1]}')}
    made = form(given, {"photo": FilePart("b.png", content, "image/png")})
    assert made.contains_files
    assert parted(made.body, made.content_type) == [
        ({"Content-Disposition": 'form-data; name="chat_id"'}, b"5"),
        ({"Content-Disposition": 'form-data; name="caption"'}, 'ü "🎲"'.encode()),
        ({"Content-Disposition": 'form-data; name="quiet"'}, b"true"),
        ({"Content-Disposition": 'form-data; name="markup"'}, b'{"a":[1]}'),
        (
            {
                "Content-Disposition": 'form-data; name="photo"; filename="b.png"',
                "Content-Type": "image/png",
            },
            content,
        ),
    ]


def test_a_boundary_never_stands_in_what_it_parts() -> None:
    assert absent("abc", [b"ab", b"c"]) == "abc"
    other = absent("abc", [b"x", b"--abc"])
    assert other != "abc"
    again = form({}, {"photo": FilePart("b.png", b"", "image/png")}).content_type.partition("=")[2]
    made = form({"text": f"--{again}--"}, {"photo": FilePart("b.png", b"", "image/png")})
    assert again not in made.content_type


@pytest.mark.parametrize("kind", INPUTS)
@pytest.mark.parametrize("known", [None, "AgACAgIAAx0"])
@pytest.mark.parametrize("entities", [(), (BOLD,)])
async def test_media_is_shown_as_the_library_would(
    kind: str, known: str | None, entities: tuple[MessageEntity, ...]
) -> None:
    own = tuple(Entity(entity.type, entity.offset, entity.length) for entity in entities)
    name = {PHOTO: "board.png", ANIMATION: "a.gif", DOCUMENT: "QXPMT.ggf"}[kind]
    more: dict[str, Any] = {"disable_content_type_detection": True} if kind == DOCUMENT else {}
    theirs = INPUTS[kind](
        known or b"data", filename=name, caption="Bold", caption_entities=entities or None, **more
    )
    library = Recorder()
    await Bot("7000000001:AAFake", request=library).edit_message_media(theirs, 5, 1)
    assert library.sent is not None
    media, files = MediaFile(kind, name, b"data").shown(known, Text("Bold", own).caption)
    ours = json.loads(form(media, {}).body)["media"]
    uploaded = list((library.sent.multipart_data or {}).values())
    assert [tuple(file) for file in files.values()] == uploaded
    expected = json.loads(json.dumps(library.sent.parameters["media"]))
    if known is None:
        assert ours.pop("media") == f"attach://{next(iter(files))}"
        assert expected.pop("media").startswith("attach://")
    assert ours == expected
