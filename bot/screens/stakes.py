"""What a match is played for, in a few words: "Match 2 · 1 : 0", "Round 1 · to 200"."""

from dataclasses import fields

from bot.screens.ending import series_points
from bot.screens.wording import Wording
from bot.tables import clocks, series
from engines.game import View


def stake(wording: Wording, view: View) -> str:
    """The series and how it stands, how far the game's own rounds are, and the clock."""
    clock = wording.table.clock
    timed = wording.say(f"clock-{clocks.token(clock)}") if clock != clocks.NONE else ""
    return " · ".join(filter(None, (_series(wording, view), _game(wording, view), timed)))


def _series(wording: Wording, view: View) -> str:
    run = wording.table.series
    if run.kind == series.SINGLE:
        return ""
    match = wording.table.match
    over = match is not None and match.outcome is not None
    number = max(1, len(run.results) + (not over))  # of the match that is on, or was last
    said = wording.say("stake-series", kind=run.kind, length=run.length, number=number)
    points = [point for _, point in series_points(wording, view)]
    return f"{said} · {points[0]} : {points[1]}" if len(points) == 2 else said


def _game(wording: Wording, view: View) -> str:
    """The game's own text, made from the plain numbers that its view shows to this reader."""
    text = f"{wording.table.game}-stake"
    if not wording.words.has(text):
        return ""
    shown = {field.name: getattr(view, field.name) for field in fields(view)}
    plain = {name: value for name, value in shown.items() if isinstance(value, int)}
    return wording.say(text, **plain)
