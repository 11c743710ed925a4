"""What somebody can bring into a chat in which the bot is no member: a table, a new one, or what a
command shows, such as a puzzle."""

from collections.abc import AsyncIterator, Callable

from bot.accounts.accounts import Accounts
from bot.desk.catalogue import Catalogue
from bot.desk.chat_screens import ChatScreens
from bot.desk.commands import CODE, GAME, parse
from bot.desk.previews import Previews
from bot.desk.sharing import Offer
from bot.errors import NoSuchTable, Refusal
from bot.people import Chat, Person
from bot.preferences.preferences import Preferences
from bot.press import Press
from bot.running.service import Tables
from bot.screens.buttons import DO
from bot.screens.info import games
from bot.screens.screen import Button, Screen, Style
from bot.store import games as game_rows
from bot.store.renamings import Renamings
from bot.tables.overview import ordered
from bot.tables.table import Status
from bot.texts import Words
from engines import GAMES

MOST = 5
LONGEST = 50  # characters of what follows /play, so that a button can say it
OWN = 2  # of them the asker's own tables, where nothing has been typed


BEGUN = 3  # letters of a command's name that are enough

MayTry = Callable[[], bool]
"""Whether somebody may try one more code of a table, which may be a guess."""


class Offers:
    """Finds them by what is typed: a table's code, the words that follow /play, a command that has
    a sharer, or nothing."""

    def __init__(
        self,
        words: Words,
        tables: Tables,
        renamings: Renamings,
        accounts: Accounts,
        previews: Previews,
        screens: ChatScreens,
        preferences: Preferences,
        catalogue: Catalogue,
    ) -> None:
        self._words = words
        self._tables = tables
        self._renamings = renamings
        self._accounts = accounts
        self._previews = previews
        self._screens = screens
        self._preferences = preferences
        self._play = catalogue.listed["play"]
        self._sharers = catalogue.sharers

    async def of(
        self, person: Person, chat: Chat, language: str, typed: str, may_try: MayTry
    ) -> tuple[Offer, ...]:
        """At most five, for a person whose chat looks like ``chat``. Whatever names a table is
        looked up only for somebody who ``may_try``."""
        if not typed:
            own = await self._own_codes(person)
            tables = [await self._table(code, chat, language) for code in own]
            return (*filter(None, tables), *self._new(language, ""))[:MOST]
        new = self._new(language, typed)
        shared = [offer async for offer in self._shared(person, language, typed, may_try)]
        if found := (*new, *shared)[:MOST]:
            return found
        code = typed.upper()
        wanted = CODE.accepts(code) and may_try()
        table = await self._table(code, chat, language) if wanted else None
        return (table,) if table else ()

    def choice(self, language: str) -> Screen:
        """What can be played, with a button a game."""
        about = [self._words.say(language, f"{game}-about") for game in GAMES]
        return Screen("", 0, tuple(about), actions=games(self._words, language))

    async def keep_language(self, chat: Chat, language: str) -> None:
        """What everybody in the chat reads is in the language of whoever has brought it there."""
        if language != self._words.default and not (await self._preferences.of_chat(chat)).language:
            await self._preferences.choose_chat(chat, language=language)

    async def _shared(
        self, person: Person, language: str, typed: str, may_try: MayTry
    ) -> AsyncIterator[Offer]:
        """What is shown by the commands whose names begin so, in the person's language or in
        English."""
        person = await self._accounts.person(person)
        name, _, rest = typed.casefold().partition(" ")
        for command, sharer in self._sharers.items():
            label = self._words.say(language, f"discord-command-{command}").casefold()
            meant = name in (command, label)
            if not (meant or (len(name) >= BEGUN and not rest and command.startswith(name))):
                continue
            if any(map(CODE.accepts, rest.split())) and not may_try():
                continue
            if offer := await sharer.offer(person, language, rest):
                yield offer

    async def _own_codes(self, person: Person) -> list[str]:
        """The tables at which a person sits, those that wait for them first."""
        key = await self._accounts.key(person.account)
        found = ordered(await game_rows.of_person(self._renamings, key, MOST))
        going = (one for one in found if one.status in (Status.LOBBY, Status.PLAYING))
        return [one.code for one in going][:OWN]

    async def _table(self, code: str, chat: Chat, language: str) -> Offer | None:
        try:
            table = await self._tables.get(code)
            preview = await self._previews.of(code, None, language)
        except NoSuchTable:
            return None
        screen = await self._screens.of(table, chat, None, language=language)
        return Offer(preview.title, preview.description, table.game, screen, code)

    def _new(self, language: str, typed: str) -> tuple[Offer, ...]:
        """New tables: the one that is typed, or those whose games begin with what is."""
        try:
            args = parse(self._play, typed)
        except Refusal:
            args = {}
        if game := args.get("game"):
            more = (part for key, word in args.items() if key != GAME for part in (key, word))
            words = (game, *more)
            return (self._opened(language, words),) if len(" ".join(words)) <= LONGEST else ()
        start = typed.casefold()
        fitting = (g for g in GAMES if start in (g[: len(start)], self._start(g, language, start)))
        return tuple(self._opened(language, (game,)) for game in fitting)

    def _start(self, game: str, language: str, typed: str) -> str:
        """As many letters of the game's name as have been typed."""
        return self._words.say(language, f"game-{game}").casefold()[: len(typed)]

    def _opened(self, language: str, words: tuple[str, ...]) -> Offer:
        """A table that whoever presses first opens."""
        (game, *more), say = words, self._words.say
        title = " · ".join((say(language, f"game-{game}"), *more[1::2]))
        about = say(language, f"{game}-about")
        opens = Press(DO, "", 0, ("play", *words)).pack()
        button = Button(say(language, "button-join"), opens, Style.PRIMARY)
        screen = Screen("", 0, (title, about), actions=((button,),), lead=True)
        return Offer(title, about, game, screen, opens=opens)
