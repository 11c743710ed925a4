"""The options of a deal, read and checked: what the simple games have in common."""

from collections.abc import Mapping

from engines import chance
from engines.duplicate import DEAL, DEALS, SINGLE
from engines.game import Game, InvalidSetup
from engines.handicap import HANDICAP, NONE
from engines.numerals import whole

FIRST = "first"


def chosen(game: Game, seats: int, given: Mapping[str, str], seed: str) -> dict[str, str]:
    """Every option of ``game`` with its value, and ``first`` as the number of the seat that begins,
    counted from 1 and drawn from ``seed`` where it is ``random``. Raises InvalidSetup."""
    if seats not in game.seats:
        raise InvalidSetup(f"seats: {game.key} is not played by {seats}")
    if not chance.is_seed(seed):
        raise InvalidSetup("seed: not 64 hex digits")
    values = {FIRST: "1", **{option.key: option.default for option in game.options}, **given}
    choices = {option.key: option.choices for option in game.options}
    if game.handicaps:
        values, choices = {HANDICAP: NONE, **values}, {HANDICAP: (), **choices}
    if game.duplicate:
        values, choices = {DEAL: SINGLE, **values}, {DEAL: DEALS, **choices}
    for key, value in values.items():
        if key != FIRST and key not in choices:
            raise InvalidSetup(f"{key}: no option of {game.key}")
        if key != FIRST and choices[key] and value not in choices[key]:
            raise InvalidSetup(f"{key}: {value} is none of {', '.join(choices[key])}")
    return {**values, FIRST: str(_first(values[FIRST], seats, seed))}


def _first(value: str, seats: int, seed: str) -> int:
    if value == "random":
        return chance.below(chance.numbers(seed, FIRST), seats) + 1
    number = whole(value, 1, seats)
    if number is None:
        raise InvalidSetup(f"first: {value} is no seat")
    return number
