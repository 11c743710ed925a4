"""The part of Telegram's web client, as a page in a browser meets it: a frame, and what is said to
it and heard of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Frame, Page, expect

from bot.platforms.web import WebPlatform
from tests.platforms.web.windows import PHONE, window

CLIENT = "https://web.telegram.org/k/"
# The part of Telegram's web client: it shows the page in a frame, and keeps what that says.
HOST = """<!doctype html><title>Telegram</title><meta name="viewport" content="width=device-width">
<body style="margin:0">
<iframe style="border:0;width:100vw;height:100vh" src="{src}"></iframe><script>
window.said = [];
addEventListener("message", ({{ data }}) => said.push(JSON.parse(data)));
window.tell = (eventType, eventData) =>
  frames[0].postMessage(JSON.stringify({{ eventType, eventData }}), "*");
</script>"""


@asynccontextmanager
async def telegram_client(web: WebPlatform, chromium: Browser) -> AsyncIterator[Page]:
    """A window for Telegram's client. Chromium takes its page for one that came by TLS."""
    async with window(
        chromium,
        f"{web.url}favicon.ico",
        PHONE,
        alone=True,
        framed_by=CLIENT,
        expected="Mixed Content",
    ) as page:
        yield page


async def opened(page: Page, web: WebPlatform, hash: str, path: str = "app") -> Frame:
    """The page in the frame of Telegram's client."""
    src = f"{web.url}{path}#{hash}".replace("&", "&amp;")
    await page.route(
        f"{CLIENT}**",
        lambda route: route.fulfill(content_type="text/html", body=HOST.format(src=src)),
    )
    # To the browser a page that a test hands over does not come from this machine.
    await page.context.grant_permissions(["local-network-access"])
    await page.goto(CLIENT)
    await expect(page.frame_locator("iframe").locator(".view > *").first).to_be_visible()
    return page.frames[1]


async def told(page: Page, kind: str) -> list[Any]:
    """What the frame has told the client of one kind."""
    found: list[Any] = await page.evaluate(
        "kind => said.filter((one) => one.eventType === kind).map((one) => one.eventData)", kind
    )
    return found
