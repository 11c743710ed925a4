"""What the weaker of those who sit at a table are given before the first move: people alone, each
on a seat of their own. It stands among the table's options, by seat, and goes with whoever moves to
another seat; it ends where somebody comes or goes, for it was meant for those who were there."""

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.table import Chair, Table
from engines import GAMES
from engines.game import InvalidSetup, Seat
from engines.handicap import HANDICAP, NONE, read, write

EVEN = "even"
"""The option that says that it is what makes it even by the ratings."""


def of(table: Table) -> tuple[int, ...]:
    """What each seat is given; () where nobody is given anything."""
    sizes, seats = GAMES[table.game].handicaps, len(table.chairs)
    teams = {seat: str(number) for number, team in enumerate(sides(table)) for seat in team}
    try:
        return read(table.option(HANDICAP, NONE), sizes, [teams[s] for s in range(seats)], seats)
    except InvalidSetup:
        return ()


def possible(table: Table) -> bool:
    """Whether somebody here can be given anything: where the match begins as usual."""
    game = GAMES[table.game]
    if not game.handicaps or len(table.chairs) < game.seats.start or not table.owned:
        return False
    free = [option for option in game.options if not option.choices]
    return all(table.option(each.key, each.default) in ("", each.default) for each in free)


def is_even(table: Table) -> bool:
    """Whether what is given makes it even by the ratings."""
    return table.option(EVEN, "") == EVEN


def decides_first(table: Table) -> bool:
    """Whether who begins follows from what is given."""
    game, seats, given = GAMES[table.game], len(table.chairs), of(table)
    if not given:
        return False
    options = ({HANDICAP: write(given), "first": first} for first in ("1", "2"))
    return len({game.deal(seats, each, "0" * 64) for each in options}) == 1


def put(table: Table, given: Sequence[int], even: bool = False) -> Table:
    """The table, no newer, with something else that each seat is given; ``even``: by the
    ratings."""
    options = {key: value for key, value in table.options if key not in (HANDICAP, EVEN)}
    options |= {HANDICAP: write(given)} if any(given) else {}
    options |= {EVEN: EVEN} if even else {}
    return table if options == dict(table.options) else replace(table, options=(*options.items(),))


def reseated(table: Table, chairs: Sequence[Chair]) -> Table:
    """The table, no newer, with the same chairs in another order, each with what it is given."""
    given = of(table)
    moved = [given[table.chairs.index(chair)] for chair in chairs] if given else ()
    return replace(put(table, moved, is_even(table)), chairs=tuple(chairs))


def sides(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """The seats that are given the same: those of a team, else each alone."""
    seats = range(len(table.chairs))
    known = GAMES[table.game].sides(len(seats), {})
    if len(known) != len(seats) or len(set(known)) == len(seats):
        return tuple((seat,) for seat in seats)
    return tuple(tuple(s for s in seats if known[s] == side) for side in dict.fromkeys(known))


def with_size(table: Table, seat: Seat, size: int) -> tuple[int, ...]:
    """What each seat is given once that of ``seat`` and its partners is ``size``. Where everybody
    would have something, those of the others who have least have nothing."""
    teams, given = sides(table), list(of(table) or (0,) * len(table.chairs))
    own = next(team for team in teams if seat in team)
    others = [team for team in teams if team != own]
    for each in own:
        given[each] = size
    if all(given):
        least = min(given[team[0]] for team in others)
        for team in others:
            for each in team:
                given[each] = 0 if given[each] == least else given[each]
    return tuple(given)
