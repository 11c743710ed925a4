"""What every game is: a setup and moves, seen from a seat. See ``tests/contract`` for the rules
that hold for all of them."""

import importlib
import random
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, ClassVar

from engines import strength
from engines.accuracy import AccuracyScale
from engines.formats import Format
from engines.lesson import Example, LessonStep
from engines.path import split
from engines.puzzle import Puzzler

Seat = int
Form = tuple[tuple[str, ...], ...]
"""A kind of move: for each of its choices in turn, all that can stand there."""
LEVELS = strength.LEVELS
PLAIN_LEVELS = LEVELS[:3]  # those that every game can play without compiled code


class MoveError(ValueError):
    """A move that cannot be played; ``move`` is the offending path, ``why`` the reason."""

    def __init__(self, move: str, why: str) -> None:
        super().__init__(f"{move}: {why}")
        self.move = move
        self.why = why

    def __reduce__(self) -> tuple[type["MoveError"], tuple[str, str]]:
        return type(self), (self.move, self.why)


class InvalidMove(MoveError):
    """The text is no move of this game at all."""


class IllegalMove(MoveError):
    """A move of this game, but not one that can be played now."""


class InvalidSetup(ValueError):
    """Options or a setup line that describe no match; the message names the offending part."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Something to be said later, in the reader's language: a code and what it speaks of.

    A parameter named ``seat`` or ending in ``_seat`` holds a seat; whoever puts the phrase into
    words says the player's name instead.
    """

    code: str
    params: tuple[tuple[str, str | int], ...] = ()

    def __getitem__(self, key: str) -> str | int:
        return dict(self.params)[key]


def phrase(code: str, **params: str | int) -> Phrase:
    """``phrase("placed", seat=0, cell="d3")``."""
    return Phrase(code, tuple(params.items()))


Event = Phrase
"""Something that has just happened: ``placed``, ``flipped``, ``passed`` …"""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the seats that won (none: a draw), every seat's score, why it ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Rated:
    """A move and what it is expected to lead to: the own side's lead over its best rival at the
    end of the match, or of the round where a match has rounds, in points."""

    move: str
    value: float


@dataclass(frozen=True, slots=True)
class Preview:
    """What a move would do at once, as far as its player can know: the ``places`` whose pieces
    turn, go elsewhere or go away, and by how many ``points`` the player's score changes; None
    where nothing of that is known."""

    places: tuple[str, ...] = ()
    points: int | None = None


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the deal. The lobby offers ``choices``; without any it is free text
    that a command may give. ``seats`` are the player counts it applies to (empty: all)."""

    key: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or with ``seat`` None everybody, may see of a state. Games add fields.

    Whatever is shown to anybody is made from a view, so a field that a seat must not know of is
    left out or emptied by ``Game.view`` itself.
    """

    game: ClassVar[str]

    seat: Seat | None  # who looks; None: everybody
    turn: Seat | None  # whose move it is; None when nobody has to decide
    moves: tuple[str, ...] = ()  # legal now for this seat; () when it is not its turn
    offers: tuple[str, ...] = ()  # legal now and known to all; all of them in an open game
    hand: tuple[str, ...] = ()  # the own hidden pieces by slot, as the first choice of a move
    hands: tuple[int, ...] = ()  # how many hidden pieces each seat holds; () in an open game
    acts: tuple[str, ...] = ()  # moves without a piece that may have to be pressed now
    places: tuple[str, ...] = ()  # every place that a move with a hidden piece could name now
    grid: tuple[tuple[str, ...], ...] = ()  # a grid's cells, row by row; () on any other board
    contents: tuple[tuple[str, ...], ...] = ()  # what lies on the grid's cells, "" for nothing
    sides: tuple[str, ...] = ()  # each seat's side, a code: "black", "orange"; () without sides
    score: tuple[int, ...] = ()  # each seat's present score
    handicap: tuple[int, ...] = ()  # what each seat was given before the first move; () for nothing
    last: tuple[Event, ...] = ()  # what just happened, oldest first
    retells: bool = False  # ``last`` tells all that it told before the last move, and goes on
    follow: str = ""  # a move that needs no decision and is taken for the players
    waits: bool = False  # ``follow`` is taken at a press of any player or after a while
    report: str = ""  # the question whose answer belongs under the board when a match or round ends
    outcome: Outcome | None = None


@dataclass(frozen=True, slots=True)
class ShuffledRow:
    """What is shuffled under a ``label`` of the seed: its ``pieces`` as they lie before, dealt and
    then drawn from the front of the shuffled row, or ``from_end``; in a duplicate deal what is left
    after the hands is dealt into piles around the ``turns`` of so many seats."""

    label: str
    pieces: tuple[str, ...]
    from_end: bool = False
    turns: Mapping[int, tuple[Seat, ...]] = field(default_factory=dict)


