// Where the one Tab stop of a board stands.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Walk } from "../../bot/platforms/web/static/js/walk.js";

function row(...stops) {
  return stops.map(([key, region]) => {
    const attributes = {};
    return { key, region, node: { attributes, setAttribute: (name, value) => (attributes[name] = value), matches: () => false } };
  });
}

test("the stop comes to what can be pressed nearest to where it stood, and is the only one", () => {
  const walk = new Walk(() => {});
  walk.lay([row(["a", true], ["b", true]), row(["c", true], ["d", true])]);
  walk.stop("c");
  const rows = [row(["a", true], ["b", false]), row(["c", false], ["d", true])];
  walk.lay(rows);
  assert.equal(walk.key, "d");
  const stops = rows.flat().filter(({ node }) => node.attributes.tabindex === "0");
  assert.deepEqual(stops.map(({ key }) => key), ["d"]);
});

test("where nothing can be pressed the stop stays where it was", () => {
  const walk = new Walk(() => {});
  walk.lay([row(["a", true], ["b", true])]);
  walk.stop("b");
  walk.lay([row(["a", false], ["b", false])]);
  assert.equal(walk.key, "b");
});
