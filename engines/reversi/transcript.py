"""Transcripts as files: the cells of a match a line, ``f5d6c3…``, with the passes left out. A match
that begins elsewhere has its position, 64 characters and the side to move, and a blank before it.
"""

from collections.abc import Iterator

from engines.formats import Format, InvalidRecord, Scoresheet
from engines.game import InvalidSetup, MoveError
from engines.reversi import record, rules
from engines.reversi.position import parse
from engines.reversi.setup import ReversiSetup, line_of

LONGEST_QUOTE = 10


class Transcripts(Format):
    """A match a line. Of a result it says nothing: one that the rules did not end has none."""

    key = "transcript"
    suffix = ".txt"
    media_type = "text/plain"

    def write(self, sheet: Scoresheet) -> bytes:
        """The cells played, from the start or behind the position."""
        line = ReversiSetup.parse(sheet.setup).prefix + record.write(sheet.moves)
        return f"{line}\n".encode("ascii")

    def knows(self, data: bytes) -> bool:
        """Whether the first line is made of cells, or of a position."""
        line = data.lstrip().split(b"\n", 1)[0][:200].decode("ascii", "replace")
        start = "".join(line.split()[:1]).lower()
        position = len(start) >= 64 and not set(start) - set("xo-")
        return position or (len(start) >= 2 and start[0] in "abcdefgh" and start[1] in "12345678")

    def read(self, data: bytes) -> Iterator[Scoresheet]:
        """The matches line by line."""
        lines = data.decode("utf-8", "replace").splitlines()
        texts = list(enumerate((line for line in lines if line.strip()), 1))
        if not texts:
            raise InvalidRecord("file", "there is nothing in it")
        for number, line in texts:
            try:
                yield _read(line)
            except InvalidRecord as error:
                raise (error if len(texts) == 1 else error.within(number)) from None


def _read(line: str) -> Scoresheet:
    setup, cells = _divided(line)
    try:
        state = rules.start(setup)
    except InvalidSetup as error:
        raise InvalidRecord("position", str(error)) from None
    compact = "".join(cells.split()).lower()
    moves = tuple(compact[at : at + 2] for at in range(0, len(compact), 2))
    for number, move in enumerate(moves, 1):
        try:
            state = rules.play(state, move)
        except MoveError as error:
            why = error.why if len(error.move) <= LONGEST_QUOTE else "no cell of the board"
            raise InvalidRecord("move", f"{move}: {why}", number) from None
    if state.turn is not None:
        return Scoresheet(setup, moves)
    return Scoresheet(setup, moves, winners=_winners(state.score))


def _winners(score: tuple[int, int]) -> tuple[int, ...]:
    return () if score[0] == score[1] else (score.index(max(score)),)


def _divided(line: str) -> tuple[str, str]:
    """The setup of the position with which a line begins, and its cells."""
    words = line.split()
    for count in (1, 2):
        found = parse(" ".join(words[:count]))
        if found is not None:
            return line_of(found), " ".join(words[count:])
    return str(ReversiSetup(0)), line
