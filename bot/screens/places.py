"""What lies where, in words, for those who walk through a picture place by place."""

from dataclasses import replace

from bot.moments import plain
from bot.screens.by_identity import ByIdentity
from bot.screens.screen import PlaceShown, Screen
from bot.screens.wording import Wording
from render import Picture
from render.picture import Place


class SaidPlaces:
    """Tells pictures place by place. A board has many places, of which a move changes few; what is
    said of one names nobody, so it is the same at every table."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, str], ByIdentity[Place, PlaceShown]] = {}

    def added(self, wording: Wording, screen: Screen, picture: Picture) -> Screen:
        """``screen`` with everything that its ``picture`` shows told."""
        key = wording.table.game, wording.language
        known = self._said.get(key)
        if known is None:
            first = wording  # any table does
            known = self._said[key] = ByIdentity(lambda place: _said(first, place))
        say = known.of
        rows = tuple(tuple(map(say, row)) for row in picture.places)
        return replace(screen, places=rows, held=tuple(map(say, picture.held)))


def _said(wording: Wording, place: Place) -> PlaceShown:
    return PlaceShown(place.name, plain(wording.phrase(place.says, "place")), place.outline)
