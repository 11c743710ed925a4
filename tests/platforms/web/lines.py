"""A line between a page in Chromium and the server that can be slow, or silent."""

import asyncio
from collections.abc import Callable

from playwright.async_api import Page, WebSocketRoute

from tests.patience import PATIENCE
from tests.platforms.web.opponents import BEN, deal, key_of
from tests.platforms.web.servers import Served
from tests.platforms.web.windows import paused

CODE = "PRESS"

Message = str | bytes
Holds = Callable[[Message], bool]


def nothing(_: Message) -> bool:
    """Whether to hold a message: no."""
    return False


def everything(_: Message) -> bool:
    """Whether to hold a message: yes."""
    return True


def is_screen(message: Message) -> bool:
    """Whether a message shows the table anew."""
    return isinstance(message, bytes) or '"type":"screen"' in message


class Line:
    """A line between the page and the server that can be slow: what it ``holds`` of what the server
    says comes when it lets go, a new one is refused while it is ``gone``, and what the page says
    while it is ``deaf`` is heard by nobody; all else is in ``asked``."""

    def __init__(self) -> None:
        self.holds: Holds = nothing
        self.gone = False  # whether it leads nowhere
        self.deaf = False
        self.asked: list[str] = []
        self._answers = 0  # of the server's to what was asked
        self._late: list[Message] = []
        self._page: WebSocketRoute | None = None

    async def through(self, page: Page) -> None:
        """Let everything of this page go through it."""
        await page.route_web_socket("**/socket", self._connect)

    async def _connect(self, route: WebSocketRoute) -> None:
        if self.gone:
            await route.close()
            return
        self._page = route
        server = route.connect_to_server()
        route.on_message(lambda message: self._asks(server, message))
        server.on_message(self._said)

    def _asks(self, server: WebSocketRoute, message: Message) -> None:
        if not self.deaf:
            self.asked.append(str(message))
            server.send(message)

    def _said(self, message: Message) -> None:
        assert self._page is not None
        if self.holds(message):
            self._late.append(message)
        else:
            self._page.send(message)
            self._answers += '"type":"answer"' in str(message)

    async def answered(self) -> None:
        """Wait until the page has been answered whatever it has asked."""
        async with asyncio.timeout(PATIENCE):
            while self._answers < len(self.asked):
                await asyncio.sleep(0.02)

    def let_go(self, still: Holds = nothing) -> None:
        """Hold nothing any more, or only this."""
        self.holds = still
        late, self._late = self._late, []
        for message in late:
            self._said(message)


async def at_table(page: Page, served: Served, game: str) -> tuple[Line, str]:
    """Sit down to move against Ben, at the end of a line, with no time passing but what a test
    spends; also one's own key."""
    web, _, database = served
    me = await key_of(page.context)
    await deal(database, CODE, me, BEN.key, game=game)
    line = Line()
    await line.through(page)
    await paused(page)
    await page.goto(web.link(CODE))
    await page.locator(".region").first.wait_for()
    return line, me
