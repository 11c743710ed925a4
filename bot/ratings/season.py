"""The months in which a chat's ladder may run. Pure."""

from datetime import UTC, datetime

from msgspec import Struct

from bot.ratings.ladder import LadderPage, Placed, Standing

MONTHS = 12


class Season(Struct, frozen=True):
    """A month in UTC. ``number`` counts months, so that the next season has the next number."""

    number: int

    @property
    def begins(self) -> float:
        """The Unix time of its first moment."""
        year, month = divmod(self.number, MONTHS)
        return datetime(year, month + 1, 1, tzinfo=UTC).timestamp()

    @property
    def ends(self) -> float:
        """The Unix time at which it is over."""
        return Season(self.number + 1).begins


def season_at(now: float) -> Season:
    """The season of a Unix time."""
    day = datetime.fromtimestamp(now, UTC)
    return Season(day.year * MONTHS + day.month - 1)


class SeasonResult(Struct, frozen=True):
    """What there was of a game in a season: ``matches`` that counted, and who has played them, the
    highest rating first."""

    game: str
    matches: int
    standings: tuple[Standing, ...]


def page_of(standings: tuple[Standing, ...], start: int, limit: int, reader: str) -> LadderPage:
    """So many places from ``start`` on, counted from 0, and where the ``reader`` with this key
    stands; the last places where there are no more."""
    start = min(start, max(0, len(standings) - 1) // limit * limit)
    placed = tuple(Placed(place, one) for place, one in enumerate(standings, 1))
    own = next((one for one in placed if one.standing.person == reader), None)
    return LadderPage(len(placed), placed[start : start + limit], own)
