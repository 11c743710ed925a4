// What a button sends when a name goes with it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { withName } from "../../bot/platforms/web/static/js/payload.js";

test("a name goes along in base32", () => {
  assert.equal(withName("also:ABCDE:0:", "Lea"), "also:ABCDE:0:jrswc");
});

test("a long name is cut between its signs, so that the payload is one", () => {
  const payload = withName("also:ABCDE:0:", "ひ".repeat(24));
  assert.ok(payload.length <= 64);
  assert.equal(payload, withName("also:ABCDE:0:", "ひ".repeat(10)));
});
