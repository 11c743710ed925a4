"""Matches of club players against each other, played once and kept in the system's folder for
temporary files: what is measured over whole matches need not wait for them again.

``python -m tests.bench.club_matches 200`` plays what is missing; however often it is cut off, it
goes on where it was.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.cli.arena import played
from engines import GAMES
from engines.game import View

LEVEL = "club"
FACTOR = 0.02  # of the time for a move: a club player does not need more
FOLDER = Path(tempfile.gettempdir()) / "crosstable-club-matches"


def views(game: str, number: int) -> Iterator[View]:
    """What everybody sees of the match ``number``, from the deal to the end."""
    rules = GAMES[game]
    setup, moves = _match(game, number)
    state = rules.start(setup)
    yield rules.view(state, None)
    for move in moves:
        state = rules.play(state, move)
        yield rules.view(state, None)


def own_views(game: str, number: int) -> Iterator[View]:
    """What the player to move sees of it, as long as somebody is to move."""
    rules = GAMES[game]
    setup, moves = _match(game, number)
    state = rules.start(setup)
    for move in moves:
        turn = rules.view(state, None).turn
        if turn is not None:
            yield rules.view(state, turn)
        state = rules.play(state, move)


def _match(game: str, number: int) -> tuple[str, list[str]]:
    """Its setup and its moves."""
    file = FOLDER / f"{game}-{number}.json"
    if not file.exists():
        FOLDER.mkdir(exist_ok=True)
        match = played(GAMES[game], (LEVEL, LEVEL), f"{number:064x}", FACTOR, {LEVEL: 0.0})
        part = file.with_suffix(".part")
        part.write_text(json.dumps((match.setup, match.moves)))
        part.rename(file)
    setup, moves = json.loads(file.read_text())
    return setup, moves


def main() -> None:
    """Play so many of each game."""
    for number in range(int(sys.argv[1])):
        for game in GAMES:
            _match(game, number)


if __name__ == "__main__":
    main()
