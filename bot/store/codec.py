"""Tables to rows and back: options and outcomes are kept as JSON."""

import json
from collections.abc import Iterable, Sequence
from sys import intern
from typing import Any

from sqlalchemy import RowMapping

from bot.tables.table import (
    Chair,
    Maker,
    Match,
    Proposal,
    Series,
    Status,
    Table,
    Turn,
    Undone,
)
from engines.game import Outcome

_dump = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


def table_columns(table: Table) -> dict[str, Any]:
    """The row of a table, without its seats, its matches and when it changed."""
    wanted, proposal = table.proposal, "[]"
    if wanted is not None or table.refused:
        asked = wanted and [
            wanted.kind,
            wanted.person,
            wanted.at,
            list(wanted.agreed),
            wanted.number,
            wanted.detail,
        ]
        proposal = _dump([asked, [list(pair) for pair in table.refused]])
    return {
        "code": table.code,
        "game": table.game,
        "host": table.host,
        "status": table.status.value,
        "revision": table.revision,
        "options": _dump([list(pair) for pair in table.options]),
        "kind": table.series.kind,
        "length": table.series.length,
        "first": table.series.first,
        "results": _dump([_outcome_items(result) for result in table.series.results]),
        "match": table.match.number if table.match else None,
        "due": table.due,
        "hints": table.hints,
        "rated": table.rated,
        "open": table.open,
        "paused": table.paused,
        "allowance": table.allowance,
        "clock": table.clock,
        "proposal": proposal,
    } | turn_columns(table.turn)


def turn_columns(turn: Turn) -> dict[str, Any]:
    """The part of a table's row that says whose turn it is, and how long."""
    timer = [list(turn.left), turn.overdue, turn.reminded, turn.warned]
    if turn in (Turn(), Turn(turn.seat, turn.since, deadline=turn.deadline)):
        timer = []
    return {
        "turn": turn.seat,
        "since": turn.since,
        "deadline": turn.deadline,
        "timer": _dump(timer),
    }


def seat_columns(seat: int, chair: Chair) -> dict[str, Any]:
    """The row of a seat; a computer player's person is null, so that only people are looked up."""
    return {
        "seat": seat,
        "name": chair.name,
        "person": chair.person or None,
        "level": chair.level,
        "former": chair.former or None,
        "joined": chair.joined,
        "away": chair.away,
        "away_since": chair.away_since,
        "spent": chair.spent,
    }


def match_columns(match: Match) -> dict[str, Any]:
    """The row of a match, without its moves."""
    return {
        "number": match.number,
        "setup": match.setup,
        "seed": match.seed,
        "outcome": outcome_text(match.outcome),
        "own": match.own,
    }


Gains = tuple[int | None, ...]
TAKEBACK = "<"  # begins an entry of a match's log that is no move


def log_columns(before: Match | None, after: Match) -> list[dict[str, Any]]:
    """The entries that the log of a match gains between two states of it, in order, each with its
    place in the log. Raises ValueError when ``after`` has lost moves without a takeback."""
    known = before or Match(after.number, after.setup, after.seed)
    stands = known.moves
    rows: list[dict[str, Any]] = []
    entry: dict[str, Any]
    at = known.logged
    for undone in after.undone[len(known.undone) :]:
        entry = {"move": f"{TAKEBACK}{undone.keep}", "seat": None, "who": undone.person or None}
        rows.append({"ply": at} | entry | ({"at": undone.at} if undone.at else {}))
        stands, at = stands[: undone.keep], at + 1
    if after.moves[: len(stands)] != stands or after.logged != at + len(after.moves) - len(stands):
        raise ValueError(f"match {after.number} has lost moves")
    for ply in range(len(stands), len(after.moves)):
        maker = after.makers[ply] if ply < len(after.makers) else Maker()
        entry = {"move": after.moves[ply], "seat": maker.seat, "who": maker.who or None}
        rows.append({"ply": at} | entry | ({"at": maker.at} if maker.at else {}))
        at += 1
    return rows


