"""Whole matches as the database keeps them: of any game, with takebacks, a computer player that
takes over, and every way to end."""

import random
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from bot.people import Person
from bot.records.logged_match import LogEntry, LoggedMatch
from bot.tables import clocks, play
from bot.tables.table import Chair, Status, Table
from engines import GAMES
from engines.duplicate import DEAL, SINGLE
from engines.game import View
from engines.path import split
from tests.bot.clock import START

NAMES = ("Änn 🎲", "Ben", "بن", "Zoë")
SECOND = "second"  # that of the second match of a series, by the rules
ENDINGS = ("rules", "resigned", "claimed", "agreed", "called-off", SECOND)
TABLES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
OF_EACH_GAME = list({table[0]: table for table in TABLES}.values())  # with all seats taken
HIDDEN_OF_EACH = [table for table in OF_EACH_GAME if table[0] != "reversi"]


def person(seat: int) -> Person:
    """Whoever sits there."""
    return Person("rooms", f"p{seat}", NAMES[seat], "en")


@dataclass
class Course:
    """A match in the making, and its log as the database writes it."""

    table: Table
    luck: random.Random
    now: float = START
    log: list[LogEntry] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)  # before each move that stands, and after all

    def __post_init__(self) -> None:
        assert self.table.match is not None
        self.states.append(GAMES[self.table.game].start(self.table.match.setup))

    def goes(self, after: Table) -> None:
        """The table is another one now."""
        before, match = self.table.match, after.match
        assert before is not None and match is not None
        stands = len(before.moves)
        for undone in match.undone[len(before.undone) :]:
            self.log.append(LogEntry("", undone.keep, None, undone.person, self.now))
            stands = undone.keep
        del self.states[stands + 1 :]
        for ply in range(stands, len(match.moves)):
            maker = match.makers[ply]
            self.states.append(GAMES[after.game].play(self.states[-1], match.moves[ply]))
            self.log.append(LogEntry(match.moves[ply], None, maker.seat, maker.who, self.now))
        self.table = after
        self.now += self.luck.choice((0.25, 1.5, 60.125, 86400.0))

    def seen(self) -> tuple[Any, View]:
        """The state, and what whoever is to move sees."""
        game, state = GAMES[self.table.game], self.states[-1]
        public = game.view(state, None)
        return state, public if public.turn is None else game.view(state, public.turn)


def course(key: str, seats: int, number: int, deal: str = SINGLE) -> Course:
    """A match that has just been dealt."""
    luck = random.Random(number)
    chairs = tuple(Chair(NAMES[seat], person(seat).key, joined=seat) for seat in range(seats))
    options = (("first", "random"), (DEAL, deal))
    table = Table("ABCDE", key, chairs[0].person, chairs=chairs, options=options)
    if seats > 2 and luck.random() < 0.5:
        chairs = (*chairs[:-1], Chair("Otto", level="club", joined=seats))
    table = replace(table, chairs=chairs)
    return Course(play.dealt(table, f"{luck.getrandbits(256):064x}", START), luck)


def step(at: Course) -> None:
    """Another move, takeback, or a computer player on a seat."""
    state, view = at.seen()
    match = at.table.match
    assert match is not None
    if match.moves and at.luck.random() < 0.04:
        keep = at.luck.randrange(len(match.moves))
        at.goes(play.taken_back(at.table, 0, keep, person(0).key, at.now))
    elif at.luck.random() < 0.01:
        seat = at.luck.randrange(len(at.table.chairs))
        at.goes(play.replaced(at.table, seat, at.luck.choice(("casual", "expert")), at.now))
    elif view.waits:
        at.goes(play.continued(at.table, state, view, at.now))
    else:
        move = at.luck.choice(view.moves)
        at.goes(play.moved(at.table, state, view, split(move), at.now))


@cache
def finished(
    key: str, seats: int, number: int = 0, ending: str = "rules", deal: str = SINGLE
) -> LoggedMatch:
    """A match that is over."""
    at = course(key, seats, number, deal)
    if ending == SECOND:
        at = second(at)
    plies = 10_000 if ending in ("rules", SECOND) else 12
    while not play.match_over(at.table) and len(at.log) < plies:
        step(at)
    if not play.match_over(at.table):
        at.goes(_ended(at, ending))
    match = at.table.match
    assert match is not None and match.outcome is not None
    table = replace(at.table, status=Status.OVER)
    names = {person(seat).key: NAMES[seat] for seat in range(seats)}
    return LoggedMatch(table, match, START - 1.5, tuple(at.log), names)


def second(at: Course) -> Course:
    """The second match of a series that ``at`` is the first of."""
    at.goes(replace(at.table, series=replace(at.table.series, kind="sumof", length=2)))
    _, view = at.seen()
    drawn = play.drawn(at.table, view, at.now)
    assert drawn.match is not None and drawn.status is not Status.OVER
    return Course(play.dealt(drawn, f"{at.luck.getrandbits(256):064x}", at.now), at.luck, at.now)


def _ended(at: Course, ending: str) -> Table:
    _, view = at.seen()
    if ending == "called-off":
        return play.called_off(at.table, view)
    people = [seat for seat, chair in enumerate(at.table.chairs) if chair.person]
    two = len(set(play.side_names(view, len(at.table.chairs)))) == 2
    if ending == "claimed" and two and len(people) == len(at.table.chairs):
        return _claimed(at, view)
    if ending == "resigned" and two and people:
        return play.resigned(at.table, view, person(people[0]), at.now)
    return play.drawn(at.table, view, at.now)


def _claimed(at: Course, view: View) -> Table:
    """Won by whoever plays the other side than the seat whose time is up."""
    late = at.table.turn.seat
    sides = play.side_names(view, len(at.table.chairs))
    assert late is not None
    turn = replace(at.table.turn, overdue=at.now, left=(1.0,) * len(sides))
    timed = replace(at.table, clock=clocks.NAMES[1], turn=turn)
    winner = next(seat for seat, side in enumerate(sides) if side != sides[late])
    return play.claimed(timed, view, person(winner), at.now)
