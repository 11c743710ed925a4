"""A screen's words as Telegram takes them: text, and entities for what is more than words in it."""

import re
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import Struct, field, structs
from telegram.constants import MessageEntityDateTimeFormats, MessageEntityType

from bot.moments import Moment, parts, plain
from bot.people import isolated
from bot.platforms.telegram.content import NO_PREVIEW
from bot.platforms.telegram.entities import Entity, Mentioned
from bot.platforms.telegram.media import media_of
from bot.platforms.telegram.people import PLATFORM
from bot.screens import Mention, Screen

LOBBY, HAND, BOARD = "lobby", "hand", "board"  # kinds of screens
CAPTION = 1024
TEXT = 4096
LAST_MOMENT = 2**31 - 1  # Unix times are signed 32-bit integers there
_ISOLATES = "\u2068\u2069"
_AFTER_NAMES = " · "
_BY_START = attrgetter("start")


class Text(Struct, frozen=True):
    """What stands in a message. ``entities`` count in UTF-16 units, and none reaches into
    another."""

    text: str
    entities: tuple[Entity, ...] = ()

    @property
    def parameters(self) -> dict[str, Any]:
        """As a message of its own."""
        entities = {"entities": self.entities} if self.entities else {}
        return {"text": self.text, **entities, "link_preview_options": NO_PREVIEW}

    @property
    def caption(self) -> dict[str, Any]:
        """As what stands under a picture or file."""
        entities = {"caption_entities": self.entities} if self.entities else {}
        return {"caption": self.text, **entities}

    def holds(self, kind: str) -> bool:
        """Whether an entity is of this type."""
        return any(entity.type == kind for entity in self.entities)

    def without(self, *kinds: str) -> "Text":
        """The same words without the entities of these types, with none named without any."""
        kept = (e for e in self.entities if kinds and e.type not in kinds)
        return structs.replace(self, entities=tuple(kept))


class _Span(Struct, frozen=True):
    """What will be an entity: characters from ``start`` to before ``end``, and its other fields."""

    start: int
    end: int
    kind: str
    more: dict[str, Any] = field(default_factory=dict)


def text_of(screen: Screen) -> Text:
    """The text of a message: the caption, and under it what to choose next. Moments are shown to
    each reader in their own zone and language; boards in characters of one width; and people who
    are to be notified are mentioned, before the first line if their name stands nowhere."""
    # Our own addresses as people write them; they open all the same.
    short = (line.replace("https://t.me/", "t.me/") for line in screen.lines)
    lines, lead = tuple(short) if any(screen.lines) else (), ""
    # The first line says already what to choose, or whose move the cells below are.
    asked = screen.lead and (screen.yours or (screen.kind == BOARD and not screen.pieces))
    if screen.kind == HAND:
        lines = (" ".join(lines),)  # a picture so low has one line below it
    elif screen.choices and screen.prompt and not asked:
        lines = (*lines, screen.prompt)
    lines = (*lines, *screen.reading)
    if screen.lead and screen.lines and "\n" not in screen.lines[0]:
        lead = plain(screen.lines[0])  # stands out
        if screen.kind == LOBBY:
            lead = lead.partition(_AFTER_NAMES)[0]  # its game's name alone
    # People of Telegram, each once, by bare names.
    ours = (m for m in screen.mentions if re.fullmatch(rf"{PLATFORM}:[1-9]\d*", m.person))
    bare = (structs.replace(m, name=plain(m.name).strip(_ISOLATES)) for m in ours)
    mentions = tuple(dict.fromkeys(m for m in bare if m.name))
    if media_of(screen) is not None:
        return _composed(lines, mentions, CAPTION, lead)
    return _composed(lines or (screen.alt or "…",), mentions, TEXT, lead)


def line(text: str, most: int) -> str:
    """Words where no entities are taken, in at most ``most`` UTF-16 units."""
    return cut(plain(text), most)


