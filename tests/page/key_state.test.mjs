// Keys at a table that no field wants.

import assert from "node:assert/strict";
import { test } from "node:test";

import { KeyState } from "../../bot/platforms/web/static/js/key_state.js";

/** A table on whose board these can be chosen, and what its keys have done. */
function table(choices, { slots = [], listens = false } = {}) {
  const done = [];
  const life = new AbortController();
  const middles = { low: [[10, 10], [20, 20]], high: [[110, 10], [120, 20]] };
  const regions = choices.map((choice) => ({ choice, payload: `mine:CODE:1:${choice}`, points: middles[choice] ?? [[500, 500]] }));
  const keys = new KeyState({
    screen: () => ({ picture: { parts: { slots } } }), regions: () => regions, press: (payload) => done.push(payload.split(":")[3]),
    alone: { u: () => done.push("undo"), h: () => done.push("hint") }, listens: () => listens,
    typing: { line: "", key: (key, begun = "") => done.push(`typed ${begun}${key}`) > 0 }, signal: life.signal,
  });
  return { keys, done, life };
}

test("a letter and a digit name a cell", () => {
  const { keys, done } = table(["d3", "c4"]);
  assert.ok(keys.key("d") && keys.key("3"));
  assert.deepEqual(done, ["d3"]);
});

test("a letter that no cell begins with does what it does alone at once", () => {
  const { keys, done } = table(["d3"]);
  keys.key("u");
  assert.deepEqual(done, ["undo"]);
});

test("a letter with which a cell begins does so only where nothing follows", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { keys, done } = table(["h3"]);
  keys.key("h");
  assert.deepEqual(done, []);
  t.mock.timers.tick(700);
  assert.deepEqual(done, ["hint"]);
});

test("nothing is done any more once the table is left", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { keys, done, life } = table(["h3"]);
  keys.key("h");
  life.abort();
  t.mock.timers.tick(700);
  assert.deepEqual(done, []);
});

test("a digit picks the own piece that lies in the place of that number", () => {
  const { keys, done } = table(["low", "high"], { slots: [[0, 0, 30, 30], [100, 0, 130, 30]] });
  assert.ok(keys.key("2"));
  assert.deepEqual(done, ["high"]);
  assert.ok(!keys.key("3"), "where there is none");
});

test("other keys are typed where the focus is on the board", () => {
  const { keys, done } = table(["d3"], { listens: true });
  assert.ok(keys.key("d") && keys.key("x") && keys.key("y"));
  assert.deepEqual(done, ["typed dx", "typed y"]);
  assert.ok(!table(["d3"]).keys.key("y"), "and nowhere else");
});
