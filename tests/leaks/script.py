"""What people do in both worlds: random, but nothing that depends on a hidden piece."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engines import GAMES
from engines.game import Seat
from engines.path import next_choices, settle
from tests.leaks.twins import Twins, mover

CODE = "LEAKS"
ENDED = "ENDED"
"""Another table of the same people, whose only match is over."""
NOW = "{now}"
WATCHER = -1
PUBLIC, OWN = "public", "own"


@dataclass(frozen=True)
class Play:
    """A seat plays the first of these moves by ``way``; the others follow by themselves."""

    seat: Seat
    turn: tuple[str, ...]
    way: str


@dataclass(frozen=True)
class Muse:
    """A seat chooses what is in a slot, sees what could follow, and goes back."""

    seat: Seat
    slot: int
    way: str


@dataclass(frozen=True)
class Send:
    """Somebody sends a payload, made up or not; NOW in it stands for the table's revision."""

    who: int
    payload: str


@dataclass(frozen=True)
class Tell:
    """Somebody types a command."""

    who: int
    line: str


@dataclass(frozen=True)
class Fail:
    """A seat tries to play, and others look, while the database does not work."""

    seat: Seat
    turn: tuple[str, ...]
    trouble: str


@dataclass(frozen=True)
class Link:
    """Two seats become one person, while both look at their hands."""

    seat: Seat
    other: Seat


@dataclass(frozen=True)
class Part:
    """A seat's account is on its own again, and has no seat."""

    seat: Seat


Step = Play | Muse | Send | Tell | Fail | Link | Part
TROUBLES = ("locked", "full")
PUZZLES = ("/puzzle", "/train")
COMMANDS = ("/hand", "/score", "/rules", "/board", "/hint", "/analysis", "/moves", "/board last")


@dataclass(frozen=True)
class Script:
    """The steps, the seats that have opened a private screen before them, and the one whose person
    has noted something else in each world of the match that is over."""

    steps: tuple[Step, ...]
    open: frozenset[Seat]
    writer: Seat


def script(twins: Twins, number: int, ways: tuple[str, ...], faults: bool) -> Script:
    """Everything that happens at a table; ``ways`` are those in which a platform lets people play,
    ``faults`` whether its database fails now and then."""
    luck = random.Random(f"script {twins.game} {twins.seats} {number}")
    seats = range(twins.seats)
    opened = frozenset(seat for seat in seats if luck.random() < 0.6 or seat == twins.observer)
    found: list[Step] = []
    states = tuple(deal.state for deal in twins.deals)
    for at, turn in enumerate(twins.turns):
        acts = _Acts(twins, luck, states, ways, opened, at)
        found += acts.before(faults)
        found.append(Play(acts.seat, turn, acts.way()))
        for move in turn:
            states = tuple(GAMES[twins.game].play(state, move) for state in states)
    found += _after(twins, luck)
    return Script(tuple(found), opened, next(seat for seat in seats if seat != twins.observer))


def _after(twins: Twins, luck: random.Random) -> Iterator[Step]:
    """What is asked about matches that run or are over, and at last who is who."""
    everybody = (WATCHER, *range(twins.seats))
    yield Send(WATCHER, f"text:{CODE}:{NOW}:")
    lines = [f"/replay {CODE}", f"/replay {CODE} 1", f"/replay {CODE} 2", f"/export {CODE}"]
    lines += [f"/replay {ENDED}", f"/replay {ENDED} 1", f"/export {ENDED}", f"/export {ENDED} 1"]
    yield from (Tell(luck.choice(everybody), line) for line in (*lines, *PUZZLES))
    for code, number in ((CODE, 0), (CODE, 1), (ENDED, 0)):
        yield Send(luck.choice(everybody), f"share:{code}:{NOW}:{number}")
    for who in everybody:
        yield Tell(who, f"/note {ENDED}")
        yield Tell(who, "/matches")
        yield Send(who, f"note:{ENDED}:0:0")
    yield Send(WATCHER, f"keep:{ENDED}:0:0.1.1")
    others = [seat for seat in range(twins.seats) if seat != twins.observer]
    if len(others) > 1:
        first, second = luck.sample(others, 2)
        yield from _linked(first, second, everybody)


def _linked(first: Seat, second: Seat, everybody: tuple[int, ...]) -> Iterator[Step]:
    """Two become one person, look around, and part."""
    looks = [Send(who, f"{verb}:{CODE}:{NOW}:") for who in everybody for verb in ("hand", "mine")]
    looks += [Send(who, f"seat:{CODE}:{NOW}:{seat}") for who in everybody for seat in (0, 1)]
    for step in (Link(first, second), Part(second)):
        yield step
        yield from looks
        yield from (Tell(who, "/hand") for who in everybody)
    # Who is no host makes the clocks look at the table, and so who is there known again.
    yield Send(WATCHER, f"clock:{CODE}:{NOW}:3d")


