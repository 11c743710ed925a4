// What stands in an avatar.

import assert from "node:assert/strict";
import { test } from "node:test";

import { initialOf } from "../../bot/platforms/web/static/js/initial.js";

test("a whole flag or letter stands in an avatar, in the capitals of the page's language", () => {
  const shown = [["\u{1f1ef}\u{1f1f5} Ken", "en"], ["\u{1f3f3}\ufe0f\u200d\u{1f308}", "en"], ["irem", "tr"],
    ["irem", "en"], ["\u2068\u05d3\u05d1\u2069", "en"], ["", ""]].map(([name, language]) => initialOf(name, language));
  assert.deepEqual(shown, ["\u{1f1ef}\u{1f1f5}", "\u{1f3f3}\ufe0f\u200d\u{1f308}", "\u0130", "I", "\u05d3", "?"]);
});
