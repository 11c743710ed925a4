"""Errors end in the log, so what they say must not name what is hidden."""

import pytest

from bot.press import Press
from engines import GAMES
from engines.game import InvalidSetup

SEED = "0123456789abcdef" * 4
HIDDEN = [
    key for key, game in GAMES.items() if game.view(game.start(game.deal(2, {}, SEED)), 0).hand
]


@pytest.mark.parametrize("game", HIDDEN)
def test_a_setup_that_cannot_be_read_is_told_of_without_its_seed(game: str) -> None:
    for change in (("seats=2", "seats=9"), ("seats=2 ", ""), (SEED, SEED[1:])):
        setup = GAMES[game].deal(2, {}, SEED).replace(*change)
        with pytest.raises(InvalidSetup) as raised:
            GAMES[game].start(setup)
        assert not any(SEED[at : at + 4] in str(raised.value) for at in range(16))


def test_a_press_too_long_for_a_payload_is_told_of_without_its_choices() -> None:
    with pytest.raises(ValueError, match="no payload") as raised:
        Press("mine", "LEAKS", 3, ("purple",) * 12).pack()
    assert "purple" not in str(raised.value)
