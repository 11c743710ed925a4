"""How the pieces of a game look, come and sound on a screen where they move."""

from typing import Literal

from msgspec import Struct

Outline = Literal["round", "square", "up", "down", "right"]
"""A circle, a square with round corners, or a triangle by where it points."""

Arrival = Literal["carried", "laid", "dropped"]
"""From where it lay over to its place, from there close beside others, or down onto its place."""


class Knock(Struct, frozen=True):
    """The sound of a piece that is put down: noise around a ``pitch`` in hertz that lasts so many
    ``seconds``, as ``loud`` as this share of the loudest."""

    pitch: int
    seconds: float
    loud: float


class Form(Struct, frozen=True):
    """A kind of piece. One that ``turns`` has been turned over where its look changes and its place
    does not; all others come and go."""

    outline: Outline
    arrival: Arrival
    knock: Knock
    turns: bool = False
