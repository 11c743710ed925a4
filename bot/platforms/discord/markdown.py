"""Plain text as Discord's markdown: whatever is written comes out as it is."""

import re

_LINK = re.compile(r"(https?://[^\s<>]+)")
_ANYWHERE = re.compile(r"([\\*_~`|\[<@])")
_LINE_START = re.compile(r"^(\s*)([-+#>]|\d+(?=\.\s))", re.MULTILINE)


def escape(text: str) -> str:
    """``text`` with a backslash before everything that Discord would take as formatting or as a
    mention. Links stay links."""
    parts = _LINK.split(text)
    parts[::2] = [_ANYWHERE.sub(r"\\\1", part) for part in parts[::2]]
    return _LINE_START.sub(_escaped_start, "".join(parts))


def _escaped_start(found: re.Match[str]) -> str:
    space, mark = found.groups()
    return f"{space}{mark}\\" if mark.isdigit() else f"{space}\\{mark}"


def block(text: str) -> str:
    """``text`` in characters of one width; backticks, which would end the block, become quotes."""
    harmless = text.replace("`", "'")
    return f"```\n{harmless}\n```"
