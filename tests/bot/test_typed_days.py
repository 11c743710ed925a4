"""Days as people type them are read in their own language's way."""

from datetime import date, timedelta

import pytest
from babel.dates import format_date, format_skeleton

from bot.texts import Words
from bot.texts.typed_days import read_day

TODAY = date(2026, 11, 28)


def test_every_language_reads_the_days_that_it_writes() -> None:
    for language in Words().languages:
        for later in (1, 5, 30):
            day = TODAY + timedelta(days=later)
            forms = [
                format_skeleton(form, day, locale=language) for form in ("MMMd", "MMMMd", "Md")
            ]
            forms += [format_date(day, "short", locale=language), day.isoformat()]
            assert {form: read_day(form, (language, "en"), TODAY) for form in forms} == (
                dict.fromkeys(forms, day)
            )


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("12/5", date(2026, 12, 5)),
        ("13/12", date(2026, 12, 13)),
        ("5.12.", date(2026, 12, 5)),
        ("the 12", None),
        ("12 of December 26", date(2026, 12, 12)),
        ("28 Nov", date(2027, 11, 28)),
        ("2026-02-30", None),
        ("99.99.", None),
        ("12 Dec or 13", None),
        ("soon", None),
        ("9" * 5000, None),
    ],
)
def test_what_is_no_day_is_none(text: str, day: date | None) -> None:
    assert read_day(text, ("en",), TODAY) == day
