"""The course of a match as a picture."""

import pytest

from render import PAINTERS, paint_graph
from render.graph import HEIGHT, PLOT, Graph, Line, Mark, drawn
from render.theme import GOLD, PLAIN, PRINTS, THEMES, WIDTH
from tests.render.pictures import colours, opened, pixel

RISING = Line("black", tuple((ply, (ply - 5) * 2.0) for ply in range(1, 61)))
GRAPH = Graph("reversi", 60, (RISING,), "white", (Mark(1, 30, 50.0),))
MIDDLE = (PLOT[1] + PLOT[3]) // 2


def x_of(ply: int) -> int:
    return round(PLOT[0] + (PLOT[2] - PLOT[0]) * (ply - 1) / 59)


@pytest.mark.parametrize("theme", THEMES)
def test_the_lead_of_each_side_is_an_area_in_its_colour(theme: str) -> None:
    picture = paint_graph(GRAPH, theme)
    assert opened(picture).size == (WIDTH, HEIGHT)
    assert opened(picture).mode == "P"
    assert len(picture.png) <= 60_000
    black, white = (0x20, 0x24, 0x2B), (0xFB, 0xF8, 0xF1)
    assert pixel(picture, x_of(50), MIDDLE - 30) == black
    assert pixel(picture, x_of(2), MIDDLE + 4) == white
    assert pixel(picture, x_of(50), MIDDLE + 30) == PAINTERS["reversi"].themes[theme].felt


def test_a_mark_lies_on_its_move() -> None:
    picture = paint_graph(GRAPH)
    y = round(MIDDLE - (PLOT[3] - PLOT[1]) / 2 * 50 / (110 * 1.08))
    radius = int(PRINTS[""].mark)
    around = (x_of(30) - radius, y - radius, x_of(30) + radius, y + radius)
    assert GOLD in colours(picture, around)
    without = paint_graph(Graph("reversi", 60, (RISING,), "white"))
    assert GOLD not in colours(without, around)


def test_many_players_are_many_lines_with_their_numbers() -> None:
    lines = tuple(
        Line(str(seat), tuple((ply, 10.0 * seat) for ply in range(seat, 60, 3)))
        for seat in (1, 2, 3)
    )
    three = paint_graph(Graph("triominos", 60, lines))
    two = paint_graph(Graph("triominos", 60, lines[:2], ""))
    assert three.png != two.png
    assert three.png == paint_graph(Graph("triominos", 60, lines)).png


@pytest.mark.parametrize("points", [(), ((1, 0.0),), ((1, -400.0), (2, 399.9)), ((7, 0.01),)])
def test_the_shortest_and_the_wildest_matches_are_painted(
    points: tuple[tuple[int, float], ...],
) -> None:
    graph = Graph("crosswise", max(1, len(points)), (Line("orange", points),), "green")
    assert paint_graph(graph).png


@pytest.mark.parametrize("theme", THEMES)
def test_every_game_has_its_own_ground(theme: str) -> None:
    for key, painter in PAINTERS.items():
        picture = paint_graph(Graph(key, 60, ()), theme)
        assert pixel(picture, PLOT[0] + 3, PLOT[1] + 3) == painter.themes[theme].felt
        assert pixel(picture, PLOT[0] + 3, HEIGHT - 20) == painter.themes[theme].rim


@pytest.mark.parametrize("theme", THEMES)
def test_a_game_without_colours_of_its_own_gets_nobody_elses(theme: str) -> None:
    picture = drawn(Graph("another", 60, (RISING,), "white"), PLAIN[theme])
    seats = colours(picture, (PLOT[0], PLOT[1], PLOT[2], PLOT[3]))
    assert PLAIN[theme].felt in seats
    for painter in PAINTERS.values():
        known = {painter.themes[theme].felt, *painter.themes[theme].sides.values()}
        assert seats.isdisjoint(known)
