"""How a match at a tournament's table becomes the result of its board. Pure."""

import json

from bot.features.tournaments.pairing import BoardPairing, BoardResult, forfeit, ranked
from bot.tables.play import CLAIMED, RESIGNED, WITHOUT_RESULT
from bot.tables.table import Table
from engines.formats import AGREED
from engines.game import Outcome

BROKEN_OFF = (RESIGNED, CLAIMED, AGREED)  # ended by somebody before the rules did


def result_of(pairing: BoardPairing, table: Table) -> BoardResult | None:
    """The result of the board by the first match of its table; None before that is over."""
    match = table.match
    if match is None or match.number != 0 or match.outcome is None:
        return None
    outcome, seats = match.outcome, frozenset(range(len(table.chairs)))
    silent = seats - match.made_by().keys()  # who has made no move
    if outcome.reason in WITHOUT_RESULT:
        return forfeit(pairing, silent) if silent else BoardResult((1,) * len(table.chairs))
    lost = seats - set(outcome.winners)
    if outcome.reason == CLAIMED and silent & lost:
        return forfeit(pairing, silent & lost)
    by_rules = outcome.reason not in BROKEN_OFF
    return BoardResult(_places(outcome), tuple(outcome.scores), rules=by_rules)


def _places(outcome: Outcome) -> tuple[int, ...]:
    """The place of each seat: whoever has won is first, and the others follow by their scores."""
    if len(outcome.scores) == 2 or not outcome.winners:
        seats = range(len(outcome.scores))
        return tuple(1 if s in outcome.winners or not outcome.winners else 2 for s in seats)
    best = max(outcome.scores, default=0) + 1
    return ranked(
        tuple(best if s in outcome.winners else score for s, score in enumerate(outcome.scores))
    )


def written(result: BoardResult) -> str:
    """The result as it stands in the database."""
    return json.dumps([result.places, result.scores, sorted(result.absent), result.rules])


def read_result(text: str) -> BoardResult:
    """The result that ``written`` has written."""
    places, scores, absent, rules = json.loads(text)
    return BoardResult(tuple(places), tuple(scores), frozenset(absent), rules)


def places_of(text: str) -> tuple[int, ...]:
    """The places of a result as it stands in the database."""
    return read_result(text).places
