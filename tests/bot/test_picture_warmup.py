"""What is made ahead is made once a start has settled, and while nobody waits."""

from threading import Event

from bot.desk.picture_warmup import PictureWarmup
from bot.texts import Words
from tests.patience import PATIENCE


def nobody() -> bool:
    return False


def test_all_pieces_are_made_in_turn() -> None:
    made: list[str] = []
    warmup = PictureWarmup(
        [lambda: made.append("a"), lambda: made.append("b")], nobody, settled=0.0
    )
    warmup.start()
    assert warmup.join(PATIENCE)
    assert made == ["a", "b"]


def test_nothing_is_made_before_a_start_has_settled() -> None:
    made = Event()
    warmup = PictureWarmup([made.set], nobody, settled=PATIENCE)
    warmup.start()
    assert not made.wait(0.1)
    warmup.close()
    assert warmup.join(PATIENCE)
    assert not made.is_set()


def test_nothing_is_made_while_somebody_waits() -> None:
    made, free = Event(), Event()
    warmup = PictureWarmup([made.set], lambda: not free.is_set(), settled=0.0)
    warmup.start()
    assert not made.wait(0.1)
    free.set()
    assert made.wait(PATIENCE)


def test_nothing_more_is_begun_once_it_is_closed() -> None:
    begun, going_on, more = Event(), Event(), Event()

    def piece() -> None:
        begun.set()
        going_on.wait(PATIENCE)

    warmup = PictureWarmup([piece, more.set], nobody, settled=0.0)
    warmup.start()
    assert begun.wait(PATIENCE)
    warmup.close()
    going_on.set()
    assert warmup.join(PATIENCE)
    assert not more.is_set()


def test_what_is_read_ahead_says_the_same() -> None:
    for piece in Words("de").ahead():
        piece()
    words = Words("de")
    assert words.say("de", "button-join") == "Mitspielen"
    assert words.say("ja", "button-settings") == "設定"
