"""All games for the players' processes of tests. Each is loaded when it is first asked about: to
load all of them takes a second, and most tests play one."""

from collections.abc import ItemsView

from engines import GAMES as ALL
from engines.game import Game


class Late(dict[str, Game]):
    """Games that are found by their names, and by nobody who goes through all to load them."""

    def items(self) -> ItemsView[str, Game]:
        """None."""
        return ItemsView({})


GAMES = Late(ALL)
