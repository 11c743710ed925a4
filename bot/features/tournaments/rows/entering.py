"""Writes who opens tournaments, who joins them, and who leaves."""

import json
from collections.abc import Collection

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.features.tournaments.errors import (
    NotEntered,
    NoTournament,
    TooManyTournaments,
    TournamentClosed,
    TournamentElsewhere,
    TournamentFull,
)
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.rows.reading import load, running_in
from bot.features.tournaments.rows.schema import (
    chats,
    entrants,
    hosts,
    players,
    tournaments,
)
from bot.features.tournaments.tournament import (
    MOST_RUNNING,
    REMINDED,
    Stage,
    Tournament,
    TournamentState,
)
from bot.people import Chat
from bot.ratings.rating import START, Skill
from bot.store.person_queries import write_of_person
from bot.store.queries import write
from bot.store.schema import standings
from bot.store.upsert import insert_into, upsert

FIRST_CHAT = 1  # the number of the chat where a tournament was opened


@write_of_person
def create(
    connection: Connection, person: str, tournament: Tournament, chat: Chat, origin: str, now: float
) -> str:
    """Opens a tournament of which the person is host, in a chat; its code, or that of the one which
    the same press has opened before. Raises TooManyTournaments."""
    if origin:
        known = select(tournaments.c.code).where(tournaments.c.origin == origin)
        if (code := connection.scalar(known)) is not None:
            return str(code)
    if len(running_in(connection, chat)) >= MOST_RUNNING:
        raise TooManyTournaments(most=MOST_RUNNING)
    write_new(connection, tournament, origin, now)
    add_chat(connection, tournament.code, chat)
    set_host(connection, tournament.code, person, now)
    return tournament.code


def write_new(connection: Connection, tournament: Tournament, origin: str, now: float) -> None:
    """Writes a tournament in which nobody is yet; ``origin`` is what has opened it."""
    row = {
        "code": tournament.code,
        "options": json.dumps(tournament.options.as_dict()),
        "clock": tournament.clock,
        "rated": tournament.rated,
        "starts": tournament.starts,
        "absence": tournament.absence,
        "limit": tournament.limit,
        "open": tournament.open,
        "computers": tournament.computers,
        "stage": Stage.JOINING.value,
        "round": 0,
        "paused": 0.0,
        "reminded": tournament.starts - now <= REMINDED,
        "revision": 0,
        "seed": tournament.seed,
        "origin": origin or None,
        "created": now,
        "wake": max(now, tournament.starts - REMINDED),
    }
    connection.execute(insert(tournaments).values(row))


def add_chat(connection: Connection, code: str, chat: Chat, number: int = 0) -> int:
    """The number of a chat in a tournament, which it has from now on: this one if it is given."""
    place = {"platform": chat.platform, "chat": chat.id, "thread": chat.thread}
    here = [chats.c.tournament == code, *(chats.c[name] == is_ for name, is_ in place.items())]
    known = connection.scalar(select(chats.c.number).where(*here))
    if known is not None:
        return int(known)
    newest = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.tournament == code)
    number = number or int(connection.scalar(newest) or 0) + 1
    row = {"tournament": code, "number": number, "private": chat.private} | place
    connection.execute(insert_into(connection, chats).values(row).on_conflict_do_nothing())
    return number


def set_host(connection: Connection, code: str, person: str, now: float) -> None:
    """Gives a tournament's powers to a person."""
    connection.execute(delete(hosts).where(hosts.c.tournament == code, hosts.c.person != person))
    key = {"person": person, "tournament": code}
    connection.execute(upsert(connection, hosts, key, {"at": now}))


def touched(connection: Connection, code: str, wake: float | None = None) -> TournamentState:
    """A tournament that is the caller's until its transaction ends, one revision later. Raises
    NoTournament."""
    changes = {"revision": tournaments.c.revision + 1} | ({} if wake is None else {"wake": wake})
    connection.execute(update(tournaments).where(tournaments.c.code == code).values(changes))
    state = load.within(connection, code)
    if state is None:
        raise NoTournament
    return state


