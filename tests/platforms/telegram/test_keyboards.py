"""The keyboards of whole matches: never more than eight rows, and none wider than a phone."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec import structs

from bot.platforms.telegram.keyboard import COMFORTABLE, ROWS, fits, laid_out
from bot.screens.board import board_screen
from bot.screens.composer import CHOOSING
from bot.screens.hand import hand_screen
from bot.screens.picks import settled
from bot.screens.scene import Scene
from bot.screens.screen import Screen
from bot.screens.viewer import Viewer
from bot.screens.wording import Wording
from bot.tables.table import Table
from bot.texts import Words
from engines import GAMES
from engines.game import View
from engines.path import next_choices, split
from tests.bot.seated import dealt, key

NAMES = ("Ann", "Ben", "Cleo", "Dora")
LINK = "https://t.me/CrosstableTestBot?start=ABCDE"
MATCHES = [
    ("reversi", 2, {}),
    ("crosswise", 2, {}),
    ("crosswise", 4, {}),
    ("triominos", 2, {"hand": "16"}),
    ("triominos", 4, {"hand": "7"}),
    ("triominos", 4, {"hand": "16"}),
]


def plies(table: Table, luck: random.Random, most: int) -> Iterator[tuple[Table, View, View]]:
    """A random match: the table, what everybody sees and what the seat in turn does."""
    assert table.match is not None
    game, match = GAMES[table.game], table.match
    state = game.start(match.setup)
    for _ in range(most):
        public = game.view(state, None)
        if public.turn is None:
            if not public.follow:
                return
            move = public.follow
        else:
            own = game.view(state, public.turn)
            yield replace(table, match=match), public, own
            move = luck.choice(own.moves)
        state = game.play(state, move)
        match = replace(match, moves=(*match.moves, move))


def screens(wording: Wording, public: View, own: View, luck: random.Random) -> Iterator[Screen]:
    """Everything that a group and the person in turn may be shown of this ply."""
    for slots in (False, True):
        viewer = Viewer(wording.language, slots=slots, link=LINK)
        scene = Scene(wording, public, viewer, undo=lambda: True)
        yield board_screen(scene)
        if slots and public.hands:
            yield board_screen(structs.replace(scene, picked=CHOOSING))
    assert own.turn is not None
    move = split(luck.choice(own.moves))
    for length in range(len(move)):
        picked = settled(own, move[:length])
        viewer = Viewer("en", key=key(NAMES[own.turn]))
        scene = Scene(wording, own, viewer, own.turn, picked, undo=lambda: True)
        yield board_screen(scene)
        if own.hand:
            yield hand_screen(scene)


@pytest.mark.parametrize(("game", "seats", "options"), MATCHES)
def test_no_keyboard_of_a_match_is_too_high_or_too_wide(
    game: str, seats: int, options: dict[str, str]
) -> None:
    """In German, whose words are long."""
    words, luck = Words(), random.Random(f"{game} {seats} {options}")
    table = dealt(*NAMES[:seats], game=game, **options)
    shown = 0
    for now, public, own in plies(table, luck, 90):
        wording = Wording(words, "de", now)
        for screen in screens(wording, public, own, luck):
            rows = laid_out(screen)
            assert len(rows) <= ROWS, [[b.label for b in row] for row in rows]
            assert all(fits(row) for row in rows), [[b.label for b in row] for row in rows]
            assert len(set(rows)) == len(rows), "what stands there stands there once"
            offered = {b.payload for row in rows for b in row}
            missing = {b.payload for b in screen.choices} - offered
            assert not missing or screen.pieces, screen.choices
            shown += 1
    assert shown > 100


def test_moves_of_an_open_game_stand_in_reading_order_at_most_six_a_row() -> None:
    table = dealt("Ann", "Ben")
    for now, public, _ in plies(table, random.Random(7), 60):
        screen = board_screen(Scene(Wording(Words(), "en", now), public))
        moves = next_choices(public.offers, ())
        cells = [cell for row in public.grid for cell in row if cell in moves]
        rows = [row for row in laid_out(screen) if row[0] in screen.choices]
        assert [button.label for row in rows for button in row] == cells
        sizes = [len(row) for row in rows]
        assert max(sizes) <= COMFORTABLE and max(sizes) - min(sizes) <= 1
