"""What lies where, in words, for those who walk through a picture place by place."""

from dataclasses import replace

from bot.moments import plain
from bot.screens.by_identity import ByIdentity
from bot.screens.screen import PlaceShown, Screen
from bot.screens.wording import Wording
from render import Picture
from render.picture import Place

Row = tuple[Place, ...]
RowShown = tuple[PlaceShown, ...]


class SaidPlaces:
    """Tells pictures place by place. A board has many places, of which a move changes few: rows are
    told once. What is said of one names nobody, so it is the same at every table."""

    def __init__(self) -> None:
        self._rows: dict[tuple[str, str], ByIdentity[Row, RowShown]] = {}

    def of(self, wording: Wording, picture: Picture) -> tuple[tuple[RowShown, ...], RowShown]:
        """Everything that a ``picture`` shows: its places by rows, and the own pieces."""
        key = wording.table.game, wording.language
        known = self._rows.get(key)
        if known is None:
            first = wording  # any table does
            known = self._rows[key] = ByIdentity(lambda row: _said(first, row))
        rows = tuple(map(known.of, picture.places))
        return rows, _said(wording, picture.held)

    def added(self, wording: Wording, screen: Screen, picture: Picture) -> Screen:
        """``screen`` with everything that its ``picture`` shows told."""
        places, held = self.of(wording, picture)
        return replace(screen, places=places, held=held)


def _said(wording: Wording, row: Row) -> RowShown:
    return tuple(
        PlaceShown(place.name, plain(wording.phrase(place.says, "place")), place.outline)
        for place in row
    )
