"""Who is who at a table, when accounts become one person and when somebody is forgotten."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.people import is_gone
from bot.tables import clocks, lobby, play
from bot.tables.computers import NAMES
from bot.tables.proposals import asked
from bot.tables.table import Chair, Status, Table
from engines.game import Seat, View


def concerns(table: Table, people: Collection[str]) -> bool:
    """Whether any of these keys stands anywhere at the table."""
    return merged(table, people, "", 0.0) is not table


def known_as(table: Table, names: Mapping[str, str]) -> Table:
    """With other keys for those that have one in ``names``; the table is no newer."""

    def known(person: str) -> str:
        return names.get(person, person)

    chairs = tuple(
        replace(chair, person=known(chair.person), former=known(chair.former))
        for chair in table.chairs
    )
    proposal = table.proposal and replace(
        table.proposal,
        person=known(table.proposal.person),
        agreed=tuple(dict.fromkeys(map(known, table.proposal.agreed))),
    )
    refused = tuple(dict.fromkeys((kind, known(person)) for kind, person in table.refused))
    return replace(table, host=known(table.host), chairs=chairs, proposal=proposal, refused=refused)


def merged(table: Table, people: Collection[str], key: str, now: float) -> Table:
    """With ``key`` wherever one of ``people`` stood: on two seats where both had one. A proposal
    that waits for nobody any more lapses. The same table where none of them is."""
    after = known_as(table, dict.fromkeys(people, key))
    if after == table:
        return table
    if after.proposal is not None and not asked(after):
        after = clocks.going(replace(after, proposal=None), now)
    return (after if after.owned else _uncounted(after)).changed()


def given_back(table: Table, key: str, back: str, chairs: Collection[Seat], host: bool) -> Table:
    """With ``back`` on those of these seats that are ``key``'s, and where it is to ``host`` as the
    host: two who had become one person are two again."""

    def known(seat: Seat, person: str) -> str:
        return back if seat in chairs and person == key else person

    seated = tuple(
        replace(chair, person=known(seat, chair.person), former=known(seat, chair.former))
        for seat, chair in enumerate(table.chairs, table.vacant)
    )
    heir = back if host and table.host == key else table.host
    return table.changed(host=heir, chairs=seated)


def called(table: Table, names: Mapping[str, Mapping[str, str]]) -> Table:
    """With other names on the chairs that persons have, or had before a computer player took them
    over: by a person's key, and by the name that stands there."""

    def known(chair: Chair) -> Chair:
        others = names.get(chair.person or chair.former, {})
        return replace(chair, name=others.get(chair.name, chair.name))

    return replace(table, chairs=tuple(map(known, table.chairs)))


def _uncounted(table: Table) -> Table:
    """With a match under way that changes nobody's ratings."""
    if table.match is None or table.match.outcome is not None:
        return table
    return replace(table, match=replace(table.match, own=False))


def forgotten(
    table: Table, person: str, name: str, ghost: str, view: View | None, now: float
) -> Table:
    """Without the person with this key and ``name``: gone from a lobby, a computer player on their
    seats in a running match, ``ghost`` where it is over. A match at which nobody else plays ends,
    if its ``view`` is given. The same table where they are not."""
    left = _seats_given_up(table, person, name)
    if not left and not concerns(table, [person]):
        return table
    chairs = tuple(
        replace(chair, name="") if seat in left else chair
        for seat, chair in enumerate(table.chairs)
    )
    after = replace(table, revision=table.revision + 1, chairs=chairs)
    others = [c.person for c in table.chairs if c.person and c.person != person]
    if table.status is Status.LOBBY:
        after = _out_of_lobby(after, person)
    elif table.status is Status.PLAYING and (others or view is None):
        after = _left_to_computers(after, person, now)
    elif table.status is Status.PLAYING:
        after = replace(play.called_off(after, view), revision=table.revision + 1)
    if after.proposal is not None and _is_part(after, person):
        after = clocks.going(replace(after, proposal=None), now)
    present = {chair.person for chair in after.chairs if not is_gone(chair.person)}
    heir = lobby.longest_seated(after, present, person) if after.host == person else ""
    after = replace(
        after,
        host=heir or after.host,
        refused=tuple(pair for pair in after.refused if pair[1] != person),
        chairs=tuple(_without_name(chair, person) for chair in after.chairs),
    )
    return replace(merged(after, [person], ghost, now), revision=table.revision + 1)


def _seats_given_up(table: Table, person: str, name: str) -> set[Seat]:
    """The seats on which a computer player still bears the name of the person, who gave them up."""
    makers = table.match.makers if table.match is not None else ()
    theirs = {maker.seat for maker in makers if maker.who == person}
    return {
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.level and not chair.former and chair.name not in (*NAMES, "")
        if seat in theirs or chair.name == name
    }


def _is_part(table: Table, person: str) -> bool:
    proposal = table.proposal
    return proposal is not None and person in (proposal.person, *proposal.agreed)


def _out_of_lobby(table: Table, person: str) -> Table:
    after = lobby.freed(table, table.seats_of(person))
    if table.host == person and not lobby.longest_seated(after, but=person):
        return replace(after, status=Status.CLOSED)
    return after


def _left_to_computers(table: Table, person: str, now: float) -> Table:
    table = _uncounted(table)
    for seat in table.seats_of(person):
        joined = table.chairs[seat].joined
        chairs = list(table.chairs)
        chairs[seat] = Chair("", level=play.STAND_IN, joined=joined)
        table = clocks.seated_anew(replace(table, chairs=tuple(chairs), proposal=None), seat, now)
        table = clocks.going(table, now)
    return table


def _without_name(chair: Chair, person: str) -> Chair:
    if chair.former == person:
        return replace(chair, name="", former="")
    return replace(chair, name="") if chair.person == person else chair
