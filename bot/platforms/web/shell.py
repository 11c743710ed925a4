"""The HTML around everything: one page for all addresses, in the reader's language."""

import html
import json
from string import Template

from aiohttp import web
from msgspec.structs import asdict

from bot.desk import Desk
from bot.platforms.web.asks import BadMessage, Me, read_me
from bot.platforms.web.assets import Assets
from bot.platforms.web.visitor import Visitor, Visitors, tidy
from bot.platforms.web.wire import Who
from engines import GAMES
from engines.game import LEVELS

INDEX = "index.html"
TEXTS = (
    "about", "afternoon", "again", "ago", "all-tables", "ask-turn", "blocked", "board", "close",
    "code", "commands", "computer", "copied", "copy", "copy-failed", "crowded", "days",
    "empty-log", "evening", "friends", "gone", "hasty", "home", "hours", "in", "join",
    "join-hint", "language", "level", "line", "link", "log", "lost", "minutes", "morning",
    "moves", "moves-as-buttons", "name", "notifications", "now", "play", "profile", "save",
    "send", "share", "share-hint", "share-native", "sound", "tables", "tagline", "tell-no",
    "tell-turn", "unknown-code", "waiting-many", "waiting-none", "waiting-one", "your-turn",
)  # fmt: skip
PLACES = {  # filled in by the page
    name: f"{{{name}}}" for name in ("game", "name", "number", "seconds", "time")
}
DARK = {"light": "not all", "dark": "all"}  # where the dark theme holds, by the chosen one
SYSTEMS_DARK = "(prefers-color-scheme: dark)"
OWN_SWITCH = "language"  # a command that the page has a switch for


class Shell:
    """Sends the page with everything that does not depend on a table, and changes the visitor."""

    def __init__(self, desk: Desk, visitors: Visitors, assets: Assets) -> None:
        self._desk = desk
        self._visitors = visitors
        self._assets = assets
        self._index = Template(assets.files[INDEX].decode())

    async def page(self, request: web.Request) -> web.Response:
        """The page; the browser gets its cookie with it."""
        visitor = self._visitors.meet(request)
        person = self._visitors.person(request, visitor)
        chosen = await self._desk.chosen(person)
        language = self._desk.reader(person)
        boot = self._boot(language, Who(person.name, language, chosen.theme))
        text = self._index.substitute(
            language=language,
            theme=chosen.theme,
            dark=DARK.get(chosen.theme, SYSTEMS_DARK),
            base=f"/static/{self._assets.version}",
            tagline=html.escape(self._desk.say(language, "web-tagline")),
            script=html.escape(self._desk.say(language, "web-needs-script")),
            boot=json.dumps(boot, ensure_ascii=False).replace("<", "\\u003c"),
        )
        response = web.Response(text=text, content_type="text/html")
        response.headers.update({"Cache-Control": "no-store", "Vary": "Accept-Language, Cookie"})
        self._visitors.remember(request, response, visitor)
        return response

    async def change(self, request: web.Request) -> web.Response:
        """A new name or language for the visitor: ``{"name": "Ann", "language": "de"}``."""
        visitor = self._visitors.known(request)
        me = await _me(request)
        if visitor is None or me is None:
            raise web.HTTPBadRequest
        language = visitor.language if me.language is None else me.language
        if language not in ("", *self._desk.languages):
            raise web.HTTPBadRequest
        name = visitor.name if me.name is None else tidy(me.name)
        if me.language:
            await self._desk.speak(self._visitors.person(request, visitor), me.language)
        response = web.Response(status=204, headers={"Cache-Control": "no-store"})
        self._visitors.remember(request, response, Visitor(visitor.id, name, language))
        return response

    def _boot(self, language: str, me: Who) -> dict[str, object]:
        def say(text: str, **params: str) -> str:
            return self._desk.say(language, text, **params)

        offered = (c for c in dict.fromkeys(self._desk.commands.values()) if c.name != OWN_SWITCH)
        return {
            "version": self._assets.version,
            "me": asdict(me),
            "texts": {text: say(f"web-{text}", **PLACES) for text in TEXTS}
            | {"settings": say("button-settings")},
            "games": [
                {"key": key, "label": say(f"game-{key}"), "about": say(f"{key}-about")}
                for key in GAMES
            ],
            "levels": [{"key": k, "label": say(f"choice-computer-{k}")} for k in LEVELS],
            "languages": [
                {"key": code, "label": self._desk.say(language, f"choice-language-{code}")}
                for code in self._desk.languages
            ],
            "commands": [
                {"name": command.name, "help": say(f"command-{command.name}")}
                for command in offered
                if not any(param.required for param in command.params)
            ],
        }


async def _me(request: web.Request) -> Me | None:
    """What the body says where it is JSON; a form of another site can never be."""
    if request.content_type != "application/json":
        return None
    try:
        return read_me(await request.read())
    except BadMessage:
        return None
