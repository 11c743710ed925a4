"""What happens at a table by itself, as time passes: reminders, overdue seats, sleeping hosts,
dead tables. Each event is a table before and a table after."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from msgspec import Struct

from bot.tables import clocks, lobby, play, proposals
from bot.tables.table import Status, Table
from engines.game import View

ASLEEP = 10 * clocks.MINUTE  # without a sign from a lobby's host, until another one has the powers
LOBBY_LASTS = clocks.DAY  # without anybody's sign
TABLE_LASTS = 30 * clocks.DAY
ANNOUNCED = 3 * clocks.DAY  # before a table is called off

Signs = Mapping[str, float]  # the Unix time at which each person last acted at the table
Step = Callable[[], Table]


class Event(Struct, frozen=True):
    """Something that happens at the Unix time ``at`` unless the table changes before."""

    at: float
    step: Step


class Circumstances(Struct, frozen=True):
    """What an event depends on beside the table: the ``signs`` of people, everybody's ``view``
    (None in a lobby), the present time and when this process was ``started``."""

    signs: Signs
    view: View | None
    now: float
    started: float = 0.0

    @property
    def answerable(self) -> float:
        """Before this nothing expires that nobody could have answered while no process ran."""
        return self.started + clocks.START


def wake(table: Table, now: float, signs: Signs | None = None) -> float | None:
    """When something may happen next, for a table at which somebody has just acted, or with the
    ``signs`` of people where nobody has; None: never without a change."""
    if table.status is Status.PLAYING and table.due is not None:
        return table.due
    found = [event.at for event in events(table, Circumstances(signs or {}, None, now))]
    # Whether the host sleeps and somebody may have the powers, only a look can tell.
    if table.status is Status.LOBBY and lobby.longest_seated(table, but=table.host):
        found.append(now)
    return min(found, default=None)


def happened(table: Table, given: Circumstances) -> Table:
    """The table after the first event that is due; the same one when there is none."""
    due = [event for event in events(table, given) if event.at <= given.now]
    return min(due, key=lambda event: event.at).step() if due else table


def next_event(table: Table, given: Circumstances) -> float | None:
    """When the next event comes, as far as is known now; a lobby whose host may sleep is looked at
    again, because signs are no change of it."""
    found = [event.at for event in events(table, given)]
    if table.status is Status.LOBBY and lobby.longest_seated(table, but=table.host):
        asleep = _seen(table, given) + ASLEEP
        found.append(asleep if asleep > given.now else given.now + ASLEEP)
    return min(found, default=None)


def _seen(table: Table, given: Circumstances) -> float:
    """When a lobby's host gave the last sign."""
    return max(given.signs.get(table.host, 0.0), table.turn.since)


def events(table: Table, given: Circumstances) -> Iterator[Event]:
    """Everything that is going to happen at the table by itself."""
    if table.status is Status.LOBBY:
        yield from _in_lobby(table, given)
    elif table.status is Status.PLAYING:
        yield from _of_turn(table, given)
        if table.proposal is not None:
            lapses = max(proposals.lapses(table.proposal), given.answerable)
            yield Event(lapses, lambda: proposals.lapsed(table, given.now))
        if table.paused:
            yield Event(table.paused, lambda: clocks.paused(table.changed(), 0.0, given.now))
        last, warned = max(last_sign(table, given), table.paused), table.turn.warned
        if warned and last > warned:
            yield Event(given.now, lambda: _with_turn(table, warned=0.0))
        elif warned:
            ends = max(last + TABLE_LASTS, warned + ANNOUNCED, given.answerable)
            yield Event(ends, lambda: play.called_off(table, given.view))
        else:
            announced = last + TABLE_LASTS - ANNOUNCED
            yield Event(announced, lambda: _with_turn(table, warned=given.now))


def last_sign(table: Table, given: Circumstances) -> float:
    """When anybody last acted at the table. Without signs, when the turn began."""
    return max(given.signs.values(), default=table.turn.since or given.now)


def _in_lobby(table: Table, given: Circumstances) -> Iterator[Event]:
    last = last_sign(table, given)
    closes = max(last + LOBBY_LASTS, given.answerable)
    yield Event(closes, lambda: play.called_off(table, None))
    # Nobody wakes up only to find that the powers have gone to somebody who sleeps longer.
    seen = _seen(table, given)
    awake = {person for person, at in given.signs.items() if at > seen}
    heir = lobby.longest_seated(table, awake, but=table.host)
    if heir:
        yield Event(max(seen + ASLEEP, given.answerable), lambda: table.changed(host=heir))


def _of_turn(table: Table, given: Circumstances) -> Iterator[Event]:
    turn = table.turn
    if turn.seat is None:
        return
    remind_at, away = clocks.reminder(table), table.chairs[turn.seat].away
    away = away and clocks.excused_until(table, turn.seat)
    if remind_at is not None:
        yield Event(remind_at, lambda: reminded(table))
    if turn.deadline is not None and turn.overdue is None:
        yield Event(turn.deadline, lambda: _with_turn(table, overdue=given.now))
    if away > turn.since:  # they are back, and are told of it as of a new turn
        person = table.chairs[turn.seat].person
        yield Event(away, lambda: clocks.away(table.changed(), person, 0.0, given.now))
    takeover = clocks.takeover(table)
    if takeover is not None:
        seat = turn.seat
        yield Event(takeover, lambda: play.replaced(table, seat, play.STAND_IN, given.now))


def with_activity(table: Table) -> Table:
    """After what a person has done: nothing is said any more of calling the table off."""
    if not table.turn.warned:
        return table
    return replace(table, turn=replace(table.turn, warned=0.0))


def reminded(table: Table) -> Table:
    """With the turn's one reminder given."""
    return _with_turn(table, reminded=True)


def _with_turn(table: Table, **changes: object) -> Table:
    turn = replace(table.turn, **changes)  # type: ignore[arg-type]
    return table.changed(turn=turn)
