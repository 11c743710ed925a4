"""Computer players that misbehave as their level says, for the tests of the workers."""

import os
import time
from pathlib import Path

from engines.game import Rated, View
from engines.reversi import Reversi

SECRET = "red-red-blue"


class Troubled(Reversi):
    """Reversi whose players hang, die, fail or play nonsense. A level ``hang-once:FILE`` hangs
    as long as FILE is missing and makes it; ``doze`` takes a moment; ``note:FILE`` writes down the
    seconds it was given, ``environ:FILE`` the names of the variables that it knows."""

    def warm(self) -> None:
        """Nothing of the real player is asked, so nothing of it is loaded, which takes a second."""

    def choose(self, view: View, level: str, seconds: float) -> str:
        what, _, file = level.partition(":")
        if what == "environ":
            Path(file).write_text("\n".join(os.environ))
            return view.moves[-1]
        if what == "note":
            with Path(file).open("a") as notes:
                notes.write(f"{seconds}\n")
            return view.moves[0]
        if what.endswith("-once") and Path(file).exists():
            return view.moves[-1]
        if file:
            Path(file).write_text(str(os.getpid()))
        self._misbehave(what.removesuffix("-once"))
        return "z9" if what == "nonsense" else view.moves[-1]

    def _misbehave(self, what: str) -> None:
        if what == "hang":
            while True:
                time.sleep(0.01)
        if what == "doze":
            time.sleep(0.1)
        if what == "die":
            os._exit(1)
        if what == "fail":
            raise ValueError(SECRET)
        if what == "print":
            print(SECRET)


class Slow(Reversi):
    """Reversi whose player knows its moves only once it is warm, and then rates wrongly."""

    known = False

    def warm(self) -> None:
        self.known = True

    def choose(self, view: View, level: str, seconds: float) -> str:
        return view.moves[-1] if self.known else "z9"

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        return (Rated(view.moves[0], 0.0),)


class Cold(Reversi):
    """Reversi whose player cannot be warmed."""

    def warm(self) -> None:
        raise ValueError(SECRET)


GAMES = {"reversi": Troubled()}
SLOW = {"broken": Cold(), "reversi": Slow()}
