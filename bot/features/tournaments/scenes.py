"""Tournaments as whoever asks may see them."""

from dataclasses import dataclass

from bot.desk.platforms import Platforms
from bot.desk.replies import Replies
from bot.desk.reply import NewScreen, Reply, screen_reply
from bot.features.tournaments.errors import NoTournament
from bot.features.tournaments.rows import reading
from bot.features.tournaments.screens import (
    TournamentScene,
    end_screen,
    joining_screen,
    round_screen,
)
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.people import Chat, Person
from bot.running.service import Tables
from bot.screens.screen import Screen
from bot.store.store import Store
from bot.tables.manners import ASLEEP
from bot.texts import Words

VIEW = "/tournaments/"  # begins the paths at which the page shows them


@dataclass(eq=False, repr=False)
class TournamentScenes:
    """Finds tournaments, and shows them to one person or to a chat."""

    store: Store
    tables: Tables
    words: Words
    replies: Replies
    platforms: Platforms

    async def view_of(self, code: str) -> str:
        """The path at which the page shows the tournament with a code; "" where there is none."""
        known = await reading.exists(self.store.database, code)
        return f"{VIEW}{code}" if known else ""

    async def find(self, code: str) -> TournamentState:
        """The tournament with a code. Raises NoTournament."""
        state = await reading.load(self.store.database, code.upper())
        if state is None:
            raise NoTournament
        return state

    async def may_hold(self, state: TournamentState, person: Person) -> bool:
        """Whether somebody is a tournament's host, or plays there while its host sleeps."""
        if state.host == person.key:
            return True
        seen = await reading.host_seen(self.store.database, state.tournament.code)
        return state.is_in(person.key) and self.tables.now - seen >= ASLEEP

    async def own(self, state: TournamentState, person: Person, chat: Chat) -> TournamentScene:
        """A tournament for one person alone, or where nobody can be shown anything alone for all in
        the chat."""
        alone = self.replies.answers_privately(chat)
        language = await self.replies.language(person, chat)
        reader = person.account if alone else None
        path = f"{VIEW}{state.tournament.code}"
        link, app = self.platforms.web.page(path), self.platforms.app_link(path, chat)
        return TournamentScene(self.words, language, state, self.tables.now, reader, link, app)

    async def shown(self, state: TournamentState, person: Person, chat: Chat) -> Reply:
        """A tournament as it stands now, for whoever asks; the page has an address for it."""
        if self.replies.is_page(chat):
            path = f"{VIEW}{state.tournament.code}"
            return NewScreen(Screen("", 0, (), person.account, view=path))
        return self.reply(standing_screen(await self.own(state, person, chat)), chat)

    def reply(self, screen: Screen, chat: Chat, here: bool = False) -> Reply:
        """A screen in the place of the one that was pressed, where one person alone reads it or
        that was ``here`` for them as well; else beside what all see."""
        alone = self.replies.answers_privately(chat) and not chat.private
        return screen_reply(screen, private=alone, here=here or chat.private)


def standing_screen(scene: TournamentScene) -> Screen:
    """What says most of a tournament as it stands now."""
    tournament = scene.state.tournament
    if tournament.stage is Stage.JOINING:
        return joining_screen(scene)
    if tournament.stage is Stage.RUNNING:
        return round_screen(scene, tournament.round)
    return end_screen(scene)
