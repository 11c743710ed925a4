import hashlib
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.chance import below, commitment, is_seed, new_seed, numbers, shuffled

SEED = "0123456789abcdef" * 4
seeds = st.from_regex(r"[0-9a-f]{64}", fullmatch=True)


def test_a_new_seed_is_64_hex_digits_and_never_the_same() -> None:
    assert is_seed(new_seed())
    assert new_seed() != new_seed()


@pytest.mark.parametrize("text", ["", SEED[1:], SEED + "0", SEED.upper(), "g" + SEED[1:]])
def test_anything_else_is_no_seed(text: str) -> None:
    assert not is_seed(text)


def test_the_commitment_is_the_sha_256_of_the_seeds_characters() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED.encode()).hexdigest()


def test_the_stream_is_sha_256_in_counter_mode_four_numbers_a_block() -> None:
    blocks = (hashlib.sha256(f"{SEED}:bag:{block}".encode()).digest() for block in range(2))
    expected = [int.from_bytes(d[at : at + 8], "big") for d in blocks for at in range(0, 32, 8)]
    assert list(islice(numbers(SEED, "bag"), 8)) == expected


def test_every_purpose_has_a_stream_of_its_own() -> None:
    assert next(numbers(SEED, "bag")) != next(numbers(SEED, "first"))


def test_numbers_that_would_favour_some_values_are_left_out() -> None:
    uneven = (1 << 64) - 1  # the last number below 2**64 is above the last multiple of 3
    assert below(iter([uneven, 5]), 3) == 2


@given(seeds, st.integers(1, 100))
def test_a_number_below_n_is_below_n(seed: str, n: int) -> None:
    assert 0 <= below(numbers(seed, "test"), n) < n


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_item_and_is_the_same_each_time(seed: str, items: list[int]) -> None:
    assert sorted(shuffled(items, seed, "test")) == sorted(items)
    assert shuffled(items, seed, "test") == shuffled(items, seed, "test")


def test_a_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    stream, order = numbers(SEED, "bag"), list("abcdef")
    for last in range(5, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    assert shuffled("abcdef", SEED, "bag") == tuple(order)


def test_a_known_seed_gives_a_known_order_on_every_machine_and_version() -> None:
    assert "".join(shuffled("abcdefghij", SEED, "bag")) == "eihajcdgfb"


def test_every_order_of_three_is_about_equally_likely() -> None:
    orders = ["".join(shuffled("abc", f"{number:064x}", "test")) for number in range(6000)]
    assert all(850 < orders.count(order) < 1150 for order in set(orders))
    assert len(set(orders)) == 6