def _played(log: Iterable[Any]) -> tuple[tuple[str, ...], tuple[Maker, ...], tuple[Undone, ...]]:
    """The moves that stand, who made them, and what was taken back."""
    moves: list[str] = []
    makers: list[Maker] = []
    undone: list[Undone] = []
    for move, seat, who, at in log:
        if move.startswith(TAKEBACK):
            keep = int(move[len(TAKEBACK) :])
            undone.append(Undone(keep, tuple(moves[keep:]), tuple(makers[keep:]), who or "", at))
            del moves[keep:], makers[keep:]
        else:
            moves.append(intern(move))  # a game knows few, and people make many each
            makers.append(Maker(seat, intern(who or ""), at))
    known = any(maker != Maker() for maker in makers)
    return tuple(moves), tuple(makers) if known else (), tuple(undone)


def table_from(
    row: RowMapping, chairs: Sequence[RowMapping], log: Sequence[Any], gains: Gains = ()
) -> Table:
    """The table whose row, joined with its match's, and whose seats, log and gains these are."""
    proposal, refused = proposal_from(row["proposal"])
    return Table(
        code=row["code"],
        game=row["game"],
        host=row["host"],
        status=Status(row["status"]),
        revision=row["revision"],
        options=options_from(row["options"]),
        chairs=tuple(chair_from(chair) for chair in chairs),
        series=Series(
            kind=row["kind"],
            length=row["length"],
            first=row["first"],
            results=tuple(_outcome_from(items) for items in json.loads(row["results"])),
        ),
        match=match_from(row, log, gains) if row["number"] is not None else None,
        due=row["due"],
        hints=row["hints"],
        rated=row["rated"],
        open=row["open"],
        paused=row["paused"],
        allowance=row["allowance"],
        vacant=chairs[0]["seat"] if chairs else 0,
        clock=row["clock"],
        turn=_turn_from(row),
        proposal=proposal,
        refused=refused,
    )


def _turn_from(row: RowMapping) -> Turn:
    turn = Turn(row["turn"], row["since"], deadline=row["deadline"])
    if row["timer"] == "[]":
        return turn
    left, overdue, reminded, warned = json.loads(row["timer"])
    return Turn(turn.seat, turn.since, tuple(left), turn.deadline, overdue, reminded, warned)


def proposal_from(text: str) -> tuple[Proposal | None, tuple[tuple[str, str], ...]]:
    """What is proposed, and what was refused, as a table's row keeps them."""
    if text == "[]":
        return None, ()
    asked, refused = json.loads(text)
    pairs = tuple((kind, person) for kind, person in refused)
    if asked is None:
        return None, pairs
    kind, person, at, agreed, number, detail = asked
    return Proposal(kind, person, at, tuple(agreed), number, detail), pairs


def options_from(text: str) -> tuple[tuple[str, str], ...]:
    """A game's options, as a table's row keeps them."""
    return tuple((key, value) for key, value in json.loads(text))


def outcome_text(outcome: Outcome | None) -> str | None:
    """An outcome as it is kept, or None while there is none."""
    return _dump(_outcome_items(outcome)) if outcome else None


def outcome_from(text: str | None) -> Outcome | None:
    """The outcome that is kept so, or None while there is none."""
    return _outcome_from(json.loads(text)) if text else None


def chair_from(row: RowMapping) -> Chair:
    """The seat whose row this is."""
    return Chair(
        name=row["name"],
        person=row["person"] or "",
        level=row["level"],
        former=row["former"] or "",
        joined=row["joined"],
        away=row["away"],
        away_since=row["away_since"],
        spent=row["spent"],
    )


def match_from(row: RowMapping, log: Iterable[Any], gains: Gains = ()) -> Match:
    """The match whose row, log and gains these are; an entry is its move, seat, maker and time."""
    outcome = outcome_from(row["outcome"])
    moves, makers, undone = _played(log)
    began, ended = row["began"], row["closed"] if outcome else 0.0
    known = row["number"], row["setup"], row["seed"], moves, outcome, makers, undone
    return Match(*known, began=began, ended=ended, own=row["own"], gains=gains)


def _outcome_items(outcome: Outcome) -> list[Any]:
    return [list(outcome.winners), list(outcome.scores), outcome.reason]


def _outcome_from(items: Sequence[Any]) -> Outcome:
    winners, scores, reason = items
    return Outcome(tuple(winners), tuple(scores), reason)
