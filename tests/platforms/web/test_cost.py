"""What a move costs the server when several pages look on."""

from pathlib import Path

from bot.monitoring.labels import Access
from bot.monitoring.prometheus_meters import PrometheusMeters
from render.bands import BANDS
from tests import stores
from tests.database import FILE
from tests.desks import desk_of
from tests.platforms.web.callers import Caller, Tab
from tests.platforms.web.hot_seats import deal
from tests.platforms.web.servers import serving
from tests.thinking import LATE, workers_for

SMALL = 6000  # bytes of a picture with what it brings new; as a file it would have 25,000


class Counted:
    """What has been done so far, as far as it is counted."""

    def __init__(self, meters: PrometheusMeters) -> None:
        self._meters = meters

    @property
    def used(self) -> dict[str, float]:
        """How often the database was used in each way, and how many bands of pictures were asked
        for."""
        registry, name = self._meters.registry, "crosstable_database_seconds_count"
        used = {
            str(access): registry.get_sample_value(name, {"access": access}) or 0.0
            for access in (Access.READ, Access.WRITE)
        }
        return used | {"bands": float(BANDS.found + BANDS.made)}

    async def move(self, player: Tab, *others: Tab) -> dict[str, float]:
        """What is done for a move until all see it."""
        before, revision = self.used, player.screen["revision"] + 1
        await player.press("mine")
        for tab in (player, *others):
            await tab.revision(revision)
        return {what: now - before[what] for what, now in self.used.items()}


async def test_a_move_is_written_once_and_nothing_is_painted_or_read(
    tmp_path: Path,
) -> None:
    meters = PrometheusMeters()
    store = await stores.opened(tmp_path / FILE, meters=meters)
    workers, counted = workers_for(LATE), Counted(meters)
    desk = desk_of(store, workers, meters=meters)
    async with serving(desk) as web:
        ann, ben = Caller(web.url), Caller(web.url)
        code = await deal(ann, "reversi")
        player, other = await ann.tab(code), await ben.tab(code)
        await counted.move(player, other)  # after which all is known that is kept
        used = await counted.move(player, other)
        assert used == {"read": 0, "write": 1, "bands": 0}
        assert other.frames[-1] == ["screen", "story", "moves"], "each sending costs"
        assert player.pictures[-1] == other.pictures[-1]
        assert len(player.pictures[-1][1]) < SMALL
        for caller in (ann, ben):
            await caller.close()
    await desk.close()
    await workers.close()
    await store.close()


async def test_a_picked_piece_is_not_also_painted_for_the_pressers_chat(tmp_path: Path) -> None:
    meters = PrometheusMeters()
    store = await stores.opened(tmp_path / FILE, meters=meters)
    workers, counted = workers_for(LATE), Counted(meters)
    desk = desk_of(store, workers, meters=meters)
    async with serving(desk) as web:
        ann = Caller(web.url)
        tab = await ann.tab(await deal(ann, "crosswise"))
        if tab.screen["kind"] == "curtain":
            await tab.ask("press", payload=tab.screen["actions"][0][0]["payload"])
        piece = next(one for one in tab.screen["picture"]["regions"] if one["more"])
        await tab.until("picks")  # whose sprites come as a picture, too
        bands, pictures = counted.used["bands"], len(tab.pictures)
        await tab.ask("press", payload=piece["payload"])
        assert tab.screen["picked"] == [piece["choice"]]
        assert len(tab.pictures) == pictures + 1 and counted.used["bands"] == bands
        await ann.close()
    await desk.close()
    await workers.close()
    await store.close()
