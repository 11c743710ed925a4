// What Telegram says when it opens the page.

import assert from "node:assert/strict";
import { test } from "node:test";

import { launchOf, olderThan, themeOf } from "../../bot/platforms/web/static/js/telegram_state.js";

const DATA = new URLSearchParams({ user: '{"id":1}', auth_date: "1", start_param: "abc2def", hash: "00" }).toString();
const HASH = `#${new URLSearchParams({ tgWebAppData: DATA, tgWebAppVersion: "8.0", tgWebAppThemeParams: '{"bg_color":"#17212b"}' })}`;

test("the fragment names who has opened it, the table and the client", () => {
  const launch = launchOf(HASH, null);
  assert.equal(launch.data, DATA);
  assert.deepEqual([launch.path, launch.version, themeOf(launch.theme)], ["/t/ABC2DEF", "8.0", "dark"]);
});

test("loaded again it knows the client, and no more who has opened it", () => {
  const kept = { version: "7.2", theme: { bg_color: "#ffffff" } };
  assert.deepEqual(launchOf("", kept), { data: "", path: "", ...kept });
  assert.deepEqual(launchOf("", null), { data: "", path: "", version: "6.0", theme: null });
});

test("what is neither a code nor a path leads nowhere", () => {
  const hash = (start) => `#${new URLSearchParams({ tgWebAppData: new URLSearchParams({ start_param: start }).toString() })}`;
  for (const start of ["", "../me", "a-b", "x".repeat(13), "_me", "a__b", "a_"]) assert.equal(launchOf(hash(start), null).path, "");
  assert.equal(launchOf(hash("tournaments_AbC2DEF"), null).path, "/tournaments/AbC2DEF");
});

test("a theme is light or dark, also one that says nothing", () => {
  for (const light of [{ bg_color: "#ffffff" }, { bg_color: "#e7ebf0" }, {}]) assert.equal(themeOf(light), "light");
  for (const dark of ["#17212b", "#000000", "#1c1c1d", "#212121"]) assert.equal(themeOf({ bg_color: dark }), "dark");
});

test("versions are compared by their numbers", () => {
  assert.ok(olderThan("6.9", "6.10") && olderThan("7.10", "8.0"));
  assert.ok(!olderThan("8.0", "8.0") && !olderThan("10.0", "9.5"));
});
