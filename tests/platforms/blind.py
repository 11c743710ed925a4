"""A player who never looks at a picture: what to play is found in what is read to them."""

import re

PAIRS = re.compile(r"^(?P<pieces>[^:]+): (?P<places>.+)\.$")
RUN = re.compile(r"(?P<first>\w) to (?P<last>\w) empty|(?P<alone>\w) empty")
ROW = re.compile(r"^Row (?P<row>\w+): (?P<cells>.+)\.$", re.MULTILINE)
COLUMNS = "abcdefgh"


def chosen(moves: str, board: str) -> tuple[str, ...]:
    """The choices of the first move that ``moves`` tells, as words; what ``board`` tells of empty
    cells helps where every one of them will do. A lone first choice: ask what can follow it."""
    lines = [found for line in moves.splitlines() if (found := PAIRS.match(line.strip()))]
    ways = [line for line in lines if "/moves" in line["places"]]
    for line in lines:
        if line["pieces"].startswith(("You can play", "After ")):
            return _words(line["places"], board)[:1]
    for line in lines:
        if line not in ways:
            return (line["pieces"].split(", ")[0], *_words(line["places"], board)[:1])
    return (ways[0]["pieces"],)


def _words(places: str, board: str) -> tuple[str, ...]:
    if places == "every empty cell":
        return empty_cells(board)
    named = re.split(r", ", places)
    return tuple(re.split(r" (?:flips|brings) ", name)[0] for name in named)


def empty_cells(board: str) -> tuple[str, ...]:
    """The cells of which a board's rows say that nothing lies there."""
    found: list[str] = []
    for row in ROW.finditer(board):
        if row["cells"] == "empty":
            found += [column + row["row"] for column in COLUMNS[:6]]
        for run in RUN.finditer(row["cells"]):
            first, last = run["first"] or run["alone"], run["last"] or run["alone"]
            columns = COLUMNS[COLUMNS.index(first) : COLUMNS.index(last) + 1]
            found += [column + row["row"] for column in columns]
    return tuple(found)


def token(word: str) -> str:
    """What a payload calls a choice that is read as ``word``: "Draw (−5 each)" is ``draw``."""
    return word.partition(" (")[0].lower()
