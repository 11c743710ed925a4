"""What lies where, in words, for those who walk through a picture place by place."""

from dataclasses import replace

from bot.moments import plain
from bot.screens.screen import PlaceShown, Screen
from bot.screens.wording import Wording
from render import Picture
from render.picture import Place


def with_places(wording: Wording, screen: Screen, picture: Picture) -> Screen:
    """``screen`` with everything that its ``picture`` shows told, place by place."""
    rows = tuple(tuple(_said(wording, place) for place in row) for row in picture.places)
    return replace(screen, places=rows, held=tuple(_said(wording, one) for one in picture.held))


def _said(wording: Wording, place: Place) -> PlaceShown:
    return PlaceShown(place.name, plain(wording.phrase(place.says, "place")), place.outline)
