"""The puzzle of the day: which one it is, and how many days in a row somebody has solved it. Days
are those of UTC, counted from 1970, so that everybody everywhere has the same one."""

from calendar import monthrange
from collections.abc import Iterable
from datetime import date
from functools import lru_cache

from msgspec import Struct

from engines import GAMES
from engines.game import Seat, View
from engines.numerals import whole
from engines.puzzle import Puzzle
from engines.replay import replay

DAY = 86_400
HOUR = 3600
VIEWS = 16  # of puzzles that are kept; a screen asks for its own seven times


class PuzzleKey(Struct, frozen=True):
    """One of the puzzles that come with a game, by its number from 0."""

    game: str
    number: int

    def __str__(self) -> str:
        return f"{self.game}.{self.number}"

    @classmethod
    def parse(cls, text: str) -> "PuzzleKey | None":
        """The key that ``str`` wrote; None for what names no puzzle."""
        game, _, digits = text.partition(".")
        number = whole(digits, 0, len(kept(game)) - 1)
        return None if number is None else cls(game, number)

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle itself."""
        return kept(self.game)[self.number]

    def same(self, move: str) -> bool:
        """Whether a move does what the answer does."""
        puzzler = GAMES[self.game].puzzler
        return puzzler is not None and puzzler.same(move, self.puzzle.answer)

    @property
    def view(self) -> View:
        """What the seat to move sees."""
        return _view_of(self.game, self.puzzle)

    def after(self, plies: int) -> View:
        """What everybody sees after so many moves of the solution."""
        game = GAMES[self.game]
        moves = (*self.puzzle.moves, *self.puzzle.line[:plies])
        return game.view(replay(game, self.puzzle.setup, moves), None)

    @property
    def seat(self) -> Seat:
        """The seat that is to find the answer."""
        turn = self.view.turn
        assert turn is not None
        return turn


@lru_cache(VIEWS)
def _view_of(name: str, puzzle: Puzzle) -> View:
    game = GAMES[name]
    state = replay(game, puzzle.setup, puzzle.moves)
    return game.view(state, game.view(state, None).turn)


class PuzzleScore(Struct, frozen=True):
    """A line of a chat's table: somebody's name and points."""

    name: str
    points: int


def kept(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, () where it has none."""
    puzzler = GAMES[game].puzzler if game in GAMES else None
    return puzzler.kept if puzzler else ()


def games() -> tuple[str, ...]:
    """The games that have puzzles, in their order."""
    return tuple(game for game in GAMES if kept(game))


def day_of(at: float) -> int:
    """The day of a Unix time."""
    return int(at // DAY)


def month_of(day: int) -> tuple[int, int]:
    """The first and the last day of the calendar month of a day."""
    epoch = date(1970, 1, 1).toordinal()
    at = date.fromordinal(epoch + day)
    first = day - at.day + 1
    return first, first + monthrange(at.year, at.month)[1] - 1


def hour_of(at: float) -> int:
    """The hour of its day, from 0 to 23."""
    return int(at % DAY // HOUR)


def of_the_day(day: int) -> PuzzleKey:
    """The puzzle of a day: the games take turns, a game that has come later from the day on that
    its puzzles say. Until then a version without it agrees."""
    having = [game for game in games() if _since(game) <= day] or games()
    game = having[day % len(having)]
    return PuzzleKey(game, day // len(having) % len(kept(game)))


def _since(game: str) -> int:
    puzzler = GAMES[game].puzzler
    assert puzzler is not None
    return puzzler.since


def of_the_day_in(game: str, day: int) -> PuzzleKey:
    """A game's puzzle of a day: the puzzle of the day on its own days, on others one that is far
    from its turn."""
    today = of_the_day(day)
    if today.game == game:
        return today
    count = len(kept(game))
    return PuzzleKey(game, (day + count // 2) % count)


def streak(solved: Iterable[int], today: int) -> int:
    """How many days in a row are among those ``solved``, up to today, or to yesterday as long as
    today may still be."""
    days = set(solved)
    last = today if today in days else today - 1
    count = 0
    while last - count in days:
        count += 1
    return count
