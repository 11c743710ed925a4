"""The process in which a computer player thinks; ``bot.players.workers`` starts it and asks.

Questions come in by standard input, answers go out by standard output, each as a frame: four
bytes of length, big-endian, and a pickle. A first answer says that everything is imported, and
warm as far as it has been compiled. When the input closes, its parent is gone, however it went,
and the process ends at once.
"""

import importlib
import os
import pickle
import signal
import sys
import threading
from collections.abc import Mapping
from queue import SimpleQueue
from typing import BinaryIO

from msgspec import Struct

from bot.players.surroundings import give_way
from engines import GAMES
from engines.game import PLAIN_LEVELS, Game, Rated, View
from engines.kernels import compiled, plain
from engines.strength import is_level

LENGTH = 4
THINKING = {"beginner": 0.3, "casual": 0.3, "club": 0.3, "expert": 1.0, "master": 1.6}  # seconds
_NICE = 5  # thinking gives way to the bot itself


def thinking(game: Game, level: str) -> float:
    """The seconds that a player of a level may think about a move."""
    return THINKING[game.named(level)]


class Question(Struct, frozen=True):
    """What to do in the position of ``view`` within ``seconds``: as a player of ``level`` choose a
    move, or without a level rate every move."""

    view: View
    level: str
    seconds: float


class Loading(Struct, frozen=True):
    """Load the computer player of a game, now that it has been compiled."""

    game: str


class Answer(Struct, frozen=True):
    """The move or the ratings, or what went wrong: the error's kind and place, never its words,
    which may speak of a hidden hand. ``loaded`` are games whose players are ready from now on;
    ``absent`` is whether there is no player to be had, so that it is not the question's fault."""

    move: str = ""
    rated: tuple[Rated, ...] = ()
    trouble: str = ""
    loaded: frozenset[str] = frozenset()
    absent: bool = False


def plays_plainly(game: str, level: str) -> bool:
    """Whether a player of a level needs no compiled code."""
    return _named(game, level) in PLAIN_LEVELS


def kind_of_level(question: Question) -> str:
    """The level that is asked, as one of the five names: what is measured has no more labels; "" of
    one that rates every move."""
    return _named(question.view.game, question.level)


def _named(game: str, level: str) -> str:
    return GAMES[game].named(level) if is_level(level) and game in GAMES else level


class Thinker:
    """The games that a process plays, and which of their players it has loaded."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self._games = games
        self._tried: set[str] = set()
        self._broken: set[str] = set()

    def begin(self) -> Answer:
        """Loads the players of all games that have been compiled, or in a plain process of all; one
        that fails keeps no other from playing."""
        ready = [key for key, game in self._games.items() if plain() or compiled(game)]
        troubles = [f"{key}: {trouble}" for key in ready if (trouble := self._load(key))]
        return Answer(trouble=", ".join(troubles), loaded=frozenset(ready))

    def answer(self, question: "Question | Loading") -> Answer:
        """What the game's own computer player says, or what went wrong."""
        if isinstance(question, Loading):
            return Answer(trouble=self._load(question.game), loaded=frozenset((question.game,)))
        view, game = question.view, self._games[question.view.game]
        try:
            if question.level:
                return Answer(game.choose(view, question.level, question.seconds))
            return Answer(rated=game.rate(view, question.seconds))
        except Exception as error:
            return Answer(trouble=_place(error), absent=view.game in self._broken)

    def _load(self, key: str) -> str:
        """Loads a game's player unless that was tried before; what went wrong."""
        if key in self._tried:
            return ""
        self._tried.add(key)
        try:
            self._games[key].warm()
        except Exception as error:
            self._broken.add(key)
            return _place(error)
        return ""


def frame(thing: Question | Loading | Answer) -> bytes:
    """The bytes that carry a question or an answer."""
    body = pickle.dumps(thing)
    return len(body).to_bytes(LENGTH, "big") + body


def known(name: str) -> Mapping[str, Game]:
    """The games that ``module:mapping`` names."""
    module, _, attribute = name.partition(":")
    games: Mapping[str, Game] = getattr(importlib.import_module(module), attribute)
    return games


def main() -> None:
    """Answers questions until the input closes; the one argument names the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which stops this too
    answers = _own_output()
    questions: SimpleQueue[Question | Loading] = SimpleQueue()
    # Before the import, which may take long: a parent that is gone must end that too.
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    give_way(_NICE)
    thinker = Thinker(known(sys.argv[1]))
    _send(answers, frame(thinker.begin()))
    while True:
        _send(answers, frame(thinker.answer(questions.get())))


def _own_output() -> BinaryIO:
    """The standard output, with whatever a player may print sent to the errors instead."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _send(answers: BinaryIO, data: bytes) -> None:
    answers.write(data)
    answers.flush()


def _listen(pipe: BinaryIO, questions: "SimpleQueue[Question | Loading]") -> None:
    """Hands on what comes in; at its end stops the process, thinking or not."""
    while len(head := pipe.read(LENGTH)) == LENGTH:
        body = pipe.read(int.from_bytes(head, "big"))
        questions.put(pickle.loads(body))  # noqa: S301  the pipe is private to the bot
    os._exit(0)


def _place(error: Exception) -> str:
    """``ValueError in player.py:12``."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error).__name__
    file = os.path.basename(trace.tb_frame.f_code.co_filename)  # noqa: PTH119  a name only
    return f"{type(error).__name__} in {file}:{trace.tb_lineno}"
