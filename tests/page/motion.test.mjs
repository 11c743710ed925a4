// What is seen to happen between two pictures.

import assert from "node:assert/strict";
import { test } from "node:test";

import { changes } from "../../bot/platforms/web/static/js/motion_state.js";

const FORMS = { disc: { turns: true }, stone: {} };
const lies = (shape, look, place, left, top) => [shape, look, place, left, top, left + 10, top + 10];
const names = (pieces) => pieces.map((piece) => piece?.place ?? null);

test("what looks different where it lies has turned over, the nearest to what is new first", () => {
  const far = lies("disc", "a", "far", 90, 0), near = lies("disc", "a", "near", 20, 0);
  const turned = [far, near].map(([shape, , ...rest]) => [shape, "b", ...rest]);
  const { turns, travels, leaves } = changes([far, near], [...turned, lies("disc", "b", "new", 0, 0)], FORMS);
  assert.deepEqual(turns.map(([was]) => was.place), ["near", "far"]);
  assert.deepEqual(travels.map(names), [[null, "new"]]);
  assert.deepEqual(leaves, []);
});

test("what is new comes from where an equal one has gone, and what is left over leaves", () => {
  const before = [lies("stone", "a", "hand-0", 0, 90), lies("stone", "b", "hand-1", 20, 90)];
  const { travels, leaves } = changes(before, [lies("stone", "a", "c3", 30, 30)], FORMS);
  assert.deepEqual(travels.map(names), [["hand-0", "c3"]]);
  assert.deepEqual(names(leaves), ["hand-1"]);
});

test("an own piece that is taken up is lifted; the board moves only if what lies on it does", () => {
  const [low, high] = [20, 16].map((top) => lies("stone", "a", "hand-0", 0, top));
  const { lifts, shifted, travels } = changes([low], [high], FORMS);
  assert.deepEqual(lifts.map(names), [["hand-0", "hand-0"]]);
  assert.deepEqual([shifted, travels], [false, []]);
  assert.equal(changes([lies("stone", "a", "c3", 0, 0)], [lies("stone", "a", "c3", 5, 0)], FORMS).shifted, true);
});
