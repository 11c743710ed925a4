"""The forms of tournaments, by their key."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.features.tournaments.form import TournamentForm
from bot.features.tournaments.round_robin import RoundRobin

FORMS: Mapping[str, TournamentForm] = MappingProxyType({each.key: each for each in (RoundRobin(),)})
"""Every form, in the order in which they are offered."""
