"""The places where tables are shown; only each platform's own folder imports its library."""
