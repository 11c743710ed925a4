"""One tournament in a Telegram group, a Discord channel and the browser at once."""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.codes import LENGTH
from bot.store.schema import metadata
from tests.loopback.discord_people import User
from tests.loopback.telegram_people import Someone
from tests.loopback.telegram_world import Message as Written
from tests.platforms.days import MINUTE, World, a_world, ugly
from tests.platforms.test_accounts import code_in
from tests.platforms.test_tournaments import Club, pictured
from tests.platforms.web.callers import Caller, Message, Tab

QUARTER = 16 * MINUTE
ASLEEP = 11 * MINUTE


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


class Guest:
    """Somebody in a browser, with the page of the tournament open."""

    def __init__(self, browser: Caller, page: Tab, code: str) -> None:
        self.browser, self.page, self.code = browser, page, code

    @classmethod
    async def entered(cls, world: World, code: str) -> "Guest":
        """They have followed the link, and pressed Join."""
        browser = world.browser()
        page = await browser.tab()
        guest = cls(browser, page, code)
        await page.ask("tournament", code=code)
        assert (await page.until("tournament-own", number=0))["join"]
        await page.ask("press", payload=f"cup::0:{code.lower()}.join")
        return guest

    async def told(self, **values: object) -> Message:
        """What the page is told by itself, once it says this."""
        return await self.page.until("tournament", **values)

    async def sees(self, text: str, times: int = 1) -> Message:
        """What the page is told by itself, once this stands in it so often."""
        at = 0
        while True:
            for message in self.page.told[at:]:
                at += 1
                if message["type"] == "tournament" and str(message).count(text) == times:
                    return message
            await self.page.hear()

    async def give_up(self, table: str) -> None:
        """Go to the table to which the page leads, and give up."""
        await self.page.until("tournament-own", table=table)
        answers: list[Message] = []
        while not any("You gave up" in each.get("text", "") for each in answers):
            tab = await self.browser.tab(table)  # anew where a computer has moved meanwhile
            answers = await tab.resign(tab.screen["revision"])


async def opened(club: Club, *choices: tuple[str, str]) -> None:
    """Ann opens a Swiss of three rounds by its form."""
    ann = club.telegram["Ann"]
    ann.say("/tournament swiss reversi")
    await ann.offered("Open it")
    for field, value in (("Length", "3 rounds"), *choices):
        await ann.press(field)
        await ann.press(value)
    await ann.press("Open it")
    club.code = (await ann.sees("Code: ")).text.split("Code: ")[1][:LENGTH]


async def test_people_of_three_platforms_and_a_computer_play_to_the_podium(world: World) -> None:
    club = Club(world)
    await opened(club, ("Odd place", "a computer plays"))
    await club.telegram["Ann"].press("Join")
    await club.discord["Cleo"].slash(club.channel, "join", code=club.code)
    guest = await Guest.entered(world, club.code)
    shown = await club.both("3 in: Ann, Cleo, and Guest")
    assert all(list(ugly(each)) == [] for each in shown) and world.calls() == []
    await world.later(QUARTER)
    await club.look()
    rang = Counter[str]()

    def told_of(number: int) -> bool:
        """Whether both who are in chats were told of so many tables."""
        rang.update(world.calls())
        return min(rang["Ann"], rang["Cleo"]) >= number

    for number in (1, 2, 3):
        await club.look()
        state = await club.state()
        assert (state.tournament.round, len(state.open_boards)) == (number, 2)
        await club.both(f"Round {number} of 3 · 2 boards are played")
        await guest.told(line=f"Round {number} of 3 · 2 boards are played")
        await club.until(lambda: told_of(number))  # noqa: B023
        for board in state.open_boards:
            people = [state.by_number[each] for each in board.pairing.seats]
            loser = max((each for each in people if each.person), key=lambda each: each.number)
            if loser.name in ("Ann", "Cleo"):
                await club.resign(loser.name, board.table)
            else:
                await guest.give_up(board.table)
    await club.look()
    assert await club.wrong() == []
    await club.until(lambda: not world.unsent())
    told_of(3)
    # That each table is there, and that it is over for whoever has not ended it.
    assert rang["Ann"] <= 3 + 2 and rang["Cleo"] <= 3 + 1, rang
    for end in await club.both("It is over. 4 played."):
        assert "🥇 Otto (Even match) 3 · 🥈 Ann 2 · 🥉 Cleo 1" in end.text
        assert pictured(end) and list(ugly(end)) == []
    page = await guest.told(stage="over")
    assert [(one["place"], one["points"]) for one in page["standings"]] == [
        (1, "3"),
        (2, "2"),
        (3, "1"),
        (4, "0"),
    ]


async def linked(world: World, ben: Someone, dora: User, club: Club) -> None:
    """Ben and Dora are one person from now on."""
    there = ben.at(world.telegram.private(ben.user))
    there.say("/link")
    code = code_in((await there.sees("Your code")).text)
    asked = await dora.slash(club.channel, "link", linkcode=code)
    await world.discord.until(lambda: asked.private)
    question = asked.original or asked.followups[-1]
    await dora.press(question, "Yes, link them")
    await world.discord.until(lambda: "Linked" in question.text)


