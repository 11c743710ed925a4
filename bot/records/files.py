"""Files with records: our own documents, and the formats of each game."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from bot.records.bounds import UNBOUNDED, RecordBounds
from bot.records.checking import confirm, confirm_digest
from bot.records.failure import BrokenRecord
from bot.records.record import LARGEST, Record, read, write, write_readably
from bot.records.sheets import record_of_sheet, sheet_of
from engines import GAMES
from engines.formats import Format, InvalidRecord

OWN = "json"
OWN_TYPE = "application/json"


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A file to be kept: its name's end, ``suffix``, its type and its bytes."""

    suffix: str
    media_type: str
    data: bytes = field(repr=False)


def formats_of(game: str) -> tuple[str, ...]:
    """What a match of a game can be written as."""
    return (OWN, *(each.key for each in GAMES[game].formats))


def all_formats() -> tuple[str, ...]:
    """What a match of any game can be written as."""
    return tuple(dict.fromkeys(key for game in GAMES for key in formats_of(game)))


def format_of(game: str, key: str) -> Format | None:
    """A game's format of this name; None for our own. Raises BrokenRecord where it has none."""
    found = next((each for each in GAMES[game].formats if each.key == key), None)
    if found is None and key != OWN:
        raise BrokenRecord("format", why=f"{game} is not written as {key}")
    return found


def file_of(record: Record, key: str = OWN) -> RecordFile:
    """A file with one match. Raises BrokenRecord for a format that the game does not have, or that
    cannot say this match."""
    own = format_of(record.game, key)
    if own is None:
        return RecordFile(".json", OWN_TYPE, write_readably(record))
    head = own.head(1, record.began)
    return RecordFile(own.suffix, own.media_type, head + piece_of(record, own))


def piece_of(record: Record, own: Format | None) -> bytes:
    """A match as it stands among many in a file. Raises BrokenRecord where the format cannot say
    it."""
    if own is None:
        return write(record)
    try:
        return own.write(sheet_of(record))
    except InvalidRecord as error:
        raise BrokenRecord("format", why=str(error)) from None


def records_in(data: bytes, bounds: RecordBounds = UNBOUNDED) -> Iterator[Record]:
    """The records of a file of any format that there is, each checked. Raises BrokenRecord at the
    first that is broken, which tells its match where there are several, and for a file that holds
    more than it may."""
    check_size(len(data))
    if data.lstrip()[:1] == b"{":
        yield from _documents(data, bounds)
        return
    game, own = _recognized(data)
    try:
        for count, sheet in enumerate(own.read(data), 1):
            bounds.confirm_matches(count)
            yield record_of_sheet(game, sheet)
    except InvalidRecord as error:
        step, why = ("moves", error.why) if error.number else ("file", f"{error.part}: {error.why}")
        raise BrokenRecord(step, error.number, why=why, match=error.match) from None


def check_size(size: int) -> None:
    """Raises BrokenRecord for a file that is too large to be read at once."""
    if size > LARGEST:
        raise BrokenRecord("size", why=f"the file is larger than {LARGEST >> 20} MB")
    if not size:
        raise BrokenRecord("document", why="the file is empty")


def _recognized(data: bytes) -> tuple[str, Format]:
    for game, rules in GAMES.items():
        for own in rules.formats:
            if own.knows(data):
                return game, own
    raise BrokenRecord("document", why="this is no record that can be read here")


def _documents(data: bytes, bounds: RecordBounds) -> Iterator[Record]:
    """A document over several lines, or one on each line. Playing is what takes its time, so that
    no match is played before all have been read."""
    lines = [line for line in data.splitlines() if line.strip()]
    several = len(lines) > 1 and lines[0].rstrip().endswith(b"}")
    if several:
        bounds.confirm_matches(len(lines))
    numbered = list(enumerate(lines, 1)) if several else [(0, data)]
    records = [(number, _read(line, number)) for number, line in numbered]
    bounds.confirm_logs(record.log for _, record in records)
    for number, record in records:
        yield _confirmed(record, number)


def document(data: bytes, number: int = 0) -> Record:
    """The record of one of our documents, checked. ``number`` is its line's where there are
    several. Raises BrokenRecord."""
    return _confirmed(_read(data, number), number)


def _read(data: bytes, number: int) -> Record:
    with _told_of(number):
        record = read(data)
        confirm_digest(record)
    return record


def _confirmed(record: Record, number: int) -> Record:
    with _told_of(number):
        confirm(record)
    return record


@contextmanager
def _told_of(number: int) -> Iterator[None]:
    """What is broken is told of the match on this line, without one of the whole file."""
    try:
        yield
    except BrokenRecord as error:
        raise (error.within(number) if number else error) from None
