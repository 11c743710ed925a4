"""``crosstable puzzles``: puzzles of a game made from self-play, and those kept solved anew."""

from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bot.cli.console import bar
from bot.cli.parser import BadInput
from engines import GAMES
from engines.puzzle import FILE, HARDEST, Puzzle, Puzzler, make, write

OFTEN = 20  # puzzles after which the file is written


def make_puzzles(game: str, number: int, most: int, out: Path | None) -> None:
    """Writes so many new puzzles from the matches of a seed, by default where the game keeps its
    own. Raises BadInput."""
    puzzler = _puzzler(game)
    found: list[Puzzle] = []
    file = out or puzzler.folder / FILE
    with bar("making puzzles") as progress:
        for puzzle in progress.track(islice(make(puzzler, number, set()), most), total=most):
            found.append(puzzle)
            if len(found) % OFTEN == 0:  # it takes long, and what is found is of use
                write(file, found)
    write(file, found)
    _print(found)
    Console().print(f"{file}: {len(found)} puzzles, {file.stat().st_size} bytes")


def check_puzzles(game: str) -> None:
    """Solves every puzzle that is kept anew. Raises BadInput where one is not what it was."""
    puzzler = _puzzler(game)
    with bar("solving puzzles") as progress:
        for number, puzzle in enumerate(progress.track(puzzler.kept), 1):
            if puzzler.solve(puzzle.setup, puzzle.moves) != puzzle:
                raise BadInput(f"Puzzle {number} of {game} has another solution.")
    Console().print(f"{len(puzzler.kept)} puzzles of {game} are right.")


def _puzzler(game: str) -> Puzzler:
    puzzler = GAMES[game].puzzler
    if puzzler is None:
        raise BadInput(f"There are no puzzles of {game}.")
    return puzzler


def _print(puzzles: list[Puzzle]) -> None:
    """How many there are of each kind and difficulty."""
    table = Table("task", *map(str, range(1, HARDEST + 1)))
    for task in dict.fromkeys(puzzle.task for puzzle in puzzles):
        levels = [puzzle.difficulty for puzzle in puzzles if puzzle.task == task]
        table.add_row(task, *(str(levels.count(level)) for level in range(1, HARDEST + 1)))
    Console().print(table)
