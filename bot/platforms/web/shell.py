"""The HTML around everything: one page for all addresses, in the reader's language."""

import asyncio
import html
from collections.abc import Iterable
from string import Template

from aiohttp import web
from msgspec.structs import replace

from bot.desk import Desk
from bot.desk.previews import LinkPreview
from bot.desk.view_previews import ViewPreview
from bot.errors import NoDatabase
from bot.people import PersonPreferences
from bot.platforms.inside import AppProxy, Unreachable
from bot.platforms.web.assets import DRAWN, Assets
from bot.platforms.web.boot import Boot, encoded
from bot.platforms.web.first_sight import first_sight, visitor_shown
from bot.platforms.web.guard import RIGHTS, PageRights
from bot.platforms.web.inline import inlined, sources
from bot.platforms.web.link_previews import PICTURES, LinkPreviews, code_in
from bot.platforms.web.proxies import Proxies
from bot.platforms.web.rate_limit import RateLimit, TooFast
from bot.platforms.web.requests import BadMessage, ChangeVisitor, read_me
from bot.platforms.web.visitor import Visitor, Visitors, tidy
from bot.platforms.web.wire import who
from bot.preferences.settings import SettingsHandlers
from bot.web_address import INSIDE, table_path
from render.look import CONTRAST

INDEX, PLAIN, WORKER = "index.html", "plain.html", "worker.js"
MATCH = "/m/{code}/{number:[1-9][0-9]{0,4}}"
PREVIEW = "/preview/{code}/{language:[a-z]{2,3}}-{shown:table|[1-9][0-9]{0,4}}.png"
VIEW_PICTURE = "/{language:[a-z]{2,3}}.png"  # ends the address of that of a feature's view
TOLD = {"frame_id", "instance_id"}  # in the address, where Discord opens the page
PAGE_COLOUR = "#f4efe6"
DARK = {"light": "not all", "dark": "all"}  # where the dark theme holds, by the chosen one
SYSTEMS_DARK = "(prefers-color-scheme: dark)"
SHARP = {CONTRAST: "all", "": "(prefers-contrast: more)"}  # high contrast, by the palette


