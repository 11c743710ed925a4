import asyncio
import logging

import pytest

from bot.background import Background, end


async def forever() -> None:
    await asyncio.Event().wait()


async def broken() -> None:
    raise ValueError("nothing goes right")


async def test_ended_tasks_are_over_whatever_they_do_about_it() -> None:
    async def stubborn() -> None:
        try:
            await forever()
        finally:
            raise ValueError

    tasks = [asyncio.create_task(work()) for work in (forever, stubborn)]
    await asyncio.sleep(0)
    await end(tasks)
    assert all(task.done() for task in tasks)


async def test_what_fails_in_the_background_is_told_by_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    background = Background()
    with caplog.at_level(logging.ERROR):
        background.start(broken(), "the kettle")
        await background.finish()
    assert [record.getMessage() for record in caplog.records] == ["the kettle failed"]
    assert caplog.records[0].exc_info is not None


async def test_finishing_waits_for_what_ends_and_ends_what_does_not() -> None:
    background, done = Background(), asyncio.Event()

    async def short() -> None:
        await asyncio.sleep(0)
        done.set()

    background.start(short(), "short")
    endless = background.start(forever(), "endless")
    await background.finish(patience=0.05)
    assert done.is_set() and endless.cancelled()


async def test_closing_ends_everything_at_once() -> None:
    background = Background()
    task = background.start(forever(), "endless")
    await background.close()
    assert task.cancelled()
