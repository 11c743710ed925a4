"""Quiet hours and digests fall into somebody's own day, also where clocks are changed."""

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.people import PersonPreferences
from bot.quiet import digest_at, quiet_span, quiet_until

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"


def at(text: str, zone: str = BERLIN) -> float:
    """The Unix time of "2026-12-01 22:00" in a time zone."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def chosen(quiet: str = "", digest: str = "", zone: str = BERLIN) -> PersonPreferences:
    return PersonPreferences(zone=zone, quiet=quiet, digest=digest)


def test_a_night_begins_and_ends_by_ones_own_clock() -> None:
    night = chosen("22-7")
    assert quiet_until(night, at("2026-12-01 21:59")) is None
    for within in ("2026-12-01 22:00", "2026-12-02 06:59"):
        assert quiet_until(night, at(within)) == at("2026-12-02 07:00")
    assert quiet_until(night, at("2026-12-02 07:00")) is None
    noon = at("2026-12-01 12:00")
    assert quiet_until(chosen("9-13"), noon) == at("2026-12-01 13:00")
    assert quiet_until(chosen("9-13", zone=NEW_YORK), noon) is None
    assert quiet_span(night, noon) == (at("2026-12-01 22:00"), at("2026-12-02 07:00"))


def test_a_night_in_which_clocks_are_changed_ends_when_they_show_its_end() -> None:
    for day, seconds in (("28 22:00", 8 * 3600), ("27 22:00", 9 * 3600)):
        begins = at(f"2026-03-{day}")  # on the 29th clocks go on by an hour
        assert quiet_until(chosen("22-7"), begins) == begins + seconds
    begins = at("2026-10-24 22:00")  # and back on the 25th
    assert quiet_until(chosen("22-7"), begins) == begins + 10 * 3600
    # Quiet hours of which a night has none are left out.
    assert quiet_span(chosen("2-3"), at("2026-03-29 00:30")) == (
        at("2026-03-30 02:00"),
        at("2026-03-30 03:00"),
    )


def test_a_digest_comes_in_the_morning_of_its_day_and_wakes_nobody() -> None:
    now = at("2026-03-28 12:00")  # a Saturday
    assert digest_at(chosen(digest="day"), now) == at("2026-03-29 09:00") == now + 20 * 3600
    assert digest_at(chosen(digest="1"), now) == at("2026-03-30 09:00")
    assert digest_at(chosen(digest="6"), now) == at("2026-04-04 09:00")
    assert digest_at(chosen("23-11", "day"), now) == at("2026-03-29 11:00")
    assert digest_at(chosen(digest="day"), at("2026-03-29 09:00")) == at("2026-03-30 09:00")
    assert digest_at(chosen("22-7"), now) is None


def test_nonsense_that_stands_in_a_row_is_no_choice() -> None:
    strange = chosen("7-7", "8", "Nowhere/At_All")
    assert quiet_until(strange, 0.0) is digest_at(strange, 0.0) is None
    assert quiet_until(chosen("22-7", zone="../etc"), at("2026-12-01 23:00", "UTC")) == at(
        "2026-12-02 07:00", "UTC"
    )
