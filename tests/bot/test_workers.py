import asyncio
import logging
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.players.workers import Urgency, Workers
from engines.game import View
from engines.reversi import REVERSI
from tests.bot.thinkers import SECRET
from tests.patience import PATIENCE
from tests.thinking import LATE

GAMES = "tests.bot.thinkers:GAMES"
FOREVER = 1000.0


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    workers = Workers(1, GAMES, grace=0.2)
    yield workers
    await workers.close()


def position() -> View:
    state = REVERSI.start(REVERSI.deal(2, {}, "0" * 64))
    return REVERSI.view(state, 0)


def alive(pid: int) -> bool:
    """Whether a process runs; one that only waits to be reaped does not."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return False


async def gone(pid: int) -> None:
    while alive(pid):
        await asyncio.sleep(0.05)


async def test_every_game_is_played_in_a_process_of_its_own() -> None:
    workers = Workers(1)
    workers.start()
    view = position()
    assert await workers.choose(view, "club", 1.0) in view.moves
    await workers.close()


async def test_starting_waits_for_nothing_and_closing_early_is_clean() -> None:
    workers = Workers(2)
    workers.start()
    await workers.close()


async def test_a_lone_move_is_not_thought_about(workers: Workers) -> None:
    state = REVERSI.start(REVERSI.deal(2, {"position": "XO-" + 61 * "-" + "X"}, "0" * 64))
    assert await workers.choose(REVERSI.view(state, 0), "hang", FOREVER) == "c1"


class Turned(asyncio.SelectorEventLoop):
    """A loop whose time can be put ``ahead``."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


def test_a_player_that_hangs_is_replaced_and_asked_again(tmp_path: Path) -> None:
    loop, view, file = Turned(), position(), tmp_path / "pid"

    async def hanging() -> None:
        # Whoever comes after the one that hangs may be slow.
        workers = Workers(1, GAMES, grace=PATIENCE)
        asked = asyncio.create_task(workers.choose(view, f"hang-once:{file}", 0.1))
        while not file.exists() or not file.read_text():
            await asyncio.sleep(0.02)
        loop.ahead = 0.1 + PATIENCE
        assert await asked == view.moves[-1]
        await gone(int(file.read_text()))
        await workers.close()

    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(hanging())


async def test_a_player_that_dies_is_replaced_and_asked_again(
    workers: Workers, tmp_path: Path
) -> None:
    view = position()
    file = tmp_path / "pid"
    assert await workers.choose(view, f"die-once:{file}", FOREVER) == view.moves[-1]


@pytest.mark.parametrize("trouble", ["hang", "die", "fail", "nonsense"])
async def test_when_all_tries_fail_the_first_move_is_played_and_the_next_answer_is_right(
    workers: Workers, trouble: str
) -> None:
    view = position()
    assert await workers.choose(view, trouble, 0.1) == view.moves[0]
    assert await workers.choose(view, "well", FOREVER) == view.moves[-1]


async def test_what_has_died_while_idle_is_asked_nothing_and_replaced(tmp_path: Path) -> None:
    workers = Workers(2, GAMES)
    await workers.warm()
    dead, living = workers.processes
    os.kill(dead, signal.SIGKILL)
    while dead in workers.processes:
        await asyncio.sleep(0.01)
    view, file = position(), tmp_path / "pid"
    assert await workers.choose(view, f"well:{file}", FOREVER) == view.moves[-1]
    assert int(file.read_text()) == living
    while len(workers.processes) < 2:
        await asyncio.sleep(0.01)
    await workers.close()


async def test_what_a_dropped_question_has_cost_is_replaced_unasked() -> None:
    workers = Workers(1, GAMES, grace=0.05)
    asked = asyncio.create_task(workers.choose(position(), "hang", FOREVER))
    while not workers.processes:
        await asyncio.sleep(0.01)
    (hanging,) = workers.processes
    asked.cancel()
    while not set(workers.processes) - {hanging}:
        await asyncio.sleep(0.01)
    await workers.close()


async def test_what_a_player_prints_does_not_disturb_its_answer(workers: Workers) -> None:
    view = position()
    assert await workers.choose(view, "print", FOREVER) == view.moves[-1]


