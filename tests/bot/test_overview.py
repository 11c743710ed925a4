"""A person's tables in a list: what waits for them, and what comes first."""

from dataclasses import replace

from bot.tables.overview import Overview, ordered, shown
from bot.tables.table import Chair, Proposal, Status
from engines.game import Outcome

ANN, BEN = Chair("Ann", "web:1"), Chair("Ben", "telegram:2")
TURN = Overview("web:1", "AAAAA", "reversi", Status.PLAYING, 3, (ANN, BEN), turn=0, since=50.0)
THEIRS = replace(TURN, code="BBBBB", turn=1)
OVER = replace(TURN, code="VERAA", status=Status.OVER, turn=None, outcome=None)
LOBBY = replace(TURN, code="LBBYA", status=Status.LOBBY, turn=None)


def codes(overviews: list[Overview]) -> list[str]:
    return [one.code for one in overviews]


def test_a_turn_of_ones_own_is_mine_and_of_somebody_else_is_not() -> None:
    assert TURN.mine and not THEIRS.mine
    assert not replace(TURN, turn=None).mine
    assert not replace(TURN, status=Status.OVER).mine


def test_a_proposal_is_mine_until_i_have_answered_and_never_my_own() -> None:
    asked = replace(THEIRS, proposal=Proposal("draw", BEN.person, 60.0))
    assert asked.mine
    assert not replace(asked, proposal=Proposal("draw", BEN.person, 60.0, (ANN.person,))).mine
    assert not replace(asked, proposal=Proposal("draw", ANN.person, 60.0)).mine


def test_whose_seat_a_computer_player_holds_is_waited_for_by_nobody() -> None:
    stand_in = Chair("Ann", level="club", former=ANN.person)
    left = replace(TURN, chairs=(stand_in, BEN))
    asked = replace(left, proposal=Proposal("draw", BEN.person, 60.0))
    assert not left.mine and not asked.mine
    assert left.others == (0, 1)


def test_own_turns_come_first_and_the_soonest_deadline_before_others() -> None:
    soon, late = replace(TURN, code="SNAAA", deadline=90.0), replace(TURN, deadline=900.0)
    forever = replace(TURN, code="FREVR")
    theirs = replace(THEIRS, deadline=60.0)
    listed = ordered([OVER, LOBBY, theirs, forever, late, soon])
    assert codes(listed) == ["SNAAA", "AAAAA", "FREVR", "BBBBB", "LBBYA", "VERAA"]


def test_turns_without_a_deadline_come_in_the_order_in_which_they_began() -> None:
    later = replace(TURN, code="LATER", since=70.0)
    assert codes(ordered([later, TURN])) == ["AAAAA", "LATER"]


def test_four_are_shown_at_most_and_the_last_two_that_are_over() -> None:
    over = [replace(OVER, code=f"VER{n}A", updated=float(n)) for n in (2, 3, 4)]
    assert codes(shown([*over, TURN])) == ["AAAAA", "VER4A", "VER3A"]
    running = [replace(TURN, code=f"TRN{n}A", since=float(n)) for n in range(2, 8)]
    assert codes(shown([*over, *running])) == ["TRN2A", "TRN3A", "TRN4A", "TRN5A"]


def test_the_score_has_the_own_side_first_and_each_side_once() -> None:
    lost = replace(OVER, outcome=Outcome((0,), (40, 24), "full"), chairs=(BEN, ANN))
    assert lost.score == (24, 40)
    team = replace(
        lost,
        game="crosswise",
        chairs=(BEN, ANN, BEN, BEN),
        outcome=Outcome((0, 2), (17, 14, 17, 14), "full"),
    )
    assert team.score == (14, 17)
    assert OVER.score == ()