@write_of_person
def join(connection: Connection, person: str, code: str, chat: Chat | None, now: float) -> int:
    """Puts a person into a tournament, from the next round on where it runs; their number. They
    join in this chat, None for the one where it was opened, of which they are. Raises NoTournament,
    TournamentClosed, TournamentFull, TournamentElsewhere."""
    state = touched(connection, code, now)
    tournament = state.tournament
    if not takes_people(state):
        raise TournamentClosed
    known = state.of(person)
    if known is None and len(state.here) >= tournament.room:
        raise TournamentFull(most=tournament.room)
    home = FIRST_CHAT if chat is None else add_chat(connection, code, chat)
    if not tournament.open and home != FIRST_CHAT:
        raise TournamentElsewhere  # and it is none of its chats
    since = 1 if tournament.stage is Stage.JOINING else tournament.round + 1
    if known is not None:
        back = known.here or known.entrant.after is None
        changes = {"home": home} | ({} if back else {"after": None, "since": since, "freed": now})
        mine = entrants.c.tournament == code, entrants.c.number == known.number
        connection.execute(update(entrants).where(*mine).values(changes))
        return known.number
    return enter(connection, tournament, person, home, now, since, lowest_group(state))


def lowest_group(state: TournamentState) -> int:
    """The group of whoever is new in a league in which groups were made before; 0 elsewhere."""
    return max((each.entrant.group for each in state.people), default=0)


def enter(
    connection: Connection,
    tournament: Tournament,
    person: str,
    home: int,
    now: float,
    since: int = 1,
    group: int = 0,
) -> int:
    """Puts a person into a tournament; their number."""
    code, rating = tournament.code, _rating(connection, person, tournament.options.game)
    number = _enter(connection, code, "", rating, since, group, home, now)
    row = {"person": person, "tournament": code, "number": number, "at": now}
    connection.execute(insert(players).values(row))
    return number


def _enter(
    connection: Connection,
    code: str,
    level: str,
    rating: float,
    since: int,
    group: int,
    home: int,
    now: float,
) -> int:
    most = select(func.coalesce(func.max(entrants.c.number), 0))
    number = int(connection.scalar(most.where(entrants.c.tournament == code)) or 0) + 1
    row = {
        "tournament": code,
        "number": number,
        "rating": rating,
        "level": level,
        "since": since,
        "group": group,
        "home": home,
        "freed": now,
    }
    connection.execute(insert(entrants).values(row))
    return number


def enter_computer(
    connection: Connection, state: TournamentState, level: str, now: float
) -> TournamentState:
    """The tournament with a computer player, who is as strong as its field is in the middle."""
    ratings = sorted(each.entrant.rating for each in state.here)
    middle = ratings[len(ratings) // 2] if ratings else float(START.shown)
    since = state.tournament.round + 1
    group = lowest_group(state)
    _enter(connection, state.tournament.code, level, middle, since, group, 0, now)
    after = load.within(connection, state.tournament.code)
    assert after is not None
    return after


def takes_people(state: TournamentState) -> bool:
    """Whether somebody can join a tournament now: once it runs only where each round is paired
    anew."""
    tournament = state.tournament
    if tournament.stage is Stage.JOINING:
        return True
    late = tournament.form.pace is RoundPace.FREE or tournament.form.key == "swiss"
    return tournament.stage is Stage.RUNNING and late


def _rating(connection: Connection, person: str, game: str) -> float:
    found = select(standings.c.mu, standings.c.sigma)
    row = connection.execute(
        found.where(standings.c.person == person, standings.c.game == game)
    ).first()
    return float((START if row is None else Skill(row.mu, row.sigma)).shown)


@write_of_person
def withdraw(connection: Connection, person: str, code: str, now: float) -> int:
    """Takes a person out of a tournament: before it begins as if they had never joined, later from
    the next round on. Their number. Raises NoTournament, TournamentClosed, NotEntered."""
    state = touched(connection, code, now)
    mine = state.of(person)
    if not state.tournament.goes_on:
        raise TournamentClosed
    if mine is None or not mine.here:
        raise NotEntered
    take_out(connection, state, [mine.number])
    return mine.number


def take_out(connection: Connection, state: TournamentState, numbers: Collection[int]) -> None:
    """Takes entrants out of a tournament."""
    code = state.tournament.code
    those = entrants.c.tournament == code, entrants.c.number.in_(numbers)
    if state.tournament.stage is Stage.JOINING:
        named = players.c.tournament == code, players.c.number.in_(numbers)
        connection.execute(delete(players).where(*named))
        connection.execute(delete(entrants).where(*those))
        return
    out = update(entrants).where(*those, entrants.c.after.is_(None))
    connection.execute(out.values(after=state.tournament.round))


@write
def leave_nameless(connection: Connection, code: str) -> TournamentState | None:
    """Takes those out of a tournament who were forgotten, or have become one with somebody else in
    it; the tournament then, None for none."""
    state = load.within(connection, code)
    if state is None or not state.tournament.goes_on:
        return state
    gone = [each.number for each in state.here if not (each.person or each.level)]
    if not gone:
        return state
    state = touched(connection, code)
    take_out(connection, state, gone)
    return load.within(connection, code)
