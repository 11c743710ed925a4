"""The files with which Crosstable is installed hold what the program knows."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from yaml import safe_load

from bot.settings import Role, Settings
from engines import GAMES

ROOT = Path(__file__).parent.parent
UNITS = sorted((ROOT / "docs/systemd").iterdir())
PROGRAM = "/opt/crosstable/.venv/bin/crosstable"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
OPERATING = (ROOT / "docs/operating.md").read_text(encoding="utf-8")
OTHERS = {"POSTGRES_USER", "POSTGRES_PASSWORD"}  # settings of PostgreSQL's image


HOLES = {  # the last version of a package with a hole that is published
    "aiohttp": "3.13.2",  # CVE-2025-69223 and six more: inflated bodies, smuggled requests
    "filelock": "3.20.2",  # CVE-2026-22701: a lock that follows a link
    "Pillow": "12.1.1",  # CVE-2026-25990, CVE-2026-40192: PSD and FITS files
    "pytest": "9.0.2",  # CVE-2025-71176: a folder in /tmp that others can foresee
    "python-json-logger": "3.2.1",  # CVE-2025-27607: a dependency that anybody could have taken
    "uv": "0.9.5",  # CVE-2025-62518 and another: archives that say two things
}


def known_settings() -> set[str]:
    return {name.upper() for name in Settings.names()}


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


def test_a_service_has_no_more_of_the_machine_than_it_needs(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        if unit.suffix != ".service":
            continue
        assert "ReadWritePaths" not in text, "nothing but its own state"
        assert "\nProtectSystem=strict\n" in text
        copy = tmp_path / unit.name
        copy.write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
        command = [verifier, "security", "--offline=true", "--threshold=30", str(copy)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        assert run.returncode == 0, f"an exposure of 3.0 or more\n{run.stdout}"


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


def test_no_container_of_ours_can_rewrite_itself() -> None:
    for name in ("bot", "players"):
        service = COMPOSE["services"][name]
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["tmpfs"] == ["/tmp"] and "volumes" not in service
    instructions = [line.split() for line in DOCKERFILE.splitlines() if line[:1].isupper()]
    user = next(at for at, words in enumerate(instructions) if words[0] == "USER")
    written = [at for at, words in enumerate(instructions) if words[0] in ("COPY", "RUN")]
    assert max(written) < user, "all that is in it is root's"
    assert "chown" not in DOCKERFILE


def mounted_read_only(folder: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """A command run where nobody, root included, can write into ``folder``."""
    mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" || exit 77; exec "$@"'
    apart = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]
    return subprocess.run([*apart, *command], capture_output=True, text=True, check=False)


def test_players_that_were_compiled_are_found_where_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if shutil.which("unshare") is None or mounted_read_only(tmp_path, ["true"]).returncode:
        pytest.skip("no mounts of one's own on this machine")
    program, elsewhere = tmp_path / "program", tmp_path / "cache"
    shutil.copytree(ROOT / "engines", program / "engines")
    shutil.copytree(ROOT / "bot", program / "bot")
    monkeypatch.setenv("PYTHONPATH", str(program))
    monkeypatch.setenv("XDG_CACHE_HOME", str(elsewhere))
    elsewhere.mkdir()
    key = next(key for key, game in GAMES.items() if game.kernels)
    load = "from bot.players.compiling import compile_game; from engines import GAMES; "
    load += f"compile_game(GAMES, {key!r})"
    command = [sys.executable, "-P", "-c", load]
    subprocess.run(command, check=True, capture_output=True, cwd=tmp_path)
    run = mounted_read_only(program, command)
    assert run.returncode == 0, run.stderr
    assert run.stdout.split() == list(GAMES[key].kernels)
    assert not any(elsewhere.rglob("*.nbc")), "it was compiled anew"


def test_the_image_has_every_folder_of_the_program_and_no_secret() -> None:
    copied = set(re.findall(r"^COPY (\S+)", DOCKERFILE, re.MULTILINE))
    packages = re.findall(
        r"^packages = \[(.*)\]", (ROOT / "pyproject.toml").read_text(), re.MULTILINE
    )
    assert copied >= set(re.findall(r'"(\w+)"', packages[0])) | {"pyproject.toml"}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert "*" in ignored and {line[1:] for line in ignored if line.startswith("!")} >= copied
    settings = re.findall(r"\b([A-Z]+(?:_[A-Z]+)+)\b(?==|')", DOCKERFILE)
    assert set(settings) <= known_settings() | {"METRICS_PORT", "XDG_CACHE_HOME"}
    users = [line.split()[1] for line in DOCKERFILE.splitlines() if line.startswith("USER")]
    assert users == ["crosstable"], "nothing runs as root"


def test_no_file_names_where_packages_come_from() -> None:
    for file in ("Dockerfile", "compose.yaml", "docs/operating.md"):
        assert not re.search(
            r"index-url|pypi|registry|docker\.io|ghcr", (ROOT / file).read_text(), re.I
        )


def test_every_setting_that_is_named_is_one() -> None:
    named = set(re.findall(r"^ +([A-Z][A-Z_]+)=", OPERATING, re.MULTILINE))
    assert named and named <= known_settings()


def test_no_version_with_a_known_hole_is_allowed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = [*project["project"]["dependencies"], *project["dependency-groups"]["dev"]]
    named += [
        one for extra in project["project"]["optional-dependencies"].values() for one in extra
    ]
    named += re.findall(r'pip install [^"]*"([^"]+)"', DOCKERFILE)
    ranges = {one.name: one.specifier for one in map(Requirement, named)}
    assert not [name for name, last in HOLES.items() if last in ranges[name]]
