import pytest

from bot.errors import AlreadySeated, BadRequest, NotHost, NotSeated, TableFull, TooFew, WrongTime
from bot.tables import lobby
from bot.tables.table import Series, Status, Table
from engines import GAMES
from tests.bot.rooms import person

ANN, BEN, CLEO, DAN, EVE = (person(name) for name in ("Ann", "Ben", "Cleo", "Dan", "Eve"))


def table(game: str = "crosswise", *others: object) -> Table:
    """A lobby opened by Ann that ``others`` have joined."""
    found = lobby.opened(game, ANN, {}, Series())
    for other in others:
        found = lobby.joined(found, other)  # type: ignore[arg-type]
    return found


def names(found: Table) -> list[str]:
    return [chair.name for chair in found.chairs]


def test_whoever_opens_a_table_sits_and_is_host() -> None:
    assert names(table()) == ["Ann"]
    assert table().host == ANN.key


def test_a_person_joins_once_and_may_double() -> None:
    with pytest.raises(AlreadySeated):
        lobby.joined(table(), ANN)
    assert names(lobby.doubled(table(), ANN)) == ["Ann", "Ann"]
    with pytest.raises(NotSeated):
        lobby.doubled(table(), BEN)


def test_a_table_has_no_more_seats_than_its_game() -> None:
    with pytest.raises(TableFull):
        table("crosswise", BEN, CLEO, DAN, EVE)
    with pytest.raises(TableFull):
        lobby.with_computer(table("reversi", BEN), ANN, "club")


def test_choosing_a_team_changes_places_with_one_of_it() -> None:
    found = lobby.with_side(table("crosswise", BEN, CLEO), CLEO, "green")
    assert names(found) == ["Ann", "Cleo", "Ben"]
    assert lobby.sides_of(found) == ("orange", "green", "orange")
    assert lobby.with_side(found, CLEO, "green") is found
    with pytest.raises(NotSeated):
        lobby.with_side(found, DAN, "green")
    with pytest.raises(BadRequest):
        lobby.with_side(found, ANN, "purple")


@pytest.mark.parametrize(("game", "side"), [("crosswise", "green"), ("reversi", "white")])
def test_whoever_is_alone_has_the_choice_of_sides_and_keeps_what_they_chose(
    game: str, side: str
) -> None:
    alone = lobby.with_side(table(game), ANN, side)
    assert lobby.sides_of(alone) == (side,)
    joined = lobby.joined(alone, BEN)
    assert names(joined) == ["Ben", "Ann"]
    assert lobby.sides_of(joined)[1] == side
    assert lobby.sides_of(lobby.left(joined, BEN)) == (side,)
    back = lobby.with_side(alone, ANN, lobby.sides(alone)[0])
    assert names(lobby.joined(back, BEN)) == ["Ann", "Ben"]


def test_partners_find_each_other_past_a_computer_or_whoever_came_last() -> None:
    four = table("crosswise", BEN, CLEO, DAN)
    assert names(lobby.with_side(four, BEN, "orange")) == ["Ann", "Cleo", "Ben", "Dan"]
    found = lobby.with_computer(table("crosswise", BEN), ANN, "club")
    found = lobby.joined(found, CLEO)
    assert names(lobby.with_side(found, BEN, "orange")) == ["Ann", "Otto", "Ben", "Cleo"]


def test_seats_are_drawn_among_the_same_people() -> None:
    found = lobby.shuffled(table("crosswise", BEN, CLEO, DAN), ANN)
    assert sorted(names(found)) == ["Ann", "Ben", "Cleo", "Dan"]
    with pytest.raises(NotHost):
        lobby.shuffled(found, BEN)


def test_the_next_person_is_host_when_the_host_leaves() -> None:
    found = lobby.left(table("crosswise", BEN), ANN)
    assert (names(found), found.host) == (["Ben"], BEN.key)
    assert lobby.left(found, BEN).status is Status.CLOSED


def test_leaving_gives_up_the_second_of_two_seats_first() -> None:
    found = lobby.doubled(table("crosswise", BEN), ANN)
    assert names(lobby.left(found, ANN)) == ["Ann", "Ben"]


def test_a_first_seat_that_nobody_has_is_not_offered() -> None:
    option = GAMES["crosswise"].options[0]
    assert option.key == "first"
    assert "4" in lobby.choices_of(option, 4)
    assert "4" not in lobby.choices_of(option, 3)


def test_an_option_that_does_not_apply_is_not_dealt_with() -> None:
    found = lobby.with_option(table("triominos", BEN, CLEO), ANN, "hand", "16")
    assert "hand" not in lobby.deal_options(found)
    assert lobby.deal_options(lobby.left(found, CLEO))["hand"] == "16"


def test_too_few_players_cannot_start() -> None:
    with pytest.raises(TooFew):
        lobby.check_start(table(), ANN)
    lobby.check_start(table("crosswise", BEN), ANN)
    with pytest.raises(NotHost):
        lobby.check_start(table("crosswise", BEN), BEN)


def test_a_closed_lobby_changes_no_more() -> None:
    closed = lobby.cancelled(table(), ANN)
    for step in (lobby.joined, lobby.left, lobby.shifted):
        with pytest.raises(WrongTime):
            step(closed, BEN if step is lobby.joined else ANN)
