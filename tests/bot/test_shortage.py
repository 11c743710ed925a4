"""Computer players that are not to be had: the table says so, loses nothing and goes on."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest
import pytest_asyncio

from bot.players.workers import Urgency, Workers
from bot.screens import Screen
from bot.store import tables as table_rows
from bot.store.store import Store
from engines.reversi import REVERSI
from tests.bot.rooms import Rooms, payload, person, room, until, verbs
from tests.desks import desk_of
from tests.patience import PATIENCE
from tests.starting import start

ANN, CHAT, HALL = person("Ann"), room("ann's own", private=True), room("hall")
VIEW = REVERSI.view(REVERSI.start("reversi first=1 position=start"), 0)
NOBODY = "No computer players at the moment"
GAMES = '''
from pathlib import Path
from engines.reversi.game import Reversi

HERE = Path(__file__).parent
assert not (HERE / "unstartable").exists()

class Rare(Reversi):
    """Reversi whose player cannot be loaded while there is a file."""

    kernels = ()

    def warm(self):
        assert not (HERE / "unloadable").exists()
        self.loaded = True

    def choose(self, view, level, seconds):
        assert self.loaded
        return view.moves[-1]

    def rate(self, view, seconds):
        assert self.loaded
        return ()

GAMES = {"reversi": Rare()}
'''


@dataclass
class Machine:
    """One on which players cannot be started, or not be loaded, while it is ``short`` of them."""

    trouble: Path

    def short(self) -> None:
        self.trouble.touch()

    def mended(self) -> None:
        self.trouble.unlink()


TROUBLES = ("unstartable", "unloadable")
# What comes after players are found missing is the same, whichever way they are.
ONE, OTHER = (pytest.mark.parametrize("machine", [way], indirect=True) for way in TROUBLES)


@pytest.fixture(params=TROUBLES)
def machine(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Machine:
    (tmp_path / "rare_games.py").write_text(GAMES)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "rare_games", raising=False)
    import_module("rare_games")  # this process knows the game; it is the players' that may not
    return Machine(tmp_path / request.param)


@pytest_asyncio.fixture
async def workers(machine: Machine) -> AsyncIterator[Workers]:
    workers = Workers(1, "rare_games:GAMES", pause=PATIENCE)
    machine.short()
    yield workers
    await workers.close()


async def test_a_question_waits_for_players_and_one_press_has_them_looked_for(
    machine: Machine, workers: Workers
) -> None:
    told: list[bool] = []
    workers.listen(lambda game: told.append(workers.preparing(game, "club") is not None))
    asked = asyncio.create_task(workers.choose(VIEW, "club", 1.0))
    await until(lambda: told)
    assert await workers.rate(VIEW, 0.1, Urgency.HINT) == (), "whoever asks for a hint is told"
    workers.retry()
    await until(lambda: told == [True, False, True])
    assert not asked.done(), "it was tried, and failed again"
    machine.mended()
    workers.retry()
    assert await asked == VIEW.moves[-1]
    assert told[-1] is False


@ONE
async def test_they_are_looked_for_by_themselves_too(machine: Machine) -> None:
    workers = Workers(1, "rare_games:GAMES", pause=0.05)
    machine.short()
    told: list[str] = []
    workers.listen(told.append)
    asked = asyncio.create_task(workers.choose(VIEW, "master", 1.0))
    await until(lambda: told)
    machine.mended()
    assert await asked == VIEW.moves[-1]
    assert workers.preparing("reversi", "master") is None
    await workers.close()


@OTHER
async def test_closing_ends_the_wait(workers: Workers) -> None:
    asked = asyncio.create_task(workers.choose(VIEW, "club", 1.0))
    await until(lambda: workers.preparing("reversi", "club"))
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


async def played(store: Store, workers: Workers) -> tuple[Rooms, Callable[[], Screen]]:
    """A table at which Ann has moved and the computer cannot, and its screen."""
    rooms = Rooms(desk := desk_of(store, workers))
    desk.attach(rooms)
    await rooms.post(ANN, HALL, await desk.line(ANN, HALL, "play", "reversi club"))
    opened = rooms.screen(HALL)
    moved = next(one.payload for one in opened.choices if one.payload.endswith("d3"))
    await desk.press(ANN, HALL, moved)
    await until(lambda: NOBODY in rooms.screen(HALL).caption)
    return rooms, lambda: rooms.screen(HALL)


@ONE
async def test_table_and_lobby_say_so_and_the_table_goes_on_after_one_press(
    machine: Machine, workers: Workers, store: Store
) -> None:
    rooms, shown = await played(store, workers)
    assert shown().lines[0] == NOBODY and "retry" in verbs(shown())
    assert not shown().choices
    code = shown().table
    lobby = (await rooms.desk.command(ANN, CHAT, "play", {"game": "reversi"})).screen
    assert lobby is not None
    await rooms.desk.press(ANN, CHAT, f"add:{lobby.table}:0:club")
    screen = await rooms.desk.page_screens.table(lobby.table, ANN, "en")
    assert screen.players[1].about == NOBODY
    machine.mended()
    reply = await rooms.desk.press(ANN, HALL, payload(shown(), "retry"))
    assert not reply.refused
    await until(lambda: shown().choices)
    assert NOBODY not in shown().caption and "retry" not in verbs(shown())
    table = await table_rows.load(store.database, code)
    assert table is not None and table.match is not None
    assert table.match.moves[0] == "d3" and len(table.match.moves) == 2, "each move once"
    await rooms.desk.close()


@OTHER
async def test_it_is_typed_as_well(machine: Machine, workers: Workers, store: Store) -> None:
    rooms, shown = await played(store, workers)
    machine.mended()
    await rooms.desk.typed(person("Ann", "de"), HALL, "Erneut versuchen")
    await until(lambda: shown().choices)
    await rooms.desk.close()


@OTHER
async def test_a_restart_finds_the_table_as_it_stood(
    machine: Machine, workers: Workers, store: Store
) -> None:
    rooms, shown = await played(store, workers)
    await rooms.desk.close()
    machine.mended()
    later = Workers(1, "rare_games:GAMES")
    desk = desk_of(store, later)
    again = Rooms(desk)
    desk.attach(again)
    await start(desk)
    code = shown().table

    async def moves() -> int:
        table = await table_rows.load(store.database, code)
        return len(table.match.moves) if table is not None and table.match is not None else 0

    async with asyncio.timeout(PATIENCE):
        while await moves() < 2:
            await asyncio.sleep(0.01)
    await desk.close()
    await later.close()
