"""The messages between an open page and tournaments."""

from typing import Annotated

from msgspec import Meta, Struct

from bot.desk.page_messages import Message, Numbered, PictureShown

CupCode = Annotated[str, Meta(max_length=64)]  # whatever somebody typed as an address


class TournamentAsked(Numbered, tag="tournament", frozen=True):
    """The page shows the tournament with this code, and wants to know of its changes."""

    code: CupCode


class TournamentsAsked(Numbered, tag="tournaments", frozen=True):
    """The page shows the visitor's own tournaments."""


class EntrantShown(Struct, frozen=True, omit_defaults=True):
    """Somebody in a tournament, by their ``number`` in it; ``level`` of a computer player, "" of a
    person. ``gone``: they have withdrawn."""

    number: int
    name: str
    level: str = ""
    gone: bool = False


ResultShown = tuple[str, float | None, int]
"""A cell of the crosstable: its text, the share of the points that it was worth, None where there
is none yet, and the entrant who sat opposite, 0 where that is nobody or more than one."""


class StandingRow(Struct, frozen=True):
    """Where an ``entrant`` stands, in a league of several groups in their ``group``, what decided
    among equals, and the cells of the crosstable."""

    entrant: int
    group: int
    place: int
    points: str
    played: int
    ties: tuple[str, ...]
    cells: tuple[ResultShown, ...]


class BoardShown(Struct, frozen=True, omit_defaults=True):
    """A board of a round: the entrants by their seats, and the ``result``, "" while it is played.
    ``table`` is its code, "" where there is none, and ``rests`` says of a single entrant that
    nobody sits opposite."""

    round: int
    board: int
    seats: tuple[int, ...]
    result: str = ""
    table: str = ""
    rests: str = ""


class NewsShown(Struct, frozen=True):
    """What a host has decided, with a place for the moment ``at`` where that is no 0."""

    text: str
    at: float


class TournamentShown(Message, tag="tournament", frozen=True):
    """A tournament as everybody may see it at a ``revision``. Its ``line`` says how far it is, with
    a place for the moment ``at`` where that is no 0. The ``entrants`` are in the order of joining,
    the ``standings`` in that of their places, ``ties`` names what decides among equals. With
    ``square`` the crosstable has a column for each entrant, else for each round. ``now`` are the
    boards of the round that is played, ``news`` the latest decisions of its host, the newest
    first."""

    code: str
    revision: int
    stage: str
    title: str
    about: tuple[str, ...]
    line: str
    at: float
    entrants: tuple[EntrantShown, ...]
    standings: tuple[StandingRow, ...]
    ties: tuple[str, ...]
    square: bool
    now: tuple[BoardShown, ...]
    news: tuple[NewsShown, ...]
    words: dict[str, str]


class TournamentMatches(Message, tag="tournament-matches", frozen=True):
    """The boards of a tournament that are over before the round that is played, by the numbers of
    their rounds, 0 where there are none, the latest first."""

    code: str
    rounds: tuple[tuple[int, tuple[BoardShown, ...]], ...]


class OwnEntryShown(Message, tag="tournament-own", frozen=True):
    """What a tournament is to the visitor: their ``number`` in it, 0 for none, the code of the
    table at which they play, "" for none, and whether they can ``join``, ``leave`` or have a league
    go on. ``next`` is the code of its next season, "" before there is one."""

    code: str
    number: int
    table: str
    join: bool
    leave: bool
    renew: bool = False
    next: str = ""


class BoardPictured(Message, tag="tournament-board", frozen=True):
    """How the board with this table stands for everybody."""

    table: str
    picture: PictureShown


class TournamentGone(Message, tag="tournament-gone", frozen=True):
    """There is no tournament with this code."""

    code: str
    text: str


class TournamentRow(Struct, frozen=True):
    """A tournament in a list: its code, what it is called, and how far it is, with a place for the
    moment ``at`` where that is no 0."""

    code: str
    title: str
    line: str
    at: float


class TournamentsShown(Message, tag="tournaments", frozen=True):
    """The visitor's tournaments, the newest first; ``new`` is the payload that opens the form of
    another."""

    rows: tuple[TournamentRow, ...]
    new: str
    words: dict[str, str]
