"""Several processes of the bot on one PostgreSQL server, people on all platforms, and faults: what
must hold whatever fails, and when."""
