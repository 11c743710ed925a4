"""The standings of a tournament with the results behind them, for pictures and files. Pure."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from bot.features.tournaments.deals import counted
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.standing import EntrantStanding
from bot.features.tournaments.tally import DRAW, WIN, won
from bot.features.tournaments.tournament import Stage, TournamentState
from render.podium import Podium, PodiumStep
from render.standings import (
    ROWS,
    ResultCell,
    StandingsRow,
    StandingsTable,
)

SQUARES = ("round-robin", "league")
"""The forms in which each plays each."""
STEPS = 3  # of a podium
CROSSED = 32  # of an evening, whose results against each other are listed
MOST_GROUPED = 2 * ROWS  # rows of a picture of several groups
REST = "·"  # nobody sat opposite
SIGNS = {WIN: "+", DRAW: "=", Fraction(0): "−"}


def figure(value: Fraction) -> str:
    """Points, or what decides among equals, as people write them: 2½, −3, 7.25."""
    sign, value = ("−" if value < 0 else ""), abs(value)
    if value.denominator > 2:
        return f"{sign}{float(value):.2f}"
    whole, half = divmod(value, 1)
    return f"{sign}{whole if whole or not half else ''}{'½' if half else ''}"


def is_square(state: TournamentState) -> bool:
    """Whether the results are those against each other: where each plays each, in a league within
    a group, and in an evening, where some meet more than once."""
    return state.free or state.tournament.options.form in SQUARES


def standings_table(
    state: TournamentState, standings: Sequence[EntrantStanding], number: int
) -> StandingsTable | None:
    """The picture of these standings, which are those after a round; None where there is nothing to
    show yet."""
    if not standings:
        return None
    # An evening has more people than a picture has columns.
    cells = {} if state.free else results(state, standings, number)
    rows = tuple(
        StandingsRow(
            one.place,
            figure(one.points),
            float(one.points),
            tuple(figure(value) for _, value in one.ties),
            cells.get(one.entrant, ()),
            not state.by_number[one.entrant].here,
            one.group,
        )
        for one in standings[: MOST_GROUPED if standings[-1].group > 1 else ROWS]
    )
    return StandingsTable(rows, is_square(state) and not state.free)


def results(
    state: TournamentState, standings: Sequence[EntrantStanding], number: int
) -> Mapping[int, tuple[ResultCell, ...]]:
    """The cells of each entrant: against each of the others of their group in the order of the
    standings, in an evening those against the first ``CROSSED`` of these, or those of each
    round."""
    options = state.tournament.options
    pairings = counted(tuple(one for one in state.pairings if one.round <= number), options)
    new = number if state.tournament.stage is Stage.RUNNING else 0
    order = [one.entrant for one in standings]
    if is_square(state):
        met = _by_pairs(pairings)
        columns = standings[: CROSSED if state.free else None]
        return {
            one.entrant: tuple(
                _against(met.get((one.entrant, other.entrant), ()), one.entrant, new, state.free)
                for other in columns
                if other.group == one.group
            )
            for one in standings
        }
    places = {entrant: place for place, entrant in enumerate(order, 1)}
    return {
        one: tuple(_in_round(pairings, one, each, places, new) for each in range(1, number + 1))
        for one in order
    }


def _by_pairs(
    pairings: Sequence[BoardPairing],
) -> Mapping[tuple[int, int], Sequence[BoardPairing]]:
    """The boards of each two who have met, by either order of the two."""
    found: dict[tuple[int, int], list[BoardPairing]] = {}
    for each in pairings:
        if len(each.seats) == 2:
            one, other = each.seats
            found.setdefault((one, other), []).append(each)
            found.setdefault((other, one), []).append(each)
    return found


def _against(met: Sequence[BoardPairing], one: int, new: int, apart: bool) -> ResultCell:
    """What an entrant has of another: the sum over all their boards, or each ``apart``."""
    over = [each for each in met if each.result is not None]
    if not over:
        return ResultCell(played=bool(met))
    each_earned = [won(each, each.seats.index(one)) for each in over]
    earned = sum(each_earned, Fraction(0))
    forfeits = all(each.result is not None and each.result.absent for each in over)
    if apart:
        text = " ".join(
            _earned(each, points) for each, points in zip(over, each_earned, strict=True)
        )
    else:
        text = SIGNS[WIN if earned else Fraction(0)] if forfeits else figure(earned)
    return ResultCell(text, float(earned / len(over)), any(each.round == new for each in over))


def _earned(pairing: BoardPairing, points: Fraction) -> str:
    """What a board has brought: a sign where somebody did not appear."""
    absent = pairing.result is not None and pairing.result.absent
    return SIGNS[points] if absent else figure(points)


def _in_round(
    pairings: Sequence[BoardPairing], one: int, number: int, places: Mapping[int, int], new: int
) -> ResultCell:
    """Whom an entrant has met in a round, by the place of their row, and how it went; at a table of
    more than two the place there."""
    mine = next((each for each in pairings if each.round == number and one in each.seats), None)
    if mine is None:
        return ResultCell()
    if mine.bye:
        return ResultCell(REST)
    if mine.result is None:
        return ResultCell(played=True)
    seat, count = mine.seats.index(one), len(mine.seats)
    if count > 2:
        place = mine.result.places[seat]
        return ResultCell(str(place), (count - place) / (count - 1), number == new)
    earned, other = won(mine, seat), places.get(mine.seats[1 - seat])
    return ResultCell(f"{other or ''}{SIGNS[earned]}", float(earned), number == new)


def podium_of(standings: Sequence[EntrantStanding]) -> Podium | None:
    """The first three with their points; None where nobody stands there."""
    steps = [PodiumStep(one.place, figure(one.points)) for one in standings[:STEPS]]
    return Podium(tuple(steps)) if steps else None
