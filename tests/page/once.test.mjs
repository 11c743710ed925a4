// What is asked a second time while it is under way.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Once } from "../../bot/platforms/web/static/js/once.js";

test("what is pressed twice at once is asked once, and anew when it has been answered", async () => {
  const asked = [];
  const once = new Once((message) => new Promise((answer) => asked.push({ ...message, answer })));
  const press = (payload) => once.ask({ ask: "press", payload });
  const answers = [press("accept:CODE:1:"), press("accept:CODE:1:"), press("accept:CODE:2:")];
  assert.deepEqual(asked.map(({ payload }) => payload), ["accept:CODE:1:", "accept:CODE:2:"]);
  for (const { answer } of asked) answer(true);
  assert.deepEqual(await Promise.all(answers), [true, true, true]);
  press("accept:CODE:1:");
  assert.equal(asked.length, 3);
});
