"""The first minutes on a machine that has never run the program: nothing is compiled yet."""

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.players.compiling import Compiling
from bot.players.surroundings import apart, environment
from bot.players.workers import Progress, Urgency, Workers
from bot.press import Press
from bot.screens.screen import Player
from bot.store.store import Store
from engines.game import PLAIN_LEVELS
from engines.reversi import REVERSI
from tests.bot.rooms import Rooms, person, room
from tests.bot.test_workers import alive
from tests.desks import desk_of
from tests.patience import PATIENCE

STATE = REVERSI.start("reversi first=1 position=start")
VIEW = REVERSI.view(STATE, 0)
GAMES = '''
from engines.game import Rated
from engines.kernels import plain
from engines.reversi.game import Reversi

class Cold(Reversi):
    """Plays the first move in plain Python and the last one when it is compiled."""

    def __init__(self, name):
        self.kernels = (f"{name}.first", f"{name}.second")

    def warm(self):
        pass

    def choose(self, view, level, seconds):
        return view.moves[0] if plain() else view.moves[-1]

    def rate(self, view, seconds):
        return tuple(Rated(move, 0.0) for move in view.moves)

GAMES = {"reversi": Cold("cold_one"), "other": Cold("cold_two")}
ONE = {"reversi": Cold("cold_one")}
'''
SECOND = """
import os, time
from pathlib import Path
here = Path(__file__).with_name("begun")
here.write_text(str(os.getpid()))
while not Path(__file__).with_name("gate").exists():
    time.sleep(0.01)
assert not Path(__file__).with_name("broken").exists()
"""


@dataclass
class Machine:
    """Two games that are compiled in two steps, the second of which waits until it is let."""

    folder: Path
    heard: list[tuple[str, Progress | None]] = field(default_factory=list)

    def let(self, name: str) -> None:
        (self.folder / name / "gate").touch()

    def process(self, name: str) -> int:
        """The process that is at the second step."""
        file = self.folder / name / "begun"
        return int(file.read_text() or 0) if file.exists() else 0


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    for name in ("cold_one", "cold_two"):
        (tmp_path / name).mkdir()
        for module, text in (("__init__", ""), ("first", ""), ("second", SECOND)):
            (tmp_path / name / f"{module}.py").write_text(text)
    (tmp_path / "cold_games.py").write_text(GAMES)
    monkeypatch.syspath_prepend(tmp_path)
    for module in [name for name in sys.modules if name.startswith("cold_")]:
        monkeypatch.delitem(sys.modules, module)
    machine = Machine(tmp_path)
    yield machine
    machine.let("cold_one")
    machine.let("cold_two")


@asynccontextmanager
async def players(games: str = "cold_games:ONE") -> AsyncIterator[Workers]:
    workers = Workers(1, games, grace=PATIENCE)  # a busy machine may take its time
    try:
        yield workers
    finally:
        await workers.close()


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_players_up_to_club_answer_before_anything_is_compiled(machine: Machine) -> None:
    async with players() as workers:
        workers.start()
        for level in PLAIN_LEVELS:
            assert workers.preparing("reversi", level) is None
            assert await workers.choose(VIEW, level, 1.0) == VIEW.moves[0]
        machine.let("cold_one")
        await until(lambda: workers.preparing("reversi", "expert") is None)
        assert await workers.choose(VIEW, "club", 1.0) == VIEW.moves[-1]


