"""A match as a file, files that have become tables, and what proves a deal."""

from collections.abc import Sequence
from dataclasses import replace

from bot.people import isolated
from bot.press import Press
from bot.records.checking import Check, Verdict
from bot.records.files import formats_of
from bot.screens.buttons import button, command_button, rows
from bot.screens.file import File
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from bot.tables.table import Match
from bot.texts import Words
from engines import chance
from engines.duplicate import in_setup
from engines.game import View

VERB = "fair"


def record_screen(wording: Wording, number: int, file: File, file_format: str) -> Screen:
    """The record of a table's match in a format, with a button for each other that there is."""
    title = wording.say("board-title", game=wording.game(), code=wording.table.code)
    told = wording.say("export-made", number=number + 1)
    others = (key for key in formats_of(wording.table.game) if key != file_format)
    actions = rows(*(_export(wording, number, key, label=_name_of(wording, key)) for key in others))
    return Screen("", 0, (title, told), alt=told, file=file, actions=actions, lead=True)


def opened_screen(words: Words, language: str, codes: Sequence[str]) -> Screen:
    """Several matches that came in a file, each with a button that shows it."""
    title = words.say(language, "import-many", count=len(codes))
    buttons = (Button(code, Press("board", code, 0).pack()) for code in codes)
    return Screen("", 0, (title,), actions=rows(*buttons, width=4), lead=True)


def opened_by(words: Words, language: str, screen: Screen, name: str, count: int) -> Screen:
    """The screen of so many matches that came in a file, which says who has sent it: others read
    along who have not seen that."""
    said = words.say(language, "import-by", who=isolated(name), count=count)
    first, *more = screen.lines
    return replace(screen, lines=(first, said, *more))


def fair_buttons(wording: Wording, view: View) -> tuple[Button, ...]:
    """The button that proves a hidden deal; none in an open game."""
    return (button(wording, VERB),) if view.hands else ()


def export_button(wording: Wording, match: Match) -> tuple[Button, ...]:
    """The button that sends a match that is over as a file."""
    return (_export(wording, match.number),)


def _export(wording: Wording, number: int, *file_format: str, label: str = "") -> Button:
    words, language, code = wording.words, wording.language, wording.table.code
    rest = (str(number + 1), *file_format)
    return command_button(words, language, "export", *rest, table=code, label=label)


def _name_of(wording: Wording, file_format: str) -> str:
    name = f"choice-format-{file_format}"
    return wording.say(name) if wording.words.has(name) else file_format.upper()


def fair_lines(
    wording: Wording, view: View, checks: tuple[Check, ...] = (), held: bool = False
) -> tuple[str, ...]:
    """How a hidden deal proves that it was fair: before the end, and while it is ``held`` for other
    tables, its commitment, then the seed, what came of each of the ``checks``, and how to do them
    by hand; () in an open game."""
    match = wording.table.match
    if match is None or not view.hands:
        return ()
    sealed = chance.commitment(match.seed)
    if match.outcome is None:
        return wording.say("fair-sealed"), wording.say("fair-hash", hash=sealed)
    if held:
        return wording.say("fair-held"), wording.say("fair-hash", hash=sealed)
    piles = (wording.say("fair-piles"),) if in_setup(match.setup) else ()
    return (
        wording.say("fair-open"),
        wording.say("fair-hash", hash=sealed),
        wording.say("fair-seed", seed=match.seed),
        *(_checked(wording, check) for check in checks if check.verdict is not Verdict.OPEN),
        wording.say("fair-check"),
        *wording.say("fair-by-hand").split("\n"),
        wording.say(f"{wording.table.game}-fair-order"),
        *piles,
    )


def _checked(wording: Wording, check: Check) -> str:
    return wording.say(
        "fair-step",
        verdict=check.verdict.value,
        step=wording.say(f"step-{check.step}"),
        what=wording.say(f"check-{check.step}"),
        number=check.number,
    )
