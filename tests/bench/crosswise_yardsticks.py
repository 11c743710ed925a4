"""Players of Crosswise to measure others by: some simple, one that sees everything."""

import math
import random
from collections.abc import Callable
from dataclasses import replace

import numpy as np

from engines.crosswise.moves import legal
from engines.crosswise.player.layout import BAG, BAG_SIZE, HAND, STONES
from engines.crosswise.player.levels import LEVELS, Level
from engines.crosswise.player.thinking import decide
from engines.crosswise.player.worlds import NUMBER, Sight, sight
from engines.crosswise.state import State
from engines.crosswise.view import view

Player = Callable[[State, random.Random], str]
"""A move for the seat to move; only the oracle looks at more than that seat's view."""

GREEDY = Level(foresight=False, overlook=0.0, careful=False)
EXPECTATION = Level(foresight=True, overlook=0.0, careful=False)


def chance(state: State, luck: random.Random) -> str:
    """Any move."""
    return luck.choice(legal(state))


def of_level(level: Level, factor: float = 1.0) -> Player:
    """A computer player with ``factor`` of its trials and all the time they need, so that the
    figures do not depend on the machine."""
    level = replace(level, rollouts=round(level.rollouts * factor))

    def player(state: State, luck: random.Random) -> str:
        return decide(sight(view(state, state.turn), state.turn), level, math.inf, luck)

    return player


def oracle(level: Level, factor: float = 1.0) -> Player:
    """The same search as ``level`` makes, seeing every hand and the order of the bag."""
    level = replace(level, rollouts=round(level.rollouts * factor))

    def player(state: State, luck: random.Random) -> str:
        return decide(seeing(state), level, math.inf, luck)

    return player


def seeing(state: State) -> Sight:
    """What a seat would know from which nothing is hidden."""
    seen = sight(view(state, state.turn), state.turn)
    position = seen.position.copy()
    for seat, hand in enumerate(state.hands):
        at = HAND + STONES * seat
        position[at : at + STONES] = 0
        for stone in hand:
            position[at + NUMBER[stone]] += 1
    position[BAG : BAG + len(state.bag)] = [NUMBER[stone] for stone in state.bag]
    position[BAG_SIZE] = len(state.bag)
    wanted = np.zeros(4, np.int16)
    wanted[state.turn] = -1
    return Sight(state.turn, position, wanted)


def players(factor: float) -> dict[str, Player]:
    """All yardsticks and levels by name, with ``factor`` of the levels' trials."""
    return {
        "random": chance,
        "greedy": of_level(GREEDY),
        "expectation": of_level(EXPECTATION),
        **{name: of_level(level, factor) for name, level in LEVELS.items()},
        "oracle": oracle(LEVELS["master"], factor),
    }