async def test_stronger_players_wait_and_say_how_far_things_are(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    async with players() as workers:
        told: list[Progress | None] = []
        workers.listen(lambda game: told.append(workers.preparing(game, "master")))
        assert workers.preparing("reversi", "master") == Progress(0, 2)
        asked = asyncio.create_task(workers.choose(VIEW, "master", 1.0))
        rated = asyncio.create_task(workers.rate(VIEW, 0.1, Urgency.HINT))
        await until(lambda: machine.process("cold_one") and told)
        assert told == [Progress(1, 2)]
        assert not asked.done() and not rated.done()
        machine.let("cold_one")
        assert await asked == VIEW.moves[-1]
        assert {one.move for one in await rated} == set(VIEW.moves)
        assert told == [Progress(1, 2), Progress(2, 2), None]
        assert not caplog.records


async def test_the_game_that_somebody_plays_is_compiled_first(machine: Machine) -> None:
    compiling = Compiling("cold_games:GAMES", at_once=1)
    compiling.start()
    await until(lambda: machine.process("cold_one"))
    stopped = machine.process("cold_one")
    machine.let("cold_two")
    await compiling.ready("other")
    assert not alive(stopped)
    assert compiling.progress("reversi") is not None
    machine.let("cold_one")
    await compiling.ready("reversi")
    assert compiling.over


async def test_what_is_wanted_is_not_stopped_for_something_else(machine: Machine) -> None:
    compiling = Compiling("cold_games:GAMES", at_once=1)
    first = asyncio.create_task(compiling.ready("reversi"))
    await until(lambda: machine.process("cold_one"))
    second = asyncio.create_task(compiling.ready("other"))
    machine.let("cold_two")
    machine.let("cold_one")
    await asyncio.gather(first, second)
    assert machine.process("cold_one") != machine.process("cold_two")


async def test_a_game_that_cannot_be_compiled_keeps_nobody_waiting(
    machine: Machine, caplog: pytest.LogCaptureFixture
) -> None:
    (machine.folder / "cold_one" / "broken").touch()
    machine.let("cold_one")
    async with players() as workers:
        assert await workers.choose(VIEW, "master", 1.0) == VIEW.moves[-1]
        assert "could not compile the computer players of reversi" in caplog.text


class FirstStart:
    """Two games that are compiled one after the other, and what is told of them."""

    def __init__(self) -> None:
        self.compiling = Compiling("cold_games:GAMES", at_once=1)
        self.told: list[tuple[str, Progress | None]] = []
        self.compiling.listen(lambda game: self.told.append((game, self.of(game))))

    def of(self, game: str) -> Progress | None:
        return self.compiling.progress(game)

    @property
    def ends(self) -> list[str]:
        return [game for game, progress in self.told if progress is None]

    def runs(self, game: str) -> bool:
        return f"compiling {game}" in {task.get_name() for task in asyncio.all_tasks()}


@asynccontextmanager
async def first_start() -> AsyncIterator[FirstStart]:
    first = FirstStart()
    first.compiling.start()
    try:
        async with asyncio.timeout(PATIENCE):
            yield first
    finally:
        await first.compiling.close()


MOMENTS: dict[str, Callable[[FirstStart], bool]] = {
    "it has begun": lambda first: first.runs("reversi"),
    "a module is compiled": lambda first: ("reversi", Progress(1, 2)) in first.told,
    "all modules are compiled": lambda first: ("reversi", Progress(2, 2)) in first.told,
    "it has ended, which nobody has noted": lambda first: not first.runs("reversi"),
    "it is ready": lambda first: first.of("reversi") is None,
}


@pytest.mark.parametrize(
    ("asked", "moment"), [(None, "it has begun"), *(("other", moment) for moment in MOMENTS)]
)
async def test_a_first_start_ends_well_whatever_is_asked_at_whatever_moment(
    machine: Machine, caplog: pytest.LogCaptureFixture, moment: str, asked: str | None
) -> None:
    machine.let("cold_one")
    machine.let("cold_two")
    async with first_start() as first:
        while not MOMENTS[moment](first):
            await asyncio.sleep(0)
        if asked is not None:
            await first.compiling.ready(asked)
            assert first.of(asked) is None
        while not first.compiling.over:
            assert not caplog.records
            await asyncio.sleep(0.01)
        assert sorted(first.ends) == ["other", "reversi"]
        assert not caplog.records


async def test_two_wishes_stop_what_nobody_wants_once(machine: Machine) -> None:
    machine.let("cold_two")
    async with first_start() as first:
        await until(lambda: machine.process("cold_one"))
        await asyncio.gather(*(first.compiling.ready("other") for _ in range(2)))
        machine.let("cold_one")
        await first.compiling.ready("reversi")
        assert first.ends == ["other", "reversi"] and first.compiling.over


async def test_closing_stops_what_is_compiled(machine: Machine) -> None:
    async with players() as workers:
        workers.start()
        await until(lambda: machine.process("cold_one"))
        process = machine.process("cold_one")
    assert not alive(process)


async def test_the_table_shows_what_a_strong_player_waits_for(
    machine: Machine, store: Store
) -> None:
    async with players() as workers:
        rooms = Rooms(desk_of(store, workers))
        rooms.desk.attach(rooms)
        ann, chat = person("Ann"), room("hall")
        args = {"game": "reversi", "computer": "expert"}
        await rooms.post(ann, chat, await rooms.desk.command(ann, chat, "play", args))
        press = next(
            one.payload
            for one in rooms.screen(chat).choices
            if one.payload and one.payload.endswith("d3")
        )
        await rooms.desk.press(ann, chat, press)
        await until(lambda: "getting ready" in rooms.screen(chat).caption)
        await until(
            lambda: re.search(r"Otto is getting ready \(\d+ s\)", rooms.screen(chat).caption)
        )
        machine.let("cold_one")
        await until(lambda: rooms.screen(chat).choices)
        assert "getting ready" not in rooms.screen(chat).caption
        await rooms.desk.close()


async def test_a_lobby_says_when_its_computer_player_is_ready(
    machine: Machine, store: Store
) -> None:
    async with players() as workers:
        rooms = Rooms(desk := desk_of(store, workers))
        desk.attach(rooms)
        ann, chat = person("Ann"), room("hall")
        opened = await desk.command(ann, chat, "play", {"game": "reversi"})
        assert opened.screen is not None
        code, told = opened.screen.table, list[str]()
        await desk.press(ann, chat, Press("add", code, 0, ("expert",)).pack())

        async def otto() -> Player:
            return (await desk.page_screens.table(code, ann, "en")).players[1]

        desk.spectators.watch(code, lambda: told.append(code))
        assert (await otto()).about == "Getting ready, about 30 s"
        assert (await otto()).preparing == 0
        workers.start()
        await until(lambda: told)
        assert (await otto()).preparing == 0.5
        assert re.fullmatch(r"Getting ready, about \d+ s", (await otto()).about)
        told.clear()
        machine.let("cold_one")
        await until(lambda: told and workers.preparing("reversi", "expert") is None)
        assert (await otto()).preparing is None
        assert (await otto()).about == "Computer · Expert"
        await desk.close()


SECRETS = {
    "TELEGRAM_TOKEN": "12345:secret",
    "DISCORD_TOKEN": "secret",
    "DATABASE_URL": "postgresql://somebody:secret@localhost/tables",
    "AWS_SECRET_ACCESS_KEY": "secret",
}


async def test_no_process_of_the_players_knows_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    file = tmp_path / "environ"
    async with players("tests.bot.thinkers:GAMES") as workers:
        assert await workers.choose(VIEW, f"environ:{file}", 5.0) == VIEW.moves[-1]
        known = file.read_text().splitlines()
        assert "PATH" in known
        assert not set(SECRETS) & set(known)


async def test_the_process_that_compiles_knows_no_secret(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in SECRETS.items():
        monkeypatch.setenv(name, value)
    first = machine.folder / "cold_one" / "first.py"
    first.write_text(
        "import os\nfrom pathlib import Path\n"
        "Path(__file__).with_name('environ').write_text('\\n'.join(os.environ))\n"
    )
    machine.let("cold_one")
    await Compiling("cold_games:ONE").finish()
    known = (machine.folder / "cold_one" / "environ").read_text().splitlines()
    assert "PATH" in known
    assert not set(SECRETS) & set(known)


def test_windows_gets_the_variables_that_it_cannot_do_without() -> None:
    given = {"SystemRoot": "C:\\Windows", "Path": "C:\\Python", "TELEGRAM_TOKEN": "12345:secret"}
    kept = environment({"NUMBA_DISABLE_JIT": "1"}, given)
    assert set(kept) == {"SystemRoot", "Path", "PYTHONPATH", "NUMBA_DISABLE_JIT"}


def test_a_process_is_set_apart_in_the_way_of_each_system() -> None:
    assert apart("posix") == {"start_new_session": True}
    assert set(apart("nt")) == {"creationflags"}


def test_players_do_without_what_unix_alone_has() -> None:
    code = (
        "import os, signal; del os.nice, os.setsid, os.fork, os.killpg; "
        "from bot.players.thinker import main; main()"
    )
    given: dict[str, Any] = apart("nt") if os.name == "nt" else {}
    done = subprocess.run(
        [sys.executable, "-c", code, "tests.example:GAMES"],
        check=False,
        input=b"",
        env=environment({}),
        capture_output=True,
        timeout=PATIENCE,
        **given,
    )
    assert done.returncode == 0, done.stderr.decode()
