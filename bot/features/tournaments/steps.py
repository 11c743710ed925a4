"""What happens next in a tournament by itself. Pure."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from msgspec import Struct, field, structs

from bot.features.tournaments import league
from bot.features.tournaments.entrant import Entrant
from bot.features.tournaments.form import RoundPace
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.tournament import REMINDED, Stage, TournamentState

MINUTE = 60.0
SOON, TOO_FEW, SEASON, ENDS = "soon", "few", "season", "ends"
NAMED = (SOON, SEASON)  # the news of which who is in is told by name, until it starts


class TournamentStep(Struct, frozen=True):
    """What changes of a tournament, who is ``paired``, by when they have to appear, and what
    everybody is ``told``, "" for nothing."""

    changes: Mapping[str, Any] = field(default_factory=dict)
    paired: tuple[BoardPairing, ...] = ()
    due: float | None = None
    told: str = ""


def next_step(state: TournamentState, now: float) -> TournamentStep | None:
    """The step that is due; None for none."""
    tournament = state.tournament
    if tournament.paused or not tournament.goes_on:
        return None
    if tournament.stage is Stage.JOINING:
        return _before_start(state, now)
    if tournament.form.pace is RoundPace.FREE:
        return _in_evening(state, now)
    if state.open_boards:
        return None
    return _next_round(state, now)


def _before_start(state: TournamentState, now: float) -> TournamentStep | None:
    tournament = state.tournament
    if now >= tournament.starts:
        fitted = state if _problem(state) is None else _fitted(state)
        if _problem(fitted) is not None:
            return TournamentStep({"stage": Stage.OFF.value, "wake": None}, told=TOO_FEW)
        return _started(fitted, now)
    if not tournament.reminded and now >= tournament.starts - REMINDED:
        return TournamentStep({"reminded": True}, told=SOON)
    return None


def _problem(state: TournamentState) -> str | None:
    return state.tournament.form.problem(state.entrants, state.tournament.options)


def _fitted(state: TournamentState) -> TournamentState:
    """The tournament with as many rounds as everybody has opponents, and as many groups as there
    are people for: how many come is not known when somebody chooses."""
    options, count = state.tournament.options, len(state.here)
    dated = state.tournament.form.pace is RoundPace.DATES
    groups = league.fitting(count, options.groups) if dated else options.groups
    fitted = replace(options, rounds=min(options.rounds, count - 1 + count % 2), groups=groups)
    return structs.replace(state, tournament=structs.replace(state.tournament, options=fitted))


def _started(state: TournamentState, now: float) -> TournamentStep:
    tournament = state.tournament
    if tournament.form.pace is RoundPace.DATES:
        return _dated(state, now)
    changes: dict[str, Any] = {"stage": Stage.RUNNING.value, "round": 1, "wake": now}
    changes["options"] = json.dumps(tournament.options.as_dict())
    if tournament.form.pace is RoundPace.FREE:
        changes["ends"] = now + tournament.options.minutes * MINUTE
    else:
        changes["ends"] = now + tournament.limit if tournament.limit else None
    return TournamentStep(changes, _paired(state, 1, now), now + tournament.absence)


def _dated(state: TournamentState, now: float) -> TournamentStep:
    """All rounds at once, each board to be played until the end."""
    tournament, paired, number = state.tournament, list[BoardPairing](), 0
    for number in range(1, (state.rounds or 0) + 1):
        paired += tournament.form.pair(
            state.entrants,
            (*state.pairings, *paired),
            number,
            tournament.options,
            tournament.lot(number),
        )
    ends = now + tournament.limit if tournament.limit else None
    changes = {"stage": Stage.RUNNING.value, "round": number, "ends": ends, "wake": now}
    changes["options"] = json.dumps(tournament.options.as_dict())
    return TournamentStep(changes, tuple(paired))


def _in_evening(state: TournamentState, now: float) -> TournamentStep | None:
    tournament = state.tournament
    if tournament.ends is not None and now >= tournament.ends:
        return (
            None if state.open_boards else TournamentStep({"stage": Stage.OVER.value, "wake": None})
        )
    paired = _paired(state, tournament.round + 1, now)
    if not paired:
        return None
    changes = {"round": tournament.round + 1, "wake": now}
    return TournamentStep(changes, paired, now + tournament.absence)


def _next_round(state: TournamentState, now: float) -> TournamentStep:
    tournament, number = state.tournament, state.tournament.round + 1
    over = tournament.form.over(state.entrants, state.pairings, tournament.options)
    dated = tournament.form.pace is RoundPace.DATES
    paired = () if over or dated else _paired(state, number, now)
    if not any(not pairing.bye for pairing in paired):
        return TournamentStep({"stage": Stage.OVER.value, "wake": None})
    ends = now + tournament.limit if tournament.limit else None
    return TournamentStep(
        {"round": number, "ends": ends, "wake": now}, paired, now + tournament.absence
    )


def _paired(state: TournamentState, number: int, now: float) -> tuple[BoardPairing, ...]:
    tournament = state.tournament
    busy = {seat for board in state.open_boards for seat in board.pairing.seats}
    waiting: list[Entrant] = [
        each.entrant
        if each.number in busy
        else structs.replace(each.entrant, waited=max(0.0, now - each.freed))
        for each in state.people
    ]
    return tournament.form.pair(
        waiting, state.pairings, number, tournament.options, tournament.lot(number)
    )


def is_odd(state: TournamentState) -> bool:
    """Whether somebody would be left over in the next round."""
    number = state.tournament.round + 1
    there = sum(each.entrant.plays_in(number) for each in state.people)
    return there % state.tournament.options.seats == 1


def next_wake(state: TournamentState, now: float) -> float | None:
    """When something may next happen by itself; None for never."""
    tournament = state.tournament
    if tournament.paused or not tournament.goes_on:
        return None
    if tournament.stage is Stage.JOINING:
        soon = tournament.starts - REMINDED
        return tournament.starts if tournament.reminded else max(now, soon)
    times = [board.due for board in state.open_boards if board.due is not None]
    if tournament.ends is not None and tournament.ends > now:
        times.append(tournament.ends)
    return min(times, default=None)
