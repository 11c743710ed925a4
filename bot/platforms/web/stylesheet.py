"""One stylesheet out of those that one names."""

import re
from collections.abc import Mapping

import rcssmin

IMPORT = re.compile(r'@import "([\w./-]+)";')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def stylesheet(files: Mapping[str, bytes], entry: str) -> bytes:
    """What the sheet ``entry`` imports, in its order, without comments. It has nothing but imports
    of sheets that have none, so that each says there what it said alone; those of other folders
    name no files. Raises ValueError."""
    listed = COMMENT.sub("", files[entry].decode())
    names = IMPORT.findall(listed)
    sheets = [files[name].decode() for name in names]
    if IMPORT.sub("", listed).strip() or any("@import" in sheet for sheet in sheets):
        raise ValueError(f"{entry} is more than a list of stylesheets")
    if any("/" in name and b"url(" in files[name] for name in names):
        raise ValueError(f"{entry} lists a stylesheet of another folder that names a file")
    return str(rcssmin.cssmin("\n".join(sheets))).encode()
