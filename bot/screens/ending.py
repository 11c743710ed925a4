"""The words under a match that is over, and under a series: who won, why, and the proof."""

from bot.screens.wording import Wording
from bot.tables import play, series
from engines import GAMES, chance
from engines.game import Seat, View

RECORD = 400  # characters; longer records stand under the text board only


def ending(wording: Wording, view: View) -> tuple[str, ...]:
    """All that is said of a match that is over, the most important first."""
    return (
        result_line(wording, view),
        scores_line(wording, view),
        standing_line(wording, view),
        *report_lines(wording, view),
        seal_line(wording, view),
        record_line(wording, RECORD),
    )


def result_line(wording: Wording, view: View) -> str:
    """Who won the match, and why."""
    match = wording.table.match
    assert match is not None and match.outcome is not None
    outcome = match.outcome
    reason = wording.first_of(
        f"{wording.table.game}-reason-{outcome.reason}", f"reason-{outcome.reason}"
    )
    if outcome.reason == play.CALLED_OFF:
        return reason
    if not outcome.winners:
        return f"{wording.say('result-drawn')} {reason}"
    return f"{_won(wording, view, outcome.winners, 'result')} {reason}"


def _won(wording: Wording, view: View, winners: tuple[Seat, ...], kind: str) -> str:
    """ "Ann wins", or for a team "Orange wins: Ann & Cleo"."""
    names = wording.say("and").join(dict.fromkeys(map(wording.name, winners)))
    if has_teams(view.sides):
        side = wording.side(view.sides[winners[0]])
        return wording.say(f"{kind}-team-won", side=side, names=names)
    players = dict.fromkeys(wording.player(seat, view.sides) for seat in winners)
    names = wording.say("and").join(players) if kind == "result" else names
    return wording.say(f"{kind}-won", count=len(winners), names=names)


def has_teams(sides: tuple[str, ...]) -> bool:
    """Whether seats play together."""
    return len(set(sides)) < len(sides)


def scores_line(wording: Wording, view: View) -> str:
    """The score of every seat, or of every team; of the outcome once there is one."""
    match = wording.table.match
    outcome = match.outcome if match is not None else None
    scores = view.score if outcome is None else outcome.scores
    if has_teams(view.sides):
        by_side = dict(zip(view.sides, scores, strict=True))
        said = [f"{wording.side(side)} {score}" for side, score in by_side.items()]
    else:
        said = [f"{wording.player(seat, view.sides)} {score}" for seat, score in enumerate(scores)]
    return " · ".join(said)


def report_lines(wording: Wording, view: View) -> tuple[str, ...]:
    """The details of an end: every line's worth, every player's sheet."""
    if not view.report:
        return ()
    return tuple(map(wording.phrase, GAMES[wording.table.game].answer(view, view.report)))


def record_line(wording: Wording, most: int | None = None) -> str:
    """The record of a match that is over, in the game's notation; "" when it is longer than
    ``most``."""
    match = wording.table.match
    assert match is not None
    record = GAMES[wording.table.game].notation(match.setup, match.moves)
    fits = most is None or len(record) <= most
    return wording.say("result-record", record=record) if record and fits else ""


def standing_line(wording: Wording, view: View) -> str:
    """The series' score, and its result once there is one."""
    run, seats = wording.table.series, len(wording.table.chairs)
    if run.kind == series.SINGLE:
        return ""
    line = wording.say(
        "series-standing", kind=run.kind, length=run.length, points=_points(wording, view)
    )
    winners = series.winners(run, play.side_names(view, seats))
    if winners is None:
        return line
    if not winners:
        return f"{line} {wording.say('series-drawn')}"
    return f"{line} {_won(wording, view, winners, 'series')}"


def _points(wording: Wording, view: View) -> str:
    """The series' points of every player, or of every team: "Ann 1 : 0 Ben", "Ann 1, Ben 0, …"."""
    points = series.standing(wording.table.series, len(wording.table.chairs))
    named = [(wording.name(seat), point) for seat, point in enumerate(points)]
    if has_teams(view.sides):
        named = [*dict(zip(map(wording.side, view.sides), points, strict=True)).items()]
    elif len(dict(named)) < len(named):  # one person on several seats
        named = [(wording.player(s, view.sides), point) for s, point in enumerate(points)]
    if len(named) != 2:
        return ", ".join(f"{name} {point}" for name, point in named)
    (first, one), (second, other) = named
    return f"{first} {one} : {other} {second}"


def seal_line(wording: Wording, view: View) -> str:
    """The commitment to a hidden deal when it starts, the seed itself when it is over."""
    match = wording.table.match
    if match is None or not view.hands:
        return ""
    if match.outcome is not None:
        return wording.say("proof-seed", seed=match.seed)
    return "" if match.moves else wording.say("proof-hash", hash=chance.commitment(match.seed))
