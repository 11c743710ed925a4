// What the page says to Discord's client, and of whom it hears anything.

import assert from "node:assert/strict";
import { test } from "node:test";

const CLIENT = "https://discord.com";
const said = [];
const heard = [];
const { setTimeout: later } = globalThis;
const client = { postMessage: (message, to) => said.push({ message, to }) };

Object.assign(globalThis, {
  location: new URL("https://1.discordsays.com/?frame_id=f&instance_id=i&custom_id=ABCD2"),
  history: { state: { path: "/" } },
  document: { documentElement: { dataset: { app: "discord", client: "1" } }, addEventListener() {} },
  parent: client,
  window: globalThis,
  addEventListener: (_, hear) => heard.push(hear),
  sessionStorage: { getItem: () => null, setItem() {} },
  localStorage: {},
  setTimeout: (...asked) => later(...asked).unref(), // nobody waits for how long the page would
});
const { DiscordApp } = await import("../../bot/platforms/web/static/js/discord.js");

const READY = [1, { cmd: "DISPATCH", evt: "READY", data: { v: 1 } }];

function opened() {
  said.length = heard.length = 0;
  const led = [];
  const app = new DiscordApp({ visit: (path) => led.push(path), awake() {} });
  const hear = (data, origin = CLIENT, source = client) => heard[0]({ source, origin, data });
  return { app, hear, led };
}

test("only Discord's own pages are told who looks at it, and believed", async () => {
  const { app, hear } = opened();
  const begun = app.begun();
  assert.deepEqual(said.map(({ to }) => to), ["*"]); // the greeting, which tells nothing
  for (const origin of ["https://evil.example", "https://discord.com.evil.example", "http://discord.com", "null"]) hear(READY, origin);
  hear(READY, CLIENT, { postMessage() {} });
  for (const odd of ["text", null, [2, {}], { cmd: "DISPATCH" }]) hear(odd);
  assert.equal(said.length, 1);
  hear(READY, "https://ptb.discord.com");
  await new Promise(setImmediate);
  assert.deepEqual(said.slice(1).map(({ message, to }) => [message[1].cmd, to]), [
    ["SUBSCRIBE", "https://ptb.discord.com"], ["AUTHORIZE", "https://ptb.discord.com"],
  ]);
  const { nonce } = said[2].message[1];
  hear([1, { cmd: "AUTHORIZE", nonce, data: { code: "forged" } }], "https://evil.example");
  hear([1, { cmd: "AUTHORIZE", nonce, data: { code: "given" } }], "https://ptb.discord.com");
  await begun;
  const { data } = await app.greeting();
  assert.deepEqual(JSON.parse(data), { instance: "i", code: "given", table: "ABCD2" });
});

test("it is led where it was meant to be, and after that only to what is meant anew", async () => {
  const { app, led } = opened();
  app.identified({ token: "t", path: "/t/ABCD2", access: "" });
  app.identified({ token: "t", path: "/t/ABCD2", access: "" }); // the line came back
  assert.deepEqual(led, ["/t/ABCD2"]);
  assert.equal(JSON.parse((await app.greeting()).data).table, "");
  app.identified({ token: "t", path: "/cup/WXYZ3", access: "" });
  app.lead({ path: "/t/ABCD2" });
  assert.deepEqual(led, ["/t/ABCD2", "/cup/WXYZ3", "/t/ABCD2"]);
});
