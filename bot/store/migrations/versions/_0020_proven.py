"""Who stands on the ladder of everybody: whoever is rated against three people with sure ratings.

Revision ID: 0020
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
expands = True

PROVE = """
UPDATE standings SET proven = true WHERE (
  SELECT count(DISTINCT CASE
    WHEN rivals.person LIKE 'web:%' OR rivals.person LIKE 'gone:%' THEN ''
    WHEN rivals.person LIKE 'person:%' AND NOT EXISTS (
      SELECT 1 FROM links WHERE links.person = rivals.person AND links.account NOT LIKE 'web:%'
    ) THEN ''
    ELSE rivals.person END)
  FROM ratings
  JOIN ratings AS rivals ON rivals."table" = ratings."table"
    AND rivals.match = ratings.match AND rivals.side <> ratings.side
  JOIN standings AS theirs ON theirs.game = ratings.game AND theirs.person = rivals.person
  WHERE ratings.person = standings.person AND ratings.game = standings.game AND theirs.sigma <= 5
) >= 3
"""


def upgrade() -> None:
    """From the schema before, in which everybody stood there who was rated."""
    op.add_column(
        "standings", sa.Column("proven", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(sa.text(PROVE))
