"""The whole bot in one process, on a clock, a network and a disk that one seed decides about.

From a seed come people, what they press, how long everything takes, what the platforms refuse,
which connections break, and at which commit, message or acknowledgement the bot is killed. Days
pass in moments. The same seed gives the same run: a failure prints its seed and is replayed by it.

    uv run python -m tests.simulator --seconds 30          a new seed each time
    uv run python -m tests.simulator --hours 8             for a night
    uv run python -m tests.simulator --seed 12345          one run again, told at length
"""
