"""A tournament as one open page of the browser shows it."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from msgspec import Struct

from bot.accounts.accounts import Accounts
from bot.background import Background
from bot.desk.memberships import Memberships
from bot.desk.page_messages import PictureShown, bare, digest
from bot.desk.page_part import OpenPage, PagePart
from bot.desk.spectators import Spectators
from bot.errors import Refusal
from bot.features.tournaments.errors import NoTournament
from bot.features.tournaments.messages import (
    BoardPictured,
    OwnEntryShown,
    TournamentAsked,
    TournamentGone,
    TournamentRow,
    TournamentsAsked,
    TournamentsShown,
)
from bot.features.tournaments.new_tournaments import COMMAND
from bot.features.tournaments.page_screens import progress
from bot.features.tournaments.rows import reading
from bot.features.tournaments.rows.entering import FIRST_CHAT, takes_people
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import TournamentScene, is_renewable, title
from bot.features.tournaments.seasons import Seasons
from bot.features.tournaments.tournament import TournamentState
from bot.features.tournaments.watched import Shown, WatchedTournaments
from bot.press import Press
from bot.screens.buttons import DO
from bot.screens.picture_cache import PictureCache

PICTURED = 12  # boards at the most: as many pictures as a page keeps
LISTED = 20  # tournaments of a visitor
PAUSE = 0.5  # seconds between two pictures of all that has moved

log = logging.getLogger(__name__)


class CupParts(Struct, frozen=True):
    """What pages of tournaments are made of."""

    scenes: TournamentScenes
    seasons: Seasons
    watched: WatchedTournaments
    accounts: Accounts
    pictures: PictureCache
    spectators: Spectators
    memberships: Memberships


class PageTournament:
    """Shows one page a tournament as long as it is there."""

    def __init__(self, page: OpenPage, parts: CupParts) -> None:
        self._page = page
        self._parts = parts
        self._code = ""
        self._stops: list[Callable[[], None]] = []
        self._changed = asyncio.Event()
        self._moved: dict[str, bool] = {}  # whether each table that is shown has a new picture
        self._told: Shown | None = None
        self._drawn: dict[str, str] = {}  # the picture of each table that the page shows
        self._background = Background()
        self._following: asyncio.Task[None] | None = None
        self.part = PagePart(
            {
                TournamentAsked: self._open,
                TournamentsAsked: self._list,
            },
            {},
            leave=self._leave,
        )

    async def _open(self, asked: TournamentAsked) -> None:
        """Shows the tournament from now on. Raises NoTournament."""
        self._leave()
        self._code = asked.code.upper()
        self._stops.append(self._parts.watched.follow(self._code, self._changed.set))
        try:
            await self._show()
        except NoTournament as refusal:
            self._leave()
            text = self._parts.scenes.words.say(self._language, refusal.code)
            await self._page.send(TournamentGone(asked.code, text))
            raise
        self._following = self._background.start(self._follow(), "page of a tournament")

    async def _list(self, asked: TournamentsAsked) -> None:
        """Shows the visitor's own ones."""
        scenes, language = self._parts.scenes, self._language
        person = await self._parts.accounts.person(self._page.person)
        rows = []
        for code in await reading.lately_of(scenes.store.renamings, person.key, LISTED):
            state = await scenes.find(code)
            scene = TournamentScene(scenes.words, language, state, scenes.tables.now)
            rows.append(TournamentRow(code, bare(title(scene)), *progress(scene)))
        said = {word: scenes.words.say(language, f"cup-page-{word}") for word in ("new", "none")}
        new = Press(DO, "", 0, (COMMAND,)).pack()
        await self._page.send(TournamentsShown(tuple(rows), new, said))

    def _leave(self) -> None:
        """Shows nothing of it any more."""
        if self._following is not None:
            self._following.cancel()
            self._following = None
        for stop in self._stops:
            stop()
        self._stops, self._told, self._code = [], None, ""
        self._moved, self._drawn = {}, {}
        self._changed.clear()

    @property
    def _language(self) -> str:
        words = self._parts.scenes.words
        return words.match(self._page.language) or words.default

    async def _follow(self) -> None:
        """Shows every change until the page goes elsewhere."""
        while True:
            try:
                await self._draw()
                await self._changed.wait()
                self._changed.clear()
                await self._show()
            except (ConnectionError, Refusal):
                return
            except Exception:  # the next change is shown
                log.exception("could not show tournament %s on a page", self._code)
            await asyncio.sleep(PAUSE)

    async def _show(self) -> None:
        """Tells the page how the tournament stands, and what it is to the visitor."""
        state, told = await self._parts.watched.shown(self._code, self._language)
        before, self._told = self._told or (None, None), told
        for one, known in zip(told, before, strict=True):
            if one != known:
                await self._page.send(one)
        await self._page.send(await self._own(state))
        self._watch(state)

    async def _own(self, state: TournamentState) -> OwnEntryShown:
        person = await self._parts.accounts.person(self._page.person)
        mine = state.of(person.key)
        here = mine is not None and mine.here
        boards = state.boards_of(mine.number) if mine is not None else ()
        table = next((each.table for each in boards if each.goes_on and each.table), "")
        may = takes_people(state) and not here
        if may and not state.tournament.open:
            chats = await reading.chats_of(self._parts.scenes.store.database, self._code)
            own = chats.get(FIRST_CHAT)
            may = own == self._page.chat
            if own is not None and not may:
                may = await self._parts.memberships.may_hold(person, own)
        number = mine.number if mine is not None else 0
        leaves = here and state.tournament.goes_on
        renewable = is_renewable(state)
        after = await self._parts.seasons.after(self._code) if renewable else ""
        renews = renewable and not after and await self._parts.scenes.may_hold(state, person)
        return OwnEntryShown(self._code, number, table, may, leaves, renews, after)

    def _watch(self, state: TournamentState) -> None:
        """Has the pictures of the first boards follow their tables. With the same deal everywhere
        there are none: they show what is to come at other tables."""
        going = [each.table for each in state.open_boards if each.table]
        wanted = [] if state.tournament.options.same_deal else going[:PICTURED]
        self._drawn = {table: self._drawn.get(table, "") for table in wanted}
        for table in wanted:
            if table not in self._moved:
                stop = self._parts.spectators.watch(table, partial(self._table_moved, table))
                self._stops.append(stop)
                self._moved[table] = True

    def _table_moved(self, table: str) -> None:
        self._moved[table] = True
        self._changed.set()

    async def _draw(self) -> None:
        """Sends the pictures of the tables at which something has been played."""
        theme = await self._page.look()
        tables = self._parts.scenes.tables
        for code in [each for each in self._drawn if self._moved[each]]:
            self._moved[code] = False
            table = await tables.get(code)
            if table.match is None:
                continue
            picture = await self._parts.pictures.thumbnail(tables.view(table, None), theme)
            name = digest(picture).hex()
            if self._drawn.get(code) == name:
                continue
            self._drawn[code] = name
            await self._page.send_picture(picture)
            shown = PictureShown(name, picture.width, picture.height, "", ())
            await self._page.send(BoardPictured(code, shown))
