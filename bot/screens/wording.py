"""One reader's language at one table: phrases become sentences, seats become names."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct, field

from bot.figures import figure
from bot.people import is_gone, isolated
from bot.screens.by_identity import ByIdentity
from bot.tables.computers import computer_name
from bot.tables.names import told_apart
from bot.tables.table import Chair, Table
from bot.texts import Words
from engines.game import Phrase, Seat
from engines.path import split
from engines.strength import is_level

SEAT = "seat"
NAMED = 256  # tables of whose people it is known how to tell them apart
ENDS = (".", "!", "?", "…", "。", "！", "？")  # what ends a sentence


class Wording(Struct, frozen=True):
    """Says things about ``table`` in ``language``."""

    words: Words
    language: str
    table: Table
    names: Mapping[Seat, str] = field(default_factory=dict)  # where they differ from the chairs'

    def say(self, text: str, /, **params: str | int) -> str:
        """A text that all games share."""
        return self.words.say(self.language, text, **params)

    def listed(self, names: Iterable[str]) -> str:
        """Names one after the other, each told once: "Ann, Ben, and Cleo"."""
        return self.words.listed(self.language, dict.fromkeys(names))

    def sentence(self, said: str) -> str:
        """What is said, with the language's full stop where no other sign ends it."""
        return said if said.endswith(ENDS) else self.say("sentence", said=said)

    def together(self, *sentences: str) -> str:
        """Sentences in one line; an ideographic full stop brings its own blank."""
        return " ".join(filter(None, sentences)).replace("。 ", "。")

    def labelled(self, label: str, value: str) -> str:
        """What something is called, and what it is: "Clock: none"."""
        return self.words.labelled(self.language, label, value)

    def row(self, parts: Iterable[str]) -> str:
        """Parts of a line, between commas."""
        return self.say("comma").join(parts)

    def name(self, seat: Seat) -> str:
        """Who holds a seat: a person's name, or the computer player's."""
        if seat in self.names:
            return self.names[seat]
        chair = self.table.chairs[seat]
        if chair.level:
            return computer_name(self.table, seat)
        if is_gone(chair.person):
            return self.say("somebody")
        return _NAMES.of(self.table.chairs)[seat]

    def name_of(self, seat: Seat, who: str) -> str:
        """Who held a seat when a move was made, by the ``who`` of its Maker; where that is not
        known, who holds it now."""
        chair = self.table.chairs[seat]
        if is_level(who):
            return computer_name(self.table, seat)
        if not who or who == chair.person:
            return self.name(seat)
        if is_gone(who):
            return self.say("somebody")
        # The name stays with the seat that a computer player has taken over.
        chairs = self.table.chairs
        known = {other.person or other.former: number for number, other in enumerate(chairs)}
        return isolated(told_apart(chairs, known.get(who, seat))) or self.name(seat)

    def until(self, at: float, now: float) -> str:
        """A moment for a line, as in "in 2 days"."""
        return self.words.until(self.language, at, now)

    def event(self, event: Phrase, made: Mapping[Seat, str]) -> str:
        """What has happened, told of those who held the seats then."""
        return self.as_made(made).phrase(event)

    def as_made(self, made: Mapping[Seat, str]) -> "Wording":
        """The same with the names of those who held the seats then, as ``name_of`` wants them."""
        names = {seat: self.name_of(seat, who) for seat, who in made.items()}
        return Wording(self.words, self.language, self.table, names)

    def side(self, code: str) -> str:
        """A side's name with its sign: "⚫ Black"."""
        return self.say(f"{self.table.game}-side-{code}")

    def in_form(self, event: Phrase, made: Mapping[Seat, str], kind: str) -> str | None:
        """An event in one of its other forms, "brief", "you" or "over"; None without such a text,
        and "" for what that form leaves out."""
        text = f"{self.table.game}-{kind}-{event.code}"
        return self.as_made(made).phrase(event, kind) if self.words.has(text) else None

    def phrase(self, phrase: Phrase, kind: str = "") -> str:
        """A phrase of the game; ``kind`` is the family of texts: "alt", "reason"."""
        game = self.table.game
        text = f"{game}-{kind}-{phrase.code}" if kind else f"{game}-{phrase.code}"
        params: dict[str, str | int] = {}
        for key, value in phrase.params:
            if isinstance(value, str):
                params[key] = value
            elif key == SEAT or key.endswith(f"_{SEAT}"):
                params[key] = self.name(value)
            else:
                params[key] = value if value >= 0 else figure(value)
        return self.words.say(self.language, text, **params)

    def first_of(self, *texts: str, **params: str | int) -> str:
        """The first of several texts that exists."""
        return self.say(next((text for text in texts if self.words.has(text)), texts[-1]), **params)

    def choice(self, token: str) -> str:
        """A button's label for one choice of a move: the game's word for it, or itself."""
        text = f"{self.table.game}-choice-{token}"
        return self.say(text) if self.words.has(text) else token

    def move(self, move: str) -> str:
        """A whole move in the words of its buttons: "🔴 Red c4"."""
        labels = [self.choice(token) for token in split(move)]
        text = f"{self.table.game}-move-{len(labels)}"
        if self.words.has(text):
            return self.say(text, **dict(zip("abcd", labels, strict=False)))
        return " ".join(labels)

    def points(self, value: float, sign: bool = True) -> str:
        """Expected points with one digit behind the mark: "+3.5"."""
        shown = f"{value:+.1f}" if sign else f"{value:.1f}"
        return shown.replace("-", "−").replace(".", self.words.decimal_mark(self.language))

    def game(self) -> str:
        """The game's name."""
        return self.say(f"game-{self.table.game}")

    def alt(self, describe: Callable[[], tuple[Phrase, ...]]) -> str:
        """The description of a picture, at most 1,000 characters."""
        said = self.together(*[self.phrase(part, "alt") for part in describe()])
        return said if len(said) <= 1000 else said[:999] + "…"


def _names(chairs: tuple[Chair, ...]) -> tuple[str, ...]:
    return tuple(isolated(told_apart(chairs, seat)) for seat in range(len(chairs)))


_NAMES = ByIdentity(_names, NAMED)
