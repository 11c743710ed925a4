"""The record of a match: its setup line and its moves, in rows of a round each."""

from engines.game import InvalidSetup

ROUND = 4  # moves a row


def write(setup: str, moves: tuple[str, ...]) -> str:
    """The setup line, then rows that start with the number of their first move."""
    rows = [
        " ".join((f"{start + 1}.", *moves[start : start + ROUND]))
        for start in range(0, len(moves), ROUND)
    ]
    return "\n".join((setup, *rows))


def read(text: str) -> tuple[str, tuple[str, ...]]:
    """The setup and the moves of a record that ``write`` made; neither is checked against the
    rules. Raises InvalidSetup for an empty text."""
    lines = text.strip().splitlines()
    if not lines:
        raise InvalidSetup("an empty record")
    return lines[0], tuple(move for row in lines[1:] for move in row.split()[1:])
