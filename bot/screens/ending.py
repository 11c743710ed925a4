"""The words under a match that is over, and under a series: who won, how it stands."""

from bot.figures import figure, signed
from bot.screens.handicaps import handicap_line
from bot.screens.sides import marked_name, plain_side, side_mark
from bot.screens.wording import Wording
from bot.tables import play, series
from bot.tables.table import Table
from engines import GAMES
from engines.duplicate import in_setup
from engines.game import Outcome, Seat, View

HIDDEN = "…"
OUTSIDE = frozenset({play.RESIGNED, play.CLAIMED, play.AGREED}) | play.WITHOUT_RESULT
"""Reasons by which a match ends whatever its scores are."""
OWN = frozenset({play.RESIGNED, play.CLAIMED})
"""Those that are the doing of the side that has lost."""


def ending(
    wording: Wording, view: View, reader: str | None = None, figures: bool = False
) -> tuple[str, ...]:
    """Who won, with the marks and scores why, how the series stands, and what that did to ratings;
    without the scores and the ratings where ``figures`` beside it show them."""
    called_off = _outcome(wording).reason in play.WITHOUT_RESULT
    told = "" if figures else handicap_line(wording, view.handicap)
    scores = "" if figures else scores_line(wording, view, " · ")
    said = wording.together(*(wording.sentence(each) for each in (scores, told) if each))
    lines = (
        _series_lead(wording, view, reader) or result_lead(wording, view, reader, not figures),
        scores if called_off else wording.together(said, reason(wording, view, reader)),
        _follows(wording, standing_line(wording, view), "" if figures else _ratings(wording)),
    )
    return tuple(line for line in lines if line)


def _follows(wording: Wording, first: str, then: str) -> str:
    """Both in one line, the first as a sentence before the other."""
    return wording.together(wording.sentence(first), then) if first and then else first or then


def _ratings(wording: Wording) -> str:
    """What the match has changed of the ratings that others see."""
    gains = enumerate(wording.table.match.gains if wording.table.match is not None else ())
    said = " · ".join(
        wording.say("rating-gained", name=wording.name(seat), gain=signed(gain))
        for seat, gain in gains
        if gain is not None
    )
    return wording.say("rating-gains", gains=said) if said else ""


def result_line(wording: Wording, view: View, reader: str | None = None) -> str:
    """Who won the match, and why, in one line; to a ``reader`` who played in it as theirs."""
    lead, why = result_lead(wording, view, reader), reason(wording, view, reader)
    if _outcome(wording).reason in play.WITHOUT_RESULT:
        return lead
    return wording.together(wording.sentence(lead), why)


def reason(wording: Wording, view: View, reader: str | None = None) -> str:
    """Why the match ended, to a reader who ended it by giving up or by being late as theirs."""
    outcome = _outcome(wording)
    why = outcome.reason
    own = wording.table.seats_of(reader) if reader is not None else ()
    if why in OWN and own and not set(own) & set(outcome.winners):
        return wording.say(f"reason-{why}-own")
    losers = tuple(s for s in range(len(wording.table.chairs)) if s not in outcome.winners)
    names = wording.listed(_called(wording, view, losers))  # one: two sides play where one gives up
    texts = f"{wording.table.game}-reason-{why}", f"reason-{why}"
    return wording.first_of(*texts, names=names)


def _outcome(wording: Wording) -> Outcome:
    match = wording.table.match
    assert match is not None and match.outcome is not None
    return match.outcome


def result_lead(
    wording: Wording, view: View, reader: str | None = None, counted: bool = True
) -> str:
    """ "Ann wins 17 : 14", or to the winner "You win by three"; scores where ``counted``."""
    outcome = _outcome(wording)
    if outcome.reason in play.WITHOUT_RESULT:
        return reason(wording, view)
    inside = outcome.reason not in OUTSIDE
    points = [point for _, point in _by_side(wording, view, outcome.scores)] if inside else []
    pair = counted and len(points) == 2
    score = " : ".join(map(figure, sorted(points, reverse=True))) if pair else ""
    if not outcome.winners:
        return " ".join(filter(None, (wording.say("result-drawn"), score)))
    if _wins(wording, outcome.winners, reader):
        lead = max(points) - min(points) if len(points) == 2 else 0
        best = outcome.scores[outcome.winners[0]] == max(outcome.scores)
        return wording.say("result-you", lead=lead if best else 0)
    return " ".join(filter(None, (_won(wording, view, outcome.winners, "result"), score)))


def _series_lead(wording: Wording, view: View, reader: str | None) -> str:
    """Who has won the series, "" while it goes on and for a single match."""
    run, seats = wording.table.series, len(wording.table.chairs)
    if run.kind == series.SINGLE or _outcome(wording).reason in play.WITHOUT_RESULT:
        return ""
    winners = series.winners(run, play.side_names(view, seats))
    if winners is None:
        return ""
    points = sorted((point for _, point in series_points(wording, view)), reverse=True)
    score = " : ".join(map(figure, points)) if len(points) == 2 else ""
    if not winners:
        said = wording.say("series-drawn")
    elif _wins(wording, winners, reader):
        said = wording.say("series-you")
    else:
        said = _won(wording, view, winners, "series")
    return " ".join(filter(None, (said, score)))


