"""What every form of tournament can do. Pure."""

import random
from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol

from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import EntrantStanding


class RoundPace(StrEnum):
    """When boards are paired: a ``FREE`` form whenever there are people without a board, with a
    number of its own each time; in ``ROUNDS``, each when all boards of the one before are over; and
    with ``DATES`` all rounds at the start, each board to be played by a date."""

    FREE = "free"
    ROUNDS = "rounds"
    DATES = "dates"


class TournamentForm(Protocol):
    """The rules of a form. Whatever it answers follows from the entrants, the boards so far and
    what the tournament's host has chosen, so that a result can be corrected at any time."""

    @property
    def key(self) -> str:
        """Its name in options and texts."""

    @property
    def pace(self) -> RoundPace:
        """When its boards are paired."""

    @property
    def same_deal(self) -> bool:
        """Whether it can be played with the same deal at all tables of a round."""

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start, as a word: "few" or "many" people, "seats" for a game that is not
        played by so many, "rounds" for more rounds than opponents, "deal" where the same deal at
        all tables tells nothing."""

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many rounds there are at least; None for a form that time ends."""

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The boards of the next round, whose number counts on from 1; those that need not be
        played have their results. ``lot`` decides what the rules leave open."""

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """Where everybody stands who was ever paired, the best first; a computation from nothing
        but the boards."""

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether all boards are over and no round is to follow."""


def crowd(count: int, fewest: int, most: int) -> str | None:
    """Why so many cannot begin: "few" or "many" people; None where they can."""
    return "few" if count < fewest else "many" if count > most else None


def is_over(last: int | None, pairings: Sequence[BoardPairing]) -> bool:
    """Whether all boards are over, those of the last round among them."""
    return any(each.round == last for each in pairings) and all(each.result for each in pairings)
