"""Counts tournaments that go on, for whoever watches over all processes."""

from collections import Counter
from collections.abc import Mapping

from sqlalchemy import Connection, func, select

from bot.features.tournaments.results import read_result
from bot.features.tournaments.rows.reading import GOING_ON
from bot.features.tournaments.rows.schema import boards, entrants, tournaments
from bot.store.queries import read

UNOPENED, PLAYING, DECIDED, FORFEITED = "unopened", "playing", "decided", "forfeited"

_GOING = select(tournaments.c.code).where(tournaments.c.stage.in_(GOING_ON))


@read
def stages(connection: Connection) -> Mapping[str, int]:
    """How many tournaments there are that go on, by their stage."""
    going = tournaments.c.stage.in_(GOING_ON)
    found = select(tournaments.c.stage, func.count()).where(going).group_by(tournaments.c.stage)
    return {row[0]: row[1] for row in connection.execute(found)}


@read
def people(connection: Connection) -> Mapping[str, int]:
    """How many are in these and have not withdrawn, by the stage of their tournament."""
    here = entrants.c.after.is_(None), tournaments.c.stage.in_(GOING_ON)
    joined = select(tournaments.c.stage, func.count()).join(
        entrants, entrants.c.tournament == tournaments.c.code
    )
    rows = connection.execute(joined.where(*here).group_by(tournaments.c.stage))
    return {row[0]: row[1] for row in rows}


@read
def board_states(connection: Connection) -> Mapping[str, int]:
    """How many of their boards are not open yet, are played, were decided, and were lost by
    somebody who did not appear. Who rested had none."""
    found = Counter[str]()
    mine = select(boards.c.code, boards.c.result).where(boards.c.tournament.in_(_GOING))
    for row in connection.execute(mine):
        if row.result is None:
            found[PLAYING if row.code else UNOPENED] += 1
            continue
        result = read_result(row.result)
        if result.absent:
            found[FORFEITED] += 1
        elif len(result.places) > 1:
            found[DECIDED] += 1
    return found
