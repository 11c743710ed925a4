// What the page says to Telegram's clients, beside the bridge that apps are usually built with.

import assert from "node:assert/strict";
import { test } from "node:test";

const bridge = await import("@tma.js/bridge").catch(() => null); // npm install --no-save @tma.js/bridge@2
const CLIENT = "https://web.telegram.org";
const VERSIONS = ["6.0", "6.1", "6.2", "6.9", "7.6", "7.7", "7.10", "8.0", "9.1"];
const said = [];

Object.assign(globalThis, {
  location: new URL("https://example.org/"),
  history: { state: null, replaceState() {} },
  document: { documentElement: { dataset: { app: "telegram" }, style: {} }, addEventListener() {} },
  parent: { postMessage: (message, to) => said.push([JSON.parse(message), to]) },
  window: globalThis,
  self: globalThis,
  addEventListener() {},
  sessionStorage: { getItem: () => null, setItem() {}, removeItem() {} },
  localStorage: { getItem: () => null, setItem() {} },
});
const { TelegramApp } = await import("../../bot/platforms/web/static/js/telegram.js");

/** The bridge has this one from the first version on; Telegram's own list of changes from 6.2 on. */
const since = (method, version) => method !== "web_app_setup_closing_behavior" || !["6.0", "6.1"].includes(version);

/** All that a client of this version is told: the events by their names. */
async function told(version) {
  location.hash = `#tgWebAppVersion=${version}&tgWebAppPlatform=web`;
  const stands = { back: true, picked: true };
  const app = new TelegramApp({ back() {}, wear() {}, standing: () => stands });
  said.length = 0;
  await app.begun();
  app.look();
  app.feel("own");
  app.feel("turn");
  return new Map(said.map(([{ eventType, eventData }, to]) => [eventType, { eventData, to }]));
}

test("a client is told what its version knows, and nothing else", { skip: !bridge && "no bridge" }, async () => {
  const all = [...(await told(VERSIONS.at(-1))).keys()];
  assert.ok(all.length >= 9);
  for (const version of VERSIONS) {
    const known = all.filter((method) => bridge.supports(method, version) && since(method, version));
    assert.deepEqual([...(await told(version)).keys()].toSorted(), known.toSorted(), version);
  }
});

test("it is said as the bridge says it", { skip: !bridge && "no bridge" }, async () => {
  for (const [method, { eventData, to }] of await told(VERSIONS.at(-1))) {
    assert.equal(to, CLIENT);
    said.length = 0;
    bridge.setTargetOrigin(CLIENT);
    bridge.postEvent(method, eventData);
    assert.deepEqual(said, [[{ eventType: method, eventData }, CLIENT]]);
  }
});
