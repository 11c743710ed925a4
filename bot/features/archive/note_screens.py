"""What somebody has noted of a match, and how they note it."""

from msgspec import Struct

from bot.features.archive.match_notes import KeptLine, MatchNotes, place_of
from bot.features.replays.api import WALK
from bot.press import packed
from bot.records.record import LONGEST_NOTE
from bot.screens.buttons import button, rows, shortened
from bot.screens.notation import noted
from bot.screens.screen import Button, Screen, Style
from bot.screens.wording import Wording
from bot.tables.table import Match
from render import Picture

NOTE, KEEP = "note", "keep"  # verbs
WRITE, CLEAR, LINE, DROP = "write", "clear", "line", "drop"


class NotesScene(Struct, frozen=True):
    """What a ``reader`` has noted of a match with this ``number``, from 0."""

    wording: Wording
    number: int
    notes: MatchNotes
    reader: str

    def say(self, text: str, **params: str | int) -> str:
        """A text of these screens."""
        return self.wording.say(f"note-{text}", **params)

    def payload(self, *path: str) -> str:
        """What a button of these screens sends."""
        return packed(NOTE, self.wording.table.code, 0, (str(self.number), *path))

    @property
    def title(self) -> str:
        """Which match it is."""
        code = self.wording.table.code
        game = self.wording.game()
        return self.say("title", game=game, code=code, number=self.number + 1)

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The note, a line each."""
        return tuple(filter(None, self.notes.note.split("\n")))

    def line(self, line: KeptLine) -> str:
        """A line in notation, with the number of its first move."""
        moves = (noted(self.wording, move) for move in line.moves)
        return f"{line.ply + 1}. {' · '.join(moves)}"


def notes_screen(scene: NotesScene, done: str = "") -> Screen:
    """The note and the lines, each of which a button shows; what was ``done`` just now is said."""
    notes = scene.notes
    said = scene.paragraphs or (scene.say("none"),)
    lines = tuple(map(scene.line, notes.lines))
    if lines:
        lines = (scene.say("lines"), *lines)
    title = f"{scene.title} · {done}" if done else scene.title
    written = scene.say("change" if notes.note else "write")
    place = place_of(scene.wording.table.code, scene.number)
    shown = (
        Button(shortened(scene.line(line)), scene.payload(LINE, line.mark(place)))
        for line in notes.lines
    )
    actions = (
        *rows(
            Button(written, scene.payload(WRITE), Style.PRIMARY),
            Button(scene.say("clear"), scene.payload(CLEAR)) if notes.note else None,
        ),
        *rows(*shown, width=2),
        *rows(_walk(scene)),
    )
    shown_lines = (title, scene.say("yours"), *said, *lines)
    return Screen("", 0, shown_lines, scene.reader, actions=actions, lead=True)


def asking_screen(scene: NotesScene) -> Screen:
    """Asks for the note, which is typed as the next line."""
    said = scene.say("ask", most=LONGEST_NOTE)
    actions = rows(Button(scene.say("keep-as-is"), scene.payload()))
    lines = (scene.title, said, *scene.paragraphs)
    return Screen("", 0, lines, scene.reader, actions=actions, lead=True)


def kept_line_screen(scene: NotesScene, line: KeptLine, said: str, picture: Picture) -> Screen:
    """The position at the end of a line that is kept."""
    mark = line.mark(place_of(scene.wording.table.code, scene.number))
    actions = (
        *rows(Button(scene.say("drop"), scene.payload(DROP, mark))),
        *rows(Button(scene.say("all"), scene.payload()), _walk(scene, line.ply)),
    )
    return Screen(
        "",
        0,
        tuple(filter(None, (scene.title, scene.line(line), said))),
        scene.reader,
        picture=picture,
        alt=scene.wording.alt(lambda: picture.alt),
        actions=actions,
        lead=True,
    )


def note_button(wording: Wording, match: Match) -> Button:
    """Leads to what the presser has noted of a match."""
    return Button(
        wording.say("button-note"), packed(NOTE, wording.table.code, 0, (str(match.number),))
    )


def more_buttons(wording: Wording) -> tuple[Button, ...]:
    """Behind [More] of a result: what the presser has noted of its match."""
    match = wording.table.match
    return () if match is None or match.outcome is None else (note_button(wording, match),)


def keep_button(wording: Wording, match: Match, ply: int, count: int) -> Button | None:
    """Below what was better than the move that led to a ply: keeps so many moves of it."""
    return button(wording, KEEP, str(match.number), str(ply), str(count))


def _walk(scene: NotesScene, ply: int | None = None) -> Button:
    code, revision = scene.wording.table.code, scene.wording.table.revision
    where = "last" if ply is None else str(ply)
    label = scene.say("walk")
    return Button(label, packed(WALK, code, revision, (str(scene.number), where)))
