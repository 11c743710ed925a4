"""A game as small as one can be, with its painter and its texts: what the recipe in
docs/developing.md makes. The tests that ask for the fixture ``example`` play it like those that
there are."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import engines
import render
from bot.texts.words import FOLDERS as OWN_FOLDERS
from engines.game import Game
from render.painter import Painter
from tests.example.game import Four
from tests.example.painter import PAINTER

FOUR = Four()
GAMES: dict[str, Game] = {FOUR.key: FOUR}
ALL: dict[str, Game] = {**engines.GAMES, **GAMES}
PAINTERS: dict[str, Painter[Any]] = {**render.PAINTERS, FOUR.key: PAINTER}
FOLDERS = (*OWN_FOLDERS, Path(__file__).parent)  # with texts


@contextmanager
def added() -> Iterator[None]:
    """The example stands in the lists of games and of painters, as after the recipe's first two
    steps."""
    painter = {FOUR.key: "tests.example"}
    with patch.dict(engines.GAMES, GAMES), patch.dict(render.PAINTERS.packages, painter):
        yield
