"""Compiled code that lies on the disk: good as long as its sources are the same."""

import inspect
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines import GAMES
from engines.kernels import compiled, refresh


def test_compiled_code_is_thrown_away_when_a_source_changes(tmp_path: Path) -> None:
    source, code = tmp_path / "one.py", tmp_path / "__pycache__/one.nbi"
    source.write_text("a")
    assert refresh(tmp_path, [source])
    code.write_text("code of a")
    assert not refresh(tmp_path, [source])
    assert code.exists()
    source.write_text("b")
    assert refresh(tmp_path, [source])
    assert not code.exists()


def test_code_of_older_sources_counts_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, folder = tmp_path / "shared.py", tmp_path / "player"
    source.write_text("a")
    monkeypatch.setattr(inspect, "getfile", lambda kind: str(tmp_path / "rules.py"))
    assert not compiled(GAMES["reversi"])
    (folder / "__pycache__").mkdir(parents=True)
    refresh(folder, [source])
    assert not compiled(GAMES["reversi"])
    (folder / "__pycache__/one.nbi").write_text("code of a")
    assert compiled(GAMES["reversi"])
    source.write_text("b")
    assert not compiled(GAMES["reversi"])


@pytest.mark.parametrize("key", GAMES)
def test_a_warm_player_has_left_its_code_on_the_disk(key: str) -> None:
    GAMES[key].warm()
    assert compiled(GAMES[key])


def test_the_games_alone_load_no_compiler() -> None:
    loaded = "import sys, engines, render; print(*sorted({'numba', 'numpy'} & set(sys.modules)))"
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run(
        [sys.executable, "-c", loaded], env=environ, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == ""
