"""The bot, killed at commits, messages and acknowledgements that a seed chooses, loses nothing."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.campaigns import so_many
from tests.patience import LONG_PATIENCE

ROOT = Path(__file__).parents[2]


def simulator(*words: str) -> "subprocess.CompletedProcess[str]":
    """What ``python -m tests.simulator`` says to these words."""
    command = [sys.executable, "-m", "tests.simulator", *words]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=LONG_PATIENCE, check=False
    )


def test_whatever_a_new_seed_brings_nothing_is_lost_doubled_leaked_or_left_as_it_was() -> None:
    done = simulator("--seconds", "30", "--kills", so_many("12", "40"))
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_seed_gives_the_same_run_again() -> None:
    runs: list[dict[str, Any]] = []
    for _ in range(2):
        done = simulator("--seed", "7", "--kills", "2", "--tables", "1")
        assert done.returncode == 0, done.stdout + done.stderr
        runs.append(json.loads(done.stdout))
    assert runs[0] == runs[1]
    assert sum(runs[0]["kills"].values()) == 2 and runs[0]["counts"]["acknowledged moves"]
