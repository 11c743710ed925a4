"""The Dutch system as the library py4swiss pairs it, which is told the tournament so far as the
sections of a FIDE report file. Pure."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.features.tournaments.entrant import Entrant, seeded
from bot.features.tournaments.pairing import BoardPairing
from bot.features.tournaments.tally import DRAW, WIN, won

if TYPE_CHECKING:
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.results import RoundResult
    from py4swiss.trf.sections import PlayerSection

TENTHS = {"U": 10, "+": 10, "1": 10, "=": 5}  # what a result counts, in tenths of a point


def paired(
    entrants: Sequence[Entrant],
    pairings: Sequence[BoardPairing],
    number: int,
    rounds: int,
    first_begins: bool,
) -> list[tuple[int, int]] | None:
    """The pairs of a round, who begins first, with 0 opposite who has a bye, the highest board
    first; None where the system knows none. ``first_begins``: whether the first seed begins in the
    first round. All boards before have their results."""
    from py4swiss.engines import DutchEngine
    from py4swiss.engines.common import PairingError

    order = [each.number for each in seeded(tuple(each for each in entrants if each.after != 0))]
    here = {each.number for each in entrants if each.plays_in(number)}
    if len(here) < 2:
        return None
    try:
        found = DutchEngine.generate_pairings(
            _report(order, here, pairings, number, rounds, first_begins)
        )
    except PairingError:
        return None
    return [(order[each.white - 1], order[each.black - 1] if each.black else 0) for each in found]


def _report(
    order: Sequence[int],
    here: set[int],
    pairings: Sequence[BoardPairing],
    number: int,
    rounds: int,
    first_begins: bool,
) -> "ParsedTrf":
    from py4swiss.trf import ParsedTrf
    from py4swiss.trf.sections import XSection
    from py4swiss.trf.sections.x_section import XSectionConfiguration

    ids = {entrant: index for index, entrant in enumerate(order, 1)}
    report = ParsedTrf(
        player_sections=[_player(entrant, ids, pairings, number) for entrant in order],
        x_section=XSection(
            number_of_rounds=rounds,
            zeroed_ids={ids[entrant] for entrant in order if entrant not in here},
            configuration=XSectionConfiguration(first_round_color=first_begins),
        ),
    )
    report.validate_contents()
    return report


def _player(
    entrant: int, ids: dict[int, int], pairings: Sequence[BoardPairing], number: int
) -> "PlayerSection":
    from py4swiss.trf.codes import PlayerCode
    from py4swiss.trf.sections import PlayerSection

    boards = {each.round: each for each in pairings if entrant in each.seats}
    results = [_result(entrant, ids, boards.get(past)) for past in range(1, number)]
    return PlayerSection(
        code=PlayerCode.PLAYER,
        starting_number=ids[entrant],
        points_times_ten=sum(TENTHS.get(each.result.value, 0) for each in results),
        rank=ids[entrant],
        results=results,
    )


def _result(entrant: int, ids: dict[int, int], board: BoardPairing | None) -> "RoundResult":
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult

    if board is None or board.bye:
        token = ResultToken.ZERO_POINT_BYE if board is None else ResultToken.PAIRING_ALLOCATED_BYE
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)
    assert board.result is not None, "a round is paired when all before it are over"
    seat = board.seats.index(entrant)
    earned = won(board, seat)
    if board.result.played:
        token = {WIN: ResultToken.WIN, DRAW: ResultToken.DRAW}.get(earned, ResultToken.LOSS)
    else:
        token = ResultToken.FORFEIT_WIN if earned == WIN else ResultToken.FORFEIT_LOSS
    colour = ColorToken.BLACK if seat else ColorToken.WHITE
    return RoundResult(id=ids[board.seats[1 - seat]], color=colour, result=token)
