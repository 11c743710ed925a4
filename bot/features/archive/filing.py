"""A match that is over, as it goes into the archive of each of its players."""

import base64
import hashlib
from collections.abc import Iterator

from msgspec import Struct

from bot.features.archive.wanted import DRAWN, LOST, OPEN, WON
from bot.people import is_gone
from bot.store.seated_rows import Rival
from bot.tables.computers import NAMES
from bot.tables.play import WITHOUT_RESULT
from bot.tables.table import Match, Table
from engines import GAMES
from engines.game import Outcome, Seat

LETTERS = 7  # of a mark: no two of the positions of one person have the same by chance
_BYTES = 6


class FiledMatch(Struct, frozen=True):
    """What a match was to the ``person`` on a seat."""

    person: str
    seat: Seat
    result: str
    points: int | None
    against: int | None
    rivals: tuple[Rival, ...]


def filed(table: Table, match: Match, latest: bool) -> tuple[FiledMatch, ...]:
    """Once for each person who played a match that is over, on the first of their seats. Whoever
    sits there plays the ``latest``; others are known by their moves."""
    assert match.outcome is not None
    held = [_holder(table, match, seat, latest) for seat in range(len(table.chairs))]
    found: dict[str, FiledMatch] = {}
    for seat, (who, _) in enumerate(held):
        if ":" not in who or is_gone(who) or who in found:
            continue
        rivals = tuple((other, *held[other]) for other in range(len(held)) if other != seat)
        found[who] = FiledMatch(who, seat, *_result(table, match.outcome, seat), rivals)
    return tuple(found.values())


def marks_of(game: str, match: Match) -> str:
    """By what the positions of a match are found: marks in a row."""
    return "".join(dict.fromkeys(_marks(game, match)))


def marks_at(game: str, match: Match, ply: int) -> tuple[str, ...]:
    """The marks that the last of so many moves has left."""
    rules = GAMES[game]
    state = before = rules.start(match.setup)
    for move in match.moves[:ply]:
        before, state = state, rules.play(state, move)
    return tuple(_mark(game, each) for each in rules.landmarks(before, state)) if ply else ()


def _marks(game: str, match: Match) -> Iterator[str]:
    rules = GAMES[game]
    state = rules.start(match.setup)
    for move in match.moves:
        before, state = state, rules.play(state, move)
        yield from (_mark(game, each) for each in rules.landmarks(before, state))


def _mark(game: str, landmark: str) -> str:
    digest = hashlib.blake2b(f"{game} {landmark}".encode(), digest_size=_BYTES).digest()
    return base64.b64encode(digest).decode()[:LETTERS]


def _holder(table: Table, match: Match, seat: Seat, latest: bool) -> tuple[str, str]:
    """The key of the person on a seat and their name, or the level of the computer player there;
    the person whose seat a computer has taken over, too."""
    chair = table.chairs[seat]
    if latest:
        person = chair.person or chair.former
        if person:
            return person, "" if is_gone(person) else chair.name
        return chair.level, chair.name if chair.name in NAMES else ""
    made = [maker.who for maker in match.makers if maker.seat == seat and maker.who]
    people = [who for who in made if ":" in who]
    if people:
        return people[-1], chair.name if people[-1] == chair.person else ""
    if made:
        return made[-1], chair.name if chair.name in NAMES else ""
    return chair.person or chair.level, chair.name


def _result(table: Table, outcome: Outcome, seat: Seat) -> tuple[str, int | None, int | None]:
    if outcome.reason in WITHOUT_RESULT:
        return OPEN, None, None
    result = (WON if seat in outcome.winners else LOST) if outcome.winners else DRAWN
    if seat >= len(outcome.scores):
        return result, None, None
    sides = GAMES[table.game].sides(len(table.chairs), dict(table.options))
    own = sides[seat] if sides else seat
    others = [
        points
        for other, points in enumerate(outcome.scores)
        if (sides[other] if sides else other) != own
    ]
    return result, outcome.scores[seat], max(others, default=None)
