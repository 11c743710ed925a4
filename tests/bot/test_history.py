"""What has happened at a table, told once."""

from bot.screens.history import Histories
from bot.screens.wording import Wording
from bot.tables.table import Chair, Match, Status, Table
from bot.texts import Words
from engines import GAMES

SEED = "3" * 64
PEOPLE = (Chair("Ann", "web:1"), Chair("Ben", "web:2"))


def told(game: str, plies: int) -> list[str]:
    """The whole story after so many plies, each the first legal move, as everybody is told it."""
    rules = GAMES[game]
    match = Match(0, rules.deal(2, {}, SEED), SEED)
    state, moves = rules.start(match.setup), list[str]()
    for _ in range(plies):
        turn = rules.view(state, None).turn
        assert turn is not None
        view = rules.view(state, turn)
        moves.append(view.follow or view.moves[0])
        state = rules.play(state, moves[-1])
    match = Match(0, match.setup, SEED, tuple(moves))
    table = Table("ABCDE", game, "web:1", Status.PLAYING, chairs=PEOPLE, match=match)
    wording = Wording(Words("en"), "en", table)
    return [text for _, text in Histories().tell(wording, rules.view(state, None))]


def test_tiles_drawn_one_after_the_other_are_told_together() -> None:
    story = told("triominos", 8)
    assert story[-3:] == [
        "Ann laid 002 at 1: +2.",
        "Ben drew 4 tiles: -20.",
        "Ben laid 035 at 3: +8.",
    ]
    assert not [entry for entry in story if "drew a tile" in entry]


def test_every_move_of_reversi_has_its_own_entry() -> None:
    assert len(told("reversi", 12)) == 12
