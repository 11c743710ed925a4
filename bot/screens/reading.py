"""Boards made for reading aloud: in words of the reader's language, without signs."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from bot.figures import signed
from bot.screens.buttons import command_button, rows
from bot.screens.columns import columns_of
from bot.screens.handicaps import handicap_line
from bot.screens.screen import Button, Screen
from bot.screens.wording import Wording
from engines import GAMES
from engines.game import View
from engines.path import join, next_choices
from render import PAINTERS
from render.reading import Reading

FIRST, ONLY, OFF = "first", "only", "off"  # what a person can choose about boards as text
SPOKEN, ALT = "spoken", "alt"  # families of a game's texts
FEW = 6  # places that are told with what they bring
MANY = 24  # moves that are
_BLANKS = re.compile(r"[ \t]{2,}")


def board_lines(wording: Wording, view: View) -> tuple[str, ...]:
    """The whole board, then what else is to be known of it, the own hand and what can be done."""
    reading = PAINTERS[view.game].spoken(view)
    notes = " ".join(wording.phrase(part, ALT) for part in reading.notes)
    told = handicap_line(wording, view.handicap)
    lines = (
        *row_lines(wording, view),
        *(wording.phrase(part, SPOKEN) for part in reading.more),
        notes,
        told and wording.say("handicap-history", given=told),
        hand_line(wording, view),
        *(moves_lines(wording, view) if view.moves else ()),
    )
    return tuple(spoken(line) for line in lines if line)


def row_lines(wording: Wording, view: View) -> tuple[str, ...]:
    """The board by rows, from the top."""
    reading = PAINTERS[view.game].spoken(view)
    if not reading.contents:
        rows = (
            wording.row(wording.phrase(part, SPOKEN) for part in parts) for parts in reading.rows
        )
        return tuple(_row(wording, str(number), row) for number, row in enumerate(rows, 1))
    columns = columns_of(view)
    return tuple(
        _row(
            wording,
            _row_name(view, cells),
            _cells(wording, [columns[cell] or cell for cell in cells], contents),
        )
        for cells, contents in zip(view.grid, reading.contents, strict=True)
    )


def row_line(wording: Wording, view: View, name: str) -> str:
    """One row, or which there are."""
    rows = dict(zip(row_names(view), row_lines(wording, view), strict=True))
    if name not in rows:
        return wording.say("spoken-rows", rows=wording.row(rows))
    return spoken(rows[name])


def row_names(view: View) -> tuple[str, ...]:
    """What the board's rows are called, from the top."""
    reading = PAINTERS[view.game].spoken(view)
    if not reading.contents:
        return tuple(str(number) for number, _ in enumerate(reading.rows, 1))
    return tuple(_row_name(view, cells) for cells in view.grid)


def column_line(wording: Wording, view: View, name: str) -> str:
    """One column, or which there are."""
    reading = PAINTERS[view.game].spoken(view)
    known = columns_of(view) if reading.contents else {}
    names = dict.fromkeys(known.values())
    if name not in names:
        text = "spoken-columns" if names else "spoken-columns-none"
        return wording.say(text, columns=wording.row(names))
    lying = _lying(view, reading)
    cells = tuple(cell for cell, column in known.items() if column == name)
    told = _cells(
        wording, tuple(cell.removeprefix(name) for cell in cells), [lying[cell] for cell in cells]
    )
    return spoken(wording.say("spoken-column", column=name, cells=told))


def part_buttons(wording: Wording, view: View) -> tuple[tuple[Button, ...], ...]:
    """A button for each part of the board that can be told in words: what has happened, the rows
    and the columns."""

    def part(label: str, *rest: str) -> Button:
        label = label[:1].upper() + label[1:]
        return command_button(
            wording.words, wording.language, "board", *rest, table=wording.table.code, label=label
        )

    known = columns_of(view) if PAINTERS[view.game].spoken(view).contents else {}
    row, column = (wording.say(f"discord-parameter-{name}") for name in ("row", "column"))
    return (
        (part(wording.say("choice-part-last"), "last"),),
        *rows(*(part(f"{row} {name}", "row", name) for name in row_names(view)), width=4),
        *rows(
            *(part(f"{column} {name}", "column", name) for name in dict.fromkeys(known.values())),
            width=4,
        ),
    )


