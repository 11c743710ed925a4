// A notification that is pressed leads to its table.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const SOURCE = readFileSync(new URL("../../bot/platforms/web/static/worker.js", import.meta.url), "utf8");

/** A service worker beside pages with these addresses, whose notification of a table is pressed. */
async function pressed(addresses, table) {
  const listeners = {}, done = [];
  const pages = addresses.map((url) => ({ url, focus: () => done.push(`focus ${url}`) }));
  const clients = { matchAll: async () => pages, openWindow: (path) => done.push(`open ${path}`) };
  const self = { clients, addEventListener: (name, listener) => (listeners[name] = listener) };
  new Function("self", SOURCE)(self);
  const notification = { data: { table }, close: () => done.push("close") };
  let until = null;
  listeners.notificationclick({ notification, waitUntil: (promise) => (until = promise) });
  await until;
  return done;
}

test("its page comes to the front", async () => {
  const there = "https://tables.example/t/ABCDE";
  assert.deepEqual(await pressed(["https://tables.example/", there], "ABCDE"), ["close", `focus ${there}`]);
});

test("without such a page one is opened", async () => {
  assert.deepEqual(await pressed(["https://tables.example/"], "ABCDE"), ["close", "open /t/ABCDE"]);
});
