// Where somebody is in a replay.

import assert from "node:assert/strict";
import { test } from "node:test";

import { placeIn } from "../../bot/features/replays/page/place.js";
import { ReplayState } from "../../bot/features/replays/page/replay_state.js";

function match(texts, more = {}) {
  const moves = texts.map((text, at) => ({ ply: at + 1, text }));
  return { table: "ABCDEFG", number: 0, at: null, running: true, moves, ...more };
}

function walking(texts, ply) {
  const state = new ReplayState();
  state.take(match(texts), false);
  state.go(ply);
  return state;
}

test("an address names a move as people count, and is made of it", () => {
  const pathname = "/t/ABCDEFG";
  assert.deepEqual(placeIn({ pathname, hash: "#replay-2.7" }), { match: 1, at: 7 });
  assert.equal(placeIn({ pathname, hash: "#other" }), null);
  assert.equal(walking(["d3", "c3"], 1).address, "/t/ABCDEFG#replay-1.1");
});

test("a match that is over has an address of its own, and so has each of its positions", () => {
  const pathname = "/m/ABCDEFG/2";
  assert.deepEqual(placeIn({ pathname, hash: "#17" }), { match: 1, at: 17 });
  assert.deepEqual(placeIn({ pathname, hash: "" }), { match: 1 }, "its end");
  const state = new ReplayState();
  state.take(match(["d3", "c3"], { number: 1, running: false, at: 1 }), false);
  state.go(1);
  assert.equal(state.address, "/m/ABCDEFG/2#1");
});

test("who is at the end goes on with the match, and who looks back stays", () => {
  assert.equal(walking(["d3"], 1).take(match(["d3", "c3"]), false).at, 2);
  assert.equal(walking(["d3"], 0).take(match(["d3", "c3"]), false).at, 0);
  assert.equal(walking(["d3"], 1).take(match(["d3", "c3"]), true).at, 1, "while it plays by itself");
});

test("another match begins at its end, or where it is wanted", () => {
  const state = walking(["d3"], 0);
  assert.deepEqual(state.take(match(["a", "b"], { number: 1 }), false), { fresh: true, at: 2 });
  assert.deepEqual(state.take(match(["a"], { number: 2, at: 0 }), false), { fresh: true, at: 0 });
});

test("nobody goes beyond the ends", () => {
  const state = walking(["d3", "c3"], 9);
  assert.equal(state.ply, 2);
  state.go(-1);
  assert.equal(state.ply, 0);
});

test("positions that look different now are forgotten", () => {
  const state = walking(["d3", "c3", "e3"], 0);
  for (let ply = 0; ply <= 3; ply++) state.keep("light", { ply });
  const now = match(["d3", "c3", "f3"]);
  now.moves[0].cost = "−2";
  state.take(now, false);
  assert.deepEqual([...state.kept.keys()], ["light:0", "light:2"]);
});

test("the next position is asked for once the present one is there", () => {
  const state = walking(["d3", "c3"], 1);
  assert.ok(state.wantsMore("light", 0), "the reader has gone on");
  state.keep("light", { ply: 1 });
  assert.equal(state.ahead("light"), 2);
  assert.ok(!state.wantsMore("light", 2));
  state.keep("light", { ply: 2 });
  assert.equal(state.ahead("light"), null);
  assert.equal(state.ahead("dark"), 2, "each look has its own");
});
