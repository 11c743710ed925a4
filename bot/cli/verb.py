"""A verb of the command line that a feature brings."""

import argparse
from collections.abc import Callable

from msgspec import Struct


class CliVerb(Struct, frozen=True):
    """``crosstable <name>``: a line of ``help``, what ``declare`` adds to the parser of what
    follows, and how it is done. ``run`` returns the exit code. Raises BadInput, Fault."""

    name: str
    help: str
    declare: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
