"""Who is told that a tournament begins soon: at once, or when their quiet hours end before that."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bot.features.tournaments.rows.reading import News
from bot.features.tournaments.steps import NAMED
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.people import Chat
from bot.quiet import quiet_until
from bot.screens.screen import Mention
from bot.store import links as link_rows
from bot.store import people as person_rows
from bot.store.database import Database

NEVER = "never"

Told = Mapping[float, tuple[Mention, ...]]
"""Whom to tell from which Unix time on."""


@dataclass(eq=False, repr=False)
class Reminders:
    """Knows who wants to be reminded, and when."""

    _database: Database

    async def of(self, state: TournamentState, chat: Chat, number: int, news: News) -> Told:
        """Whom news are to be told in a chat, by the time from which on they may be: 0 for at once,
        else the end of somebody's quiet hours. That it begins soon is no news any more then."""
        found: dict[float, list[Mention]] = {}
        for each in state.here:
            if each.chat != number or not each.person:
                continue
            chosen = await person_rows.person_preferences(self._database, each.person)
            if chosen.notices == NEVER or not chosen.reminders:
                continue
            accounts = await link_rows.accounts_of(self._database, each.person)
            mine = [a for a in accounts if a.partition(":")[0] == chat.platform]
            mention = Mention(next(iter(mine), each.person), each.name)
            found.setdefault(quiet_until(chosen, news.at) or 0.0, []).append(mention)
        late = state.tournament.starts if news.kind in NAMED else math.inf
        return {at: tuple(told) for at, told in found.items() if at < late}

    async def held(
        self, state: TournamentState, chat: Chat, number: int, news: News
    ) -> dict[float, tuple[Mention, ...]]:
        """Who waits for the end of their quiet hours to be told news, by the time: in a shared chat
        that it begins soon, which notifies them, and alone whatever it is."""
        soon = news.kind in NAMED
        waits = state.tournament.stage is Stage.JOINING if soon else state.tournament.goes_on
        if not waits or not (soon or chat.private):
            return {}
        told = await self.of(state, chat, number, news)
        return {at: mentions for at, mentions in told.items() if at}
