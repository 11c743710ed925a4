"""League: divisions in which each plays each by dates, and between which people go up and down.
Pure."""

import random
from collections.abc import Sequence

from bot.features.tournaments.berger import table
from bot.features.tournaments.entrant import Entrant, seeded
from bot.features.tournaments.form import RoundPace, crowd, is_over
from bot.features.tournaments.options import TournamentOptions
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.round_robin import drawn_by, field_of, standings_of
from bot.features.tournaments.standing import EntrantStanding

FEWEST, MOST = 3, 16  # of a group


class League:
    """Each group is a round robin whose rounds are all paired at the start. Group 1 is the highest;
    who has no group yet is put into one by rating, the highest first."""

    key = "league"
    pace = RoundPace.DATES
    same_deal = False

    def problem(self, entrants: Sequence[Entrant], options: TournamentOptions) -> str | None:
        """Why it cannot start."""
        sizes = [len(group) for group in groups(entrants, options)]
        return crowd(min(sizes), FEWEST, MOST) or crowd(max(sizes), FEWEST, MOST)

    def rounds(self, entrants: Sequence[Entrant], options: TournamentOptions) -> int | None:
        """How many rounds the largest group has."""
        sizes = [len(group) for group in groups(entrants, options)]
        return max(len(table(size, options.twice)) for size in sizes)

    def pair(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        number: int,
        options: TournamentOptions,
        lot: random.Random,
    ) -> tuple[BoardPairing, ...]:
        """The boards of a round in all groups, group by group."""
        found: list[BoardPairing] = []
        for group in groups(entrants, options):
            if number <= len(table(len(group), options.twice)):
                for each in drawn_by(group, number, options.twice):
                    found.append(BoardPairing(number, len(found) + 1, each.seats, each.result))
        return tuple(found)

    def standings(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> tuple[EntrantStanding, ...]:
        """The standings of each group, the highest group first."""
        return tuple(
            each
            for number, group in enumerate(groups(entrants, options), 1)
            for each in standings_of(group, within(group, pairings), options.twice, number)
        )

    def over(
        self,
        entrants: Sequence[Entrant],
        pairings: Sequence[BoardPairing],
        options: TournamentOptions,
    ) -> bool:
        """Whether all boards of all rounds are over."""
        return is_over(self.rounds(entrants, options), pairings)


def groups(
    entrants: Sequence[Entrant], options: TournamentOptions
) -> tuple[tuple[Entrant, ...], ...]:
    """The entrants of each group in order of joining, the highest group first. Where not all have
    a group they are put into as many as the options say, by rating, the higher ones larger; where
    too few or too many have come into one since the last season, as they stood in that."""
    started = field_of(entrants)
    order, count = seeded(started), max(1, options.groups)
    if started and all(each.group for each in started):
        numbers = sorted({each.group for each in started})
        kept = tuple(tuple(one for one in started if one.group == each) for each in numbers)
        if all(FEWEST <= len(group) <= MOST for group in kept):
            return kept
        order = tuple(sorted(started, key=lambda one: (one.group, one.number)))
    each, more = divmod(len(order), count)
    found, begin = [], 0
    for number in range(count):
        end = begin + each + (number < more)
        found.append(field_of(order[begin:end]))
        begin = end
    return tuple(found)


def fitting(count: int, wanted: int) -> int:
    """How many groups there are for so many people, as near as can be to what is wanted."""
    return max(-(-count // MOST), min(wanted, count // FEWEST))


def within(group: Sequence[Entrant], pairings: Sequence[BoardPairing]) -> list[BoardPairing]:
    """The boards of a group."""
    numbers = {each.number for each in group}
    return [each for each in pairings if numbers & {*each.seats}]


def next_groups(
    entrants: Sequence[Entrant], pairings: Sequence[BoardPairing], options: TournamentOptions
) -> dict[int, int]:
    """The group of everybody who is still here in the next season: the first ``promoted`` of each
    group go up, the last of them down. Who has withdrawn is left out, and makes room for one less
    to go down."""
    standings = LEAGUE.standings(entrants, pairings, options)
    gone = {each.number for each in entrants if each.after is not None}
    last = max((each.group for each in standings), default=1)
    found: dict[int, int] = {}
    for number in range(1, last + 1):
        order = [each.entrant for each in standings if each.group == number]
        stay = [each for each in order if each not in gone]
        down = max(0, options.promoted - (len(order) - len(stay))) if number < last else 0
        up = options.promoted if number > 1 else 0
        for index, each in enumerate(stay):
            falls = index >= max(up, len(stay) - down)
            found[each] = number - 1 if index < up else number + 1 if falls else number
    return found


LEAGUE = League()
