"""What is measured of tournaments: those that go on, who is in, and their boards."""

from bot.desk.feature import FeatureMeasure
from bot.features.tournaments.rows import counting
from bot.features.tournaments.rows.reading import GOING_ON
from bot.monitoring.measure import Measure

BOARDS = counting.UNOPENED, counting.PLAYING, counting.DECIDED, counting.FORFEITED

MEASURES = (
    FeatureMeasure(
        Measure("tournaments", "Tournaments that go on, in the database.", "stage", GOING_ON),
        counting.stages,
    ),
    FeatureMeasure(
        Measure("tournament_entrants", "Who is in these, in the database.", "stage", GOING_ON),
        counting.people,
    ),
    FeatureMeasure(
        Measure("tournament_boards", "Boards of these, in the database.", "state", BOARDS),
        counting.board_states,
    ),
)
