"""What follows for a tournament from the end of a match, in the same transaction."""

from sqlalchemy import Connection, select, update

from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.results import result_of, written
from bot.features.tournaments.tournament import board_of
from bot.store.schema import metadata
from bot.store.schema import tables as table_rows
from bot.tables.table import Table


def board_ended(connection: Connection, key: int, table: Table, now: float) -> None:
    """Writes the result of the board whose table has this id, if a tournament has opened it."""
    origin = connection.scalar(select(table_rows.c.origin).where(table_rows.c.id == key))
    place = board_of(origin or "")
    if place is None:
        return
    rows = metadata.tables
    boards, seats = rows["tournament_boards"], rows["tournament_seats"]
    tournaments, entrants = rows["tournaments"], rows["tournament_entrants"]
    code, number, board = place
    # Whoever pairs the next round meanwhile comes before or after this.
    alive = update(tournaments).where(tournaments.c.code == code)
    connection.execute(alive.values(revision=tournaments.c.revision + 1, wake=now))
    here = seats.c.tournament == code, seats.c.round == number, seats.c.board == board
    seated = select(seats.c.entrant).where(*here).order_by(seats.c.seat)
    numbers = tuple(connection.scalars(seated))
    result = result_of(BoardPairing(number, board, numbers), table)
    if result is None or len(result.places) != len(numbers):
        return
    this = boards.c.tournament == code, boards.c.round == number, boards.c.board == board
    unknown = update(boards).where(*this, boards.c.result.is_(None))
    connection.execute(unknown.values(result=written(result), code=table.code))
    free = entrants.c.tournament == code, entrants.c.number.in_(numbers)
    connection.execute(update(entrants).where(*free).values(freed=now))
