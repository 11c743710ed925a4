"""One stylesheet out of those that one names."""

import re
from collections.abc import Mapping

import rcssmin

IMPORT = re.compile(r'@import "([\w.-]+)";')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def stylesheet(files: Mapping[str, bytes], entry: str) -> bytes:
    """What the sheet ``entry`` imports, in its order, without comments. It has nothing but imports
    of its own folder's files, which have none, so that each says there what it said alone. Raises
    ValueError."""
    listed = COMMENT.sub("", files[entry].decode())
    names = IMPORT.findall(listed)
    sheets = [files[name].decode() for name in names]
    if IMPORT.sub("", listed).strip() or any("@import" in sheet for sheet in sheets):
        raise ValueError(f"{entry} is more than a list of stylesheets")
    return str(rcssmin.cssmin("\n".join(sheets))).encode()
