"""The deal as anybody can work it out: from the sentences that people are told, with hashes and
whole numbers alone. Nothing here asks the engines what they shuffle."""

import hashlib
from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest
from msgspec import structs

from bot.records.checking import Verdict, checks
from bot.records.making import record_of
from bot.records.record import Record, sealed
from bot.texts import Words
from engines import GAMES, chance
from tests.bot.recorded import HIDDEN_OF_EACH, TABLES, finished, person
from tests.campaigns import so_many

HIDDEN = [table for table in TABLES if table[0] != "reversi"]
each_table, each_game = (
    pytest.mark.parametrize("table", tables, ids=lambda table: f"{table[0]}-{table[1]}")
    for tables in (HIDDEN, HIDDEN_OF_EACH)
)


def stream(seed: str, label: str) -> Iterator[int]:
    """1. For i = 0, 1, 2 … the SHA-256 of "seed:label:i"; each gives four numbers of 64 bits."""
    i = 0
    while True:
        digest = hashlib.sha256(b":".join((seed.encode(), label.encode(), b"%d" % i))).digest()
        for at in range(4):
            number = 0
            for byte in digest[8 * at : 8 * at + 8]:
                number = 256 * number + byte
            yield number
        i += 1


def number_below(n: int, numbers: Iterator[int]) -> int:
    """2. The next of these modulo n; those from the largest multiple of n up to 2^64 skipped."""
    largest = 2**64 - 2**64 % n
    for number in numbers:
        if number < largest:
            return number % n
    raise AssertionError("the numbers never end")


def shuffle(row: list[str], seed: str, label: str) -> list[str]:
    """3. From the last place to the second, what lies there is exchanged with what lies as many
    places from the front as the next number below the count up to there says."""
    row, numbers = list(row), stream(seed, label)
    place = len(row)
    while place >= 2:
        far = number_below(place, numbers)
        row[place - 1], row[far] = row[far], row[place - 1]
        place -= 1
    return row


def crosswise(seed: str, seats: int, number: int, hand: int) -> tuple[list[list[str]], list[str]]:
    """Hands, and what is left, the next to be drawn first, by ``crosswise-fair-order``."""
    row = [s for s in ("red", "yellow", "blue", "purple", "black", "white") for _ in range(7)]
    row += [s for s in ("move", "remove", "replace", "swap") for _ in range(3)]
    row, hands = shuffle(row, seed, "bag"), []
    for seat in range(seats):
        takes = 6 if (seats, seat) == (3, 1) else 4
        row, taken = row[:-takes], row[-takes:]
        hands.append(taken)
    return hands, row[::-1]


def triominos(seed: str, seats: int, number: int, hand: int) -> tuple[list[list[str]], list[str]]:
    """The same by ``triominos-fair-order``."""
    row = [str(n).zfill(3) for n in range(556)]
    row = [tile for tile in row if list(tile) == sorted(tile) and set(tile) <= set("012345")]
    assert len(row) == 56 and row[:7] == ["000", "001", "002", "003", "004", "005", "011"]
    row, hands = shuffle(row, seed, f"round {number}"), []
    for _ in range(seats):
        taken, row = row[:hand], row[hand:]
        hands.append(taken)
    return hands, row


Deal = Callable[[str, int, int, int], tuple[list[list[str]], list[str]]]
BY_HAND: dict[str, Deal] = {"crosswise": crosswise, "triominos": triominos}


def contents(hands: object) -> list[list[str]]:
    """What each hand holds, in whatever order."""
    assert isinstance(hands, list | tuple)
    return [sorted(hand) for hand in hands]


def followed(record: Record) -> int:
    """Every hand and every piece drawn compared with the deal by hand; how many were drawn."""
    deal, seats = BY_HAND[record.game], len(record.seats)
    hand, drawn = len(record.dealt[0]), 0
    hands, rest = deal(record.seed, seats, 1, hand)
    assert contents(record.dealt) == contents(hands)
    course = [(1, rest)]
    for entry in record.log:
        number, rest = course[-1]
        if entry.takeback is not None:
            del course[entry.takeback + 1 :]
        elif entry.dealt:
            hands, rest = deal(record.seed, seats, number + 1, hand)
            assert contents(entry.dealt) == contents(hands)
            course.append((number + 1, rest))
        else:
            drew = len(entry.drew)
            assert list(entry.drew) == rest[:drew]
            drawn += drew
            course.append((number, rest[drew:]))
    return drawn


