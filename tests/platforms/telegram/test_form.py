"""What is sent, held against what the library would have sent for the same."""

import json
from email import message_from_bytes
from typing import Any

import msgspec
import pytest
from telegram import InputMediaAnimation, InputMediaDocument, InputMediaPhoto, MessageEntity
from telegram.request import RequestData
from telegram.request._requestparameter import RequestParameter

from bot.platforms.multipart import absent
from bot.platforms.telegram.entities import Entity
from bot.platforms.telegram.form import File, form
from bot.platforms.telegram.media import ANIMATION, DOCUMENT, PHOTO, Media
from bot.platforms.telegram.request import _form
from bot.platforms.telegram.text import Text

BOLD = MessageEntity(MessageEntity.BOLD, 0, 4)
INPUTS = {PHOTO: InputMediaPhoto, ANIMATION: InputMediaAnimation, DOCUMENT: InputMediaDocument}


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
    made = form(given, {"photo": File("b.png", content, "image/png")})
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
    again = form({}, {"photo": File("b.png", b"", "image/png")}).content_type.partition("=")[2]
    made = form({"text": f"--{again}--"}, {"photo": File("b.png", b"", "image/png")})
    assert again not in made.content_type


@pytest.mark.parametrize("kind", INPUTS)
@pytest.mark.parametrize("known", [None, "AgACAgIAAx0"])
@pytest.mark.parametrize("entities", [(), (BOLD,)])
def test_media_is_shown_as_the_library_would(
    kind: str, known: str | None, entities: tuple[MessageEntity, ...]
) -> None:
    own = tuple(Entity(entity.type, entity.offset, entity.length) for entity in entities)
    name = {PHOTO: "board.png", ANIMATION: "a.gif", DOCUMENT: "QXPMT.ggf"}[kind]
    more: dict[str, Any] = {"disable_content_type_detection": True} if kind == DOCUMENT else {}
    theirs = INPUTS[kind](
        known or b"data", filename=name, caption="Bold", caption_entities=entities or None, **more
    )
    parameter = RequestParameter.from_input("media", theirs)
    media, files = Media(kind, name, b"data").shown(known, Text("Bold", own).caption)
    ours = json.loads(form(media, {}).body)["media"]
    uploaded = [file.field_tuple for file in parameter.input_files or ()]
    assert [tuple(file) for file in files.values()] == uploaded
    assert isinstance(parameter.value, dict)
    expected = json.loads(json.dumps(parameter.value))
    if known is None:
        assert ours.pop("media") == f"attach://{next(iter(files))}"
        assert expected.pop("media").startswith("attach://")
    assert ours == expected


def test_what_the_library_sends_by_itself_is_sent_as_it_says() -> None:
    parameters = [
        RequestParameter.from_input(name, value)
        for name, value in (("chat_id", 5), ("text", "ü"), ("entities", [BOLD]), ("quiet", True))
    ]
    data = RequestData(parameters)
    assert json.loads(_form(data).body) == json.loads(json.dumps(data.parameters))
    assert _form(None).body == b"{}"
