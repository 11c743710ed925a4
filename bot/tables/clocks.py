"""Clocks: how much time each seat has, and how much an own move gives back. Capped Fischer time, as
at Board Game Arena and the DragonGo server: never more is left than there was at the beginning."""

from collections.abc import Mapping
from dataclasses import replace

from msgspec import Struct

from bot.tables.table import Chair, Table, Turn
from engines.game import Seat

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
START, LIVE_START = 10 * MINUTE, MINUTE  # what is left after a start to whoever is in turn
LIVE_GRACE = 30.0  # seconds from overdue until a computer player takes over, with a live clock
OVERDUE_SECONDS = 3 * DAY  # without a clock: until somebody who does not move is overdue
EXTRA = DAY  # what is given then, if the others wait
NONE = "none"


class Clock(Struct, frozen=True):
    """``first`` seconds at the deal, ``bonus`` more after each own move."""

    first: float
    bonus: float

    @property
    def live(self) -> bool:
        """Whether people are expected to stay at the table."""
        return self.first < DAY

    @property
    def grace(self) -> float:
        """Seconds from overdue until a computer player takes over, if nobody chooses."""
        return LIVE_GRACE if self.live else self.bonus


CLOCKS = {
    "5m+10s": Clock(5 * MINUTE, 10),
    "15m+20s": Clock(15 * MINUTE, 20),
    "1d+12h": Clock(DAY, 12 * HOUR),
    "3d+1d": Clock(3 * DAY, DAY),
    "7d+2d": Clock(7 * DAY, 2 * DAY),
}
NAMES = (NONE, *CLOCKS)
ALIASES = tuple((name.partition("+")[0], name) for name in CLOCKS)
"""The first amount alone is understood as well: ``3d``."""


def token(name: str) -> str:
    """A clock's name as a choice in a payload and as part of a text's name: ``3d-1d``."""
    return name.replace("+", "-")


def named(word: str) -> str | None:
    """The clock with this token or name, or None."""
    return next((name for name in NAMES if word in (name, token(name))), None)


def wound(table: Table, seats: int, now: float) -> Turn:
    """Every seat's time at the deal; nobody spends any yet."""
    clock = CLOCKS.get(table.clock)
    return Turn(None, now, (clock.first,) * seats if clock else ())


def remaining(turn: Turn, now: float) -> float:
    """What is left to the seat in turn, in seconds. While its clock stands nothing is spent."""
    assert turn.seat is not None
    left = turn.left[turn.seat]
    return left if turn.deadline is None else max(0.0, min(left, turn.deadline - now))


def used(turn: Turn, now: float) -> tuple[float, ...]:
    """Every seat's time at ``now``: what the seat in turn has used of its own is gone."""
    if turn.seat is None or not turn.left:
        return turn.left
    return _with(turn, remaining(turn, now))


def turned(table: Table, seat: Seat | None, now: float) -> Table:
    """After the move of the seat that was in turn: the turn is at ``seat`` from ``now`` on. What
    was proposed before the move is withdrawn, and may be proposed again."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    left = turn.left
    if clock is not None and turn.seat is not None and not table.chairs[turn.seat].level:
        left = _with(turn, min(clock.first, remaining(turn, now) + clock.bonus))
    turn = _timed(Turn(seat, now, left, warned=turn.warned), table)
    return replace(table, turn=turn, proposal=None, refused=())


def _with(turn: Turn, seconds: float) -> tuple[float, ...]:
    """All times, those of the seat in turn being ``seconds``."""
    return tuple(seconds if s == turn.seat else left for s, left in enumerate(turn.left))


def _timed(turn: Turn, table: Table) -> Turn:
    """The turn with the deadline that it has from ``since`` on; a computer player has none, and
    nobody spends anything while they are away or the table is paused."""
    deadline = None
    if turn.seat is not None and not table.chairs[turn.seat].level:
        allowed = turn.left[turn.seat] if turn.left else OVERDUE_SECONDS
        away = table.chairs[turn.seat].away and excused_until(table, turn.seat)
        deadline = max(turn.since, away, table.paused) + allowed
    if turn.deadline == deadline and turn.overdue is None:
        return turn
    return replace(turn, deadline=deadline, overdue=None)


def excused_until(table: Table, seat: Seat) -> float:
    """Until when the clocks of whoever sits here and is away stand, by what is left of the days
    that the host allows; 0 for somebody who is not away."""
    chair = table.chairs[seat]
    if not (chair.away and chair.away_since):  # older versions did not note since when
        return chair.away
    return min(chair.away, chair.away_since + max(0.0, table.allowance * DAY - chair.spent))


def _stands_until(table: Table, seat: Seat) -> float:
    """Until when this seat spends no time; a moment that is past where it does."""
    return max(excused_until(table, seat), table.paused)


def turned_back(table: Table, seat: Seat, now: float) -> Table:
    """After a takeback: the turn is at ``seat`` again. Time that was used stays so; whoever had
    none left has one bonus when the turn comes back."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    left = used(turn, now)
    if clock is not None and turn.overdue is not None:
        left = _with(turn, clock.bonus)
    return replace(table, turn=_timed(Turn(seat, now, left, warned=turn.warned), table))


