"""The page in one piece, for where nothing but what stands in it may run."""

import base64
import hashlib
import re

from bot.platforms.web.assets import (
    SCRIPT,
    SECOND_SCRIPT,
    SECOND_STYLESHEET,
    STYLESHEET,
    Assets,
)

ICONS = "icons.svg"
BODY = re.compile(r"<body\b[^>]*>")
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
# What a page in a frame has no use for.
LINKS = re.compile(r'<link rel="(?:manifest|apple-touch-icon|preload)"[^>]*>\n')
RUN = re.compile(r"<(?P<kind>script|style)(?P<more>[^>]*)>(?P<text>.*?)</(?P=kind)>", re.DOTALL)


def inlined(page: str, assets: Assets) -> str:
    """The HTML of a page with its stylesheets, its scripts and its icons in it: what comes later
    to others is there at once. Pictures and the typeface keep their addresses."""
    base = assets.base

    def style(tag: re.Match[str]) -> str:
        text = said(tag["name"])
        if tag["name"] == STYLESHEET:
            text += said(SECOND_STYLESHEET)
        return f"<style{tag['more']}>{text}</style>"

    def said(sheet: str) -> str:
        return assets.content(sheet).decode().replace('url("', f'url("{base}/')

    sheet = rf'<link rel="stylesheet" href="{base}/(?P<name>[\w.-]+)"(?P<more>[^>]*)>'
    linked = f'<script type="module" src="{base}/{SCRIPT}"></script>'
    scripts = "".join(
        f'<script type="module">{assets.content(script).decode()}</script>'
        for script in (SECOND_SCRIPT, SCRIPT)  # so that the first finds the second one
    )
    icons = COMMENT.sub("", assets.content(ICONS).decode())
    icons = icons.replace("<svg ", "<svg hidden ", 1).replace(' id="', ' id="icon-')
    whole = re.sub(sheet, style, LINKS.sub("", page))
    whole = whole.replace(linked, scripts)
    whole = whole.replace(f'data-icons="{base}/{ICONS}#"', 'data-icons="#icon-"')
    begun = BODY.search(whole)
    assert begun is not None, "a page has a body"
    return f"{whole[: begun.end()]}\n{icons}{whole[begun.end() :]}"


def sources(page: str) -> dict[str, str]:
    """What a policy names to let the scripts and styles run that stand in a page, by their kind."""
    found: dict[str, list[str]] = {"script": [], "style": []}
    for tag in RUN.finditer(page):
        if "application/json" in tag["more"]:
            continue
        digest = hashlib.sha256(tag["text"].encode()).digest()
        found[tag["kind"]].append(f"'sha256-{base64.b64encode(digest).decode()}'")
    return {kind: " ".join(each) for kind, each in found.items()}
