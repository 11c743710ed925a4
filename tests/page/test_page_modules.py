"""The page's modules that need no browser, under node."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

HERE = Path(__file__).parent
TESTS = sorted(str(file) for file in HERE.glob("*.test.mjs"))
SECONDS = 120


@pytest.mark.skipif(
    shutil.which("node") is None and not os.environ.get("CI"), reason="node is not installed"
)
def test_the_pages_modules_do_what_they_say() -> None:
    run = subprocess.run(
        ["node", "--test", *TESTS], capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert TESTS and run.returncode == 0, run.stdout + run.stderr
