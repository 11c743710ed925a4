"""The forms of the stones of Crosswise, and the signs of its teams."""

from render.beside import Beside
from render.colour import RGB, rgb
from render.crosswise.colours import GREEN, ORANGE
from render.form import Form, Knock, Outline
from render.sign import SideSign, Sign

THUD = Knock(420, 0.06, 1.0)

FORMS = {
    "stone": Form("square", "carried", THUD),
    "special": Form("round", "carried", THUD),
}


def _team(fill: RGB, mark: RGB, points: Outline) -> SideSign:
    """A triangle, on a square where it is a badge."""
    return SideSign(Sign("square", fill), Sign(points, fill), Sign(points, mark))


SIGNS = {
    "orange": _team(ORANGE.fill, rgb("2B1500"), "down"),
    "green": _team(GREEN.fill, GREEN.text, "right"),
}

BESIDE = Beside(FORMS, SIGNS)
