"""The page as an app: its weight, how it is installed, and what it shows without a connection."""

import io
import json
from pathlib import Path

import pytest
from PIL import Image
from playwright.async_api import Browser, Response, expect
from yarl import URL

from bot.platforms.web.platform import STATIC
from engines import GAMES
from tests.campaigns import so_many
from tests.platforms.web.callers import Caller
from tests.platforms.web.process import Process
from tests.platforms.web.servers import page_assets
from tests.platforms.web.test_server import Visit
from tests.platforms.web.windows import CHOOSABLE, DESKTOP, DRAW, PHONE, card, window

browser = [pytest.mark.asyncio(loop_scope="session")]
MOST_BYTES = 150 * 1024
# The page itself notes when its board is there: what it fetches afterwards nobody waits for.
NOTE_BOARD = f"""new MutationObserver((_, watching) => {{
    if (!document.querySelector("{CHOOSABLE}")) return;
    window.boardAt = performance.now();
    watching.disconnect();
}}).observe(document, {{ childList: true, subtree: true }})"""
PICKED = "one => one.ariaPressed === 'true'"
ASKED_BEFORE = """() => [
    ...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")
].filter((entry) => entry.startTime < window.boardAt).map((entry) => entry.name)"""


async def fetched(caller: Caller, path: str, **headers: str) -> tuple[int, str, bytes]:
    """Status, media type and body of an address."""
    async with caller.session.get(caller.url + path, headers=headers) as response:
        return response.status, response.content_type, await response.read()


async def test_the_manifest_names_icons_that_are_there(visit: Visit) -> None:
    ann = visit("de")
    status, kind, body = await fetched(ann, "/manifest.webmanifest")
    manifest = json.loads(body)
    assert (status, kind) == (200, "application/manifest+json")
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (
        "de",
        "standalone",
        "/",
    )
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    for icon in manifest["icons"]:
        _, kind, body = await fetched(ann, icon["src"])
        with Image.open(io.BytesIO(body)) as picture:
            assert kind == icon["type"] == "image/png"
            assert "x".join(map(str, picture.size)) == icon["sizes"]


async def test_a_maskable_icon_fills_its_square_and_the_others_are_round(visit: Visit) -> None:
    assets = page_assets()
    corners = {}
    for name in ("icon-512.png", "icon-maskable-512.png"):
        with Image.open(io.BytesIO(assets.content(name))) as picture:
            corners[name] = picture.convert("RGBA").getpixel((0, 0))
    assert corners == {"icon-512.png": (0, 0, 0, 0), "icon-maskable-512.png": (35, 92, 69, 255)}


async def test_another_version_or_language_is_another_worker_that_is_never_kept(
    visit: Visit, tmp_path: Path
) -> None:
    texts = {}
    for language in ("en", "de"):
        caller = visit(language)
        async with caller.session.get(f"{caller.url}/worker.js") as response:
            assert response.headers["Cache-Control"] == "no-cache"
            assert response.content_type == "text/javascript"
            texts[language] = await response.text()
    version = page_assets().version
    assert all(version in text and "$" not in text for text in texts.values())
    assert texts["en"] != texts["de"]


async def test_only_what_is_pressed_reaches_the_server_and_never_through_the_worker() -> None:
    worker = (STATIC / "worker.js").read_text()
    assert 'request.method !== "GET"' in worker
    for word in ("WebSocket", "onsync", "indexedDB", "postMessage", "cache.put"):
        assert word not in worker


async def test_an_address_where_nothing_is_says_so_in_the_readers_language(visit: Visit) -> None:
    ann = visit("de")
    page = {"Accept": "text/html,application/xhtml+xml"}
    status, kind, body = await fetched(ann, "/nowhere/at/all", **page)
    assert (status, kind) == (404, "text/html")
    assert b'lang="de"' in body and b"Zur Startseite" in body and b'href="/"' in body
    assert not ann.session.cookie_jar.filter_cookies(URL(ann.url))
    status, kind, body = await fetched(ann, "/static/old/app.js")
    assert (status, kind) == (404, "text/plain")
    async with ann.session.post(
        f"{ann.url}/nowhere", headers={**page, "Origin": ann.url}
    ) as response:
        assert response.content_type == "text/plain"


class TestInABrowser:
    pytestmark = browser

    async def test_without_a_connection_the_page_says_so_and_comes_back(
        self, bot: Process, chromium: Browser
    ) -> None:
        async with window(chromium, bot.url, PHONE, offline_is_fine=True, worker=True) as page:
            await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
            await page.wait_for_function("navigator.serviceWorker.controller")
            bot.stop()
            try:
                await page.goto(bot.url + "t/AAAAA")
                await expect(page.locator("h1")).to_have_text("No connection")
                style = "getComputedStyle(document.body).backgroundColor"
                assert await page.evaluate(style) == "rgb(244, 239, 230)"
                assert page.url.endswith("/t/AAAAA")
                again = page.get_by_role("link", name="Try again")
                await again.click()
                await expect(page.locator("h1")).to_have_text("No connection")
                assert page.url.endswith("/t/AAAAA")
            finally:
                bot.start()
            # By itself, or by the link.
            await expect(page.locator(".gone h1, .home h1").first).to_be_visible()

    @pytest.mark.parametrize("game", so_many(["triominos"], list(GAMES)))
    async def test_until_the_first_board_the_page_weighs_little_without_its_picture(
        self, bot: Process, chromium: Browser, game: str
    ) -> None:
        async with window(chromium, bot.url, DESKTOP, alone=True) as page:
            weights: dict[str, int] = {}

            async def weigh(response: Response) -> None:
                sizes = await response.request.sizes()
                weights[response.url] = sizes["responseBodySize"]

            await page.locator(f".game[data-game={game}] .primary").click()
            await page.locator(CHOOSABLE).first.wait_for()
            page.on("response", weigh)
            await page.add_init_script(NOTE_BOARD)
            session = await page.context.new_cdp_session(page)
            await session.send("Network.clearBrowserCache")
            await session.send("Network.setBypassServiceWorker", {"bypass": True})
            await page.reload()
            await page.locator(CHOOSABLE).first.wait_for()
            await page.wait_for_load_state("networkidle")
            asked = {url.partition("#")[0] for url in await page.evaluate(ASKED_BEFORE)}
            weighed = asked & weights.keys()
            assert any(".css" in url for url in weighed) and any(".ttf" in url for url in weighed)
            assert sum(weights[url] for url in weighed) < MOST_BYTES, weights

    @pytest.mark.parametrize("game", ["crosswise", "reversi", "triominos"])
    async def test_two_presses_lead_from_the_page_to_the_first_move(
        self, bot: Process, chromium: Browser, game: str
    ) -> None:
        async with window(chromium, bot.url, DESKTOP) as page:
            await card(page, game).locator(".primary").click()
            piece = page.locator(".region").first
            alone = page.locator(DRAW).first
            await piece.or_(alone).first.wait_for()
            before = str(await page.locator(".table").get_attribute("data-revision"))
            held = await page.locator(".region.more").element_handles()
            # A cell, a piece of the hand and then its place, or what is done without one: one move.
            if not held:
                await (piece if await piece.count() else alone).click()
            plain = page.locator(".region:not(.more)")
            for one in held:  # some pieces want more than a place
                await one.click()
                await page.wait_for_function(PICKED, arg=one)
                if await plain.count():
                    await plain.first.click()
                    break
            await expect(page.locator(".table")).not_to_have_attribute("data-revision", before)
