"""Matches recorded when a stone was still drawn after the last move: they replay as they went."""

from dataclasses import dataclass

import pytest

from engines.crosswise import CROSSWISE, record
from engines.crosswise.outcome import outcome
from engines.replay import walk
from tests.engines.crosswise_positions import letters


@dataclass(frozen=True)
class Recorded:
    """A record as it was written, and what the tables showed: everybody's stones before the last
    move, how many lay in the bag, the last board, and the outcome."""

    text: str
    hands: tuple[str, ...]
    bag: int
    board: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


BY_PLACING = Recorded(
    f"""crosswise seats=4 first=3 seed={0x1426:064x}
1. red.c6 yellow.d5 yellow.d3 move.d5.a3
5. blue.a6 yellow.b3 blue.b4 white.f6
9. white.f3 purple.c5 swap.b3.a6 swap.f3.a6
13. white.a2 white.e6 white.e5 remove.b3
17. red.c4 purple.b5 red.c2 blue.a5
21. purple.b6 red.b2 blue.a1 remove.c6
25. blue.a4 swap.e5.b6 purple.e3 blue.e4
29. yellow.d5 white.c6 move.a3.f1 white.d6""",
    (
        "move red replace purple",
        "yellow red white replace",
        "black red black purple",
        "red remove black blue",
    ),
    9,
    "b----y wrr--- ---ypy bbr-b- bppyp- wwwwww",
    (1, 3),
    (8, 17, 8, 17),
    "six",
)

BY_REPLACING = Recorded(
    f"""crosswise seats=3 first=3 seed={0x13B3:064x}
1. purple.e5 black.e4 red.f3 move.f3.f1
5. purple.b3 red.a1 yellow.d4 yellow.f5
9. purple.b6 white.b2 blue.b1 white.a2
13. white.a5 white.e2 blue.b4 yellow.b5
17. replace.blue.b3 move.b4.c3 blue.d5 blue.e3
21. purple.d2 white.f2 yellow.d3 yellow.c5
25. purple.b4 swap.d2.a5 blue.c2 swap.d3.d5
29. yellow.f6 red.e6 blue.c6 red.e1
33. yellow.d6 replace.white.c2""",
    (
        "black red red black",
        "replace remove remove white replace swap",
        "black black red purple",
    ),
    7,
    "rb--rr wwwwww -bbbb- -p-yk- pyyypy -pbyry",
    (1,),
    (8, 24, 8),
    "six",
)

FULL = Recorded(
    f"""crosswise seats=2 first=1 seed={0x13CA:064x}
1. blue.b2 purple.b1 black.a1 purple.f4
5. red.e2 white.a3 purple.c3 swap.a1.c3
9. blue.d4 white.e3 black.c2 black.d2
13. remove.b1 blue.c4 swap.a3.d4 purple.b1
17. purple.b5 white.b6 yellow.d1 blue.a2
21. red.a5 purple.d3 yellow.a4 white.d6
25. blue.e4 yellow.e6 black.c6 purple.c1
29. remove.c1 yellow.b4 red.f6 purple.e1
33. red.f1 replace.white.c3 black.e5 move.e5.a6
37. replace.white.d2 yellow.f5 black.e5 black.f2
41. swap.a1.b2 red.d5 white.c1 yellow.c5
45. red.f3 move.e4.b3 purple.e4""",
    ("purple replace remove yellow", "blue black black move"),
    2,
    "bpwypr bpkwrk bbwpwr yybwpp rpyrky kwkwyr",
    (0,),
    (15, 10),
    "full",
)

ALL = (BY_PLACING, BY_REPLACING, FULL)


@pytest.mark.parametrize("recorded", ALL)
def test_a_finished_match_still_ends_as_it_did(recorded: Recorded) -> None:
    *before, last = walk(CROSSWISE, *record.read(recorded.text))
    assert all(outcome(state) is None for state in before)
    assert letters(last) == recorded.board
    ended = CROSSWISE.view(last, None).outcome
    assert ended is not None
    assert (ended.winners, ended.scores) == (recorded.winners, recorded.scores)
    assert ended.reason == recorded.reason
    assert CROSSWISE.notation(*record.read(recorded.text)) == recorded.text


@pytest.mark.parametrize("recorded", ALL)
def test_a_running_match_still_has_everybodys_stones(recorded: Recorded) -> None:
    setup, moves = record.read(recorded.text)
    *_, running = walk(CROSSWISE, setup, moves[:-1])
    assert tuple(" ".join(hand) for hand in running.hands) == recorded.hands
    assert len(running.bag) == recorded.bag
    assert moves[-1] in CROSSWISE.view(running, running.turn).moves


@pytest.mark.parametrize("recorded", ALL)
def test_what_changes_is_that_the_last_mover_draws_no_more(recorded: Recorded) -> None:
    *_, before, last = walk(CROSSWISE, *record.read(recorded.text))
    assert last.bag == before.bag
    sizes = [len(hand) for hand in before.hands]
    sizes[before.turn] -= 1
    assert [len(hand) for hand in last.hands] == sizes
