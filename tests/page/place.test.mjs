// Which position of a match an address names.

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeIn } from "../../bot/features/replays/page/place.js";

test("an address names a match with or without a ply, and a ply alone one of the latest match", () => {
  assert.deepEqual(placeIn({ pathname: "/m/CODE/2", hash: "#7" }), { match: 1, at: 7 });
  assert.deepEqual(placeIn({ pathname: "/m/CODE/2", hash: "" }), { match: 1 });
  assert.deepEqual(placeIn({ pathname: "/t/CODE", hash: "#replay-2.7" }), { match: 1, at: 7 });
  assert.deepEqual(placeIn({ pathname: "/t/CODE", hash: "#7" }), { at: 7 });
  assert.equal(placeIn({ pathname: "/t/CODE", hash: "" }), null);
});
