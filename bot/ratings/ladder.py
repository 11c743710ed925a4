"""What a ladder shows of its people, and what a person's own ratings say."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct

from bot.ratings.rating import Skill


class Standing(Struct, frozen=True):
    """Where a person stands in a game: ``matches`` that counted, and of as many points."""

    person: str
    name: str
    game: str
    skill: Skill
    matches: int
    points: float

    @property
    def share(self) -> int:
        """The share of the points in percent."""
        return round(100 * self.points / self.matches) if self.matches else 0


class Placed(Struct, frozen=True):
    """Somebody's place on a ladder, from 1 on."""

    place: int
    standing: Standing


class LadderPage(Struct, frozen=True):
    """Part of a ladder on which ``total`` people stand: ``people`` in the order of their places;
    ``own`` is who asked, wherever they stand, None where they do not."""

    total: int = 0
    people: tuple[Placed, ...] = ()
    own: Placed | None = None


class ComputerRecord(Struct, frozen=True):
    """How often a person has met computer players of a level in a game, and won; ``points`` count
    a draw half."""

    game: str
    level: str
    matches: int
    won: int
    points: float


class RatedResult(Struct, frozen=True):
    """What one match that counted was for a person: its ``share`` of the points, what the skill was
    after it, and who sat on other sides."""

    game: str
    share: float
    skill: Skill
    rivals: tuple[str, ...]


class Course(Struct, frozen=True):
    """A person's standing in a game, with what was ``shown`` after each match, oldest first."""

    standing: Standing
    shown: tuple[int, ...]


class Profile(Struct, frozen=True):
    """What a person's rated matches say: a course for each game, the one played most first; the
    ``rival`` met most, how often, and the longest ``run`` of wins. ``shown``: others may see it."""

    person: str
    name: str
    courses: tuple[Course, ...] = ()
    rival: str = ""
    met: int = 0
    run: int = 0
    shown: bool = True


def courses(standings: Iterable[Standing], results: Sequence[RatedResult]) -> tuple[Course, ...]:
    """The course of each game."""
    found = (
        Course(one, tuple(r.skill.shown for r in results if r.game == one.game))
        for one in standings
    )
    return tuple(sorted(found, key=lambda course: (-course.standing.matches, course.standing.game)))


def favourite(results: Iterable[RatedResult]) -> tuple[str, int]:
    """The key of whom the person has met most, and how often; "" and 0 without anybody."""
    met = Counter(rival for result in results for rival in result.rivals)
    return max(met.items(), key=lambda one: (one[1], one[0]), default=("", 0))


def longest_run(results: Iterable[RatedResult]) -> int:
    """The most wins in a row, whatever the game."""
    runs = groupby(results, key=lambda result: result.share == 1.0)
    return max((len(list(group)) for won, group in runs if won), default=0)
