"""The second thread of Reversi's searches to the end, and the table that two threads share."""

import ctypes
import itertools
import math
import os
import sys
import threading
import time

import pytest

from engines.reversi.player import weights
from engines.reversi.player.engine import Engine, TimeUp
from engines.reversi.player.kernels import layout
from engines.reversi.player.kernels.checks import found, written
from engines.reversi.player.memory import Memory
from engines.reversi.player.search import ReversiSearch
from tests.engines.reversi_positions import late
from tests.patience import PATIENCE

BITS = 14  # of the hash table's size
NAMES = ("own", "other", "end", "middle")  # the words of an entry of it


class Answer:
    """Says whether there is a second core, whatever the machine does."""

    def __init__(self, spare: bool) -> None:
        self._spare = spare

    def watch(self, used: float = 0.0) -> None:
        """There is nothing to be seen."""

    def found(self, used: float = 0.0) -> bool:
        return self._spare


def make_engine(spare: bool) -> Engine:
    return Engine(Memory(weights.load(), bits=BITS), Answer(spare))


def solved(engine: Engine, number: int, empty: int, helped: bool = True) -> tuple[float, int]:
    """The lead that the best move of an end leads to, and the positions that were visited."""
    position = late(number, empty)
    with engine.until(math.inf, helped=helped):
        search = ReversiSearch(engine, position.own, position.other)
        search.deepen(60, 60)
        return search.judged[0].value, engine.nodes


def at_rest(engine: Engine) -> bool:
    """Whether the second thread ends its search while somebody still has patience."""
    until = time.monotonic() + PATIENCE
    while engine.second.searching and time.monotonic() < until:
        time.sleep(0.01)
    return not engine.second.searching


def test_two_threads_find_what_one_does() -> None:
    engine, alone, together = make_engine(spare=True), 0, 0
    for number in range(12):
        empty = 16 + number % 4
        lead, nodes = solved(engine, number, empty, helped=False)
        before = engine.second.used
        assert solved(engine, number, empty)[0] == lead
        assert at_rest(engine)
        together += engine.second.used > before
        alone += nodes
    assert together, "the second thread took part"


def test_each_bound_is_one_of_the_true_lead_however_the_threads_run() -> None:
    engine = make_engine(spare=True)
    for number in range(4):
        position = late(number, 17)
        with engine.until(math.inf):
            lead = engine.finish(position.own, position.other)
        for bar in (lead - 3, lead - 1, lead, lead + 2):
            with engine.until(math.inf, helped=True):
                value = engine.finish(position.own, position.other, bar, bar + 1)
            assert bar < value <= lead if lead > bar else lead <= value <= bar
        with engine.until(math.inf, helped=True):
            assert engine.finish(position.own, position.other) == lead


def test_a_core_that_is_not_free_is_not_used() -> None:
    engine = make_engine(spare=False)
    assert solved(engine, 1, 17)[0] == solved(engine, 1, 17, helped=False)[0]
    assert engine.second.used == engine.second.nodes == 0


def test_a_search_that_did_not_ask_for_it_uses_no_second_core() -> None:
    engine = make_engine(spare=True)
    solved(engine, 1, 17, helped=False)
    assert engine.second.used == engine.second.nodes == 0


def test_short_ends_are_left_to_one_thread() -> None:
    engine = make_engine(spare=True)
    solved(engine, 1, 14)
    assert engine.second.used == 0


@pytest.mark.parametrize("empty", [24, 34])
def test_an_interrupted_search_ends_both_threads(empty: int) -> None:
    engine = make_engine(spare=True)
    position = late(1, empty)
    for _ in range(3):
        with engine.until(time.monotonic() + 0.1, helped=True), pytest.raises(TimeUp):
            engine.finish(position.own, position.other)
        assert at_rest(engine)
        assert engine.second.nodes > 0
    # What was interrupted left nothing behind that is wrong.
    assert solved(engine, 2, 17)[0] == solved(make_engine(spare=False), 2, 17)[0]


@pytest.mark.skipif(sys.platform != "linux", reason="threads are nice there alone")
def test_the_second_thread_gives_way_to_the_first() -> None:
    before = os.getpriority(os.PRIO_PROCESS, 0)
    others = {thread.native_id for thread in threading.enumerate()}
    engine = make_engine(spare=True)
    solved(engine, 1, 17)
    assert at_rest(engine)
    (second,) = {thread.native_id for thread in threading.enumerate()} - others
    assert second is not None
    assert os.getpriority(os.PRIO_PROCESS, second) == 19
    assert os.getpriority(os.PRIO_PROCESS, 0) == before


def entry(memory: Memory) -> "ctypes.Array[ctypes.c_int64]":
    """The words of the first entry of its table."""
    table = ctypes.c_int64.from_address(memory.address + 8 * layout.TABLE).value
    return (ctypes.c_int64 * layout.ENTRY).from_address(table)


@pytest.mark.parametrize("alike", ["neither", *NAMES])
def test_what_two_threads_wrote_of_two_positions_is_no_entry(alike: str) -> None:
    one, two = ({"own": 3, "other": 12}, {"own": 5, "other": 10})
    words = [dict(one, end=4 << 32 | 77, middle=9 << 40), dict(two, end=3 << 32 | 77, middle=3)]
    if alike in words[0]:
        words[1][alike] = words[0][alike]
    memories = [Memory(weights.load(), bits=0) for _ in words]
    for memory, word in zip(memories, words, strict=True):
        place = ctypes.addressof(entry(memory))
        written(memory.address, place, *(word[name] for name in NAMES))
        word["end"], word["middle"] = found(place, word["own"], word["other"])
        assert word["end"] & 255 == 77 and word["middle"]
    first, second = (list(entry(memory)) for memory in memories)
    mixed = entry(memories[0])
    for picks in itertools.product((first, second), repeat=layout.ENTRY):
        mixed[:] = [pick[at] for at, pick in enumerate(picks)]
        for word in words:
            seen = found(ctypes.addressof(mixed), word["own"], word["other"])
            assert seen in ((0, 0), (word["end"], word["middle"]))
