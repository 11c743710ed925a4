"""What follows for tournaments from people becoming one or being forgotten, in the same
transaction."""

from collections.abc import Collection

from sqlalchemy import Connection, case, or_, select, update

from bot.features.tournaments.tournament import Stage
from bot.store.schema import metadata


def people_changed(connection: Connection, keys: Collection[str]) -> None:
    """Has all tournaments that these people play, have played or hold be shown anew, and those that
    go on looked at: who is nobody any more plays no further round. Which press has opened one is
    forgotten, as it names who pressed."""
    rows = metadata.tables
    tournaments = rows["tournaments"]
    theirs = [
        tournaments.c.code.in_(select(each.c.tournament).where(each.c.person.in_(keys)))
        for each in (rows["tournament_people"], rows["tournament_hosts"])
    ]
    going = tournaments.c.stage.in_((Stage.JOINING.value, Stage.RUNNING.value))
    wake = case((going, 0.0), else_=tournaments.c.wake)
    stale = {"revision": tournaments.c.revision + 1, "wake": wake}
    connection.execute(update(tournaments).where(or_(*theirs)).values(stale))
    opened = [tournaments.c.origin.startswith(f"{key}:", autoescape=True) for key in keys]
    connection.execute(update(tournaments).where(or_(*opened)).values(origin=None))
