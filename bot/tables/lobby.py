"""Before the first deal: who sits where, and the options. Each function is a table before and the
table after, or a Refusal."""

import random
from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.codes import new_code
from bot.errors import (
    AlreadySeated,
    BadRequest,
    BadValue,
    NotHost,
    NotSeated,
    TableFull,
    TooFew,
    WrongTime,
)
from bot.people import Person, isolated
from bot.tables import clocks, handicaps
from bot.tables.computers import next_name
from bot.tables.names import told_apart
from bot.tables.series import KINDS, LONGEST, SINGLE
from bot.tables.table import Chair, Series, Status, Table
from engines import GAMES, chance
from engines.duplicate import DEAL, DUPLICATE
from engines.game import InvalidSetup, Option, Seat
from engines.handicap import HANDICAP, write
from engines.strength import is_even, is_level

LONGEST_SHOWN = 80  # characters of what was typed that a refusal repeats
FIRST = "first"
ON, OFF = "on", "off"
ALLOWANCES = (0, 3, 7, 14, 30)  # days for which the clocks of whoever is away can stand
ALLOWED = 7  # of these usually


def opened(
    game: str,
    host: Person,
    options: Mapping[str, str],
    series: Series,
    clock: str = clocks.NONE,
    rated: bool = True,
) -> Table:
    """A new table with the host on its first seat. Raises BadRequest for options that describe no
    match."""
    chair = replace(chair_of(host), joined=1)
    table = Table(new_code(), game, host.key, series=series, chairs=(chair,), clock=clock)
    table = replace(table, options=tuple(options.items()), rated=rated, allowance=ALLOWED)
    for option in GAMES[game].options:
        if not option.choices and table.option(option.key, ""):
            _check_deal(table, option)
    return table


def _check_deal(table: Table, option: Option) -> None:
    game = GAMES[table.game]
    try:
        game.start(game.deal(game.seats.start, dict(table.options), "0" * 64))
    except InvalidSetup as error:
        text = table.option(option.key, "")[:LONGEST_SHOWN]
        raise BadValue(text=text, option=option.key, values="none") from error


def chair_of(person: Person) -> Chair:
    """The chair that a person sits on."""
    return Chair(person.name, person=person.key)


def joined(table: Table, person: Person) -> Table:
    """With ``person`` on the next free seat."""
    if table.seats_of(person.key):
        raise AlreadySeated
    return _seated(table, chair_of(person))


def doubled(table: Table, person: Person, name: str = "") -> Table:
    """With one more seat for somebody who sits here already: both sides on one screen. Whoever
    plays that one may have a ``name`` of their own."""
    if not table.seats_of(person.key):
        raise NotSeated
    return _seated(table, Chair(name or person.name, person=person.key))


def with_computer(table: Table, person: Person, level: str) -> Table:
    """With a computer player of ``level`` on the next free seat."""
    host_only(table, person)
    if not is_level(level):
        raise BadRequest(text=level)
    return _seated(table, Chair(next_name(table.chairs), level=level))


def with_even(table: Table, level: str) -> Table:
    """With this ``level`` of every computer player that is as strong as whoever sits opposite."""
    chairs = (replace(one, level=level) if is_even(one.level) else one for one in table.chairs)
    return replace(table, chairs=tuple(chairs))


def _seated(table: Table, chair: Chair) -> Table:
    _in_lobby(table)
    if is_full(table):
        raise TableFull
    number = 1 + max((each.joined for each in table.chairs), default=0)
    chair = replace(chair, joined=number)
    table = handicaps.put(table, ())
    if table.vacant:
        return table.changed(chairs=(chair, *table.chairs), vacant=table.vacant - 1)
    return table.changed(chairs=(*table.chairs, chair))


def without(table: Table, person: Person, seat: Seat) -> Table:
    """Without whoever sits on ``seat``, whom the host has removed."""
    host_only(table, person)
    _in_lobby(table)
    if not 0 <= seat < len(table.chairs):
        raise WrongTime
    return freed(table, {seat}).changed()


def left(table: Table, person: Person) -> Table:
    """Without ``person``; when it was the host, the next person is, and without one the lobby
    closes."""
    _in_lobby(table)
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    # Of two seats the later goes first, so that leaving undoes taking both sides.
    after = freed(table, {seats[-1]}).changed()
    if table.host != person.key or after.seats_of(person.key):
        return after
    heir = longest_seated(after)
    return replace(after, host=heir) if heir else replace(after, status=Status.CLOSED)


def freed(table: Table, seats: Collection[Seat]) -> Table:
    """Without whoever sits on these seats; a last one who stays keeps their side. The table is no
    newer."""
    stay = [seat for seat in range(len(table.chairs)) if seat not in seats]
    known, vacant = sides_of(table), 0
    if known and len(stay) == 1:
        vacant = sides(table).index(known[stay[0]])
    left = handicaps.put(table, ())
    return replace(left, chairs=tuple(table.chairs[seat] for seat in stay), vacant=vacant)


