// What is next between a browser, its push service and the server.

import assert from "node:assert/strict";
import { test } from "node:test";

import { encoded, next, told } from "../../bot/features/push/page/push_state.js";

const HERE = "https://push.example/1";

function standing(more) {
  return { offer: { key: "ours", known: true }, told: HERE, endpoint: HERE, key: "ours", ...more };
}

test("what the server knows is not said again", () => {
  assert.equal(next(standing({})), "rest");
});

test("without a subscription, or with one for another server, there will be a new one", () => {
  assert.equal(next(standing({ endpoint: null, key: "", told: null })), "subscribe");
  assert.equal(next(standing({ endpoint: null, key: "" })), "subscribe");
  assert.equal(next(standing({ key: "theirs" })), "subscribe");
});

test("a subscription of which the server has not heard is told", () => {
  assert.equal(next(standing({ told: null, offer: { key: "ours", known: false } })), "tell");
  assert.equal(next(standing({ told: "https://push.example/0" })), "tell");
});

test("whoever the server has forgotten is not told to it again", () => {
  assert.equal(next(standing({ offer: { key: "ours", known: false } })), "forgotten");
});

test("a subscription is told as the server reads it", () => {
  const keys = { p256dh: "BA-_==", auth: "AA==" };
  const said = { ask: "push-subscribed", endpoint: HERE, key: "BA-_", auth: "AA", origin: "https://tables.example" };
  assert.deepEqual(told({ endpoint: HERE, keys }, "https://tables.example"), said);
  assert.equal(encoded(new Uint8Array([251, 255, 254]).buffer), "-__-");
  assert.equal(encoded(null), "");
});
