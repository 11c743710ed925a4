"""Our own record of a match: one JSON document that says all that is known of it, without a key.

``seed``, ``hash``, ``options`` and ``setup`` are the deal; ``dealt`` are the hands that follow, by
seat. ``log`` is every move and takeback in turn with its Unix time, the seat, the name of whoever
made it, and the pieces that came of it from the bag or the market (``drew``) or with a new round
(``dealt``). ``digest`` is the SHA-256 of all that.

``note`` and ``lines`` are what its owner has noted of the match, and stand beside what was played:
they can be changed without breaking the digest, and are left out where there is nothing.
"""

import hashlib
from typing import Annotated

from msgspec import UNSET, DecodeError, Meta, Struct, UnsetType, ValidationError, json, structs

from bot.records.failure import BrokenRecord

FORMAT, VERSION = "crosstable", 1
LARGEST = 4 << 20  # bytes; the longest match takes a quarter of that
MOST_ENTRIES = 10_000
LATEST = 4_102_444_800.0  # 2100: a Unix time that calendars know
LONGEST_NOTE = 1_000  # characters
MOST_LINES = 12
LONGEST_LINE = 60  # moves

Text = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=64)]
Piece = Annotated[str, Meta(max_length=16)]
Hands = Annotated[tuple[Annotated[tuple[Piece, ...], Meta(max_length=60)], ...], Meta(max_length=8)]
Time = Annotated[float, Meta(ge=0, le=LATEST)]
Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]


class RecordedSeat(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who held a seat in the end: a person's name, or with ``level`` a computer player's;
    ``former``: it had taken the seat over from the person of that name."""

    name: Name
    level: Piece = ""
    former: bool = False


class RecordedEntry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A move, or with ``takeback`` a takeback after which so many moves stood. ``at``: 0 where
    nobody noted the time; ``name`` and ``level`` are those of whoever did it then."""

    move: Text = ""
    takeback: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)] | None = None
    at: Time = 0.0
    seat: SeatNumber | None = None
    name: Name = ""
    level: Piece = ""
    drew: Annotated[tuple[Piece, ...], Meta(max_length=60)] = ()
    dealt: Hands = ()


class RecordedResult(Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended; without winners it was a draw, or called off."""

    winners: Annotated[tuple[SeatNumber, ...], Meta(max_length=8)]
    scores: Annotated[tuple[Number, ...], Meta(max_length=8)]
    reason: Piece


class RecordedLine(Struct, frozen=True, forbid_unknown_fields=True):
    """``moves`` that could have been played after ``ply`` of those that stand."""

    ply: Annotated[int, Meta(ge=0, le=MOST_ENTRIES)]
    moves: Annotated[tuple[Text, ...], Meta(min_length=1, max_length=LONGEST_LINE)]


class Record(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match. What its owner has noted of it is missing where that is nothing."""

    format: Text
    version: int
    program: Text
    game: Text
    options: Annotated[dict[Piece, Annotated[str, Meta(max_length=400)]], Meta(max_length=20)]
    seed: Text
    hash: Text
    setup: Annotated[str, Meta(max_length=400)]
    seats: Annotated[tuple[RecordedSeat, ...], Meta(min_length=1, max_length=8)]
    began: Time
    dealt: Hands
    log: Annotated[tuple[RecordedEntry, ...], Meta(max_length=MOST_ENTRIES)]
    result: RecordedResult
    digest: Text = ""
    note: Annotated[str, Meta(max_length=LONGEST_NOTE)] | UnsetType = UNSET
    lines: Annotated[tuple[RecordedLine, ...], Meta(max_length=MOST_LINES)] | UnsetType = UNSET


class RemainingLog(Struct, frozen=True):
    """What stands of a record's log in the end: the entries whose moves were not taken back."""

    entries: tuple[RecordedEntry, ...]

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves in turn."""
        return tuple(entry.move for entry in self.entries)


def standing(record: Record) -> RemainingLog:
    """The moves that stand; a takeback beyond the first move takes none back."""
    made: list[RecordedEntry] = []
    for entry in record.log:
        if entry.takeback is None:
            made.append(entry)
        else:
            del made[entry.takeback :]
    return RemainingLog(tuple(made))


def bare(record: Record) -> Record:
    """The match alone, without what its owner has noted of it."""
    return structs.replace(record, note=UNSET, lines=UNSET)


def with_notes(record: Record, note: str, lines: tuple[RecordedLine, ...]) -> Record:
    """With what its owner has noted of it, "" and () for nothing."""
    return structs.replace(record, note=note or UNSET, lines=lines or UNSET)


def note_of(record: Record) -> str:
    """What its owner has noted of the match, "" for nothing."""
    return record.note if isinstance(record.note, str) else ""


def lines_of(record: Record) -> tuple[RecordedLine, ...]:
    """The lines that its owner has kept beside the match."""
    return record.lines if isinstance(record.lines, tuple) else ()


def digest(record: Record) -> str:
    """The SHA-256 in hex of the match alone without its digest, as ``write`` puts it, on one
    line."""
    return hashlib.sha256(json.encode(structs.replace(bare(record), digest=""))).hexdigest()


def sealed(record: Record) -> Record:
    """With its digest."""
    return structs.replace(record, digest=digest(record))


def write(record: Record) -> bytes:
    """The document on one line, as it stands among many."""
    return json.encode(record) + b"\n"


def write_readably(record: Record) -> bytes:
    """The document over several lines."""
    return json.format(json.encode(record), indent=1) + b"\n"


def read(data: bytes) -> Record:
    """The record that a document says; nothing is checked against the rules. Raises BrokenRecord
    for what is no such document."""
    if len(data) > LARGEST:
        raise BrokenRecord("size", why=f"the file is larger than {LARGEST >> 20} MB")
    try:
        record = _DECODER.decode(data)
    except ValidationError as error:
        raise _misfit(str(error)) from None
    except (DecodeError, UnicodeDecodeError, RecursionError) as error:
        why = str(error) if isinstance(error, DecodeError) else "it is nested too deeply"
        raise BrokenRecord("document", why=f"this is no record: {why}") from None
    if record.format != FORMAT:
        raise BrokenRecord("document", why="this is no record of Crosstable")
    if record.version != VERSION:
        why = f"it was written by a newer version ({record.version})"
        raise BrokenRecord("version", why=why)
    return record


_DECODER = json.Decoder(Record)


def _misfit(said: str) -> BrokenRecord:
    """Where a document has another form, in our words: "$.log[11].at" is an entry of the log."""
    what, _, place = said.partition(" - at ")
    path = place.strip("`").removeprefix("$").lstrip(".")
    head, _, rest = path.partition("[")
    entry = rest.partition("]")[0]
    if head == "log" and entry.isdigit():
        return BrokenRecord("log", int(entry) + 1, why=what)
    return BrokenRecord("document", why=f"{path}: {what}" if path else what)