def hand_line(wording: Wording, view: View) -> str:
    """The own hidden pieces by slot; "" without any."""
    pieces = (
        wording.say("spoken-slot", slot=slot, piece=word(wording, piece))
        for slot, piece in enumerate(view.hand, 1)
    )
    return spoken(wording.say("spoken-hand", pieces=wording.row(pieces))) if view.hand else ""


def moves_lines(
    wording: Wording, view: View, picked: tuple[str, ...] = (), brings: bool = False
) -> tuple[str, ...]:
    """What can be played now, or what can follow the choices ``picked``; with ``brings`` also what
    each piece would bring where. Empty where nothing can."""
    following = next_choices(view.moves, picked)
    if not following:
        return ()
    whole = [choice for choice in following if join((*picked, choice)) in view.moves]
    told = len(whole) <= MANY
    moves = [_brings(wording, view, picked, choice, told) for choice in whole]
    listed = [_places(wording, view, whole)] if len(moves) > MANY else moves
    began = wording.row(word(wording, choice) for choice in picked)
    lead = (
        wording.say("spoken-moves-after", picked=began, moves=wording.row(listed))
        if picked
        else wording.say("spoken-moves", moves=wording.row(listed))
    )
    further = [choice for choice in following if choice not in whole]
    lines = (*([lead] if listed else []), *_further(wording, view, picked, further, brings))
    return tuple(map(spoken, lines))


def named_choice(wording: Wording, view: View, picked: tuple[str, ...], said: str) -> str:
    """The choice after ``picked`` that a typed word means, by its sign or its name; "" for none."""
    following = next_choices(view.moves, picked)
    wanted = said.casefold()
    names = {choice: {choice.casefold(), word(wording, choice).casefold()} for choice in following}
    return next((choice for choice, known in names.items() if wanted in known), "")


def word(wording: Wording, code: str) -> str:
    """What a piece, a side or a place is called, without its sign."""
    game = wording.table.game
    texts = (f"{game}-choice-{code}", f"{game}-side-{code}")
    known = next((text for text in texts if wording.words.has(text)), "")
    return spoken(wording.say(known)) if known else code


def spoken(line: str) -> str:
    """A line without the signs that are read badly: pictures of things, arrows, dots between."""
    kept = line.replace(" · ", ", ").replace(" → ", ": ")
    kept = "".join(sign for sign in kept if unicodedata.category(sign) != "So" and sign != "\ufe0f")
    return _BLANKS.sub(" ", kept).strip()


def _row(wording: Wording, name: str, cells: str) -> str:
    return wording.say("spoken-row", row=name, cells=cells)


def _row_name(view: View, cells: Sequence[str]) -> str:
    known = columns_of(view)
    return cells[0].removeprefix(known[cells[0]])


def _cells(wording: Wording, names: Sequence[str], contents: Sequence[str]) -> str:
    """What lies on cells one after the other; neighbours that hold the same are told at once."""
    if len(set(contents)) == 1:
        return _content(wording, contents[0])
    runs = groupby(zip(names, contents, strict=True), key=lambda cell: cell[1])
    return wording.row(
        _run(wording, [name for name, _ in cells], content) for content, cells in runs
    )


def _run(wording: Wording, names: Sequence[str], content: str) -> str:
    what = _content(wording, content)
    if len(names) == 1:
        return wording.say("spoken-cell", cell=names[0], what=what)
    return wording.say("spoken-run", first=names[0], last=names[-1], what=what)


def _content(wording: Wording, content: str) -> str:
    return word(wording, content).lower() if content else wording.say("spoken-empty")


