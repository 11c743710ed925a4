"""The course of a match that has been analysed: who led after each move, and by how much."""

from msgspec import Struct

from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.tables.frames import final_view, view_before
from bot.tables.table import Match, Table

Point = tuple[int, float]  # a ply from 1, and the lead after it


class CourseLine(Struct, frozen=True):
    """The expected leads of ``side``, a code or a seat's number from 1, by ply."""

    side: str
    points: tuple[Point, ...]


def course_of(table: Table, match: Match, found: Analysis) -> tuple[CourseLine, ...]:
    """The course of the match: with two sides one line, which tells the lead of the first, else one
    for each seat; none before anything is found."""
    if not found.steps:
        return ()
    view = final_view(table.game, match)
    sides = view.sides or tuple(str(seat + 1) for seat in range(len(table.chairs)))
    names = tuple(dict.fromkeys(sides))
    ends = _ends(table.game, match, found, sides)
    if len(names) == 2:
        points = ((step.ply + 1, _seen(step, sides)) for step in found.steps)
        return (CourseLine(names[0], (*points, *ends[0])),)
    return tuple(
        CourseLine(
            name, (*((s.ply + 1, s.value) for s in found.steps if sides[s.seat] == name), *end)
        )
        for name, end in zip(names, ends, strict=True)
    )


def _ends(
    game: str, match: Match, found: Analysis, sides: tuple[str, ...]
) -> tuple[tuple[Point, ...], ...]:
    """The last point of each side's line, its lead in the result; none where the last move was
    looked at itself, or in a match that was given up."""
    plies, names = found.plies, tuple(dict.fromkeys(sides))
    outcome = view_before(game, match.setup, match.moves).outcome
    looked_at = any(step.ply + 1 == plies for step in found.steps)
    if outcome is None or not found.done or looked_at:
        return ((),) * len(names)
    scores = dict(zip(sides, outcome.scores, strict=True))
    rivals = {name: max(scores[other] for other in names if other != name) for name in names}
    return tuple(((plies, float(scores[name] - rivals[name])),) for name in names)


def _seen(step: AnalysisStep, sides: tuple[str, ...]) -> float:
    """The value of a step for the side above the middle; with more than two sides the mover's."""
    two = len(set(sides)) == 2
    return -step.value if two and sides[step.seat] != sides[0] else step.value
