"""What programs can ask, in one list."""

from msgspec import json

from bot.desk.program_requests import ProgramAnswer, ProgramRequest
from bot.features.programs.documents import (
    ErrorAnswer,
    ErrorTold,
    MatchList,
    Me,
    MovePlayed,
    NewTable,
    TableList,
    TableShown,
)
from bot.features.programs.openapi import Operation
from bot.people import Person

TABLE = "/tables/{code}"

OPERATIONS = (
    Operation("me", "Says whose token it is.", "GET", "/me", Me),
    Operation("tables", "Lists your tables that go on.", "GET", "/tables", TableList),
    Operation(
        "open",
        "Opens a table against a computer player. It does not count for ratings.",
        "POST",
        "/tables",
        TableShown,
        NewTable,
        201,
    ),
    Operation("table", "Shows one of your tables from your seat.", "GET", TABLE, TableShown),
    Operation(
        "move", "Plays a move for your seat.", "POST", f"{TABLE}/moves", TableShown, MovePlayed
    ),
    Operation("resign", "Gives the match up.", "POST", f"{TABLE}/resign", TableShown),
    Operation(
        "follow",
        "Shows a table now and after each change, a line each, until it is over. Empty lines say "
        "that the connection holds.",
        "GET",
        f"{TABLE}/stream",
        TableShown,
        lines=True,
    ),
    Operation(
        "matches",
        "Lists your matches that are over, fifty at a time, the latest first.",
        "GET",
        "/matches",
        MatchList,
        query={"before": "Where the page before ended, as it says."},
    ),
    Operation(
        "match",
        "Gives one of them as a record.",
        "GET",
        "/matches/{code}/{number}",
        file=True,
        query={"format": "The form of the record, such as json or ggf."},
    ),
    Operation("export", "Gives all of them as records, a line each.", "GET", "/matches/export"),
)


async def me(person: Person, request: ProgramRequest) -> ProgramAnswer:
    """Whose token it is."""
    return ProgramAnswer(json.encode(Me(person.name, person.language)))


def error_document(code: str, message: str) -> bytes:
    """Why something was refused."""
    return json.encode(ErrorAnswer(ErrorTold(code, message)))
