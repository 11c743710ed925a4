"""Compiled code that lies on the disk: good as long as its sources are the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engines import GAMES
from engines.kernels import compiled, refresh
from tests.example.game import Four


class Compiled(Four):
    """A game with kernels in a module that a test makes."""

    kernels = ("some_player.one",)


class Lost(Four):
    """A game whose kernels are nowhere."""

    kernels = ("no_such_player.one",)


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
    source, folder = tmp_path / "shared.py", tmp_path / "some_player"
    source.write_text("a")
    (folder / "__pycache__").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "one.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game = Compiled()
    assert not compiled(game)
    refresh(folder, [source])
    assert not compiled(game)
    (folder / "__pycache__/another.kernel-1.py311.nbi").write_text("code of a")
    assert not compiled(game)
    (folder / "__pycache__/one.kernel-1.py311.nbi").write_text("code of a")
    assert compiled(game)
    source.write_text("b")
    assert not compiled(game)


def test_a_game_without_kernels_has_nothing_to_compile() -> None:
    assert compiled(Four())


def test_a_module_of_kernels_that_is_missing_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_player"):
        compiled(Lost())


LOADED = """
import sys
import render
from engines import GAMES
print(*sorted({"numba", "numpy"} & set(sys.modules)))
known = set()
for game in GAMES.values():
    game.warm()
    loaded = []
    own = {name: module for name, module in sys.modules.items() if name.startswith("engines")}
    for name, module in own.items():
        found = [getattr(one, "py_func", None) for one in vars(module).values()]
        if any(f and f.__module__ == name for f in found):
            loaded.append(name)
    print(*sorted({*loaded} - known))
    known.update(loaded)
"""


def test_games_load_no_compiler_and_warm_the_kernels_they_declare_and_no_others() -> None:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    code = [sys.executable, "-c", LOADED]
    found = subprocess.run(code, env=environ, capture_output=True, text=True, check=True)
    declared = [" ".join(sorted(game.kernels)) for game in GAMES.values()]
    assert found.stdout.splitlines() == ["", *declared]


@pytest.mark.parametrize("key", GAMES)
def test_a_warm_player_has_left_its_code_on_the_disk(key: str) -> None:
    GAMES[key].warm()
    assert compiled(GAMES[key])