class Planner:
    """Looks ahead for one seat, from no more than that seat sees. What stands here suits an open
    game of two, whose places keep their names; a game with hidden pieces says more."""

    def ahead(self, game: "Game", state: Any, seat: Seat) -> View:
        """What the seat would see if it were its turn, with all moves that it might have then."""
        found = dict.fromkeys(
            move for _, after in _lines(game, state) for move in game.view(after, seat).moves
        )
        moves = tuple(sorted(found))
        return replace(game.view(state, seat), turn=seat, moves=moves, offers=moves)

    def answers(
        self, game: "Game", state: Any, seat: Seat, wishes: Sequence[str] = ()
    ) -> Mapping[str, tuple[str, ...]]:
        """What the seat can answer to each move of the other one: to those that can be made now,
        and to those after one of its own ``wishes``. Nothing where anything is hidden."""
        found: dict[str, dict[str, None]] = {}
        if len(game.view(state, None).score) != 2 or game.view(state, None).hands:
            return {}
        for reply, after in _lines(game, state):
            own = game.view(after, seat).moves
            found.setdefault(reply, {}).update(dict.fromkeys(own))
            for wish in (one for one in wishes if one in own):
                for later, then in _lines(game, game.play(after, wish)):
                    following = game.view(then, seat).moves
                    found.setdefault(later, {}).update(dict.fromkeys(following))
        return {reply: tuple(sorted(own)) for reply, own in sorted(found.items()) if own}

    def lasting(self, view: View, move: str) -> str:
        """The move in a form that means the same after others have moved."""
        return move

    def present(self, view: View, lasting: str) -> str:
        """The move that a lasting form means now, "" where it means none."""
        return lasting

    def around(self, view: View, move: str) -> tuple[str, ...]:
        """What lies on the lines that a move would change: as long as that is the same, nobody has
        touched them. () in a game without such lines."""
        return ()

    def lines(self, view: View, move: str) -> tuple[str, ...]:
        """These lines as the painter of the game marks them; () where it marks none."""
        return ()


def _lines(game: "Game", state: Any) -> Iterator[tuple[str, Any]]:
    """Every move of whoever is to move, and the state after it."""
    for move in game.view(state, None).offers:
        yield move, game.play(state, move)


