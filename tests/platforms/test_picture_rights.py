"""Where pictures are forbidden, how long that is believed, and when it is told."""

from dataclasses import replace

from bot.people import Chat
from bot.platforms.picture_rights import PictureRights
from bot.screens import Screen
from render import Picture

HERE, THERE = Chat("telegram", "-1", "7"), Chat("telegram", "-2")
BOARD = Screen("AB", 1, ("Your turn.",), picture=Picture(b"png", 9, 9, (), ()), alt="d3: black")


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_a_chat_does_not_take_as_a_picture_it_gets_in_words_until_one_is_tried() -> None:
    told: list[tuple[Chat, bool]] = []
    time = Time()
    rights = PictureRights(100, 400, lambda *refused: told.append(refused), 60.0, time)
    rights.refused(HERE)
    words = rights.readable(BOARD, replace(HERE, thread=""))
    assert words.picture is None and words.reading == ("d3: black",)
    assert rights.readable(BOARD, THERE) is BOARD
    time.now = 61.0
    assert rights.readable(BOARD, HERE) is BOARD
    rights.refused(HERE)
    rights.granted(HERE)
    assert rights.allow(HERE)
    rights.refused(HERE)
    assert told == [(HERE, True), (HERE, False), (HERE, True)]
