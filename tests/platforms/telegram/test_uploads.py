"""Files are uploaded once, as long as their ``file_id`` is remembered."""

from typing import Any

from bot.platforms.telegram.media import ANIMATION, DOCUMENT, PHOTO, MediaFile
from bot.platforms.telegram.uploads import UploadedFiles


def picture(content: bytes) -> MediaFile:
    return MediaFile(PHOTO, "board.png", content)


def sent(name: str) -> dict[str, Any]:
    """Telegram tells of several sizes, the uploaded one last."""
    return {"message_id": 1, "photo": [{"file_id": f"small {name}"}, {"file_id": name}]}


def test_the_one_asked_for_longest_ago_is_forgotten() -> None:
    uploads, (first, second, third) = UploadedFiles(2), map(picture, (b"1", b"2", b"3"))
    uploads.learn(first, sent("one"))
    uploads.learn(second, sent("two"))
    assert uploads.find(first) == "one"
    uploads.learn(third, sent("three"))
    assert [uploads.find(each) for each in (first, second, third)] == ["one", None, "three"]


def test_one_that_is_refused_is_uploaded_again() -> None:
    uploads, only = UploadedFiles(), picture(b"1")
    uploads.learn(only, sent("one"))
    assert uploads.forget(only) and uploads.find(only) is None
    assert not uploads.forget(only)


def test_an_animation_is_known_by_its_own_id_and_not_as_another_kind_of_file() -> None:
    uploads, data = UploadedFiles(), b"GIF89a"
    moving, kept = MediaFile(ANIMATION, "a.gif", data), MediaFile(DOCUMENT, "a.gif", data)
    # Telegram tells an animation as a document as well.
    uploads.learn(moving, {"animation": {"file_id": "moving"}, "document": {"file_id": "moving"}})
    assert (uploads.find(moving), uploads.find(kept)) == ("moving", None)
    uploads.learn(kept, {"document": {"file_id": "kept"}})
    assert (uploads.find(moving), uploads.find(kept)) == ("moving", "kept")


def test_an_answer_without_a_message_teaches_nothing() -> None:
    uploads, only = UploadedFiles(), picture(b"1")
    uploads.learn(only, True)
    uploads.learn(only, {"message_id": 1})
    assert uploads.find(only) is None