async def forgotten(who: Someone) -> None:
    """They are nobody any more."""
    there = who.at(who.server.private(who.user))
    there.say("/forget")
    await there.press("Forget me")


async def test_two_linked_accounts_are_one_entrant_whose_name_goes_with_forget(
    world: World,
) -> None:
    club = Club(world)
    ann, ben = club.telegram.values()
    cleo, dora = club.discord.values()
    await linked(world, ben, dora, club)
    await opened(club)
    for someone in (ann, ben):
        await someone.press("Join")
    await cleo.slash(club.channel, "join", code=club.code)
    _, post = await club.both("3 in: Ann, Ben, and Cleo")
    again = await dora.press(post, "Join")
    await world.discord.until(lambda: again.private == "You are in, as number 2.")
    guest = await Guest.entered(world, club.code)
    await world.later(QUARTER)
    for _ in range(2):
        await club.look()
    state = await club.state()
    assert len(state.people) == 4 and len(state.open_boards) == 2
    board = next(each for each in state.open_boards if 2 in each.pairing.seats)
    await club.until(lambda: any(f":{board.table}:" in str(each.buttons) for each in club.posts))
    await forgotten(ben)

    await club.look()
    told = str(await guest.sees("'somebody', 'gone': True"))
    assert "Dora" not in told and "Ben" not in told
    for number in (1, 2, 3):
        state = await club.state()
        for each in state.open_boards:
            loser = max(
                (one for one in each.pairing.seats if state.by_number[one].person),
                key=lambda one: one,
            )
            if loser == 4:
                await guest.give_up(each.table)
            else:
                await club.resign(state.by_number[loser].name, each.table)
        await club.look()
        assert (await club.state()).tournament.round == min(number + 1, 3)
    assert not (await club.state()).tournament.goes_on
    before = [each.points for each in (await club.state()).standings]
    await forgotten(ann)
    await club.look()
    assert "Ann" not in str(await guest.sees("'somebody'", 2))
    assert [each.points for each in (await club.state()).standings] == before
    assert await club.wrong() == []
    for table in (each for each in metadata.sorted_tables if each.name.startswith("tournament")):
        rows = str(world.database.rows(f'SELECT * FROM "{table.name}"'))
        for gone in (ann.user.id, ben.user.id, dora.id):  # as keys, and as names of chats
            assert f":{gone}" not in rows and f"'{gone}'" not in rows, (table.name, gone)
        assert not any(name in rows for name in ("Ann", "Ben", "Dora")), table.name


class HostOnTelegram:
    """What a host or who takes that over presses below the message of the round."""

    def __init__(self, club: Club, who: Someone) -> None:
        self.club, self.who = club, who

    async def presses(self, *labels: str) -> None:
        """Open More below the round, and press these one after the other."""
        rounds = [m for m in self.who.messages if "My table" in m.labels]
        known = {*map(id, self.who.messages)}
        await self.who.press("More", rounds[-1])
        for label in labels:
            await self.club.until(lambda: self._offering(label, known))  # noqa: B023
            await self.who.press(label, self._offering(label, known)[-1])

    def _offering(self, label: str, known: set[int]) -> list[Written]:
        """The messages that are not known and have this button."""
        new = [m for m in self.who.messages if id(m) not in known]
        return [m for m in new if any(label in each for each in m.labels)]


async def test_what_a_host_decides_is_told_everywhere_and_passes_on(world: World) -> None:
    club = Club(world)
    ann, ben = club.telegram.values()
    await opened(club, ("Time per round", "30 min"))
    for someone in (ann, ben):
        await someone.press("Join")
    for user in club.discord.values():
        await user.slash(club.channel, "join", code=club.code)
    guest = await Guest.entered(world, club.code)
    await world.later(QUARTER)
    for _ in range(2):
        await club.look()
    await club.both("Round 1 of 3, until")

    async def decided(host: HostOnTelegram, said: str, *labels: str) -> None:
        """It was pressed, and all have been told."""
        await host.presses(*labels)
        for shown in await club.both(said):
            assert list(ugly(shown)) == []
        await guest.sees(said.replace("\u00a0", "\\xa0"))

    host = HostOnTelegram(club, ann)
    await decided(host, "The host has paused it.", "Pause")
    await decided(host, "It goes on.", "Go on")
    await decided(host, "The host has moved the end:", "15 minutes more")
    await decided(host, "The host has removed Dora.", "Remove somebody", "Dora")
    state = await club.state()
    board = state.open_boards[0]
    who = " – ".join(state.by_number[each].name for each in board.pairing.seats)
    await decided(
        host,
        f"The host has corrected round 1: {who} 1\u00a0:\u00a00",
        "Correct a result",
        f"1. {board.pairing.board}.",
        "1 : 0",
    )
    await world.later(ASLEEP)
    host = HostOnTelegram(club, ben)
    await decided(host, "The host has paused it.", "Pause")
    state = await club.state()
    assert state.by_number[2].person == state.host
    await host.presses("Call it off", "Yes, call it off")
    await club.both("It was called off.")
    await guest.told(stage="off")
    await club.look()
    assert (await club.state()).open_boards == () and await club.wrong() == []