def _wins(wording: Wording, winners: tuple[Seat, ...], reader: str | None) -> bool:
    """Whether the reader has won, and holds no seat that has lost."""
    own = wording.table.seats_of(reader) if reader is not None else ()
    return bool(own) and set(own) <= set(winners)


def _won(wording: Wording, view: View, winners: tuple[Seat, ...], kind: str) -> str:
    """ "Ann wins", or for a team "Orange wins"."""
    names = _called(wording, view, winners)
    return wording.say(f"{kind}-won", count=len(names), names=wording.listed(names))


def _called(wording: Wording, view: View, seats: tuple[Seat, ...]) -> tuple[str, ...]:
    """What those who sit there are called, each once: the team where seats play together."""
    if has_teams(view.sides):
        return tuple(dict.fromkeys(plain_side(wording, view.sides[seat]) for seat in seats))
    return tuple(dict.fromkeys(map(wording.name, seats)))


def has_teams(sides: tuple[str, ...]) -> bool:
    """Whether seats play together."""
    return len(set(sides)) < len(sides)


def scores_line(wording: Wording, view: View, between: str = "") -> str:
    """The score of every seat, or of every team, behind the marks: "⚫ Ann 19 : 17 Ben ⚪"; of the
    outcome once there is one. ``between`` stands between two as between many."""
    sides = [
        (seats[0], wording.listed(map(wording.name, seats)), figure(score))
        for seats, score in _by_side(wording, view, present_scores(wording.table, view))
    ]
    if len(sides) == 2 and view.sides and not between:
        ((one, left, first), (other, right, second)) = sides
        marks = [side_mark(wording, seat, view.sides) for seat in (one, other)]
        return f"{marks[0]} {left} {first} : {second} {right} {marks[1]}".strip()
    return " · ".join(
        f"{marked_name(wording, seat, view.sides, names)} {score}" for seat, names, score in sides
    )


def present_scores(table: Table, view: View) -> tuple[int, ...]:
    """Every seat's score, once the match is over the outcome's; none where it was ended from
    outside before anybody had a point."""
    outcome = table.match.outcome if table.match is not None else None
    if outcome is None:
        return view.score
    return outcome.scores if outcome.reason not in OUTSIDE or any(outcome.scores) else ()


def gain_of(table: Table, seat: Seat) -> str:
    """By how much the match that is over has changed the rating of a seat's person, "+14"; "" where
    it has not, or where they stay out of the ladder."""
    gains = table.match.gains if table.match is not None else ()
    gain = gains[seat] if seat < len(gains) else None
    return "" if gain is None else signed(gain)


def _by_side(
    wording: Wording, view: View, scores: tuple[int, ...]
) -> list[tuple[tuple[Seat, ...], int]]:
    """The seats that play together, each lot with its score, by its first seat."""
    sides = play.side_names(view, len(wording.table.chairs))
    found: dict[str, list[Seat]] = {}
    for seat, side in enumerate(sides):
        found.setdefault(side, []).append(seat)
    return [(tuple(seats), scores[seats[0]]) for seats in found.values() if scores]


def record_line(wording: Wording) -> str:
    """The record of a match that is over, in the game's notation; of a deal for several tables
    without its seed."""
    match = wording.table.match
    assert match is not None
    record = GAMES[wording.table.game].notation(match.setup, match.moves)
    if in_setup(match.setup):  # its seed may still lie on other tables
        record = record.replace(match.seed, HIDDEN)
    return wording.say("result-record", record=record) if record else ""


def standing_line(wording: Wording, view: View) -> str:
    """The series' score; "" for a single match."""
    run = wording.table.series
    if run.kind == series.SINGLE:
        return ""
    return wording.say(
        "series-standing", kind=run.kind, length=run.length, points=_points(wording, view)
    )


def _points(wording: Wording, view: View) -> str:
    """The series' points of every player, or of every team: "Ann 1 : 0 Ben", "Ann 1, Ben 0, …"."""
    named = series_points(wording, view)
    if len(named) != 2:
        return wording.row(f"{name} {figure(point)}" for name, point in named)
    (first, one), (second, other) = named
    return f"{first} {figure(one)} : {figure(other)} {second}"


def series_points(wording: Wording, view: View) -> list[tuple[str, int]]:
    """The series' points of every player, or of every team, behind its name."""
    points = series.standing(wording.table.series, len(wording.table.chairs))
    named = [(wording.name(seat), point) for seat, point in enumerate(points)]
    if has_teams(view.sides):
        return [*dict(zip(map(wording.side, view.sides), points, strict=True)).items()]
    if len(dict(named)) < len(named):  # one person on several seats
        return [(marked_name(wording, s, view.sides), point) for s, point in enumerate(points)]
    return named
