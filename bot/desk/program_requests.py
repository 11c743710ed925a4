"""What people's own programs ask over HTTP: who asks is in a token, and what features answer is no
page."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from http import HTTPStatus

from msgspec import Struct

from bot.desk.admission import Admission
from bot.desk.refusals import Refusals
from bot.errors import (
    BadPress,
    BadRequest,
    NoDatabase,
    NoSuchMatch,
    NoSuchTable,
    NotSeated,
    NotYourTurn,
    Refusal,
    ShutOut,
    Stale,
    TableFull,
    Unexpected,
    WrongTime,
)
from bot.people import Person

STATUSES: Mapping[type[Refusal], int] = {
    BadRequest: HTTPStatus.BAD_REQUEST,
    BadPress: HTTPStatus.BAD_REQUEST,
    ShutOut: HTTPStatus.FORBIDDEN,
    NoSuchTable: HTTPStatus.NOT_FOUND,
    NoSuchMatch: HTTPStatus.NOT_FOUND,
    NotSeated: HTTPStatus.NOT_FOUND,
    Stale: HTTPStatus.CONFLICT,
    NotYourTurn: HTTPStatus.CONFLICT,
    TableFull: HTTPStatus.CONFLICT,
    WrongTime: HTTPStatus.CONFLICT,
    Unexpected: HTTPStatus.INTERNAL_SERVER_ERROR,
    NoDatabase: HTTPStatus.SERVICE_UNAVAILABLE,
}
"""How refusals are answered; any other one as what cannot be done."""


@dataclass(frozen=True, slots=True)
class ProgramRequest:
    """A request: what its address names (``place``) and asks besides (``query``), its body, and the
    token that came with it."""

    place: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    body: bytes = field(default=b"", repr=False)
    token: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class ProgramAnswer:
    """An answer: a body, or ``lines`` that come while the program listens."""

    body: bytes = field(default=b"", repr=False)
    status: int = HTTPStatus.OK
    media_type: str = "application/json"
    lines: AsyncGenerator[bytes, None] | None = None


Answer = Callable[[Person, ProgramRequest], Awaitable[ProgramAnswer]]
"""Answers whoever asks; it may raise a Refusal."""


class ProgramRoute(Struct, frozen=True):
    """What answers requests of a ``method`` at a ``path`` such as ``/tables/{code}``."""

    method: str
    path: str
    answer: Answer


class ProgramAccess(Struct, frozen=True):
    """What a feature offers to programs: everything lies below the ``root`` of its addresses.
    ``identify`` finds the account of a token, None for one that holds no more; ``error`` puts a
    refusal, its code and its sentence, into the form of the answers; ``open`` are documents that
    anybody may read, by their paths."""

    root: str
    identify: Callable[[str], Awaitable[Person | None]]
    error: Callable[[str, str], bytes]
    routes: tuple[ProgramRoute, ...]
    open: Mapping[str, Callable[[], bytes]]


class ProgramRequests:
    """Answers programs: those whose token says who they are, in that person's language."""

    def __init__(
        self, access: ProgramAccess | None, admission: Admission, refusals: Refusals
    ) -> None:
        self.access = access
        self._admission = admission
        self._refusals = refusals

    async def answer(self, route: ProgramRoute, request: ProgramRequest) -> ProgramAnswer:
        """The answer to a request; what is refused is an answer, too."""
        assert self.access is not None
        language = ""
        try:
            person = await self.access.identify(request.token)
            if person is None:
                return self._refused("unknown-token", "", HTTPStatus.UNAUTHORIZED)
            language = person.language
            return await route.answer(await self._admission.admit(person), request)
        except Exception as error:
            refusal, said = await self._refusals.said(error, language)
            status = next(
                (status for kind, status in STATUSES.items() if isinstance(refusal, kind)),
                HTTPStatus.UNPROCESSABLE_ENTITY,
            )
            return self._refused(refusal.code.removeprefix("refusal-"), said, status)

    def _refused(self, code: str, said: str, status: int) -> ProgramAnswer:
        assert self.access is not None
        return ProgramAnswer(self.access.error(code, said), status)
