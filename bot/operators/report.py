"""What operators are told, in lines; in English, as the command line and the log are."""

import time
from collections.abc import Iterable

from bot.operators.deed import Deed, DeedKind, Usage


def moment(at: float) -> str:
    """A Unix time for operators, in UTC."""
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def wanted_line(deed: Deed) -> str:
    """What an operator wanted."""
    wanted = deed.wanted
    if wanted.kind is DeedKind.PAUSE and wanted.begins is not None and wanted.ends is not None:
        return f"{wanted.kind} {moment(wanted.begins)} to {moment(wanted.ends)} UTC"
    return f"{wanted.kind} {wanted.subject}".rstrip()


def deed_line(deed: Deed) -> str:
    """A deed with who did it, and how that went."""
    went = deed.result if deed.done is not None else "not done yet"
    return f"{deed.id}  {moment(deed.at)}  {deed.operator}  {wanted_line(deed)}: {went}"


def log_lines(deeds: Iterable[Deed], shut_out: Iterable[str], pause: Deed | None) -> list[str]:
    """The log of deeds, the newest first, with what holds now."""
    accounts = ", ".join(sorted(shut_out)) or "nobody"
    return [
        *(map(deed_line, deeds)),
        f"Shut out: {accounts}.",
        f"Announced: {wanted_line(pause) if pause else 'no pause'}.",
    ]


def usage_lines(found: Iterable[Usage], days: int) -> list[str]:
    """Who has used the server most."""
    lines = [
        f"{one.person}  {one.name or 'somebody'}: {one.moves:,} moves, {one.tables:,} tables opened"
        for one in found
    ]
    return lines or [f"Nobody has used the server in {days} days."]
