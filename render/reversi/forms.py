"""The form of the discs of Reversi, and the signs of its sides."""

from render.beside import Beside
from render.colour import rgb
from render.form import Form, Knock
from render.sign import SideSign, Sign

FORMS = {"disc": Form("round", "dropped", Knock(260, 0.05, 0.5), turns=True)}

SIGNS = {  # in lists a little softer
    "black": SideSign(
        Sign("round", rgb("23262E"), edge=rgb("8A909B")),
        Sign("round", rgb("2D323D"), edge=rgb("62656E")),
    ),
    "white": SideSign(
        Sign("round", rgb("FBF8F1"), edge=rgb("A9A291")),
        Sign("round", rgb("F3EDDD"), edge=rgb("8D8674"), ring=rgb("FFFFFF")),
    ),
}

BESIDE = Beside(FORMS, SIGNS)
