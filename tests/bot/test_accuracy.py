"""How well a match was played, as its result says on request."""

import re

import pytest

from bot.features.analysis.accuracy import accuracies
from bot.features.analysis.analysis import Analysis, AnalysisStep
from bot.press import Press
from bot.running.timing import Timing
from bot.store.store import Store
from tests.bot.analysed import keep_analysis
from tests.bot.rooms import Rooms, buttons, payload, until
from tests.bot.test_analysis import ALONE, ANN, CHAT, OPENING, over, pressed

FAULTLESS, COSTLY = 0.0, 9.0  # discs that every move of one side gave away


@pytest.fixture
def timing() -> Timing:
    return Timing(ply=0.02, least_ply=0.02, progress=0.0)


def judged(plies: int, costs: tuple[float, float]) -> Analysis:
    """An analysis that has found 30 choices of each side in a match of so many plies, each of which
    gave away the same."""
    steps = tuple(
        AnalysisStep(at % plies, at % 2, "d3", -costs[at % 2], "c4", 0.0) for at in range(60)
    )
    return Analysis(plies, steps, at=plies, done=True)


def test_whoever_gave_nothing_away_played_at_the_top_and_nobody_is_judged_before_all_is_known() -> (
    None
):
    found = judged(60, (FAULTLESS, COSTLY))
    best, worst = accuracies("reversi", found, 2)
    assert (best.seat, best.share) == (0, 1.0) and worst.share < 0.5
    assert best.played is not None and best.played.high is None, "nobody plays better"
    assert worst.played is not None and worst.played.rating < best.played.rating
    assert [each.played for each in accuracies("triominos", found, 3)] == [None, None]
    assert not [*accuracies("reversi", Analysis(60, found.steps, at=60), 2)]


async def test_a_result_says_behind_more_how_well_everybody_played(rooms: Rooms) -> None:
    screen = await over(rooms)
    label = next(menu for menu in screen.menus if menu.key == "more")
    assert "Accuracy" in [entry.label for entry in label.entries]
    await pressed(rooms, payload(screen, "accuracy"))
    await until(lambda: "Ann: " in rooms.screen(ALONE).caption)
    title, ann, ben, about = rooms.screen(ALONE).lines
    assert title == "Accuracy" and "95 of 100" in about
    for line, name in ((ann, "Ann"), (ben, "Ben")):
        assert re.fullmatch(rf"{name}: \d+ %", line), "three moves say nothing of a rating"
    await pressed(rooms, payload(rooms.screen(ALONE), "page"))
    assert rooms.screen(ALONE).caption == screen.caption


async def test_it_tells_a_rating_with_what_it_lies_between(rooms: Rooms, store: Store) -> None:
    screen = await over(rooms)
    await keep_analysis(store, screen.table, 0, judged(len(OPENING), (FAULTLESS, 1.2)))
    await pressed(rooms, payload(screen, "accuracy"))
    await until(lambda: "Ann: " in rooms.screen(ALONE).caption)
    _, ann, ben, _ = rooms.screen(ALONE).lines
    assert re.fullmatch(r"Ann: 100 % · played at about \d+ \(≥ \d+\)", ann)
    assert re.fullmatch(r"Ben: \d+ % · played at about \d+ \(\d+–\d+\)", ben)
    assert [b.label for b in buttons(rooms.screen(ALONE))] == ["‹ Back"]


async def test_a_running_match_has_none(rooms: Rooms) -> None:
    screen = await over(rooms)
    await rooms.desk.press(ANN, CHAT, payload(screen, "rematch"))
    await until(lambda: rooms.screen(CHAT).choices)
    refused = await rooms.desk.press(ANN, CHAT, payload(screen, "accuracy"))
    assert refused.notice.startswith("That does not work while a match is on.")
    made_up = Press("accuracy", screen.table, screen.revision, ("9",)).pack()
    assert (await rooms.desk.press(ANN, CHAT, made_up)).refused
