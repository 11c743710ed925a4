"""What waits for people at a table: whose time runs, who is away or overdue, what is proposed."""

from bot.screens.buttons import button, rows
from bot.screens.screen import Button, Style
from bot.screens.wording import Wording
from bot.tables import clocks, play, proposals
from bot.tables.computers import computer_name
from bot.tables.manners import ANNOUNCED
from bot.tables.table import Proposal, Status
from engines.game import Seat, View


def time_left(wording: Wording, now: float) -> str:
    """Until when the seat in turn has time, "" without a clock, while it stands, or once it is
    over."""
    table, turn = wording.table, wording.table.turn
    if table.clock == clocks.NONE or turn.deadline is None or turn.overdue is not None:
        return ""
    if table.paused > now:
        return ""
    return wording.say("board-deadline", when=wording.until(turn.deadline, now))


def time_lines(wording: Wording, now: float) -> tuple[str, ...]:
    """What else is to be said of time: who decides on an overdue seat, and what if nobody does;
    who is away, and whether the table is to be called off."""
    table, turn = wording.table, wording.table.turn
    lines = []
    if table.paused > now and table.status is Status.PLAYING:
        when = wording.until(table.paused, now)
        lines.append(wording.say("board-paused", day=_day(wording, table.paused), when=when))
    if turn.overdue is not None and turn.seat is not None:
        takeover = clocks.takeover(table)
        names = [_name(wording, person) for person in play.choosers(table)]
        if names:
            lines.append(wording.say("overdue-choose", names=wording.listed(names)))
        if takeover is not None:
            when = wording.until(takeover, now)
            lines.append(wording.say("overdue-takeover", when=when, choosers=len(names)))
    lines += [
        _away(wording, seat, now)
        for seat, chair in enumerate(table.chairs)
        if chair.away > now and chair.person
    ]
    if turn.warned and table.status is Status.PLAYING:
        when = wording.until(turn.warned + ANNOUNCED, now)
        lines.append(wording.say("board-warned", when=when))
    return tuple(dict.fromkeys(lines))


def _away(wording: Wording, seat: Seat, now: float) -> str:
    """Until when somebody is away, and when their clocks go on before that."""
    until, excused = wording.table.chairs[seat].away, clocks.excused_until(wording.table, seat)
    line = wording.say("board-away", who=wording.name(seat), when=wording.until(until, now))
    if excused >= until:
        return line
    return f"{line} {wording.say('board-away-runs', when=wording.until(excused, now))}"


def wish(wording: Wording) -> str:
    """What is proposed, "" when nothing is."""
    proposal = wording.table.proposal
    return "" if proposal is None else _wish(wording, proposal)


def missing_line(wording: Wording, reader: str | None) -> str:
    """Whose answers are missing, the reader's first."""
    return wording.say("proposal-waits", names=waiting_for(wording, reader))


def _wish(wording: Wording, proposal: Proposal) -> str:
    match = wording.table.match
    params: dict[str, str | int] = {"who": _name(wording, proposal.person)}
    if proposal.kind == proposals.TAKEBACK and match is not None:
        params["move"] = wording.move(match.moves[proposal.number])
    if proposal.kind == proposals.PAUSE and proposal.detail:
        day = _day(wording, proposals.pause_end(proposal, proposal.at))
        return wording.say("proposal-pause-until", day=day, **params)
    if proposal.kind == proposals.PAUSE:
        params["days"] = proposal.number
    if proposal.kind == proposals.SEAT:
        params |= {
            "whose": wording.name(proposal.number),
            "computer": computer_name(wording.table, proposal.number),
        }
    return wording.say(f"proposal-{proposal.kind}", **params)


def waiting_for(wording: Wording, reader: str | None = None) -> str:
    """Those who have still to answer: "you" for the reader, the others by their names."""
    asked = proposals.asked(wording.table)
    own = [wording.say("proposal-you")] if reader in asked else []
    others = (_name(wording, person) for person in asked if person != reader)
    return wording.listed((*own, *others))


def _day(wording: Wording, at: float) -> str:
    return wording.words.day(wording.language, at)


def _name(wording: Wording, person: str) -> str:
    """The name of somebody who sits here, or hosts."""
    seats = wording.table.seats_of(person)
    return wording.name(seats[0]) if seats else wording.say("somebody")


def answer_rows(wording: Wording, reader: str | None) -> tuple[tuple[Button, ...], ...]:
    """The buttons that answer what is proposed: all of them where everybody reads, else those that
    this reader has."""
    table, proposal = wording.table, wording.table.proposal
    if proposal is None:
        return ()
    mark = proposals.mark(proposal)
    agree = button(wording, "agree", mark, style=Style.PRIMARY)
    decline = button(wording, "decline", mark)
    if reader is None:
        return ((agree, decline),)
    if reader in proposals.asked(table):
        return ((agree, decline),)
    if reader == proposal.person:
        return ((button(wording, "decline", mark, label=wording.say("button-withdraw")),),)
    return ()


def overdue_rows(
    wording: Wording, view: View, reader: str | None
) -> tuple[tuple[Button, ...], ...]:
    """The buttons that decide on an overdue seat, for those who may."""
    table, turn = wording.table, wording.table.turn
    if turn.overdue is None or turn.seat is None or not play.choosers(table):
        return ()
    if reader is not None and not play.may_choose(table, reader):
        return ()
    people = [chair.person for chair in table.chairs if chair.person]
    claims = people if reader is None else [reader]
    claim = any(play.can_claim(table, view, person) for person in claims)
    more = wording.say(f"bonus-{clocks.token(table.clock)}")
    bonus = button(wording, "wait", label=wording.say("button-wait", time=more))
    return rows(
        button(wording, "takeover", style=Style.PRIMARY),
        bonus,
        button(wording, "claim", style=Style.DANGER) if claim else None,
    )
