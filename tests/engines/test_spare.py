"""Whether a core has nothing to do, told from what Linux writes of itself."""

import os
import time
from pathlib import Path

import pytest

from engines.spare import SpareCore

TICK = os.sysconf("SC_CLK_TCK")
LONG = 1000.0  # seconds: more than any test takes, so that its own pace decides nothing


class Machine:
    """The files of a machine with four cores, of which this process may use the first two."""

    def __init__(self, folder: Path) -> None:
        self.proc, self.groups = folder / "proc", folder / "groups"
        (self.proc / "self").mkdir(parents=True)
        self.groups.mkdir()
        self.idle = [100.0, 200.0, 300.0, 400.0]  # seconds
        self.write()

    def write(self) -> None:
        lines = [
            f"cpu{core} 9 9 9 {round(TICK * idle)} 0 9 9 9 9 9"
            for core, idle in enumerate(self.idle)
        ]
        total = f"cpu 99 99 99 {round(TICK * sum(self.idle))} 0 9 9 9 9 9"
        (self.proc / "stat").write_text("\n".join((total, *lines, "intr 12 0 4", "ctxt 7", "")))

    def rest(self, core: int, seconds: float = LONG) -> None:
        self.idle[core] += seconds
        self.write()

    def spare(self, cores: tuple[int, ...] = (0, 1)) -> SpareCore:
        spare = SpareCore(self.proc, self.groups, cores)
        spare.watch()
        return spare


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def found(spare: SpareCore, used: float = 0.0) -> bool:
    time.sleep(0.06)  # more than it looks at
    return spare.found(used)


def test_a_core_that_rested_is_spare_until_it_is_busy_again(machine: Machine) -> None:
    spare = machine.spare()
    assert not found(spare)
    machine.rest(1)
    assert found(spare)
    assert not found(spare)


def test_a_new_watch_knows_nothing_of_before(machine: Machine) -> None:
    spare = machine.spare()
    machine.rest(1)
    assert found(spare)
    spare.watch()
    assert not found(spare)


def test_cores_that_this_process_may_not_use_do_not_count(machine: Machine) -> None:
    spare = machine.spare()
    machine.rest(2)
    machine.rest(3)
    assert not found(spare)


def test_who_may_use_one_core_has_no_second(machine: Machine) -> None:
    spare = machine.spare((0,))
    machine.rest(0)
    assert not found(spare)


def test_the_time_that_the_second_thread_had_was_spare(machine: Machine) -> None:
    spare = machine.spare()
    assert found(spare, used=LONG)
    assert not found(spare, used=LONG)


@pytest.mark.parametrize(
    ("groups", "files", "allowed"),
    [
        ("0::/bot/players\n", {"bot/players/cpu.max": "max 100000"}, True),
        ("0::/bot/players\n", {"bot/players/cpu.max": "200000 100000"}, True),
        ("0::/bot/players\n", {"bot/players/cpu.max": "150000 100000"}, False),
        ("0::/bot/players\n", {"bot/cpu.max": "100000 100000"}, False),
        ("0::/\n", {"cpu.max": "50000 100000"}, False),
        ("3:cpu,cpuacct:/x\n", {"cpu,cpuacct/cpu.cfs_quota_us": "-1"}, True),
        ("3:cpu,cpuacct:/x\n", {"cpu,cpuacct/cpu.cfs_quota_us": "100000"}, False),
        ("2:memory:/x\n", {"memory/x/cpu.max": "1 100000"}, True),
    ],
)
def test_where_the_time_of_a_group_is_limited_no_core_is_spare(
    machine: Machine, groups: str, files: dict[str, str], allowed: bool
) -> None:
    (machine.proc / "self" / "cgroup").write_text(groups)
    for name, text in files.items():
        file = machine.groups / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n")
        if file.name == "cpu.cfs_quota_us":
            (file.parent / "cpu.cfs_period_us").write_text("100000\n")
    spare = machine.spare()
    machine.rest(1)
    assert found(spare) == allowed


def test_without_such_files_no_core_is_spare(tmp_path: Path) -> None:
    spare = SpareCore(tmp_path, tmp_path, (0, 1))
    spare.watch()
    assert not found(spare)
