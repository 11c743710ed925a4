"""The description of a picture of Triominos."""

from engines.triominos import TRIOMINOS
from render import paint
from tests.engines.triominos_positions import state
from tests.render.triominos.positions import holding


def test_the_description_tells_hands_points_and_every_tile() -> None:
    at = TRIOMINOS.play(state("0,0:055", "555 012", "035", market="001"), "555.3")
    said = {part.code: dict(part.params) for part in paint(TRIOMINOS.view(at, 1)).alt}
    assert said["round"] == {"number": 1, "target": 200}
    assert said["turn"] == {"seat": 1}
    assert said["own"] == {"tiles": "035"}
    assert said["last"] == {"seat": 0, "tile": "▽5-5-5"}
    assert said["row"] == {"number": 2, "tiles": "▽5-5-5"}
    assert said["market"] == {"count": 1}


def test_the_description_names_where_own_tiles_can_go() -> None:
    said = {part.code: part for part in paint(holding(3)).alt}
    assert said["fits"]["moves"] == "055 → 1 2 3"


def test_a_description_tells_nobody_elses_tiles() -> None:
    at = state("0,0:555", "055 012", "003 013")
    said = {part.code for part in paint(TRIOMINOS.view(at, None)).alt}
    assert said.isdisjoint({"own", "fits", "left"})
