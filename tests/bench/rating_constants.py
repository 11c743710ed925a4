"""What the constants of ratings are chosen by: how soon a rating is sure, how near it is then to
how well somebody plays, and how well ratings predict matches that were really played.

``python -m tests.bench rating_constants`` compares those of ``bot.ratings.rating`` with the
library's own, by which ratings went before, and with some around them.

A simulation has people meet by lot who play as well as a normal distribution says, and draws how
each match ends from that. The matches for the prediction are those of ``ladder_matches``: in
seasons between people who play like the levels, each is foretold by what the matches before it have
left, and the loss is the mean logarithm of what its end had been given.
"""

import math
import random
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

from openskill.models import PlackettLuce

from bot.ratings import rating
from bot.ratings.rating import SCALE
from engines.game import LEVELS
from tests.bench import ladder_matches
from tests.bench.ladder_matches import DRAWN, WON, Results
from tests.bench.rows import Row

PEOPLE = 120  # who meet in a simulation
SPREAD = 200 / SCALE  # of how well they play, a standard deviation
LUCK = 4.34  # of a match: so that 400 points ahead win ten matches of eleven
ROUNDS = 60  # matches of each
LATER = 20  # matches after which it is looked how far a sure rating has moved
TABLES = ("ab", "abc", "abcd", "abab")  # the sides of the seats: two, three, four, and two pairs
EACH = 12  # people who play like a level
MATCHES = 1000  # of a season: some thirty each
SEASONS = 3


@dataclass(frozen=True, slots=True)
class Constants:
    """A way to compute ratings; ``own`` uses the library's own factor."""

    sigma: float = rating.SIGMA
    beta: float = rating.BETA
    tau: float = rating.TAU
    unsure: float = rating.UNSURE
    own: bool = False

    @property
    def model(self) -> PlackettLuce:
        """openskill with these constants."""
        if self.own:
            return PlackettLuce(mu=25.0, sigma=self.sigma, beta=self.beta, tau=self.tau)
        return rating.model(self.sigma, self.beta, self.tau)


NOW = Constants()
BEFORE = Constants(25 / 3, 25 / 6, 25 / 300, 5.0, own=True)
COMPARED = {
    "before": BEFORE,
    "now": NOW,
    "its own factor": replace(NOW, own=True),
    "sigma 5": replace(NOW, sigma=5.0, unsure=3.54),
    "sigma 8": replace(NOW, sigma=8.0, unsure=5.66),
    "tau 0.2": replace(NOW, tau=0.2),
}


@dataclass(frozen=True, slots=True)
class Settled:
    """After how many matches people's ratings were sure, each of them; by how many points these
    were off then, and by how many they had moved some matches later, on average."""

    after: Sequence[int]
    off: float
    moved: float

    @property
    def median(self) -> float:
        """After how many matches the rating of most was sure."""
        return statistics.median(self.after)


def settled(constants: Constants, sides: str, seed: int = 1) -> Settled:
    """Have people meet at tables of these ``sides`` until all of them have played many matches."""
    model, luck = constants.model, random.Random(seed)
    plays = [luck.gauss(25.0, SPREAD) for _ in range(PEOPLE)]
    known = [model.rating() for _ in plays]
    courses: list[list[tuple[float, bool]]] = [[] for _ in plays]
    for _ in range(ROUNDS):
        people = luck.sample(range(PEOPLE), PEOPLE)
        for first in range(0, PEOPLE, len(sides)):
            seated = people[first : first + len(sides)]
            teams = [
                [p for p, its in zip(seated, sides, strict=True) if its == side]
                for side in dict.fromkeys(sides)
            ]
            ended = [sum(plays[p] for p in team) / LUCK + gumbel(luck) for team in teams]
            ranks = [float(sum(other > one for other in ended)) for one in ended]
            after = model.rate([[known[p] for p in team] for team in teams], ranks=ranks)
            for team, ratings in zip(teams, after, strict=True):
                for p, found in zip(team, ratings, strict=True):
                    known[p] = found
                    courses[p].append((found.mu, found.sigma <= constants.unsure))
    return _looked_at(plays, courses)


def gumbel(luck: random.Random) -> float:
    """What luck adds to how well somebody plays."""
    return -math.log(-math.log(luck.random()))


def _looked_at(plays: Sequence[float], courses: Sequence[Sequence[tuple[float, bool]]]) -> Settled:
    after, off, moved = [], [], []
    mean = statistics.mean(plays)
    for skill, course in zip(plays, courses, strict=True):
        at = next((n for n, (_, sure) in enumerate(course) if sure), len(course) - 1)
        later = course[min(at + LATER, len(course) - 1)]
        after.append(at + 1)
        off.append(abs(course[at][0] - 25.0 - (skill - mean)))
        moved.append(abs(later[0] - course[at][0]))
    return Settled(after, SCALE * statistics.mean(off), SCALE * statistics.mean(moved))


def loss(constants: Constants, results: Results, matches: int, seed: int) -> float:
    """The mean loss of a season whose matches are foretold."""
    model, luck = constants.model, random.Random(seed)
    levels = [level for level in LEVELS for _ in range(EACH)]
    known = [model.rating() for _ in levels]
    total = 0.0
    for _ in range(matches):
        one, other = luck.sample(range(len(levels)), 2)
        end = luck.choice(results[f"{levels[one]} {levels[other]}"])
        share = 0.5 if end == DRAWN else float(end == WON)
        ours, theirs = known[one], known[other]
        doubt = math.sqrt(ours.sigma**2 + theirs.sigma**2 + 2 * constants.beta**2)
        given = 1 / (1 + math.exp((theirs.mu - ours.mu) / doubt))
        total -= share * math.log(given) + (1 - share) * math.log(1 - given)
        (known[one],), (known[other],) = model.rate([[ours], [theirs]], ranks=[1 - share, share])
    return total / matches


def losses(
    constants: Constants, matches: int = MATCHES, seasons: int = SEASONS
) -> dict[str, float]:
    """The loss in each game of which matches are kept."""
    return {
        game: statistics.mean(loss(constants, results, matches, 1 + n) for n in range(SEASONS))
        for game, results in ladder_matches.load().games.items()
    }


def rows(matches: int = MATCHES) -> list[Row]:
    """How soon each of the compared is sure, by seats, and what it foretells."""
    found = []
    for name, constants in COMPARED.items():
        for sides in TABLES:
            one = settled(constants, sides)
            words = f"off {one.off:.0f}, {LATER} matches later moved {one.moved:.0f} points"
            sure = f"{name}: sure at {sides}, median {one.median:g} matches"
            found.append(Row(sure, PEOPLE, 0.0, 0.0, words))
        each = losses(constants, matches)
        mean = f"mean {statistics.mean(each.values()):.4f}"
        said = ", ".join((mean, *(f"{game} {value:.4f}" for game, value in each.items())))
        found.append(Row(f"{name}: log loss", matches * SEASONS, 0.0, 0.0, said))
    return found
