"""The messages of tournaments in their chats: one for signing up, one a round, one at the end, and
one for each thing of which everybody is told."""

import logging
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.desk.platform import Gone, Newest
from bot.desk.platforms import Platforms
from bot.features.tournaments.news_screens import news_screen
from bot.features.tournaments.reminders import Reminders
from bot.features.tournaments.rows import posts, reading
from bot.features.tournaments.rows.posts import UNWRITABLE, TournamentPost
from bot.features.tournaments.rows.reading import News
from bot.features.tournaments.scenes import VIEW
from bot.features.tournaments.screens import (
    TournamentScene,
    end_screen,
    joining_screen,
    round_screen,
)
from bot.features.tournaments.standing_pictures import StandingPictures
from bot.features.tournaments.steps import NAMED
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.people import Chat, Display
from bot.preferences.languages import Languages
from bot.running.service import Tables
from bot.screens.reading import as_text
from bot.screens.screen import Mention, Screen
from bot.store import people as person_rows
from bot.store.database import Database
from bot.texts import Words

LAPSE = 60.0  # seconds after which what a process has claimed, and not posted, is anybody's
FIRST, END, NEWS = "0", "end", "news"
REMEMBERED = 2000  # tournaments of which is known what was shown; some reads each

log = logging.getLogger(__name__)


@dataclass(eq=False, repr=False)
class Announcements:
    """Posts and edits what tournaments show in chats; of several processes the one does that owns
    the chat."""

    _database: Database
    _tables: Tables
    _platforms: Platforms
    _words: Words
    _languages: Languages
    _standing: StandingPictures

    def __post_init__(self) -> None:
        self._shown: LRUCache[str, int] = LRUCache(REMEMBERED)
        self._reminders = Reminders(self._database)
        self._listeners: list[Callable[[str], None]] = []

    def listen(self, listener: Callable[[str], None]) -> None:
        """Tells a listener the code of each tournament that somebody here has changed."""
        self._listeners.append(listener)

    async def show_all(self) -> None:
        """Brings up to date what stands in the chats of all tournaments that go on."""
        for code, revision in await posts.live(self._database):
            if self._shown.get(code) == revision:
                continue
            try:
                if await self.show(code):
                    self._shown[code] = revision
            except Exception:  # the others are shown
                log.exception("could not show tournament %s", code)

    async def show(self, code: str) -> bool:
        """Brings up to date what stands in a tournament's chats; whether all of it is."""
        for listener in self._listeners:
            listener(code)
        state = await reading.load(self._database, code)
        if state is None:
            return True
        chats = await reading.chats_of(self._database, code)
        news = await reading.news_of(self._database, code)
        known = {(p.number, p.phase): p for p in await posts.of_tournament(self._database, code)}
        done = True
        for number, chat in chats.items():
            if not self._platforms.owns(chat):
                continue
            waiting = await self._held(state, chat, number, news)
            done = done and all(at <= self._tables.now for at in waiting.values())
            now = [phase for phase, at in waiting.items() if at <= self._tables.now]
            for phase in (*phases(state, chat, number, news), *now):
                try:
                    post = known.get((number, phase))
                    await self._bring(state, chat, number, phase, post, news)
                except Exception:
                    log.exception("could not show tournament %s on %s", code, chat.platform)
                    done = False
        return done

    async def _held(
        self, state: TournamentState, chat: Chat, number: int, news: list[News]
    ) -> dict[str, float]:
        """The phases that tell those of a chat who rest, with the times from which on they may."""
        return {
            f"{NEWS}{each.number}.{at:.0f}": at
            for each in news
            for at in await self._reminders.held(state, chat, number, each)
        }

    async def _bring(
        self,
        state: TournamentState,
        chat: Chat,
        number: int,
        phase: str,
        post: TournamentPost | None,
        news: list[News],
    ) -> None:
        code = state.tournament.code
        if post is not None and post.message:
            if post.message != UNWRITABLE and not phase.startswith(NEWS):
                await self._edit(state, post)
            return
        now = self._tables.now
        if not await posts.claim(self._database, code, number, phase, now, now - LAPSE):
            return
        name, _, later = phase.partition(".")
        told = next((each for each in news if name == f"{NEWS}{each.number}"), None)
        mentions: tuple[Mention, ...] = ()
        if told is not None:
            reminded = await self._reminders.of(state, chat, number, told)
            at = float(later or 0)
            if chat.private and at not in reminded:
                await self._posted(state, number, phase, UNWRITABLE)
                return
            if not chat.private and told.kind in NAMED:
                mentions = reminded.get(at, ())

        async def newest() -> Screen:
            return await self._screen(state, chat, number, phase, told, mentions)

        try:
            shown = await self._platforms.of(chat).post(chat, newest)
        except Gone:
            await self._posted(state, number, phase, UNWRITABLE)
            return
        await self._posted(state, number, phase, shown.message)

    async def _posted(self, state: TournamentState, number: int, phase: str, message: str) -> None:
        tournament = state.tournament
        await posts.posted(
            self._database, tournament.code, number, phase, message, tournament.revision
        )

    async def _edit(self, state: TournamentState, post: TournamentPost) -> None:
        """Has a message show the tournament as it stands, unless it shows that already."""
        if post.shown >= state.tournament.revision:
            return

        async def newest() -> Screen:
            return await self._screen(state, post.chat, post.number, post.phase)

        display = Display(0, "", post.chat, post.message)
        message = post.message
        try:
            await self._platforms.of(post.chat).show(display, newest)
        except Gone:
            message = await self._anew(display, newest)
        await self._posted(state, post.number, post.phase, message)

    async def _anew(self, display: Display, newest: Newest) -> str:
        """Somebody has deleted the message: it comes back as a new one, where that can be."""
        try:
            shown = await self._platforms.of(display.chat).repost(display, newest)
        except Gone:
            return UNWRITABLE
        return shown.message

    async def _screen(
        self,
        state: TournamentState,
        chat: Chat,
        number: int,
        phase: str,
        told: News | None = None,
        mentions: tuple[Mention, ...] = (),
    ) -> Screen:
        alone = (each.person for each in state.people if each.chat == number and chat.private)
        reader = next(alone, None)
        language = await self._languages.of_chat(chat, reader)
        path = f"{VIEW}{state.tournament.code}"
        link, app = self._platforms.web.page(path), self._platforms.app_link(path, chat)
        now = self._tables.now
        scene = TournamentScene(self._words, language, state, now, link=link, app=app)
        if told is not None:
            screen = news_screen(scene, told, mentions)
        elif phase == FIRST:
            screen = joining_screen(scene)
        elif phase == END:
            screen = await self._standing.of_end(scene, end_screen(scene), chat)
        else:
            shown = round_screen(scene, int(phase))
            screen = await self._standing.of_round(scene, shown, chat, int(phase))
        if reader:
            chosen = await person_rows.person_preferences(self._database, reader)
            screen = as_text(replace(screen, alt=""), chosen.text)  # the lines say what it shows
        return self._platforms.fitted(screen, chat)


def phases(state: TournamentState, chat: Chat, number: int, news: list[News]) -> Iterator[str]:
    """What of a tournament stands in one of its chats: where one person alone reads no more than
    its end, and what everybody is told."""
    tournament = state.tournament
    if not chat.private or number == 1:
        yield FIRST
    if not chat.private and tournament.round:
        last = 1 if state.free else tournament.round
        first = max(1, last - 1) if tournament.in_rounds else last
        yield from (str(each) for each in range(first, last + 1))
    yield from (f"{NEWS}{each.number}" for each in news)
    if tournament.stage in (Stage.OVER, Stage.OFF):
        yield END
