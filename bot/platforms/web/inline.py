"""The page in one piece, for where nothing but its own scripts and styles may run."""

import re

from bot.platforms.web.assets import SCRIPT, Assets


def inlined(page: str, assets: Assets, nonce: str) -> str:
    """The HTML of a page with its stylesheets and its script in it, each with the ``nonce`` that a
    policy asks for. Pictures and the typeface keep their addresses."""
    base = assets.base

    def style(tag: re.Match[str]) -> str:
        text = assets.content(tag["name"]).decode().replace('url("', f'url("{base}/')
        return f'<style nonce="{nonce}"{tag["more"]}>{text}</style>'

    sheet = rf'<link rel="stylesheet" href="{base}/(?P<name>[\w.-]+)"(?P<more>[^>]*)>'
    linked = f'<script type="module" src="{base}/{SCRIPT}"></script>'
    script = assets.content(SCRIPT).decode()
    return re.sub(sheet, style, page).replace(
        linked, f'<script type="module" nonce="{nonce}">{script}</script>'
    )
