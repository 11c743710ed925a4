"""What has happened in a match from its first move on, for readers who come late or come back."""

from collections.abc import Collection, Container, Mapping
from itertools import starmap, takewhile, zip_longest

from cachetools import LRUCache
from msgspec import Struct, field

from bot.running.budget import USUAL
from bot.running.positions import Positions
from bot.screens.ending import result_line
from bot.screens.handicaps import handicap_line
from bot.screens.wording import SEAT, Wording
from bot.tables.table import Match, Undone
from engines import GAMES
from engines.game import Phrase, Seat, View
from engines.replay import walk
from engines.strength import is_level


class Author(Struct, frozen=True):
    """Whose doing something was, as they were called then; ``level`` is a computer player's, ""
    for a person, ``side`` the side's code, "" without sides."""

    name: str
    level: str = ""
    side: str = ""


class HistoryEntry(Struct, frozen=True):
    """Something that has happened: a ``mark`` that names it for good, ``"0:12"``, and its text,
    "Ann played d3 …". ``at`` is the Unix time, 0 where that is not known; ``by`` is None for what
    was nobody's doing. It also tells what the entries of the plies ``instead`` told, "0:11"."""

    mark: str
    text: str
    at: float = 0.0
    by: Author | None = None
    instead: tuple[str, ...] = ()


class Happened(Struct, frozen=True):
    """An event, ``made`` by those who held the seats then, in ply ``ply``."""

    event: Phrase
    ply: int
    made: Mapping[Seat, str] = field(default_factory=dict)

    @property
    def seat(self) -> Seat | None:
        """Whose doing it was, None where that was nobody's."""
        seat = dict(self.event.params).get(SEAT)
        return seat if isinstance(seat, int) else None


class _ToldMatch(Struct):
    """How far a match is told, and to each seat that asked, by ply. What several have seen alike is
    kept once."""

    number: int
    moves: tuple[str, ...]
    events: dict[Seat | None, list[tuple[Phrase, ...]]] = field(default_factory=dict)

    def hear(self, seat: Seat | None, view: View) -> None:
        """What a seat has seen happen last is told to it. What is told again stands in the words
        that told it more."""
        own, last = self.events[seat], view.last
        if view.retells and own:
            before, own[-1] = own[-1], ()
            last = tuple(starmap(_fuller, zip_longest(last, before[: len(last)])))
        ply = len(own)
        others = (seen[ply] for seen in self.events.values() if len(seen) > ply)
        own.append(next((other for other in others if other == last), last))


def _fuller(event: Phrase, before: Phrase | None) -> Phrase:
    """The event as it was told ``before``, where that is the same event and more is said of it."""
    return before if before and set(event.params) <= set(before.params) else event


class Histories:
    """Replays matches once for each seat that asks, then only looks at the new ``positions``."""

    def __init__(self, positions: Positions | None = None, kept: int = USUAL.tables) -> None:
        self._positions = positions or Positions(kept)
        self._matches: LRUCache[str, _ToldMatch] = LRUCache(kept)

    def tell(
        self, wording: Wording, view: View, known: Container[str] = ()
    ) -> tuple[HistoryEntry, ...]:
        """An entry for each event that the seat of ``view`` has seen in the table's match, and
        one for its outcome; without those whose marks are ``known``."""
        match = wording.table.match
        assert match is not None
        entries = _given(wording, view, match, known)
        retold: list[str] = []
        for ply, events in enumerate(self._events(wording, match, view.seat)):
            if match.undone:
                entries += _taken_back(wording, match, ply - 1, known)
            mark = _mark(match, ply)
            if not events:
                retold.append(mark)
                continue
            instead, retold = retold, []
            new = [at for at in range(len(events)) if f"{mark}:{at}" not in known]
            if not new:  # as of nearly all plies: a page is told of each once
                continue
            made = match.made_by(ply)
            told, when = wording.as_made(made), _time(match, ply)
            entries += [
                HistoryEntry(
                    f"{mark}:{at}",
                    _said(told, view, events[at], made),
                    when,
                    _author(told, view, events[at], made),
                    tuple(instead),
                )
                for at in new
            ]
        entries += _taken_back(wording, match, len(match.moves), known)
        end = f"{match.number}:end"
        if match.outcome is None or end in known:
            return tuple(entries)
        reader = _reader(wording, view)
        return (*entries, HistoryEntry(end, result_line(wording, view, reader), match.ended))

    def since(self, wording: Wording, view: View, seats: Collection[Seat]) -> tuple[Happened, ...]:
        """What the seat of ``view`` has seen happen since one of ``seats`` last moved, oldest
        first; where nothing followed that move itself, and without ``seats`` the last move."""
        match = wording.table.match
        assert match is not None
        events = self._events(wording, match, view.seat)
        makers = match.makers
        moved = next((ply for ply in range(len(makers), 0, -1) if makers[ply - 1].seat in seats), 0)
        if not seats or len(match.makers) < len(match.moves):  # nobody noted who made which move
            return _latest(match, events)
        found = _happened(match, events, moved or 0)
        others = tuple(
            one
            for one in found
            if one.seat not in seats and (not moved or one.ply > moved or one.seat is not None)
        )
        return others or _latest(match, events)

    def _events(
        self, wording: Wording, match: Match, seat: Seat | None
    ) -> list[tuple[Phrase, ...]]:
        table, told = wording.table, self._matches.get(wording.table.code)
        # To nobody yet where what was told of it stands no longer.
        stands = told is not None and match.moves[: len(told.moves)] == told.moves
        if told is None or told.number != match.number or not stands:
            told = self._matches[table.code] = _ToldMatch(match.number, match.moves)
        game, plies = GAMES[table.game], len(told.moves)
        if seat not in told.events:
            told.events[seat] = []
            for state in walk(game, match.setup, told.moves):
                told.hear(seat, game.view(state, seat))
        if plies < len(match.moves):  # so it is the table's present one
            earlier = takewhile(lambda step: step.ply > plies, self._positions.steps(table))
            since = [self._positions.state(table), *(step.state for step in earlier)]
            for state in reversed(since):
                for hearer in told.events:
                    told.hear(hearer, game.view(state, hearer))
            told.moves = match.moves
        return told.events[seat]


