"""Who is to be told of a change who does not see it: decided from the table before and after."""

from collections.abc import Collection, Iterator
from enum import StrEnum

from msgspec import Struct

from bot.tables import clocks
from bot.tables.play import choosers
from bot.tables.proposals import asked
from bot.tables.table import Status, Table


class NoticeKind(StrEnum):
    """What somebody is told."""

    TURN = "turn"  # it is their turn
    REMINDER = "reminder"  # it still is, and time runs out
    END = "end"  # the match is over
    ASKED = "asked"  # they have to answer a proposal, or may decide as somebody's time is up
    WARNING = "warning"  # the table is called off soon


OVERDUE = "overdue"
"""What a notice is about, before the turn, where somebody's time is up. It has no kind of its own:
processes of older versions, which read the same notices, would fail at a kind that they do not
know."""

ARRIVED = "arrived"
"""What a notice is about where somebody has sat down in a lobby that is open to everybody. It has
no kind of its own, for the same reason, and there is one a table and host."""

BEGUN = "begun"
"""What a notice is about where a match has begun by nobody's press, for those who do not begin. It
has no kind of its own, for the same reason."""

OF_TURNS = (NoticeKind.TURN, NoticeKind.REMINDER)


class Notice(Struct, frozen=True):
    """One person to be told of the table as it stands since ``revision``; ``about`` names the
    turn, the match or the proposal that it tells of."""

    person: str
    kind: NoticeKind
    revision: int
    about: str = ""

    @property
    def topic(self) -> str:
        """What its title says."""
        if self.once:
            return ARRIVED
        if _is_of_begin(self):
            return BEGUN
        return OVERDUE if _is_of_overdue(self) else self.kind.value

    @property
    def once(self) -> bool:
        """Whether its person is told this at a table no more than once."""
        return self.kind is NoticeKind.ASKED and self.about == ARRIVED


class OpenNotice(Struct, frozen=True):
    """A notice of the ``table`` with this code that has not gone out yet, since it was made at the
    Unix time ``created``; it was ``held`` where its person wants it later."""

    id: int
    table: str
    notice: Notice
    created: float = 0.0
    held: bool = False


def of_begin(table: Table) -> tuple[Notice, ...]:
    """What makes known to all a match that has begun by nobody's press. Who is alone with a
    computer player that begins is told by its move."""
    first = _in_turn(table)
    turn = [Notice(person, NoticeKind.TURN, table.revision, _turn(table)) for person in first]
    others = [person for person in _people(table) if person not in first]
    if not first and len(others) == 1:
        return ()
    begun = [Notice(person, NoticeKind.ASKED, table.revision, BEGUN) for person in others]
    return (*turn, *begun)


def due(
    before: Table,
    after: Table,
    actor: str,
    here: Collection[str],
    now: float,
    always: bool = False,
) -> tuple[Notice, ...]:
    """What a change makes due. ``actor`` is the key of the person who brought it about, "" where
    that was nobody; ``here`` are the keys of those who see the table anyway, which counts for
    nothing where its chats want notices ``always``; ``now`` is the Unix time."""

    unseen = {actor} if always else {actor, *here}
    resting = after.paused > now
    away = {
        chair.person
        for seat, chair in enumerate(after.chairs)
        if resting or (chair.away > now and clocks.excused_until(after, seat) > now)
    }
    left_out = {  # by the kind of notice; whoever was given more time knows of it by that
        NoticeKind.TURN: unseen | away,
        NoticeKind.REMINDER: away,
        NoticeKind.END: unseen,
        NoticeKind.ASKED: unseen,
        NoticeKind.WARNING: set[str](),
        OVERDUE: unseen | away,
    }
    return tuple(
        Notice(person, kind, after.revision, about)
        for kind, about, people in _news(before, after)
        for person in people
        if person not in left_out[OVERDUE if about.startswith(f"{OVERDUE}.") else kind]
    )


