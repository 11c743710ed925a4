"""Tournaments in words: typed for buttons, standings as text, each reader's language."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.telegram_people import Someone, sure
from tests.platforms.days import MINUTE, World, a_world, payloads
from tests.platforms.test_tournaments import Club
from tests.platforms.test_tournaments_everywhere import opened

QUARTER = 16 * MINUTE


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def three_in(world: World) -> tuple[Club, Someone]:
    """A tournament in which Ann and Ben are, who has opened it, and Hans, who reads German."""
    club = Club(world)
    hans = world.person("Hans", "de").private
    await opened(club)
    for someone in club.telegram.values():
        await someone.press("Join")
    hans.say(f"/join {club.code}")
    return club, hans


async def names(club: Club) -> list[str]:
    """Who is in."""
    return [each.name for each in (await club.state()).here]


async def test_what_the_buttons_say_can_be_typed_in_ones_own_language(world: World) -> None:
    club, hans = await three_in(world)
    ann, ben = club.telegram.values()
    shown = await hans.sees("3 dabei: Ann, Ben und Hans")
    hans.say("zurückziehen", to=shown)
    await hans.sees("Du hast dich zurückgezogen.")
    assert await names(club) == ["Ann", "Ben"]
    hans.say("Mitspielen")
    await hans.sees("3 dabei: Ann, Ben und Hans")
    signing_up = await ben.offered("Join")
    ben.say("withdraw", to=signing_up)
    await ben.sees("You have withdrawn.")
    ben.say("nice evening", to=signing_up)
    ben.say("pause", to=signing_up)
    ann.say("pause", to=signing_up)
    await ann.sees("The host has paused it.")
    assert await names(club) == ["Ann", "Hans"]
    assert (await club.state()).tournament.paused


async def test_whoever_wants_text_reads_the_crosstable_in_their_own_language(
    world: World,
) -> None:
    club, hans = await three_in(world)
    ann, _ = club.telegram.values()
    await hans.sees("3 dabei: Ann, Ben und Hans")
    hans.say("/text only")
    await hans.sees("ohne Bild")
    await world.later(QUARTER)
    for _ in range(3):
        for _ in range(2):
            await club.look()
        state = await club.state()
        for board in state.open_boards:
            loser = state.by_number[max(board.pairing.seats)].name
            if loser == "Hans":
                await club.until(
                    lambda: any(f":{board.table}:" in str(payloads(m)) for m in hans.messages)  # noqa: B023
                )
                own = next(m for m in hans.messages[::-1] if f":{board.table}:" in str(payloads(m)))
                await sure(hans, own, "resign").answered()
            else:
                await club.resign(loser, board.table)
    for _ in range(2):
        await club.look()
    end = await hans.sees("Es ist vorbei. 3 haben gespielt.")
    assert not end.picture and end.text.count("🥇 Ann 3") == 1
    await hans.press("Stand", end)
    told = await hans.sees("1. Ann 3: ")
    assert not told.picture and "\n3. Hans 1: Ann 0 und Ben 0" in told.text
    answer = await ann.press("Standings", await ann.sees("It is over. 3 played."))
    assert (await ann.sees("1. Ann 3\n2. Ben 2\n3. Hans 1")).picture, answer
