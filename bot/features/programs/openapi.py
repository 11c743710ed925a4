"""The description of what programs can ask, as OpenAPI 3.1: made of the documents themselves, so
that it says what is so."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, field, json

from bot.desk.program_requests import ProgramRoute
from bot.features.programs.documents import ErrorAnswer

VERSION = "1"
ROOT = f"/api/v{VERSION}"
DESCRIPTION = "/openapi.json"
LINES = "application/x-ndjson"
REF = "#/components/schemas/{name}"
ABOUT = (
    "Read your own tables and matches, follow a table as it is played, and play. Make a token with "
    "/programs, and send it with each request as `Authorization: Bearer TOKEN`."
)


class Operation(ProgramRoute, frozen=True):
    """One thing that can be asked: it is called ``name``, ``about`` says what it does. ``takes`` is
    the document that it is sent, ``gives`` the one that it answers with, and ``lines`` says that
    many of these come, one a line. ``query`` are parameters with what they mean."""

    name: str
    about: str
    gives: type[Struct] | None = None
    takes: type[Struct] | None = None
    status: int = 200
    lines: bool = False
    file: bool = False
    query: Mapping[str, str] = field(default_factory=dict)


PLACES = {
    "code": "The code of a table.",
    "number": "The number of a match at its table, from 1.",
}


def described(operations: Sequence[Operation], server: str = "") -> bytes:
    """The whole description; ``server`` is the address under which others know it, "" for the one
    that was asked."""
    documents = [one for each in operations for one in (each.gives, each.takes) if one]
    _, schemas = json.schema_components([*documents, ErrorAnswer], ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for each in operations:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each)
    return json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Crosstable", "version": VERSION, "description": ABOUT},
            "servers": [{"url": f"{server}{ROOT}"}],
            "security": [{"token": []}],
            "paths": paths,
            "components": {
                "schemas": schemas,
                "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _operation(operation: Operation) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": operation.name,
        "summary": operation.about,
        "parameters": [*_parameters(operation)],
        "responses": {
            str(operation.status): {
                "description": "As asked.",
                "content": _content(operation),
            },
            "default": {
                "description": "It was refused, and nothing has changed.",
                "content": {"application/json": {"schema": _schema(ErrorAnswer)}},
            },
        },
    }
    if operation.takes is not None:
        told["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": _schema(operation.takes)}},
        }
    return told


def _parameters(operation: Operation) -> Sequence[dict[str, Any]]:
    text = {"type": "string"}
    places = [
        {"name": name, "in": "path", "required": True, "description": about, "schema": text}
        for name, about in PLACES.items()
        if f"{{{name}}}" in operation.path
    ]
    asked = [
        {"name": name, "in": "query", "description": about, "schema": text}
        for name, about in operation.query.items()
    ]
    return [*places, *asked]


def _content(operation: Operation) -> dict[str, Any]:
    if operation.gives is None:
        return {"application/octet-stream" if operation.file else LINES: {}}
    media = LINES if operation.lines else "application/json"
    return {media: {"schema": _schema(operation.gives)}}


def _schema(document: type[Struct]) -> dict[str, Any]:
    return {"$ref": REF.format(name=document.__name__)}