def longest_seated(table: Table, awake: Collection[str] | None = None, but: str = "") -> str:
    """The key of the person who has sat here longest, of those ``awake`` if that is said, and not
    counting one; "" without any."""
    people = [
        chair
        for chair in table.chairs
        if chair.person not in ("", but) and (awake is None or chair.person in awake)
    ]
    return min(people, key=lambda chair: chair.joined).person if people else ""


def hosted_from(table: Table, person: Person, seat: Seat) -> Table:
    """With the host's powers passed on to whoever sits there. Raises NotHost, WrongTime."""
    host_only(table, person)
    if not (0 <= seat < len(table.chairs) and table.chairs[seat].person):
        raise WrongTime
    heir = table.chairs[seat].person
    return table if heir == table.host else table.changed(host=heir)


def hosted_by(table: Table, person: Person, heir: str) -> Table:
    """With the host's powers passed on to somebody seated, by name or its beginning. Raises
    NotHost, BadRequest."""
    host_only(table, person)
    wanted = heir.strip().removeprefix("@").casefold()
    people = {c.person: c.name.casefold() for c in table.chairs if c.person}
    found = [key for key, name in people.items() if name == wanted] or [
        key for key, name in people.items() if wanted and name.startswith(wanted)
    ]
    if len(found) != 1:
        raise BadRequest(text=heir[:LONGEST_SHOWN])
    return table if found[0] == table.host else table.changed(host=found[0])


def with_clock(table: Table, person: Person, word: str) -> Table:
    """With another clock."""
    host_only(table, person)
    _in_lobby(table)
    name = clocks.named(word)
    if name is None:
        raise BadRequest(text=word)
    return table.changed(clock=name)


def with_allowance(table: Table, person: Person, days: int) -> Table:
    """With another number of days for which the clocks of whoever is away stand."""
    host_only(table, person)
    _in_lobby(table)
    if days not in ALLOWANCES:
        raise BadRequest(text=str(days))
    return table.changed(allowance=days)


def watched(table: Table, person: Person) -> Table:
    """With the host on no seat, but still host: all seats may then be computer players."""
    host_only(table, person)
    _in_lobby(table)
    if not table.seats_of(person.key):
        raise NotSeated
    return freed(table, table.seats_of(person.key)).changed()


def with_hints(table: Table, person: Person, value: str) -> Table:
    """With hints ``on`` or ``off``. Who wants them where the match would be rated wants it not to
    be: it can have one of the two."""
    switched = _switched(table, person, value)
    rated = table.rated and not (switched and table.counts)
    return table.changed(hints=switched, rated=rated)


def with_rating(table: Table, person: Person, value: str) -> Table:
    """With matches that are rated, ``on``, or not, ``off``."""
    return table.changed(rated=_switched(table, person, value))


def with_opening(table: Table, person: Person, value: str) -> Table:
    """Found by everybody on this server, ``on``, or not, ``off``."""
    return table.changed(open=_switched(table, person, value))


def _switched(table: Table, person: Person, value: str) -> bool:
    """Whether the host has switched something on in the lobby. Raises a Refusal."""
    host_only(table, person)
    _in_lobby(table)
    if value not in (ON, OFF):
        raise BadRequest(text=value)
    return value == ON


def shuffled(table: Table, person: Person) -> Table:
    """With the seats drawn anew."""
    host_only(table, person)
    _in_lobby(table)
    chairs = list(table.chairs)
    random.SystemRandom().shuffle(chairs)
    return handicaps.reseated(table, chairs).changed()


def shifted(table: Table, person: Person) -> Table:
    """With ``person`` one seat further, changing places with whoever sits there."""
    _in_lobby(table)
    seats = table.seats_of(person.key)
    if not seats:
        raise NotSeated
    chairs, here = list(table.chairs), seats[0]
    there = (here + 1) % len(chairs)
    chairs[here], chairs[there] = chairs[there], chairs[here]
    return handicaps.reseated(table, chairs).changed()


def swapped(table: Table, person: Person, one: Seat, other: Seat) -> Table:
    """With two seats' players in each other's place: the host may change any two, others their own
    with somebody's."""
    if person.key not in (table.chairs[seat].person for seat in _seats(table, one, other)):
        host_only(table, person)
    _in_lobby(table)
    chairs = list(table.chairs)
    chairs[one], chairs[other] = chairs[other], chairs[one]
    return handicaps.reseated(table, chairs).changed()


def _seats(table: Table, *seats: Seat) -> tuple[Seat, ...]:
    """The seats, all of which there are. Raises WrongTime."""
    if not all(0 <= seat < len(table.chairs) for seat in seats):
        raise WrongTime
    return seats


