"""tables where players may ask for hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """To this version: no table that was laid before it has hints.

    The column is added in place: making the table anew, as batches do on SQLite, would take its log with it.
    """
    op.add_column("game_table", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Back to the version before."""
    op.drop_column("game_table", "hints")
