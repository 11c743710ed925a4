"""A moment inside a line of text: platforms show it in each reader's own zone, everything else in
the words that it comes with."""

import re
from collections.abc import Iterator

from msgspec import Struct

# Characters for private use, which no text of ours holds and which ``fit_name`` takes out of names.
_BEGIN, _MIDDLE, _END = "\ue0f0", "\ue0f1", "\ue0f2"
_DAY = "d"  # behind the time of one that is shown as a day
_MOMENT = re.compile(rf"{_BEGIN}(\d{{1,12}})({_DAY}?){_MIDDLE}([^{_BEGIN}{_MIDDLE}{_END}]*){_END}")
_MARKED = re.compile(f"[{_BEGIN}{_MIDDLE}{_END}]")  # hardly any line is
# What is left of a moment in a line that was cut off within it.
_TORN = re.compile(rf"{_BEGIN}(\d{{1,12}}{_DAY}?{_MIDDLE}?)?|[{_MIDDLE}{_END}]")


class Moment(Struct, frozen=True):
    """A Unix time in whole seconds, and words for where it cannot be shown otherwise; a ``dated``
    one is shown as a day, any other by how far off it is."""

    at: int
    words: str
    dated: bool = False


def moment(at: float, words: str) -> str:
    """The moment as it stands in a line: "in two days", which a platform may show as it likes."""
    return f"{_BEGIN}{round(at)}{_MIDDLE}{words}{_END}"


def dated(at: float, words: str) -> str:
    """The day of a moment as it stands in a line: "12 Dec", in Greenwich."""
    return f"{_BEGIN}{round(at)}{_DAY}{_MIDDLE}{words}{_END}"


def parts(line: str) -> Iterator[str | Moment]:
    """The line in pieces, its moments among them."""
    if line and (line.isascii() or not _MARKED.search(line)):
        yield line
        return
    done = 0
    for found in _MOMENT.finditer(line):
        if before := _whole(line[done : found.start()]):
            yield before
        yield Moment(int(found[1]), found[3], bool(found[2]))
        done = found.end()
    if after := _whole(line[done:]):
        yield after


def plain(line: str) -> str:
    """The line with its moments in words."""
    if line.isascii() or not _MARKED.search(line):
        return line
    return _whole(_MOMENT.sub(lambda found: found[3], line))


def _whole(text: str) -> str:
    return _TORN.sub("", text)
