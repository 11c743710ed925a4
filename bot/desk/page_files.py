"""The files of a feature that the browser's page consists of, beside its own."""

from pathlib import Path

from msgspec import Struct


class PageFiles(Struct, frozen=True):
    """A feature's ``folder`` of modules and stylesheets: the page takes in the ``module``, which
    exports ``feature``, and the ``stylesheet``, "" for none. What the module imports for later has
    the stylesheet ``later``. The page's service worker, which is there while the page is closed,
    goes on with the ``worker``. At the ``addresses``, patterns of paths, the page shows views of
    the feature's own."""

    folder: Path
    module: str
    stylesheet: str = ""
    later: str = ""
    worker: Path | None = None
    addresses: tuple[str, ...] = ()