@dataclass(frozen=True)
class _Acts:
    """What can be done in one turn."""

    twins: Twins
    luck: random.Random
    states: tuple[Any, ...]
    ways: tuple[str, ...]
    opened: frozenset[Seat]
    at: int

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        turn = mover(GAMES[self.twins.game], self.states[0]).turn
        assert turn is not None
        return turn

    def way(self) -> str:
        """How the seat plays; the public way is open to everybody where there is one."""
        own = self.seat in self.opened or PUBLIC not in self.ways
        return self.luck.choice([way for way in self.ways if way != OWN or own])

    def before(self, faults: bool) -> Iterator[Step]:
        """What happens before the move."""
        for _ in range(self.luck.randrange(1, 4)):
            attempt = self._attempt()
            yield attempt
            if isinstance(attempt, Send) and attempt.payload.startswith("menu:"):
                yield Send(attempt.who, f"menu:{CODE}:{NOW}:")  # and back to the board
        if self.at == 0:  # so that every script asks for at least one that is given
            yield Send(self.seat, f"hint:{CODE}:{NOW}:")
        if self.at == len(self.twins.turns) - 1:  # so that all have walked through what was played
            walkers = (WATCHER, *range(self.twins.seats))
            yield from (Send(who, f"walk:{CODE}:{NOW}:0.1") for who in walkers)
        slots = self._musings()
        if slots:
            yield Muse(self.seat, self.luck.choice(slots), self.way())
        if faults and self.luck.random() < 0.3:
            yield Fail(self.seat, self.twins.turns[self.at], self.luck.choice(TROUBLES))

    def _attempt(self) -> Step:
        """Something that anybody can try at any time."""
        who = self.luck.choice((WATCHER, *range(self.twins.seats)))
        if self.luck.random() < 0.2:
            return Tell(who, self.luck.choice((*COMMANDS, f"/score {self._question()}")))
        return Send(who, self.luck.choice(tuple(self._payloads(who))))

    def _question(self) -> str:
        game = GAMES[self.twins.game]
        return self.luck.choice(game.questions(game.view(self.states[0], None)))

    def _payloads(self, who: int) -> Iterator[str]:
        """Presses of the public board, stale ones, and what nobody but an attacker would send."""
        # Whoever is to move could play one of these: to them alone it is known which.
        now = str(self.at) if who == self.seat else NOW
        move = self._any_move()
        for verb in (
            "hand",
            "rules",
            "text",
            "what",
            "hint",
            "hint",
            "return",
            "fair",
            "share",
            "seat",
            "plan",
        ):
            yield f"{verb}:{CODE}:{NOW}:"
        yield f"analyse:{CODE}:{NOW}:0.0"
        yield f"planning:{CODE}:{NOW}:w"
        yield f"ask:{CODE}:{NOW}:{self._question()}"
        for path in (f"@{self.luck.randrange(1, 5)}", "draw", "back", self._any_place()):
            yield f"slot:{CODE}:{now}:{path}"
        yield from (f"{verb}:{CODE}:{now}:{move}" for verb in ("mine", "move"))
        yield from (f"mine:{CODE}:{now}:{path}" for path in ("", move.split(".")[0]))
        yield from (f"column:{CODE}:{now}:{path}" for path in self._columns(move))
        yield from (f"cannot:{CODE}:{now}:{path}" for path in ("@1", self._any_place(), move))
        yield from (f"menu:{CODE}:{NOW}:{key}" for key in ("more", "resign"))
        yield f"walk:{CODE}:{NOW}:0.1"
        yield f"share:{CODE}:{NOW}:0"
        yield f"seat:{CODE}:{NOW}:{self.luck.randrange(self.twins.seats)}"
        yield f"slot:{CODE}:{NOW}:@99"
        yield f"mine:{CODE}:{NOW}:no.such.move"
        yield f"next:{CODE}:{NOW}:"
        yield "hand:NQSUC:0:"
        yield "\u00e4:?"

    def _any_move(self) -> str:
        """A move of the game, whoever could play it: the payload of somebody's private button."""
        state = self.luck.choice(self.states)
        return self.luck.choice(mover(GAMES[self.twins.game], state).moves)

    def _columns(self, move: str) -> Iterator[str]:
        """Where a cell is looked for: in the column of the one that a move chooses, and in one
        that a board may have."""
        *before, last = move.split(".")
        yield from (".".join((*before, name)) for name in (last[0], self.luck.choice("abcdef")))

    def _any_place(self) -> str:
        places = GAMES[self.twins.game].view(self.states[0], None).places
        return self.luck.choice(places)

    def _musings(self) -> list[int]:
        """The slots that leave something to decide in both worlds."""
        views = [mover(GAMES[self.twins.game], state) for state in self.states]
        count = len(views[0].hand)
        return [n for n in range(1, count + 1) if all(_leaves(v, v.hand[n - 1]) for v in views)]


def _leaves(view: Any, piece: str) -> bool:
    made = settle(view.moves, (piece,))
    return ".".join(made) not in view.moves and bool(next_choices(view.moves, made))