def with_side(table: Table, person: Person, side: str) -> Table:
    """With ``person`` on a seat of this side. Whoever is alone has the choice; otherwise a computer
    player there changes places with them, or else who sat down there last."""
    _in_lobby(table)
    here = next(iter(table.seats_of(person.key)), None)
    if here is None:
        raise NotSeated
    chairs, known = list(table.chairs), sides_of(table)
    if known and known[here] == side:
        return table
    if len(chairs) == 1 and side in sides(table):
        return table.changed(vacant=sides(table).index(side))
    seats = [seat for seat, code in enumerate(known) if code == side]
    if not seats:
        raise BadRequest(text=side)
    there = max(seats, key=lambda seat: (bool(chairs[seat].level), chairs[seat].joined))
    chairs[here], chairs[there] = chairs[there], chairs[here]
    return handicaps.reseated(table, chairs).changed()


def sides(table: Table) -> tuple[str, ...]:
    """The side of each seat that can be taken or must be for a match, as far as it is known before
    the deal; () without sides."""
    seats = max(table.vacant + len(table.chairs), GAMES[table.game].seats.start)
    return GAMES[table.game].sides(seats, deal_options(table))


def sides_of(table: Table) -> tuple[str, ...]:
    """The side of each player, as far as it is known before the deal."""
    return sides(table)[table.vacant : table.vacant + len(table.chairs)]


def choices_of(option: Option, seats: int) -> tuple[str, ...]:
    """What an option can be with so many players; a first seat must exist."""
    if option.seats and seats not in option.seats:
        return ()
    if option.key != FIRST:
        return option.choices
    return tuple(
        choice for choice in option.choices if not choice.isdigit() or int(choice) <= seats
    )


def with_option(table: Table, person: Person, key: str, value: str) -> Table:
    """With another value for one of the game's options."""
    host_only(table, person)
    _in_lobby(table)
    option = next((o for o in GAMES[table.game].options if o.key == key), None)
    if option is None or value not in option.choices:
        raise BadRequest(text=f"{key} {value}")
    return table.changed(options=tuple({**dict(table.options), key: value}.items()))


def with_handicap(
    table: Table, person: Person, given: tuple[int, ...], even: bool = False
) -> Table:
    """With something else that each seat is given before the first move; ``even``: by the ratings.
    Raises NotHost, WrongTime, BadRequest."""
    host_only(table, person)
    _in_lobby(table)
    after = handicaps.put(table, given, even)
    if any(given) and (not handicaps.possible(table) or handicaps.of(after) != given):
        raise BadRequest(text=write(given))
    return after.changed()


def with_series(table: Table, person: Person, kind: str, length: int) -> Table:
    """With another series."""
    host_only(table, person)
    _in_lobby(table)
    return table.changed(series=series_of(kind, length))


def series_of(kind: str, length: int) -> Series:
    """A fresh series. Raises BadRequest for a kind or length that there is not."""
    if kind not in KINDS or not 1 <= length <= LONGEST:
        raise BadRequest(text=f"{kind} {length}")
    return Series(kind, 1 if kind == SINGLE else length)


def cancelled(table: Table, person: Person) -> Table:
    """Closed before it began."""
    host_only(table, person)
    _in_lobby(table)
    return table.changed(status=Status.CLOSED)


def check_start(table: Table, person: Person) -> None:
    """Raises a Refusal unless ``person`` may deal the first match now."""
    host_only(table, person)
    _in_lobby(table)
    least = GAMES[table.game].seats.start
    if len(table.chairs) < least:
        raise TooFew(least=least)


def is_full(table: Table) -> bool:
    """Whether no seat is free."""
    return len(table.chairs) >= GAMES[table.game].seats.stop - 1


def deal_options(table: Table) -> dict[str, str]:
    """The table's options as far as they apply to its players."""
    seats = len(table.chairs)
    chosen = {}
    for option in GAMES[table.game].options:
        value = table.option(option.key, option.default)
        if value in choices_of(option, seats) or (not option.choices and value):
            chosen[option.key] = value
    given = handicaps.of(table)
    if GAMES[table.game].duplicate and table.option(DEAL, "") == DUPLICATE:
        chosen[DEAL] = DUPLICATE
    return chosen | ({HANDICAP: write(given)} if given else {})


def fresh_seed() -> str:
    """The seed of a new match."""
    return chance.new_seed()


def host_only(table: Table, person: Person) -> None:
    """Raises NotHost for everybody else."""
    if table.host != person.key:
        host = host_name(table)
        raise NotHost(host=host, seated="yes" if host else "no")


def host_name(table: Table) -> str:
    """The host's name; "" when the host has no seat and only watches."""
    chairs = table.chairs
    seats = (seat for seat, chair in enumerate(chairs) if chair.person == table.host)
    seat = next(seats, None)
    return "" if seat is None else isolated(told_apart(chairs, seat))


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise WrongTime(table.stage)
