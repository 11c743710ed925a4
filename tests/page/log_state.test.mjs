// What has happened: which entries say their time, and when the newest stays in sight.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ReadingPlace, SaidTimes } from "../../bot/platforms/web/static/js/log_state.js";

test("a time is said where it has changed by five minutes", () => {
  const times = new SaidTimes();
  const said = [1000, 1047, 1299, 1300, 1301, 0, 1700].map((at) => times.says(at));
  assert.deepEqual(said, [true, false, false, true, false, false, true]);
});

test("what scrolls by itself keeps the newest in sight", () => {
  const place = new ReadingPlace();
  place.scroll(44); // the line "1 earlier" has taken that much
  assert.equal(place.away, false);
});

test("who has scrolled up stays there until they are back at the end", () => {
  const place = new ReadingPlace();
  place.move();
  place.scroll(200);
  assert.equal(place.away, true);
  place.lay();
  place.scroll(240);
  assert.equal(place.away, true);
  place.move();
  place.scroll(0);
  place.lay();
  place.scroll(44);
  assert.equal(place.away, false);
});