class Shell:
    """Sends the page with everything that does not depend on a table, and changes the visitor.
    Where an app shows it through a ``proxy``, that comes to its first address, too."""

    def __init__(
        self,
        desk: Desk,
        visitors: Visitors,
        assets: Assets,
        proxies: Proxies,
        rate_limit: RateLimit,
        proxy: AppProxy | None = None,
    ) -> None:
        self._desk = desk
        self._proxy = proxy
        self._settings = desk.features.api("preferences", SettingsHandlers)
        self._proxies = proxies
        self._rate_limit = rate_limit
        self._visitors = visitors
        self._assets = assets
        self._links = LinkPreviews(desk, proxies, rate_limit)
        self._base = assets.base
        self._comes_back = f'<script type="module" src="{self._base}/js/offline.js"></script>'
        self._index, self._plain, self._worker = (
            Template(assets.files[name].decode()) for name in (INDEX, PLAIN, WORKER)
        )

    def add_pages(self, router: web.UrlDispatcher, paths: Iterable[str]) -> None:
        """Has what stands at these addresses shown, and matches that are over."""
        for path in paths:
            router.add_get(path, self.page)
        router.add_get(MATCH, self.match)
        router.add_get(PREVIEW, self._links.picture)
        for address in self._desk.features.previews:
            router.add_get(f"{PICTURES}{address}{VIEW_PICTURE}", self._links.view_picture)

    def add_inside(self, router: web.UrlDispatcher, paths: Iterable[str]) -> None:
        """Has the same shown inside the apps of chats, where a page says itself who it is."""
        for path in (*paths, MATCH):
            router.add_get(f"{INSIDE}{path.rstrip('/')}", self.inside)

    async def inside(self, request: web.Request) -> web.Response:
        """The page inside a chat's app: nobody's, until the app has said who has opened it. One
        that finds it speaks another language asks for that."""
        language = self._language_inside(request)
        return self._shell(request, "", language, PersonPreferences(), app=' data-app="telegram"')

    async def _proxied(self, proxy: AppProxy, request: web.Request) -> web.Response:
        """The same in one piece, for an app with a proxy of its own: there it may be that nothing
        else runs. Its address is that of the browser's page; what the app tells it follows."""
        try:
            shown = await proxy.shown_by()
        except Unreachable:
            raise web.HTTPServiceUnavailable from None
        language = self._language_inside(request)
        told = f' data-app="discord" data-client="{html.escape(shown.client)}"'
        response = self._shell(request, "", language, PersonPreferences(), app=told)
        page = await asyncio.to_thread(inlined, str(response.text), self._assets)
        run = sources(page)
        response.text = page
        rights = PageRights(shown.frames, run["script"], run["style"], shown.origin)
        response[RIGHTS] = rights
        return response

    def _language_inside(self, request: web.Request) -> str:
        asked = Visitor("", language=request.query.get("language", ""))
        return self._visitors.language(request, asked) or self._desk.words.default

    async def match(self, request: web.Request) -> web.Response:
        """The page of a match that is over, 404 where there is none: as long as it goes on it is
        to be seen at its table."""
        preview = await self._links.find(request)
        if preview is None:
            raise web.HTTPNotFound
        if not preview.over:
            raise web.HTTPFound(table_path(code_in(request)))
        return await self._page(request, preview)

    async def page(self, request: web.Request) -> web.Response:
        """The page; the browser gets its cookie with it."""
        if self._proxy is not None and request.query.keys() >= TOLD:
            return await self._proxied(self._proxy, request)
        return await self._page(request, await self._links.shown(request))

    async def _page(
        self, request: web.Request, preview: LinkPreview | ViewPreview | None
    ) -> web.Response:
        visitor = await self._visitors.meet(request)
        person = self._visitors.person(request, visitor)
        chosen = await self._settings.of(person)
        language = self._desk.readers.language(person)
        shows = preview
        if preview is not None and language != self._desk.words.default:
            shows = await self._links.shown(request, language)
        response = self._shell(request, person.name, language, chosen, preview, shows)
        self._visitors.remember(request, response, visitor)
        return response

    def _shell(
        self,
        request: web.Request,
        name: str,
        language: str,
        chosen: PersonPreferences,
        preview: LinkPreview | ViewPreview | None = None,
        shows: LinkPreview | ViewPreview | None = None,
        app: str = "",
    ) -> web.Response:
        """The page for somebody of this name, with what stands in its HTML inside an ``app``. What
        a link ``shows`` is told at once."""
        me = who(name, language, chosen)
        boot = Boot.of(self._desk, language, me, self._assets.version)
        home = request.path.removeprefix(INSIDE) in ("", "/")
        return self._response(
            self._index,
            language,
            chosen,
            tagline=html.escape(self._desk.words.say(language, "web-tagline")),
            preview=self._links.tags(request, preview, language),
            script=html.escape(self._desk.words.say(language, "web-needs-script")),
            boot=encoded(boot),
            app=app,
            place="at-table" if "code" in request.match_info else "",
            visitor=visitor_shown(name),
            sight=first_sight(self._desk.words, language, home, shows or preview),
        )

    async def offline(self, request: web.Request) -> web.Response:
        """What the worker keeps, to be shown without a connection."""
        return await self._said(request, "offline", "", self._comes_back)

    async def missing(self, request: web.Request) -> web.Response:
        """There is no page at this address."""
        response = await self._said(request, "missing", "/")
        response.set_status(web.HTTPNotFound.status_code)
        return response

    async def unavailable(self, request: web.Request) -> web.Response:
        """The database cannot be used now, so that nobody's choices are known."""
        visitor = self._visitors.sent(request) or Visitor("")
        language = self._visitors.language(request, visitor) or self._desk.words.default
        said = {"title": "web-unavailable", "button": "web-offline-button"}
        said |= {"about": NoDatabase().code}
        response = self._response(
            self._plain,
            language,
            PersonPreferences(),
            **{
                part: html.escape(self._desk.words.say(language, text))
                for part, text in said.items()
            },
            address="",
            script=self._comes_back,
        )
        response.set_status(web.HTTPServiceUnavailable.status_code)
        return response

    async def worker(self, request: web.Request) -> web.Response:
        """The service worker; another version of the page, or language, is another worker."""
        language, _ = await self._reader(request)
        text = self._worker.substitute(version=self._assets.version, language=language)
        return web.Response(
            text=text, content_type="text/javascript", headers={"Cache-Control": "no-cache"}
        )

    async def manifest(self, request: web.Request) -> web.Response:
        """How the page is called and looks once it is installed."""
        language, _ = await self._reader(request)
        return web.json_response(
            {
                "name": "Crosstable",
                "short_name": "Crosstable",
                "description": self._desk.words.say(language, "web-tagline"),
                "lang": language,
                "id": "/",
                "start_url": "/",
                "scope": "/",
                "display": "standalone",
                "background_color": PAGE_COLOUR,
                "theme_color": PAGE_COLOUR,
                "icons": [
                    {
                        "src": f"{self._base}/{name}",
                        "sizes": f"{side}x{side}",
                        "type": "image/png",
                        "purpose": "maskable" if maskable else "any",
                    }
                    for name, (side, maskable) in DRAWN.items()
                ],
            },
            content_type="application/manifest+json",
            headers={"Cache-Control": "no-cache"},
        )

    async def _said(
        self, request: web.Request, text: str, address: str, script: str = ""
    ) -> web.Response:
        """A page that says one thing, in the reader's language and theme, and has one way on."""
        language, chosen = await self._reader(request)
        said = {
            part: html.escape(self._desk.words.say(language, f"web-{text}{ending}"))
            for part, ending in (("title", ""), ("about", "-about"), ("button", "-button"))
        }
        return self._response(self._plain, language, chosen, **said, address=address, script=script)

    async def _reader(self, request: web.Request) -> tuple[str, PersonPreferences]:
        """The language and the choices of whoever asks; asking makes nobody known."""
        visitor = await self._visitors.known(request)
        if visitor is None:
            language = self._visitors.language(request, Visitor(""))
            return language or self._desk.words.default, PersonPreferences()
        person = self._visitors.person(request, visitor)
        chosen = await self._settings.of(person)
        return self._desk.readers.language(person), chosen

    def _response(
        self, template: Template, language: str, chosen: PersonPreferences, **more: str
    ) -> web.Response:
        worn = chosen.theme, chosen.palette, chosen.size, chosen.board
        text = template.substitute(
            language=language,
            look=" ".join(filter(None, worn)),
            dark=DARK.get(chosen.theme, SYSTEMS_DARK),
            contrast=SHARP.get(chosen.palette, "not all"),
            base=self._base,
            **more,
        )
        response = web.Response(text=text, content_type="text/html")
        response.headers.update({"Cache-Control": "no-store", "Vary": "Accept-Language, Cookie"})
        response.enable_compression()
        return response

    async def change(self, request: web.Request) -> web.Response:
        """A new name or language for the visitor: ``{"name": "Ann", "language": "de"}``."""
        visitor = await self._visitors.known(request)
        me = await _me(request)
        if visitor is None or me is None:
            raise web.HTTPBadRequest
        language = visitor.language if me.language is None else me.language
        if language not in ("", *self._desk.words.languages):
            raise web.HTTPBadRequest
        try:
            self._rate_limit.open(visitor.id, self._proxies.client(request))
        except TooFast:
            raise web.HTTPTooManyRequests from None
        renamed = me.name is not None and visitor.is_guest  # others have the name of their platform
        name = tidy(me.name) if renamed else visitor.name
        after = replace(visitor, name=name, language=language)
        person = self._visitors.person(request, after)
        if me.language:
            await self._settings.choose_language(person, me.language, not visitor.is_guest)
        if name != visitor.name:
            await self._desk.readers.rename(person)
        response = web.Response(status=204, headers={"Cache-Control": "no-store"})
        self._visitors.remember(request, response, after)
        return response


async def _me(request: web.Request) -> ChangeVisitor | None:
    """What the body says where it is JSON; a form of another site can never be."""
    if request.content_type != "application/json":
        return None
    try:
        return read_me(await request.read())
    except BadMessage:
        return None
