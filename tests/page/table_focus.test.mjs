// Where the focus goes when it is somebody's turn.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, querySelector: () => null, addEventListener() {} },
  window: globalThis,
  addEventListener() {},
  localStorage: { getItem: () => null, setItem() {} },
  sessionStorage: { getItem: () => null, setItem() {} },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
});
const { focusNext } = await import("../../bot/platforms/web/static/js/table_focus.js");

/** Where it goes with this button below the caption. */
function goes(payload) {
  const went = [];
  const button = { focus: () => went.push("button") };
  focusNext({ kind: "board", waits: false, picked: [], actions: [[{ payload }]] }, {
    board: { spots: { decide: () => went.push("board") } },
    caption: { focus: () => went.push("caption") },
    view: { asked: { querySelector: () => button } },
  });
  return went;
}

test("a tip asks nothing: the focus goes to the board, where one chooses", () => {
  assert.deepEqual(goes("tips:ABCD2:3:"), ["board"]);
});

test("what is asked of somebody has it first", () => {
  assert.deepEqual(goes("agree:ABCD2:3:"), ["button"]);
});
