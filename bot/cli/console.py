"""What verbs of the command line show in a terminal."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


def bar(what: str) -> Progress:
    """A bar on the terminal that goes away when it is full; where there is none it says nothing."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def signed(points: float) -> str:
    """Points with their sign and one digit behind the mark; what rounds to nothing has a plus."""
    return f"{points:+z.1f}"
