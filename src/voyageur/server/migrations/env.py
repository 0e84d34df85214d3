"""How Alembic runs the migrations: on the connection it is given, in the transaction that is open there."""

from alembic import context

from voyageur.server import models

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=models.PersonRow.metadata,
    render_as_batch=True,  # SQLite changes a table by making it anew
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
