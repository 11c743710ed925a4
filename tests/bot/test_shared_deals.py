"""Records of matches whose deal lies on several tables, and their seed, which waits for all."""

from pathlib import Path

import pytest
from msgspec import structs

from bot.features.records.errors import SeedHeld
from bot.features.records.match_records import MatchRecords
from bot.features.records.rows import keep
from bot.features.records.screens import fair_lines
from bot.records.checking import Verdict, checks
from bot.records.making import record_of
from bot.records.record import Record, sealed
from bot.running.held_seeds import HeldSeeds
from bot.screens.ending import record_line
from bot.screens.wording import Wording
from bot.tables.frames import view_before
from engines.duplicate import DEAL, DUPLICATE
from tests import stores
from tests.bot.recorded import finished
from tests.english import ENGLISH

TABLES = [(key, seats) for key in ("crosswise", "triominos") for seats in (2, 3, 4)]


def wrong(record: Record) -> list[str]:
    return [each.step for each in checks(record) if each.verdict is Verdict.WRONG]


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_record_is_true_step_by_step_and_by_hand(key: str, seats: int) -> None:
    record = record_of(finished(key, seats, 1, deal=DUPLICATE))
    assert record.options[DEAL] == DUPLICATE and sum(len(each.drew) for each in record.log) > 5
    assert all(each.verdict is Verdict.RIGHT for each in checks(record))


def test_a_piece_that_another_seat_should_have_drawn_is_found_out() -> None:
    record = record_of(finished("crosswise", 2, 1, deal=DUPLICATE))
    alone = structs.replace(
        record, options={**record.options, DEAL: "single"}, setup=record.setup.replace(
            " deal=duplicate", ""
        )
    )  # fmt: skip
    assert "draws" in wrong(sealed(alone))


async def test_the_seed_is_told_when_nobody_plays_with_it_any_more(tmp_path: Path) -> None:
    kept = finished("triominos", 2, 1, deal=DUPLICATE)
    store = await stores.opened(tmp_path / "tables.db")
    held, playing = HeldSeeds(), {kept.table.code}

    async def holds(code: str) -> bool:
        return code in playing

    held.holds.append(holds)
    records = MatchRecords(store.database, held)
    try:
        await keep(store.database, kept, "tournament:1")
        with pytest.raises(SeedHeld):
            await records.record(kept.table.code)
        with pytest.raises(SeedHeld):
            await records.checks(kept.table.code)
        playing.clear()
        assert (await records.record(kept.table.code)).seed == kept.match.seed
    finally:
        records.close()
        await store.close()


def test_no_line_of_a_table_tells_a_seed_that_is_held() -> None:
    kept = finished("crosswise", 2, 1, deal=DUPLICATE)
    wording, match = Wording(ENGLISH, "en", kept.table), kept.match
    view = view_before(kept.table.game, match.setup, match.moves)
    held = fair_lines(wording, view, (), held=True)
    assert match.seed not in "\n".join((*held, record_line(wording)))
    told = fair_lines(wording, view)
    assert match.seed in "\n".join(told) and wording.say("fair-piles") in told
    assert set(held) & set(told) == {held[1]}  # the seal