def stopped(table: Table, now: float) -> Table:
    """With the clock of the seat in turn standing."""
    turn = table.turn
    if turn.seat is None or turn.deadline is None or turn.overdue is not None:
        return table
    left = _with(turn, remaining(turn, now)) if turn.left else ()
    return replace(table, turn=replace(turn, left=left, deadline=None))


def going(table: Table, now: float) -> Table:
    """With the clock of the seat in turn going again, if it stood."""
    turn = table.turn
    if turn.seat is None or turn.deadline is not None:
        return table
    timed = _timed(replace(turn, since=now), table)
    return replace(table, turn=replace(timed, since=turn.since))


def seated_anew(table: Table, seat: Seat, now: float) -> Table:
    """With somebody else on ``seat``, perhaps its person back: a person has one bonus at least,
    and when the seat is in turn its turn begins anew, with no more time than was left."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    left = used(turn, now) if seat == turn.seat else turn.left
    if clock is not None and left and table.chairs[seat].person:
        left = tuple(max(t, clock.bonus) if s == seat else t for s, t in enumerate(left))
    if seat != turn.seat:
        return replace(table, turn=replace(turn, left=left))
    anew = Turn(seat, now, left, warned=turn.warned)
    return replace(table, turn=_timed(anew, table))


def extended(table: Table, now: float) -> Table:
    """With one more bonus for the seat in turn from ``now`` on, or from when its person is back;
    without a clock it is a day."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    assert turn.seat is not None
    extra = clock.bonus if clock else EXTRA
    left = _with(turn, extra) if turn.left else ()
    begins = max(now, _stands_until(table, turn.seat))
    more = replace(turn, left=left, deadline=begins + extra, overdue=None, reminded=True)
    after = replace(table, turn=more)
    return stopped(after, now) if stands(table) else after


def stands(table: Table) -> bool:
    """Whether the clock of the seat in turn stands, for somebody else has proposed something:
    nobody's time runs out over the question of another one, nor gains by an own one."""
    turn, proposal = table.turn, table.proposal
    if turn.seat is None or proposal is None:
        return False
    return table.chairs[turn.seat].person != proposal.person


def away(table: Table, person: str, until: float, now: float) -> Table:
    """With everybody's knowledge that this person is away until then; until ``now`` is back. The
    time of somebody whose turn it is stands meanwhile, as long as the host allows; what has run out
    stays so. The same table where that is known."""
    chairs = tuple(
        _away(table, seat, until, now) if chair.person == person else chair
        for seat, chair in enumerate(table.chairs)
    )
    if chairs == table.chairs:
        return table
    return _standing(table, replace(table, chairs=chairs), now)


def _away(table: Table, seat: Seat, until: float, now: float) -> Chair:
    """The chair of whoever is away until then, or is back."""
    chair = table.chairs[seat]
    if until <= now:
        gone = max(0.0, min(now, excused_until(table, seat)) - (chair.away_since or now))
        return replace(chair, away=0.0, away_since=0.0, spent=chair.spent + gone)
    if chair.spent >= table.allowance * DAY:
        return chair  # nothing is left of it
    return replace(chair, away=until, away_since=chair.away_since or now)


