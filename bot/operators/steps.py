"""What operators do to a table: a table in, a table out."""

from dataclasses import replace

from bot.errors import WrongTime
from bot.tables import lobby, play
from bot.tables.table import Status, Table
from engines.game import View


def ended(table: Table, view: View | None) -> Table:
    """Ended by an operator, without a result; ``view`` is everybody's. Raises WrongTime for one
    that is over."""
    if table.status not in (Status.LOBBY, Status.PLAYING):
        raise WrongTime
    return play.called_off(table, view, play.ENDED)


def without(table: Table, person: str, view: View | None, now: float) -> Table:
    """Without the person with this key, who may not play on: a computer player takes their seats,
    where nobody else plays the table ends, and a lobby goes on without them."""
    seats = table.seats_of(person)
    others = [chair.person for chair in table.chairs if chair.person not in ("", person)]
    if table.status not in (Status.LOBBY, Status.PLAYING) or not (seats or table.host == person):
        return table
    if not others:
        return ended(table, view)
    if table.status is Status.LOBBY:
        after = lobby.freed(table, seats).changed()
    else:
        after = table
        for seat in seats:
            after = play.replaced(after, seat, play.STAND_IN, now)
        after = replace(after, revision=table.revision + 1, proposal=None)
    if after.host == person:
        after = replace(after, host=lobby.longest_seated(after, but=person))
    return after
