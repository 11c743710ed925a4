"""Writes the next season of a league."""

from collections.abc import Mapping

from sqlalchemy import Connection, select

from bot.features.tournaments import league
from bot.features.tournaments.errors import TooManyTournaments
from bot.features.tournaments.rows.advancing import tell
from bot.features.tournaments.rows.entering import (
    FIRST_CHAT,
    add_chat,
    enter,
    set_host,
    touched,
    write_new,
)
from bot.features.tournaments.rows.reading import chats_of, running_in
from bot.features.tournaments.rows.schema import tournaments
from bot.features.tournaments.steps import SEASON
from bot.features.tournaments.tournament import MOST_RUNNING, Tournament, TournamentState
from bot.store.person_queries import write_of_person
from bot.store.queries import read

NEXT = "next:"  # begins the origin of a tournament that follows another


@read
def next_of(connection: Connection, code: str) -> str:
    """The code of the season after a league, "" for none."""
    return _next_of(connection, code)


def _next_of(connection: Connection, code: str) -> str:
    found = select(tournaments.c.code).where(tournaments.c.origin == f"{NEXT}{code}")
    return connection.scalar(found) or ""


@write_of_person
def renew(connection: Connection, person: str, code: str, season: Tournament, now: float) -> str:
    """Opens the ``season`` after a league, in its chats: whoever has not withdrawn from that is in,
    in the group to which they have come. The code of the season, or of the one that there is
    already. Raises NoTournament, TooManyTournaments."""
    if known := _next_of(connection, code):
        return known
    before = touched(connection, code)  # pages that show it tell of the season
    places = chats_of.within(connection, code)
    if len(running_in(connection, places[FIRST_CHAT])) >= MOST_RUNNING:
        raise TooManyTournaments(most=MOST_RUNNING)
    write_new(connection, season, f"{NEXT}{code}", now)
    for number, chat in places.items():
        add_chat(connection, season.code, chat, number)
    set_host(connection, season.code, person, now)
    for number, group in _order(before).items():
        each = before.by_number[number]
        enter(connection, season, each.person, each.chat, now, group=group)
    tell(connection, season.code, SEASON, {}, now)
    return season.code


def _order(before: TournamentState) -> Mapping[int, int]:
    """The groups of the people of a league in its next season, the highest group first and in each
    who came in best."""
    options = before.tournament.options
    groups = league.next_groups(before.entrants, before.pairings, options)
    stood = [one.entrant for one in before.standings]
    people = [each.number for each in before.here if each.person]
    order = sorted(people, key=lambda number: (groups[number], stood.index(number)))
    return {number: groups[number] for number in order}
