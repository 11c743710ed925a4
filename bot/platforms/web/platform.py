"""The web table as a platform: it binds a port, serves the page and talks to the open ones."""

import asyncio
import errno
import logging
from collections.abc import Iterable
from functools import partial
from itertools import chain
from pathlib import Path

from aiohttp import web

from bot.desk import Desk
from bot.desk.platform import Gone, Newest, Shown
from bot.errors import Fault
from bot.listening import Listener, Network, is_loopback
from bot.monitoring.health import Condition
from bot.people import Chat, Display
from bot.platforms.inside import AppProxy
from bot.platforms.web import guard
from bot.platforms.web.assets import Assets
from bot.platforms.web.chat_apps import ChatApps, Identification
from bot.platforms.web.cross_origin import CrossOrigin
from bot.platforms.web.devices import DeviceList
from bot.platforms.web.downloads import LARGEST_FILE, Downloads
from bot.platforms.web.pages import Pages
from bot.platforms.web.programs import Programs
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, RequestLimits
from bot.platforms.web.requests import RequestReader
from bot.platforms.web.session import SessionSettings
from bot.platforms.web.shared_pictures import SharedPictures
from bot.platforms.web.shell import Shell
from bot.platforms.web.showcase import Showcase
from bot.platforms.web.thumbnails import Thumbnails
from bot.platforms.web.uploads import FileUploads
from bot.platforms.web.visitor import Visitors
from bot.preferences.chat_choices import Choosers
from bot.screens import Screen

STATIC = Path(__file__).parent / "static"
BODY_LIMIT = 4096  # bytes of a request's body; the longest is a name and a language
ANYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not bound to
CLOSING_SECONDS = 2.0
PAGES = ("/", "/t/{code}", "/ladder", "/ladder/{who:[0-9a-f]{16}}", "/me")  # what the shell shows
SOCKET = "/socket/{platform}"  # of a page inside the app of a chat
SIGN_SECONDS = 60.0  # after which an open page is a sign of its person again

log = logging.getLogger(__name__)


