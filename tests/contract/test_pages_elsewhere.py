"""Pages of several processes on one server: whoever has one goes on at another with the same seats,
and what happens at one is shown at the other."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from aiohttp import ClientSession, CookieJar
from yarl import URL

from bot.platforms.web import WebPlatform
from bot.store import notes as note_rows
from tests import postgres
from tests.bot.mortal import Page
from tests.desks import desk_at
from tests.platforms.web.callers import Caller
from tests.starting import start

# Nobody hears of changes until it has tried anew.
DEAFEN = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%'"


@pytest.fixture
async def url(server: postgres.Server) -> str:
    return await server.fresh()


@pytest.fixture
async def webs(url: str) -> AsyncIterator[list[WebPlatform]]:
    """Two processes' web tables, each with a store of its own and the secret that they share."""
    async with AsyncExitStack() as stack:
        served = []
        for _ in range(2):
            store, desk = await desk_at(stack, url)
            web = WebPlatform(desk, "127.0.0.1", 0, await note_rows.secret(store.database, "web"))
            desk.attach(web)
            await web.start()
            stack.push_async_callback(web.close)
            await start(desk)
            served.append(web)
        yield served


def base(web: WebPlatform) -> str:
    return web.url.rstrip("/")


async def moves_to(page: Page, here: WebPlatform, there: WebPlatform) -> Page:
    """The same browser at another process: with its cookie, whatever the port makes of its name."""
    known = {
        cookie.key.replace(str(URL(here.url).port), str(URL(there.url).port)): cookie.value
        for cookie in page.cookies
    }
    session = ClientSession(cookie_jar=CookieJar(unsafe=True), cookies=known)
    async with session.get(base(there)) as response:
        assert response.status == 200
    socket = await session.ws_connect(f"{base(there)}/socket", headers={"Origin": base(there)})
    return Page(base(there), session, socket)


async def test_a_page_opened_at_one_process_goes_on_at_another(webs: list[WebPlatform]) -> None:
    one, other = webs
    before = await Page.open(base(one))
    code = await before.play("reversi")
    for verb in ("also", "start"):
        assert await before.press(before.buttons(verb)[0]) == []
    assert await before.press(before.buttons("mine")[0]) == []
    after = await moves_to(before, one, other)
    await after.look_at(code)
    assert after.revision == before.revision
    assert after.buttons("mine") == before.buttons("mine"), "the seats are theirs"
    assert await after.press(after.buttons("mine")[0]) == []
    await before.until_revision(after.revision)
    stranger = await Page.open(base(other))
    await stranger.come_back(code)
    assert stranger.buttons("mine", "move") == [], "nobody else's are"
    for page in (before, after, stranger):
        await page.close()


async def test_company_and_words_reach_the_pages_of_other_processes(
    webs: list[WebPlatform],
) -> None:
    one, other = webs
    page, caller = await Page.open(base(one)), Caller(base(other))
    code = await page.play("reversi")
    for verb in ("also", "start"):
        await page.press(page.buttons(verb)[0])
    ann = Caller(base(one))
    ann.session.cookie_jar.update_cookies({one.key: one.value for one in page.cookies})
    first = await ann.tab(code)
    await first.ask("company")
    stranger = await caller.tab(code)
    await stranger.ask("company")
    await first.until("company", watching=f"{(await caller.boot())['me']['name']} is watching")
    await first.ask("press", payload=f"say:{code}:0:hello")
    assert (await stranger.until("word"))["text"] == "Hello"
    first.told.clear()
    await stranger.socket.close()
    await first.until("company", watching="")
    for each in (page, ann, caller):
        await each.close()


async def test_a_page_is_shown_what_its_new_process_has_not_heard_of(
    server: postgres.Server, url: str, webs: list[WebPlatform]
) -> None:
    one, other = webs
    before = await Page.open(base(one))
    code = await before.play("reversi")
    for verb in ("also", "start"):
        assert await before.press(before.buttons(verb)[0]) == []
    reader = await Page.open(base(other))
    await reader.come_back(code)
    assert reader.revision == before.revision, "the other process knows the table"
    server.run(DEAFEN, url)
    assert await before.press(before.buttons("mine")[0]) == []
    await reader.come_back(code)
    assert reader.revision == before.revision
    for page in (before, reader):
        await page.close()


async def test_what_happens_at_one_process_is_shown_on_every_page(webs: list[WebPlatform]) -> None:
    player = await Page.open(base(webs[0]))
    code = await player.play("reversi")
    readers = [await Page.open(base(web)) for web in webs for _ in range(2)]
    for reader in readers:
        await reader.come_back(code)
    for verb in ("also", "start", "mine", "mine", "mine"):
        assert await player.press(player.buttons(verb)[0]) == []
        for reader in readers:
            await reader.until_revision(player.revision)
    for page in (player, *readers):
        await page.close()
