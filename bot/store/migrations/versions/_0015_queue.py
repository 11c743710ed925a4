"""The queue through which computer players are asked, on a server that several processes share.

Revision ID: 0015
"""

from alembic import op

revision = "0015"
down_revision = "0014"
expands = True


def upgrade() -> None:
    """From the schema before: nobody is asked anything. The queue's tables are PgQueuer's own, as
    it has them today; what a later one changes is made up for at each start."""
    connection = op.get_bind()
    if connection.dialect.name == "postgresql":
        from bot.store.queue import install  # noqa: PLC0415 - there alone

        install(connection)