def _given(wording: Wording, view: View, match: Match, known: Container[str]) -> list[HistoryEntry]:
    """What somebody was given before the first move."""
    mark = f"{match.number}:given"
    if not view.handicap or mark in known:
        return []
    said = wording.say("handicap-history", given=handicap_line(wording, view.handicap))
    return [HistoryEntry(mark, said, match.began)]


def _happened(match: Match, events: list[tuple[Phrase, ...]], begin: int) -> tuple[Happened, ...]:
    return tuple(
        Happened(event, ply, match.made_by(ply))
        for ply in range(begin, len(events))
        for event in events[ply]
    )


def _latest(match: Match, events: list[tuple[Phrase, ...]]) -> tuple[Happened, ...]:
    """The last ply that has anything to tell."""
    told = [ply for ply, said in enumerate(events) if said]
    return _happened(match, events, told[-1]) if told else ()


def _mark(match: Match, ply: int) -> str:
    """What names a ply for good: one that is played again after a takeback is another one."""
    if not match.undone:
        return f"{match.number}:{ply}"
    again = sum(undone.keep < ply for undone in match.undone)
    return f"{match.number}:{ply}" + (f".{again}" if again else "")


def _time(match: Match, ply: int) -> float:
    """When a ply was played, 0 where nobody noted it."""
    if ply == 0:
        return match.began
    return match.makers[ply - 1].at if ply <= len(match.makers) else 0.0


def _author(wording: Wording, view: View, event: Phrase, made: Mapping[Seat, str]) -> Author | None:
    """Whose doing an event was; ``wording`` has the names of then."""
    seat = Happened(event, 0).seat
    if seat is None:
        return None
    level = made.get(seat, wording.table.chairs[seat].level)
    side = view.sides[seat] if view.sides else ""
    return Author(
        wording.name(seat), GAMES[wording.table.game].named(level) if is_level(level) else "", side
    )


def _said(wording: Wording, view: View, event: Phrase, made: Mapping[Seat, str]) -> str:
    """What happened; "You" did what the only seat of the reader did while they held it."""
    reader, seat = _reader(wording, view), Happened(event, 0).seat
    theirs = seat is not None and seat == view.seat and made.get(seat, "") == reader
    return (wording.in_form(event, {}, "you") if theirs else None) or wording.phrase(event)


def _reader(wording: Wording, view: View) -> str | None:
    """Who has the seat of ``view``, if they have no other."""
    if view.seat is None:
        return None
    person = wording.table.chairs[view.seat].person
    return person if person and wording.table.seats_of(person) == (view.seat,) else None


def _taken_back(
    wording: Wording, match: Match, stood: int, known: Container[str]
) -> list[HistoryEntry]:
    """The takebacks after which so many moves stood, but those that are known."""
    if not match.undone:
        return []
    return [
        HistoryEntry(
            f"{match.number}:undo:{number}",
            wording.say("took-back", who=(asker := _asker(wording, undone))),
            undone.at,
            Author(asker),
        )
        for number, undone in enumerate(match.undone)
        if undone.keep == stood and f"{match.number}:undo:{number}" not in known
    ]


def _asker(wording: Wording, undone: Undone) -> str:
    seats = wording.table.seats_of(undone.person)
    seat = seats[0] if seats else undone.makers[0].seat or 0
    return wording.name_of(seat, undone.person)
