"""The next season of a league: who was in is in again, in the group to which they have come."""

from dataclasses import dataclass, replace

from bot.codes import new_code
from bot.desk.button_press import ButtonPress
from bot.desk.reply import Reply
from bot.errors import BadPress
from bot.features.tournaments.announcements import Announcements
from bot.features.tournaments.errors import NotTournamentHost
from bot.features.tournaments.rows import renewing
from bot.features.tournaments.scenes import TournamentScenes
from bot.features.tournaments.screens import is_renewable
from bot.features.tournaments.tournament import Stage, Tournament
from bot.tables import lobby

DAY = 86_400.0  # from the press to the start: whoever does not want to play can withdraw


@dataclass(eq=False, repr=False)
class Seasons:
    """Opens them, each once; whoever presses again is shown the one that there is."""

    _scenes: TournamentScenes
    _announcements: Announcements

    async def after(self, code: str) -> str:
        """The code of the season that follows a league, "" for none."""
        return await renewing.next_of(self._scenes.store.database, code)

    async def begin(self, code: str, pressed: ButtonPress) -> Reply:
        """Opens the next season, which its host or where that sleeps somebody who has played can.
        Raises NoTournament, NotTournamentHost, TooManyTournaments, BadPress."""
        scenes, person = self._scenes, pressed.person
        state = await scenes.find(code)
        after = await self.after(code)
        if not after:
            if not is_renewable(state):
                raise BadPress
            if not await scenes.may_hold(state, person):
                raise NotTournamentHost
            now = scenes.tables.now
            season = following(state.tournament, now + DAY, lobby.fresh_seed())
            after = await renewing.renew(scenes.store.renamings, person.key, code, season, now)
            await self._announcements.show(after)
            await self._announcements.show(code)
        return await scenes.shown(await scenes.find(after), person, pressed.chat)


def following(before: Tournament, starts: float, seed: str) -> Tournament:
    """The tournament that follows a league, played in the same way."""
    options = replace(before.options, season=before.options.season + 1)
    return Tournament(
        new_code(),
        options,
        before.clock,
        before.rated,
        starts,
        absence=before.absence,
        limit=before.limit,
        open=before.open,
        computers=before.computers,
        stage=Stage.JOINING,
        seed=seed,
    )
