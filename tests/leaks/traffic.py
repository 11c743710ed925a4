"""What a bot has said, to whom, with all that is random by nature masked by name."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from render.recipe import SIGN

FILE = "file"
PICTURES = {b"\x89PNG": "png", b"GIF8": "gif", SIGN: "laid"}
ALL = "all"
OPERATOR = "operator"
WATCHER = "watcher"
SEAT = "seat"

MASKS = (
    ("seal of the shuffle", re.compile(r"\b[0-9a-f]{64}\b")),
    ("time", re.compile(r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", re.MULTILINE)),
    ("moment", re.compile(r"""(?<="at": )\d{10}\b|(?<="unix_time": )\d{10}\b|(?<=<t:)\d{10}\b""")),
    ("port", re.compile(r"\b127\.0\.0\.1:\d+")),
    ("address in memory", re.compile(r"\b0x[0-9a-f]{6,}\b")),
    ("session of the gateway", re.compile(r"\(Session ID: [0-9a-f]{32}\)")),
    ("code of a link", re.compile(r"(?<=[ *`>])[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}(?=[^\w])")),
    ("mark of a code", re.compile(r"(?<=link::0:)(yes|no)\.[0-9a-f]{16}")),
    ("address of a file", re.compile(r"(?<=/file/)[\w-]{22}")),
    ("Discord's id", re.compile(r"\b\d{17,20}\b")),
)
"""Pictures are compared by their SHA-256, which is written so that no mask meets it."""

_TOLD = r"""[^\\"]* was notified (?:just now|<t:<moment>:R>)\."""
TOLD = re.compile(
    rf"""\\n{_TOLD}|, "{_TOLD}"|(?<=\[)"{_TOLD}"(?:, )?"""
    r"""|, \{"date_time_format": "r"[^{}]*"type": "date_time"[^{}]*\}"""
)
"""That somebody has had notice: boards say it in one edit with what else is new, or in one more,
as it comes."""


@dataclass(frozen=True)
class Said:
    """One thing that went to ``reader``: ``all`` in a shared chat, a seat's or the watcher's name,
    or the operator with the log. ``pictures`` are digests of the bytes that came with it."""

    reader: str
    kind: str
    content: str
    pictures: tuple[str, ...] = ()

    @property
    def seat(self) -> int | None:
        """The reader's seat, if it is somebody who plays."""
        return int(self.reader.removeprefix(SEAT)) if self.reader.startswith(SEAT) else None

    @property
    def masked(self) -> str:
        """Everything that is compared."""
        return f"{self.kind} {_masked(self.content)} {' '.join(self.pictures)}"


@lru_cache(5000)  # most of what is said in one world is said again, to others or in the other one
def _masked(content: str) -> str:
    for name, pattern in MASKS:
        content = pattern.sub(f"<{name}>", content)
    return content


@dataclass
class Traffic:
    """All that was said, step by step."""

    steps: list[tuple[str, list[Said]]] = field(default_factory=lambda: [("opening", [])])

    def step(self, name: str) -> None:
        """What comes now belongs to another step."""
        self.steps.append((name, []))

    def add(self, reader: str, kind: str, content: Any, pictures: Iterable[bytes] = ()) -> None:
        """Note something said; ``content`` is a text or fit for JSON."""
        text = content if isinstance(content, str) else json.dumps(content, ensure_ascii=False)
        self.steps[-1][1].append(Said(reader, kind, text, tuple(map(digest, pictures))))

    @property
    def everything(self) -> list[Said]:
        """All steps in one."""
        return [said for _, step in self.steps for said in step]


def digest(picture: bytes) -> str:
    """Names a picture by its bytes, or another file."""
    kind = PICTURES.get(picture[:4], FILE)
    return f"{kind}:{len(picture)}:{hashlib.sha256(picture).hexdigest()}"


def differences(one: Traffic, other: Traffic, readers: Iterable[str]) -> list[str]:
    """What these readers were told in one of two worlds only, step by step."""
    known = frozenset(readers)
    names = [name for name, _ in one.steps], [name for name, _ in other.steps]
    found = [] if names[0] == names[1] else [f"steps differ: {names}"]
    for (name, mine), (_, yours) in zip(one.steps, other.steps, strict=False):
        first, second = _counted(mine, known), _counted(yours, known)
        found += [f"{name}: only in the first world: {line}" for line in first - second]
        found += [f"{name}: only in the second world: {line}" for line in second - first]
    return found


def _counted(step: list[Said], readers: frozenset[str]) -> Counter[str]:
    """In one step a bot tells many at once, in any order."""
    lines = [f"{said.reader}: {said.masked}" for said in step if said.reader in readers]
    counted = Counter(line for line in lines if not TOLD.search(line))
    for line in {TOLD.sub("", line) for line in lines if TOLD.search(line)}:
        counted[line] = counted[line] or 1
    return counted
