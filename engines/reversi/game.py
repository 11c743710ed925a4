"""The game as ``engines.game.Game`` wants it; every method is a function of this package."""

from collections.abc import Mapping

from engines.game import Game, Phrase, Preview, Rated, View
from engines.handicap import HANDICAP, NONE
from engines.handicap import read as read_handicap
from engines.options import FIRST, chosen
from engines.reversi import explanations, player, questions, record, rules, symmetry
from engines.reversi import missed as misses
from engines.reversi import preview as previews
from engines.reversi import view as views
from engines.reversi.accuracy import ACCURACY
from engines.reversi.ggf import Ggf
from engines.reversi.lesson import lesson
from engines.reversi.player.levels import SCALE
from engines.reversi.puzzles import ReversiPuzzler
from engines.reversi.setup import (
    HANDICAPS,
    OPTIONS,
    SEATS,
    ReversiSetup,
    beginning,
    receiver,
)
from engines.reversi.state import ReversiState, sides
from engines.reversi.transcript import Transcripts
from engines.reversi.view import ReversiView
from engines.reversi.wthor import Wthor


class Reversi(Game):
    """The game of Reversi; moves are cells, ``d3``."""

    key = "reversi"
    seats = SEATS
    options = OPTIONS
    formats = (Transcripts(), Ggf(), Wthor())
    kernels = tuple(f"engines.reversi.player.kernels.{name}" for name in player.KERNELS)
    puzzler = ReversiPuzzler()
    lesson = lesson()
    example = lesson[0].example
    marks = SCALE.marks
    accuracy = ACCURACY
    costly = 6.0
    handicaps = HANDICAPS

    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        """``reversi first=1 position=start``, see ``engines.reversi.setup``. Raises
        InvalidSetup."""
        values = chosen(self, seats, options, seed)
        given = read_handicap(values[HANDICAP], HANDICAPS, (), seats)
        black = receiver(given, int(values[FIRST]) - 1)
        begin = beginning(values["position"])
        return str(ReversiSetup(black, begin, max(given, default=0)).checked())

    def start(self, setup: str) -> ReversiState:
        """The state before the first move, a pass due there already made. Raises InvalidSetup."""
        return rules.start(setup)

    play = staticmethod(rules.play)
    view = staticmethod(views.view)

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """Black and white by seat; () as long as they are to be drawn."""
        given = options.get(HANDICAP, NONE)
        if given != NONE:
            return sides(receiver(read_handicap(given, HANDICAPS, (), seats), 0))
        return {"1": sides(0), "2": sides(1)}.get(options.get(FIRST, "1"), ())

    def questions(self, view: View) -> tuple[str, ...]:
        """``flips.c4``, what a disc there would turn, for every cell that can be played."""
        return questions.questions(_own(view))

    def asked(self, view: View, word: str) -> str:
        """The question about any cell, also one that cannot be played; "" for other words."""
        return questions.asked(word)

    def answer(self, view: View, question: str) -> tuple[Phrase, ...]:
        """The answer in a phrase. Raises InvalidMove."""
        return questions.answer(_own(view), question)

    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        """The transcript ``f5d6c3…``, after the position when the match began elsewhere."""
        return ReversiSetup.parse(setup).prefix + record.write(moves)

    def explained(self, view: View) -> tuple[str, ...]:
        """What is explained to somebody who asks what they see."""
        return explanations.explained(_own(view))

    def explain(self, view: View, name: str) -> tuple[Phrase, ...]:
        """What a thing is and why it is so now, a phrase a sentence."""
        return explanations.explain(_own(view), name)

    def preview(self, view: View, move: str) -> Preview:
        """The discs that a move flips, and how many more the player then has. Raises
        IllegalMove."""
        return previews.preview(_own(view), move)

    def missed(self, view: View, played: str, better: str) -> Phrase | None:
        """The corner that the better move takes, or that only the one played opens."""
        return misses.missed(_own(view), played, better)

    def landmarks(self, before: ReversiState, after: ReversiState) -> tuple[str, ...]:
        """The position after the move, one code for all eight ways to look at it."""
        return (symmetry.code(after.position),)

    def choose(self, view: View, level: str, seconds: float) -> str:
        """One of ``view.moves``, found within ``seconds``."""
        return player.choose(_own(view), level, seconds)

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        """Every move with the lead in discs it is expected to end in, the best first."""
        return player.rate(_own(view), seconds)

    def warm(self) -> None:
        """Load what the computer player needs, compiled code included."""
        player.warm()


def _own(view: View) -> ReversiView:
    """The view as this game made it."""
    if not isinstance(view, ReversiView):
        raise TypeError(f"a view of {view.game}")
    return view


REVERSI = Reversi()
"""The one instance, for ``engines.GAMES``."""
