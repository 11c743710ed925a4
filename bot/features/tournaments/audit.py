"""Whether a tournament adds up: nobody paired twice, no result lost, and standings that follow from
the tables. Pure."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.results import read_result, result_of
from bot.features.tournaments.rows.reading import News
from bot.features.tournaments.tournament import Stage, TournamentState
from bot.tables.table import Match, Table

OpenedTable = tuple[tuple[int, int], Table, Match | None]
"""The round and board for which a table was opened, the table, and its first match."""


def problems(
    state: TournamentState, tables: Sequence[OpenedTable], news: Sequence[News]
) -> list[str]:
    """What does not add up, a sentence each."""
    found = [*_twice(state), *_of_tables(state, tables, news), *_left_open(state)]
    again = _recomputed(state, tables, news)
    if state.tournament.form.standings(state.entrants, again, state.tournament.options) != (
        state.standings
    ):
        found.append("the standings are not those that follow from the tables")
    return [f"{state.tournament.code}: {each}" for each in found]


def _twice(state: TournamentState) -> Iterator[str]:
    """Who is paired twice in a round, or at two boards at a time where nobody may be."""
    seen = Counter(
        (pairing.round, number) for pairing in state.pairings for number in pairing.seats
    )
    for (number, entrant), times in seen.items():
        if times > 1:
            yield f"{entrant} sits at {times} boards of round {number}"
    if state.tournament.form.key == "swiss":
        pairs = Counter(frozenset(p.seats) for p in state.pairings if not p.bye)
        for pair, times in pairs.items():
            if times > 1:
                yield f"{' and '.join(map(str, sorted(pair)))} meet {times} times"


def _of_tables(
    state: TournamentState, tables: Sequence[OpenedTable], news: Sequence[News]
) -> Iterator[str]:
    """What differs between boards and their tables."""
    corrected = {(each.about["round"], each.about["board"]) for each in news if _fixes(each)}
    boards = {(board.pairing.round, board.pairing.board): board for board in state.boards}
    for place, times in Counter(place for place, _, _ in tables).items():
        if times > 1:
            yield f"board {place[1]} of round {place[0]} has {times} tables"
    for place, table, match in tables:
        board = boards.get(place)
        if board is None:
            yield f"table {table.code} is of no board"
            continue
        if board.table not in ("", table.code):
            yield f"board {place[1]} of round {place[0]} names another table than {table.code}"
        due = result_of(board.pairing, replace(table, match=match))
        if place not in corrected and board.pairing.result != due:
            yield f"the result of board {place[1]} of round {place[0]} is not its table's"


def _left_open(state: TournamentState) -> Iterator[str]:
    if state.tournament.stage is Stage.OVER:
        for board in state.open_boards:
            place = board.pairing
            yield f"board {place.board} of round {place.round} has no result"


def _fixes(news: News) -> bool:
    return news.kind == "fixed"


def _recomputed(
    state: TournamentState, tables: Sequence[OpenedTable], news: Sequence[News]
) -> tuple[BoardPairing, ...]:
    """The boards with the results that their tables have, and hosts' corrections after these."""
    results = {}
    for place, table, match in tables:
        for board in state.boards:
            if (board.pairing.round, board.pairing.board) == place:
                results[place] = result_of(board.pairing, replace(table, match=match))
    for each in news:
        if _fixes(each):
            place = each.about["round"], each.about["board"]
            results[place] = read_result(each.about["after"])
    return tuple(
        replace(p, result=results.get((p.round, p.board), p.result)) for p in state.pairings
    )
