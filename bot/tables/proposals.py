"""What needs everybody's consent: taking back, a draw, calling off, somebody else's seat. One at a
time, a table in and a table out."""

from dataclasses import replace

from bot.errors import (
    Declined,
    NoProposal,
    NotSeated,
    NotTwoSides,
    OwnProposal,
    ProposalOpen,
    WrongTime,
)
from bot.people import Person
from bot.tables import clocks, play
from bot.tables.table import Proposal, Status, Table
from engines.game import View

TAKEBACK, DRAW, CALL_OFF, SEAT = "takeback", "draw", "calloff", "seat"
PAUSE, RESUME = "pause", "resume"
LASTS = clocks.DAY  # seconds that a proposal waits for answers


def proposed(table: Table, view: View, proposal: Proposal, now: float) -> Table:
    """With the proposal made, or where nobody has to be asked done. ``view`` is everybody's, its
    maker sits here or hosts. Raises NotSeated, WrongTime, NotTwoSides, ProposalOpen, Declined."""
    check(table, view, proposal.kind, proposal.person)
    asking = replace(table.changed(), proposal=proposal)
    if not asked(asking):
        return _done(asking, view, proposal, now)
    return clocks.stopped(asking, now) if clocks.stands(asking) else asking


def check(table: Table, view: View, kind: str, person: str) -> None:
    """Raises a Refusal unless the person with this key may propose this now."""
    if not table.answers_to(person):
        raise NotSeated
    if table.status is not Status.PLAYING:
        raise WrongTime(table.stage)
    if kind in (TAKEBACK, DRAW):
        if not table.seats_of(person):
            raise NotSeated
        play.in_match(table, view)
    if kind in (PAUSE, RESUME):
        play.in_match(table, view)
        people = {chair.person for chair in table.chairs} - {""}
        if bool(table.paused) is (kind == PAUSE) or (kind == PAUSE and len(people) < 2):
            raise WrongTime(table.stage)
    if kind == DRAW and len(set(play.side_names(view, len(table.chairs)))) != 2:
        raise NotTwoSides
    if table.proposal is not None:
        raise ProposalOpen
    if (kind, person) in table.refused:
        raise Declined


def asked(table: Table) -> tuple[str, ...]:
    """The keys of the persons who have still to agree to the table's proposal, by seat."""
    if table.proposal is None:
        return ()
    known = (table.proposal.person, *table.proposal.agreed)
    people = dict.fromkeys(chair.person for chair in table.chairs if chair.person)
    return tuple(person for person in people if person not in known)


def mark(proposal: Proposal) -> str:
    """What tells a proposal from others at its table, fit for a payload."""
    return f"{proposal.kind}-{int(proposal.at)}"


def pause_end(proposal: Proposal, now: float) -> float:
    """Until when a table stands that pauses ``now``: the moment that was proposed, or as many days
    later."""
    return float(proposal.detail) if proposal.detail else now + proposal.number * clocks.DAY


def lapses(proposal: Proposal) -> float:
    """Until when it waits for answers; for a pause until a moment no longer than that."""
    last = proposal.at + LASTS
    return min(last, pause_end(proposal, last)) if proposal.kind == PAUSE else last


def is_open(table: Table, wanted: Proposal) -> bool:
    """Whether the table's proposal is this one, whenever it was made."""
    if table.proposal is None:
        return False
    return replace(table.proposal, at=wanted.at, agreed=wanted.agreed) == wanted


def check_mark(table: Table, wanted: str) -> None:
    """Raises NoProposal unless the table's proposal has this mark."""
    if table.proposal is None or mark(table.proposal) != wanted:
        raise NoProposal


def agreed(table: Table, view: View, person: Person, now: float) -> Table:
    """With the consent of ``person``; the last one brings it about. Raises NotSeated,
    NoProposal, OwnProposal."""
    if table.proposal is not None and person.key in table.proposal.agreed:
        return table  # the same press once more
    _answers(table, person)
    assert table.proposal is not None
    proposal = replace(table.proposal, agreed=(*table.proposal.agreed, person.key))
    after = replace(table.changed(), proposal=proposal)
    return after if asked(after) else _done(after, view, proposal, now)


def declined(table: Table, person: Person, now: float) -> Table:
    """Without the proposal, which its maker cannot repeat in this turn. Raises NotSeated,
    NoProposal."""
    _answers(table, person)
    assert table.proposal is not None
    again = (table.proposal.kind, table.proposal.person)
    return _over(replace(table.changed(), refused=(*table.refused, again)), now)


def withdrawn(table: Table, person: Person, now: float) -> Table:
    """Without the proposal, taken back by its maker. Raises NoProposal."""
    if table.proposal is None or table.proposal.person != person.key:
        raise NoProposal
    return _over(table.changed(), now)


def lapsed(table: Table, now: float) -> Table:
    """Without the proposal, which nobody has answered in time."""
    return _over(table.changed(), now)


def _answers(table: Table, person: Person) -> None:
    if table.proposal is not None and table.proposal.person == person.key:
        raise OwnProposal
    if not table.seats_of(person.key):
        raise NotSeated
    if person.key not in asked(table):
        raise NoProposal


def _over(table: Table, now: float) -> Table:
    return clocks.going(replace(table, proposal=None), now)


def _done(table: Table, view: View, proposal: Proposal, now: float) -> Table:
    """What everybody has agreed to. The table counts as changed already."""
    before = replace(clocks.going(table, now), revision=table.revision - 1, proposal=None)
    match proposal.kind:
        case "takeback":
            seat = int(proposal.detail)
            return play.taken_back(before, seat, proposal.number, proposal.person, now)
        case "draw":
            return play.drawn(before, view, now)
        case "calloff":
            return play.called_off(before, view)
        case "pause" | "resume":
            until = pause_end(proposal, now) if proposal.kind == PAUSE else now
            return clocks.paused(before.changed(), until, now)
        case _:
            return play.replaced(before, proposal.number, proposal.detail, now)
