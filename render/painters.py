"""The painters of all games, each loaded when it is first wanted."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from render.beside import Beside
from render.painter import Painter


class Painters(Mapping[str, Painter[Any]]):
    """Each game's PAINTER, by the name of its package: a start waits for none that nobody sees.
    A painter takes its own game's views: this is the one place that trusts in it."""

    def __init__(self, packages: dict[str, str]) -> None:
        self.packages = packages
        self._loaded: dict[str, Painter[Any]] = {}

    def __getitem__(self, game: str) -> Painter[Any]:
        painter = self._loaded.get(game)
        if painter is None:
            painter = self._loaded[game] = import_module(f"{self.packages[game]}.painter").PAINTER
        return painter

    def __contains__(self, game: object) -> bool:
        return game in self.packages  # whether or not it is loaded

    def beside(self, game: str) -> Beside:
        """What the module ``forms`` beside a game's painter tells, if there is one; the painter
        itself is not loaded."""
        forms = f"{self.packages[game]}.forms"
        if find_spec(forms) is None:
            return Beside()
        beside: Beside = import_module(forms).BESIDE
        return beside

    def __iter__(self) -> Iterator[str]:
        return iter(self.packages)

    def __len__(self) -> int:
        return len(self.packages)
