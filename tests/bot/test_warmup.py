"""What is made ahead is made once a start has settled, and while nobody waits."""

from threading import Event

import pytest

from bot.desk.warmup import Warmup, prepare
from bot.texts import Words
from tests.patience import PATIENCE


def nobody() -> bool:
    return False


def test_all_pieces_are_made_in_turn() -> None:
    made: list[str] = []
    warmup = Warmup([lambda: made.append("a"), lambda: made.append("b")], nobody, settled=0.0)
    warmup.start()
    assert warmup.join(PATIENCE)
    assert made == ["a", "b"]


def test_nothing_is_made_before_a_start_has_settled() -> None:
    made = Event()
    warmup = Warmup([made.set], nobody, settled=PATIENCE)
    warmup.start()
    assert not made.wait(0.1)
    warmup.close()
    assert warmup.join(PATIENCE)
    assert not made.is_set()


def test_nothing_is_made_while_somebody_waits() -> None:
    made, free = Event(), Event()
    warmup = Warmup([made.set], lambda: not free.is_set(), settled=0.0)
    warmup.start()
    assert not made.wait(0.1)
    free.set()
    assert made.wait(PATIENCE)


def test_nothing_more_is_begun_once_it_is_closed() -> None:
    begun, going_on, more = Event(), Event(), Event()

    def piece() -> None:
        begun.set()
        going_on.wait(PATIENCE)

    warmup = Warmup([piece, more.set], nobody, settled=0.0)
    warmup.start()
    assert begun.wait(PATIENCE)
    warmup.close()
    going_on.set()
    assert warmup.join(PATIENCE)
    assert not more.is_set()


def test_what_is_read_ahead_says_the_same() -> None:
    for piece in Words("de").ahead(["de", "ja"]):
        piece()
    words = Words("de")
    assert words.say("de", "button-join") == "Mitspielen"
    assert words.say("ja", "button-settings") == "設定"


async def test_what_cannot_be_prepared_keeps_nobody_from_being_served(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def breaks() -> None:
        raise OSError("no typeface")

    await prepare([breaks])
    assert "no typeface" in caplog.text
