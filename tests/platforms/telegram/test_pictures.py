"""Pictures are uploaded once, as long as their ``file_id`` is remembered."""

from datetime import UTC, datetime

from telegram import Chat, Message, PhotoSize

from bot.platforms.telegram.pictures import Pictures
from render import Picture


def picture(content: bytes) -> Picture:
    return Picture(content, 1, 1, (), ())


def sent(name: str) -> Message:
    photo = PhotoSize(name, name, 1, 1)
    return Message(1, datetime.now(UTC), Chat(1, "private"), photo=(photo,))


def test_the_one_asked_for_longest_ago_is_forgotten() -> None:
    pictures, (first, second, third) = Pictures(2), map(picture, (b"1", b"2", b"3"))
    pictures.learn(first, sent("one"))
    pictures.learn(second, sent("two"))
    assert pictures.find(first) == "one"
    pictures.learn(third, sent("three"))
    assert [pictures.find(each) for each in (first, second, third)] == ["one", None, "three"]


def test_one_that_is_refused_is_uploaded_again() -> None:
    pictures, only = Pictures(), picture(b"1")
    pictures.learn(only, sent("one"))
    assert pictures.forget(only) and pictures.find(only) is None
    assert not pictures.forget(only)
