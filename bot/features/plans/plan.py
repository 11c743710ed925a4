"""What somebody plans to play when it is their turn, and what becomes of that. Pure."""

from dataclasses import dataclass, field, replace

from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Seat, View

WISHES = 3  # moves of which the first that is possible is played
ANSWERS = 8  # to moves of the other side
TURNS = 2  # own ones for which the answers hold
TOUCHED, IMPOSSIBLE, UNDONE = "touched", "impossible", "undone"  # why a plan was dropped


@dataclass(frozen=True, slots=True)
class PlannedMove:
    """A move in its lasting form (``engines.game.Planner``), and what lay ``around`` it when it was
    planned."""

    move: str = field(repr=False)
    around: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class PlannedAnswer:
    """``move`` as soon as the other side has played ``after``."""

    after: str = field(repr=False)
    move: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Plan:
    """What is played in the match of this number when the turn comes: the first of the ``wishes``
    that is possible, with ``untouched`` only where its lines are as they were, and before these
    what ``answers`` the other side's last move. Answers hold for two own turns, wishes for one.
    The first ``base`` moves of the match have to stand, ``used`` turns are over."""

    match: int
    base: int
    wishes: tuple[PlannedMove, ...] = ()
    answers: tuple[PlannedAnswer, ...] = ()
    untouched: bool = False
    used: int = 0

    @property
    def empty(self) -> bool:
        """Whether nothing is planned."""
        return not self.wishes and not self.answers


@dataclass(frozen=True, slots=True)
class Note:
    """What has become of a plan when so many moves of the match ``stood``: its ``move`` was played
    then, or in its lasting form is dropped for the reason ``why``."""

    match: int
    stood: int
    move: str = field(repr=False)
    why: str = ""


@dataclass(frozen=True, slots=True)
class Planned:
    """All that is kept of somebody's plans at a table."""

    plan: Plan | None = None
    note: Note | None = None


def wished(plan: Plan, view: View, move: str) -> Plan:
    """The plan with a move more, the last in turn; without it where it is wished already. A move
    too many takes the place of the last one."""
    planner = GAMES[view.game].planner
    lasting = planner.lasting(view, move)
    left = tuple(wish for wish in plan.wishes if wish.move != lasting)
    if len(left) < len(plan.wishes):
        return replace(plan, wishes=left)
    wish = PlannedMove(lasting, planner.around(view, move))
    return replace(plan, wishes=(*left[: WISHES - 1], wish))


def answered(plan: Plan, after: str, move: str) -> Plan:
    """The plan with an answer, in place of another one to the same move; without it where that is
    planned already."""
    new, left = PlannedAnswer(after, move), [one for one in plan.answers if one.after != after]
    if new in plan.answers:
        return replace(plan, answers=tuple(left))
    return replace(plan, answers=(*left[-(ANSWERS - 1) :], new))


def due(plan: Plan, view: View, last: str) -> str:
    """The move that is to be played by a plan now, after the other side's ``last`` move; "" where
    nothing of it is possible."""
    planner = GAMES[view.game].planner
    for answer in plan.answers:
        if answer.after == last and answer.move in view.moves:
            return answer.move
    for wish in plan.wishes:
        move = planner.present(view, wish.move)
        if move in view.moves and not (plan.untouched and is_touched(view, wish)):
            return move
    return ""


def is_touched(view: View, wish: PlannedMove) -> bool:
    """Whether somebody has changed the lines of a wish since it was made."""
    planner = GAMES[view.game].planner
    return planner.around(view, planner.present(view, wish.move)) != wish.around


def reason(plan: Plan, view: View) -> str:
    """Why nothing of a plan is played."""
    planner = GAMES[view.game].planner
    possible = any(planner.present(view, wish.move) in view.moves for wish in plan.wishes)
    return TOUCHED if possible else IMPOSSIBLE


def after(plan: Plan) -> Plan | None:
    """What is left of a plan after one of its moves: the answers, for another turn."""
    left = replace(plan, wishes=(), untouched=False, used=plan.used + 1)
    return None if left.empty or left.used >= TURNS else left


def first(plan: Plan) -> str:
    """What a plan is called by: its first move, in its lasting form."""
    return plan.wishes[0].move if plan.wishes else plan.answers[0].move


def others_last(match: Match, seat: Seat) -> str:
    """The last move of the match where somebody else than ``seat`` has made it, else ""."""
    if not match.moves or len(match.makers) < len(match.moves):
        return ""
    return "" if match.makers[-1].seat == seat else match.moves[-1]


def planning_seat(table: Table, person: str) -> Seat | None:
    """The seat for which a person may plan: their only one, while a match is on and somebody else
    is to move."""
    match, seats = table.match, table.seats_of(person)
    if match is None or match.outcome is not None or len(seats) != 1:
        return None
    turn = table.turn.seat
    return seats[0] if turn is not None and turn != seats[0] else None
