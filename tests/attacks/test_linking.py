"""What a link, a typed code or many of them can do to somebody's account: nothing unasked."""

import re
from ipaddress import ip_network

from bot.desk import Desk
from bot.people import Chat, Person
from bot.tables.limits import GuessLimits
from tests.loopback.telegram import Account, TelegramServer
from tests.loopback.telegram_people import Someone
from tests.platforms.telegram.conftest import Run, alice, bot, telegram, workers
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.servers import serving

__all__ = ["alice", "bot", "telegram", "workers"]  # fixtures

CODE = re.compile(r": ([A-Z2-9-]{8,9})\b")


async def shown_code(someone: Someone) -> str:
    """The code that /link shows."""
    someone.say("/link")
    found = CODE.search((await someone.sees("Your code")).text)
    assert found is not None
    return found[1]


async def key(desk: Desk, account: Account) -> str:
    """Which person somebody's account is."""
    return await desk.readers.key(Person("telegram", str(account.user.id), account.user.first_name))


async def test_a_link_of_somebody_elses_parts_no_accounts_at_one_tap(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    ben = telegram.user("Ben")
    async with bot() as desk:
        ben.private.say(f"/link {await shown_code(alice.private)}")
        await ben.private.press("Yes, link them", await ben.private.sees("as well?"))
        await ben.private.sees("Linked")
        ben.private.say("/start unlink")
        asked = await ben.private.sees("Unlink this account?")
        assert await key(desk, ben) == await key(desk, alice)
        await ben.private.press("Unlink this account", asked)
        await ben.private.sees("apart again")
        assert await key(desk, ben) != await key(desk, alice)


async def test_a_code_that_somebody_else_gave_asks_whose_it_is_before_it_links(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    """Typed into a group, to join a table as its writer thinks, it leads to the same question."""
    telegram.api = "10.1"
    ben, carl, dora = telegram.user("Ben"), telegram.user("Carl"), telegram.user("Dora")
    async with bot() as desk:
        for who, giver, answer, said in (
            (ben, alice, "no", "nothing changes"),
            (carl, dora, "yes", "Linked"),
        ):
            here = who.at(telegram.group())
            here.say(f"/link {await shown_code(giver.private)}")
            way = await here.sees("Only you may see this")
            assert [button["url"].partition("?")[2] for button in way.buttons] == ["start=link"]
            who.private.say("/start link")
            asked = await who.private.sees(f"Are you {giver.private.name} (Telegram) as well?")
            assert "sees your hands" in asked.text and "Your code" not in asked.text
            assert await key(desk, who) != await key(desk, giver), "nothing is linked yet"
            who.private.say(answer)
            await who.private.sees(said)
            assert (await key(desk, who) == await key(desk, giver)) == (answer == "yes")


async def test_a_tables_code_and_one_that_links_are_told_apart(
    bot: Run, telegram: TelegramServer, alice: Account
) -> None:
    ben = telegram.user("Ben")
    async with bot() as desk:
        code = await shown_code(alice.private)
        alice.private.say("/play reversi")
        table = (await alice.private.sees("table ")).text.split("table ")[1].split()[0]
        for typed in (f"/join {code}", f"/start {code}", f"/board {code.replace('-', '')}"):
            ben.private.say(typed)
            told = await ben.private.sees("it makes two accounts one person")
            assert code not in told.text
            ben.private.say("/link")  # so that the next is told below it
            await ben.private.sees("Your code")
        ben.private.say(f"/link {table.lower()}")
        await ben.private.sees(f"/join {table} shows it")
        assert await key(desk, ben) != await key(desk, alice)


async def wrong_code(tab: Tab) -> str:
    """What a page that tries a code is told."""
    told = await tab.ask("line", text="/link ABCD-EFGH")
    return str(next(each["text"] for each in told if each["type"] == "notice"))


async def test_guests_who_try_codes_keep_neither_other_addresses_nor_players_from_linking(
    bot: Run, alice: Account
) -> None:
    async with bot() as desk:
        async with serving(desk, trusted=[ip_network("127.0.0.0/8")]) as web:
            refused = [await tried_from(web.url, f"10.0.0.{home}") for home in range(9)]
        assert "Too many" in refused[0][-1] and "does not work" in refused[0][0]
        asked = [sum("does not work" in notice for notice in home) for home in refused]
        limits = GuessLimits()
        assert asked[0] == limits.address, "however many guests"
        assert sum(asked) == limits.newcomers < limits.address * len(asked)
        code = await shown_code(alice.private)
        ben = Person("telegram", "77", "Ben")
        reply = await desk.line(ben, Chat("telegram", "77", private=True), "link", code)
        assert reply.screen is not None and "Alice" in reply.screen.lines[0]


async def tried_from(url: str, address: str) -> list[str]:
    """What three guests at an address are told who try as often as they may."""
    notices = []
    for _ in range(3):
        caller = Caller(url, **{"X-Forwarded-For": address})
        tab = await caller.tab()
        notices += [await wrong_code(tab) for _ in range(GuessLimits().own)]
        await caller.close()
    return notices
