"""How fast somebody may ask."""

import asyncio

import pytest

from bot.platforms.web.rate_limit import Bucket, Rate, RateLimit, RequestLimits, TooFast

HERE, THERE = "10.0.0.1", "10.0.0.2"


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def limits(visitor: Rate, address: Rate | None = None, kept: int = 100) -> RequestLimits:
    return RequestLimits(
        visitor=visitor, address=address or Rate(1000, 1000), kept=kept, clock=Clock()
    )


def test_a_bucket_gives_its_size_at_once_and_its_rate_after() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2), clock=clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    clock.now += 1
    assert bucket.take() == 0.5
    clock.now += 100
    assert bucket.left() == 3


def test_a_debt_has_an_end_and_what_is_refused_adds_nothing_to_it() -> None:
    clock = Clock()
    bucket = Bucket(Rate(3, 2, debt=4), clock=clock)
    assert [bucket.take() for _ in range(7)] == [0, 0, 0, 0.5, 1.0, 1.5, 2.0]
    for _ in range(1000):
        with pytest.raises(TooFast) as refused:
            bucket.take()
        assert (refused.value.seconds, refused.value.whose) == (3, "visitor")
    clock.now += refused.value.seconds
    assert bucket.take() == 0


def test_a_token_put_back_fills_no_bucket_over_its_brim() -> None:
    bucket = Bucket(Rate(3, 2), clock=Clock())
    bucket.take()
    bucket.give()
    bucket.give()
    assert bucket.left() == 3


def test_each_visitor_has_a_bucket_and_shares_that_of_the_address() -> None:
    rate_limit = RateLimit(limits(Rate(2, 1), Rate(3, 1)))
    for _ in range(2):
        rate_limit.open("ann", HERE)
    with pytest.raises(TooFast) as own:
        rate_limit.open("ann", HERE)
    assert own.value.whose == "visitor"
    assert rate_limit.open("ben", HERE).visitor.left() == 1
    with pytest.raises(TooFast) as common:
        rate_limit.open("cleo", HERE)
    assert common.value.whose == "address"
    assert rate_limit.open("cleo", THERE).address.left() == 2


def test_a_visitor_who_is_refused_takes_nothing_from_the_address() -> None:
    rate_limit = RateLimit(limits(Rate(1, 1), Rate(10, 1)))
    tries = rate_limit.open("ann", HERE)
    for _ in range(100):
        with pytest.raises(TooFast):
            rate_limit.open("ann", HERE)
    assert tries.address.left() == 9


async def test_an_address_in_debt_takes_nothing_from_its_visitors() -> None:
    rate_limit = RateLimit(limits(Rate(10, 1), Rate(1, 1, debt=0)))
    tries = rate_limit.open("ann", HERE)
    with pytest.raises(TooFast) as refused:
        await tries.begin()
    assert refused.value.whose == "address" and tries.visitor.left() == 9


async def test_a_fair_request_costs_nothing() -> None:
    tries = RateLimit(limits(Rate(2, 1))).open("ann", HERE)
    for _ in range(100):
        await tries.begin()
        tries.refund()
    assert tries.visitor.left() == 1


def test_those_unused_for_longest_are_forgotten() -> None:
    rate_limit = RateLimit(limits(Rate(5, 1), kept=2))
    ann = rate_limit.open("ann", HERE).visitor
    rate_limit.open("ben", HERE)
    assert rate_limit.open("ann", HERE).visitor is ann
    rate_limit.open("cleo", HERE)
    assert rate_limit.open("ann", HERE).visitor is ann and ann.left() == 2
    assert rate_limit.open("ben", HERE).visitor.left() == 4


@pytest.mark.parametrize("visitors", [1, 1000])
async def test_a_table_code_cannot_be_found_by_trying(visitors: int) -> None:
    """However many tries are on their way at once, and with however many cookies."""
    allowed = RequestLimits(clock=Clock())
    rate_limit, looked_at = RateLimit(allowed), 0
    for number in range(10_000):
        try:
            tries = rate_limit.open(f"{number % visitors}", HERE)
        except TooFast:
            continue
        for _ in range(5):
            waiting = asyncio.create_task(tries.begin())
            await asyncio.sleep(0)
            looked_at += waiting.done() and waiting.exception() is None
            waiting.cancel()
    limit = allowed.visitor if visitors == 1 else allowed.address
    assert 0 < looked_at <= limit.size
