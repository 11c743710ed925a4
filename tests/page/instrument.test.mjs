// What is heard of what was wanted while a browser was silent.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Instrument } from "../../bot/platforms/web/static/js/instrument.js";

/** An instrument in a browser that is silent until something is pressed, and what is heard of it. */
function silent(t) {
  const heard = [];
  let allow = () => {};
  const allowed = new Promise((kept) => (allow = () => kept(undefined)));
  class AudioContext {
    state = "suspended";
    async resume() {
      await allowed;
      this.state = "running";
    }
  }
  Object.assign(globalThis, { AudioContext });
  const instrument = new Instrument();
  t.mock.method(instrument, "sound", (what) => heard.push(what));
  return { instrument, heard, press: async () => (allow(), await new Promise(setImmediate)) };
}

test("of what was wanted meanwhile only the last is heard, and later all at once", async (t) => {
  const { instrument, heard, press } = silent(t);
  t.mock.method(performance, "now", () => 0); // a busy machine may take long
  instrument.play("turn", performance.now());
  instrument.play("result", performance.now());
  await press();
  assert.deepEqual(heard, ["result"]);
  await instrument.play("turn", performance.now());
  assert.deepEqual(heard, ["result", "turn"]);
});

test("what is long past is not heard any more", async (t) => {
  const { instrument, heard, press } = silent(t);
  instrument.play("turn", performance.now() - 60_000);
  await press();
  assert.deepEqual(heard, []);
});
