"""What a German reader must be told in German, and how an English word among it is found."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from bot.texts.words import FOLDERS

WORD = re.compile(r"[^\W\d_]{3,}")
GAP = re.compile(r"[{}]|\bNone\b|\b[a-z]+(?:-[a-z]+){2,}\b")  # a place, nothing, a text's own name
COMMAND = re.compile(r"„?/[a-z]+(?: [a-z]+)*")  # is typed as it is in every language
CODE = re.compile(r"\b[A-Z2-9]{4}-[A-Z2-9]{4}\b")  # in which chance may have written a word


@dataclass(frozen=True, slots=True)
class Case:
    """A command with its parameters, and what its German answer says."""

    command: str
    said: str
    given: dict[str, str] = field(default_factory=dict)

    @property
    def line(self) -> str:
        """As it is typed into a chat."""
        return " ".join(("/" + self.command, *self.given.values()))

    def __str__(self) -> str:
        return self.line[1:].replace(" ", "-")


def cases(code: str = "", alone: bool = False) -> tuple[Case, ...]:
    """Every command of records, ratings, people and puzzles; ``code`` is of a table whose match is
    over; ``alone``: in a private chat."""
    whose = "du und alle, mit denen du gespielt hast" if alone else "die Rangliste dieses Chats"
    return (
        Case("replay", "Bruno gewinnt", {"code": code}),
        Case("export", "Die Aufzeichnung von Partie 1 als Datei.", {"code": code}),
        Case("import", "Gib mir die Datei"),
        Case("rating", "Wertung von "),
        Case("rating", "Ich kenne niemanden", {"player": "Zoe"}),
        Case("top", whose),
        Case("top", "die Rangliste aller", {"where": "all"}),
        Case("top", "Wie oft du die Computer geschlagen hast", {"where": "computers"}),
        Case("top", "Noch niemand hat eine gewertete Partie gespielt.", {"game": "crosswise"}),
        Case("link", "Ein anderes Konto verbinden"),
        Case("link", "Dieser Code verbindet nichts", {"linkcode": "ABCDEFGH"}),
        Case("unlink", "mit keinem anderen verbunden"),
        Case("forget", "Alles über dich vergessen?"),
        Case("mydata", "Alles, was über dich gespeichert ist."),
        Case("puzzle", "Rätsel des Tages"),
        Case("puzzle", "Rätsel ", {"game": "reversi"}),
        Case("puzzle", "Rätsel ", {"game": "crosswise"}),
        Case("puzzle", "Rätsel ", {"game": "triominos"}),
        Case("daily", "Hier kommt kein Rätsel des Tages."),
        Case("daily", "Das Rätsel des Tages kommt um 07:00 UTC.", {"switch": "on", "hour": "7"}),
        Case("daily", "Hier kommt kein Rätsel des Tages.", {"switch": "off"}),
        Case("train", "kein verfehltes Rätsel"),
        Case("settings", "Rangliste", {"setting": "ladder"}),
        Case("settings", "Deine Einstellungen", {"setting": "ladder", "value": "off"}),
    )


def assert_german(*texts: str) -> None:
    """Nothing among the texts is English, and nothing is missing."""
    assert any(texts)
    for said in texts:
        bare = CODE.sub("", COMMAND.sub("", said))
        english = [word for word in WORD.findall(bare) if word.casefold() in _english_alone()]
        assert not english, (english, said)
        assert not GAP.search(bare), said


@cache
def _english_alone() -> frozenset[str]:
    """The words that English texts have and German ones have not."""
    return frozenset(_words("en")) - frozenset(_words("de"))


def _words(language: str) -> Iterator[str]:
    for file in (file for folder in FOLDERS for file in folder.glob(f"*{language}.ftl")):
        found = _Texts()
        found.visit(parse(file.read_text()))
        for text in found.texts:
            yield from (word.casefold() for word in WORD.findall(COMMAND.sub("", text)))


class _Texts(Visitor):
    """Collects what stands in a file of texts, without names and places to be filled."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name
        self.texts.append(node.value)
