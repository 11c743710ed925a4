"""The page in one piece, behind a proxy that lets nothing else run."""

import re

import pytest
from playwright.async_api import Browser, Request, Route, expect

from bot.platforms.web.inline import inlined
from tests.platforms.web.servers import Served, page_assets
from tests.platforms.web.windows import PHONE, open_hot_seat, revision, window

NONCE = "r4nd0m"
POLICY = (
    f"default-src 'none'; script-src 'nonce-{NONCE}'; style-src 'nonce-{NONCE}'; "
    "font-src 'self'; img-src 'self' blob:; connect-src 'self'; manifest-src 'self'; "
    "require-trusted-types-for 'script'; trusted-types worker"
)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_page_of_inline_scripts_and_styles_plays_a_move(
    served: Served, chromium: Browser
) -> None:
    web = served.web
    linked: list[str] = []

    async def proxy(route: Route, request: Request) -> None:
        answer = await route.fetch()
        body = inlined(await answer.text(), page_assets())
        body = re.sub(r"<(script|style)(?=[ >])", rf'<\1 nonce="{NONCE}"', body)
        headers = {**answer.headers, "content-security-policy": POLICY}
        await route.fulfill(response=answer, headers=headers, body=body)

    # The policy lets no worker in either, which the browser says and the page can do without.
    icon = f"{web.url}favicon.ico"
    async with window(chromium, icon, PHONE, expected="worker.js", alone=True, worker=True) as page:
        # To the browser a page that a test hands over does not come from this machine.
        await page.context.grant_permissions(["local-network-access"])
        page.on("request", lambda request: linked.append(request.url))
        await page.route(re.compile(f"{web.url}(t/.*)?$"), proxy)
        await page.goto(web.url)
        await open_hot_seat(page)
        before = await revision(page)
        await page.locator(".region").first.click()
        await expect(page.locator(".table")).not_to_have_attribute("data-revision", before)
        await page.reload()  # at the table
        await expect(page.locator(".region").first).to_be_visible()
        assert await page.evaluate("document.fonts.check('16px Manrope')")
        drawn = (
            "all => all.filter((one) => one.checkVisibility()).map((one) => one.getBBox().width)"
        )
        widths = await page.locator("svg.icon").evaluate_all(drawn)
        assert widths and all(widths), "an icon is missing in the page"
        grounds = {"light": "rgb(244, 239, 230)", "dark": "rgb(21, 24, 30)"}
        for scheme, ground in grounds.items():
            await page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
            await expect(page.locator("body")).to_have_css("background-color", ground)
        assert not [url for url in linked if url.endswith((".js", ".css"))]
        assert any(url.endswith("manrope.ttf") for url in linked)
