"""The words under a match that is over, and under a series: who won, why, and the proof."""

from bot.screens.voice import Voice
from bot.tables import play, series
from engines import GAMES, chance
from engines.game import Seat, View

RECORD = 400  # characters; longer records stand under the text board only


def ending(voice: Voice, view: View) -> tuple[str, ...]:
    """All that is said of a match that is over, the most important first."""
    return (
        result_line(voice, view),
        scores_line(voice, view),
        standing_line(voice, view),
        *report_lines(voice, view),
        seal_line(voice, view),
        record_line(voice, RECORD),
    )


def result_line(voice: Voice, view: View) -> str:
    """Who won the match, and why."""
    match = voice.table.match
    assert match is not None and match.outcome is not None
    outcome = match.outcome
    reason = voice.first_of(
        f"{voice.table.game}-reason-{outcome.reason}", f"reason-{outcome.reason}"
    )
    if not outcome.winners:
        return f"{voice.say('result-drawn')} {reason}"
    return f"{_won(voice, view, outcome.winners, 'result')} {reason}"


def _won(voice: Voice, view: View, winners: tuple[Seat, ...], kind: str) -> str:
    """ "Ann wins", or for a team "Orange wins: Ann & Cleo"."""
    names = voice.say("and").join(dict.fromkeys(map(voice.name, winners)))
    if has_teams(view.sides):
        side = voice.side(view.sides[winners[0]])
        return voice.say(f"{kind}-team-won", side=side, names=names)
    players = dict.fromkeys(voice.player(seat, view.sides) for seat in winners)
    names = voice.say("and").join(players) if kind == "result" else names
    return voice.say(f"{kind}-won", count=len(winners), names=names)


def has_teams(sides: tuple[str, ...]) -> bool:
    """Whether seats play together."""
    return len(set(sides)) < len(sides)


def scores_line(voice: Voice, view: View) -> str:
    """The score of every seat, or of every team; of the outcome once there is one."""
    match = voice.table.match
    outcome = match.outcome if match is not None else None
    scores = view.score if outcome is None else outcome.scores
    if has_teams(view.sides):
        by_side = dict(zip(view.sides, scores, strict=True))
        said = [f"{voice.side(side)} {score}" for side, score in by_side.items()]
    else:
        said = [f"{voice.player(seat, view.sides)} {score}" for seat, score in enumerate(scores)]
    return " · ".join(said)


def report_lines(voice: Voice, view: View) -> tuple[str, ...]:
    """The details of an end: every line's worth, every player's sheet."""
    if not view.report:
        return ()
    return tuple(map(voice.phrase, GAMES[voice.table.game].answer(view, view.report)))


def record_line(voice: Voice, most: int | None = None) -> str:
    """The record of a match that is over, in the game's notation; "" when it is longer than
    ``most``."""
    match = voice.table.match
    assert match is not None
    record = GAMES[voice.table.game].notation(match.setup, match.moves)
    fits = most is None or len(record) <= most
    return voice.say("result-record", record=record) if record and fits else ""


def standing_line(voice: Voice, view: View) -> str:
    """The series' score, and its result once there is one."""
    run, seats = voice.table.series, len(voice.table.chairs)
    if run.kind == series.SINGLE:
        return ""
    points = " : ".join(str(point) for point in _points(voice, view))
    line = voice.say("series-standing", kind=run.kind, length=run.length, points=points)
    winners = series.winners(run, play.side_names(view, seats))
    if winners is None:
        return line
    if not winners:
        return f"{line} {voice.say('series-drawn')}"
    return f"{line} {_won(voice, view, winners, 'series')}"


def _points(voice: Voice, view: View) -> tuple[int, ...]:
    """The series' points of every seat, or of every team."""
    points = series.standing(voice.table.series, len(voice.table.chairs))
    if not has_teams(view.sides):
        return points
    return tuple(dict(zip(view.sides, points, strict=True)).values())


def seal_line(voice: Voice, view: View) -> str:
    """The commitment to a hidden deal when it starts, the seed itself when it is over."""
    match = voice.table.match
    if match is None or not view.hands:
        return ""
    if match.outcome is not None:
        return voice.say("proof-seed", seed=match.seed)
    return "" if match.moves else voice.say("proof-hash", hash=chance.commitment(match.seed))
