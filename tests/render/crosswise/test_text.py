"""The board of Crosswise in emoji."""

from render import text
from tests.render.crosswise.positions import seen


def test_the_text_board_shows_stones_scores_and_the_own_hand() -> None:
    assert text(seen(2)).splitlines() == [
        "　ａｂｃｄｅｆ",
        "１⚪⚪⚪🟣🔵🟣 4",
        "２⚫⚪🟡🟫🟫🟫 0",
        "３🔴🔴🔵🟫🔴🟫 3",
        "４⚫🟫🟡🟫🟫🟫 0",
        "５🔴🔵🔵🟣🔴🔵 4",
        "６⚫🟫🟡🟡🟫🟫 1",
        "　４１４１１０",
        "🟠 11  🟢 12",
        "1 🔵  2 🔴  3 ⇄  4 🟣",
    ]
    assert text(seen()).splitlines()[-1] == "🟠 11  🟢 12"
