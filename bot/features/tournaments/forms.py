"""The forms of tournaments, by their key."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.features.tournaments.evening import Evening
from bot.features.tournaments.form import TournamentForm
from bot.features.tournaments.four import FourAtTable
from bot.features.tournaments.knockout import Knockout
from bot.features.tournaments.league import LEAGUE
from bot.features.tournaments.round_robin import RoundRobin
from bot.features.tournaments.swiss import Swiss

FORMS: Mapping[str, TournamentForm] = MappingProxyType(
    {
        each.key: each
        for each in (Evening(), Swiss(), RoundRobin(), Knockout(), LEAGUE, FourAtTable())
    }
)
"""Every form, in the order in which they are offered."""