def cut(text: str, most: int) -> str:
    """``text`` in at most ``most`` UTF-16 units, which is how Telegram's clients count, ended at
    a word and with an ellipsis where it is too long."""
    if len(text) * 2 <= most or _units(text) <= most:
        return text
    kept = text.encode("utf-16-le")[: (most - 1) * 2].decode("utf-16-le", "ignore")
    end = max(kept.rfind(" "), kept.rfind("\n"))
    return (kept[:end] if end > most // 2 else kept).rstrip() + "…"


def _units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def _composed(lines: Sequence[str], mentions: Sequence[Mention], most: int, lead: str = "") -> Text:
    text, spans = _fitted(lines, mentions, most)
    before: list[Mention] = []  # whose names go before the first line
    while left := [m for m in mentions if m not in before and _id(m) not in _numbers(spans)]:
        # What goes before may push another name out of a long text.
        before = [m for m in mentions if m in before or m in left]
        text, spans = _fitted(_addressed(lines, before), mentions, most)
    added = len(_addressed(lines, before)[0]) - len(lines[0]) if before and lead else 0
    spans += _bold(text, lead, added, spans)
    entities = []
    for span in sorted(spans, key=_BY_START):
        offset, length = _units(text[: span.start]), _units(text[span.start : span.end])
        entities.append(Entity(span.kind, offset, length, **span.more))
    return Text(text, tuple(entities))


def _numbers(spans: Iterable[_Span]) -> set[int]:
    """Who is mentioned."""
    return {span.more["user"].id for span in spans if "user" in span.more}


def _bold(text: str, lead: str, at: int, taken: Sequence[_Span]) -> list[_Span]:
    """The lead, which begins at ``at``; where it is something else already it is left out, for no
    entity reaches into another."""
    if not lead or not text.startswith(lead, at):
        return []
    edges = [at, at + len(lead)]
    for span in sorted(taken, key=_BY_START):
        if at <= span.start < edges[-1]:
            edges[-1:] = [span.start, span.end, edges[-1]]
    found, blank = [], " \n" + _ISOLATES  # which Telegram's clients leave out themselves
    for start, end in zip(edges[::2], edges[1::2], strict=True):
        words = text[start:end]
        bare = words.strip(blank)
        begin = start + len(words) - len(words.lstrip(blank))
        if bare:
            found.append(_Span(begin, begin + len(bare), MessageEntityType.BOLD))
    return found


def _addressed(lines: Sequence[str], mentions: Iterable[Mention]) -> tuple[str, ...]:
    """The lines with names before the first one, or above it where that is a board."""
    names = ", ".join(isolated(mention.name) for mention in mentions)
    if not lines or "\n" in lines[0]:
        return (names, *lines)
    return (names + _AFTER_NAMES + lines[0], *lines[1:])


def _fitted(
    lines: Iterable[str], mentions: Iterable[Mention], most: int
) -> tuple[str, list[_Span]]:
    """The text in at most ``most`` units, and the spans that lie in it as a whole."""
    whole, spans = "", list[_Span]()
    for number, each in enumerate(lines):
        whole += "\n" if number else ""
        board, start = "\n" in each, len(whole)
        for part in parts(each):
            if isinstance(part, Moment) and not board:
                spans += _shown(part, len(whole))
            whole += part.words if isinstance(part, Moment) else part
        if board:
            spans.append(_Span(start, len(whole), MessageEntityType.PRE))
    text = cut(whole, most)
    end = len(text) if text == whole else len(text) - 1  # the last character is the ellipsis
    spans = [span for span in spans if span.end <= end]
    for mention in sorted(
        mentions, key=lambda mention: -len(mention.name)
    ):  # Ann is not to take the place of Ann Lee
        spans += _mentioned(text[:end], mention, spans)
    return text, spans


def _shown(moment: Moment, start: int) -> list[_Span]:
    """The moment as a span: clients say "in 2 days" in the reader's own language, keep that true
    while it stands there, and tell the day and hour to whoever taps on it; or they say the day."""
    if not moment.words.strip() or not 0 < moment.at <= LAST_MOMENT:
        return []
    formats = MessageEntityDateTimeFormats
    form = formats.LONG_DATE if moment.dated else formats.RELATIVE
    more = {"unix_time": moment.at, "date_time_format": form}
    return [_Span(start, start + len(moment.words), MessageEntityType.DATE_TIME, more)]


def _mentioned(text: str, mention: Mention, taken: Sequence[_Span]) -> list[_Span]:
    """The first place where the name stands by itself and outside of all that is something else
    already, for Telegram takes no mention within a board or a moment."""
    for found in re.finditer(rf"(?<!\w){re.escape(mention.name)}(?!\w)", text):
        start, end = found.span()
        if all(end <= span.start or span.end <= start for span in taken):
            user = Mentioned(_id(mention), mention.name)
            return [_Span(start, end, MessageEntityType.TEXT_MENTION, {"user": user})]
    return []


def _id(mention: Mention) -> int:
    return int(mention.person.partition(":")[2])
