"""The forms of the tiles of Triominos, and the sign of those in a hand."""

from render.beside import Beside
from render.form import Form, Knock
from render.sign import Pile
from render.triominos.colours import IVORY_EDGE, THEMES

CLICK = Knock(1500, 0.025, 0.5)

FORMS = {"up": Form("up", "laid", CLICK), "down": Form("down", "laid", CLICK)}

PILE = Pile("up", THEMES["light"].back, {"light": IVORY_EDGE, "dark": THEMES["dark"].ink})
"""A tile from behind."""

BESIDE = Beside(FORMS, pile=PILE)
