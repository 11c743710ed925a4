"""The second message of a text that is too long for one: whatever happens at the same time, there
is one below the newest board and none elsewhere."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.desk.display_state import DisplayState
from bot.desk.overflow import OverflowMessages
from bot.desk.platform import Gone, Newest, Shown
from bot.desk.platforms import Platforms
from bot.desk.registry import Registry
from bot.desk.table_displays import TableDisplays
from bot.people import Chat, Display
from bot.screens import Screen
from bot.store.store import Store
from tests.bot.rooms import Rooms, person, room

ANN = person("Ann")
OWN = room("Ann's own", private=True)


class Boards:
    """The boards of a table in Ann's private chat, each too long for one message."""

    def __init__(self, rooms: Rooms, store: Store, code: str) -> None:
        self._registry = Registry(store)
        platforms = Platforms()
        platforms.attach(rooms)
        self._overflow = OverflowMessages(self._registry, platforms)
        self._rooms = rooms
        self._code = code

    async def displays(self) -> TableDisplays:
        return await self._registry.load(self._code)

    async def stands(self) -> DisplayState:
        """A new board stands in the chat; older ones and their rests are taken away."""
        screen = Screen(self._code, 1, ("The board",), rest=("The hand",))
        shown = await self._rooms.post(OWN, _now(screen))
        own = screen, OWN, shown.message, ANN.key
        state, older = await self._registry.add(await self.displays(), *own, self._rooms.sequence)
        assert state is not None
        for display in older:
            await self._rooms.remove(display)
        return state

    async def follow(self, state: DisplayState) -> None:
        """Bring the rest of what the board says."""
        screen = Screen(self._code, 1, ("The board",), rest=("The hand",))
        await self._overflow.follow(await self.displays(), state, screen)

    def standing(self) -> list[tuple[str, ...]]:
        """What the messages in the chat say, oldest first."""
        return [s.lines for (chat, _), s in self._rooms.messages.items() if chat == OWN.key]


def _now(screen: Screen) -> Newest:
    async def newest() -> Screen:
        return screen

    return newest


@pytest.fixture
async def boards(rooms: Rooms, store: Store) -> Boards:
    reply = await rooms.desk.command(ANN, room("lounge"), "play", {"game": "reversi"})
    assert reply.screen is not None
    return Boards(rooms, store, reply.screen.table)


def held_back(
    monkeypatch: pytest.MonkeyPatch, rooms: Rooms, name: str
) -> tuple[asyncio.Event, asyncio.Event]:
    """The next call of the platform's method does what it does after the second event; the first
    one tells that it was called."""
    called, go_on = asyncio.Event(), asyncio.Event()
    work: Callable[..., Awaitable[Screen | Shown]] = getattr(rooms, name)

    async def slow(*what: Chat | Display | Newest) -> Screen | Shown:
        monkeypatch.undo()
        called.set()
        await go_on.wait()
        return await work(*what)

    monkeypatch.setattr(rooms, name, slow)
    return called, go_on


@pytest.mark.parametrize("doing", ["show", "post"])
async def test_a_rest_on_its_way_to_a_board_that_is_replaced_stays_away(
    boards: Boards, rooms: Rooms, monkeypatch: pytest.MonkeyPatch, doing: str
) -> None:
    board = await boards.stands()
    if doing == "show":  # of a rest that stands there
        await boards.follow(board)
    called, go_on = held_back(monkeypatch, rooms, doing)
    late = asyncio.create_task(boards.follow(board))
    await called.wait()
    newer = await boards.stands()
    await boards.follow(newer)
    go_on.set()
    await late
    assert boards.standing() == [("The board",), ("The hand",)]
    assert [rest.display.shown for rest in (await boards.displays()).overflows(OWN, ANN.key)] == [1]


async def test_a_rest_that_somebody_has_deleted_comes_back(boards: Boards, rooms: Rooms) -> None:
    board = await boards.stands()
    await boards.follow(board)
    (rest,) = (await boards.displays()).overflows(OWN, ANN.key)
    await rooms.remove(rest.display)
    with pytest.raises(Gone):
        await rooms.show(rest.display, _now(Screen("", 0, ())))
    await boards.follow(board)
    assert boards.standing() == [("The board",), ("The hand",)]
