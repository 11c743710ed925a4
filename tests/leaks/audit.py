"""What must never be said in any world, whatever another one would have said."""

import re
from collections.abc import Iterator

from bot.press import SLOT
from bot.texts.words import FOLDER
from engines.crosswise.stones import STONES
from engines.triominos.tiles import TILES
from tests.leaks.scene import Eyes
from tests.leaks.script import PUZZLES
from tests.leaks.traffic import FILE, Said
from tests.leaks.twins import Deal
from tests.leaks.world import World

PIECES = {"crosswise": frozenset(STONES), "triominos": frozenset(TILES)}
_SLOT = re.compile(r"slot:LEAKS:[0-9]+:([a-z0-9@.-]*)")
# A tile that begins with a nought, so that no score looks like it: 0-2-5 in texts, 025 elsewhere;
# not the rest of a decimal fraction, as the page is told of sounds.
_TILE = re.compile(r"(?<!\b0\.)\b0-?[0-5]-?[0-5]\b")


def _named(text: str) -> frozenset[str]:
    """The tiles that a text speaks of, as far as they cannot be anything else."""
    turned = (tile.replace("-", "") for tile in _TILE.findall(text))
    return frozenset("".join(sorted(tile)) for tile in turned)


IN_THE_RULES = _named((FOLDER / "triominos.en.ftl").read_text(encoding="utf-8"))


def faults(world: World, deal: Deal, game: str) -> list[str]:
    """Everything said to somebody that was not theirs to know, in a match that goes on."""
    found = []
    steps = zip(world.traffic.steps, world.known, world.eyes, strict=True)
    for (name, step), known, eyes in steps:
        puzzle = any(f"line='{line}'" in name for line in PUZZLES)  # positions of no table
        for said in step:
            why = [*_payloads(said, PIECES[game])]
            why += [] if puzzle else _pictures(said, world, eyes)
            why += ["the seed of the deal"] * (deal.seed in said.content)
            if game == "triominos" and not puzzle:
                why += _tiles(said, known.get(said.reader, known[""]) | IN_THE_RULES)
            found += [f"{name}: {said.reader} {said.kind}: {fault}" for fault in why]
    return found


def _pictures(said: Said, world: World, eyes: Eyes) -> Iterator[str]:
    """A picture is painted for everybody, or for a seat of the person that gets it."""
    for picture in said.pictures:
        seats = world.painted.get(picture, set())
        if not {None, *eyes.get(said.reader, ())} & seats and not picture.startswith(FILE):
            yield f"{picture} was painted for {seats or 'nobody'}"


def _payloads(said: Said, pieces: frozenset[str]) -> Iterator[str]:
    """Private payloads stay private, and those of the shared keyboard name no piece."""
    if said.seat is None and "mine:LEAKS" in said.content:
        yield "a private payload"
    for path in _SLOT.findall(said.content):
        named = pieces.intersection(path.split("."))
        if named and not path.startswith(SLOT):
            yield f"a shared payload with {sorted(named)}"


def _tiles(said: Said, known: frozenset[str]) -> Iterator[str]:
    """Whoever reads of a tile holds it or sees it lie."""
    unknown = _named(said.content) - known
    if unknown:
        yield f"of the tiles {sorted(unknown)}"
