"""The page's files with those of features among them."""

from collections.abc import Mapping
from typing import Final

from bot.desk.page_files import PageFiles

LIST: Final = "js/features.js"  # of the modules, empty as it is written
SHEETS: Final = "page.css"  # the list of stylesheets
LATER_SHEETS: Final = "later.css"  # and of those that come with the second script
WORKER: Final = "worker.js"  # which each worker of a feature goes on with
WRITTEN: Final = b"../../../platforms/web/static/"  # the page's own files, seen from a feature's
SERVED: Final = b"../../../"
KINDS: Final = (".css", ".js")


def with_features(
    files: Mapping[str, bytes], features: Mapping[str, PageFiles]
) -> dict[str, bytes]:
    """The same files, those of each feature by its name, and what names or holds these."""
    added = {
        f"{_place(name)}/{path.name}": path.read_bytes().replace(WRITTEN, SERVED)
        for name, each in features.items()
        for path in sorted(each.folder.iterdir())
        if path.suffix in KINDS
    }
    imports = [
        f'import {{ feature as feature{at} }} from "../{_place(name)}/{each.module}";\n'
        for at, (name, each) in enumerate(features.items())
    ]
    names = ", ".join(f"feature{at}" for at in range(len(features)))
    sheets = {name: each.stylesheet for name, each in features.items()}
    later = {name: each.later for name, each in features.items()}
    workers = [each.worker.read_bytes() for each in features.values() if each.worker]
    lists = {
        LIST: "".join((*imports, f"export const FEATURES = [{names}];\n")).encode(),
        SHEETS: files[SHEETS] + _listed(sheets),
        LATER_SHEETS: files[LATER_SHEETS] + _listed(later),
        WORKER: b"\n".join((files[WORKER], *workers)),
    }
    return {**files, **added, **lists}


def _listed(sheets: Mapping[str, str]) -> bytes:
    """As a list of stylesheets has those that features have by their names, "" for none."""
    lines = (f'@import "{_place(name)}/{sheet}";\n' for name, sheet in sheets.items() if sheet)
    return "".join(lines).encode()


def _place(name: str) -> str:
    return f"features/{name}/page"
