"""The tournaments that open pages show, looked at for all of them together."""

from collections.abc import Callable
from dataclasses import dataclass, field

from bot.features.tournaments.messages import TournamentMatches, TournamentShown
from bot.features.tournaments.page_screens import matches_shown, tournament_shown
from bot.features.tournaments.rows import reading
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import TournamentScene
from bot.features.tournaments.tournament import TournamentState
from bot.store import people as person_rows

Shown = tuple[TournamentShown, TournamentMatches]
"""What pages are told of a tournament, and of its matches that are over."""

EVERY = 2.0  # seconds between two looks


@dataclass(eq=False, repr=False)
class Watched:
    """A tournament that pages show: whom to tell of its changes, how it stands, None before
    somebody has asked, and what pages are told of that by their language."""

    followers: list[Callable[[], None]] = field(default_factory=list)
    state: TournamentState | None = None
    shown: dict[str, Shown] = field(default_factory=dict)


@dataclass(eq=False, repr=False)
class WatchedTournaments:
    """Reads each tournament once for all pages of this process that show it, and tells them when it
    has changed, whoever has changed it."""

    _scenes: TournamentScenes

    def __post_init__(self) -> None:
        self._watched: dict[str, Watched] = {}

    def follow(self, code: str, then: Callable[[], None]) -> Callable[[], None]:
        """Calls ``then`` after each change of a tournament; returns the way to stop."""
        watched = self._watched.setdefault(code, Watched())
        watched.followers.append(then)

        def stop() -> None:
            if then in watched.followers:
                watched.followers.remove(then)
            if not watched.followers and self._watched.get(code) is watched:
                del self._watched[code]

        return stop

    async def look(self) -> None:
        """Looks which of them have changed."""
        if not self._watched:
            return
        revisions = await reading.revisions(self._scenes.store.database, tuple(self._watched))
        for code, revision in revisions.items():
            watched = self._watched.get(code)
            known = watched.state if watched is not None else None
            if known is not None and known.tournament.revision != revision:
                self.changed(code)

    def changed(self, code: str) -> None:
        """A tournament has changed."""
        watched = self._watched.get(code)
        if watched is None:
            return
        watched.state = None
        watched.shown.clear()
        for then in tuple(watched.followers):
            then()

    async def shown(self, code: str, language: str) -> tuple[TournamentState, Shown]:
        """How a tournament stands, and what a page that follows it is told in a language. Raises
        NoTournament."""
        watched = self._watched.get(code, Watched())
        state = watched.state
        if state is None:
            state = await self._scenes.find(code)
            watched.shown.clear()
            watched.state = state
        if language not in watched.shown:
            scene = TournamentScene(self._scenes.words, language, state, self._scenes.tables.now)
            news = await reading.news_of(self._scenes.store.database, code)
            host = await person_rows.person(self._scenes.store.database, state.host)
            name = host.name if host is not None else ""
            told = tournament_shown(scene, name, news), matches_shown(scene)
            if watched.state is not state:
                return state, told
            watched.shown[language] = told
        return state, watched.shown[language]
