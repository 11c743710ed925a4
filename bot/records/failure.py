"""What is wrong with a record."""

STEPS = ("digest", "seed", "hash", "setup", "deal", "moves", "draws", "result")
"""What is checked of a record, in turn."""


class BrokenRecord(ValueError):
    """A record that cannot be read, is not true, or cannot be written. ``step`` is one of ``STEPS``
    or a part of the file: size, many, long, document, version, log, game, format, file. ``number``
    is the entry of the log in question, from 1, or 0; ``match`` which one it is of several, from 1,
    or 0; ``why`` says it in English."""

    def __init__(
        self, step: str, number: int = 0, move: str = "", why: str = "", match: int = 0
    ) -> None:
        self.step, self.number, self.move, self.why, self.match = step, number, move, why, match
        super().__init__(f"{self.place}: {why}" if self.place else why)

    @property
    def place(self) -> str:
        """Where it is, in English: "match 3: move 12"; "" for the file as a whole."""
        part = "" if self.step in ("file", "format") else self.step
        here = f"move {self.number}" if self.number else part
        return ": ".join(filter(None, (f"match {self.match}" if self.match else "", here)))

    def within(self, match: int) -> "BrokenRecord":
        """The same, told of one match of several."""
        return BrokenRecord(self.step, self.number, self.move, self.why, match)
