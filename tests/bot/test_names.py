"""Names of people: whatever they call themselves, a caption stays readable."""

import pytest

from bot.people import LONGEST_NAME, Person, fit_name, isolated
from tests.bot.rooms import Rooms, payload, room, until

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\tB.\nLee ", "Ann B. Lee"),
        ("\u200b\u200b", "4711"),  # zero width space
        ("\u3164", "4711"),  # Hangul filler, a letter that is never seen
        ("\u2800\u2800", "4711"),  # Braille of no dots
        ("\u200d", "4711"),
        ("\u0301\u0301", "4711"),  # marks on nothing
        ("", "4711"),
        ("A\u0301\u0302\u0303\u0304\u0305", "\u00c1\u0302\u0303"),
        ("\u202eevil", "evil"),
        ("https://evil.example/x", "https: evil․example/x"),
        ("t.me/spam", "t․me/spam"),
        ("www.evil.com", "www․evil․com"),
        ("J. R. R. Tolkien", "J. R. R. Tolkien"),
        ("@everyone", "＠everyone"),
        ("a@b", "a@b"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("می\u200cروم", "می\u200cروم"),
        ("x" * 100, "x" * LONGEST_NAME),
        (f"{FAMILY}" * 5, f"{FAMILY}" * 4),  # of seven characters each
        (f"{'x' * (LONGEST_NAME - 1)}🇯🇵", "x" * (LONGEST_NAME - 1)),
        (f"{ENGLAND} Ann", f"{ENGLAND} Ann"),
        ("\U000e0067Ann\U000e007f", "Ann"),  # a tag on nothing
    ],
)
def test_a_name_is_made_fit_for_a_line(name: str, shown: str) -> None:
    assert fit_name(name, "4711") == shown


def test_a_fit_name_stays_as_it_is() -> None:
    for name in ("t․me/spam", "＠everyone", "Ann B. Lee", "שלום"):
        assert fit_name(fit_name(name, "-"), "-") == fit_name(name, "-")


def test_a_name_from_right_to_left_is_isolated_and_no_other() -> None:
    assert isolated("שלום") == "\u2068שלום\u2069"
    assert isolated("مرحبا 7") == "\u2068مرحبا 7\u2069"
    assert isolated("Ann") == "Ann"


async def test_a_caption_keeps_its_order_around_such_a_name(rooms: Rooms) -> None:
    chat, ann, dov = room("lounge"), Person("rooms", "1", "Ann"), Person("rooms", "2", "דב")
    reply = await rooms.desk.line(ann, chat, "play", "reversi first 2")
    screen = await rooms.post(ann, chat, reply)
    await rooms.desk.press(dov, chat, payload(screen, "join"))
    await until(lambda: ": \u2068דב\u2069" in rooms.screen(chat).caption)
    await rooms.desk.command(ann, chat, "start", {})
    await until(lambda: "\u2068דב\u2069, your turn ⚫" in rooms.screen(chat).caption)