async def test_the_log_says_what_failed_but_nothing_of_the_position(
    workers: Workers, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        await workers.choose(position(), "fail", FOREVER)
    assert "ValueError in thinkers.py:" in caplog.text
    assert SECRET not in caplog.text
    assert "ReversiView" not in caplog.text


async def test_one_thinking_player_keeps_nobody_else_waiting() -> None:
    workers = Workers(2, GAMES)
    slow = asyncio.create_task(workers.choose(position(), "hang", FOREVER))
    quick = asyncio.create_task(workers.choose(position(), "well", FOREVER))
    done, _ = await asyncio.wait({slow, quick}, return_when=asyncio.FIRST_COMPLETED)
    assert done == {quick}
    slow.cancel()
    await workers.close()


async def test_more_questions_than_processes_are_answered_in_turn(workers: Workers) -> None:
    view = position()
    asked = [workers.choose(view, "well", FOREVER) for _ in range(5)]
    assert await asyncio.gather(*asked) == [view.moves[-1]] * 5


async def test_an_answer_nobody_waits_for_any_more_is_not_given_to_the_next_question(
    workers: Workers, tmp_path: Path
) -> None:
    file = tmp_path / "pid"
    first = asyncio.create_task(workers.choose(position(), f"hang:{file}", FOREVER))
    while not file.exists():
        await asyncio.sleep(0.02)
    first.cancel()
    with pytest.raises(asyncio.CancelledError):
        await first
    view = REVERSI.view(REVERSI.play(REVERSI.start("reversi first=1 position=start"), "d3"), 1)
    assert await workers.choose(view, "well", FOREVER) == view.moves[-1]


async def test_a_thought_nobody_waits_for_any_more_does_not_cost_a_process(
    tmp_path: Path,
) -> None:
    workers = Workers(1, GAMES, grace=PATIENCE)
    view, file = position(), tmp_path / "pid"
    first = asyncio.create_task(workers.choose(view, f"doze:{file}", FOREVER))
    while not file.exists() or not file.read_text():
        await asyncio.sleep(0.02)
    first.cancel()
    assert await workers.choose(view, "well", FOREVER) == view.moves[-1]
    assert workers.processes == (int(file.read_text()),)
    await workers.close()


async def test_closing_stops_a_player_in_mid_thought(tmp_path: Path) -> None:
    workers, file = Workers(1, GAMES), tmp_path / "pid"
    asked = asyncio.create_task(workers.choose(position(), f"hang:{file}", FOREVER))
    while not file.exists() or not file.read_text():
        await asyncio.sleep(0.02)
    asked.cancel()
    await asyncio.wait({asked})
    await workers.close()
    assert not alive(int(file.read_text()))


BOT = """
    import asyncio, signal, sys
    from bot.players.workers import Urgency, Workers
    from tests.bot.test_workers import FOREVER, GAMES, position

    async def main():
        await Workers(1, GAMES).choose(position(), f"hang:{sys.argv[1]}", FOREVER)

    signal.signal(signal.SIGINT, signal.default_int_handler)  # none in a shell's background job
    asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for the process in /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
async def test_no_process_outlives_a_bot_that_is_stopped(
    tmp_path: Path, how: signal.Signals
) -> None:
    file = tmp_path / "pid"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", textwrap.dedent(BOT), str(file)]
    bot = await asyncio.create_subprocess_exec(*command, env=env, stderr=subprocess.DEVNULL)
    while not file.exists() or not file.read_text():
        await asyncio.sleep(0.05)
    bot.send_signal(how)
    await bot.wait()
    await gone(int(file.read_text()))


async def test_every_move_is_rated_in_a_process_too() -> None:
    workers = Workers(1, LATE)
    view = position()
    rated = await workers.rate(view, 0.2, Urgency.HINT)
    assert sorted(one.move for one in rated) == sorted(view.moves)
    assert [one.value for one in rated] == sorted((one.value for one in rated), reverse=True)
    await workers.close()


async def test_players_are_warm_before_the_first_question_and_one_that_fails_stops_no_other(
    caplog: pytest.LogCaptureFixture,
) -> None:
    workers = Workers(1, "tests.bot.thinkers:SLOW")
    await workers.warm()
    assert len(workers.processes) == 1
    assert "broken: ValueError in thinkers.py:" in caplog.text
    assert SECRET not in caplog.text
    view = position()
    assert await workers.choose(view, "club", 5.0) == view.moves[-1]
    assert await workers.rate(view, 1.0, Urgency.HINT) == ()
    await workers.close()


async def test_the_most_urgent_question_is_answered_first(workers: Workers) -> None:
    view, answered = position(), []

    async def ask(urgency: Urgency) -> None:
        await workers.choose(view, "well", FOREVER, urgency)
        answered.append(urgency)

    # The first of them finds the process free; the others are already waiting behind it.
    asked = (Urgency.STUDY, Urgency.STUDY, Urgency.SHOW, Urgency.HINT, Urgency.PLAY)
    await asyncio.gather(*map(ask, asked))
    assert answered == [
        Urgency.STUDY,
        Urgency.PLAY,
        Urgency.HINT,
        Urgency.SHOW,
        Urgency.STUDY,
    ]


@pytest.mark.parametrize("patient", [Urgency.STUDY, Urgency.SHOW])
async def test_what_nobody_waits_for_leaves_a_process_to_those_who_play(patient: Urgency) -> None:
    workers = Workers(2, GAMES)
    view = position()
    studies = [
        asyncio.create_task(workers.choose(view, "hang", FOREVER, patient)) for _ in range(3)
    ]
    await asyncio.sleep(0)
    assert await workers.choose(view, "well", FOREVER) == view.moves[-1]
    for study in studies:
        study.cancel()
    await asyncio.gather(*studies, return_exceptions=True)
    assert await workers.choose(view, "well", FOREVER, patient) == view.moves[-1]
    await workers.close()


async def test_whoever_waits_gets_a_share_of_the_time(workers: Workers, tmp_path: Path) -> None:
    view, file = position(), tmp_path / "seconds"
    level = f"note:{file}"
    await asyncio.gather(*(workers.choose(view, level, 100.0) for _ in range(4)))
    told = [float(line) for line in file.read_text().splitlines()]
    assert len(told) == 4
    assert all(seconds <= 100.0 for seconds in told)
    assert told[1] < 100.0 / 2 and told[-1] > told[1]
