"""From a match in the database to its record: persons become names, and chance is told."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from msgspec import Struct

from bot.people import fit_name
from bot.records.draws import Drawn, drawn, hands
from bot.records.logged_match import LogEntry, LoggedMatch
from bot.records.record import (
    FORMAT,
    VERSION,
    Record,
    RecordedEntry,
    RecordedResult,
    RecordedSeat,
    sealed,
)
from bot.tables.computers import computer_name
from bot.tables.lobby import FIRST, deal_options
from bot.tables.table import Chair, Table
from bot.version import program
from engines import GAMES, chance
from engines.game import InvalidSetup
from engines.strength import is_level

NOBODY = "record"
"""The platform of persons who are known from a record alone, and can never act."""

UNKNOWN = "?"


def record_of(kept: LoggedMatch) -> Record:
    """The record of a match that is over."""
    match = kept.match
    assert match.outcome is not None, "only a finished match has a record"
    cast = _Cast.of(kept)
    game = GAMES[kept.table.game]
    start = hands(game, game.start(kept.match.setup), len(kept.table.chairs))
    return sealed(
        Record(
            format=FORMAT,
            version=VERSION,
            program=program(),
            game=kept.table.game,
            options=options_of(kept.table, match.setup, match.seed),
            seed=match.seed,
            hash=chance.commitment(match.seed) if match.seed else "",
            setup=match.setup,
            seats=tuple(map(_seat, cast.table.chairs)),
            began=kept.began,
            dealt=start,
            log=tuple(_entries(kept, cast)),
            result=RecordedResult(
                match.outcome.winners, match.outcome.scores, match.outcome.reason
            ),
        )
    )


def options_of(table: Table, setup: str, seed: str) -> dict[str, str]:
    """The options with which the seed deals this setup: the table's, but in a series another seat
    begins each match. Those of the table where none does."""
    game, seats, chosen = GAMES[table.game], len(table.chairs), deal_options(table)
    firsts = ({FIRST: str(seat + 1)} for seat in range(seats))
    for options in (chosen, *(chosen | first for first in firsts)):
        try:
            if game.deal(seats, options, seed) == setup:
                return options
        except InvalidSetup:
            continue
    return chosen


class _Cast(Struct, frozen=True):
    """Who played: the table with those on its chairs who sat there when the match ended, and
    name of everybody who made an entry, by their key."""

    table: Table
    names: Mapping[str, str]

    @classmethod
    def of(cls, kept: LoggedMatch) -> "_Cast":
        chairs = kept.table.chairs
        seated = {chair.person or chair.former: chair.name for chair in chairs}
        names = {**kept.names, **seated}
        made = kept.match.made_by()
        then = tuple(_then(chair, made.get(seat, ""), names) for seat, chair in enumerate(chairs))
        makers = {one.who for one in kept.log if one.who and not is_level(one.who)}
        return cls(replace(kept.table, chairs=then), {who: _name(who, names) for who in makers})

    def named(self, logged: LogEntry) -> tuple[str, str]:
        """The name and the level of whoever made an entry."""
        if is_level(logged.who):
            return computer_name(self.table, logged.seat or 0), logged.who
        return self.names.get(logged.who, ""), ""


def _then(chair: Chair, who: str, names: Mapping[str, str]) -> Chair:
    """Who held a seat when its last move was made by ``who``; whoever holds it now may have taken
    it after that, without a move of their own."""
    holds = (chair.person or chair.former, chair.level)
    chair = replace(chair, name=fit_name(chair.name, UNKNOWN), joined=0, away=0.0)
    if not who or who in holds:
        return chair
    if is_level(who):
        return replace(chair, person="", level=who, former=chair.person or chair.former)
    return Chair(_name(who, names), who)


def _name(key: str, names: Mapping[str, str]) -> str:
    known = names.get(key) or key.removeprefix(f"{NOBODY}:")
    return fit_name(known, UNKNOWN) if known != key else UNKNOWN


def _seat(chair: Chair) -> RecordedSeat:
    return RecordedSeat(chair.name, chair.level, bool(chair.former) and bool(chair.level))


def _entries(kept: LoggedMatch, cast: _Cast) -> Iterator[RecordedEntry]:
    for logged, came in zip(kept.log, _chance(kept), strict=True):
        name, level = cast.named(logged)
        yield RecordedEntry(
            logged.move, logged.keep, logged.at, logged.seat, name, level, came.drew, came.dealt
        )


def _chance(kept: LoggedMatch) -> Iterator[Drawn]:
    """What came of each entry of the log; where nothing is drawn nothing has to be played."""
    game, seats = GAMES[kept.table.game], len(kept.table.chairs)
    states: list[Any] = [game.start(kept.match.setup)]
    open_game = not game.view(states[0], None).hands
    for logged in kept.log:
        if open_game:
            yield Drawn()
        elif logged.keep is not None:
            del states[logged.keep + 1 :]
            yield Drawn()
        else:
            states.append(game.play(states[-1], logged.move))
            yield drawn(game, states[-2], states[-1], seats)
