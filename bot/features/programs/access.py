"""What programs can ask, in one list."""

from http import HTTPStatus

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
from bot.features.programs.match_requests import ProgramMatches
from bot.features.programs.openapi import Operation
from bot.features.programs.table_requests import ProgramTables
from bot.people import Person

TABLE = "/tables/{code}"


def operations(tables: ProgramTables, matches: ProgramMatches) -> tuple[Operation, ...]:
    """All of it, and what answers each."""
    whose = Operation("GET", "/me", me, "me", "Says whose token it is.", Me)
    return (whose, *_of_tables(tables), *_of_lobbies(tables), *_of_matches(matches))


def _of_tables(tables: ProgramTables) -> tuple[Operation, ...]:
    return (
        Operation(
            "GET", "/tables", tables.listed, "tables", "Lists your tables that go on.", TableList
        ),
        Operation(
            "GET",
            TABLE,
            tables.shown,
            "table",
            "Shows one of your tables from your seat.",
            TableShown,
        ),
        Operation(
            "POST",
            f"{TABLE}/moves",
            tables.moved,
            "move",
            "Plays a move for your seat.",
            TableShown,
            MovePlayed,
        ),
        Operation(
            "POST", f"{TABLE}/resign", tables.resigned, "resign", "Gives the match up.", TableShown
        ),
        Operation(
            "GET",
            f"{TABLE}/stream",
            tables.followed,
            "follow",
            "Shows a table now and after each change, a line each, until it is over. Empty lines "
            "say that the connection holds.",
            TableShown,
            lines=True,
        ),
    )


def _of_lobbies(tables: ProgramTables) -> tuple[Operation, ...]:
    return (
        Operation(
            "POST",
            "/tables",
            tables.opened,
            "open",
            "Opens a table against a computer player. It does not count for ratings.",
            TableShown,
            NewTable,
            HTTPStatus.CREATED,
        ),
        Operation(
            "POST",
            f"{TABLE}/join",
            tables.seated,
            "join",
            "Sits down in the lobby of a table whose code you were told. Where you sit there "
            "already, nothing changes.",
            TableShown,
        ),
        Operation(
            "POST",
            f"{TABLE}/leave",
            tables.unseated,
            "leave",
            "Leaves a lobby. Without anybody left it closes.",
            TableShown,
        ),
    )


def _of_matches(matches: ProgramMatches) -> tuple[Operation, ...]:
    return (
        Operation(
            "GET",
            "/matches",
            matches.listed,
            "matches",
            "Lists your matches that are over, fifty at a time, the latest first.",
            MatchList,
            query={"before": "Where the page before ended, as it says."},
        ),
        Operation(
            "GET",
            "/matches/{code}/{number}",
            matches.record,
            "match",
            "Gives one of them as a record.",
            file=True,
            query={"format": "The form of the record, such as json or ggf."},
        ),
        Operation(
            "GET",
            "/matches/export",
            matches.exported,
            "export",
            "Gives all of them as records, a line each, with what you have noted of them.",
        ),
    )


async def me(person: Person, request: ProgramRequest) -> ProgramAnswer:
    """Whose token it is."""
    return ProgramAnswer(json.encode(Me(person.name, person.language)))


def error_document(code: str, message: str) -> bytes:
    """Why something was refused."""
    return json.encode(ErrorAnswer(ErrorTold(code, message)))
