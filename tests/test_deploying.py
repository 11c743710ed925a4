"""The files with which Crosstable is installed hold what the program knows."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from yaml import safe_load

from bot.cli import parse
from bot.settings import Role, Settings

ROOT = Path(__file__).parent.parent
UNITS = sorted((ROOT / "docs/systemd").iterdir())
PROGRAM = "/opt/crosstable/.venv/bin/crosstable"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OPERATING = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
OTHERS = {"POSTGRES_USER", "POSTGRES_PASSWORD"}  # settings of PostgreSQL's image


def known_settings() -> set[str]:
    return {name.upper() for name in Settings.model_fields}


def test_systemd_takes_every_unit(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    assert len(UNITS) == 4
    for unit in UNITS:
        # What is to be started must be there: here it is this interpreter.
        text = unit.read_text(encoding="utf-8").replace(PROGRAM, sys.executable)
        (tmp_path / unit.name).write_text(text, encoding="utf-8")
    names = [str(tmp_path / unit.name.replace("@.", "@web.")) for unit in UNITS]
    run = subprocess.run(
        [verifier, "verify", "--man=no", "--recursive-errors=one", *names],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"},
    )
    told = [line for line in run.stderr.splitlines() if "crosstable" in line]
    assert (run.returncode, told) == (0, []), run.stderr


def test_systemd_refuses_a_unit_that_is_wrong(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    unit = tmp_path / "crosstable.service"
    unit.write_text("[Service]\nExecStart=/nowhere/crosstable\n")
    run = subprocess.run(
        [verifier, "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert run.returncode != 0 and "/nowhere/crosstable" in run.stderr


def test_compose_gives_the_program_settings_that_it_knows() -> None:
    services = COMPOSE["services"]
    given = {name for service in services.values() for name in service["environment"]}
    assert given - OTHERS <= known_settings()
    own = [service for service in services.values() if service.get("build") == "."]
    roles = [role for service in own for role in service["environment"]["ROLES"].split(",")]
    assert sorted(roles) == sorted(Role), "each role is some process's"
    assert all(service["init"] for service in own)
    assert "TOKEN" not in str(services["players"])


def test_the_image_has_every_folder_of_the_program_and_no_secret() -> None:
    copied = set(re.findall(r"^COPY --chown=crosstable (\S+)", DOCKERFILE, re.MULTILINE))
    packages = re.findall(
        r"^packages = \[(.*)\]", (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    assert copied >= set(re.findall(r'"(\w+)"', packages[0])) | {"pyproject.toml"}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored and {line[1:] for line in ignored if line.startswith("!")} >= copied
    settings = re.findall(r"\b([A-Z]+(?:_[A-Z]+)+)\b(?==|')", DOCKERFILE)
    assert set(settings) <= known_settings() | {"METRICS_PORT"}
    users = [line.split()[1] for line in DOCKERFILE.splitlines() if line.startswith("USER")]
    assert users == ["crosstable"], "nothing runs as root"


def test_no_file_names_where_packages_come_from() -> None:
    for file in ("Dockerfile", "compose.yaml", "docs/operating.md"):
        assert not re.search(
            r"index-url|pypi|registry|docker\.io|ghcr", (ROOT / file).read_text(), re.I
        )


@pytest.mark.parametrize(
    "line",
    sorted(set(re.findall(r"^ *(?:uv run )?crosstable +([a-z].*)$", OPERATING, re.MULTILINE))),
)
def test_every_command_that_is_named_is_one(line: str) -> None:
    words = line.partition("#")[0].split()
    assert parse(words).command == words[0]


def test_every_setting_that_is_named_is_one() -> None:
    named = set(re.findall(r"^ +([A-Z][A-Z_]+)=", OPERATING, re.MULTILINE))
    assert named and named <= known_settings()


def test_every_file_that_is_linked_is_there() -> None:
    for target in re.findall(r"\]\((?!http|#)([^)#]+)", OPERATING):
        assert (ROOT / "docs" / target).exists(), target
