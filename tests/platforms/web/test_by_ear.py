"""Matches of each game to their end by keyboard, from what the page tells screen readers alone."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Browser

from bot.platforms.web import WebPlatform
from bot.tables.table import Chair
from tests.campaigns import so_many
from tests.database import Database
from tests.platforms.web.listener import Heard, Listener, focus
from tests.platforms.web.opponents import key_of
from tests.platforms.web.positions import reach
from tests.platforms.web.process import Process
from tests.platforms.web.windows import LAST, window

pytestmark = [pytest.mark.asyncio(loop_scope="session")]
CAN = ", can be played"
SMALL = {"width": 390, "height": 844}  # where less is told beside the board
ROUNDS = so_many(1, 100)  # of a match of several, after which it is enough
FEWEST = 4  # own moves that are then made
CODE = "HEARD"
# Near the end of the match, or of a round: the whole would only be longer.
ENDINGS: dict[str, Callable[[Any], bool]] = {
    "crosswise": lambda view: view.turn == 0 and view.bag <= so_many(2, 40),
    "triominos": lambda view: view.turn == 0 and len(view.hand) <= so_many(1, 9),
}
MOST = 2000  # keys that choose; a match of several rounds mostly takes 400


def choices(heard: Sequence[Heard]) -> list[Heard]:
    """What can be chosen now: a place of the board, one of the own pieces, or to draw."""
    if any("dialog" in one.role for one in heard):
        return []
    cells = [one for one in heard if one.role == "gridcell" and one.name.endswith(CAN)]
    hand = [one for one in heard if one.role == "button" and "toolbar" in one.within]
    return cells + [one for one in hand if not one.states & {"disabled", "pressed"}]


def ends_on_rematch(heard: Sequence[Heard]) -> bool:
    here = focus(heard)
    return here is not None and here.name == "Rematch"


def over(heard: Sequence[Heard]) -> bool:
    return any(one.role == "button" and one.name == "Rematch" for one in heard)


def asked(heard: Sequence[Heard]) -> Sequence[Heard] | None:
    """All that is told, once something is to be decided."""
    between = any(one.role == "button" and one.name == "Next round" for one in heard)
    return heard if over(heard) or between or choices(heard) else None


def asked_anew(before: Sequence[Heard], now: Sequence[Heard]) -> Sequence[Heard] | None:
    """The same, once something else is to be decided than before, or elsewhere: more is told while
    an answer is to come, and Enter pressed again then may meet what comes with it."""
    anew = (choices(before), focus(before)) != (choices(now), focus(now))
    return asked(now) if anew else None


async def walk(ear: Listener, place: str, name: str) -> None:
    """From a place to another one, where both begin with a column's letter and a row's digit."""
    for less, more, index in (("ArrowUp", "ArrowDown", 1), ("ArrowLeft", "ArrowRight", 0)):
        steps = ord(name[index]) - ord(place[index])
        await ear.press(*[more if steps > 0 else less] * abs(steps))


async def play(ear: Listener) -> int:
    """Choose what can be chosen until there is a rematch to be had, or enough rounds were played;
    how often something was."""
    rounds, heard = 0, await ear.until(asked)
    for count in range(MOST):
        here, can = focus(heard), choices(heard)
        if over(heard) or (can and rounds == ROUNDS):
            return count
        assert here is not None and here.role != "RootWebArea", "the focus is lost"
        if can and here not in can and here.name != "Next round":
            cell = next((one for one in can if one.role == here.role), None)
            assert cell is not None, f"the focus is on {here}, not where {can[0]} is chosen"
            await walk(ear, here.name, cell.name)
        rounds += here.name == "Next round"
        await ear.press("Enter")
        heard = await ear.until(partial(asked_anew, heard))
    raise AssertionError("this match does not end")


async def test_a_match_is_played_by_ear(bot: Process, chromium: Browser) -> None:
    async with window(chromium, bot.url, SMALL) as page, Listener.at(page) as ear:
        await ear.until(lambda heard: next((one for one in heard if one.role == "heading"), None))
        await ear.press("/")
        await ear.until(lambda heard: next((one for one in heard if one.role == "dialog"), None))
        await ear.type(f"/play reversi beginner position {LAST}")
        await ear.press("Enter")
        await found(ear)
        assert await play(ear) >= FEWEST
        await ear.until(lambda heard: ends_on_rematch(heard) or None)


@pytest.mark.parametrize("game", ENDINGS)
async def test_hidden_hands_are_played_by_ear(
    browsed: WebPlatform, database: Database, chromium: Browser, game: str
) -> None:
    async with window(chromium, browsed.url, SMALL) as page:
        chairs = Chair("Ann", await key_of(page.context)), Chair("Otto", level="beginner")
        await reach(database, CODE, game, chairs, ENDINGS[game])
        await page.goto(browsed.link(CODE))
        async with Listener.at(page) as ear:
            await found(ear)
            assert await play(ear) > 1
            if over(await ear.all()):
                await ear.until(lambda heard: ends_on_rematch(heard) or None)


async def found(ear: Listener) -> None:
    """Walk to where something can be chosen."""
    heard = await ear.until(asked)
    while (here := focus(heard)) is None or here not in choices(heard):
        await ear.press("Tab")
        heard = await ear.all()
