"""The lines of a screen as Discord's markdown: moments that count down, names that notify."""

import re
from collections.abc import Iterable, Sequence

from msgspec import Struct

from bot.moments import Moment, parts, plain
from bot.platforms.discord.markdown import block, escape
from bot.platforms.discord.people import user_id
from bot.screens import Mention

LONGEST_TEXT = 4000
_MUTED = "-# "
_MARKUP = re.compile(r"<t:\d+:[RD]>|<@\d+>")


class _MentionedUser(Struct, frozen=True):
    """Where a line mentions somebody."""

    user: int


_Piece = str | Moment | _MentionedUser


def caption(
    lines: Iterable[str],
    mentions: Iterable[Mention] = (),
    heading: bool = False,
    lead: bool = False,
    muted: bool = False,
) -> str:
    """The lines as one text of at most 4,000 characters, a paragraph each. One of several lines is
    a board in characters: it keeps its columns, and its moments are words, as all of it is. With
    ``lead`` or ``heading`` the first line stands out, with ``muted`` those from the third on do not
    press forward."""
    rows: list[list[_Piece]] = [_pieces(line) for line in lines]
    # Those on Discord, each once; "Ann" does not take the place of "Ann Lee".
    each = {mention.person: mention for mention in mentions if user_id(mention.person) is not None}
    longest_first = sorted(each.values(), key=lambda mention: -len(mention.name))
    absent = [mention for mention in longest_first if not _placed(rows, mention)]
    ahead = " ".join(f"<@{user_id(mention.person)}>" for mention in reversed(absent))
    written = [_written(row) for row in rows]
    if ahead and written and not _is_board(written[0]):
        written[0] = f"{ahead} {written[0]}".rstrip()
    elif ahead:
        written.insert(0, ahead)
    if (heading or lead) and written and written[0].strip() and not _is_board(written[0]):
        written[0] = f"### {written[0]}" if heading else f"**{written[0].strip()}**"
    if muted:
        written[2:] = map(_light, written[2:])
    text = "\n".join(written)
    if len(text) <= LONGEST_TEXT:
        return text
    end = LONGEST_TEXT - 1  # what is marked up stays whole or goes
    cut = next((m.start() for m in _MARKUP.finditer(text) if m.start() < end < m.end()), end)
    return text[:cut] + "…"


def small(line: str) -> str:
    """One line, muted."""
    return _light(_written(_pieces(line)))


def _light(written: str) -> str:
    return written if not written.strip() or _is_board(written) else _MUTED + written


def _is_board(written: str) -> bool:
    return written.startswith("```")


def mentioned(mentions: Iterable[Mention]) -> tuple[int, ...]:
    """The ids of those whom Discord can notify."""
    ids = (user_id(mention.person) for mention in mentions)
    return tuple(dict.fromkeys(id for id in ids if id is not None))


def _pieces(line: str) -> list[_Piece]:
    return [plain(line)] if "\n" in line else list(parts(line))


def _placed(rows: Sequence[list[_Piece]], mention: Mention) -> bool:
    """Puts the mention in the place of the first whole word that is its name, outside links and
    boards; False when there is none."""
    user, name = user_id(mention.person), re.escape(mention.name)
    if user is None or not name:
        return False
    pattern = re.compile(rf"https?://\S+|(?<!\w)(?P<name>{name})(?!\w)")
    for row in rows:
        for index, piece in enumerate(row):
            if not isinstance(piece, str) or "\n" in piece:
                continue
            for found in pattern.finditer(piece):
                if found["name"]:
                    before, after = piece[: found.start()], piece[found.end() :]
                    row[index : index + 1] = [before, _MentionedUser(user), after]
                    return True
    return False


def _written(row: Sequence[_Piece]) -> str:
    said = ""
    for piece in row:
        if isinstance(piece, Moment):
            said += f"<t:{piece.at}:{'D' if piece.dated else 'R'}>"
        elif isinstance(piece, _MentionedUser):
            said += f"<@{piece.user}>"
        else:
            said += block(piece) if "\n" in piece else escape(piece)
    return said