def test_every_game_that_deals_is_worked_out_here() -> None:
    assert {key for key, _ in HIDDEN} == BY_HAND.keys()
    assert all((game.row(1) is None) is (key not in BY_HAND) for key, game in GAMES.items())


@each_table
@pytest.mark.parametrize("number", range(so_many(1, 2)))
def test_the_three_sentences_give_every_hand_and_every_piece_drawn(
    table: tuple[str, int], number: int
) -> None:
    record = record_of(finished(*table, number))
    assert followed(record) > 0
    assert hashlib.sha256(record.seed.encode()).hexdigest() == record.hash


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_turn_is_drawn_as_the_sentence_says(seats: int) -> None:
    for number in range(24):
        seed = hashlib.sha256(b"%d" % number).hexdigest()
        setup = GAMES["crosswise"].deal(seats, {"first": "random"}, seed)
        first = 1 + number_below(seats, stream(seed, "first"))
        assert f" first={first} " in setup


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sentences_name_what_was_used_here(language: str) -> None:
    words = Words("en")
    by_hand = words.say(language, "fair-by-hand")
    assert [line[:2] for line in by_hand.split("\n")] == ["1.", "2.", "3."]
    bag = words.say(language, "crosswise-fair-order")
    said = {
        "en": ("“bag”", "“first”", "red", "yellow", "white", "move", "swap"),
        "de": ("„bag“", "„first“", "rote", "gelbe", "weiße", "Versetzen", "Vertauschen"),
    }
    assert all(word in bag for word in said[language])
    tiles = words.say(language, "triominos-fair-order")
    assert all(word in tiles for word in ("round 1", "round 2", "56", "000", "011", "555"))


def wrong(record: Record) -> list[tuple[str, str]]:
    """The steps that are wrong, and why."""
    return [(check.step, check.why) for check in checks(record) if check.verdict is Verdict.WRONG]


def stacked(items: tuple[str, ...], seed: str, label: str) -> tuple[str, ...]:
    """A shuffle that nobody can follow."""
    return tuple(sorted(items, key=lambda item: hashlib.sha256(f"{seed}{item}".encode()).digest()))


@each_game
def test_an_engine_that_shuffles_in_another_way_is_found_out(table: tuple[str, int]) -> None:
    with patch.object(chance, "shuffled", stacked):
        record = record_of(finished.__wrapped__(*table, 2))
        found = wrong(record)
    assert found == [
        ("deal", "worked out by hand, seat 1 gets other pieces"),
        ("draws", "worked out by hand, another piece is drawn"),
    ]


@each_game
def test_an_engine_that_draws_in_another_order_is_found_out(table: tuple[str, int]) -> None:
    honest, row = chance.shuffled, GAMES[table[0]].row(1)
    held = sum(len(hand) for hand in record_of(finished(*table, 2)).dealt)
    assert row is not None

    def turned(items: tuple[str, ...], seed: str, label: str) -> tuple[str, ...]:
        """The hands are right, and what is left lies the other way round."""
        order = honest(items, seed, label)
        if row.from_end:
            return (*order[-held - 1 :: -1], *order[-held:])
        return (*order[:held], *order[: held - 1 : -1])

    with patch.object(chance, "shuffled", turned):
        found = wrong(record_of(finished.__wrapped__(*table, 2)))
    assert found == [("draws", "worked out by hand, another piece is drawn")]


def test_a_record_that_is_sealed_anew_over_another_hand_is_wrong_by_hand_too() -> None:
    record = record_of(finished("crosswise", 2, 1))
    assert wrong(record) == [] and person(0).key not in str(record)
    swapped = record.dealt[1], record.dealt[0]
    assert [step for step, _ in wrong(sealed(structs.replace(record, dealt=swapped)))] == ["deal"]
