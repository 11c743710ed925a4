"""A simulated week: the real desk on a real database in a process of its own, whose time is ours to
turn, and people on two platforms who use it."""
