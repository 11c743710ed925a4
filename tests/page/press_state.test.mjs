// Presses at a table, one at a time.

import assert from "node:assert/strict";
import { test } from "node:test";

import { PressState } from "../../bot/platforms/web/static/js/press_state.js";

/** A table whose server answers when it is told to. */
function table() {
  const asked = [], said = [];
  const screen = { revision: 1, choices: [], picture: null };
  const presses = new PressState({
    ask: ({ payload }) => new Promise((answer) => asked.push({ payload, answer })),
    alone: () => false, screen: () => screen, waits: () => {}, refused: (text) => said.push(text),
    dropped: () => said.push("No line."), signal: new AbortController().signal,
  });
  return { presses, screen, asked, said };
}

const D3 = "mine:CODE:1:d3";
const C4 = "mine:CODE:1:c4";

test("a second tap on a button is none, and another button has its turn", async () => {
  const { presses, asked } = table();
  presses.press(D3);
  presses.press(D3);
  presses.press(C4);
  assert.deepEqual(asked.map(({ payload }) => payload), [D3]);
  asked[0].answer(true);
  await new Promise(setImmediate);
  assert.deepEqual(asked.map(({ payload }) => payload), [D3, C4]);
});

test("a second tap is none while the answer is to come, though a screen has", async () => {
  const { presses, asked, said } = table();
  presses.press(D3);
  presses.wait(false); // as at a screen
  assert.equal(await presses.press(D3), false);
  assert.equal(asked.length, 1);
  asked[0].answer(true);
  await new Promise(setImmediate);
  presses.press(D3);
  assert.deepEqual([asked.length, said], [2, []]);
});

test("without a line nothing is pressed, nor kept for later", async () => {
  const { presses, asked, said } = table();
  presses.press(D3);
  presses.press(C4);
  presses.connected(false);
  asked[0].answer(false);
  await new Promise(setImmediate);
  presses.connected(true);
  assert.equal(asked.length, 1);
  presses.connected(false);
  assert.deepEqual(said, []);
  assert.equal(await presses.press(C4), false);
  assert.deepEqual(said, ["No line."]);
});

test("what came too late is done again where the next screen offers it", async () => {
  const { presses, screen, asked, said } = table();
  const granted = presses.press(D3);
  assert.ok(presses.isRefusal("The table has changed."));
  screen.revision = 2;
  screen.choices = [{ payload: "mine:CODE:2:d3" }];
  asked[0].answer(true);
  assert.equal(await granted, false);
  assert.deepEqual(asked.map(({ payload }) => payload), [D3, "mine:CODE:2:d3"]);
  assert.deepEqual(said, []);
});

test("what came too late is done again too where the screen comes before the refusal", async () => {
  const { presses, screen, asked, said } = table();
  const granted = presses.press(D3);
  screen.revision = 2;
  screen.choices = [{ payload: "mine:CODE:2:d3" }];
  presses.wait(false); // as at a screen
  assert.ok(presses.isRefusal("The table has changed."));
  asked[0].answer(true);
  assert.equal(await granted, false);
  assert.deepEqual(asked.map(({ payload }) => payload), [D3, "mine:CODE:2:d3"]);
  assert.deepEqual(said, []);
});

test("what came too late is not done again after another press", async () => {
  const { presses, screen, asked, said } = table();
  presses.press(D3);
  screen.revision = 2;
  screen.choices = [{ payload: "mine:CODE:2:d3" }, { payload: "mine:CODE:2:c4" }];
  presses.wait(false); // as at a screen
  presses.press("mine:CODE:2:c4");
  presses.isRefusal("The table has changed.");
  for (const { answer } of asked) answer(true);
  await new Promise(setImmediate);
  assert.deepEqual(asked.map(({ payload }) => payload), [D3, "mine:CODE:2:c4"]);
  assert.deepEqual(said, []);
});

test("what is no longer offered stays refused", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { presses, screen, asked, said } = table();
  presses.press(D3);
  presses.isRefusal("The table has changed.");
  screen.revision = 2;
  asked[0].answer(true);
  await new Promise(setImmediate);
  t.mock.timers.tick(1600);
  assert.deepEqual([asked.length, said], [1, ["The table has changed."]]);
});

test("an own move is felt once it has come about, not when it is only picked", async () => {
  const { presses } = table();
  presses.press(D3);
  assert.equal(presses.hasLaid(false, false), false);
  assert.equal(presses.hasLaid(true, false), true);
  assert.equal(presses.hasLaid(true, false), false);
});

test("what came too late for a match that has ended is not said over why it has", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { presses, screen, asked, said } = table();
  for (const kind of ["board", "result"]) {
    presses.press(`mine:CODE:${screen.revision}:d3`);
    presses.isRefusal("The table has moved on.");
    Object.assign(screen, { kind, revision: screen.revision + 1 });
    asked.at(-1).answer(true);
    await new Promise(setImmediate);
    t.mock.timers.tick(5);
  }
  assert.deepEqual(said, ["The table has moved on."]);
});
