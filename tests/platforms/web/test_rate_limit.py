"""How fast somebody may ask."""

from bot.platforms.web.rate_limit import Bucket, RateLimit


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_size_at_once_and_its_rate_after() -> None:
    clock = Clock()
    bucket = Bucket(3, 2, clock)
    assert [bucket.take() for _ in range(5)] == [0, 0, 0, 0.5, 1.0]
    clock.now += 1
    assert bucket.take() == 0.5
    clock.now += 100
    assert bucket.left() == 3


def test_each_address_has_its_own_bucket_and_full_ones_are_forgotten() -> None:
    clock = Clock()
    patience = RateLimit(2, 1, clock)
    patience.of("10.0.0.1").take()
    patience.of("10.0.0.2")
    assert patience.of("10.0.0.1").left() == 1
    assert patience.of("10.0.0.3").left() == 2
    clock.now += 1
    assert patience.of("10.0.0.4") is not patience.of("10.0.0.1")
    assert patience.of("10.0.0.1").left() == 2


async def test_a_table_code_cannot_be_found_by_trying() -> None:
    clock = Clock()
    tries = RateLimit(60, 2, clock).of("10.0.0.1")
    waited = sum(tries.take() > 0 for _ in range(1000))
    assert waited == 940 and tries.take() > 400
