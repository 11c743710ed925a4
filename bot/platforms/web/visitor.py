"""Who is at the other end: a browser is known by a signed cookie, and a page inside a chat's app by
a signed token, for cookies do not reach it there."""

import re
import secrets
from collections.abc import Iterable

from aiohttp import web
from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer
from msgspec import Struct

from bot.desk import Desk
from bot.listening import Nonsense
from bot.people import GUEST, Chat, Person, fit_name
from bot.platforms.inside import ChatPlace
from bot.platforms.web.proxies import Proxies

YEAR = 365 * 24 * 3600
WEEK = 7 * 24 * 3600  # for which a page inside an app goes on when it is loaded again
BEARER = "Bearer "
NAME_LIMIT = 24
_ID = re.compile(r"[0-9a-f]{32}")


class Visitor(Struct, frozen=True):
    """A browser: a random ``id``, the ``name`` and ``language`` that its person chose, or "", and
    the ``generation`` of its cookie. Inside the app of a ``platform`` it is somebody of that
    platform, with the name and the language that they have there, and may be in a ``place`` of
    it."""

    id: str
    name: str = ""
    language: str = ""
    generation: int = 0
    platform: str = GUEST
    place: ChatPlace | None = None

    @property
    def account(self) -> str:
        """Its account."""
        return f"{self.platform}:{self.id}"

    @property
    def is_guest(self) -> bool:
        """Whether it is known by its cookie alone."""
        return self.platform == GUEST

    @property
    def cookie(self) -> tuple[str, int]:
        """What its cookie stands for."""
        return self.account, self.generation


class Visitors:
    """Reads and writes the cookie, and says who a visitor is in the words of the desk."""

    def __init__(self, desk: Desk, secret: str, proxies: Proxies) -> None:
        self._desk = desk
        self._proxies = proxies
        self._signed = URLSafeSerializer(secret, salt="crosstable.visitor")
        self._tokens = URLSafeTimedSerializer(secret, salt="crosstable.app")

    async def known(self, request: web.Request) -> Visitor | None:
        """The visitor whose token or cookie came with ``request``; None without one of ours, and
        where its person has ended this browser or been forgotten. Raises Nonsense."""
        said = request.headers.get("Authorization", "")
        if said.startswith(BEARER):
            return self.holder(said.removeprefix(BEARER))
        visitor = self.sent(request)
        if visitor is None or await self._desk.devices.void([visitor.cookie]):
            return None
        return visitor

    def sent(self, request: web.Request) -> Visitor | None:
        """The same without a look into the database: the cookie may hold no more. Raises
        Nonsense."""
        sent = (request.cookies.get(name) for name in (_cookie(request), _former_cookie(request)))
        try:
            cookie = self._signed.loads(next(filter(None, sent), ""))
            visitor = Visitor(
                str(cookie["id"]),
                tidy(cookie["name"]),
                str(cookie["language"]),
                int(cookie.get("generation", 0)),  # the cookies of older versions have none
            )
        except UnicodeEncodeError:
            raise Nonsense("its cookie is no text") from None
        except (BadSignature, KeyError, TypeError, ValueError, AttributeError):
            return None
        return visitor if _ID.fullmatch(visitor.id) else None

    def token(self, visitor: Visitor) -> str:
        """What a page inside an app shows, for a week, to be taken for this visitor again."""
        told = {"platform": visitor.platform, "id": visitor.id, "name": visitor.name}
        return str(self._tokens.dumps(told | {"language": visitor.language}))

    def holder(self, token: str) -> Visitor | None:
        """The visitor to whom the token was given; None for what is none of ours, or too old."""
        try:
            told = self._tokens.loads(token, max_age=WEEK)
            return Visitor(told["id"], told["name"], told["language"], platform=told["platform"])
        except (BadSignature, KeyError, TypeError, UnicodeEncodeError):
            return None

    async def meet(self, request: web.Request) -> Visitor:
        """The known visitor, or a new one."""
        return await self.known(request) or Visitor(secrets.token_hex(16))

    def remember(self, request: web.Request, response: web.Response, visitor: Visitor) -> None:
        """Gives the browser its cookie, for another year; a page inside an app needs none."""
        if not visitor.is_guest:
            return
        cookie = {
            "id": visitor.id,
            "name": visitor.name,
            "language": visitor.language,
            "generation": visitor.generation,
        }
        response.set_cookie(
            _cookie(request),
            str(self._signed.dumps(cookie)),
            max_age=YEAR,
            httponly=True,
            samesite="Lax",
            secure=self._proxies.secure(request),
        )

    def language(self, request: web.Request, visitor: Visitor) -> str:
        """The language to speak: the one chosen, else the browser's, else the default."""
        wanted = (visitor.language, *accepted(request.headers.get("Accept-Language", "")))
        return best(wanted, self._desk.words.languages)

    def person(self, request: web.Request, visitor: Visitor) -> Person:
        """The visitor as a person at the tables."""
        language = self.language(request, visitor)
        name = visitor.name or self.guest(language, visitor)
        return Person(visitor.platform, visitor.id, name, language)

    def guest(self, language: str, visitor: Visitor) -> str:
        """The name of somebody who has not chosen one."""
        number = f"{1000 + int(visitor.id[:8], 16) % 9000}"
        return self._desk.words.say(language, "web-guest", number=number)


def chat_of(person: Person) -> Chat:
    """A browser is a private chat with its one reader."""
    own = person.id if person.platform == GUEST else f"{person.platform}-{person.id}"
    return Chat(GUEST, own, private=True)


def tidy(name: object) -> str:
    """A name fit to be shown, "" when nothing of it can be seen."""
    return fit_name(name, "", NAME_LIMIT) if isinstance(name, str) else ""


def accepted(header: str) -> tuple[str, ...]:
    """The languages of an Accept-Language header, the most wanted first."""
    ranked = []
    for place, part in enumerate(header.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        if tag and weight > 0:
            ranked.append((-weight, place, tag))
    return tuple(tag for _, _, tag in sorted(ranked))


def best(wanted: Iterable[str], known: tuple[str, ...]) -> str:
    """The first wanted language that is known, regions ignored; "" where none is."""
    for tag in wanted:
        base = tag.lower().replace("_", "-").split("-")[0]
        if base in known:
            return base
    return ""


def _cookie(request: web.Request) -> str:
    """Cookies are shared by all ports of a host, so two web tables on one machine need two. The
    port is the one that the browser knows: behind it there may be several processes."""
    port = request.url.explicit_port
    return f"crosstable-{port}" if port else "crosstable"


def _former_cookie(request: web.Request) -> str:
    """The name by the process's own port, which browsers that came through a proxy may have
    from older versions."""
    sock = request.transport and request.transport.get_extra_info("sockname")
    return f"crosstable-{sock[1]}" if sock else "crosstable"
