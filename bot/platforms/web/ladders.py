"""Ladders and people's ratings on the page: what is asked for them, and what answers."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Iterable

from msgspec import Struct

from bot.desk import Desk
from bot.desk.page_messages import Message, PictureShown, bare
from bot.moments import plain
from bot.people import Person
from bot.platforms.web.screen_messages import screen_message
from bot.platforms.web.wire import ButtonShown
from bot.ratings.errors import NobodyRated
from bot.ratings.ladder import Standing
from bot.ratings.rating import PROOF
from bot.ratings.ratings import Ratings
from bot.ratings.screens import Ladder, figure
from engines import GAMES
from engines.game import Seat
from render import Picture

MOST = 200  # people on a page's ladder

WORDS = (
    "title", "place", "name", "rating", "matches", "share", "here", "all", "computers", "empty",
    "empty-computers", "level", "won", "back", "table", "unsure",
)  # fmt: skip
"""The texts ``web-ladder-…`` that the page needs."""


class StandingShown(Struct, frozen=True):
    """A person on a ladder. ``who`` names them to the page and the server alone; ``rating`` is to
    be read, ``value`` to be sorted by."""

    who: str
    name: str
    rating: str
    value: int
    matches: int
    share: int
    you: bool


class ComputerRecordShown(Struct, frozen=True):
    """How often the visitor has beaten computer players of a level."""

    level: str
    matches: int
    won: int


class LadderShown(Message, tag="ladder", frozen=True):
    """The ladder of a ``game``, ``where`` as in ``bot.ratings.screens.Ladder``: of people, or of
    the levels that the visitor has met. The ``news`` of how ratings are counted are told once."""

    game: str
    where: str
    people: tuple[StandingShown, ...]
    levels: tuple[ComputerRecordShown, ...]
    words: dict[str, str]
    news: str = ""


class ProfileShown(Message, tag="profile", frozen=True):
    """A person's ratings: the card, whose bytes went before, what is said of them, and what can be
    done about them."""

    who: str
    lines: tuple[str, ...]
    picture: PictureShown | None
    words: dict[str, str]
    buttons: tuple[ButtonShown, ...] = ()


def handle(key: str, secret: str) -> str:
    """What a page calls the person with this key, which is nobody's business."""
    return hashlib.blake2b(key.encode(), key=secret.encode()[:64], digest_size=8).hexdigest()


class LadderDesk:
    """What one page asks about ladders. ``tell`` sends a message and ``send`` a picture that the
    page may have already; ``secret`` is the server's."""

    def __init__(
        self,
        desk: Desk,
        person: Person,
        secret: str,
        tell: Callable[[Message], Awaitable[None]],
        send: Callable[[Picture], Awaitable[None]],
    ) -> None:
        self._desk = desk
        self._ratings = desk.features.api("ratings", Ratings)
        self._person = person
        self._secret = secret
        self._tell = tell
        self._send = send
        self._known: dict[str, str] = {}  # keys by handles

    async def open(self, game: str, where: Ladder, language: str) -> bool:
        """Tells the page of a ladder; where no game is chosen, of the first on whose anybody is."""
        computers, words = where is Ladder.COMPUTERS, self._words(language)
        hidden = "" if computers else await self._ratings.hidden(self._person, language)
        if hidden:
            words |= {"empty": hidden, "rule": hidden}
        met = await self._ratings.beaten_by(self._person) if computers else []
        found: list[Standing] = []
        levels: tuple[ComputerRecordShown, ...] = ()
        games = [game] if game in GAMES else [*GAMES]
        for chosen in games:
            levels = tuple(
                ComputerRecordShown(one.level, one.matches, one.won)
                for one in met
                if one.game == chosen
            )
            if not computers and not hidden:
                found = await self._ratings.best(chosen, where, self._person, MOST)
            if levels or found:
                break
        else:
            chosen = games[0]
        own = await self._desk.readers.key(self._person)
        people = tuple(self._shown(one, own) for one in found)
        news = "" if hidden else await self._ratings.news(self._person, language)
        await self._tell(LadderShown(chosen, where, people, levels, words, news))
        return True

    def _shown(self, one: Standing, own: str) -> StandingShown:
        name = handle(one.person, self._secret)
        self._known[name] = one.person
        shown = figure(one.skill)
        return StandingShown(
            name, one.name, shown, one.skill.shown, one.matches, one.share, one.person == own
        )

    async def profile(self, who: str, language: str, theme: str) -> None:
        """Tells the page of a person, of the visitor themselves without one. Raises NobodyRated."""
        if hidden := await self._ratings.hidden(self._person, language):
            words = self._words(language)
            await self._tell(ProfileShown(who, (words["title"], hidden), None, words))
            return
        key = await self._key(who) if who else await self._desk.readers.key(self._person)
        screen = await self._ratings.card(key, self._person, language, theme)
        if screen.picture is not None:
            await self._send(screen.picture)
        shown = screen_message(screen)
        lines = tuple(bare(plain(line)) for line in screen.lines)
        buttons = tuple(button for row in shown.actions for button in row)
        words = self._words(language)
        await self._tell(ProfileShown(who, lines, shown.picture, words, buttons))

    async def people(self, code: str) -> dict[Seat, str]:
        """What the page calls those at a table whose ratings everybody may see, by seat. Raises
        NoSuchTable."""
        found = await self._ratings.rated_at(code, self._person)
        names = {seat: handle(key, self._secret) for seat, key in found.items()}
        self._known.update({names[seat]: key for seat, key in found.items()})
        return names

    async def _key(self, who: str) -> str:
        """The person whom a page calls so, also one that was opened at their address. Raises
        NobodyRated."""
        if who not in self._known:
            self._known |= await asyncio.to_thread(self._named, await self._ratings.rated(), who)
        if who not in self._known:
            raise NobodyRated(name="–")
        return self._known[who]

    def _named(self, keys: Iterable[str], who: str) -> dict[str, str]:
        """The one among many people whom the page calls so."""
        found = next((key for key in keys if handle(key, self._secret) == who), None)
        return {} if found is None else {who: found}

    def _words(self, language: str) -> dict[str, str]:
        words = {word: self._desk.words.say(language, f"web-ladder-{word}") for word in WORDS}
        return words | {"rule": self._desk.words.say(language, "ladder-rule", count=PROOF)}