class WebPlatform:
    """Serves the web table on ``host`` and ``port`` (0: any free one). ``secret`` signs the
    cookies: with the same one a browser stays the same person after a restart. ``trusted`` proxies
    are believed when they say whom they speak for; ``limits`` are how fast pages may ask. Every
    ``sign_seconds`` an open page tells the desk that its person is there. It opens inside the
    ``apps`` of chats, too."""

    name = "web"
    theme = "light"
    choosers = Choosers.NOBODY
    shows_privately = True
    hands_alone = False
    largest_file = LARGEST_FILE
    longest_caption = longest_text = 100_000  # a page scrolls

    def __init__(
        self,
        desk: Desk,
        host: str,
        port: int,
        secret: str,
        trusted: Iterable[Network] = (),
        limits: RequestLimits | None = None,
        sign_seconds: float = SIGN_SECONDS,
        apps: ChatApps | None = None,
    ) -> None:
        self._desk = desk
        self._host = host
        self._port = port
        self._secret = secret
        self._trusted = tuple(trusted)
        self._proxies = Proxies(self._trusted)
        self._limits = limits or RequestLimits()
        self._sign_seconds = sign_seconds
        self._apps = dict(apps or {})
        self._listener: Listener | None = None

    @property
    def condition(self) -> Condition:
        """Whether pages can be opened."""
        return Condition.of(self._listener is not None)

    @property
    def url(self) -> str:
        """The address to open in a browser on this machine."""
        host = "localhost" if self._host in ANYWHERE else self._host
        return f"http://{f'[{host}]' if ':' in host else host}:{self._port}/"

    async def start(self) -> None:
        """Binds the port. Raises Fault when that is impossible."""
        listener = Listener(
            self._app(),
            self._host,
            self._port,
            closing_seconds=CLOSING_SECONDS,
            limits=self._limits.connections,
            trusted=self._trusted,
        )
        try:
            await listener.start()
        except OSError as error:
            raise self._fault(error) from error
        self._listener = listener
        self._port = listener.port
        log.info("web table at %s", self.url)

    async def run(self) -> None:
        """Serves until cancelled; starts first where ``start`` has not been called. Raises
        Fault."""
        if self._listener is None:
            await self.start()
        try:
            await asyncio.Event().wait()
        finally:
            await self.close()

    async def close(self) -> None:
        """Tells the open pages that they will have to come back, and lets go of the port."""
        listener, self._listener = self._listener, None
        if listener is not None:
            await listener.close()

    def owns(self, chat: Chat) -> bool:
        """Every page is its own process's."""
        return True

    async def show(self, display: Display, newest: Newest, playing: bool = False) -> Screen:
        """Nothing is sent: an open page watches its table itself and asks for its reader's own
        screen, so the web has no displays that could fall behind."""
        return await newest()

    async def repost(self, display: Display, newest: Newest) -> Shown:
        """Nothing is posted either."""
        return Shown(await newest(), display.chat, display.message)

    async def post(self, chat: Chat, newest: Newest) -> Shown:
        """Raises Gone: a page that is not open cannot be written to."""
        raise Gone

    def reaches(self, person: str) -> bool | None:
        """None, as in private_chat."""
        return None

    async def private_chat(self, person: str) -> Chat | None:
        """None: a browser whose page is closed cannot be reached, and an open one tells itself."""
        return None

    async def has_member(self, chat: Chat, account: str) -> bool:
        """Whether it is the account's own page, which nobody else is at."""
        return chat.id == account.partition(":")[2]

    def sequence(self, display: Display) -> int:
        """There are no messages to be put in order."""
        return 0

    def shows_hands(self, chat: Chat) -> bool:
        """Everywhere."""
        return True

    def shows_pictures(self, chat: Chat) -> bool:
        """Everywhere."""
        return True

    def link(self, code: str) -> str:
        """The address of a table's page."""
        return self._desk.web.table(code) or f"{self.url}t/{code}"

    def app_link(self, path: str, chat: Chat) -> None:
        """None: it is the page already."""

    def sends_elsewhere(self) -> bool:
        """No: people copy its address."""
        return False

    def invitation(self, code: str) -> str | None:
        """The address of a table's page; "" where it is served under every name that this machine
        has, None where no other machine can open it."""
        if public := self._desk.web.table(code):
            return public
        if self._host in ANYWHERE:
            return ""
        return None if is_loopback(self._host) else self.link(code)

    async def remove(self, display: Display) -> None:
        """Nothing, for the same reason: there is no message left behind in a browser."""

    def _app(self) -> web.Application:
        assets = Assets.load(STATIC, self._desk.catalogue.page_files)
        visitors = Visitors(self._desk, self._secret, self._proxies)
        showcase = Showcase(self._desk)
        rate_limit = RateLimit(self._limits)
        thumbnails = Thumbnails(self._desk, visitors, self._proxies, rate_limit)
        shell = Shell(self._desk, visitors, assets, self._proxies, rate_limit, self._app_proxy)
        downloads = Downloads(visitors)
        devices = DeviceList(self._desk, visitors, self._proxies, rate_limit)
        uploads = FileUploads(self._desk, visitors, self._proxies, rate_limit)
        pages = Pages(
            self._desk,
            visitors,
            downloads,
            self._proxies,
            rate_limit,
            SessionSettings(
                assets.version,
                self._sign_seconds,
                self._secret,
                RequestReader(self._desk.catalogue.messages),
            ),
        )
        app = self._guarded(shell)
        shell.add_pages(app.router, self._addresses)
        self._add_apps(app.router, shell, pages, visitors)
        app.router.add_get("/offline", shell.offline)
        app.router.add_get("/worker.js", shell.worker)
        app.router.add_get("/manifest.webmanifest", shell.manifest)
        app.router.add_post("/me", shell.change)
        app.router.add_get("/me/devices", devices.show)
        app.router.add_post("/me/devices", devices.end)
        if self._desk.catalogue.takes_files:
            app.router.add_post("/import", uploads.take)
        app.router.add_get("/socket", pages.open_socket)
        app.router.add_get("/game/{game:[a-z]+}-{theme}.png", showcase.picture)
        app.router.add_get("/turn/{game:[a-z]+}-{theme}.png", showcase.turn)
        app.router.add_get("/feature/{feature}/{name}/{theme}.png", showcase.of_feature)
        app.router.add_get("/table/{code}/{theme}.png", thumbnails.picture)
        if self._desk.programs.access is not None:
            Programs(self._desk.programs, self._proxies, rate_limit).add(app)
        SharedPictures(self._desk, self._proxies, rate_limit).add(app.router)
        app.router.add_get("/file/{token}/{name}", downloads.send)
        app.router.add_get("/static/{version}/{path:.+}", assets.send)
        app.router.add_get("/favicon.ico", assets.icon)
        app.on_shutdown.append(pages.close_all)
        return app

    @property
    def _addresses(self) -> tuple[str, ...]:
        """What the shell shows, with the views of features."""
        added = (each.addresses for each in self._desk.catalogue.page_files.values())
        return (*PAGES, *chain.from_iterable(added))

    def _guarded(self, shell: Shell) -> web.Application:
        """What serves nothing yet, behind what stands before every request."""
        frames = " ".join(filter(None, (each.frames for each in self._apps.values())))
        proxied = (SOCKET.format(platform=name) for name, one in self._apps.items() if one.proxy)
        elsewhere = CrossOrigin(self._app_proxy, next(proxied, ""))
        access = self._desk.programs.access
        programs = access.root if access is not None else ""
        return web.Application(
            middlewares=[
                guard.guarded(
                    self._host, self._proxies, self._desk.web.host, frames, elsewhere, programs
                ),
                guard.explained(shell.missing, shell.unavailable),
            ],
            client_max_size=BODY_LIMIT,
        )

    def _add_apps(
        self, router: web.UrlDispatcher, shell: Shell, pages: Pages, visitors: Visitors
    ) -> None:
        """Has the page open inside the apps of chats, where there are such."""
        if any(each.frames for each in self._apps.values()):
            shell.add_inside(router, self._addresses)
        for platform, each in self._apps.items():
            who = Identification(self._desk, visitors, platform, each)
            router.add_get(SOCKET.format(platform=platform), partial(pages.open_inside, who))

    @property
    def _app_proxy(self) -> AppProxy | None:
        """That of the app that shows the page through one."""
        found = (each.proxy for each in self._apps.values() if each.proxy is not None)
        return next(found, None)

    def _fault(self, error: OSError) -> Fault:
        where = f"{self._host}:{self._port}"
        if error.errno == errno.EADDRINUSE:
            return Fault(
                f"The web table cannot use {where}, because port {self._port} is taken: "
                "set WEB_PORT to a free port, or WEB=off to leave the web table out."
            )
        return Fault(
            f"The web table cannot listen on {where} ({error.strerror or error}): "
            "check WEB_HOST and WEB_PORT."
        )
