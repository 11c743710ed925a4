"""What the page's HTML shows until its script runs: over a slow line that takes seconds."""

import html
import unicodedata
from string import Template

from bot.desk.previews import LinkPreview
from bot.desk.view_previews import ViewPreview
from bot.texts import Words

TINTS = 5  # soft colours of people's circles, as in people.js
JOINED = {"Mn", "Mc", "Me", "Cf", "Sk"}  # what belongs to the sign before it
PERSON = Template(
    '<span class="me"><span class="name"><span class="avatar person tint$tint" aria-hidden="true">'
    '<span>$initial</span></span><span class="unseen">$name</span></span></span>'
)
HOME = Template(
    '<main class="home sight"><header class="hello"><div>'
    "<h1>$choose</h1><p>$about</p><p>$opening</p></div></header></main>"
)
ELSEWHERE = Template('<main class="plain sight">$told<p>$opening</p></main>')
TABLE = Template("<h1>$title</h1><p>$about</p>")


def visitor_shown(name: str) -> str:
    """The visitor as they stand in the bar; "" for one whom nobody knows yet."""
    if not name:
        return ""
    tint = sum(map(ord, name)) % TINTS
    return PERSON.substitute(tint=tint, initial=html.escape(_initial(name)), name=html.escape(name))


def first_sight(
    words: Words, language: str, home: bool, preview: LinkPreview | ViewPreview | None
) -> str:
    """What is said in place of a view: at home as home says it, at a table what everybody may know
    of that."""
    said = {
        text: html.escape(words.say(language, f"web-{text}"))
        for text in ("choose", "about", "opening")
    }
    if home:
        return HOME.substitute(said)
    told = ""
    if preview is not None:
        title, about = html.escape(preview.title), html.escape(preview.description)
        told = TABLE.substitute(title=title, about=about)
    return ELSEWHERE.substitute(said, told=told)


def _initial(name: str) -> str:
    """The first sign of a name, "" where more than one letter makes it."""
    first, after = name[:1], name[1:2]
    joined = after and (unicodedata.category(after) in JOINED or not after.isprintable())
    return first.upper() if first.isalnum() and not joined else ""
