"""The files of a feature that the browser's page consists of, beside its own."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class PageFiles:
    """A feature's ``folder`` of modules and stylesheets: the page takes in the ``module``, which
    exports ``feature``, and the ``stylesheet``."""

    folder: Path
    module: str
    stylesheet: str