def paused(table: Table, until: float, now: float) -> Table:
    """With the table standing until then; until ``now`` it goes on. Whoever was overdue has one
    more bonus. The table counts as changed already."""
    if table.turn.overdue is not None:
        table = extended(table, now)
    return _standing(table, replace(table, paused=until if until > now else 0.0), now)


def _standing(before: Table, after: Table, now: float) -> Table:
    """The table ``after`` its seat in turn spends no time until another moment than ``before``.
    What has run out stays so."""
    turn = before.turn
    if turn.seat is None or turn.deadline is None or turn.overdue is not None:
        return after
    stood, stands = _stands_until(before, turn.seat), _stands_until(after, turn.seat)
    if stood == stands:
        return after
    # Nothing was spent meanwhile, so that going away anew or coming back gains nothing.
    left = max(0.0, turn.deadline - max(now, stood))
    left = min(left, turn.left[turn.seat]) if turn.left else left
    times = _with(turn, left) if turn.left else ()
    return replace(after, turn=replace(turn, left=times, deadline=max(now, stands) + left))


def absent(table: Table, until: Mapping[str, float], now: float) -> Table:
    """With the knowledge of who is away when a series begins: until when, by the person's key. All
    have all the days that the host allows."""
    fresh = (replace(chair, away=0.0, away_since=0.0, spent=0.0) for chair in table.chairs)
    after = replace(table, chairs=tuple(fresh))
    for person, at in until.items():
        after = away(after, person, at, now)
    return after


def granted(table: Table, now: float) -> Table:
    """After a start: with time enough for what nobody could answer before. Somebody in turn has at
    least ten minutes, with a live clock one, and so have the others to choose when that one is
    overdue. The same table where there is."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    least = now + (LIVE_START if clock and clock.live else START)
    if turn.overdue is None and turn.deadline is not None and turn.deadline < least:
        return replace(table, turn=replace(turn, deadline=least))
    at = takeover(table)
    if clock is not None and at is not None and at < least:
        return replace(table, turn=replace(turn, overdue=least - clock.grace))
    return table


def shifted(table: Table, seconds: float, now: float) -> Table:
    """After the machine's clock has jumped from ``now`` by so many seconds, ahead or back: with as
    much time as was left before, for nobody could play meanwhile."""
    turn, new = table.turn, now + seconds
    after = replace(
        turn,
        since=turn.since + seconds,
        overdue=None if turn.overdue is None else turn.overdue + seconds,
        warned=turn.warned and turn.warned + seconds,
    )
    if turn.seat is None or turn.deadline is None:
        return replace(table, turn=after)
    away = _stands_until(table, turn.seat)
    # Whoever was away has spent nothing, and comes back when they said.
    ran = max(0.0, new - max(now, away)) if seconds > 0 else (seconds if away <= now else 0.0)
    allowed = turn.left[turn.seat] if turn.left else OVERDUE_SECONDS
    latest = max(new, away) + max(allowed, START)
    return replace(table, turn=replace(after, deadline=min(turn.deadline + ran, latest)))


def takeover(table: Table) -> float | None:
    """When a computer player takes the overdue seat over if nobody chooses; None: never."""
    clock, turn = CLOCKS.get(table.clock), table.turn
    return None if clock is None or turn.overdue is None else turn.overdue + clock.grace


def reminder(table: Table) -> float | None:
    """When the seat in turn is reminded: with a quarter of its time left, without a clock after 24
    hours; not at all with a live clock."""
    turn, clock = table.turn, CLOCKS.get(table.clock)
    if turn.seat is None or turn.deadline is None or turn.reminded or turn.overdue is not None:
        return None
    if clock is None:
        return max(turn.deadline - OVERDUE_SECONDS + DAY, turn.since)
    return None if clock.live else turn.deadline - turn.left[turn.seat] / 4
