"""What a tournament's form has asked. Pure."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """How a tournament is played: its ``form`` (a key of FORMS) and ``game``, the ``minutes`` of an
    evening, the ``rounds`` of a Swiss or of four at a table, whether each plays each ``twice``, the
    ``seats`` of a table, the ``groups`` of a league and how many are ``promoted`` out of each but
    the first, whether all tables of a round have the ``same_deal``, and which ``season`` it is of
    its league."""

    form: str
    game: str
    minutes: int = 60
    rounds: int = 5
    twice: bool = False
    seats: int = 2
    groups: int = 1
    promoted: int = 1
    same_deal: bool = False
    season: int = 1

    def as_dict(self) -> dict[str, str | int | bool]:
        """The options as JSON can hold them."""
        return asdict(self)


def from_dict(given: Mapping[str, object]) -> TournamentOptions:
    """The options that ``as_dict`` has written. What is not there is as it was then, by default;
    what is not known is left out."""
    known = {each.name for each in fields(TournamentOptions)}
    return TournamentOptions(**{key: value for key, value in given.items() if key in known})  # type: ignore[arg-type]
