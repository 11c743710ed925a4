// How times are said.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Clock, words } from "../../bot/platforms/web/static/js/clock.js";

const clock = new Clock({
  in: "in {time}", ago: "{time} ago", now: "now", days: "{number} d", hours: "{number} h", minutes: "{number} min",
});
const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

test("in the last hour every second counts, before that the two greatest units", () => {
  assert.equal(clock.exact(0.2), "in 0:01");
  assert.equal(clock.exact(12 * MINUTE + 34), "in 12:34");
  assert.equal(clock.exact(HOUR + 5 * MINUTE), "in 1 h 5 min");
  assert.equal(clock.exact(2 * DAY + 3 * HOUR + 59 * MINUTE), "in 2 d 3 h");
});

test("what is past is so many minutes, hours or days ago", () => {
  assert.equal(clock.exact(-59), "now");
  assert.equal(clock.exact(-5 * MINUTE), "5 min ago");
  assert.equal(clock.exact(-3 * DAY - HOUR), "3 d ago");
});

test("a label has the greatest unit alone, and never less than nothing", () => {
  assert.equal(clock.rough(2 * DAY + 3 * HOUR), "2 d");
  assert.equal(clock.rough(-7), "0:00");
});

test("a title has the words of a moment in place of its clock", () => {
  assert.equal(words(["Ends ", { at: 5, words: "at noon" }, "."]), "Ends at noon.");
  assert.equal(words("Ends."), "Ends.");
});