def _news(before: Table, after: Table) -> Iterator[tuple[NoticeKind, str, Collection[str]]]:
    """What has come up with a change, by its kind and what it tells of, and for whom."""
    turn, same = _turn(after), _turn(before) == _turn(after)
    # Older versions did not note whose turn it is: that it is noted now is no news.
    noted_late = before.turn.seat is None and before.match == after.match
    if turn and not noted_late and (not same or _is_back(before, after)):
        yield NoticeKind.TURN, turn, _in_turn(after)
    reminded = after.turn.reminded and not before.turn.reminded
    if reminded and same and before.turn.deadline == after.turn.deadline:
        yield NoticeKind.REMINDER, turn, _in_turn(after)
    for kind, people in ((NoticeKind.END, _people), (NoticeKind.ASKED, asked)):
        about = subject(kind, after)
        if about and about != subject(kind, before):
            yield kind, about, people(after)
    if after.turn.warned and not before.turn.warned and after.status is Status.PLAYING:
        yield NoticeKind.WARNING, subject(NoticeKind.WARNING, after), _people(after)
    overdue = _overdue(after)
    if overdue and overdue != _overdue(before):
        yield NoticeKind.ASKED, overdue, choosers(after)
    if (
        after.open and _has_strangers(after) and not _others(before)
    ):  # the first of them has joined the host
        yield NoticeKind.ASKED, ARRIVED, [after.host]


def is_current(notice: Notice, table: Table) -> bool:
    """Whether it still is as the notice says."""
    if _is_of_overdue(notice):
        return notice.about == _overdue(table) and notice.person in choosers(table)
    if notice.once:
        return notice.person == table.host and _has_strangers(table)
    known, match = subject(notice.kind, table), table.match
    if _is_of_begin(notice) and match is not None and match.number == 0 and match.outcome is None:
        known = BEGUN
    if nameless(notice.about) != known:
        return False
    if notice.kind in OF_TURNS:  # at the end of a pause the turn is told anew
        return not table.paused and notice.person in _in_turn(table)
    if notice.kind is NoticeKind.ASKED and not _is_of_begin(notice):
        return notice.person in asked(table)
    return notice.person in _people(table)


def subject(kind: NoticeKind, table: Table) -> str:
    """What notices of this kind tell of now; "" when there is nothing."""
    match = table.match
    if kind in OF_TURNS:
        return _turn(table)
    if kind is NoticeKind.END:
        return str(match.number) if match and match.outcome is not None else ""
    if kind is NoticeKind.ASKED:
        wanted = table.proposal
        return f"{wanted.kind}.{wanted.at}" if wanted else ""
    warned = table.turn.warned
    return str(warned) if table.status is Status.PLAYING and warned else ""


def nameless(about: str) -> str:
    """What a notice tells of without the key of a person, which older versions put into it:
    ``draw.9.5`` for ``draw.web:1.9.5``."""
    kind, _, rest = about.partition(".")
    key, _, at = rest.partition(".")
    return f"{kind}.{at}" if ":" in key else about


def _is_of_overdue(notice: Notice) -> bool:
    return notice.kind is NoticeKind.ASKED and notice.about.startswith(f"{OVERDUE}.")


def _is_of_begin(notice: Notice) -> bool:
    return notice.kind is NoticeKind.ASKED and notice.about == BEGUN


def _overdue(table: Table) -> str:
    """The turn whose time is up, "" while there is time."""
    turn = _turn(table)
    return f"{OVERDUE}.{turn}" if turn and table.turn.overdue is not None else ""


def _turn(table: Table) -> str:
    """The turn by what has been played before it and whose it is. What is done to its clock, or to
    the seat by its own person, makes no other turn of it."""
    match, seat = table.match, table.turn.seat
    if table.status is not Status.PLAYING or match is None or seat is None:
        return ""
    return f"{match.number}.{match.logged}.{seat}"


def _people(table: Table) -> list[str]:
    """Everybody seated, once each, by seat."""
    return list(dict.fromkeys(chair.person for chair in table.chairs if chair.person))


def _in_turn(table: Table) -> list[str]:
    seat = table.turn.seat
    person = table.chairs[seat].person if seat is not None else ""
    return [person] if person else []


def _is_back(before: Table, after: Table) -> bool:
    """Whether the person in turn has been away until now, or the table paused, so that they were
    not told of the turn."""
    seat = after.turn.seat
    if before.paused and not after.paused:
        return True
    return seat is not None and bool(before.chairs[seat].away) and not after.chairs[seat].away


def _has_strangers(table: Table) -> bool:
    """Whether others than the host sit in a lobby that everybody may find."""
    return table.status is Status.LOBBY and table.open and bool(_others(table))


def _others(table: Table) -> set[str]:
    return {chair.person for chair in table.chairs} - {"", table.host}
