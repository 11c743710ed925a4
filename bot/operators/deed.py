"""What an operator of the server has done, or wants done."""

from enum import StrEnum

from msgspec import Struct

CONSOLE = "console"  # the operator who types on the command line


class DeedKind(StrEnum):
    """What operators do. Each is also the word by which it is typed."""

    END = "end"  # a table, without a result
    SHUT_OUT = "shutout"  # a person, with all their accounts
    LET_IN = "letin"  # somebody who was shut out
    PAUSE = "pause"  # is announced
    RESUME = "resume"  # no pause is announced any more


class Wanted(Struct, frozen=True):
    """Something that an operator wants done: to the ``subject``, the code of a table or an account;
    a pause lasts from one Unix time to another."""

    kind: DeedKind
    subject: str = ""
    begins: float | None = None
    ends: float | None = None


class Deed(Struct, frozen=True):
    """What the ``operator`` wanted at this Unix time; since it is ``done``, ``result`` says in
    words how that went."""

    id: int
    at: float
    operator: str
    wanted: Wanted
    done: float | None = None
    result: str = ""


class Usage(Struct, frozen=True):
    """How much somebody has used the server: moves made and tables opened."""

    person: str
    name: str
    moves: int
    tables: int