class Game(ABC):
    """The rules of one game; stateless. ``State`` is opaque: only the game itself reads it.

    A game must have a ``key``, ``seats`` and what is abstract here; the rest has answers that
    suit an open game without sides or questions, whose computer players play at random.
    """

    key: str
    seats: range
    options: tuple[Option, ...] = ()
    formats: tuple[Format, ...] = ()  # in which other programs write its matches
    kernels: tuple[str, ...] = ()  # the modules that compiling its computer players takes, in turn
    puzzler: Puzzler | None = None  # what its puzzles are; a game may have none
    lesson: tuple[LessonStep, ...] = ()  # how one learns it, move by move; a game may have none
    example: Example | None = None  # a turn whose picture opens the rules; a game may have none
    planner = Planner()  # what may be planned while others move
    duplicate: bool = False  # whether several tables can have the same deal: engines.duplicate
    marks: tuple[int, ...] = (600, 800, 1000, 1200, 1400)
    """The ratings of the five levels: 400 points more win ten of eleven matches."""
    accuracy: AccuracyScale | None = None  # what moves say of how well somebody has played
    costly: float = 3.0  # points that a move gives away of which beginners are told
    handicaps: Mapping[int, float] = MappingProxyType({})
    """What a weaker player can be given, the least first, and by how many points it makes their
    rating better: ``tests.bench.handicap_matches`` finds that. All ratings follow from it."""

    @abstractmethod
    def deal(self, seats: int, options: Mapping[str, str], seed: str) -> str:
        """The setup: one line of notation from which everything follows. ``seed``: 64 hex digits.
        Options left out take their defaults; ``first`` (``"1"``…, or ``"random"``) is understood
        by every game, ``handicap`` (``"0-2"``) by one with ``handicaps``, ``deal`` by one that has
        ``duplicate`` deals; ``engines.options`` reads them. Raises InvalidSetup."""

    @abstractmethod
    def start(self, setup: str) -> Any:
        """The state before the first move. Raises InvalidSetup."""

    @abstractmethod
    def play(self, state: Any, move: str) -> Any:
        """The state after ``move``; the given one is unchanged. Raises InvalidMove, IllegalMove."""

    @abstractmethod
    def view(self, state: Any, seat: Seat | None) -> View:
        """What ``seat`` may see; None: what everybody may."""

    @abstractmethod
    def notation(self, setup: str, moves: tuple[str, ...]) -> str:
        """The record of a finished match in the game's usual notation."""

    def undrawn(self, state: Any) -> tuple[str, ...]:
        """What chance has still in store, the piece that is drawn next first: the bag, the market;
        () where nothing is drawn. In a duplicate deal that is what the seat to move would draw."""
        return ()

    def row(self, number: int) -> ShuffledRow | None:
        """What is shuffled for the round of this number, from 1, so that a deal can be worked out
        by hand; None where nothing is dealt."""
        return None

    def reveals(self, state: Any, move: str, seat: Seat) -> bool:
        """Whether ``move``, played in ``state``, shows anybody something hidden, so that ``seat``
        may not take it back. What ``seat`` itself lays from its hidden hand, or tells of that hand
        by passing, is a secret of its own that it gave away, and does not count. Nothing in a game
        without hidden hands, everything in one with them, unless the game knows better."""
        return bool(self.view(state, None).hands)

    def sides(self, seats: int, options: Mapping[str, str]) -> tuple[str, ...]:
        """The side of each seat as far as it is known before the deal; () without sides."""
        return ()

    def questions(self, view: View) -> tuple[str, ...]:
        """What can be asked about the position by a press, as paths: ``cell.c4``, ``store``."""
        return ()

    def asked(self, view: View, word: str) -> str:
        """The question that a typed word means, in full or by its last choice: ``c4``; "" where it
        means none. Games may understand words for which ``questions`` has no button."""
        known = self.questions(view)
        return next((q for q in known if word in (q, q.rpartition(".")[2])), "")

    def forms(self, view: View) -> tuple[Form, ...]:
        """Every kind of move that there can be at any time of a match, told from any ``view`` of
        it. A cell of the grid, and what is offered now, unless the game knows better."""
        cells = tuple(cell for row in view.grid for cell in row)
        others = (split(move) for move in view.offers if move not in cells)
        return ((cells,), *(tuple((choice,) for choice in move) for move in others))

    def spelt(self, word: str) -> str:
        """The choice of a move that ``word``, small letters and digits without a blank, is another
        spelling of, as ``503`` is of the tile ``035``; "" where there is none. What a choice is
        called, and its own name, are understood without it."""
        return ""

    def answer(self, view: View, question: str) -> tuple[Phrase, ...]:
        """The answer to one of ``questions``, or to what was ``asked``, a phrase a line. Raises
        InvalidMove."""
        raise InvalidMove(question, f"no question of {self.key}")

    def explained(self, view: View) -> tuple[str, ...]:
        """What of the picture of ``view`` is explained to somebody who asks what they see, by the
        names that its painter gives it: a cell, ``held.2`` for an own piece, ``supply`` …"""
        return ()

    def explain(self, view: View, name: str) -> tuple[Phrase, ...]:
        """What the thing of this name is, and where that needs saying why it is so now, a phrase a
        sentence; () for what explains itself."""
        return ()

    def preview(self, view: View, move: str) -> Preview:
        """What ``move``, one of the view's ``moves`` or ``offers``, would do; nothing is known
        unless the game says more. Raises IllegalMove for any other."""
        check_offered(view, move)
        return Preview()

    def missed(self, view: View, played: str, better: str) -> Phrase | None:
        """What the ``better`` of two of the view's ``moves`` would have brought at once, as far as
        its player can know, in a text of the family ``tip``; None where there is no more to say
        than that it was better."""
        return None

    def landmarks(self, before: Any, after: Any) -> tuple[str, ...]:
        """What the move between two states has brought that other matches may have as well, a code
        each: the position itself, or what was made in it. What is alike but for a symmetry has one
        code. Nothing unless the game says more."""
        return ()

    def rating(self, level: str) -> int:
        """How strong a computer player of ``level`` is, as a rating."""
        said = strength.rating_in(level)
        return self.marks[LEVELS.index(level)] if said is None else said

    def named(self, level: str) -> str:
        """The weakest of the five levels that is no weaker than ``level``."""
        at = bisect_left(self.marks, self.rating(level))
        return level if level in LEVELS else LEVELS[min(at, len(LEVELS) - 1)]

    def choose(self, view: View, level: str, seconds: float) -> str:
        """A computer player's move for ``view.seat``, one of ``view.moves``, within ``seconds``.
        ``level`` is one of the five or a rating, "860". Any move, unless the game has a player of
        its own."""
        return random.choice(view.moves)

    def rate(self, view: View, seconds: float) -> tuple[Rated, ...]:
        """Every move of ``view.moves``, the best first, as the strongest player judges them within
        ``seconds``: what a hint and an analysis are made from. All alike, unless the game has a
        player of its own."""
        return tuple(Rated(move, 0.0) for move in view.moves)

    def warm(self) -> None:
        """Load what the computer player needs, compiled code included; a worker calls it at its
        start."""
        for name in self.kernels:
            importlib.import_module(name)


def check_offered(view: View, move: str) -> None:
    """Raises IllegalMove for a move that ``view`` does not offer."""
    if move not in view.moves and move not in view.offers:
        raise IllegalMove(move, "not possible now")