def _lying(view: View, reading: Reading) -> dict[str, str]:
    """What lies on each cell of the grid, "" for nothing."""
    return {
        cell: content
        for cells, contents in zip(view.grid, reading.contents, strict=False)
        for cell, content in zip(cells, contents, strict=True)
    }


def _brings(
    wording: Wording, view: View, picked: tuple[str, ...], choice: str, told: bool = True
) -> str:
    """A choice that makes a whole move, with what that would bring."""
    name = word(wording, choice)
    told = told and choice not in view.acts  # which say what they cost by themselves
    preview = GAMES[view.game].preview(view, join((*picked, choice))) if told else None
    if preview is None or preview.points is None:
        return name
    points, count = signed(preview.points), len(preview.places)
    texts = f"{view.game}-spoken-brings", "spoken-brings"
    return wording.first_of(*texts, move=name, points=points, count=count)


def _further(
    wording: Wording, view: View, picked: tuple[str, ...], choices: list[str], brings: bool
) -> list[str]:
    """What can follow each of these choices: those that can go to the same places in one line."""
    lines: list[str] = []
    alike: dict[str, list[str]] = {}
    for choice in choices:
        made = (*picked, choice)
        ends = next_choices(view.moves, made)
        if any(join((*made, end)) not in view.moves for end in ends):
            path = " ".join(made)
            piece = word(wording, choice)
            lines.append(wording.say("spoken-further", piece=piece, path=path))
            continue
        short = brings and len(ends) <= FEW
        places = (
            wording.row(_brings(wording, view, made, end) for end in ends)
            if short
            else _places(wording, view, ends)
        )
        alike.setdefault(places, []).append(word(wording, choice))
    told = [
        wording.say("spoken-piece", pieces=wording.row(pieces), places=places)
        for places, pieces in alike.items()
    ]
    return [*told, *lines]


def _places(wording: Wording, view: View, places: Sequence[str]) -> str:
    """Places one after the other, all empty cells of a grid at once."""
    lying = _lying(view, PAINTERS[view.game].spoken(view))
    empty = {cell for cell, content in lying.items() if not content}
    if len(places) > FEW and empty == set(places):
        return wording.say("spoken-every-empty")
    return wording.row(word(wording, place) for place in places)


def as_text(screen: Screen, text: str, reading: tuple[str, ...] = ()) -> Screen:
    """The screen for somebody who wants boards as ``text``: with its ``reading``, or else the
    description of its picture, which is left out where text is all they want."""
    if not text or screen.file is not None or (screen.picture is None and not reading):
        return screen
    told = reading or tuple(filter(None, (spoken(screen.alt),)))
    lines = tuple(map(spoken, screen.lines)) if reading else screen.lines
    picture = None if text == ONLY else screen.picture
    return replace(screen, lines=lines, reading=told, picture=picture)


def fitted(screen: Screen, caption: int, text: int, second: bool) -> Screen:
    """The screen with as many whole lines of its reading as its message takes: UTF-16 units, of
    a ``caption`` beside a picture or of a ``text`` alone. What is left stands in the ``second``
    message, where there can be one; else the picture makes room for it."""
    if not screen.reading:
        return screen
    most = caption if screen.picture else text
    kept = _fitting(screen.reading, most - _units((*screen.lines, screen.prompt)))
    left = screen.reading[kept:]
    if left and not second and screen.picture:
        return fitted(replace(screen, picture=None), caption, text, second)
    rest = left[: _fitting(left, text)] if second else ()
    return replace(screen, reading=screen.reading[:kept], rest=rest)


def _fitting(lines: Sequence[str], room: int) -> int:
    """How many of the lines fit into so many units."""
    return next((at for at in range(len(lines), 0, -1) if _units(lines[:at]) <= room), 0)


def _units(lines: Iterable[str]) -> int:
    return sum(len(line.encode("utf-16-le")) // 2 + 1 for line in lines)
