"""All games for the players' processes of tests. Each is loaded when it is first asked about: to
load all of them takes a second, and most tests play one."""

from collections.abc import Iterator, Mapping

from engines import GAMES as ALL
from engines.game import Game


class Late(Mapping[str, Game]):
    """Games that are found by their names, and by nobody who goes through all to load them."""

    def __getitem__(self, key: str) -> Game:
        return ALL[key]

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


GAMES = Late()
