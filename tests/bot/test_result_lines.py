"""What is said of a match that is over, to each reader."""

from dataclasses import replace

import pytest

from bot.moments import plain
from bot.screens.ending import ending
from bot.screens.wording import Wording
from bot.tables.table import Chair, Match, Series, Status, Table
from bot.texts import Words
from engines import GAMES
from engines.game import Outcome

SEED = "3" * 64
RULES = GAMES["reversi"]
ALONE = Series()


def said(
    reason: str,
    reader: str | None,
    figures: bool,
    scores: tuple[int, int] = (17, 47),
    winners: tuple[int, ...] = (1,),
    gains: tuple[int | None, ...] = (),
    series: Series = ALONE,
) -> tuple[str, ...]:
    """The lines under a match of Ann that Ben has won."""
    setup = RULES.deal(2, {}, SEED)
    match = Match(0, setup, SEED, outcome=Outcome(winners, scores, reason), gains=gains)
    chairs = (Chair("Ann", "web:1"), Chair("Ben", "web:2"))
    table = Table("ABCDE", "reversi", "web:1", Status.OVER, chairs=chairs, match=match)
    table = replace(table, series=series)
    wording = Wording(Words("en"), "en", table)
    lines = ending(wording, RULES.view(RULES.start(setup), None), reader, figures)
    return tuple(plain(line).replace("\u2068", "").replace("\u2069", "") for line in lines)


@pytest.mark.parametrize("reader", ["web:1", "web:2", None])
def test_beside_figures_no_line_says_a_score(reader: str | None) -> None:
    lines = " ".join(said("full", reader, True))
    assert "17" not in lines and "47" not in lines
    assert "47" in " ".join(said("full", None, False))


@pytest.mark.parametrize(
    ("reason", "own", "other"),
    [
        ("resigned", "You resigned.", "Ann resigned."),
        ("claimed", "Your time was up.", "Ann’s time was up."),
    ],
)
def test_who_gave_up_or_was_late_reads_that_it_was_they(reason: str, own: str, other: str) -> None:
    assert said(reason, "web:1", True)[:2] == ("Ben wins", own)
    assert said(reason, "web:2", True)[:2] == ("You win", other)


def test_what_a_match_did_to_ratings_is_said_in_words_also_where_nobody_had_a_point() -> None:
    assert said("full", None, False, gains=(-73, 138))[2:] == ("Ratings: Ann −73 · Ben +138",)
    assert said("full", None, False, gains=(None, 138))[2:] == ("Ratings: Ben +138",)
    assert said("full", "web:1", True, gains=(-73, 138))[2:] == (), "it stands at the figures"
    given_up = said("resigned", None, False, scores=(0, 0), gains=(-73, 0))
    assert given_up[2:] == ("Ratings: Ann −73 · Ben ±0",)


def test_a_rated_match_of_a_series_has_no_line_more() -> None:
    played = Series("sumof", 3, 0, (Outcome((1,), (-5, 47), "full"),))
    lines = said("full", None, False, scores=(-5, 47), gains=(-73, 138), series=played)
    assert lines[1] == "⚫ Ann −5 · ⚪ Ben 47. The board is full."
    assert lines[2:] == ("Sum of 3: Ann −5 : 47 Ben. Ratings: Ann −73 · Ben +138",)


def test_nothing_is_scored_where_somebody_gave_up_before_a_point() -> None:
    assert said("resigned", None, False, scores=(0, 0)) == ("Ben wins", "Ann resigned.")
    assert "0" in said("full", None, False, scores=(0, 0))[0]
