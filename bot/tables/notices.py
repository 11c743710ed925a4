"""Who is to be told of a change who does not see it: decided from the table before and after."""

from dataclasses import dataclass
from enum import StrEnum


class NoticeKind(StrEnum):
    """What somebody is told."""

    TURN = "turn"  # it is their turn
    REMINDER = "reminder"  # it still is, and time runs out
    END = "end"  # the match is over
    ASKED = "asked"  # somebody proposes something, and waits for their answer
    WARNING = "warning"  # the table is called off soon


@dataclass(frozen=True, slots=True)
class Notice:
    """One person to be told of the table as it stands since ``revision``."""

    person: str
    kind: NoticeKind
    revision: int
