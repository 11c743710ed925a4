"""The process in which a computer player thinks; ``bot.players.workers`` starts it and asks.

Questions come in by standard input, answers go out by standard output, each as a frame: four
bytes of length, big-endian, and a pickle. A first answer says that everything is imported and
warm. When the input closes, its parent is gone, however it went, and the process ends at once.
"""

import importlib
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from queue import SimpleQueue
from typing import BinaryIO

from engines.game import Game, Rated, View
from engines.kernels import compiled

LENGTH = 4
THINKING = {"beginner": 0.3, "casual": 0.3, "club": 0.3, "expert": 1.0, "master": 1.6}  # seconds
_NICE = 5  # thinking gives way to the bot itself


@dataclass(frozen=True, slots=True)
class Question:
    """What to do in the position of ``view`` within ``seconds``: as a player of ``level`` choose a
    move, or without a level rate every move."""

    view: View
    level: str
    seconds: float


@dataclass(frozen=True, slots=True)
class Answer:
    """The move or the ratings, or what went wrong: the error's kind and place, never its words,
    which may speak of a hidden hand."""

    move: str = ""
    rated: tuple[Rated, ...] = ()
    trouble: str = ""


def frame(thing: Question | Answer) -> bytes:
    """The bytes that carry a question or an answer."""
    body = pickle.dumps(thing)
    return len(body).to_bytes(LENGTH, "big") + body


def think(games: Mapping[str, Game], question: Question) -> Answer:
    """The answer of the game's own computer player."""
    view, game = question.view, games[question.view.game]
    try:
        if question.level:
            return Answer(game.choose(view, question.level, question.seconds))
        return Answer(rated=game.rate(view, question.seconds))
    except Exception as error:
        return Answer(trouble=_place(error))


def prepare(name: str, games: Mapping[str, Game]) -> None:
    """Let processes beside each other compile what has never been compiled here: sooner done, and
    what compiling takes of memory is free again. ``name`` is where ``games`` are found. Should this
    process be stopped meanwhile, they finish what they have begun, within half a minute."""
    cold = [key for key, game in games.items() if not compiled(game)]
    code = (
        "import sys; from bot.players.thinker import known; known(sys.argv[1])[sys.argv[2]].warm()"
    )
    words = [(sys.executable, "-c", code, name, key) for key in cold]
    running = [subprocess.Popen(each, stdin=subprocess.DEVNULL) for each in words]  # noqa: S603
    for process in running:
        process.wait()


def known(name: str) -> Mapping[str, Game]:
    """The games that ``module:mapping`` names."""
    module, _, attribute = name.partition(":")
    games: Mapping[str, Game] = getattr(importlib.import_module(module), attribute)
    return games


def warm(games: Mapping[str, Game]) -> Answer:
    """Load what all computer players need; one that fails keeps no other from playing."""
    troubles = []
    for key, game in games.items():
        try:
            game.warm()
        except Exception as error:
            troubles.append(f"{key}: {_place(error)}")
    return Answer(trouble=", ".join(troubles))


def main() -> None:
    """Answer questions until the input closes; the one argument names the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which stops this too
    answers = _own_output()
    questions: SimpleQueue[Question] = SimpleQueue()
    # Before the import, which may take long: a parent that is gone must end that too.
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    games = known(sys.argv[1])
    if hasattr(os, "nice"):
        os.nice(_NICE)
    prepare(sys.argv[1], games)
    _send(answers, frame(warm(games)))
    while True:
        _send(answers, frame(think(games, questions.get())))


def _own_output() -> BinaryIO:
    """The standard output, with whatever a player may print sent to the errors instead."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return answers


def _send(answers: BinaryIO, data: bytes) -> None:
    answers.write(data)
    answers.flush()


def _listen(pipe: BinaryIO, questions: "SimpleQueue[Question]") -> None:
    """Hand on what comes in; at its end stop the process, thinking or not."""
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
